"""Moves that name a figure and a place: listed again and again, so each is made once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from stronghold_gui.games.fortress.field.field import Field

M = TypeVar("M")


class Listed(dict[tuple[int, ...], M], Generic[M]):
    """The moves of one kind of a figure, by place; each is made when it is first asked for."""

    def __init__(self, kind: Callable[[str, str, str], M], figure: str, field: Field) -> None:
        """Take what makes a move of the figure, the space and the second space or ``""``."""
        super().__init__()
        self._kind, self._figure, self._field = kind, figure, field

    def __missing__(self, place: tuple[int, ...]) -> M:
        name = self._field.name
        second = name(place[1]) if len(place) == 2 else ""
        made = self[place] = self._kind(self._figure, name(place[0]), second)
        return made
