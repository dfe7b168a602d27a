"""The bar of a match with computers: a sentence on the thinking or last computer, and buttons to hurry and pause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton

from stronghold_gui.desktop.actions import Actions
from stronghold_gui.desktop.labels import ElidedLabel
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.play.badges import badge
from stronghold_gui.desktop.play.seats import SeatMark
from stronghold_gui.desktop.theme import colour, tones

PACES: Final = ("slow", "normal", "fast")
_BADGE: Final = 24
_HEIGHT: Final = 38
_LEAST: Final = 0.8


class ComputerBar(QFrame):
    """The bar; it stays visible throughout such a match, so that the table does not move at every turn.

    Attributes:
        words: the label with the sentence.
        buttons: the buttons, by the name of their action.
        card: emitted to ask for the reasons.
        again: emitted to retry after a failure.
        paced: ``(pace)``: emitted when another pace is chosen.
    """

    card = Signal()
    again = Signal()
    paced = Signal(str)

    def __init__(self, language: Language, actions: Actions) -> None:
        super().__init__()
        named(self, "computers")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self._language = language
        self._mark: SeatMark | None = None
        self._sentence: Callable[[], str] = str
        self._badge = named(QLabel(), "computers_badge")
        self.words = named(ElidedLabel(), "computers_words")
        self.words.least = _LEAST
        self.words.two = True
        # The label fills the bar's height, because it may have two lines.
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.pace = named(QComboBox(), "computers_pace")
        self.why = named(QToolButton(), "computers_why")
        self.retry = named(QToolButton(), "computers_again")
        self.buttons = {name: self._button(actions[name]) for name in ("move_now", "pause")}
        self.why.clicked.connect(self.card)
        self.retry.clicked.connect(self.again)
        for pace in PACES:
            self.pace.addItem("", pace)
        self.pace.activated.connect(lambda index: self.paced.emit(PACES[index]))
        self._lay_out()
        language.changed.connect(self.retranslate)
        self.show_nothing()
        self.retranslate()

    # -- contents ------------------------------------------------------------------------------------------------

    def show_thinking(self, mark: SeatMark, sentence: Callable[[], str]) -> None:
        """Show the sentence on a thinking computer, with the mark of its seat."""
        self._say(mark, sentence)

    def show_aim(self, mark: SeatMark, sentence: Callable[[], str], *, card: bool) -> None:
        """Show the sentence on a computer's last turn; ``card``: whether more reasons can be read."""
        self._say(mark, sentence, card=card)

    def show_paused(self) -> None:
        """Show that the computers are paused."""
        self._say(None, lambda: self._language("computer.paused"))

    def show_trouble(self) -> None:
        """Show that the computer fails to answer, with a button to try again."""
        self._say(None, lambda: self._language("computer.trouble"), again=True)

    def show_nothing(self) -> None:
        """Show that no computer has played yet."""
        self._say(None, lambda: self._language("computer.ready"))

    def offer_pace(self, pace: str) -> None:
        """Show the choice of the pace at which watched computers play; ``""`` hides it."""
        self.pace.setVisible(bool(pace))
        if pace:
            self.pace.setCurrentIndex(PACES.index(pace))

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._language
        self.words.setText(self._sentence())
        self.setAccessibleName(self.words.text())
        self.why.setText(say("computer.why"))
        self.why.setToolTip(say("computer.why.tip"))
        self.retry.setText(say("computer.again"))
        for number, pace in enumerate(PACES):
            self.pace.setItemText(number, say(f"history.speed.{pace}"))
        self.pace.setToolTip(say("computer.pace"))
        self.pace.setAccessibleName(say("computer.pace"))

    # -- inside --------------------------------------------------------------------------------------------------

    def _say(
        self, mark: SeatMark | None, sentence: Callable[[], str], *, card: bool = False, again: bool = False
    ) -> None:
        self._sentence, self._mark = sentence, mark
        self.words.setText(sentence())
        self.setAccessibleName(self.words.text())
        self.why.setVisible(card)
        self.retry.setVisible(again)
        self._draw()

    def _draw(self) -> None:
        self._badge.setVisible(self._mark is not None)
        if self._mark is not None:
            self._badge.setPixmap(badge(self._mark, tones(self.palette()), _BADGE, self.devicePixelRatioF()))

    def _button(self, action: QAction) -> QToolButton:
        button = named(QToolButton(), f"computers_{action.objectName()}")
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 3, 10, 4)
        row.setSpacing(10)
        row.addWidget(self._badge)
        row.addWidget(self.words, 1)
        for widget in (self.why, self.retry, self.pace, *self.buttons.values()):
            widget.setMinimumHeight(26)
            row.addWidget(widget)
        self.setFixedHeight(_HEIGHT)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the badge in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "why"):
            self._draw()

    def sizeHint(self) -> QSize:
        return QSize(600, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(0, self.height() - 1, self.width(), 1, colour(tones(self.palette()).line))
        painter.end()
