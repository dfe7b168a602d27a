"""The commands New, Open and Close of the File menu. The package `matches` handles the files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from stronghold_gui.core.match import Match
from stronghold_gui.core.save import SUFFIX, AnyMatch, Autosave, BadFileError, Unfinished, is_match_file, matches_folder
from stronghold_gui.desktop.file_dialogs import file_dialog
from stronghold_gui.desktop.foreign_text import in_title
from stronghold_gui.desktop.matches import lists
from stronghold_gui.desktop.matches.crashes import Crashes
from stronghold_gui.desktop.matches.documents import Documents
from stronghold_gui.desktop.matches.messages import Messages
from stronghold_gui.desktop.matches.recent import RecentMatches
from stronghold_gui.desktop.matches.save_commands import SaveCommands
from stronghold_gui.desktop.matches.titles import Titles
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.play.kind import find_kind
from stronghold_gui.desktop.reading_thread import read_beside
from stronghold_gui.desktop.thumbnails import Thumbnails
from stronghold_gui.files import absolute
from stronghold_gui.program import PROGRAM
from stronghold_gui.teaching.puzzles.added import is_practice
from stronghold_gui.text.direction import isolated

if TYPE_CHECKING:
    from stronghold_gui.desktop.matches.saving import Saving
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.shell import Shell

_LISTED_AFTER: Final = 300
"""Milliseconds until an opened match is added to the lists."""


class MatchFiles(QObject):
    """Begins, opens and closes matches in a window.

    Attributes:
        documents: the open match's file and its journal.
        commands: Save and Save as.
        crashes: matches of a window that was not closed properly.
        recent: the matches played last.
        titles: names of matches.
        messages: sentences about files.
        thumbnails: small pictures of matches.
        wanted: ``(match)``: emitted to show a match; listeners do so at once.
        leaving: emitted before the open match is closed, so that a look back or trial ends.
        puzzled: ``(path)``: emitted to begin the puzzle in a file; listeners do so at once.
        closed: emitted after the open match was closed without another one in its place.
        reading: ``(dialog, game)``: emitted to open the page about reconstructed rules over a dialog.
        listed: emitted when the lists of matches, or their pictures, have changed.
        guided: emitted when a user's first match has begun, so that hints are shown.
    """

    wanted = Signal(object)
    leaving = Signal()
    puzzled = Signal(object)
    closed = Signal()
    reading = Signal(object, str)
    listed = Signal()
    guided = Signal()

    def __init__(self, shell: Shell, current: Current) -> None:
        super().__init__(current)
        self._shell, self._window, self._current = shell, shell.window, current
        language = shell.language
        self.messages, self.titles = Messages(shell), Titles(shell, current)
        self.documents = Documents(shell.library, self.titles.stem)
        self.thumbnails = Thumbnails(
            lambda match, width: find_kind(shell.library, match.header.game).make_picture(match, width, language.code),
            self,
        )
        self.commands = SaveCommands(shell, current, self.documents, self.messages, self.titles, self.thumbnails)
        self.recent = RecentMatches(language, self.documents, self.titles, self.thumbnails, self)
        self.crashes = Crashes(shell, self.messages, self.titles, self.thumbnails, self)
        # Adding a match to the lists writes two files, so it waits until the match is visible.
        self._listing = QTimer(self, singleShot=True, interval=_LISTED_AFTER)
        self._listing.timeout.connect(self._list)
        self._connect()

    @property
    def saving(self) -> Saving:
        return self.commands.saving

    def show_title(self) -> None:
        """Set the window title to the name of the match, without secrets."""
        called = in_title(self.titles.title(self.documents.path)) if self._current.controller is not None else ""
        title = f"{isolated(called)} – {PROGRAM}" if called else PROGRAM
        # Set only when it changes: Qt sets it again on every call, which costs 2 % of a move's time.
        if self._window.windowTitle() != title:
            self._window.setWindowTitle(title)

    # -- new and open --------------------------------------------------------------------------------------------

    def new(self, game: str = "") -> None:
        """Ask for a new match of the given game, or of the open or last one, and begin it."""
        library = self._shell.library
        game = game or self._game()
        dialog = NewGameDialog(library, game, self._shell.language, self._shell.settings, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        controller, entry = self._current.controller, library.entry(game)
        # After a lesson, propose a first match against computers, with hints.
        guided = controller is not None and not controller.kept and dialog.propose_alone()
        dialog.accepted.connect(lambda: self.begin(Match(library.kit(dialog.game).game, dialog.header())))
        if guided and entry is not None and entry.hints:
            dialog.accepted.connect(self.guided)
        dialog.reading.connect(lambda: self.reading.emit(dialog, game))
        dialog.open()

    def begin(self, match: AnyMatch) -> bool:
        """Begin a match; return whether the open one could be closed first."""
        self._shell.notice.hide()
        if not self.messages.can_show(match.header.game) or not self.close():
            return False
        return self._show(match, None)

    def open(self) -> None:
        """Ask for a file and open it."""
        own = self.documents.path
        dialog = file_dialog(
            self._shell, "window.open.title", own.parent if own is not None else matches_folder(), saving=False
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.open_path(Path(name)))
        dialog.open()

    def open_path(self, path: Path, *, giving_up: bool = False) -> bool:
        """Open a file; return whether that worked. If it cannot be read or the user cancels, nothing changes.

        Args:
            path: the file.
            giving_up: whether to drop moves of the open match that are not on disk.
        """
        self._shell.notice.hide()
        # Make the path absolute, since the current folder may be gone when the match is saved.
        path = absolute(path)
        if path.suffix != SUFFIX and is_practice(path):
            return self._open_puzzle(path)
        if not giving_up and self.documents.is_own(path):
            self.saving.write()
        self.crashes.settle(path)
        match = self._read(path)
        if match is None or not self.messages.can_show(match.header.game) or not self.close(giving_up=giving_up):
            return False
        # A file may be the document of a position, with which a match begins; the match is not saved in that file.
        whole = path.suffix == SUFFIX and (bool(match.played) or is_match_file(path))
        if not self._show(match, path if whole else None):
            return False
        if whole:
            self._listing.start()
            self.show_title()
            if self.thumbnails.find(path) is None:
                self.thumbnails.request(match, path)
            self.crashes.report_longer_journal(match, path)
        return True

    def list_now(self) -> None:
        """Put the opened match on top of the lists now, if it is not there yet."""
        if self._listing.isActive():
            self._listing.stop()
            self._list()

    def _list(self) -> None:
        match, path = self.documents.match, self.documents.path
        if match is not None and path is not None:
            lists.remember(match, path)

    def open_last(self) -> None:
        """Open the match that was played last."""
        entries = lists.recent()
        if entries:
            self.open_path(Path(entries[0].path))

    # -- close ---------------------------------------------------------------------------------------------------

    def close_match(self) -> None:
        """Close the match and show the start page."""
        self._shell.notice.hide()
        if self.close():
            self.closed.emit()

    def close(self, *, giving_up: bool = False) -> bool:
        """Save and close the open match; return False if nothing can be written and the user wants to stay.

        Args:
            giving_up: whether to drop moves that are not on disk.
        """
        self.leaving.emit()
        self.list_now()
        if self._current.controller is None or giving_up:
            self.saving.drop()
            return True
        return self.saving.put_away()

    def forget(self) -> None:
        """Close the match without saving; moves that are not on disk are lost."""
        self.close(giving_up=True)

    # -- crashes -------------------------------------------------------------------------------------------------

    def recover(self) -> bool:
        """Recover matches after a crash; return whether the user is asked about some."""
        self.crashes.settle()
        return self.crashes.offer()

    def resume(self, lost: Unfinished) -> bool:
        """Continue a match that was open during a crash."""
        try:
            match, journal = self.crashes.resume(lost)
        except BadFileError as fault:
            self.messages.complain(fault)
            return False
        if not self.close():
            journal.release()
            return False
        if not self._show(match, Path(journal.file) if journal.file else None, journal):
            return False
        self.saving.keep()
        self.show_title()
        if journal.damage is not None:
            self.crashes.tell_damage(journal.damage, len(match.played))
        return True

    # -- inside --------------------------------------------------------------------------------------------------

    def _game(self) -> str:
        """Return the id of the game entered last, else of the first game of the library."""
        return self._current.game or self._shell.library.ids[0]

    def _open_puzzle(self, path: Path) -> bool:
        """Begin the puzzle in a file; return whether that worked."""
        before = self._current.controller
        self.puzzled.emit(path)
        return self._current.controller not in (None, before)

    def _read(self, path: Path) -> AnyMatch | None:
        """Return the match in a file; ``None`` if the user cancels, or after a fault, which is reported."""
        self.documents.prepare(path)
        try:
            return read_beside(
                lambda progress: self.documents.open(path, progress), path.name, self._shell.language, self._window
            )
        except BadFileError as fault:
            self.messages.complain(fault)
            return None

    def _show(self, match: AnyMatch, path: Path | None, journal: Autosave | None = None) -> bool:
        """Show a match; return whether that worked. Otherwise it is closed, and its file stays unchanged."""
        self.documents.adopt(match, path, journal)
        self.saving.begin()
        self.wanted.emit(match)
        controller = self._current.controller
        if controller is not None and controller.match is match:
            return True
        # A slot has raised an exception, which Qt does not pass to the code that emits the signal.
        self.documents.close(leaving=journal is not None)
        self.closed.emit()
        return False

    def _connect(self) -> None:
        act = self._shell.actions
        act["new"].triggered.connect(lambda _on=False: self.new())
        act["open"].triggered.connect(self.open)
        act["close"].triggered.connect(self.close_match)
        self.commands.theirs.connect(lambda path: self.open_path(path, giving_up=True))
        self.saving.retitled.connect(self.show_title)
        self.recent.chosen.connect(self.open_path)
        self.recent.cleared.connect(self.listed)
        self.thumbnails.drawn.connect(self.listed)
        self.crashes.resumed.connect(self.resume)
        self.crashes.settled.connect(self.listed)
