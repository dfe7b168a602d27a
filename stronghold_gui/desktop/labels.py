"""Labels and painted texts that shrink, wrap or are cut in narrow places."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from stronghold_gui.desktop.foreign_text import breakable, tip_of
from stronghold_gui.desktop.table.brush import text_factor

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_STEP = 0.25
"""Points by which the font is reduced at each step while a text is too wide."""
_LARGER: Final = 1.5
"""Largest factor of large text for which it may shrink more."""


class ElidedLabel(QLabel):
    """One line of text with an ellipsis if it does not fit; the whole text is then its tooltip.

    Attributes:
        cut: the place of the ellipsis: in the middle for names, which often differ only at the end.
        least: the smallest font size relative to the usual one; if the text is still too wide, it is cut.
        bold: whether the text is bold. Setting a bold font instead would lay out the ancestors again.
        two: whether a text that is too wide gets two lines, if the label is high enough.
        linked: the end of the text that is underlined like a link; "" for none.
    """

    def __init__(self, text: str = "", cut: Qt.TextElideMode = Qt.TextElideMode.ElideRight) -> None:
        super().__init__(text)
        self.cut = cut
        self.least = 1.0
        self.bold = False
        self.two = False
        self.linked = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def minimumSizeHint(self) -> QSize:
        """Return a height of one line, and nearly no width."""
        return QSize(20, QFontMetrics(self.font()).height() + 2)

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's name
        """Set another text, and remove the tooltip of the old one."""
        if text != self.text():
            super().setText(text)
            if self.toolTip():
                self.setToolTip("")

    def enterEvent(self, event: QEnterEvent) -> None:
        """Set the whole text as the tooltip if it is cut off.

        Overriding `event` for the tooltip would run Python for every event of every label: 5 % of a move's time.
        """
        self.setToolTip(tip_of(self.text()) if self.is_cut else "")
        super().enterEvent(event)

    @property
    def is_cut(self) -> bool:
        """Whether part of the text is cut off."""
        return self.fitted()[1].replace("\n", " ") != self.text()

    @property
    def whole_width(self) -> int:
        """The width in pixels at which the text is neither cut nor smaller."""
        return QFontMetrics(self._usual_font()).horizontalAdvance(self.text()) + 1

    def fitted(self) -> tuple[QFont, str]:
        """Return the font and the text as they are drawn: smaller, in two lines or cut, if necessary."""
        return _fitted(self.text(), self._usual_font(), self.contentsRect().size(), self.least, self.cut, two=self.two)

    def _usual_font(self) -> QFont:
        font = self.font()
        if self.bold:
            font.setBold(True)
        return font

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the text as it fits."""
        (font, text), room, how = self.fitted(), self.contentsRect(), int(self.alignment())
        painter = QPainter(self)
        painter.setFont(font)
        if "\n" in text:
            painter.drawText(room, how, text)
        else:
            how |= int(Qt.TextFlag.TextSingleLine)
            plain = len(self.text()) - len(self.linked)
            painter.drawText(room, how, text[:plain])
            if text[plain:]:
                room.setLeft(room.left() + QFontMetrics(font).horizontalAdvance(text[:plain]))
                underlined = QFont(font)
                underlined.setUnderline(True)
                painter.setFont(underlined)
                painter.drawText(room, how, text[plain:])
        painter.end()


class WrappedLabel(QLabel):
    """A wrapped text of a user; a word that is longer than a line, such as a file name, is broken."""

    def __init__(self, alignment: Qt.AlignmentFlag = _LEFT) -> None:
        super().__init__(wordWrap=True, alignment=alignment)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._whole = ""

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's name
        """Set another text."""
        broken = breakable(text)
        self._whole = text
        super().setText(broken)
        # Screen readers get the text without zero-width spaces.
        self.setAccessibleName(text if broken != text else "")

    def text(self) -> str:
        """Return the text without zero-width spaces."""
        return self._whole


