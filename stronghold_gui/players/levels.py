"""Levels: a player is data. Each lies in ``resources/<game>/players/<level>.json``, read when it plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from stronghold_gui.core.reading import Node, read_json
from stronghold_gui.files import reading_resource, resource
from stronghold_gui.players.halving import Halving

LEVELS: Final = ("random", "easy", "medium", "hard")
"""The levels that games have, weakest first; the first one needs no file."""

T = TypeVar("T")


class UnknownLevel(ValueError):
    """There is no player of that level.

    Attributes:
        level: what was asked for. ``known``: what there is.
    """

    def __init__(self, level: str, known: Sequence[str]) -> None:
        super().__init__(f"there is no player {level!r}; there are {', '.join(known)}")
        self.level, self.known = level, tuple(known)


def level_file(game: str, level: str) -> Path:
    """Return where a level of a game lies.

    Raises:
        UnknownLevel: levels have other names.
    """
    if level not in LEVELS[1:]:
        raise UnknownLevel(level, LEVELS)
    return resource(game, "players", f"{level}.json")


def read_level(game: str, level: str, read: Callable[[Node], T]) -> T:
    """Return what a game makes of the file of a level.

    Raises:
        UnknownLevel: levels have other names.
        BadResource: the file is missing or says something that cannot be; with the path in it.
    """
    file = level_file(game, level)
    with reading_resource(file):
        return read(read_json(file))


def read_rounds(node: Node) -> tuple[Halving, ...]:
    """Return the rounds of a search: a list of ``{"worlds": 2, "keep": 6}``, some with a ``"reach"``.

    The first one may have ``"broods"``, with how many are ``"born"`` in each.

    Raises:
        DataFault: there is none, a number is out of its range, or a later round has broods.
    """
    rounds = tuple(
        Halving(
            step.at("worlds").number(1, 1000),
            step.at("keep").number(1, 1000),
            step.at("reach").number(0, 10) if step.has("reach") else 0,
            *((step.at("broods").number(1, 100), step.at("born").number(1, 1000)) if step.has("broods") else ()),
        )
        for step in node.items()
    )
    if not rounds:
        raise node.fault("at least one round was expected")
    if any(step.broods for step in rounds[1:]):
        raise node.fault("only the first round can have broods")
    return rounds
