"""A row of odds: a title, a bar of how something can end, and a line below; what it is about is lit while looked at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from stronghold_gui.core.value import value
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.plain import tip_of
from stronghold_gui.desktop.theme import colour, ink_on, tones

_BAR: Final = 20
_SMALLEST: Final = 0.8
"""How small the letters of a long line get, for those of others."""


@value
class Share:
    """How likely an end is.

    Attributes:
        ways: of all throws, 0 to 1.
        percent: that in words.
        label: what end it is, and that.
        good: above 0 where more is won than lost.
    """

    ways: float
    percent: str
    label: str
    good: int


@value
class Odds:
    """What a row shows.

    Attributes:
        title: the attack.
        shares: the ends, from the worst to the best.
        worth: averages, in words.
        areas: what is lit while it is looked at.
    """

    title: str
    shares: tuple[Share, ...]
    worth: str
    areas: tuple[str, ...]


class OddsRow(QWidget):
    """One attack: a title, a bar of how it can end, averages. What it is about is lit while it is looked at."""

    def __init__(self, context: DeskContext, number: int) -> None:
        super().__init__()
        self.setObjectName(f"odds_{number}")
        self._context = context
        self.odds = Odds("", (), "", ())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._line = QFontMetrics(self.font()).height()
        self.setFixedHeight(2 * self._line + _BAR + 10)

    def show_odds(self, odds: Odds) -> None:
        """Show other odds."""
        if odds == self.odds:
            return
        self.odds = odds
        told = " · ".join(share.label for share in odds.shares)
        self.setAccessibleName(odds.title)
        self.setAccessibleDescription(f"{told} · {odds.worth}")
        self.setToolTip(tip_of(f"{odds.title}\n{told}\n{odds.worth}"))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw title, bar and averages."""
        painter, tone = QPainter(self), tones(self.palette())
        painter.setPen(colour(tone.text))
        bold = QFont(self.font())
        bold.setBold(True)
        _write(painter, QRectF(2, 0, self.width() - 4, self._line), bold, self.odds.title, Qt.TextElideMode.ElideMiddle)
        painter.setFont(self.font())
        self._bar(painter, QRectF(2, self._line + 2, self.width() - 4, _BAR))
        painter.setPen(colour(tone.muted))
        worth = QRectF(2, self._line + _BAR + 4, self.width() - 4, self._line)
        _write(painter, worth, self.font(), self.odds.worth, Qt.TextElideMode.ElideRight)
        if self.hasFocus():
            painter.setPen(colour(tone.accent))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def _bar(self, painter: QPainter, box: QRectF) -> None:
        """Draw how likely each end is; what it is stands in it, where there is room."""
        tone, x = tones(self.palette()), box.x()
        metrics = QFontMetrics(self.font())
        for share in self.odds.shares:
            ground = tone.good if share.good > 0 else tone.warn if share.good < 0 else tone.muted
            part = QRectF(x, box.y(), box.width() * share.ways, box.height())
            painter.fillRect(part.adjusted(0.5, 0, -0.5, 0), colour(ground))
            painter.setPen(colour(ink_on(ground)))
            for label in (share.label, share.percent):
                if metrics.horizontalAdvance(label) + 4 <= part.width():
                    painter.drawText(part, Qt.AlignmentFlag.AlignCenter, label)
                    break
            x += part.width()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light what it is about."""
        super().enterEvent(event)
        self._context.requests.places.emit(self.odds.areas)

    def leaveEvent(self, event: QEvent) -> None:
        """Light nothing."""
        super().leaveEvent(event)
        self._context.requests.places.emit(())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light what it is about."""
        super().focusInEvent(event)
        self._context.requests.places.emit(self.odds.areas)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Light nothing."""
        super().focusOutEvent(event)
        self._context.requests.places.emit(())

    def sizeHint(self) -> QSize:
        """As high as its lines."""
        return QSize(240, self.height())


def _write(painter: QPainter, room: QRectF, font: QFont, text: str, cut: Qt.TextElideMode) -> None:
    """Write one line: smaller where there is little room, and only then cut."""
    wide = QFontMetrics(font).horizontalAdvance(text)
    if wide > room.width():
        font = QFont(font)
        font.setPointSizeF(font.pointSizeF() * max(_SMALLEST, room.width() / wide))
    painter.setFont(font)
    shown = QFontMetrics(font).elidedText(text, cut, int(room.width()))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