def least_share(usual: float, font: QFont) -> float:
    """Return the smallest size of a text relative to its usual one: `usual`, or less in a large font."""
    return usual / min(_LARGER, text_factor(font))


def longest_word(text: str, metrics: QFontMetrics) -> int:
    """Return the width in pixels of a text's longest word; no-break spaces do not separate words."""
    return max(metrics.horizontalAdvance(word) for word in text.replace("\n", " ").split(" "))


def keep_whole(label: QLabel, across: QSizePolicy.Policy = QSizePolicy.Policy.Preferred) -> None:
    """Keep a wrapping label exactly as high as its lines need at its width.

    Args:
        label: the label.
        across: its horizontal size policy; ``Ignored`` for any width.
    """
    policy = QSizePolicy(across, QSizePolicy.Policy.Minimum)
    # The replaced policy had this flag, too: the height depends on the width.
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)


def draw_elided(
    painter: QPainter, room: QRectF, text: str, place: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter
) -> None:
    """Draw a text in one line in the painter's font, with an ellipsis at the end if it does not fit."""
    metrics = QFontMetrics(painter.font())
    painter.drawText(room, place, metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(room.width())))


@lru_cache(maxsize=500)
def _fitted(
    text: str, font: QFont, room: QSize, least: float, cut: Qt.TextElideMode, *, two: bool
) -> tuple[QFont, str]:
    """Return the font in which a text fits, and the text in one line, in two, or cut.

    Rows of docks alternate between few texts: the cache saves 4 % of a move's time with four players.
    """
    if two and (whole := _in_two(text, QFontMetrics(font), room)):
        # Two lines are preferred to smaller letters, so that labels have letters of the same size.
        return font, whole
    smaller = _shrunk(text, font, room.width(), least)
    metrics = QFontMetrics(smaller)
    # `elidedText` would also cut a text that is too long by less than a pixel.
    fits = metrics.horizontalAdvance(text) <= room.width()
    shown = text if fits else metrics.elidedText(text, cut, room.width())
    if two and shown != text and 2 * metrics.ascent() <= room.height():
        # Two lines that are cut show more of the text than one.
        lines = broken_in_two(text, metrics).split("\n")
        shown = "\n".join(metrics.elidedText(line, cut, room.width()) for line in lines)
    return smaller, shown


def _in_two(text: str, metrics: QFontMetrics, room: QSize) -> str:
    """Return a text in two lines if it needs both and fits into them, else ``""``."""
    if metrics.horizontalAdvance(text) <= room.width() or 2 * metrics.ascent() > room.height():
        return ""
    lines = broken_in_two(text, metrics)
    return lines if all(metrics.horizontalAdvance(line) <= room.width() for line in lines.split("\n")) else ""


def _shrunk(text: str, font: QFont, room: int, least: float) -> QFont:
    """Return a font in which a text fits into the width, down to the smallest size."""
    wanted = QFontMetrics(font).horizontalAdvance(text)
    if least == 1.0 or not 0 < room < wanted:
        return font
    # The width is not proportional to the size, so begin a little below the computed size and reduce it further.
    smaller, size, least_size = QFont(font), font.pointSizeF() * 0.98 * room / wanted, font.pointSizeF() * least
    smaller.setPointSizeF(max(size, least_size))
    while size > least_size and QFontMetrics(smaller).horizontalAdvance(text) > room:
        size -= _STEP
        smaller.setPointSizeF(max(size, least_size))
    return smaller


def broken_in_two(text: str, metrics: QFontMetrics) -> str:
    """Return a text in two lines, broken between words so that the longer line is as short as possible."""
    words = text.split(" ")
    broken = (f"{' '.join(words[:n])}\n{' '.join(words[n:])}" for n in range(1, len(words)))
    return min(broken, key=lambda lines: max(map(metrics.horizontalAdvance, lines.split("\n"))), default=text)


def number_text(number: int) -> str:
    """Return a number for display: with a minus sign, which is as wide as a digit, instead of a hyphen."""
    return f"{number}".replace("-", "\N{MINUS SIGN}")
