"""The parts that a game adds so that it can be taught.

The engines (``lessons``, ``puzzles``, ``reference``, ``hints``) do not depend on any game. A game with teaching passes
them a ``Teaching``: for each engine the game's own part, an implementation of the protocol in the engine's ``game.py``.
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
    """A game's part for each engine; ``None`` for engines that it does not use.

    Attributes:
        lessons: short walkthroughs.
        puzzles: positions with a task.
        reference: the rules pages.
        hints: explanations of a decision, on request.
    """

    lessons: LessonGame | None = None
    puzzles: PuzzleGame[Any, Any, Any, Any] | None = None
    reference: Reference[Any, Any] | None = None
    hints: HintGame[Any, Any] | None = None


class TaughtGame(GameKit, Protocol):
    """A game with the form of its positions and its parts for teaching, if any."""

    @property
    def teaching(self) -> Teaching | None:
        """The game's parts for teaching."""
        ...


FindGame = Callable[[str], TaughtGame | None]
"""Finds a game by its id; ``None`` for one that the program does not have."""
