"""The panel of the match played last: a picture of its table, the players, and a button to continue."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.labels import ElidedLabel
from stronghold_gui.desktop.library.button import PanelButton
from stronghold_gui.desktop.library.cover import Cover
from stronghold_gui.desktop.library.panel import EDGE, Border, Panel
from stronghold_gui.desktop.naming import named

_PICTURE: Final = QSize(160, 100)
"""Size of the picture in pixels."""
_LEAST: Final = 0.8
"""Smallest size of the line below the names relative to the usual one; if it is still too long, it is cut."""
_SIDE: Final = 14
"""Pixels to the left and right of the texts."""


@dataclass(frozen=True, slots=True)
class RecentGame:
    """A match that was open recently.

    Attributes:
        path: its file.
        game: the id of the game, ``""`` if unknown.
        title: the players and the progress.
        when: the time, and the name of the game if the library has several.
        picture: the picture of its table.
        over: whether the match is over.
    """

    path: Path
    game: str
    title: str
    when: str
    picture: Path | None = None
    over: bool = False


class LastGame(Panel):
    """A panel with the last match; a click anywhere on it continues that match."""

    def __init__(self) -> None:
        super().__init__("start_last")
        self.cover = Cover()
        # Long names are cut in the middle, since the turn after them distinguishes two matches.
        self.title = named(ElidedLabel(cut=Qt.TextElideMode.ElideMiddle), "start_last_title")
        self.title.bold = True
        self.when = named(ElidedLabel(cut=Qt.TextElideMode.ElideMiddle), "start_last_when")
        # The time of day at the end is important, so the text shrinks before it is cut.
        self.when.least = _LEAST
        self.when.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.button = PanelButton("start_resume", "play", first=True)
        self.button.clicked.connect(self.clicked)
        self.words = QWidget()
        column = QVBoxLayout(self.words)
        column.setContentsMargins(_SIDE, 10, _SIDE, 14)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addWidget(self.when)
        column.addStretch(1)
        column.addSpacing(6)
        column.addWidget(self.button)
        self.cover.on_top = False
        self.cover.setFixedSize(_PICTURE)
        sides = QHBoxLayout(self)
        sides.setContentsMargins(0, 0, 0, 0)
        sides.setSpacing(0)
        sides.addWidget(self.cover)
        sides.addWidget(self.words, 1)
        self._border = Border(self)

    def show_game(self, game: RecentGame, cover: Path | None) -> None:
        """Show a match, with the cover of its game if there is no picture of its table."""
        self.cover.show_file(game.picture or cover)
        self.title.setText(game.title)
        self.when.setText(game.when)
        self.setToolTip(tip_of(str(game.path)))
        self.button.setAccessibleDescription(f"{game.title}\n{game.when}")

    def wanted_width(self) -> int:
        """Return the width in pixels at which no text is cut or smaller."""
        texts = max(self.title.whole_width, self.when.whole_width)
        return self.cover.width() + texts + 2 * _SIDE + 2 * EDGE

    def arrange(self, width: int) -> None:
        """Lay out for a width in pixels, without the picture if the texts need the whole width."""
        both = self.cover.width() + self.words.minimumSizeHint().width() + 2 * EDGE
        self.cover.setVisible(both <= width)
        self.setFixedWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize the border with the panel."""
        super().resizeEvent(event)
        self._border.resize(event.size())
        self._border.raise_()
