"""The legal moves as gestures, and the question about the second space of a two-space figure."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from stronghold_gui.desktop.fortress.contents import FLAG, HALF
from stronghold_gui.desktop.table.by_hand import Answers
from stronghold_gui.desktop.table.model import PILE, Source, TableContents, pile_target
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.field.hexes import DIRECTION_INDEX, neighbours
from stronghold_gui.games.fortress.setting import Setting
from stronghold_gui.games.fortress.table import Table

Answer = tuple[int, m.Move]
"""A seat and one of its moves."""


class Gestures(Answers[m.Move]):
    """The legal moves as gestures. To name the next defender, move the door or use a card, taking a pile is enough."""

    def __init__(self, table: Table, setting: Setting, contents: TableContents) -> None:
        """Store the table; `add` then adds moves.

        Args:
            table: the view of a seat.
            setting: the map.
            contents: the piles by area.
        """
        super().__init__()
        self._table, self._setting = table, setting
        self._where: dict[str, list[str]] = {}
        for area, piles in contents.items():
            for pile in piles:
                self._where.setdefault(pile.key, []).append(area)

    def add(self, seat: int, moves: Iterable[m.Move]) -> None:
        """Add the legal moves of a seat, except single steps, since a walking figure gets its whole way at once."""
        for move in moves:
            self.add_move(seat, move, self._of(move), picked=isinstance(move, m.Next | m.Door | m.Use))

    def only(self, figure: str, others: Mapping[str, Sequence[Answer]]) -> None:
        """Restrict a figure to these spaces, each with its possible moves."""
        for source in self.piles(figure):
            self.reach[source] = {space: list(answers) for space, answers in others.items()}

    def meets(self, piles: Container[Source]) -> bool:
        """Return whether a gesture begins or ends at one of the given piles, such as an attack on the door."""
        if any(source in piles for source in self.reach):
            return True
        ends = (target.partition(PILE) for targets in self.reach.values() for target in targets)
        return any((area, key) in piles for area, mark, key in ends if mark)

    def _of(self, move: m.Move) -> Iterable[tuple[Source, str]]:
        """Return the pairs of source and target that mean a move."""
        if isinstance(move, m.Go) and not move.second:
            # Nearly all of a hundred moves are of this kind, so it is tried first.
            return [(source, move.space) for source in self.piles(move.figure)]
        return self._others_of(move)

    def _others_of(self, move: m.Move) -> Iterator[tuple[Source, str]]:
        figure = getattr(move, "figure", "")
        match move:
            case m.Shackle(target) | m.Chomp(target):
                yield from product(self._active(), self._target(target))
            case m.Return(space):
                yield from product(self._active(), [space])
            case m.Next(target):
                yield from ((source, source[0]) for source in self.piles(target))
            case m.Use(card):
                # Taking a figure means acting with its card.
                figures = self._table.cards[card].figures
                yield from ((source, source[0]) for name in figures for source in self.piles(name))
            case m.Door():
                yield from ((source, source[0]) for source in self.piles(m.DOOR))
            case _:
                yield from product(self.piles(figure), self._goals(move))

    def _goals(self, move: m.Move) -> Sequence[str]:
        """Return the areas where a figure is put down to make a move."""
        match move:
            case m.Place(_, space, second) | m.Go(_, space, second) | m.Fly(_, space, second):
                return [space, second] if second else [space]
            case m.Leap(_, space) | m.Grapple(_, space):
                return [space]
            case m.Attack(_, target) | m.Explode(_, target) | m.Throw(_, target):
                return self._target(target)
            case m.Breathe():
                return self._line(move)
            case m.TakeFlag():
                return self._target(FLAG)
            case _:
                return ()

    def piles(self, key: str) -> Sequence[Source]:
        """Return the piles of a figure (both halves), or of door or flag."""
        return [(area, name) for name in (key, key + HALF) for area in self._where.get(name, ())]

    def _target(self, key: str) -> list[str]:
        return [pile_target(*source) for source in self.piles(key)]

    def _active(self) -> list[Source]:
        card = self._table.cards.get(self._table.turn.card)
        return [source for figure in (card.figures if card is not None else ()) for source in self.piles(figure)]

    def _line(self, move: m.Breathe) -> list[str]:
        """Return the spaces of the first hex in a line of fire."""
        field = self._setting.field
        start = field.at(field.by_name[move.space])
        beyond = neighbours(start)[DIRECTION_INDEX[move.direction]]
        return [field.name(spot) for spot in field.by_column.get(beyond, ())]


_Pair = m.Place | m.Go | m.Fly


@dataclass(frozen=True, slots=True)
class Halves:
    """An open question about the second space of a figure.

    Attributes:
        figure: the two-space figure.
        first: the space that was chosen.
        others: the possible moves, by second space.
    """

    figure: str
    first: str
    others: Mapping[str, Sequence[Answer]]


def halves_of(answers: Sequence[Answer]) -> Halves | None:
    """Return the question if all moves put one figure on two spaces, of which they share one; else ``None``."""
    pairs = [(answer, move) for answer in answers if isinstance(move := answer[1], _Pair) and move.second]
    if not pairs or len(pairs) < len(answers) or len({move.figure for _, move in pairs}) > 1:
        return None
    common = set.intersection(*({move.space, move.second} for _, move in pairs))
    if len(common) != 1:
        return None
    first = common.pop()
    others: dict[str, list[Answer]] = {}
    for answer, move in pairs:
        others.setdefault(other_space(move, first), []).append(answer)
    return Halves(pairs[0][1].figure, first, others)


def other_space(move: _Pair, first: str) -> str:
    """Return the second space of a move, given the first."""
    return move.second if move.space == first else move.space
