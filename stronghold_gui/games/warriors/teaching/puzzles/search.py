"""Moves that a search for a solution tries, in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import Final

from stronghold_gui.core.chance import Draws
from stronghold_gui.core.outcomes import Branch, with_draws
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.position import Position

_LATE: Final[dict[type, int]] = {m.Again: 1, m.Charge: 2, m.Fire: 3}
"""Moves that are tried after others, with a rank for each."""


def worth_a_try(moves: Sequence[Move]) -> list[Move]:
    """Return the moves in the order in which they are tried, without equivalent ones.

    A pass for longer has the same effect as a pass in each window.
    """
    tried = [move for move in moves if not isinstance(move, m.Pass) or move == m.PASS_WINDOW]
    return sorted(tried, key=lambda move: _LATE.get(type(move), 0))


_MISS: Final = 0
_HIT: Final = 5
"""A die of a catapult that always hits; ``_MISS`` never does."""
_FACES: Final = range(6)
_COMPARED: Final = 2
_MOST: Final = 2
"""The most that bows and a dragon can add to one side of a comparison."""

Outcome = Branch[Position, e.Event]


def draws_to_try(position: Position, seat: int, move: Move, first: Outcome) -> Iterator[Draws]:
    """Yield the draws to try for a move; cards dealt after a round are not varied, since no task lasts that long.

    Args:
        position: the position in which the move is played.
        seat: the seat that moves.
        move: the move.
        first: the result of the move with the first draws that were tried.
    """
    if "catapult" not in first.draws:
        yield from _throws(first)
        return
    for die in (_MISS, _HIT):
        yield from _throws(with_draws(WARRIORS, position, seat, move, {"catapult": (die,)}))


def _throws(first: Outcome) -> Iterator[Draws]:
    """Yield the throws to try instead of the first one, with all other draws unchanged."""
    red, black = (len(first.draws.get(label, ())) for label in ("red", "black"))
    if not red:
        yield first.draws
        return
    for attack, defence in _different(red, black, _added(first)):
        yield {**first.draws, "red": attack, "black": defence}


def _added(first: Outcome) -> tuple[int, ...] | None:
    """Return the additions to the red die of each comparison, minus those to the black one.

    ``None`` while they may still change, because the dice are on the table and a seat may shoot.
    """
    thrown = next(event for event in first.events if isinstance(event, e.DiceThrown))
    compared = [event for event in first.events if isinstance(event, e.Compared)]
    if not compared:
        return None
    return tuple(
        (one.red - red) - (one.black - black)
        for one, red, black in zip(compared, thrown.red, thrown.black, strict=False)
    )


def _different(red: int, black: int, added: tuple[int, ...] | None) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return one throw for each distinct set of differences between the dice, the worst for the attacker first."""
    found: dict[tuple[int, ...], tuple[tuple[int, ...], tuple[int, ...]]] = {}
    for attack, defence in product(_sorted(red), _sorted(black)):
        apart = [one - other for one, other in zip(attack, defence, strict=False)][:_COMPARED]
        if added is None:
            key = tuple(max(-_MOST, min(_MOST + 1, difference)) for difference in apart)
        else:
            key = tuple(int(difference + more > 0) for difference, more in zip(apart, added, strict=True))
        found.setdefault(key, (attack, defence))
    return [found[key] for key in sorted(found)]


def _sorted(dice: int) -> Iterator[tuple[int, ...]]:
    """Yield throws of a number of dice, highest first; a third die, which is never compared, is 0."""
    compared = min(dice, _COMPARED)
    for throw in product(_FACES, repeat=compared):
        if all(high >= low for high, low in pairwise(throw)):
            yield (*throw, *(0,) * (dice - compared))
