"""Caches of moves with a figure and a place; without them a random move takes a sixth longer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from stronghold_gui.games.fortress.field.field import Field
from stronghold_gui.games.fortress.moves import Fly, Go, Place, Step

M = TypeVar("M")


class Listed(dict[tuple[int, ...], M], Generic[M]):
    """A lazy cache of a figure's moves of one kind, by place."""

    def __init__(self, kind: Callable[[str, str, str], M], figure: str, field: Field) -> None:
        """Store the class of the moves, which is called with the figure, the space, and the second space or ``""``."""
        super().__init__()
        self._kind, self._figure, self._field = kind, figure, field

    def __missing__(self, place: tuple[int, ...]) -> M:
        name = self._field.name
        second = name(place[1]) if len(place) == 2 else ""
        made = self[place] = self._kind(self._figure, name(place[0]), second)
        return made


class Numbered(dict[int, M], Generic[M]):
    """The moves of ``Listed`` by the number of the place (a spot or a pair of spots), for the fastest lookup."""

    def __init__(self, listed: Listed[M], places: Sequence[tuple[int, ...]]) -> None:
        """Store the moves by place, and the places."""
        super().__init__()
        self._listed, self._places = listed, places

    def __missing__(self, number: int) -> M:
        made = self[number] = self._listed[self._places[number]]
        return made


class ByFigure(dict[str, Listed[M]], Generic[M]):
    """The moves of one kind, by the name of the figure."""

    def __init__(self, kind: Callable[[str, str, str], M], field: Field) -> None:
        super().__init__()
        self._kind, self._field = kind, field

    def __missing__(self, figure: str) -> Listed[M]:
        made = self[figure] = Listed(self._kind, figure, self._field)
        return made


class Walks(dict[str, tuple[list[Step], list[Go]]]):
    """The steps and the longer moves of single-space figures to every spot, by the name of the figure."""

    def __init__(self, field: Field) -> None:
        super().__init__()
        self._field = field

    def __missing__(self, figure: str) -> tuple[list[Step], list[Go]]:
        spaces = self._field.names
        made = self[figure] = [Step(figure, space) for space in spaces], [Go(figure, space) for space in spaces]
        return made


class Moves:
    """All moves with a figure and a place on one battlefield, for every scenario.

    Attributes:
        goes, flies, placings: the moves by figure and place.
        strides: single steps; the first spot of their place is the one that the leading half enters.
        walks: steps and longer moves of single-space figures, by spot.
    """

    def __init__(self, field: Field) -> None:
        self.goes, self.flies, self.placings = ByFigure(Go, field), ByFigure(Fly, field), ByFigure(Place, field)
        self.strides = ByFigure(Step, field)
        self.walks = Walks(field)
