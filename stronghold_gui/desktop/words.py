"""Labels that behave in narrow places."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from stronghold_gui.desktop.plain import tip_of

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
        self._fitted: tuple[tuple[object, ...], QFont, str] | None = None
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
        """Have the whole text ready for a mouse that rests, if not all of it can be read.

        To wait for the tooltip's own event would take a look at every event of every label: a twentieth of a move.
        """
        self.setToolTip(tip_of(self.text()) if self.is_cut else "")
        super().enterEvent(event)

    @property
    def is_cut(self) -> bool:
        """Whether not all of the text can be read."""
        return self._fit()[1].replace("\n", " ") != self.text()

    def fitting_font(self) -> QFont:
        """Return the font in which the text fits, as far as it may be smaller."""
        font, room = QFont(self.font()), self.contentsRect().width()
        if self.bold:
            font.setBold(True)
        if self.least == 1.0:
            return font
        wanted = QFontMetrics(font).horizontalAdvance(self.text())
        if wanted > room > 0:
            # Letters do not shrink evenly: a little less than reckoned, and less again.
            size, least = font.pointSizeF() * 0.98 * room / wanted, font.pointSizeF() * self.least
            font.setPointSizeF(max(size, least))
            while size > least and QFontMetrics(font).horizontalAdvance(self.text()) > room:
                size -= _STEP
                font.setPointSizeF(max(size, least))
        return font

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw as much as fits."""
        painter = QPainter(self)
        font, text = self._fit()
        painter.setFont(font)
        painter.setPen(self.palette().color(self.foregroundRole()))
        room, how = self.contentsRect(), int(self.alignment())
        if "\n" in text:
            painter.drawText(room, how, text)
            painter.end()
            return
        how |= int(Qt.TextFlag.TextSingleLine)
        plain = len(self.text()) - len(self.linked)
        painter.drawText(room, how, text[:plain])
        if text[plain:]:
            before = QFontMetrics(font).horizontalAdvance(text[:plain])
            underlined = QFont(font)
            underlined.setUnderline(True)
            painter.setFont(underlined)
            painter.drawText(room.adjusted(before, 0, 0, 0), how, text[plain:])
        painter.end()

    def _fit(self) -> tuple[QFont, str]:
        """Return the font and as much of the text as fits; measured once, since that is most of what painting costs."""
        room = self.contentsRect().size()
        facts = (self.text(), room, self.font(), self.bold, self.least, self.cut, self.two)
        if self._fitted is None or self._fitted[0] != facts:
            font = self.fitting_font()
            self._fitted = facts, font, self._fit_text(QFontMetrics(font), room)
        return self._fitted[1:]

    def _fit_text(self, metrics: QFontMetrics, room: QSize) -> str:
        """Return the text in one line, in two, or cut."""
        text = self.text()
        cut = metrics.elidedText(text, self.cut, room.width())
        if self.two and cut != text and 2 * metrics.ascent() <= room.height():
            # Two lines that are cut say more than one.
            lines = broken_in_two(text, metrics).split("\n")
            return "\n".join(metrics.elidedText(line, self.cut, room.width()) for line in lines)
        return cut


def broken_in_two(text: str, metrics: QFontMetrics) -> str:
    """Return a text in two lines, broken between words so that the longer one is as short as can be."""
    words = text.split(" ")
    broken = (f"{' '.join(words[:n])}\n{' '.join(words[n:])}" for n in range(1, len(words)))
    return min(broken, key=lambda lines: max(map(metrics.horizontalAdvance, lines.split("\n"))), default=text)


def number_text(number: int) -> str:
    """Return a number as it is printed: a minus sign is as wide as the digits, a hyphen is not."""
    return f"{number}".replace("-", "\N{MINUS SIGN}")
