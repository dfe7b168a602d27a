"""The whole state of a game, as flat lists of numbers: plain, comparable, cheap to copy.

Figures and cards are numbers (``data/cards.py``), spaces and rungs are spots (``field/field.py``), players are P1 to P4
as 0 to 3. A person may play several players; a *seat* is such a person (RF-66).
"""

from __future__ import annotations

from typing import Final, Literal

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.flat import FlatPosition
from stronghold_gui.games.fortress.data.scenarios import ArmyMode
from stronghold_gui.games.fortress.field.field import DOOR_STATES, DoorState
from stronghold_gui.games.fortress.setting import Setting

Stage = Literal["armies", "placing", "drop", "markers", "turns", "over"]
"""The stage of the game: choosing armies, placing them, the start of a round, laying order markers, turns, the end."""

Task = tuple[str, int, int]
"""Something that must still be done: a kind and up to two numbers (``flow.py``)."""

NONE: Final = -1
NOWHERE: Final = -1
"""A figure that is not on the battlefield yet."""
WAITING: Final = -2
"""A figure that waits beside the battlefield to be dropped."""
DEAD: Final = -3
LEFT_OUT: Final = -4
"""A figure without room at the start (rules, section 4)."""

DOOR_TARGET: Final = 1000
"""Number of the door among figures as targets."""
DOOR_CLOSED: Final = 0
DOOR_OPEN: Final = 1
DOOR_GONE: Final = 2
"""The states of the door by number (``DOOR_STATES``)."""

MARKERS_EACH: Final = 4


