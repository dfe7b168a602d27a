"""Names on the board and counters: text as pictures, redrawn when size or language changes."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.geometry import Label

Z_LABELS: Final = 20.0
Z_COUNTERS: Final = 35.0
SMALLEST_LABEL, TIGHTEST_LABEL = 9, 7
"""Font sizes in widget pixels: the smallest preferred one, and the smallest one before text is cut."""
_WIDE, _NARROW = 100, 80
"""Widths of letters in per cent; narrow letters are easier to read than smaller ones or a name that is cut."""
_OF_COUNTER: Final = 0.6
"""Largest width of a counter relative to its area; the area's left half has another picture."""
CODE: Final = 4
"""Number of letters up to which a text is a code instead of a name; an ellipsis would make a code useless."""
CODE_SPILL, NAME_SPILL, LONGEST_CUT = 1.5, 1.08, 2.0
"""Largest widths relative to the box: of a code, of a name, and of a name that can be cut to fit."""
_PAD: Final = 2
"""Widget pixels around a text, for its halo."""
_ANCHORS: Final = {
    "start": Qt.AlignmentFlag.AlignLeft,
    "middle": Qt.AlignmentFlag.AlignHCenter,
    "end": Qt.AlignmentFlag.AlignRight,
}
_AROUND: Final = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)
_MID: Final = 128
"""Lightness (of 255) of a text colour beyond which its halo is dark."""
_AIR: Final = 1.08
"""Largest height of a line, relative to its box, before its letters reach the edge."""
_EDGE, _EDGE_SHADE, _ROUND = 1.4, 0.5, 0.25
"""Edge width of a plate in scene units, darkness of the edge, and corner radius relative to the height."""
_BESIDE: Final = 12
"""Scene units by which a plate that grows with its text is wider than the text."""


