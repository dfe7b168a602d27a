"""Moves and dice that a search for a solution tries, and the moves of an idle seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final

from stronghold_gui.core.chance import Draws
from stronghold_gui.core.outcomes import Branch
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.position import NONE, Position

_FIRST: Final = (m.TakeFlag, m.Attack, m.Explode, m.Throw, m.Breathe, m.Chomp, m.Door)
"""Moves that are tried before others, because their results show soon."""
IDLE: Final[tuple[m.Move, ...]] = (
    m.END, m.Rest("once"), m.Strike(roll=False), m.Drop(go=False), m.TakeCard(take=False),
)  # fmt: skip


def worth_a_try(position: Position, moves: Sequence[m.Move]) -> list[m.Move]:
    """Return the moves in the order in which they are tried, without equivalent ones.

    Single steps are equivalent to a move by the best way (``Go``), unless the door can be used between two steps.
    Leaving the door alone for longer equals declining each time.
    """
    works = any(isinstance(move, m.Door) for move in moves)
    at_once = not works and position.mover == NONE and any(isinstance(move, m.Go) for move in moves)
    tried = [
        move
        for move in moves
        if not (isinstance(move, m.Rest) and move.until != "once") and not (at_once and isinstance(move, m.Step))
    ]
    return sorted(tried, key=lambda move: not isinstance(move, _FIRST))


_SKULL, _SHIELD, _BLANK = 0, 1, 2
_LOWEST, _HIGHEST = 0, 19
_FACES: Final = {"attack": _SKULL, "strike": _SKULL, "fall": _SKULL, "defence": _SHIELD}
"""The face that counts on combat dice, by the first word of the label of the roll."""
_TRIED: Final = ("charge", "shackle", "chomp", "clone")
"""Labels of rolls of the d20 in a turn; other rolls of it begin a round and do not matter for tasks."""


def draws_to_try(first: Branch[Position, e.Event]) -> Iterator[Draws]:
    """Yield the dice to try for a move, given its first draws and events."""
    deep = any(isinstance(event, e.FellDeep) for event in first.events)
    labels = list(first.draws)
    for chosen in product(*(_answers(label, first.draws[label], deep=deep) for label in labels)):
        yield dict(zip(labels, chosen, strict=True))


def _answers(label: str, made: tuple[int, ...], *, deep: bool) -> Iterable[tuple[int, ...]]:
    """Return the draws to try under a label, one of each set with the same effect."""
    kind = label.partition(" ")[0]
    if kind in _TRIED or (kind == "fall" and deep):
        return ((_LOWEST,) * len(made), (_HIGHEST,) * len(made))
    if kind not in _FACES:
        return (made,)
    dice, face = len(made), _FACES[kind]
    return tuple((face,) * good + (_BLANK,) * (dice - good) for good in range(dice + 1))
