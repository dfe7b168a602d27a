"""The commands that share or print the open match: a picture of the board, a page of the match, summary and rules.

A picture shows the current view of the seat at the screen; it cannot be made while the curtain is down. A page shows
the public view, since it is given to others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMimeData, QObject, Qt
from PySide6.QtGui import QGuiApplication, QImage

from stronghold_gui.core.save import entry_of, legal_stem
from stronghold_gui.desktop.encoding import as_pdf, as_png
from stronghold_gui.desktop.exports import export_dialog, show_fault, write_export
from stronghold_gui.desktop.share.pages import (
    MatchPage,
    Picture,
    Points,
    match_page,
    match_text,
    rules_page,
    story_page,
)
from stronghold_gui.desktop.share.printing import ask_printer
from stronghold_gui.desktop.story.files import charts_png
from stronghold_gui.desktop.story.told import Told
from stronghold_gui.program import PROGRAM
from stronghold_gui.teaching.reference import load_book
from stronghold_gui.teaching.reference.book import reference_of
from stronghold_gui.text.direction import visible

if TYPE_CHECKING:
    from stronghold_gui.desktop.match_files import MatchFiles
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.picture_sets import PictureSets
    from stronghold_gui.desktop.shell import Shell

_ENDINGS: Final = {"picture": "*.png", "page": "*.html *.pdf"}
_WIDE: Final = 1600
"""Width of a picture in pixels."""
_IN_PAGE: Final = 1280
_DOTS: Final = 110
"""Dots per inch of charts in a page."""


class Sharing(QObject):
    """Copies, saves and prints what the window shows."""

    def __init__(self, shell: Shell, current: Current, files: MatchFiles, sets: PictureSets) -> None:
        """Connect to the actions.

        Args:
            shell: the window.
            current: the match that is shown.
            files: the names of matches, and the open file.
            sets: the pictures of board and pieces.
        """
        super().__init__(current)
        self._shell, self._current, self._files, self._sets = shell, current, files, sets
        # This action is enabled by a lesson in progress.
        shell.actions["print_lesson"].setEnabled(False)
        for name, command in (
            ("copy_picture", self.copy_picture),
            ("save_picture", self.save_picture),
            ("copy_page", self.copy_page),
            ("save_page", self.save_page),
            ("print_story", self.print_story),
            ("print_rules", self.print_rules),
        ):
            shell.actions[name].triggered.connect(lambda _on=False, command=command: command())

    # -- pictures ------------------------------------------------------------------------------------------------

    def copy_picture(self) -> None:
        """Put a picture of the board on the clipboard."""
        with _wait_cursor():
            QGuiApplication.clipboard().setImage(self.board())
        self._inform("share.copied.picture")

    def save_picture(self) -> None:
        """Ask for a file and write a picture of the board to it."""
        self._ask("picture", ".png", lambda _file: as_png(self.board()))

    def board(self) -> QImage:
        """Return the board as the seat at the screen sees it."""
        controller, page = self._current.controller, self._current.page
        assert controller is not None
        assert page is not None
        code = self._shell.language.code
        return page.kind.make_picture(controller.match, _WIDE, code, controller.viewer, self._sets.chosen)

    # -- pages ---------------------------------------------------------------------------------------------------

    def copy_page(self) -> None:
        """Put a page of the match on the clipboard, as HTML and as plain sentences."""
        with _wait_cursor():
            page = self.page()
            data = QMimeData()
            data.setHtml(match_page(page, self._shell.language.code))
            data.setText(match_text(page))
        QGuiApplication.clipboard().setMimeData(data)
        self._inform("share.copied.page")

    def save_page(self) -> None:
        """Ask for a file and write a page of the match to it, as HTML or PDF."""

        def made(file: Path) -> bytes:
            html = match_page(self.page(), self._shell.language.code)
            return as_pdf(html) if file.suffix.lower() == ".pdf" else html.encode()

        self._ask("page", ".html", made)

    def page(self) -> MatchPage:
        """Return the open match as a page, in the public view."""
        controller, page, say = self._current.controller, self._current.page, self._shell.language
        assert controller is not None
        assert page is not None
        match, titles = controller.match, self._files.titles
        entry = entry_of(match, Path(), 0)
        ending = self._current.desk.sentences.ending() if controller.over else None
        points = None
        if ending is not None and ending.total:
            total = (say("window.glory.total"), ending.total)
            points = Points(ending.teams, [*ending.rows, total])
        board = page.kind.make_picture(match, _IN_PAGE, say.code, None, self._sets.chosen)
        told = page.kind.tell_story(match, say)
        return MatchPage(
            titles.names(entry.game, entry.names),
            say("frame.aside", what=titles.game(entry.game), more=titles.turn(entry)),
            [ending.title, ending.sentence] if ending is not None else [],
            points,
            Picture(as_png(board), say("share.board")),
            told.title if told is not None else "",
            told.sentences() if told is not None else [],
            charts_of(told) if told is not None else None,
        )

    # -- printing ------------------------------------------------------------------------------------------------

    def print_story(self) -> None:
        """Print the summary of the match."""
        controller, page, say = self._current.controller, self._current.page, self._shell.language
        told = page.kind.tell_story(controller.match, say) if controller is not None and page is not None else None
        if told is not None:
            with _wait_cursor():
                html = story_page(told.title, told.sentences(), charts_of(told), say.code)
            ask_printer(html, told.title, say, self._shell.window)

    def print_rules(self) -> None:
        """Print the rules of the open game, or of the first game that has rules."""
        shell, say = self._shell, self._shell.language
        game = self._current.game or next(entry.id for entry in shell.library.shown if entry.rules)
        reference = reference_of(shell.library.kit(game))
        controller, setting = self._current.controller, None
        if controller is not None and controller.match.header.game == game:
            header = controller.match.header
            setting = reference.figures.setting(header.options, len(header.names))
        title = say("share.rules", game=self._files.titles.game(game))
        with _wait_cursor():
            html = rules_page(title, load_book(reference, say.code, setting))
        ask_printer(html, title, say, shell.window)

    # -- inside --------------------------------------------------------------------------------------------------

    def _ask(self, kind: str, ending: str, made: Callable[[Path], bytes]) -> None:
        """Ask for a file and write the content that `made` returns for it."""
        say = self._shell.language
        title = self._files.titles.title(self._files.documents.path)
        kinds, wanted = f"{say(f'share.files.{kind}')} ({_ENDINGS[kind]})", f"{legal_stem(title) or PROGRAM}{ending}"
        dialog = export_dialog(self._shell.window, say(f"share.save.{kind}"), kinds, wanted, say)
        dialog.setObjectName(f"share_{kind}")
        asked = self._current.controller
        dialog.fileSelected.connect(lambda name: self._keep(Path(name), made, asked))
        dialog.open()

    def _keep(self, file: Path, made: Callable[[Path], bytes], asked: Controller | None) -> None:
        """Write the content to the chosen file, unless the match was left or the curtain has fallen meanwhile."""
        if self._current.controller is not asked or self._current.covered:
            # A message box, since the curtain covers the notice.
            message = "share.passed" if self._current.controller is asked else "share.closed"
            show_fault(self._shell.window, "share_fault", self._shell.language(message, name=visible(file.name)))
            return
        with _wait_cursor():
            problem = write_export(file, made(file), self._shell.language.texts)
        if problem:
            self._shell.notice.show_sentence(lambda: problem, "warning")
        else:
            self._inform("share.saved", name=visible(file.name))

    def _inform(self, message: str, **figures: object) -> None:
        self._files.messages.inform(message, **figures)


def charts_of(told: Told) -> Picture:
    """Return the pictures of a summary."""
    return Picture(charts_png(told, _DOTS), told.title)


@contextmanager
def _wait_cursor() -> Iterator[None]:
    """Show a wait cursor during a slow action."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()
