"""The puzzles: the page that lists them, and the puzzle in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from stronghold_gui.core.save import BadFileError
from stronghold_gui.core.save.atomic import write_atomically
from stronghold_gui.core.save.match_file import to_bytes
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.teaching.lesson_list import LessonRow
from stronghold_gui.desktop.teaching.list_page import ListPage, game_at_hand
from stronghold_gui.desktop.teaching.puzzles.puzzle_bar import PuzzleBar
from stronghold_gui.desktop.teaching.puzzles.puzzle_session import PuzzleSession
from stronghold_gui.desktop.wide_bar import hidden_bar
from stronghold_gui.teaching.puzzles.added import add_practice
from stronghold_gui.teaching.puzzles.library import Library, added_folder, library
from stronghold_gui.teaching.puzzles.progress import remember, solved
from stronghold_gui.teaching.puzzles.reading import read_puzzle
from stronghold_gui.teaching.puzzles.run import PuzzleRun

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet
    from pathlib import Path

    from stronghold_gui.core.reading import Json
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.outside import Outside
    from stronghold_gui.desktop.play.prompt import PromptBar
    from stronghold_gui.desktop.shell import Shell
    from stronghold_gui.teaching.puzzles.puzzle import Puzzle


class PuzzlePage(ListPage):
    """Lists the puzzles, from easy to hard."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(language, parent, tab="puzzles", name="puzzles", texts="puzzle")
        named(self, "puzzle_page")
        self._puzzles: Sequence[Puzzle] = ()
        self._solved: AbstractSet[str] = frozenset()

    def show_puzzles(self, game: str, puzzles: Sequence[Puzzle], solved: AbstractSet[str], current: int) -> None:
        """List a game's puzzles with the solved ones marked; one of them is selected."""
        self._puzzles, self._solved = puzzles, solved
        self._show(game, current)

    # -- parts of a ListPage -------------------------------------------------------------------------------------

    def _rows(self) -> list[LessonRow]:
        return [self._row(number, puzzle) for number, puzzle in enumerate(self._puzzles, 1)]

    def _row(self, number: int, puzzle: Puzzle) -> LessonRow:
        words, done = puzzle.words[self._language.code], puzzle.id in self._solved
        texts = self._language.texts
        level = texts("puzzle.level.judged" if puzzle.judged else f"puzzle.level.{puzzle.level}")
        state = texts("puzzle.row", level=level, seat=puzzle.terms.player(puzzle, texts))
        return LessonRow(number, words.title, words.task, state, done, begun=False)


class Puzzling(QObject):
    """The puzzles of a window, made on first use.

    Attributes:
        page: the list of puzzles.
        session: the puzzle in progress, or ``None``.
        game: the id of the game whose puzzles are listed; at first ``""``.
    """

    def __init__(self, shell: Shell, current: Current, prompt: PromptBar, outside: Outside) -> None:
        """Connect to the actions; pages and bars are made when first needed.

        Args:
            shell: the window.
            current: the match that is shown.
            prompt: the prompt, which sessions use besides their own bar.
            outside: the callbacks that leave the table.
        """
        super().__init__(current)
        self._shell, self._current, self._prompt, self._outside = shell, current, prompt, outside
        window = shell.window
        self._library: Library = Library((), ())
        self._chosen: Puzzle | None = None
        self.game = ""
        self.session: PuzzleSession | None = None
        # The window deletes its child, even if it was never shown.
        self.page = PuzzlePage(shell.language, window)
        self.page.hide()
        self.bar = PuzzleBar(shell.language)
        self._tool_bar = hidden_bar(window, self.bar, "puzzle_bar")
        self.page.chosen.connect(lambda number: self.begin(self._library.puzzles[number]))
        self.page.left.connect(outside.show_start)
        shell.language.changed.connect(self.bar.retranslate)
        current.shown.connect(self._shown)

    def show_page(self, game: str = "") -> None:
        """Show the puzzles of the given game, or of the open one; an open match is closed first, if possible."""
        if not self._outside.close():
            return
        kit = game_at_hand(self._shell, self._current, game, lambda entry: entry.puzzles)
        self.game = kit.game.id
        self._library = library(kit, self._shell.library.find)
        done = solved()
        self.page.show_puzzles(self.game, self._library.puzzles, done, self._proposed(done))
        self._outside.show_page(self.page)
        self.page.list.setFocus()
        for fault in self._library.bad[:1]:
            self._outside.complain(fault)

    def begin(self, puzzle: Puzzle) -> None:
        """Begin a puzzle."""
        self._end_session()
        self._chosen = puzzle
        run = PuzzleRun(puzzle)
        self._outside.enter(puzzle.rules.id, run.match.header)
        self.session = session = PuzzleSession(self._shell, self._current, self._prompt, self.bar, run)
        session.solved.connect(lambda: self._remember(puzzle))
        session.left.connect(lambda: self.show_page(self.game))
        session.more.connect(self._begin_next)
        self._tool_bar.show()
        session.begin()

    def practise(self, document: Json, name: str) -> None:
        """Add a puzzle of the user's own to the list and begin it; the open match is closed first, if possible."""
        path = added_folder() / f"{name}.json"
        try:
            write_atomically(path, to_bytes(document))
            puzzle = read_puzzle(path, self._shell.library.find)
        except BadFileError as fault:
            self._outside.complain(fault)
            return
        self._begin_own(puzzle)

    def open_file(self, path: Path) -> None:
        """Add the puzzle in a file to the user's own and begin it; the open match is closed first, if possible."""
        try:
            puzzle = add_practice(path, self._shell.library.find)
        except BadFileError as fault:
            self._outside.complain(fault)
            return
        self._begin_own(puzzle)

    def _remember(self, puzzle: Puzzle) -> None:
        try:
            remember(puzzle.id)
        except BadFileError as fault:
            self._outside.complain(fault)

    def title(self) -> str:
        """Return the title of the puzzle in progress, or ``""``."""
        session = self.session
        return session.run.puzzle.words[self._shell.language.code].title if session is not None else ""

    # -- inside --------------------------------------------------------------------------------------------------

    def _begin_own(self, puzzle: Puzzle) -> None:
        """Begin a puzzle of the user's own, after closing the open match if that is possible."""
        if self._outside.close():
            self.game = puzzle.rules.id
            self._library = library(self._shell.library.kit(self.game), self._shell.library.find)
            self.begin(puzzle)

    def _proposed(self, done: frozenset[str]) -> int:
        """Return the number of the puzzle to propose: the first unsolved one, beginning with the one opened last."""
        puzzles = self._library.puzzles
        first = puzzles.index(self._chosen) if self._chosen in puzzles else 0
        order = [*range(first, len(puzzles)), *range(first)]
        return next((number for number in order if puzzles[number].id not in done), first)

    def _begin_next(self) -> None:
        """Begin the next puzzle; after the last one, show the list with the solved ones."""
        following = self._library.after(self._chosen) if self._chosen is not None else None
        if following is not None:
            self.begin(following)
        else:
            self.show_page(self.game)

    def _shown(self, controller: object) -> None:
        """End the puzzle if another match, or none, is shown."""
        if self.session is not None and controller is not self.session.controller:
            self._end_session()

    def _end_session(self) -> None:
        session, self.session = self.session, None
        if session is not None:
            session.end()
        self._tool_bar.hide()
