"""Content and commands of the page of all matches: it reads them, and can open, rename, delete and restore them."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from stronghold_gui.core.save import BadFileError, Recent, backup_of, is_same, is_taken, matches_folder, open_match
from stronghold_gui.desktop.matches import deleted as wastebasket
from stronghold_gui.desktop.matches import lists
from stronghold_gui.desktop.matches.lists import LARGEST, Found, find_matches, look_into, matches_in_folder
from stronghold_gui.desktop.matches.page import MatchesPage
from stronghold_gui.desktop.matches.rename import RenameDialog
from stronghold_gui.desktop.matches.titles import MatchCard
from stronghold_gui.desktop.splash import cover_of
from stronghold_gui.files import is_plain
from stronghold_gui.players.review.document import review_file
from stronghold_gui.text.direction import visible

if TYPE_CHECKING:
    from stronghold_gui.desktop.matches.messages import Messages
    from stronghold_gui.desktop.matches.titles import Titles
    from stronghold_gui.desktop.shell import Shell
    from stronghold_gui.desktop.thumbnails import Thumbnails


_LOOKED_AT: Final = 400
"""Milliseconds after which a selected match is read, so that moving quickly through the list reads none."""


class SavedMatches(QObject):
    """Content and commands of the page of all matches, which is made on first use.

    Attributes:
        page: the page.
        opened: ``(path)``: emitted to open a match.
        changed: emitted when a match was renamed, deleted or restored, since other lists show it, too.
    """

    opened = Signal(object)
    changed = Signal()

    def __init__(
        self, shell: Shell, messages: Messages, titles: Titles, thumbnails: Thumbnails, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._shell, self._messages, self._titles, self._thumbnails = shell, messages, titles, thumbnails
        self._found: dict[Path, Found] = {}
        self._faults: dict[Path, BadFileError] = {}
        self._deleted: list[wastebasket.Deleted] = []
        # The window deletes its child, even if it was never shown.
        self.page = MatchesPage(shell.language, shell.window)
        self.page.hide()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look_further)
        self._drawing = QTimer(self, singleShot=True, interval=_LOOKED_AT)
        self._drawing.timeout.connect(self._draw_chosen)
        self._connect()

    def refresh(self, chosen: Path | None = None) -> None:
        """Search for all matches again and show them.

        Args:
            chosen: the match to select; by default the selection is kept.
        """
        self._found = {one.path: one for one in find_matches(self._shell.library, self._in_folder())}
        self._faults = {path: fault for path, fault in self._faults.items() if path in self._found}
        self._show(chosen)
        self._soon.start()

    def sweep(self) -> None:
        """Remove matches for good that were deleted more than 30 days ago."""
        wastebasket.sweep()

    # -- commands ------------------------------------------------------------------------------------------------

    def rename(self, path: Path) -> None:
        """Ask for another name."""
        dialog = RenameDialog(path, self._shell.language, self._shell.window)
        dialog.renamed.connect(lambda new: self._rename(path, new))
        dialog.open()

    def delete(self, path: Path) -> None:
        """Delete a match, and offer to undo that."""
        try:
            deleted = wastebasket.delete(path)
        except OSError as error:
            self._refuse(path, error)
            return
        lists.forget(path)
        self._deleted.append(deleted)
        say, name = self._shell.language, visible(path.stem)
        self._shell.notice.show_sentence(
            lambda: say("matches.deleted", name=name), "info", lambda: say("matches.put_back"), self.put_back
        )
        self._changed()

    def put_back(self) -> None:
        """Restore the match that was deleted last."""
        if not self._deleted:
            return
        deleted = self._deleted[-1]
        try:
            path = wastebasket.put_back(deleted)
        except OSError as error:
            self._refuse(deleted.path, error)
            return
        del self._deleted[-1]
        self._messages.inform("matches.is_back", name=visible(path.stem))
        self._changed(path)

    def show_in_folder(self, path: Path) -> None:
        """Ask the system to show the folder of a match; if it cannot, show the path."""
        folder = path.parent.absolute()
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self._messages.inform("matches.no_folder", folder=visible(str(folder)))

    # -- inside: display -----------------------------------------------------------------------------------------

    def _show(self, chosen: Path | None = None) -> None:
        self.page.show_cards([self._card(one) for one in self._found.values()], chosen)

    def _in_folder(self) -> list[Path]:
        """Return the files in the folder of matches; if it cannot be listed, report that and return none."""
        try:
            return matches_in_folder()
        except BadFileError as fault:
            self._messages.warn_with("matches.unlisted", fault)
            return []

    def _card(self, one: Found) -> MatchCard:
        """Return the texts about a match, as far as it is known."""
        titles, entry, say = self._titles, one.entry, self._shell.language
        fault = self._faults.get(one.path)
        game, when = titles.game(entry.game), titles.when(entry.when)
        known = one.current and fault is None
        return MatchCard(
            path=one.path,
            name=visible(one.path.stem),
            who=say("matches.row", who=titles.names(entry.game, entry.names), turn=titles.turn(entry)) if known else "",
            standing=self._messages.sentence(fault) if fault is not None else titles.standing(entry) if known else "",
            about=say("matches.row.game", game=game, when=when) if game else when,
            where="" if one.path.parent == matches_folder() else self._where(one.path),
            picture=self._thumbnails.find(one.path),
            cover=cover_of(entry.game) if game else None,
            goes_on=fault is None and not (known and entry.over),
        )

    def _where(self, path: Path) -> str:
        return self._shell.language("matches.where", folder=visible(str(path.parent)))

    # -- inside: reading files -----------------------------------------------------------------------------------

    def _look_further(self) -> None:
        """Read the next match of unknown state, and schedule another call for the one after it."""
        if self.page.isHidden():
            return
        one = next((one for one in self._found.values() if self._is_unknown(one)), None)
        if one is None:
            lists.note([one.entry for one in self._found.values() if one.current])
            return
        entry = self._looked(one)
        self._found[one.path] = replace(one, entry=entry or one.entry, current=entry is not None)
        self._show()
        self._soon.start()

    def _is_unknown(self, one: Found) -> bool:
        return not one.current and one.path not in self._faults and one.bytes <= LARGEST

    def _looked(self, one: Found) -> Recent | None:
        try:
            return look_into(one, self._shell.library)
        except BadFileError as fault:
            self._faults[one.path] = fault
            return None

    def _draw_chosen(self) -> None:
        """Request a picture of the selected match, if there is none."""
        card = self.page.list.card()
        one = self._found.get(card.path) if card is not None else None
        if one is None or one.bytes > LARGEST or one.path in self._faults or self._thumbnails.find(one.path):
            return
        try:
            match = open_match(one.path, self._shell.library.find)
        except BadFileError as fault:
            self._faults[one.path] = fault
            return
        if self._shell.library.is_shown(match.header.game):
            self._thumbnails.request(match, one.path)

    # -- inside: commands ----------------------------------------------------------------------------------------

    def _open(self, path: Path) -> None:
        if self._is_there(path):
            self.opened.emit(path)

    def _is_there(self, path: Path) -> bool:
        """Return whether a match still exists; if not, show a warning and the remaining matches."""
        if is_plain(path):
            return True
        self._messages.warn("matches.gone", name=visible(path.stem))
        self.refresh()
        return False

    def _rename(self, path: Path, new: Path) -> None:
        try:
            if is_taken(new) and not is_same(path, new):
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
            path.rename(new)
        except OSError as error:
            self._refuse(path, error)
            return
        with suppress(OSError):
            # The match has its new name already; nothing is lost if the backup cannot be renamed.
            backup_of(path).replace(backup_of(new))
        with suppress(OSError):
            review_file(path).replace(review_file(new))
        lists.rename(path, new)
        self._thumbnails.rename(path, new)
        self._changed(new)

    def _refuse(self, path: Path, error: OSError) -> None:
        reason = visible(error.strerror or str(error))
        self._messages.warn("matches.cannot", name=visible(path.stem), reason=reason)
        self.refresh()

    def _changed(self, chosen: Path | None = None) -> None:
        self.refresh(chosen)
        self.changed.emit()

    def _connect(self) -> None:
        page = self.page
        page.opened.connect(self._open)
        page.renamed.connect(lambda path: self.rename(path) if self._is_there(path) else None)
        page.deleted.connect(lambda path: self.delete(path) if self._is_there(path) else None)
        page.shown.connect(self.show_in_folder)
        page.chosen.connect(lambda _path: self._drawing.start())
        page.taken_back.connect(self.put_back)
        self._shell.language.changed.connect(self._show)
