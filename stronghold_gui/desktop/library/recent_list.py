"""The list of games played before the last one: a picture, who plays, when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem

from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.library.last_game import RecentGame
from stronghold_gui.desktop.thumbnails import game_icon

_PICTURE: Final = QSize(96, 60)
"""Pixels of a picture: large enough to tell two games by what stands where."""
_WORDS: Final = 48
"""Letters of width that the words beside a picture take at most where games stand side by side."""
_BESIDE: Final = 24
"""Pixels beside the words."""


class RecentGames(QListWidget):
    """A list of one row of games side by side, or of a column of them in which the first can be seen always.

    Attributes:
        chosen: ``(path)``: a game was pressed.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("start_recent")
        self._side_by_side = False
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setUniformItemSizes(True)
        self.setIconSize(_PICTURE)
        # Long names are cut in the middle, since the turn after them distinguishes two games.
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        for pressed in (self.itemActivated, self.itemClicked):
            pressed.connect(lambda item: self.chosen.emit(item.data(Qt.ItemDataRole.UserRole)))

    def arrange(self, *, side_by_side: bool) -> None:
        """Show the games side by side, or one below the other."""
        if side_by_side != self._side_by_side:
            self._side_by_side = side_by_side
            self.setFlow(QListWidget.Flow.LeftToRight if side_by_side else QListWidget.Flow.TopToBottom)
            self._fit()

    def show_games(self, games: Sequence[RecentGame]) -> None:
        """List games; the row that was chosen stays chosen."""
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
        """Make rows as high as larger writing."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_side_by_side"):
            self._fit()

    def _words(self) -> int:
        """Return the pixels of width of the longest line, as far as lines may be long."""
        metrics = self.fontMetrics()
        lines = (line for number in range(self.count()) for line in self.item(number).text().splitlines())
        longest = max(map(metrics.horizontalAdvance, lines), default=0)
        return min(longest, _WORDS * metrics.averageCharWidth())

    def _fit(self) -> None:
        row = max(_PICTURE.height(), 2 * self.fontMetrics().height()) + 8
        wide = _PICTURE.width() + self._words() + _BESIDE if self._side_by_side else 0
        for number in range(self.count()):
            self.item(number).setSizeHint(QSize(wide, row))
        edge = 2 * self.frameWidth()
        bar = self.horizontalScrollBar().sizeHint().height() if self._side_by_side else 0
        self.setMinimumHeight(row + edge + bar)
        self.setMaximumHeight((1 if self._side_by_side else self.count()) * row + edge + bar)
