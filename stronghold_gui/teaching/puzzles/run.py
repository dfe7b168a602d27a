"""A puzzle in progress: the position, the state of the task, and help on request."""

from __future__ import annotations

from typing import Generic

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import M, P
from stronghold_gui.teaching.puzzles.match import PuzzleMatch
from stronghold_gui.teaching.puzzles.node import verdicts
from stronghold_gui.teaching.puzzles.others import players_turn
from stronghold_gui.teaching.puzzles.puzzle import Puzzle
from stronghold_gui.teaching.puzzles.task import Verdict
from stronghold_gui.text import Catalogue


class PuzzleRun(Generic[P, M]):
    """A puzzle being played. The others answer one move at a time (``answer``), so that they can be watched.

    Attributes:
        puzzle: the puzzle.
        match: the match on the table; moves made outside this class are those of the seat that decides.
    """

    def __init__(self, puzzle: Puzzle[P, M]) -> None:
        self.puzzle = puzzle
        self.match = PuzzleMatch(puzzle)

    @property
    def verdict(self) -> Verdict:
        """The state of the task."""
        return self.match.node.verdict

    @property
    def seat(self) -> Seat | None:
        """The player's seat that decides now, or ``None`` if another does or all is over."""
        turn = players_turn(self.puzzle, self.match.position)
        return turn.seat if turn is not None and self.verdict is Verdict.OPEN else None

    def answer(self) -> tuple[Seat, M] | None:
        """Return the next move of the others, not yet played, or ``None`` if the player decides or all is over."""
        if self.verdict is not Verdict.OPEN or self.seat is not None:
            return None
        return self.match.solver.answer(self.match.node)

    def play(self, move: M) -> Verdict:
        """Play a move of the player, and all answers to it.

        Raises:
            RefusedError: the move is not legal; nothing has changed.
        """
        seat = self.seat
        self.match.play(self.puzzle.plays[0] if seat is None else seat, move)
        while (answer := self.answer()) is not None:
            self.match.play(*answer)
        return self.verdict

    def undo(self) -> bool:
        """Take the player's last move back with all that followed it; return whether there was one."""
        if all(played.record.seat not in self.puzzle.plays for played in self.match.played):
            return False
        while self.match.undo().seat not in self.puzzle.plays:
            pass
        return True

    def restart(self) -> None:
        """Go back to the beginning."""
        while self.match.can_undo:
            self.match.undo()

    def next_of_solution(self) -> tuple[Seat, M] | None:
        """Return the next move of the solution if nothing else was played so far, else ``None``."""
        own = [played.record.move for played in self.match.played if played.record.seat in self.puzzle.plays]
        solution, seat = self.puzzle.solution, self.seat
        if seat is None or len(own) >= len(solution) or tuple(own) != solution[: len(own)]:
            return None
        return seat, solution[len(own)]

    def why_failed(self, texts: Catalogue) -> str:
        """Return why the first missed goal was missed, as a sentence; ``""`` if none was."""
        if self.puzzle.judged:
            return texts("puzzle.missed.judged") if self.verdict is Verdict.FAILED else ""
        puzzle, match, node = self.puzzle, self.match, self.match.node
        said = verdicts(puzzle, node.numbers, node.position, over=True)
        for goal, number, verdict in zip(puzzle.goals, node.numbers, said, strict=True):
            if verdict is Verdict.FAILED:
                return puzzle.terms.why_missed(puzzle, goal, number, match.events, texts)
        return ""
