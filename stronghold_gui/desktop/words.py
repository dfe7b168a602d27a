"""Labels that behave in narrow places."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QStaticText
from PySide6.QtWidgets import QLabel, QSizePolicy

from stronghold_gui.desktop.plain import breakable, tip_of

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_STEP = 0.25
"""Points by which a text that is still too wide is written smaller."""
_MOST: Final = 500
"""Texts of which is kept how they fit: a row of a dock says few things in turns, but there are dozens of rows."""


class _Fitted(NamedTuple):
    """How a text stands in its room.

    Attributes:
        font: in which font.
        own: whether that is the label's own.
        text: as much of it as fits.
        laid: that, laid out by Qt; ``None`` where it takes more than one stroke to write it.
        at: where it is written.
    """

    font: QFont
    own: bool
    text: str
    laid: QStaticText | None
    at: QPointF


_fits: Final[dict[tuple[object, ...], _Fitted]] = {}
"""How texts fit that were written last, by all that matters for it."""


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
        self._fitted: tuple[tuple[object, ...], _Fitted] | None = None
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

    def setAlignment(self, alignment: Qt.AlignmentFlag) -> None:  # noqa: N802 - Qt's name
        """Write elsewhere in the room."""
        self._fitted = None
        super().setAlignment(alignment)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Have the whole text ready for a mouse that rests, if not all of it can be read.

        To wait for the tooltip's own event would take a look at every event of every label: a twentieth of a move.
        """
        self.setToolTip(tip_of(self.text()) if self.is_cut else "")
        super().enterEvent(event)

    @property
    def is_cut(self) -> bool:
        """Whether not all of the text can be read."""
        return self._fit().text.replace("\n", " ") != self.text()

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
        """Draw as much as fits; the painter of a widget begins with its font and the colour of its letters."""
        fitted = self._fit()
        painter = QPainter(self)
        if not fitted.own:
            painter.setFont(fitted.font)
        if fitted.laid is not None:
            painter.drawStaticText(fitted.at, fitted.laid)
        else:
            self._write(painter, fitted)
        painter.end()

    def _write(self, painter: QPainter, fitted: _Fitted) -> None:
        """Draw what is no single line, or leads somewhere at its end, or has to be cut by its room."""
        room, how, text = self.contentsRect(), int(self.alignment()), fitted.text
        if "\n" in text:
            painter.drawText(room, how, text)
            return
        how |= int(Qt.TextFlag.TextSingleLine)
        plain = len(self.text()) - len(self.linked)
        painter.drawText(room, how, text[:plain])
        if text[plain:]:
            before = QFontMetrics(fitted.font).horizontalAdvance(text[:plain])
            underlined = QFont(fitted.font)
            underlined.setUnderline(True)
            painter.setFont(underlined)
            painter.drawText(room.adjusted(before, 0, 0, 0), how, text[plain:])

    def _fit(self) -> _Fitted:
        """Return how the text fits; measured and laid out once, since that is most of what painting costs."""
        facts = (self.text(), self.contentsRect(), self.font(), self.bold, self.least, self.cut, self.two, self.linked)
        if self._fitted is None or self._fitted[0] != facts:
            self._fitted = facts, self._looked_up(*facts)
        return self._fitted[1]

    def _looked_up(self, text: str, room: QRect, font: QFont, *others: object) -> _Fitted:
        """Return how the text fits; another label of this size may have said it before."""
        key = (text, room.getRect(), font.key(), self.alignment(), *others)
        if key not in _fits:
            if len(_fits) >= _MOST:
                _fits.clear()
            _fits[key] = self._laid_out(room)
        return _fits[key]

    def _laid_out(self, room: QRect) -> _Fitted:
        font = self.fitting_font()
        text = self._fit_text(QFontMetrics(font), room.size())
        how = int(self.alignment()) | int(Qt.TextFlag.TextSingleLine)
        where = QFontMetricsF(font).boundingRect(QRectF(room), how, text)
        # In the middle or at the right Qt rounds the place of each stroke of the pen otherwise.
        left = bool(self.alignment() & Qt.AlignmentFlag.AlignLeft)
        alone = left and "\n" not in text and not self.linked and QRectF(room).contains(where)
        return _Fitted(font, font == self.font(), text, _laid(text, font) if alone else None, where.topLeft())

    def _fit_text(self, metrics: QFontMetrics, room: QSize) -> str:
        """Return the text in one line, in two, or cut."""
        text = self.text()
        cut = metrics.elidedText(text, self.cut, room.width())
        if self.two and cut != text and 2 * metrics.ascent() <= room.height():
            # Two lines that are cut say more than one.
            lines = broken_in_two(text, metrics).split("\n")
            return "\n".join(metrics.elidedText(line, self.cut, room.width()) for line in lines)
        return cut


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
        """Return the text as it was given."""
        return self._whole


def _laid(text: str, font: QFont) -> QStaticText:
    """Return a line of text as Qt has laid it out."""
    laid = QStaticText(text)
    laid.setTextFormat(Qt.TextFormat.PlainText)
    laid.prepare(font=font)
    return laid


def broken_in_two(text: str, metrics: QFontMetrics) -> str:
    """Return a text in two lines, broken between words so that the longer one is as short as can be."""
    words = text.split(" ")
    broken = (f"{' '.join(words[:n])}\n{' '.join(words[n:])}" for n in range(1, len(words)))
    return min(broken, key=lambda lines: max(map(metrics.horizontalAdvance, lines.split("\n"))), default=text)


def number_text(number: int) -> str:
    """Return a number as it is printed: a minus sign is as wide as the digits, a hyphen is not."""
    return f"{number}".replace("-", "\N{MINUS SIGN}")
