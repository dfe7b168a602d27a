"""The list of games played before the last one: a picture, who plays, when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem

from stronghold_gui.desktop.library.last_game import RecentGame
from stronghold_gui.desktop.plain import tip_of
from stronghold_gui.desktop.recent_icons import game_icon

_PICTURE: Final = QSize(96, 60)
"""Pixels of a picture: large enough to tell two games by what stands where."""


class RecentGames(QListWidget):
    """A list that is as high as its games, and never so low that the first ones cannot be seen.

    Attributes:
        chosen: ``(path)``: a game was pressed.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("start_recent")
        self._in_sight = 2
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setUniformItemSizes(True)
        self.setIconSize(_PICTURE)
        # Where names are long, the turn behind them is what tells two games apart.
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for pressed in (self.itemActivated, self.itemClicked):
            pressed.connect(lambda item: self.chosen.emit(item.data(Qt.ItemDataRole.UserRole)))

    @property
    def rows_in_sight(self) -> int:
        """How many games can be seen without scrolling, however small the window is."""
        return self._in_sight

    @rows_in_sight.setter
    def rows_in_sight(self, rows: int) -> None:
        self._in_sight = rows
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
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_in_sight"):
            self._fit()

    def _fit(self) -> None:
        row = max(_PICTURE.height(), 2 * self.fontMetrics().height()) + 8
        for number in range(self.count()):
            self.item(number).setSizeHint(QSize(0, row))
        edge = 2 * self.frameWidth()
        self.setMinimumHeight(min(self.count(), self._in_sight) * row + edge)
        self.setMaximumHeight(self.count() * row + edge)
