"""A point in a puzzle: the position and how far the goals are, with what can be played from it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from operator import attrgetter
from typing import Final

from stronghold_gui.core.chance import Draws
from stronghold_gui.core.value import value
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.position import Defender, Invader, Position
from stronghold_gui.teaching.puzzles.draws import Told, outcomes
from stronghold_gui.teaching.puzzles.goals import Verdict, counted, ended, verdict
from stronghold_gui.teaching.puzzles.puzzle import Puzzle

_SHARED: Final = frozenset({"board", "values", "cards", "chance"})
_SEATED: Final = ("invaders", "defenders")
_ON_BOARD: Final = attrgetter(*(name for name in Position.__slots__ if name not in {*_SHARED, *_SEATED}))
_OF_INVADER: Final = attrgetter(*Invader.__slots__)
_OF_DEFENDER: Final = attrgetter(*Defender.__slots__)


@value
class Node:
    """A point in a puzzle.

    Attributes:
        position: the position.
        numbers: how far each goal is (``goals.counted``).
        verdict: how it stands with the task.
    """

    position: Position
    numbers: tuple[int, ...]
    verdict: Verdict = Verdict.OPEN

    def key(self) -> Hashable:
        """Return what two points have in common exactly if they are worth the same."""
        position, chance = self.position, self.position.chance
        taken = tuple(sorted(chance.taken.items())) if isinstance(chance, Told) else ()
        invaders = tuple(tuple(map(_frozen, _OF_INVADER(seat))) for seat in position.invaders)
        defenders = tuple(tuple(map(_frozen, _OF_DEFENDER(seat))) for seat in position.defenders)
        return (self.numbers, taken, invaders, defenders, *map(_frozen, _ON_BOARD(position)))


def _frozen(thing: object) -> Hashable:
    """Return a list of numbers or tuples as a tuple, everything else as it is."""
    return tuple(thing) if type(thing) is list else thing


def first_node(puzzle: Puzzle) -> Node:
    """Return where a puzzle begins."""
    position = puzzle.begin()
    return Node(position, (0,) * len(puzzle.goals))


def after(puzzle: Puzzle, node: Node, events: tuple[Event, ...], position: Position) -> Node:
    """Return the point that events lead to."""
    goals, invader = puzzle.goals, puzzle.invader
    numbers = tuple(
        counted(goal, number, events, invader=invader) for goal, number in zip(goals, node.numbers, strict=True)
    )
    over = ended(puzzle.until, events)
    return Node(position, numbers, verdict(goals, numbers, position, over=over, invader=invader))


def following(puzzle: Puzzle, node: Node, seat: int, move: Move) -> Iterator[tuple[Node, Draws]]:
    """Yield every point that a legal move can lead to, with what chance gave for it."""
    for outcome in outcomes(node.position, seat, move):
        yield after(puzzle, node, outcome.events, outcome.position), outcome.draws