def fitting_lines(text: str, room: QSizeF, pixels: float) -> tuple[QFont, tuple[str, ...]]:
    """Return a font of at most `pixels` height, and the text broken into lines so that it fits.

    Two lines of full size are preferred to one line of small letters, narrow letters to very small ones, and a slight
    overflow to a text that is cut. A code of a few letters is shown whole, or not at all if it would overlap its
    neighbours. A name is cut if at least half of it fits.
    """
    code = len(text) <= CODE
    font, widest = QFont(), 0.0
    for size, stretch in _shapes(round(pixels)):
        font = brush.badge_font(size)
        font.setStretch(stretch)
        metrics = QFontMetricsF(font)
        small = size <= SMALLEST_LABEL
        width = room.width() * ((CODE_SPILL if code else NAME_SPILL) if small else 1.0)
        lines = _broken(text, metrics, width) if 2 * metrics.height() <= room.height() + 3 else (text,)
        widest = max(metrics.horizontalAdvance(line) for line in lines)
        high = len(lines) * metrics.height() > room.height() + 3
        # A single line may be higher than its box, and then extends beyond both edges.
        if widest <= width and not (high and (len(lines) > 1 or not small)):
            return font, lines
    if code or widest > room.width() * LONGEST_CUT:
        return font, ()
    metrics = QFontMetricsF(font)
    last = max(1, int((room.height() + 3) // metrics.height())) - 1
    shown = (*lines[:last], " ".join(lines[last:]))
    return font, tuple(
        metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width() + 1) for line in shown if line
    )


def _shapes(largest: int) -> Iterator[tuple[int, int]]:
    """Yield sizes and widths of letters, the preferred ones first."""
    yield from ((size, _WIDE) for size in range(largest, SMALLEST_LABEL, -1))
    yield from product(range(SMALLEST_LABEL, TIGHTEST_LABEL - 1, -1), (_WIDE, _NARROW))


def _broken(text: str, metrics: QFontMetricsF, width: float) -> tuple[str, ...]:
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if metrics.horizontalAdvance(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


class LabelItem(QGraphicsPixmapItem):
    """The name of an area.

    Attributes:
        letters: the box of the text, or of the plate below it, in scene units.
    """

    def __init__(self, label: Label) -> None:
        super().__init__()
        self._label = label
        self._shown: tuple[str, Resolution] | None = None
        self._edge = _EDGE
        self._room = label.rect
        self.letters = QRectF()
        self.setZValue(Z_LABELS)

    def write(self, text: str, resolution: Resolution, grown: QRectF | None = None) -> None:
        """Show a text; a long one shrinks, then overflows its box, then is cut off or left out.

        Args:
            text: the text; "" for none.
            resolution: the size of drawings.
            grown: the box into which the text may grow with the texts of the window; by default the label's own box.
        """
        if self._shown == (text, resolution):
            return
        self._shown = text, resolution
        self._room = grown or self._label.rect
        usual = self._label.rect.size() * resolution.scale
        font, lines = self._fitted(text, resolution)
        self.setVisible(any(lines))
        self._edge = resolution.scale * _EDGE
        if not any(lines):
            return
        metrics = QFontMetricsF(font)
        written = QSizeF(max(map(metrics.horizontalAdvance, lines)), len(lines) * metrics.height())
        # Two lines are only used in a box that is large enough and has no plate.
        over = written.width() > usual.width() or written.height() > usual.height() * _AIR
        halo = over and len(lines) == 1 and not self._label.plate
        pixmap = self._written(font, lines, usual.expandedTo(written), resolution.ratio, halo=halo)
        self.setPixmap(pixmap)
        self.setScale(1 / resolution.scale)
        self.setPos(self._corner(pixmap.deviceIndependentSize() / resolution.scale, _PAD / resolution.scale))
        size = (usual.expandedTo(written) if self._label.plate else written) / resolution.scale
        self.letters = QRectF(self._corner(size, 0), size)

    def _fitted(self, text: str, resolution: Resolution) -> tuple[QFont, tuple[str, ...]]:
        """Return the largest font that fits, and the lines of the text."""
        pixels, scale = self._label.pixels * resolution.scale, resolution.scale
        usual = fitting_lines(text, self._label.rect.size() * scale, pixels)
        if resolution.letters == 1:
            return usual
        beside = _BESIDE * scale if self._label.plate else 0.0
        larger = fitting_lines(text, self._room.size() * scale - QSizeF(beside, 0), pixels * resolution.letters)
        return larger if any(larger[1]) and larger[0].pixelSize() > usual[0].pixelSize() else usual

    def _written(self, font: QFont, lines: tuple[str, ...], size: QSizeF, ratio: float, *, halo: bool) -> QPixmap:
        """Return the picture of the text; letters beyond the board's own plate get a background."""
        ink = QColor(self._label.colour)
        pixmap = brush.blank(size + QSizeF(2 * _PAD, 2 * _PAD), ratio)
        painter = QPainter(pixmap)
        painter.setFont(font)
        box, text = QRectF(QPointF(_PAD, _PAD), size), "\n".join(lines)
        if self._label.plate:
            self._draw_plate(painter, box)
        align = Qt.AlignmentFlag.AlignVCenter | _ANCHORS[self._label.anchor]
        if halo:
            painter.setPen(brush.DARK if ink.lightness() > _MID else brush.LIGHT)
            for x, y in _AROUND:
                painter.drawText(box.translated(x, y), align, text)
        painter.setPen(ink)
        painter.drawText(box, align, text)
        painter.end()
        return brush.kept(pixmap)

    def _draw_plate(self, painter: QPainter, box: QRectF) -> None:
        """Draw the plate below the text; an area without text has none."""
        edge = QColor(self._label.colour)
        edge.setAlphaF(_EDGE_SHADE)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(edge, self._edge))
        painter.setBrush(QColor(self._label.plate))
        half = self._edge / 2
        round_ = box.height() * _ROUND
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), round_, round_)

    def _corner(self, size: QSizeF, pad: float) -> QPointF:
        """Return the upper left corner for a picture of a size (scene units), so that the text keeps its place."""
        rect = self._label.rect
        x = {
            "start": rect.left() - pad,
            "middle": rect.center().x() - size.width() / 2,
            "end": rect.right() + pad - size.width(),
        }[self._label.anchor]
        y = rect.center().y() - size.height() / 2
        return QPointF(
            _within(x, self._room.left() - pad, self._room.right() + pad - size.width()),
            _within(y, self._room.top() - pad, self._room.bottom() + pad - size.height()),
        )


def _within(value: float, least: float, most: float) -> float:
    """Return a value limited to a range; unchanged if the range is empty."""
    return max(least, min(value, most)) if least <= most else value


class CounterItem(QGraphicsPixmapItem):
    """A number or short text in the right half of an area (a gate's toughness)."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__()
        self._rect = rect
        self._shown: tuple[str, Resolution] | None = None
        self.setZValue(Z_COUNTERS)

    def write(self, text: str, resolution: Resolution) -> None:
        """Show a text."""
        if self._shown == (text, resolution):
            return
        self._shown = text, resolution
        scale = resolution.scale
        pixels = max(10.0, min(22.0, self._rect.height() * 0.5) * scale)
        room, usual = self._rect.size() * scale, brush.badge_size(text, pixels)
        fitting = min(_OF_COUNTER * room.width() / usual.width(), room.height() / usual.height())
        pixels = brush.grown(pixels, resolution.letters, pixels * fitting)
        size = brush.badge_size(text, pixels)
        pixmap = brush.blank(size, resolution.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush.draw_badge(painter, QRectF(QPointF(), size), text, pixels)
        painter.end()
        self.setPixmap(pixmap)
        self.setScale(1 / scale)
        x = self._rect.right() - size.width() / scale - 3
        self.setPos(x, self._rect.center().y() - size.height() / scale / 2)
