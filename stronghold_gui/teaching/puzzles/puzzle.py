"""A puzzle that was read and found sound."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.value import value
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.teaching.puzzles.document import Answers, Goal, Level, Until, Words
from stronghold_gui.teaching.puzzles.draws import Told


@value
class Puzzle:
    """A puzzle.

    Attributes:
        id: its name in files of progress: the name of its file.
        level, order: how hard it is, and where it stands among puzzles of its level.
        start: the position it begins with; not to be changed, ``begin`` makes copies.
        plays: the seats the player plays. ``invader``: whether they are the Invader's.
        goals: all must be reached by ``until``.
        answers, plan: what the other seats do (``others.py``).
        solution: the player's moves of a line that reaches the goals.
        needs: moves of which at least one is needed; none if that is not claimed.
        draws: what chance gives by label, or ``None`` if the task must succeed whatever it gives.
        words: title, task, hint and idea by language.
        marks: areas of the board that the task speaks of.
    """

    id: str
    level: Level
    order: int
    start: Position
    plays: tuple[int, ...]
    invader: bool
    goals: tuple[Goal, ...]
    until: Until
    answers: Answers
    plan: tuple[Move, ...]
    solution: tuple[Move, ...]
    needs: tuple[Move, ...]
    draws: Mapping[str, tuple[int, ...]] | None
    words: Mapping[str, Words]
    marks: tuple[str, ...] = ()

    @property
    def camp(self) -> Literal["invader", "defender"]:
        """The player's camp."""
        return "invader" if self.invader else "defender"

    def begin(self) -> Position:
        """Return the first position, with the puzzle's kind of chance."""
        return self.with_chance(self.start, {})

    def with_chance(self, position: Position, taken: Mapping[str, int]) -> Position:
        """Return a copy of a position with the puzzle's kind of chance.

        Args:
            position: any position of the puzzle.
            taken: how often chance was asked under each label so far.
        """
        twin = position.copy()
        twin.chance = Chance(0) if self.draws is None else Told(self.draws, taken)
        return twin
