"""Levels of computer players, whose weights are data files: ``resources/<game>/players/<level>.json``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Final, TypeVar

from pydantic import Field

from stronghold_gui.core.data_files import read_data
from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.validation import adapter
from stronghold_gui.files import reading_resource, resource
from stronghold_gui.players.halving import Halving

LEVELS: Final = ("random", "easy", "medium", "hard")
"""The levels that games have, weakest first; the first one needs no file."""

_USUAL: Final = "medium"

Rounds = Annotated[tuple[Halving, ...], Field(min_length=1, max_length=10)]
"""The rounds of a search in a level's file: ``{"worlds": 2, "keep": 6}``, some with a ``"reach"``."""

K = TypeVar("K")
T = TypeVar("T")


class UnknownLevel(ValueError):
    """There is no player of that level.

    Attributes:
        level: the requested level.
        known: the existing levels.
    """

    def __init__(self, level: str, known: Sequence[str]) -> None:
        super().__init__(f"there is no player {level!r}; there are {', '.join(known)}")
        self.level, self.known = level, tuple(known)


def usual_level(levels: Iterable[str]) -> str:
    """Return the level to offer first: the middle one, else the first one; "" for a game without players."""
    known = tuple(levels)
    return _USUAL if _USUAL in known else next(iter(known), "")


def level_file(game: str, level: str) -> Path:
    """Return the file of a level of a game.

    Raises:
        UnknownLevel: there is no such level, or it needs no file.
    """
    if level not in LEVELS[1:]:
        raise UnknownLevel(level, LEVELS)
    return resource(game, "players", f"{level}.json")


def read_level(game: str, level: str, kind: type[K], make: Callable[[K], T]) -> T:
    """Return a level read from its file.

    Args:
        game: the game.
        level: the level.
        kind: the dataclass of its content.
        make: makes the player from it; raises ``DataFault`` for members that contradict each other.

    Raises:
        UnknownLevel: there is no such level, or it needs no file.
        BadResource: the file is missing or has an impossible value; with the path in it.
    """
    file = level_file(game, level)
    with reading_resource(file):
        return make(read_data(kind, file))


def check_rounds(rounds: Sequence[Halving], path: str) -> None:
    """Check that only the first round of a search makes new ways, with the number of children in each generation.

    Raises:
        DataFault: a later round has generations, or only one of the two numbers is given.
    """
    for number, step in enumerate(rounds):
        if bool(step.generations) != bool(step.children):
            raise DataFault(f"{path}[{number}]", "'generations' and 'children' are given together")
    if any(step.generations for step in rounds[1:]):
        raise DataFault(path, "only the first round can have generations")


@cache
def ranges(kind: type[Part]) -> Mapping[str, tuple[float, float]]:
    """Return the smallest and the largest value that each weight may have, by its name."""
    members = adapter(kind).json_schema()["properties"]  # type: ignore[arg-type]  # a type is hashable
    return {name: (float(member["minimum"]), float(member["maximum"])) for name, member in members.items()}