class Position(FlatPosition):
    """The whole state of a game.

    Attributes:
        setting: the setting; shared, never changed.
        armies: how armies are chosen.
        chance: seed and number of draws so far.
        round: the number of the round, from 1.
        stage: the stage of the match (``Stage``).
        todo: tasks still to be done, the next one last.
        owner: player of each card, or ``NONE``.
        attack_spirits, defence_spirits: the dice that spirits laid on each card add to attack and to defence.
        where, second: the spots of each figure and of its other half, the lower number first. Numbers below 0 are
            ``NOWHERE`` and the constants after it.
        wounds: the wounds of each figure.
        at: the figure on each spot, or ``NONE``.
        held: bits of the occupied spots.
        markers: card under each order marker, four for each player.
        turned: bits of the markers that were turned up.
        door: the number of its state (``DOOR_OPEN``).
        door_wounds: the wounds on the door card.
        controller: the owner of the door card.
        toggled: whether the last move opened or closed the door (RF-36); leaving it alone does not count.
        resting: bits of the players who leave the door alone until the end of the turn, and above these the bits of
            those who do until the end of the round.
        flag: whether the flag is up.
        starters: bits of figures that their players placed at the start (RF-70).
        grenades: bits of cards whose grenades are spent.
        thrown: bits of cards that threw grenades in this turn.
        first: the first player of a draft.
        drafted: the number of picks and skipped turns of a draft.
        done: bits of the players who are done in a draft.
        order: the players in the order of this round's turns.
        taken: turns of each player, in modes without rounds.
        player, card: the player and the card of the current turn.
        number: the number of the current turn in the round, from 0.
        moved: bits of figures that have moved in this turn.
        attacked: bits of figures that have attacked in this turn.
        again: bits of figures that have attacked twice in this turn.
        fighting: whether there was an attack, or an action in its place, in this turn.
        used: bits of the powers used in this turn (``acting/powers.py``).
        quarry: first target of the active squad in this turn, a figure or ``DOOR_TARGET``.
        hunter: the figure that attacked this target.
        mover: the figure that is moving.
        spent: the points that the mover has spent.
        entered: the spot that the mover entered last.
        walking: whether the whole way of the mover was on walk and road.
        falls: drops that are rolled when the move is over.
        path: the rest of the mover's way, two spots for each step; the second is ``NONE`` for a single-space figure.
        attacker, weapon: the figure that attacks, and the kind of its attack.
        skulls: the number of skulls rolled.
        targets: the targets that have not defended yet.
        stood: the spots of the attacker when it declared the attack (RF-85).
        clones: the figures that are still to be rolled for with Water Clone.
        winners: the winning seats.
        ending: the kind of ending.
    """

    __slots__ = (
        "again", "armies", "at", "attack_spirits", "attacked", "attacker", "card", "clones", "controller",
        "defence_spirits", "done", "door", "door_wounds", "drafted", "ending", "entered", "falls", "fighting",
        "first", "flag", "grenades", "held", "hunter", "markers", "moved", "mover", "number", "order", "owner", "path",
        "player", "quarry", "resting", "round", "second", "setting", "skulls", "spent", "stage", "starters", "stood",
        "taken", "targets", "thrown", "todo", "toggled", "turned", "used", "walking", "weapon", "where", "winners",
        "wounds",
    )  # fmt: skip
    LISTS = (
        "at", "attack_spirits", "defence_spirits", "markers", "owner", "second", "taken", "todo", "where", "wounds",
    )  # fmt: skip
    SHARED = ("setting",)

    def __init__(self, setting: Setting, armies: ArmyMode, seed: int) -> None:
        """Make an empty battlefield without armies."""
        figures, cards = len(setting.cards.card_of), len(setting.cards.cards)
        self.setting = setting
        self.armies: ArmyMode = armies
        self.chance = Chance(seed)
        self.round = 1
        self.stage: Stage = "armies"
        self.todo: list[Task] = []
        self.owner = [NONE] * cards
        self.attack_spirits = [0] * cards
        self.defence_spirits = [0] * cards
        self.where = [NOWHERE] * figures
        self.second = [NONE] * figures
        self.wounds = [0] * figures
        self.at = [NONE] * len(setting.field.spots)
        self.held = 0
        self.markers = [NONE] * (MARKERS_EACH * setting.players)
        self.turned = 0
        self.door = DOOR_OPEN if setting.scenario.opened else DOOR_CLOSED
        if not setting.field.door_spots:
            self.door = DOOR_GONE
        self.door_wounds = 0
        self.controller = setting.scenario.controller
        self.toggled = False
        self.resting = 0
        self.flag = setting.plan.flag is not None
        self.starters = 0
        self.grenades = self.thrown = 0
        self.first = NONE
        self.drafted = self.done = 0
        self.order: tuple[int, ...] = ()
        self.taken = [0] * setting.players
        self.player = self.card = NONE
        self.number = 0
        self.moved = self.attacked = self.again = self.used = 0
        self.fighting = False
        self.quarry = self.hunter = NONE
        self.mover = NONE
        self.spent = 0
        self.entered = NONE
        self.walking = False
        self.falls: tuple[int, ...] = ()
        self.path: tuple[int, ...] = ()
        self.attacker = NONE
        self.weapon = ""
        self.skulls = 0
        self.stood: tuple[int, ...] = ()
        self.targets: tuple[int, ...] = ()
        self.clones: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()
        self.ending = ""

    # -- owners ------------------------------------------------------------------------------------------------------

    def owner_of(self, figure: int) -> int:
        """Return the player of a figure."""
        return self.owner[self.setting.cards.card_of[figure]]

    def side_of(self, figure: int) -> int:
        """Return the side of a figure."""
        return self.setting.side[self.owner[self.setting.cards.card_of[figure]]]

    def seat(self, player: int) -> int:
        """Return the seat that plays a player of the scenario."""
        return self.setting.seating.people[player]

    def cards_of(self, player: int) -> list[int]:
        """Return the cards of a player."""
        return [card for card, owner in enumerate(self.owner) if owner == player]

    def friends(self, player: int, other: int) -> bool:
        """Return whether two players win together."""
        return self.setting.side[player] == self.setting.side[other]

    # -- places of figures -------------------------------------------------------------------------------------------

    def enemies(self, side: int) -> list[int]:
        """Return the figures on the battlefield that fight against a side."""
        where, sides, spans = self.where, self.setting.side, self.setting.cards.spans
        return [
            figure
            for card, owner in enumerate(self.owner)
            if sides[owner] != side
            for figure in spans[card]
            if where[figure] >= 0
        ]

    def spots(self, figure: int) -> tuple[int, ...]:
        """Return the spots of a figure on the battlefield."""
        second = self.second[figure]
        return (self.where[figure],) if second < 0 else (self.where[figure], second)

    def standing(self) -> list[int]:
        """Return the figures on the battlefield."""
        return [figure for figure, spot in enumerate(self.where) if spot >= 0]

    def alive(self, card: int) -> bool:
        """Return whether a card still has a figure, on the battlefield or waiting to be dropped."""
        for figure in self.setting.cards.spans[card]:
            if self.where[figure] >= 0 or self.where[figure] == WAITING:
                return True
        return False

    def has_figures(self, player: int) -> bool:
        """Return whether a player has a figure, on the battlefield or waiting (RF-78)."""
        where = self.where
        for owner, figures in zip(self.owner, self.setting.cards.spans, strict=True):
            if owner == player:
                for figure in figures:
                    if where[figure] >= 0 or where[figure] == WAITING:
                        return True
        return False

    def put(self, figure: int, spot: int, second: int = NONE) -> None:
        """Put a figure on one or two spots; a spot shared with a friend during a move stays the friend's in ``at``."""
        self.lift(figure)
        if NONE < second < spot:
            spot, second = second, spot
        self.where[figure], self.second[figure] = spot, second
        for under in (spot, second):
            if under >= 0 and self.at[under] == NONE:
                self.at[under] = figure
                self.held |= self.setting.field.bits[under]

    def lift(self, figure: int, to: int = NOWHERE) -> None:
        """Take a figure off the battlefield."""
        for spot in (self.where[figure], self.second[figure]):
            if spot >= 0 and self.at[spot] == figure:
                self.at[spot] = NONE
                self.held ^= self.setting.field.bits[spot]
        self.where[figure], self.second[figure] = to, NONE

    # -- the door ----------------------------------------------------------------------------------------------------

    @property
    def door_state(self) -> DoorState:
        """The state of the door."""
        return DOOR_STATES[self.door]

    @property
    def leaf(self) -> int:
        """The spot of the door's leaf, to which range and adjacency are measured; -1 if the door is destroyed."""
        return self.setting.field.barred[DOOR_STATES[self.door]]
