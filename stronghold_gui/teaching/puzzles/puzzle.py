"""A puzzle without faults, ready to play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.game import Game, M, P
from stronghold_gui.core.outcomes import GivenChance
from stronghold_gui.core.save.kit import GameKit
from stronghold_gui.teaching.puzzles.document import Answers, Level, Words
from stronghold_gui.teaching.puzzles.game import PuzzleGame
from stronghold_gui.teaching.puzzles.task import Task


@dataclass(frozen=True, slots=True)
class Puzzle(Task[P], Generic[P, M]):
    """A puzzle: its task, and all other data about it. ``begin`` returns a copy of the task's first position.

    Attributes:
        id: its name in progress files, and in the list.
        kit: its game.
        terms: the game's part for puzzles.
        level, order: its difficulty, and its place among puzzles of its level.
        answers, plan: the play of the other seats (``others.py``).
        solution: the player's moves of a line that reaches the goals.
        needs: moves of which at least one is needed; empty without such a claim.
        draws: the results of chance by label, or ``None`` if the task must succeed with all results.
        words: title, task, hint and idea by language.
        marks: places on the table that the task speaks of.
        judged: whether this is a puzzle by judgement: a review found the solution better, and no search proves it. Such
            a puzzle has no goals; the first move decides, which must be one of the solution.
    """

    id: str
    kit: GameKit
    terms: PuzzleGame[P, M, Any, Any]
    level: Level
    order: int
    answers: Answers
    plan: tuple[M, ...]
    solution: tuple[M, ...]
    needs: tuple[M, ...]
    draws: Mapping[str, tuple[int, ...]] | None
    words: Mapping[str, Words]
    marks: tuple[str, ...] = ()
    judged: bool = False

    @property
    def rules(self) -> Game[P, M, Any, Any]:
        """The rules of its game."""
        return self.kit.game

    def begin(self) -> P:
        """Return the first position, with the puzzle's kind of chance."""
        return self.with_chance(self.start, {})

    def with_chance(self, position: P, taken: Mapping[str, int]) -> P:
        """Return a copy of a position with the puzzle's kind of chance.

        Args:
            position: any position of the puzzle.
            taken: number of draws under each label so far.
        """
        twin = position.copy()
        twin.chance = Chance(0) if self.draws is None else GivenChance(self.draws, taken)
        return twin


AnyPuzzle = Puzzle[Any, Any]
"""A puzzle of any game."""
