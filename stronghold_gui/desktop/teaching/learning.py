"""Opens the lessons: the page that lists them, and the lesson in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage, QKeySequence, QShortcut

from stronghold_gui.core.save import BadFileError
from stronghold_gui.desktop.play.kind import find_kind
from stronghold_gui.desktop.share.printing import ask_printer
from stronghold_gui.desktop.teaching.learn_page import LearnPage
from stronghold_gui.desktop.teaching.lesson_bar import LessonBar
from stronghold_gui.desktop.teaching.lesson_paper import lesson_paper
from stronghold_gui.desktop.teaching.list_page import game_at_hand
from stronghold_gui.desktop.teaching.puzzles.puzzling import Puzzling
from stronghold_gui.desktop.teaching.session import LessonSession
from stronghold_gui.desktop.wide_bar import hidden_bar
from stronghold_gui.teaching.lessons import Entry, Progress, Runner, lessons, open_lesson, own_lessons
from stronghold_gui.teaching.lessons.progress import Reached

if TYPE_CHECKING:
    from collections.abc import Callable

    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.outside import Outside
    from stronghold_gui.desktop.play.picture_sets import PictureSets
    from stronghold_gui.desktop.play.prompt import PromptBar
    from stronghold_gui.desktop.shell import Shell


class Learning(QObject):
    """Lessons and puzzles of a window, made on first use.

    Attributes:
        page: the list of lessons.
        session: the lesson in progress, or ``None``.
        puzzling: the puzzles.
    """

    def __init__(self, shell: Shell, current: Current, prompt: PromptBar, outside: Outside, sets: PictureSets) -> None:
        """Connect to the actions; pages and bars are made when first needed.

        Args:
            shell: the window.
            current: the match that is shown.
            prompt: the prompt, which sessions use besides their own bar.
            outside: the callbacks that leave the table.
            sets: the pictures of board and pieces.
        """
        super().__init__(current)
        self._sets = sets
        self._shell, self._current, self._prompt, self._outside = shell, current, prompt, outside
        window = shell.window
        self._entries: list[Entry] = []
        self._told_unremembered = False
        self._chosen = 0
        self._game = ""
        self.progress = Progress()
        self.session: LessonSession | None = None
        self._puzzling: Puzzling | None = None
        # The window deletes its child, even if it was never shown.
        self.page = LearnPage(shell.language, window)
        self.page.hide()
        self.bar = LessonBar(shell.language)
        self._tool_bar = hidden_bar(window, self.bar, "lesson_bar")
        self.page.chosen.connect(self.begin)
        self.page.anew.connect(lambda number: self.begin(number, anew=True))
        self.page.left.connect(outside.show_start)
        self.page.tabs.wanted.connect(lambda _tab: self.puzzling.show_page(self._game))
        self.page.printed.connect(self.print_lesson)
        shell.actions["print_lesson"].triggered.connect(lambda _on=False: self.print_lesson(self._chosen))
        shell.language.changed.connect(self.bar.retranslate)
        for changed in (shell.language.changed, sets.changed):
            changed.connect(self._draw_again)
        current.shown.connect(self._shown)
        # Enabled only during a lesson: in a match the same keys look back.
        self._keys = [QShortcut(QKeySequence(keys), window) for keys in ("Alt+Right", "Alt+Left")]
        for shortcut, forward in zip(self._keys, (True, False), strict=True):
            shortcut.activated.connect(lambda forward=forward: self._step(forward=forward))
            shortcut.setEnabled(False)

    def show_page(self, game: str = "") -> None:
        """Show the lessons of the given game, or of the open one; an open match is closed first, if possible."""
        if not self._outside.close():
            return
        try:
            bad = self._list(game)
        except BadFileError as fault:
            self._outside.complain(fault)
            return
        reached = self.progress.all()
        self._chosen = self._proposed(reached)
        self.page.show_lessons(self._game, self._entries, reached, self._chosen, self._picture)
        self._outside.show_page(self.page)
        self.page.list.setFocus()
        for unsound in bad[:1]:
            self._outside.complain(unsound)

    def begin_first(self, game: str) -> None:
        """Begin the first lesson of a game; an open match is closed first, if possible."""
        if not self._outside.close():
            return
        try:
            self._list(game)
        except BadFileError as fault:
            self._outside.complain(fault)
            return
        self.begin(0)

    def begin(self, number: int, *, anew: bool = False) -> None:
        """Begin a lesson of the list: where the user stopped, or at its first step."""
        entry = self._entries[number]
        try:
            lesson = open_lesson(entry.path, self._shell.library.find)
            self._end_session()
            reached = 0 if anew else self.progress.of(entry.id).step
            last = number + 1 == len(self._entries)
            runner = Runner(lesson, reached, one_by_one=True)
            self._outside.enter(lesson.kit.game.id, runner.match.header)
            session = LessonSession(
                self._shell, self._current, self._prompt, self._outside, self.bar, runner, last=last
            )
        except BadFileError as fault:
            self._outside.complain(fault)
            return
        self.session, self._chosen = session, number
        session.reached.connect(lambda step: self._remember(lambda: self.progress.reach(entry.id, step)))
        session.finished.connect(lambda: self._remember(lambda: self.progress.finish(entry.id)))
        session.left.connect(lambda: self.show_page(self._game))
        session.more.connect(self._begin_next)
        self._tool_bar.show()
        self._shell.actions["print_lesson"].setEnabled(True)
        for shortcut in self._keys:
            shortcut.setEnabled(True)
        session.begin()

    def print_lesson(self, number: int) -> None:
        """Print a lesson of the list: its tables and all its texts."""
        say, entry = self._shell.language, self._entries[number]
        try:
            lesson = open_lesson(entry.path, self._shell.library.find)
        except BadFileError as fault:
            self._outside.complain(fault)
            return
        kind = find_kind(self._shell.library, lesson.kit.game.id)
        paper = lesson_paper(lesson, kind, say, self._sets.chosen_of(kind.picture_sets))
        ask_printer(paper, entry.title[say.code], say, self._shell.window)

    @property
    def puzzling(self) -> Puzzling:
        """The puzzles, made on first use."""
        if self._puzzling is None:
            self._puzzling = Puzzling(self._shell, self._current, self._prompt, self._outside)
            self._puzzling.page.tabs.wanted.connect(lambda _tab: self.show_page(self.puzzling.game))
        return self._puzzling

    def title(self) -> str:
        """Return the title of the lesson or puzzle in progress, or ``""``."""
        session = self.session
        if session is None and self._puzzling is not None:
            return self._puzzling.title()
        return session.runner.lesson.document.title[self._shell.language.code] if session is not None else ""

    # -- inside --------------------------------------------------------------------------------------------------

    def _remember(self, write: Callable[[], None]) -> None:
        """Store the progress of a lesson; report only the first failure, since every step would fail again."""
        try:
            write()
        except BadFileError as fault:
            if not self._told_unremembered:
                self._told_unremembered = True
                self._outside.complain(fault)

    def _list(self, game: str) -> list[BadFileError]:
        """Find the lessons of a game; return the faults of the user's own lessons.

        Raises:
            BadFileError: one of the program's lessons is missing or damaged.
        """
        kit = game_at_hand(self._shell, self._current, game, lambda entry: entry.lessons)
        self._list_for(kit.game.id)
        own, bad = own_lessons(kit, self._shell.library.find)
        self._entries = [*lessons(kit), *own]
        return bad

    def _picture(self, number: int, width: int) -> QImage:
        """Return the table at the beginning of a lesson, as its player sees it.

        Raises:
            BadFileError: the lesson can no longer be read.
        """
        lesson = open_lesson(self._entries[number].path, self._shell.library.find)
        kind = find_kind(self._shell.library, self._game)
        code, pictures = self._shell.language.code, self._sets.chosen_of(kind.picture_sets)
        return kind.make_picture(lesson.match_at(0), width, code, lesson.seat_of(0), pictures)

    def _draw_again(self) -> None:
        """Draw the pictures of the list again, in another language or with other pieces."""
        self.page.pictures.begin(len(self._entries), self._picture)

    def _list_for(self, game: str) -> None:
        """Switch the list to a game, and drop the selection of another game's list."""
        if game != self._game:
            self._game, self._chosen = game, 0

    def _proposed(self, reached: dict[str, Reached]) -> int:
        """Return the number of the lesson to propose: the first unfinished one, beginning with the one opened last."""
        later = range(self._chosen, len(self._entries))
        open_ones = [n for n in later if not reached.get(self._entries[n].id, Reached()).done]
        return next(iter(open_ones), self._chosen)

    def _begin_next(self) -> None:
        """Begin the next lesson; after the last one, offer a match of the game."""
        if self._chosen + 1 < len(self._entries):
            self.begin(self._chosen + 1)
        else:
            self._outside.new_match(self._game)

    def _step(self, *, forward: bool) -> None:
        session = self.session
        if session is not None:
            (session.go_on if forward else session.go_back)()

    def _shown(self, controller: object) -> None:
        """End the lesson if another match, or none, is shown."""
        session = self.session
        if session is not None and controller is not session.controller and not session.changing_tables:
            self._end_session()

    def _end_session(self) -> None:
        session, self.session = self.session, None
        if session is not None:
            session.end()
        self._shell.actions["print_lesson"].setEnabled(False)
        for shortcut in self._keys:
            shortcut.setEnabled(False)
        self._tool_bar.hide()
