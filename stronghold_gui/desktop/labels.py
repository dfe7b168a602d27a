"""Labels that behave in narrow places."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from stronghold_gui.desktop.foreign_text import breakable, tip_of

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_STEP = 0.25
"""Points by which a text that is still too wide is written smaller."""


class ElidedLabel(QLabel):
    """One line of text with an ellipsis where the room ends; the whole text is then its tooltip.

    Attributes:
        cut: where it is cut: names of things are told apart by their ends, so they are cut in the middle.
        least: before it is cut it is written smaller, down to this share of its size.
        bold: it is written boldly; cheaper than a bold font, which has the layouts around it reckoned again.
        two: where the smallest letters do not fit either, it is written in two lines, if it is high enough for them.
        linked: the end of the text that is underlined, because pressing it leads somewhere; "" if none does.
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
        """Any width will do."""
        return QSize(20, QFontMetrics(self.font()).height() + 2)

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's name
        """Show another text; the tooltip belongs to the old one."""
        if text != self.text():
            super().setText(text)
            if self.toolTip():
                self.setToolTip("")

    def enterEvent(self, event: QEnterEvent) -> None:
        """Set the whole text as the tooltip if it is cut off.

        To wait for the tooltip's own event would take a look at every event of every label: a twentieth of a move.
        """
        self.setToolTip(tip_of(self.text()) if self.is_cut else "")
        super().enterEvent(event)

    @property
    def is_cut(self) -> bool:
        """Whether not all of the text can be read."""
        return self.fitted()[1].replace("\n", " ") != self.text()

    def fitted(self) -> tuple[QFont, str]:
        """Return the font in which the text fits, as far as it may be smaller, and as much of the text as fits."""
        font = self.font()
        if self.bold:
            font.setBold(True)
        return _fitted(self.text(), font, self.contentsRect().size(), self.least, self.cut, two=self.two)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw as much as fits; the painter of a widget begins with its font and the colour of its letters."""
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
    """Words of others in as many lines as they need: a word that no line can hold, such as a file's name, is broken."""

    def __init__(self, alignment: Qt.AlignmentFlag = _LEFT) -> None:
        super().__init__(wordWrap=True, alignment=alignment)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._whole = ""

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's name
        """Show another text."""
        broken = breakable(text)
        self._whole = text
        super().setText(broken)
        # The signs at which lines may end are not to be read out.
        self.setAccessibleName(text if broken != text else "")

    def text(self) -> str:
        """Return the full text."""
        return self._whole


def keep_whole(label: QLabel, across: QSizePolicy.Policy = QSizePolicy.Policy.Preferred) -> None:
    """Give a label that breaks its lines the height that these need at its width, and no less.

    Args:
        label: the label.
        across: how its width is chosen; ``Ignored`` for any width.
    """
    policy = QSizePolicy(across, QSizePolicy.Policy.Minimum)
    # This policy replaces the one by which Qt knows that lines are broken.
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)


@lru_cache(maxsize=500)
def _fitted(
    text: str, font: QFont, room: QSize, least: float, cut: Qt.TextElideMode, *, two: bool
) -> tuple[QFont, str]:
    """Return the font in which a text fits, and the text in one line, in two, or cut.

    Rows of docks say few things in turns: the cache saves 4 % of a move of four players.
    """
    if two and (whole := _in_two(text, QFontMetrics(font), room)):
        # Letters of one size where that can be.
        return font, whole
    smaller = _shrunk(text, font, room.width(), least)
    metrics = QFontMetrics(smaller)
    shown = metrics.elidedText(text, cut, room.width())
    if two and shown != text and 2 * metrics.ascent() <= room.height():
        # Two lines that are cut say more than one.
        lines = broken_in_two(text, metrics).split("\n")
        shown = "\n".join(metrics.elidedText(line, cut, room.width()) for line in lines)
    return smaller, shown


def _in_two(text: str, metrics: QFontMetrics, room: QSize) -> str:
    """Return a text in two lines if it needs them and they hold all of it, else ``""``."""
    if metrics.horizontalAdvance(text) <= room.width() or 2 * metrics.ascent() > room.height():
        return ""
    lines = broken_in_two(text, metrics)
    return lines if all(metrics.horizontalAdvance(line) <= room.width() for line in lines.split("\n")) else ""


def _shrunk(text: str, font: QFont, room: int, least: float) -> QFont:
    """Return a font in which a text is not wider than the room, as far as it may be smaller."""
    wanted = QFontMetrics(font).horizontalAdvance(text)
    if least == 1.0 or not 0 < room < wanted:
        return font
    # Letters do not shrink evenly: a little less than reckoned, and less again.
    smaller, size, least_size = QFont(font), font.pointSizeF() * 0.98 * room / wanted, font.pointSizeF() * least
    smaller.setPointSizeF(max(size, least_size))
    while size > least_size and QFontMetrics(smaller).horizontalAdvance(text) > room:
        size -= _STEP
        smaller.setPointSizeF(max(size, least_size))
    return smaller


def broken_in_two(text: str, metrics: QFontMetrics) -> str:
    """Return a text in two lines, broken between words so that the longer one is as short as can be."""
    words = text.split(" ")
    broken = (f"{' '.join(words[:n])}\n{' '.join(words[n:])}" for n in range(1, len(words)))
    return min(broken, key=lambda lines: max(map(metrics.horizontalAdvance, lines.split("\n"))), default=text)


def number_text(number: int) -> str:
    """Return a number as it is printed: a minus sign is as wide as the digits, a hyphen is not."""
    return f"{number}".replace("-", "\N{MINUS SIGN}")
