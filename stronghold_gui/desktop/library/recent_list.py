"""The list of matches played before the last one: a picture, the players, the time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem

from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.library.last_game import RecentGame
from stronghold_gui.desktop.thumbnails import game_icon

_PICTURE: Final = QSize(96, 60)
"""Size of a picture in pixels: large enough to recognise a match by its pieces."""
_WORDS: Final = 48
"""Largest width, in letters, of the text beside a picture if matches are side by side."""
_FEWEST: Final = 24
"""Smallest width, in letters, of the same text."""
_BESIDE: Final = 24
"""Pixels beside the text."""


class RecentGames(QListWidget):
    """A list of matches in one row or one column.

    Attributes:
        chosen: ``(path)``: a match was clicked.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("start_recent")
        self._side_by_side = False
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setUniformItemSizes(True)
        self.setIconSize(_PICTURE)
        # Long names are cut in the middle, since the turn after them distinguishes two matches.
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        for pressed in (self.itemActivated, self.itemClicked):
            pressed.connect(lambda item: self.chosen.emit(item.data(Qt.ItemDataRole.UserRole)))

    def arrange(self, *, side_by_side: bool) -> None:
        """Show the matches side by side, or below each other."""
        if side_by_side != self._side_by_side:
            self._side_by_side = side_by_side
            self.setFlow(QListWidget.Flow.LeftToRight if side_by_side else QListWidget.Flow.TopToBottom)
            self._fit()

    def show_games(self, games: Sequence[RecentGame]) -> None:
        """List matches; the selected row stays selected."""
        row = self.currentRow()
        self.clear()
        for game in games:
            item = QListWidgetItem(game_icon(game.picture), f"{game.title}\n{game.when}")
            item.setData(Qt.ItemDataRole.UserRole, game.path)
            item.setToolTip(tip_of(str(game.path)))
            self.addItem(item)
        if row < self.count():
            self.setCurrentRow(row)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Adapt the row height to the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_side_by_side"):
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the width of the matches to that of the list."""
        super().resizeEvent(event)
        if self._side_by_side:
            self._fit()

    def _words(self) -> int:
        """Return the width in pixels of the longest line, up to a limit."""
        metrics = self.fontMetrics()
        lines = (line for number in range(self.count()) for line in self.item(number).text().splitlines())
        longest = max(map(metrics.horizontalAdvance, lines), default=0)
        return min(longest, _WORDS * metrics.averageCharWidth())

    def _fit(self) -> None:
        row = max(_PICTURE.height(), 2 * self.fontMetrics().height()) + 8
        wide = self._width_of_game() if self._side_by_side else 0
        for number in range(self.count()):
            self.item(number).setSizeHint(QSize(wide, row))
        edge = 2 * self.frameWidth()
        bar = self.horizontalScrollBar().sizeHint().height() if self._side_by_side else 0
        self.setMinimumHeight(row + edge + bar)
        self.setMaximumHeight((1 if self._side_by_side else self.count()) * row + edge + bar)

    def _width_of_game(self) -> int:
        """Return the width of a match in pixels, so that the visible ones fill the list and are readable.

        If only one match fits, it is as wide as its texts, if there is room for them.
        """
        beside, room = _PICTURE.width() + _BESIDE, self.viewport().width()
        wanted, least = beside + self._words(), beside + _FEWEST * self.fontMetrics().averageCharWidth()
        fitting = min(-(-room // wanted), room // least, self.count())
        return room // fitting if fitting > 1 else min(wanted, room)
