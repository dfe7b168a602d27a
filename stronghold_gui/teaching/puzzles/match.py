"""A match in which the puzzle decides chance: the worst outcome for the player, or the outcomes given in its file."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any, Final

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import M, P
from stronghold_gui.core.match import Header, Match, Played, Record
from stronghold_gui.core.refusal import RefusedError
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.teaching.puzzles.node import Node, after
from stronghold_gui.teaching.puzzles.puzzle import Puzzle
from stronghold_gui.teaching.puzzles.solver import Solver
from stronghold_gui.teaching.puzzles.task import Verdict

MOST_NODES: Final = 4_000
"""The most points to visit for one answer at the table, while the player waits."""


class PuzzleMatch(Match[P, M, Any, Any]):
    """A match of a puzzle; everything can be taken back.

    Attributes:
        puzzle: the puzzle.
        solver: the solver, which finds the answers of chance and of the others.
    """

    def __init__(self, puzzle: Puzzle[P, M]) -> None:
        options, seats = puzzle.kit.positions.options_of(puzzle.start)
        header = Header(puzzle.rules.id, options, ("",) * seats)
        super().__init__(puzzle.rules, header, puzzle.start.copy(), UNLIMITED)
        self.puzzle = puzzle
        self.solver = Solver(puzzle, most=MOST_NODES)

    @property
    def node(self) -> Node[P]:
        """The current point in the puzzle."""
        position = self.puzzle.with_chance(self.position, self.taken)
        if self.puzzle.judged:
            return Node(position, (), self._judged())
        first = Node(position, (0,) * len(self.puzzle.goals))
        return after(self.puzzle, first, self.events, position) if self.played else first

    def _judged(self) -> Verdict:
        """Return the verdict on the player's first move: it must be one of the solution."""
        own = [played.record.move for played in self.played if played.record.seat in self.puzzle.plays]
        if not own:
            return Verdict.OPEN
        return Verdict.MET if own[0] in self.puzzle.solution else Verdict.FAILED

    @property
    def taken(self) -> Counter[str]:
        """The number of draws under each label."""
        taken: Counter[str] = Counter()
        for played in self.played:
            taken.update({label: len(made) for label, made in played.record.draws.items()})
        return taken

    @property
    def events(self) -> tuple[Any, ...]:
        """All events so far."""
        return tuple(chain.from_iterable(played.events for played in self.played))

    def play(self, seat: Seat, move: M) -> Played[M, Any]:
        """Play a move; the puzzle decides the results of chance, except after a judged choice.

        Raises:
            RefusedError: the move is not legal; nothing has changed.
        """
        if self.puzzle.judged:
            return super().play(seat, move)
        refusal = self.game.refusal(self.position, seat, move)
        if refusal is not None:
            raise RefusedError(refusal)
        draws = self.solver.draws(self.node, seat, move)
        done = self._apply(Record(seat, move, draws), scripted=True)
        self._undone.clear()
        return done
