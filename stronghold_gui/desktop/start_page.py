"""What the window shows while no match is open: begin, go on, open, and the games played last."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QIcon, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.core.value import value
from stronghold_gui.desktop.icons import icon
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.recent_icons import SIZE, game_icon
from stronghold_gui.files import resource

_CREST: Final = 112
"""Pixels the crest is wide and high."""
_TALL: Final = 620
"""Pixels of height from which on there is room for the crest."""
_BESIDE: Final = 820
"""Pixels of width from which on the games stand beside the buttons."""
_TALL_BESIDE: Final = 520
"""Pixels of height from which on there is room for the crest then."""
_WIDE: Final = 460
"""Pixels of width that buttons or games take at most."""
_IN_SIGHT: Final = 2
"""Games that can be seen without scrolling, however small the window is."""


@value
class RecentGame:
    """A game that was open not long ago: its file, who plays and how far it is, when that was, and its picture."""

    path: Path
    title: str
    when: str
    picture: Path | None = None


class StartPage(QWidget):
    """The page before a match.

    Attributes:
        new, learn, open, resume: what was pressed. ``recent``: ``(path)``, a game of the list.
    """

    new = Signal()
    learn = Signal()
    open = Signal()
    resume = Signal()
    recent = Signal(object)

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start_page")
        self._language = language
        self.crest = named(QLabel(alignment=Qt.AlignmentFlag.AlignHCenter), "start_crest")
        self.title = named(QLabel("Stronghold", alignment=Qt.AlignmentFlag.AlignHCenter), "start_title")
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * 2.6)
        font.setWeight(font.Weight.Light)
        self.title.setFont(font)
        self.words = named(QLabel(alignment=Qt.AlignmentFlag.AlignHCenter, wordWrap=True), "start_words")
        self.words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.resume_button = self._button("start_resume", self.resume)
        self.new_button = self._button("start_new", self.new)
        self.learn_button = self._button("start_learn", self.learn)
        self.open_button = self._button("start_open", self.open)
        self.recent_title = named(QLabel(), "start_recent_title")
        self.list = named(QListWidget(), "start_recent")
        self.list.setFrameShape(QFrame.Shape.StyledPanel)
        self.list.setUniformItemSizes(True)
        self.list.setIconSize(SIZE)
        # Where names are long, the turn behind them is what tells two games apart.
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.itemActivated.connect(lambda item: self.recent.emit(item.data(Qt.ItemDataRole.UserRole)))
        self.list.itemClicked.connect(lambda item: self.recent.emit(item.data(Qt.ItemDataRole.UserRole)))
        self._sides = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._lay_out()
        language.changed.connect(self.retranslate)
        self.show_games((), resumable="")

    def show_games(self, games: Sequence[RecentGame], resumable: str) -> None:
        """List the games played last; ``resumable`` names the one to go on with, ``""`` for none."""
        self._resumable = resumable
        self.list.clear()
        for game in games:
            item = QListWidgetItem(f"{game.title}\n{game.when}")
            item.setData(Qt.ItemDataRole.UserRole, game.path)
            item.setToolTip(str(game.path))
            item.setIcon(game_icon(game.picture))
            self.list.addItem(item)
        self._fit(len(games))
        self._games.setVisible(bool(games))
        self.resume_button.setVisible(bool(resumable))
        self.retranslate()
        self.resume_button.setDefault(bool(resumable))
        self.new_button.setDefault(not resumable)

    def _fit(self, games: int) -> None:
        """Make the list as high as its games, and never so low that the last ones cannot be seen."""
        row = max(SIZE.height(), 2 * self.fontMetrics().height()) + 8
        for number in range(games):
            self.list.item(number).setSizeHint(QSize(0, row))
        edge = 2 * self.list.frameWidth()
        self.list.setMinimumHeight(min(games, _IN_SIGHT) * row + edge)
        self.list.setMaximumHeight(games * row + edge)

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the crest when the page is first seen; a start with a file never shows it."""
        super().showEvent(event)
        if self.crest.pixmap().isNull():
            self.crest.setPixmap(QIcon(str(resource("icon", "stronghold.svg"))).pixmap(_CREST, _CREST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room, below or beside each other, the games are worth more than the crest."""
        super().resizeEvent(event)
        self._arrange(event.size())

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        say = self._language
        self.words.setText(say("window.start.words"))
        self.resume_button.setText(say("window.start.resume"))
        self.resume_button.setToolTip(self._resumable)
        self.new_button.setText(say("window.start.new"))
        self.learn_button.setText(say("window.start.learn"))
        self.open_button.setText(say("window.start.open"))
        self.recent_title.setText(say("window.start.recent"))

    def changeEvent(self, event: QEvent) -> None:
        """Draw the marks again in the colours of another theme, make rows as high as larger writing."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "open_button"):
            self._fit(self.list.count())
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "open_button"):
            self._draw()

    def _button(self, name: str, signal: SignalInstance) -> QPushButton:
        button = named(QPushButton(), name)
        button.setMinimumHeight(46)
        button.setIconSize(QSize(20, 20))
        button.clicked.connect(signal)
        return button

    def _draw(self) -> None:
        for button, name in (
            (self.resume_button, "next"),
            (self.new_button, "new"),
            (self.learn_button, "learn"),
            (self.open_button, "open"),
        ):
            button.setIcon(icon(name, self.palette()))

    def _lay_out(self) -> None:
        self._draw()
        ways = _column(self.crest, self.title, self.words, 18)
        for button in (self.resume_button, self.new_button, self.learn_button, self.open_button):
            ways.addWidget(button)
        ways.addStretch(1)
        games = _column(self.recent_title)
        games.addWidget(self.list, 12)
        games.addStretch(1)
        self._games = QWidget()
        for layout, widget in ((ways, QWidget()), (games, self._games)):
            widget.setLayout(layout)
            widget.setMaximumWidth(_WIDE)
            self._sides.addWidget(widget, 4)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addLayout(self._sides, 16)
        row.addStretch(1)

    def _arrange(self, size: QSize) -> None:
        """Put the games beside the buttons where there is room, else below; the crest comes last."""
        beside = size.width() >= _BESIDE
        ways = QBoxLayout.Direction
        self._sides.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self._sides.setSpacing(36 if beside else 2)
        self.crest.setVisible(size.height() >= (_TALL_BESIDE if beside else _TALL))


def _column(*parts: QWidget | int) -> QVBoxLayout:
    """Return a column of widgets, and of pixels between them, with room above."""
    column = QVBoxLayout()
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(12)
    column.addStretch(1)
    for part in parts:
        if isinstance(part, int):
            column.addSpacing(part)
        else:
            column.addWidget(part)
    return column
