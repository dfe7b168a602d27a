"""The page of the puzzles: which there are, and which were solved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.teaching.lesson_list import LessonRow
from stronghold_gui.desktop.teaching.list_page import ListPage

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

    from stronghold_gui.teaching.puzzles.puzzle import Puzzle


class PuzzlePage(ListPage):
    """Lists the puzzles, from easy to hard."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(language, parent, tab="puzzles", name="puzzles", texts="puzzle")
        named(self, "puzzle_page")
        self._puzzles: Sequence[Puzzle] = ()
        self._solved: AbstractSet[str] = frozenset()

    def show_puzzles(self, game: str, puzzles: Sequence[Puzzle], solved: AbstractSet[str], current: int) -> None:
        """List a game's puzzles with those that were solved; one of them is chosen."""
        self._puzzles, self._solved = puzzles, solved
        self._show(game, current)

    # -- what the page needs -------------------------------------------------------------------------------------

    def _rows(self) -> list[LessonRow]:
        return [self._row(number, puzzle) for number, puzzle in enumerate(self._puzzles, 1)]

    def _row(self, number: int, puzzle: Puzzle) -> LessonRow:
        words, done = puzzle.words[self._language.code], puzzle.id in self._solved
        texts = self._language.texts
        level, seat = texts(f"puzzle.level.{puzzle.level}"), puzzle.terms.player(puzzle, texts)
        state = texts("puzzle.row", level=level, seat=seat)
        return LessonRow(number, words.title, words.task, state, done, begun=False)
