"""The form of ``scenarios.json``, and its conversion to values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from pydantic import Field

from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.fortress.data.cards import CardId
from stronghold_gui.games.fortress.data.scenarios import (
    MOST_PLAYERS,
    End,
    EndKind,
    Mode,
    ModeId,
    Player,
    Scenario,
    ScenarioId,
    Seating,
)
from stronghold_gui.games.fortress.field.plan import Space
from stronghold_gui.games.fortress.field.written import SpacePart

_END_FIGURES: Final[Mapping[EndKind, tuple[str, ...]]] = {
    "rescue": ("guards", "rescued", "heroes", "on_foot"),
    "flag": ("defender",),
    "run": ("runner", "runners"),
}
"""The names of the numbers of each kind of end."""
_ZoneId = Annotated[str, Field(min_length=1, max_length=60)]
_Zones = Annotated[tuple[_ZoneId, ...], Field(max_length=10)]

Zones = Mapping[str, frozenset[Space]]


@dataclass(frozen=True, slots=True)
class ModesPart(Part):
    """All modes."""

    expert: Mode
    discovery: Mode


@dataclass(frozen=True, slots=True)
class DoorStartPart(Part):
    """The owner of the door at the start, and whether it is open."""

    controller: Player
    open: bool


@dataclass(frozen=True, slots=True)
class GlyphPart(Part):
    """A glyph on the ground."""

    id: Literal["valda"]
    at: SpacePart


@dataclass(frozen=True, slots=True)
class ScenarioPart(Part):
    """A scenario; places are zones by name, and -1 is no player."""

    id: ScenarioId
    map: Annotated[str, Field(min_length=1, max_length=60)]
    mode: ModeId
    rounds: Annotated[int, Field(ge=1, le=100)]
    zones: Annotated[tuple[_Zones, ...], Field(min_length=1, max_length=MOST_PLAYERS)]
    inside: _Zones
    door: DoorStartPart
    glyphs: Annotated[tuple[GlyphPart, ...], Field(max_length=100)]
    end: End
    seatings: dict[Literal["1", "2", "3", "4"], Seating]
    card_zones: Annotated[dict[CardId, _Zones], Field(max_length=100)] = field(default_factory=dict)
    door_guard: Player = -1
    places_first: Player = -1
    begins: Player = -1


@dataclass(frozen=True, slots=True)
class ScenariosFile(Part):
    """The file."""

    modes: ModesPart
    zones: Annotated[dict[_ZoneId, Annotated[tuple[SpacePart, ...], Field(max_length=1000)]], Field(max_length=100)]
    scenarios: Annotated[tuple[ScenarioPart, ...], Field(max_length=10)]


def read_modes(written: ScenariosFile) -> dict[ModeId, Mode]:
    """Return the modes of a file by id."""
    return {"expert": written.modes.expert, "discovery": written.modes.discovery}


def read_scenarios(written: ScenariosFile, cards: Sequence[str]) -> dict[str, Scenario]:
    """Return the scenarios of a file by id.

    Args:
        written: the file.
        cards: ids of the cards that armies are made of.

    Raises:
        DataFault: parts of the file contradict each other; the error has the path.
    """
    modes = read_modes(written)
    zones = {name: _zone(spaces, f"zones.{name}") for name, spaces in written.zones.items()}
    found: dict[str, Scenario] = {}
    for index, part in enumerate(written.scenarios):
        path = f"scenarios[{index}]"
        if part.id in found:
            raise DataFault(f"{path}.id", f"'{part.id}' is there twice")
        _check_players(part, path)
        for card in part.card_zones:
            _check_card(card, cards, f"{path}.card_zones.{card}")
        for number, seating in part.seatings.items():
            _check_seating(number, seating, len(part.zones), cards, f"{path}.seatings.{number}")
        _check_end(part.end, f"{path}.end")
        found[part.id] = Scenario(
            id=part.id,
            map=part.map,
            mode=modes[part.mode],
            rounds=part.rounds,
            zones=tuple(_named(names, zones, f"{path}.zones[{player}]") for player, names in enumerate(part.zones)),
            card_zones={
                card: _named(names, zones, f"{path}.card_zones.{card}") for card, names in part.card_zones.items()
            },
            inside=_named(part.inside, zones, f"{path}.inside"),
            controller=part.door.controller,
            opened=part.door.open,
            guard=part.door_guard,
            glyphs={glyph.at: glyph.id for glyph in part.glyphs},
            places_first=part.places_first,
            begins=part.begins,
            end=part.end,
            seatings={int(number): seating for number, seating in part.seatings.items()},
        )
    return found


def _zone(spaces: tuple[Space, ...], path: str) -> frozenset[Space]:
    found = frozenset(spaces)
    if len(found) < len(spaces):
        raise DataFault(path, "a space is there twice")
    return found


def _named(names: tuple[str, ...], zones: Zones, path: str) -> frozenset[Space]:
    """Return the spaces of several zones, by name."""
    for index, name in enumerate(names):
        if name not in zones:
            raise DataFault(f"{path}[{index}]", f"there is no zone '{name}'")
    return frozenset[Space]().union(*(zones[name] for name in names))


def _check_players(part: ScenarioPart, path: str) -> None:
    players = {
        "door.controller": part.door.controller,
        "door_guard": part.door_guard,
        "places_first": part.places_first,
        "begins": part.begins,
    }
    for name, player in players.items():
        if player >= len(part.zones):
            raise DataFault(f"{path}.{name}", f"the scenario has zones for {len(part.zones)} players")


def _check_card(card: str, cards: Sequence[str], path: str) -> None:
    if card not in cards:
        raise DataFault(path, f"there is no card '{card}'")


def _check_end(end: End, path: str) -> None:
    if set(end.figures) != set(_END_FIGURES[end.kind]):
        raise DataFault(f"{path}.figures", f"those of '{end.kind}' are {', '.join(_END_FIGURES[end.kind])}")


def _check_seating(number: str, part: Seating, players: int, cards: Sequence[str], path: str) -> None:
    people = set(part.people)
    if number != str(len(people)) or people != set(range(len(people))):
        raise DataFault(f"{path}.people", f"these are not the seats of {number} people")
    if len(part.people) > players:
        raise DataFault(f"{path}.people", f"the scenario has zones for {players} players")
    if sorted(player for side in part.sides for player in side) != list(range(len(part.people))):
        raise DataFault(f"{path}.sides", "every player is of one side")
    if len(part.given) != len(part.people) or (part.limits is not None and len(part.limits) != len(part.people)):
        raise DataFault(path, "there are a limit and an army for each player")
    for player, army in enumerate(part.given):
        for index, card in enumerate(army):
            _check_card(card, cards, f"{path}.given[{player}][{index}]")
    everything = [card for army in part.given for card in army]
    if len(set(everything)) < len(everything):
        raise DataFault(f"{path}.given", "a card is in two armies")
