"""Types that all data files of the game share: numbers within bounds, and numbers that files give by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, TypeVar

from pydantic import BeforeValidator, Field

from stronghold_gui.core.data_files import Note
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted.pieces import FIRST_FOE_ENGINE, NONE

MOST = 99
"""The highest number in a data file."""
MOST_PIECES = 999
"""Upper bound for a number of pieces; no game box reaches it."""
TURNS = 20
"""Number of turns of a campaign; every faction has an army for each."""
TOP_LEVEL = 5
"""The highest level of a section and of most buildings."""

Few = Annotated[int, Field(ge=0, le=MOST)]
Some = Annotated[int, Field(ge=1, le=MOST)]
Turn = Annotated[int, Field(ge=1, le=TURNS)]
AnyLevel = Annotated[int, Field(ge=0, le=TOP_LEVEL)]
SomeLevel = Annotated[int, Field(ge=1, le=TOP_LEVEL)]
EachNumber = tuple[Few, Few, Few, Few]
"""Numbers by number of defenders, from 1."""
Technologies = Annotated[tuple[ids.TechnologyId, ...], Field(max_length=len(ids.TECHNOLOGY_IDS))]


def _number_of(names: Sequence[str], first: int = 0, **others: int) -> BeforeValidator:
    """Return a validator that replaces a name by its number.

    Args:
        names: names in the order of their numbers.
        first: the number of the first one.
        others: further names with their numbers.
    """
    numbers = {name: first + place for place, name in enumerate(names)} | others

    def number(name: Json) -> int:
        if not isinstance(name, str) or name not in numbers:
            raise ValueError(f"{name!r:.40} is not one of {', '.join(numbers)}")
        return numbers[name]

    return BeforeValidator(number)


TechnologyNumber = Annotated[int, _number_of(ids.TECHNOLOGY_IDS)]
UnitNumber = Annotated[int, _number_of(ids.UNIT_IDS)]
GroundNumber = Annotated[int, _number_of(ids.GROUND_IDS)]
FactionNumber = Annotated[int, _number_of(ids.FACTION_IDS)]
FoeEngineNumber = Annotated[int, _number_of(ids.FOE_ENGINE_IDS, FIRST_FOE_ENGINE)]
DirectionNumber = Annotated[int, _number_of(ids.DIRECTION_IDS)]
FaceNumber = Annotated[int, _number_of(ids.DIRECTION_IDS, again=NONE)]
RingNumber = Annotated[int, _number_of(ids.RING_NAMES)]
SectionNumber = Annotated[int, _number_of(ids.SECTION_IDS)]

N = TypeVar("N", bound=str)


@dataclass(frozen=True, slots=True, kw_only=True)
class DataFile(Part):
    """A data file; ``reconstructed``: members that the printed rules do not give, with the reason for each."""

    about: Note = ""
    reconstructed: Annotated[dict[str, Note], Field(max_length=100)] = field(default_factory=dict)


def bits(technologies: Iterable[ids.TechnologyId]) -> int:
    """Return technologies as a bit mask."""
    return sum(1 << ids.TECHNOLOGY_IDS.index(name) for name in set(technologies))


def counted(counts: Mapping[N, int], names: Iterable[N]) -> tuple[int, ...]:
    """Return the count of each name; a name that is left out counts 0."""
    return tuple(counts.get(name, 0) for name in names)
