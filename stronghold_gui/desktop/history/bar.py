"""The bar shown during a look back or a trial: its moment, buttons to step through the moves, and the way back."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.history.frame import Mode, shade_of
from stronghold_gui.desktop.icons import icon, picture
from stronghold_gui.desktop.labels import ElidedLabel, least_share
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.table.brush import text_factor
from stronghold_gui.desktop.theme import colour, tones

Speed = Literal["slow", "normal", "fast"]
SPEEDS: Final[tuple[Speed, ...]] = ("slow", "normal", "fast")
_STEPS: Final = ("to_start", "back", "play", "next", "to_end")
_STEPS_OF_SPARING: Final = 3
_SMALLER: Final = 0.85
"""Smallest size of the sentences relative to the usual one; if they still do not fit, they are cut."""
_WORDS: Final = 260
_LEAST: Final = 320
"""Width in pixels that the sentences get before the buttons get labels, and smallest width of the bar."""
_BESIDE: Final = 900
"""Smallest width of a bar in large text with the sentences beside the buttons, in pixels for text of the usual size."""
_SHARE, _PLACE = 3, 2
"""Stretch of the sentences beside the buttons, and their place in the layout."""
_HEIGHT: Final = 54
"""Smallest height of the bar in pixels."""
_KEYS: Final = {"back": "Alt+←", "next": "Alt+→"}


class HistoryBar(QFrame):
    """Shows the moment of a look back or a trial, and sends commands.

    Attributes:
        went: ``(number)``: show the moment after this number of moves.
        stepped: ``(moves)``: show the moment that many moves later (earlier, if negative).
        ended: ``(far)``: show the start (-1) or the end (1).
        played: start or stop the replay.
        sped: ``(speed)``: use this replay speed.
        supposed: start a trial from here.
        kept: turn the trial into a separate match.
        left: return to the match.
    """

    went = Signal(int)
    stepped = Signal(int)
    ended = Signal(int)
    played = Signal()
    sped = Signal(str)
    supposed = Signal()
    kept = Signal()
    left = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.setObjectName("history")
        self.setAutoFillBackground(True)
        self._language = language
        self._mode: Mode = "look"
        self._playing = False
        self._mark = QLabel()
        self.title = named(ElidedLabel(), "history_title")
        self.words = named(ElidedLabel(), "history_words")
        self.buttons = {name: self._button(name) for name in _STEPS}
        self.slider = named(QSlider(Qt.Orientation.Horizontal), "history_slider")
        self.slider.setPageStep(10)
        self.speed = named(QComboBox(), "history_speed")
        self.what_if = named(QPushButton(), "history_what_if")
        self.keep = named(QPushButton(), "history_keep")
        self.home = named(QPushButton(), "history_home")
        self._lay_out()
        self._connect()
        self.retranslate()

    # -- contents ------------------------------------------------------------------------------------------------

    def show_moment(self, number: int, length: int, where: str, *, can_suppose: bool) -> None:
        """Show a moment of a look back.

        Args:
            number: the number of moves before the moment.
            length: the number of all moves.
            where: the text of turn and phase.
            can_suppose: whether a trial can start here.
        """
        self._mode = "look"
        say = self._language
        now = number == length
        words = say("history.move.now", number=number) if now else say("history.move", number=number, length=length)
        self._say(say("history.banner", where=where), words)
        self.slider.blockSignals(True)
        self.slider.setRange(0, length)
        self.slider.setValue(number)
        self.slider.blockSignals(False)
        for name in ("to_start", "back"):
            self.buttons[name].setEnabled(number > 0)
        for name in ("play", "next", "to_end"):
            self.buttons[name].setEnabled(number < length)
        self.what_if.setEnabled(can_suppose)
        self._show_parts()

    def show_what_if(self, number: int, *, dealt: bool) -> None:
        """Show a trial from the moment after a number of moves; ``dealt``: whether hidden facts were imagined."""
        self._mode = "what_if"
        say = self._language
        words = say("history.what_if.words.dealt" if dealt else "history.what_if.words")
        self._say(say("history.what_if.banner", number=number), words)
        self._show_parts()

    def show_playing(self, playing: bool) -> None:
        """Show whether the replay is running."""
        self._playing = playing
        self._name("play")
        self._draw()

    def choose_speed(self, speed: Speed) -> None:
        """Show a speed as the chosen one."""
        self.speed.setCurrentIndex(SPEEDS.index(speed))

    def retranslate(self) -> None:
        """Label the buttons in the current language."""
        say = self._language
        for name in _STEPS:
            self._name(name)
        for number, speed in enumerate(SPEEDS):
            self.speed.setItemText(number, say(f"history.speed.{speed}"))
        self.speed.setToolTip(say("history.speed"))
        self.speed.setAccessibleName(say("history.speed"))
        self.slider.setAccessibleName(say("history.slider"))
        self.what_if.setAccessibleName(say("history.what_if"))
        self.keep.setAccessibleName(say("history.what_if.keep"))
        self.home.setAccessibleName(self._home_words())
        self._tell_what_if()
        self._draw()
        self._spare()

    # -- inside --------------------------------------------------------------------------------------------------

    def _home_words(self) -> str:
        return self._language("history.home" if self._mode == "look" else "history.what_if.home")

    def _spare(self) -> None:
        """Remove labels of buttons and the speed box, one after another, until the sentences have enough room."""
        layout = self.layout()
        assert layout is not None
        metrics = QFontMetrics(self.title.font())
        wanted = max(metrics.horizontalAdvance(label.text()) for label in (self.title, self.words))
        for step in range(_STEPS_OF_SPARING + 1):
            self.what_if.setText("" if step > 0 else self.what_if.accessibleName())
            self.keep.setText("" if step > 1 else self.keep.accessibleName())
            self.speed.setVisible(self._mode == "look" and step < 2)
            self.home.setText("" if step == _STEPS_OF_SPARING else self.home.accessibleName())
            needed = min(wanted, _WORDS) if self._row.indexOf(self._said) >= 0 else 0
            if layout.minimumSize().width() + needed <= self.width():
                return

    def minimumSizeHint(self) -> QSize:
        """Return a small size, because a tool bar hides a widget that is wider than itself."""
        return QSize(_LEAST, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many labels as fit."""
        super().resizeEvent(event)
        self._fit()
        self._spare()

    def _say(self, title: str, words: str) -> None:
        self.title.setText(title)
        self.words.setText(words)
        self.setAccessibleName(f"{title} {words}")

    def _tell_what_if(self) -> None:
        possible = self.what_if.isEnabled()
        tip = self._language("history.what_if.tip" if possible else "history.what_if.hidden")
        self.what_if.setToolTip(tip_of(f"{self.what_if.accessibleName()}\n{tip}"))
        self.keep.setToolTip(tip_of(f"{self.keep.accessibleName()}\n{self._language('history.what_if.keep.tip')}"))
        self.home.setToolTip(tip_of(f"{self.home.accessibleName()}\n{self._language('history.home.tip')}"))

    def _show_parts(self) -> None:
        looking = self._mode == "look"
        for part in (*self.buttons.values(), self.slider, self.speed, self.what_if):
            part.setVisible(looking)
        self.keep.setVisible(not looking)
        self.retranslate()

    def _name(self, name: str) -> None:
        message = "pause" if name == "play" and self._playing else name
        words = self._language(f"history.{message}")
        keys = _KEYS.get(name, "")
        self.buttons[name].setToolTip(tip_of(f"{words} ({keys})" if keys else words))
        self.buttons[name].setAccessibleName(words)

    def _button(self, name: str) -> QToolButton:
        button = named(QToolButton(autoRaise=True), f"history_{name}")
        button.setIconSize(QSize(20, 20))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _connect(self) -> None:
        buttons = self.buttons
        buttons["to_start"].clicked.connect(lambda: self.ended.emit(-1))
        buttons["back"].clicked.connect(lambda: self.stepped.emit(-1))
        buttons["play"].clicked.connect(self.played)
        buttons["next"].clicked.connect(lambda: self.stepped.emit(1))
        buttons["to_end"].clicked.connect(lambda: self.ended.emit(1))
        self.slider.valueChanged.connect(self.went)
        self.speed.activated.connect(lambda number: self.sped.emit(SPEEDS[number]))
        self.what_if.clicked.connect(self.supposed)
        self.keep.clicked.connect(self.kept)
        self.home.clicked.connect(self.left)

    def _lay_out(self) -> None:
        bold = self.font()
        bold.setBold(True)
        self.title.setFont(bold)
        self.speed.addItems([""] * len(SPEEDS))
        self.slider.setMinimumWidth(80)
        self.speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._said = QWidget()
        words = QVBoxLayout(self._said)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(1)
        words.addWidget(self.title)
        words.addWidget(self.words)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(12, 5, 10, 7)
        self._rows.setSpacing(2)
        row = self._row = QHBoxLayout()
        row.setSpacing(6)
        self._rows.addLayout(row)
        row.addWidget(self._mark)
        row.addSpacing(4)
        row.addWidget(self._said, _SHARE)
        for button in self.buttons.values():
            row.addWidget(button)
        row.addWidget(self.slider, 2)
        row.addWidget(self.speed)
        row.addSpacing(6)
        row.addWidget(self.what_if)
        row.addWidget(self.keep)
        row.addWidget(self.home)
        self._fit()

    def _fit(self) -> None:
        """Put the sentences above the buttons if large text needs the whole width, and make the bar high enough."""
        factor = text_factor(self.font())
        apart = factor > 1 and self.width() / factor < _BESIDE
        if apart and self._rows.indexOf(self._said) < 0:
            self._row.removeWidget(self._said)
            self._rows.insertWidget(0, self._said)
        elif not apart and self._row.indexOf(self._said) < 0:
            self._rows.removeWidget(self._said)
            self._row.insertWidget(_PLACE, self._said, _SHARE)
        for label in (self.title, self.words):
            label.least = least_share(_SMALLER, self.font())
        self.setFixedHeight(max(_HEIGHT, self._rows.minimumSize().height()))

    def _draw(self) -> None:
        for name, button in self.buttons.items():
            button.setIcon(icon("pause" if name == "play" and self._playing else name, self.palette()))
        ratio = self.devicePixelRatioF()
        mark = picture("look_back" if self._mode == "look" else "what_if", self._shade(), round(26 * ratio)).copy()
        mark.setDevicePixelRatio(ratio)
        self._mark.setPixmap(mark)
        self.what_if.setIcon(icon("what_if", self.palette()))
        self.keep.setIcon(icon("save", self.palette()))
        self.home.setIcon(icon("done" if self._mode == "look" else "back", self.palette()))
        self.update()

    def _shade(self) -> str:
        return shade_of(self._mode, tones(self.palette()))

    def changeEvent(self, event: QEvent) -> None:
        """Update after a change of palette or font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "home"):
            self._draw()
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_rows"):
            self._fit()
            self._spare()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw lines in the colour of the mode at the left and below."""
        super().paintEvent(event)
        painter = QPainter(self)
        shade = colour(self._shade())
        painter.fillRect(0, self.height() - 3, self.width(), 3, shade)
        painter.fillRect(0, 0, 5, self.height(), shade)
        painter.end()
