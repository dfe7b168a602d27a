"""A point in a puzzle: the position and the progress of the goals, with the points that follow it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic

from stronghold_gui.core.chance import Draws
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import M, P
from stronghold_gui.core.outcomes import GivenChance, outcomes
from stronghold_gui.teaching.puzzles.puzzle import Puzzle
from stronghold_gui.teaching.puzzles.task import Verdict, together


@dataclass(frozen=True, slots=True)
class Node(Generic[P]):
    """A point in a puzzle.

    Attributes:
        position: the position.
        numbers: the count reached for each goal (``PuzzleGame.counted``).
        verdict: whether the task is open, solved or failed.
    """

    position: P
    numbers: tuple[int, ...]
    verdict: Verdict = Verdict.OPEN


def key_of(puzzle: Puzzle[P, M], node: Node[P]) -> Hashable:
    """Return a key that is equal for two points of a puzzle exactly if they are equivalent."""
    chance = node.position.chance
    taken = tuple(sorted(chance.taken.items())) if isinstance(chance, GivenChance) else ()
    return node.numbers, taken, puzzle.rules.key(node.position)


def first_node(puzzle: Puzzle[P, M]) -> Node[P]:
    """Return the first point of a puzzle."""
    return Node(puzzle.begin(), (0,) * len(puzzle.goals))


def after(puzzle: Puzzle[P, M], node: Node[P], events: Sequence[Any], position: P) -> Node[P]:
    """Return the point that events lead to."""
    terms = puzzle.terms
    numbers = tuple(
        number + terms.counted(puzzle, goal, events) for goal, number in zip(puzzle.goals, node.numbers, strict=True)
    )
    over = terms.ended(puzzle.until, events)
    return Node(position, numbers, together(verdicts(puzzle, numbers, position, over=over)))


def verdicts(puzzle: Puzzle[P, M], numbers: Sequence[int], position: P, *, over: bool) -> list[Verdict]:
    """Return the state of each goal."""
    terms = puzzle.terms
    pairs = zip(puzzle.goals, numbers, strict=True)
    return [terms.verdict(puzzle, goal, number, position, over=over) for goal, number in pairs]


def following(puzzle: Puzzle[P, M], node: Node[P], seat: Seat, move: M) -> Iterator[tuple[Node[P], Draws]]:
    """Yield every point that a legal move can lead to, with the results of chance."""
    choose = partial(puzzle.terms.draws_to_try, node.position, seat, move)
    for branch in outcomes(puzzle.rules, node.position, seat, move, choose):
        yield after(puzzle, node, branch.events, branch.position), branch.draws
