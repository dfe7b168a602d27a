"""Odds found the long way: the rules themselves play a move once for every way in which the dice can fall."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from stronghold_gui.core.chance import Chance
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.position import Position


class Asked(Exception):
    """One more die is rolled than there are given faces; its faces, as weights."""

    def __init__(self, weights: Sequence[int]) -> None:
        super().__init__()
        self.weights = tuple(weights)


class Faces(Chance):
    """A chance that returns given faces in order, then asks for the next one."""

    def __init__(self, faces: Sequence[int]) -> None:
        super().__init__(0)
        self._faces = list(faces)

    def pick(self, label: str, weights: Sequence[int]) -> int:
        """Return the next face."""
        del label
        if not self._faces:
            raise Asked(weights)
        return self._faces.pop(0)


def played(position: Position, text: str, result: Callable[[Position], int]) -> dict[int, Fraction]:
    """Return the probability of each value after a move, by playing every throw; all possible strikes are made."""
    ways: dict[int, Fraction] = {}
    for after, chance in _ends(position, FORTRESS.parse(text)):
        number = result(after)
        ways[number] = ways.get(number, Fraction(0)) + chance
    assert sum(ways.values()) == 1
    return ways


def _ends(position: Position, move: m.Move) -> Iterator[tuple[Position, Fraction]]:
    for after, chance in _throws(position, move, (), Fraction(1)):
        asked = FORTRESS.decisions(after)
        if asked and asked[0].kind == "strike":
            for end, further in _ends(after, m.Strike(roll=True)):
                yield end, chance * further
        else:
            yield after, chance


def _throws(
    position: Position, move: m.Move, faces: tuple[int, ...], chance: Fraction
) -> Iterator[tuple[Position, Fraction]]:
    twin = position.copy()
    twin.chance = Faces(faces)
    try:
        FORTRESS.play(twin, FORTRESS.decisions(twin)[0].seat, move)
    except Asked as asked:
        for face, weight in enumerate(asked.weights):
            yield from _throws(position, move, (*faces, face), chance * Fraction(weight, sum(asked.weights)))
    else:
        twin.chance = Chance(0)
        yield twin, chance
