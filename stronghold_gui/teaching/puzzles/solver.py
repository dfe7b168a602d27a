"""The solver: can the player reach the goals against every answer of the others and of chance?

A depth-first search of an and-or tree: where the player decides, one good move is enough; where the others
or chance decide, every answer must be good. Points that were seen are remembered, so that the order of payments does
not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from typing import Final, Generic

from stronghold_gui.core.chance import Draws
from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import M, P
from stronghold_gui.core.outcomes import TooLargeError
from stronghold_gui.teaching.puzzles.node import Node, following, key_of
from stronghold_gui.teaching.puzzles.others import answers, players_turn
from stronghold_gui.teaching.puzzles.puzzle import Puzzle
from stronghold_gui.teaching.puzzles.task import Verdict

MOST_NODES: Final = 60_000
"""The most points that a search visits; a puzzle that needs more is too hard for a person."""

Choice = Callable[[Puzzle[P, M], P, Sequence[M]], Sequence[M]]
"""A function that chooses the player's moves to consider."""


@dataclass(frozen=True, slots=True)
class Step(Generic[M]):
    """A move of a line: the seat, the move, the results of chance."""

    seat: Seat
    move: M
    draws: Draws


class Solver(Generic[P, M]):
    """A solver of one puzzle, with cached results.

    Attributes:
        puzzle: the puzzle.
        nodes: points visited in the current search.
    """

    def __init__(self, puzzle: Puzzle[P, M], choice: Choice[P, M] | None = None, most: int = MOST_NODES) -> None:
        """Begin a search.

        Args:
            puzzle: the puzzle.
            choice: the player's moves to consider; by default all that matter.
            most: the most points to visit.
        """
        self.puzzle = puzzle
        self.nodes = 0
        self._most = most
        self._choice: Choice[P, M] = choice or worth_a_try
        self._known: dict[Hashable, bool] = {}

    def succeeds(self, node: Node[P]) -> bool:
        """Return whether the goals can be reached from here.

        Raises:
            TooLargeError: the search would visit too many points.
        """
        if node.verdict is not Verdict.OPEN:
            return node.verdict is Verdict.MET
        key = key_of(self.puzzle, node)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._search(node)
        return known

    def good_move(self, node: Node[P]) -> tuple[Seat, M] | None:
        """Return a move of the player that keeps the goals in reach, or ``None`` if there is none."""
        turn = players_turn(self.puzzle, node.position)
        if turn is None:
            return None
        for move in self._choice(self.puzzle, node.position, turn.moves):
            if self._keeps(node, turn.seat, move):
                return turn.seat, move
        return None

    def answer(self, node: Node[P]) -> tuple[Seat, M]:
        """Return the move of the others: one that puts the goals out of reach if there is any, else the first.

        If the search would be too large, the first move is returned as well.
        """
        turn = answers(self.puzzle, node.position)
        seat, first = turn.seat, turn.moves[0]
        self.nodes = 0
        with suppress(TooLargeError):
            return seat, next((move for move in turn.moves if not self._keeps(node, seat, move)), first)
        return seat, first

    def outcome(self, node: Node[P], seat: Seat, move: M) -> tuple[Node[P], Draws]:
        """Return the point after a move with the worst results of chance, as far as the search can find them."""
        found = list(following(self.puzzle, node, seat, move))
        self.nodes = 0
        with suppress(TooLargeError):
            return next((one for one in found if not self.succeeds(one[0])), found[0])
        return found[0]

    def draws(self, node: Node[P], seat: Seat, move: M) -> Draws:
        """Return the results of chance for a move; a move without chance needs no search."""
        found = list(following(self.puzzle, node, seat, move))
        return found[0][1] if len(found) == 1 else self.outcome(node, seat, move)[1]

    def line(self, node: Node[P]) -> list[Step[M]]:
        """Return a line that reaches the goals, the others and chance answering as they would at the table.

        Unnecessary moves of the player are left out, since a search also makes moves that are merely no mistake.
        """
        steps = self._line(node, None)
        own = [step.move for step in steps if step.seat in self.puzzle.plays]
        for number in reversed(range(len(own))):
            shorter = own[:number] + own[number + 1 :]
            without = self.follow(node, shorter)
            if without:
                own, steps = shorter, without
        return steps

    def follow(self, node: Node[P], own: Sequence[M]) -> list[Step[M]]:
        """Return the line in which the player makes just these moves; empty if it does not reach the goals."""
        return self._line(node, own)

    def _line(self, node: Node[P], own: Sequence[M] | None) -> list[Step[M]]:
        """Return a line with just these moves of the player, or with any good ones; empty if they fail."""
        steps: list[Step[M]] = []
        left = None if own is None else iter(own)
        while node.verdict is Verdict.OPEN:
            choice = self._next_of_line(node, left)
            if choice is None:
                return []
            node, draws = self.outcome(node, *choice)
            steps.append(Step(*choice, draws))
        return steps if node.verdict is Verdict.MET else []

    def _next_of_line(self, node: Node[P], left: Iterator[M] | None) -> tuple[Seat, M] | None:
        """Return the next move of a line; ``None`` if the player's moves end or cannot continue."""
        turn = players_turn(self.puzzle, node.position)
        if turn is None:
            return self.answer(node)
        if left is None:
            return self.good_move(node) or (turn.seat, turn.moves[0])
        following_one = [move for move in islice(left, 1) if move in turn.moves]
        return (turn.seat, following_one[0]) if following_one else None

    def _search(self, node: Node[P]) -> bool:
        self.nodes += 1
        if self.nodes > self._most:
            raise TooLargeError
        turn = players_turn(self.puzzle, node.position)
        if turn is not None:
            tried = self._choice(self.puzzle, node.position, turn.moves)
            return any(self._keeps(node, turn.seat, move) for move in tried)
        turn = answers(self.puzzle, node.position)
        tried = worth_a_try(self.puzzle, node.position, turn.moves)
        return all(self._keeps(node, turn.seat, move) for move in tried)

    def _keeps(self, node: Node[P], seat: Seat, move: M) -> bool:
        return all(self.succeeds(found) for found, _ in following(self.puzzle, node, seat, move))


def worth_a_try(puzzle: Puzzle[P, M], position: P, moves: Sequence[M]) -> Sequence[M]:
    """Choose all moves that matter, in the game's order of trials."""
    return puzzle.terms.worth_a_try(puzzle, position, moves)


def doing_nothing(puzzle: Puzzle[P, M], position: P, moves: Sequence[M]) -> Sequence[M]:
    """Choose the move of a seat that does nothing."""
    return [puzzle.terms.idle_move(position, moves)]


def all_but(left_out: Sequence[M]) -> Choice[P, M]:
    """Return a choice of all moves that matter except some, for a proof that the task needs these."""

    def choice(puzzle: Puzzle[P, M], position: P, legal: Sequence[M]) -> Sequence[M]:
        return [move for move in worth_a_try(puzzle, position, legal) if move not in left_out]

    return choice
