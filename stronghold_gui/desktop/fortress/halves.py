"""A figure on two spaces is put down in two steps: where one space is chosen, the other is asked for on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from stronghold_gui.desktop.fortress.gestures import Answer
from stronghold_gui.games.fortress import moves as m

_Pair = m.Place | m.Go | m.Fly


@dataclass(frozen=True, slots=True)
class Halves:
    """Which space is still asked for.

    Attributes:
        figure: who stands on two spaces. ``first``: the space that was chosen.
        others: the moves by the space that would be the other one.
    """

    figure: str
    first: str
    others: Mapping[str, Sequence[Answer]]


def halves_of(answers: Sequence[Answer]) -> Halves | None:
    """Return what is asked, where some moves of one figure differ by one of its two spaces; otherwise ``None``."""
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
    """Return of the two spaces of a move the one that is not this."""
    return move.second if move.space == first else move.space
