"""Scenarios and modes: map, players, start zones and end of the match (rules, sections 0, 13, 14 and 15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal, get_args

from pydantic import Field

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.fortress.data.cards import CardId
from stronghold_gui.games.fortress.field.plan import Space

ScenarioId = Literal["siege", "ambush", "small"]
SCENARIOS: Final[tuple[ScenarioId, ...]] = get_args(ScenarioId)
ArmyMode = Literal["given", "chosen", "draft"]
ARMY_MODES: Final[tuple[ArmyMode, ...]] = get_args(ArmyMode)
ModeId = Literal["expert", "discovery"]
ModeChoice = Literal["usual", "expert", "discovery"]
"""A mode; ``usual`` is the one that a scenario is made for."""
MODE_CHOICES: Final[tuple[ModeChoice, ...]] = get_args(ModeChoice)
EndKind = Literal["rescue", "flag", "run"]
MOST_PLAYERS: Final = 4
Player = Annotated[int, Field(ge=0, lt=MOST_PLAYERS)]
_Players = Annotated[tuple[Player, ...], Field(max_length=MOST_PLAYERS)]
_Limit = Annotated[int, Field(ge=0, le=10_000)]
_Army = Annotated[tuple[CardId, ...], Field(max_length=100)]


@dataclass(frozen=True, slots=True)
class Mode(Part):
    """The switches of a mode (RF-06).

    Attributes:
        falls, engagement, strikes, climb_limit: whether moving has them.
        wounds: whether figures have points of life; otherwise any unblocked skull destroys.
        powers, glyphs: whether they work.
        rounds: whether there are rounds with initiative and order markers; otherwise single turns with any own card.
        door_destructible: whether the door can be destroyed.
        door_card: whether the owner of the door card controls the door.
        head: whether figures see from their head; otherwise from the target point just below it.
    """

    falls: bool
    engagement: bool
    strikes: bool
    climb_limit: bool
    wounds: bool
    powers: bool
    glyphs: bool
    rounds: bool
    door_destructible: bool
    door_card: bool
    head: bool


@dataclass(frozen=True, slots=True)
class Seating(Part):
    """The seating of a scenario for a number of people.

    Attributes:
        people: for each player (P1 first) the person who plays it (RF-66).
        sides: groups of players that win together.
        limits: points of each player's army; empty if armies are always the given ones.
        given: card ids of each player's given army (RF-75).
    """

    people: _Players
    sides: Annotated[tuple[_Players, ...], Field(max_length=MOST_PLAYERS)]
    limits: Annotated[tuple[_Limit, ...], Field(max_length=MOST_PLAYERS)] | None
    given: Annotated[tuple[_Army, ...], Field(max_length=MOST_PLAYERS)]


@dataclass(frozen=True, slots=True)
class End(Part):
    """The end of a scenario: its kind, and its numbers by name (``ends.py``)."""

    kind: EndKind
    figures: Annotated[Mapping[str, Annotated[int, Field(ge=0, le=30)]], Field(max_length=10)]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario.

    Attributes:
        id: its name.
        map: its map.
        mode: the mode with its switches.
        rounds: the number of rounds.
        zones: the start zone of each player.
        card_zones: zones of single cards, which replace the start zone of the player.
        inside: the spaces inside the fortress (RF-72).
        controller: the owner of the door at the start.
        opened: whether the door is open at the start.
        guard: the player who begins with a figure on door space 4, or -1.
        glyphs: glyph ids by space.
        places_first: the player who places first, or -1 for the player with the highest roll.
        begins: the player who begins round 1 without initiative, or -1.
        end: the way in which it ends.
        seatings: the seating for each number of people.
    """

    id: ScenarioId
    map: str
    mode: Mode
    rounds: int
    zones: tuple[frozenset[Space], ...]
    card_zones: Mapping[str, frozenset[Space]]
    inside: frozenset[Space]
    controller: int
    opened: bool
    guard: int
    glyphs: Mapping[Space, str]
    places_first: int
    begins: int
    end: End
    seatings: Mapping[int, Seating]
