"""The parts that a game adds so that it can be taught.

The engines (``lessons``, ``puzzles``, ``reference``, ``hints``) know no game. A game that wants to be taught hands them
a ``Teaching``: for each engine what only the game knows, in the form that the engine's own ``game.py`` describes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from stronghold_gui.core.save.kit import GameKit

if TYPE_CHECKING:
    from stronghold_gui.teaching.hints.game import HintGame
    from stronghold_gui.teaching.lessons.game import LessonGame
    from stronghold_gui.teaching.puzzles.game import PuzzleGame
    from stronghold_gui.teaching.reference.game import Reference


@dataclass(frozen=True, slots=True)
class Teaching:
    """A game's part for each engine; ``None`` where it has nothing to teach in that way.

    Attributes:
        lessons: short walkthroughs. ``puzzles``: positions with a task.
        reference: the book of rules. ``hints``: what a decision is about, for whoever asks.
    """

    lessons: LessonGame | None = None
    puzzles: PuzzleGame[Any, Any, Any, Any] | None = None
    reference: Reference[Any, Any] | None = None
    hints: HintGame[Any, Any] | None = None


class TaughtGame(GameKit, Protocol):
    """A game with the form of its positions and, if it can be taught, what it adds for that."""

    @property
    def teaching(self) -> Teaching | None:
        """The game's parts for teaching."""
        ...


FindGame = Callable[[str], TaughtGame | None]
"""Finds a game by its id; ``None`` for one that the program does not have."""
