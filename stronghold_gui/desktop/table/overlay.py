"""Items that float over the table: the ghost of a drag and its slide back, refusals, the focus ring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from stronghold_gui.desktop.table import brush

SLIDE_MS: Final = 180


class Slide(QVariantAnimation):
    """An animation that moves one thing; it can be used again."""

    def __init__(self, move: Callable[[QPointF], None], landed: Callable[[], None], parent: QObject) -> None:
        """Set the function that moves the thing, and the callback for its arrival."""
        super().__init__(parent)
        self.setDuration(SLIDE_MS)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(move)
        self.finished.connect(landed)

    def go(self, start: QPointF, end: QPointF) -> None:
        """Move from a point to another."""
        self.setStartValue(start)
        self.setEndValue(end)
        self.start()

    @property
    def going(self) -> bool:
        """Whether it is moving."""
        return self.state() == QVariantAnimation.State.Running


Z_FOCUS: Final = 40.0
Z_NOTE: Final = 50.0
Z_GHOST: Final = 60.0
NOTE_WIDTH: Final = 280.0
NOTE_GAP: Final = 10.0
"""Widget pixels between the bubble and things that it must not hide, with room for rings around these."""


class Ghost(QGraphicsPixmapItem):
    """The piece under the pointer. Its size on the screen does not depend on the zoom."""

    def __init__(self, owner: QObject) -> None:
        super().__init__()
        self.setZValue(Z_GHOST)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setOpacity(0.88)
        self.setVisible(False)
        self._owner = owner
        self._slide: Slide | None = None

    def appear(self, pixmap: QPixmap, at: QPointF) -> None:
        """Show a piece at a point of the scene."""
        self.vanish()
        self.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        self.setOffset(-size.width() / 2, -size.height() / 2)
        self.setPos(at)
        self.setVisible(True)

    def slide_to(self, point: QPointF, *, motion: bool) -> None:
        """Slide to a point, then vanish; without `motion`, vanish at once."""
        if not motion or not self.isVisible():
            self._landed()
            return
        if self._slide is None:
            self._slide = Slide(self.setPos, self._landed, self._owner)
        self._slide.go(self.pos(), point)

    @property
    def sliding(self) -> bool:
        """Whether it is sliding back."""
        return self._slide is not None and self._slide.going

    def vanish(self) -> None:
        """Disappear at once."""
        if self._slide is not None:
            self._slide.stop()
        self._landed()

    def _landed(self) -> None:
        self.setVisible(False)


def free_corner(size: QSizeF, at: QPointF, within: QRectF, kept: Sequence[QRectF]) -> QPointF:
    """Return the upper left corner at which a box near a point covers as little as possible of what must stay visible.

    Args:
        size: size of the box.
        at: the point.
        within: the rectangle in which it must be.
        kept: the boxes that it should not cover.
    """
    right, bottom = within.right() - size.width(), within.bottom() - size.height()
    xs, ys = {at.x() - size.width() / 2, within.left(), right}, {at.y() - size.height() / 2, within.top(), bottom}
    # The corners at which the box touches one of these boxes, on either side.
    for box in kept:
        xs |= {box.left() - size.width(), box.right()}
        ys |= {box.top() - size.height(), box.bottom()}
    inside = {
        (max(within.left(), min(x, right)), max(within.top(), min(y, bottom)))
        for x, y in product(sorted(xs), sorted(ys))
    }

    def cost(corner: tuple[float, float]) -> tuple[float, float, float]:
        box = QRectF(QPointF(*corner), size)
        hidden = sum(_area(box.intersected(other)) for other in kept)
        way = box.center() - at
        # If two are equally good, take the upper one: a hand or a pointer comes from below.
        return round(hidden, 3), way.manhattanLength(), corner[1]

    return QPointF(*min(inside, key=cost))


def _area(box: QRectF) -> float:
    return max(0.0, box.width()) * max(0.0, box.height())


class Note(QGraphicsItem):
    """One sentence in a bubble over the table."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self._box = QRectF()
        self._font = QFont()
        self.setZValue(Z_NOTE)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setVisible(False)

    def say(self, text: str, at: QPointF, within: QRectF, scale: float, clear_of: Sequence[QRectF] = ()) -> None:
        """Show a sentence beside its subject.

        Args:
            text: the sentence.
            at: the point of the scene that it is about.
            within: the visible part of the scene, in which the bubble is shown.
            scale: widget pixels per scene unit.
            clear_of: the boxes that it should not cover if there is room elsewhere.
        """
        self.prepareGeometryChange()
        self.text = text
        metrics = QFontMetricsF(self._font)
        flags = int(Qt.TextFlag.TextWordWrap)
        text_box = metrics.boundingRect(QRectF(0, 0, NOTE_WIDTH, 1000), flags, text)
        self._box = QRectF(0, 0, text_box.width() + 24, text_box.height() + 16)
        gap = NOTE_GAP / scale
        around = QRectF(at, at).adjusted(-gap, -gap, gap, gap)
        kept = [around, *(box.adjusted(-gap, -gap, gap, gap) for box in clear_of)]
        self.setPos(free_corner(self._box.size() / scale, at, within, kept))
        self.setVisible(True)
        self.update()

    def vanish(self) -> None:
        """Disappear."""
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-2, -2, 2, 2)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002 - Qt's signature
        widget: QWidget | None = None,  # noqa: ARG002 - Qt's signature
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(brush.GOLD, 2))
        painter.setBrush(brush.DARK)
        painter.drawRoundedRect(self._box, 8, 8)
        painter.setPen(brush.LIGHT)
        painter.setFont(self._font)
        painter.drawText(
            self._box.adjusted(12, 8, -12, -8), int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter), self.text
        )


class FocusRing(QGraphicsPathItem):
    """Shows the keyboard focus: a light line within a dark one, visible on any background."""

    def __init__(self) -> None:
        super().__init__()
        self._inner = QGraphicsPathItem(self)
        for item, colour, width in ((self, brush.DARK, 6.0), (self._inner, brush.LIGHT, 2.6)):
            pen = QPen(colour, width)
            pen.setCosmetic(True)
            item.setPen(pen)
        self.setZValue(Z_FOCUS)
        self.setVisible(False)

    def surround(self, box: QRectF) -> None:
        """Surround a box of the scene."""
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(-4, -4, 4, 4), 6, 6)
        self.setPath(path)
        self._inner.setPath(path)
