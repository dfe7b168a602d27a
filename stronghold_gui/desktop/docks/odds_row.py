"""A row of odds: a title, a bar of possible results, and averages; its texts shrink and wrap in narrow docks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.theme import colour, ink_on, tones

_SMALLEST: Final = 0.8
"""Smallest font size, relative to the usual one."""
_STEP: Final = 0.02
_TALL: Final = 1000
"""A height in pixels greater than that of any text."""


def in_a_line(font: QFont, text: str, room: float) -> QFont | None:
    """Return a font in which a text fits in one line, smaller if necessary; ``None`` if none fits."""
    share = 1.0
    while share > _SMALLEST:
        tried = _smaller(font, share)
        # Measure each size: letters have whole pixels, so the width is not proportional to the size.
        wide = QFontMetrics(tried).horizontalAdvance(text)
        if wide <= room:
            return tried
        share = min(share - _STEP, share * room / wide)
    return None


def height(font: QFont, text: str, room: int) -> int:
    """Return the height of a text in pixels: of one line, or of several if it does not fit in one."""
    if room <= 0 or in_a_line(font, text, room) is not None:
        return QFontMetrics(font).height()
    return _wrapped(font, text, room).height()


def in_lines(font: QFont, text: str, room: QRectF) -> QFont | None:
    """Return a font in which a text fits in several lines; ``None`` if none fits."""
    share = 1.0
    while share >= _SMALLEST:
        tried = _smaller(font, share)
        box = _wrapped(tried, text, int(room.width()))
        if box.height() <= room.height() and box.width() <= room.width():
            return tried
        share -= _STEP
    return None


def write(painter: QPainter, room: QRectF, font: QFont, text: str) -> None:
    """Write a text from the left, vertically centred in its rectangle."""
    middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    single = in_a_line(font, text, room.width())
    several = None if single is not None else in_lines(font, text, room)
    painter.setFont(single or several or _smaller(font, _SMALLEST))
    if several is not None:
        painter.drawText(room, middle | Qt.TextFlag.TextWordWrap, text)
        return
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
    painter.drawText(room, middle, shown if single is None else text)


def _smaller(font: QFont, share: float) -> QFont:
    if share >= 1:
        return font
    smaller = QFont(font)
    smaller.setPointSizeF(font.pointSizeF() * share)
    return smaller


def _wrapped(font: QFont, text: str, room: int) -> QRect:
    metrics = QFontMetrics(font)
    return metrics.boundingRect(0, 0, room, _TALL, Qt.TextFlag.TextWordWrap, text)


_BAR: Final = 20
_SIDE: Final = 2
"""Pixels beside the text."""


@dataclass(frozen=True, slots=True)
class Share:
    """The probability of one result.

    Attributes:
        ways: its probability, from 0 to 1.
        percent: the text of its probability.
        label: the result with its probability.
        good: positive for a good result, negative for a bad one.
    """

    ways: float
    percent: str
    label: str
    good: int


@dataclass(frozen=True, slots=True)
class Odds:
    """The content of a row.

    Attributes:
        title: the attack.
        shares: the results, from the worst to the best.
        worth: averages, in words.
        areas: the areas highlighted on hover.
    """

    title: str
    shares: tuple[Share, ...]
    worth: str
    areas: tuple[str, ...]


class OddsRow(QWidget):
    """The odds of one attack: a title, a bar of its results, averages. Hover or focus highlights its areas."""

    def __init__(self, context: DeskContext, number: int) -> None:
        super().__init__()
        self.setObjectName(f"odds_{number}")
        self._context = context
        self.odds = Odds("", (), "", ())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._line = QFontMetrics(self.font()).height()
        self._heights = self._line, self._line
        self._fit()

    def show_odds(self, odds: Odds) -> None:
        """Show other odds."""
        if odds == self.odds:
            return
        self.odds = odds
        told = " · ".join(share.label for share in odds.shares)
        self.setAccessibleName(odds.title)
        self.setAccessibleDescription(f"{told} · {odds.worth}")
        self.setToolTip(tip_of(f"{odds.title}\n{told}\n{odds.worth}"))
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the height after a resize, since lines may have to wrap."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Update the height after a change of font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._line = QFontMetrics(self.font()).height()
            self._fit()

    def _fit(self) -> None:
        """Set the height that title and averages need at this width."""
        room = self.width() - 2 * _SIDE
        title, worth = (
            height(font, text, room) for font, text in ((self._bold, self.odds.title), (self.font(), self.odds.worth))
        )
        self._heights = max(title, self._line), max(worth, self._line)
        tall = sum(self._heights) + _BAR + 10
        if tall != self.minimumHeight():
            self.setFixedHeight(tall)
            self.updateGeometry()

    @property
    def _bold(self) -> QFont:
        bold = QFont(self.font())
        bold.setBold(True)
        return bold

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, tone = QPainter(self), tones(self.palette())
        painter.setPen(colour(tone.text))
        (upper, lower), room = self._heights, self.width() - 2 * _SIDE
        write(painter, QRectF(_SIDE, 0, room, upper), self._bold, self.odds.title)
        painter.setFont(self.font())
        self._bar(painter, QRectF(_SIDE, upper + 2, room, _BAR))
        painter.setPen(colour(tone.muted))
        write(painter, QRectF(_SIDE, upper + _BAR + 4, room, lower), self.font(), self.odds.worth)
        if self.hasFocus():
            painter.setPen(colour(tone.accent))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def _bar(self, painter: QPainter, box: QRectF) -> None:
        """Draw the probability of each result, with its text if there is room."""
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
        """Highlight the areas of the attack."""
        super().enterEvent(event)
        self._context.requests.places.emit(self.odds.areas)

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the highlight."""
        super().leaveEvent(event)
        self._context.requests.places.emit(())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Highlight the areas of the attack."""
        super().focusInEvent(event)
        self._context.requests.places.emit(self.odds.areas)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Remove the highlight."""
        super().focusOutEvent(event)
        self._context.requests.places.emit(())

    def sizeHint(self) -> QSize:
        return QSize(240, self.height())
