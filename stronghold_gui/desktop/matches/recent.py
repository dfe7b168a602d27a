"""The matches played last, in their menu and on the start page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from stronghold_gui.desktop.foreign_text import tip_of, unmarked
from stronghold_gui.desktop.library_page import RecentGame
from stronghold_gui.desktop.matches import lists
from stronghold_gui.desktop.thumbnails import LargeIcons, game_icon

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.matches.documents import Documents
    from stronghold_gui.desktop.matches.titles import Titles
    from stronghold_gui.desktop.thumbnails import Thumbnails


class RecentMatches(QObject):
    """Fills the menu and makes the list for the start page.

    Attributes:
        chosen: ``(path)``: emitted to open a match of the menu.
        cleared: emitted when the list was emptied.
    """

    chosen = Signal(object)
    cleared = Signal()

    def __init__(
        self, language: Language, documents: Documents, titles: Titles, thumbnails: Thumbnails, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._documents = documents
        self._language, self._titles, self._thumbnails = language, titles, thumbnails
        self._large_icons: LargeIcons | None = None

    def fill(self, menu: QMenu) -> None:
        """List the matches in their menu, except the open one."""
        menu.clear()
        if self._large_icons is None:
            self._large_icons = LargeIcons(self)
            menu.setStyle(self._large_icons)
        for entry in lists.recent():
            path = Path(entry.path)
            if self._documents.is_own(path):
                continue
            action = menu.addAction(game_icon(self._thumbnails.find(path)), unmarked(self._titles.short(entry)))
            action.setToolTip(tip_of(entry.path))
            action.triggered.connect(lambda _on=False, path=path: self.chosen.emit(path))
        if menu.isEmpty():
            menu.addAction(self._language("window.recent.none")).setEnabled(False)
        else:
            menu.addSeparator()
            menu.addAction(self._language("window.recent.clear"), self._clear)

    def games(self) -> list[RecentGame]:
        """Return the matches for the start page."""
        titles, find = self._titles, self._thumbnails.find
        return [
            RecentGame(path, entry.game, titles.short(entry), titles.when(entry.when), find(path), entry.over)
            for entry, path in ((entry, Path(entry.path)) for entry in lists.recent())
        ]

    def _clear(self) -> None:
        lists.forget_recent()
        self.cleared.emit()
