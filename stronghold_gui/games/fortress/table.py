"""The table as people read it: a position in ids instead of numbers, as a tree of plain values.

Views, the window, position documents and the commands all read this form; the rules themselves never do. It is made by
``reading.read_table`` and turned back into a position by ``documents``. Every default is the value of an empty table,
so that a document may leave it out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pydantic import NonNegativeInt

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.fortress.data.rulings import RULINGS, RulingsId
from stronghold_gui.games.fortress.data.scenarios import ArmyMode, ModeChoice, ScenarioId
from stronghold_gui.games.fortress.field.field import DoorState
from stronghold_gui.games.fortress.field.written import MapPart
from stronghold_gui.games.fortress.position import Stage

PlayerId = Literal["p1", "p2", "p3", "p4"]
Waiting = Literal["", "to_place", "waiting", "dead", "left_out"]
"""The state of a figure off the battlefield: still to be placed, waiting to be dropped, dead, left out; else ""."""


@dataclass(slots=True)
class Figure(Part):
    """A figure.

    Attributes:
        space: its space.
        second: the space of its other half.
        state: its state off the battlefield.
        wounds: its wounds.
    """

    space: str = ""
    second: str = ""
    state: Waiting = ""
    wounds: NonNegativeInt = 0


@dataclass(slots=True)
class ArmyCard(Part):
    """An army card.

    Attributes:
        player: its owner.
        attack, defence: spirits of champions on it.
        grenades: whether its grenades are spent.
        figures: the figures of the card, by id.
    """

    player: PlayerId
    attack: NonNegativeInt = 0
    defence: NonNegativeInt = 0
    grenades: bool = False
    figures: dict[str, Figure] = field(default_factory=dict)


@dataclass(slots=True)
class Markers(Part):
    """The order markers of a player.

    Attributes:
        one, two, three, x: the card under each marker, "" if there is none or it is hidden.
        turned: markers that were turned, by their number.
        unseen: in a view, the number of face-down markers on each card.
        laid: whether all markers are laid; used in the stage in which players lay them.
    """

    one: str = ""
    two: str = ""
    three: str = ""
    x: str = ""
    turned: list[NonNegativeInt] = field(default_factory=list)
    unseen: dict[str, NonNegativeInt] = field(default_factory=dict)
    laid: bool = False


@dataclass(slots=True)
class DoorPart(Part):
    """The door: its state, the wounds on its card, who controls it, and whether it was operated just now."""

    state: DoorState = "closed"
    wounds: NonNegativeInt = 0
    controller: PlayerId = "p1"
    toggled: bool = False


@dataclass(slots=True)
class Turn(Part):
    """The current turn.

    Attributes:
        player, card: the player and the card of the turn.
        number: the number of the turn in the round, from 0.
        moved: figures that have moved in the turn.
        attacked: figures that have attacked in the turn.
        again: figures that have attacked twice in the turn.
        fighting: whether there was an attack, or an action in its place.
        used: bits of the powers used in the turn.
        throws: cards that threw grenades in the turn.
        quarry, hunter: the first target of the turn, and its attacker.
        mover, spent, entered, walking, falls, path: the move under way, as in ``position.Position``.
        attacker, weapon, skulls, targets: the current attack, as in ``position.Position``.
        stood: the place of an attacker that has fallen in this attack.
        clones: the figures that are still to be rolled for with Water Clone.
    """

    player: str = ""
    card: str = ""
    number: NonNegativeInt = 0
    moved: list[str] = field(default_factory=list)
    attacked: list[str] = field(default_factory=list)
    again: list[str] = field(default_factory=list)
    fighting: bool = False
    used: NonNegativeInt = 0
    throws: list[str] = field(default_factory=list)
    quarry: str = ""
    hunter: str = ""
    mover: str = ""
    spent: NonNegativeInt = 0
    entered: str = ""
    walking: bool = False
    falls: list[NonNegativeInt] = field(default_factory=list)
    path: list[list[str]] = field(default_factory=list)
    attacker: str = ""
    weapon: str = ""
    skulls: NonNegativeInt = 0
    targets: list[str] = field(default_factory=list)
    stood: list[str] = field(default_factory=list)
    clones: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Draft(Part):
    """A draft: the first player, the number of picks and skipped turns, the players who are done."""

    first: str = ""
    drafted: NonNegativeInt = 0
    done: list[PlayerId] = field(default_factory=list)


@dataclass(slots=True)
class Table(Part):
    """The whole table.

    Attributes:
        scenario, mode, people, armies: scenario, mode, number of people, and the way of choosing armies.
        map: the custom map, if any.
        rulings: the version of the rulings, if it is not the current one.
        round: the number of the round, from 1.
        stage: the stage of the game.
        cards: the cards of all armies, by id.
        starters: figures that were placed at the start.
        markers: the order markers of each player.
        order: players in the order of this round's turns.
        taken: turns of each player, in modes without rounds.
        door: the state of the door.
        flag: whether the flag is up.
        resting: players who leave the door alone until the end of the turn, of the round, or both.
        draft, turn: the draft and the current turn.
        todo: tasks still to be done, the next one last (``naming.py``).
        winners: the winning seats.
        ending: the kind of ending.
        seed: the seed of chance.
        draws: the number of draws so far.
    """

    scenario: ScenarioId
    people: int
    map: MapPart | None = None
    mode: ModeChoice = "usual"
    rulings: RulingsId = RULINGS[0]
    armies: ArmyMode = "given"
    round: int = 1
    stage: Stage = "armies"
    cards: dict[str, ArmyCard] = field(default_factory=dict)
    starters: list[str] = field(default_factory=list)
    markers: dict[PlayerId, Markers] = field(default_factory=dict)
    order: list[PlayerId] = field(default_factory=list)
    taken: dict[PlayerId, NonNegativeInt] = field(default_factory=dict)
    door: DoorPart = field(default_factory=DoorPart)
    flag: bool = True
    resting: dict[PlayerId, Literal["turn", "round", "both"]] = field(default_factory=dict)
    draft: Draft = field(default_factory=Draft)
    turn: Turn = field(default_factory=Turn)
    todo: list[str] = field(default_factory=list)
    winners: list[PlayerId] = field(default_factory=list)
    ending: str = ""
    seed: NonNegativeInt = 0
    draws: NonNegativeInt = 0
