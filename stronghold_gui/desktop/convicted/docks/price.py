"""A widget for prices: resources as small shapes, each with its own form, colour and number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.naming import about
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.games.convicted.pieces import RESOURCES
from stronghold_gui.games.convicted.values import Cost

_SIDE: Final = 14
_GAP: Final = 3
_BETWEEN: Final = 8
_INK: Final = QColor("#2b1f12")
_FILLS: Final = ("#a8713a", "#a9a69c", "#5f7388", "#e3b52c")
"""Colours of wood, stone, iron, gold."""


class Price(QWidget):
    """Resources side by side; a missing one is written in the warning colour and underlined."""

    def __init__(self, name: str, *, zeros: bool = False) -> None:
        """Make an empty price.

        Args:
            name: the widget's object name.
            zeros: whether resources with an amount of zero are shown, too.
        """
        super().__init__()
        self.setObjectName(name)
        about(self, "resources")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.cost: Cost = (0, 0, 0, 0)
        self._zeros, self._short = zeros, (False,) * len(RESOURCES)

    def show_cost(self, cost: Cost, words: str, have: Cost | None = None) -> None:
        """Show a price.

        Args:
            cost: the amount of each resource.
            words: the same in words, for tooltips and screen readers.
            have: the resources available; ``None`` if that does not matter.
        """
        short = tuple(have is not None and amount > have[kind] for kind, amount in enumerate(cost))
        if (cost, short, words) != (self.cost, self._short, self.accessibleName()):
            self.cost, self._short = cost, short
            self.setToolTip(tip_of(words))
            self.setAccessibleName(words)
            self.updateGeometry()
            self.update()

    @property
    def short(self) -> bool:
        """Whether more of a resource is needed than available."""
        return any(self._short)

    def _shown(self) -> list[int]:
        return [kind for kind, amount in enumerate(self.cost) if amount or self._zeros]

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        widths = [_SIDE + _GAP + metrics.horizontalAdvance(str(self.cost[kind])) for kind in self._shown()]
        return QSize(sum(widths) + _BETWEEN * max(len(widths) - 1, 0), max(_SIDE + 2, metrics.height()))

    def minimumSizeHint(self) -> QSize:
        """Return the full size, so that no number is cut off."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, tone = QPainter(self), tones(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics, x = QFontMetrics(self.font()), 0
        for kind in self._shown():
            draw_resource(painter, kind, QRectF(x, (self.height() - _SIDE) / 2, _SIDE, _SIDE))
            x += _SIDE + _GAP
            text = str(self.cost[kind])
            width = metrics.horizontalAdvance(text)
            painter.setPen(colour(tone.warn if self._short[kind] else tone.text))
            painter.drawText(QRectF(x, 0, width + 2, self.height()), Qt.AlignmentFlag.AlignVCenter, text)
            if self._short[kind]:
                painter.drawLine(x, self.height() - 2, x + width, self.height() - 2)
            x += width + _BETWEEN
        painter.end()


def draw_resource(painter: QPainter, kind: int, box: QRectF) -> None:
    """Draw a resource into a box: a log, a block, an ingot, a coin."""
    painter.save()
    painter.setPen(QPen(_INK, 1.0))
    painter.setBrush(colour(_FILLS[kind]))
    _SHAPES[kind](painter, box)
    painter.restore()


def _log(painter: QPainter, box: QRectF) -> None:
    body = box.adjusted(0.5, 3.5, -0.5, -3.5)
    painter.drawRoundedRect(body, 3, 3)
    painter.setBrush(QColor("#e0b07c"))
    painter.drawEllipse(QRectF(body.right() - 5, body.top(), 5, body.height()))


def _block(painter: QPainter, box: QRectF) -> None:
    left, right, top, bottom = box.left() + 1, box.right() - 1, box.top() + 2, box.bottom() - 1
    painter.drawPolygon(
        QPolygonF([QPointF(left, bottom), QPointF(left + 1, top + 4), QPointF(left + 6, top),
                   QPointF(right - 1, top + 3), QPointF(right, bottom)])
    )  # fmt: skip


def _ingot(painter: QPainter, box: QRectF) -> None:
    top, bottom = box.top() + 4, box.bottom() - 3
    painter.drawPolygon(
        QPolygonF([QPointF(box.left() + 0.5, bottom), QPointF(box.left() + 3.5, top), QPointF(box.right() - 3.5, top),
                   QPointF(box.right() - 0.5, bottom)])
    )  # fmt: skip


def _coin(painter: QPainter, box: QRectF) -> None:
    painter.drawEllipse(box.adjusted(1, 1, -1, -1))
    painter.drawEllipse(box.adjusted(4, 4, -4, -4))


_SHAPES: Final[tuple[Callable[[QPainter, QRectF], None], ...]] = (_log, _block, _ingot, _coin)
