"""A layout of widgets side by side, which wrap into further rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

_GAP = 8


class WrappingRow(QLayout):
    """Widgets in as few rows as the width allows."""

    def __init__(self, widgets: Iterable[QWidget], *, right: bool = False, filling: bool = False) -> None:
        """Add the widgets.

        Args:
            widgets: the widgets, in order.
            right: whether to align them to the right.
            filling: whether to widen the widgets of a row to its whole width.
        """
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._right, self._filling = right, filling
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(_GAP)
        for widget in widgets:
            self.addWidget(widget)
        # Python may keep the layout after Qt has deleted its items.
        self.destroyed.connect(self._items.clear)

    def arrange(self, first: Sequence[QWidget]) -> None:
        """Put these widgets first in the row, in this order."""
        places: dict[QWidget | None, int] = {widget: place for place, widget in enumerate(first)}
        self._items.sort(key=lambda item: places.get(item.widget(), len(places)))
        self.invalidate()

    # -- methods of QLayout --------------------------------------------------------------------------------------

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Return that the layout needs no more than its size hint."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        around = self._around()
        rows = self._rows(width - around.width())
        return sum(map(_height, rows)) + self.spacing() * (len(rows) - 1) + around.height()

    def minimumSize(self) -> QSize:
        """Return the largest minimum width and the largest minimum height of a widget."""
        least = QSize(0, 0)
        for item in self._shown():
            least = least.expandedTo(item.minimumSize())
        return least + self._around()

    def sizeHint(self) -> QSize:
        """Return the size of a single row."""
        shown = self._shown()
        return QSize(self._width(shown), _height(shown)) + self._around()

    def setGeometry(self, rect: QRect) -> None:
        """Place the widgets."""
        super().setGeometry(rect)
        rect = rect.marginsRemoved(self.contentsMargins())
        top = rect.top()
        for row in self._rows(rect.width()):
            spare = max(0, rect.width() - self._width(row))
            left, more = rect.left() + spare * self._right, spare // len(row) * self._filling
            for item in row:
                width = min(item.sizeHint().width(), rect.width()) + more
                item.setGeometry(QRect(left, top, width, _height(row)))
                left += width + self.spacing()
            top += _height(row) + self.spacing()

    # -- inside --------------------------------------------------------------------------------------------------

    def _around(self) -> QSize:
        """Return the total width and height of the margins."""
        margins = self.contentsMargins()
        return QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        for item in self._shown():
            if rows and self._width([*rows[-1], item]) <= width:
                rows[-1].append(item)
            else:
                rows.append([item])
        return rows

    def _width(self, items: list[QLayoutItem]) -> int:
        return sum(item.sizeHint().width() for item in items) + self.spacing() * (len(items) - 1)


def _height(items: list[QLayoutItem]) -> int:
    return max((item.sizeHint().height() for item in items), default=0)
