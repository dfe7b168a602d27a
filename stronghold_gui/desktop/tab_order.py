"""The order in which Tab moves the focus: notice, prompt, page or board, docks from the left.

Qt's own order is that in which widgets were made, but docks are filled when first shown, and buttons are made as
needed. So the order is computed at each press of Tab.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QDockWidget, QScrollArea, QTabBar, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

READ_ALONE: Final = "read_alone"
"""Property of a part of a page whose widgets come before all others of the page."""
_ROW: Final = 10
"""Height in pixels of a row; widgets whose tops are in the same row are ordered from the left."""


def step(window: QMainWindow, top: Sequence[QWidget], forward: bool) -> bool:
    """Move the focus to the next or previous widget, cyclically; return whether there is any.

    Args:
        window: the window.
        top: the parts above the page, which come first.
        forward: whether to move to the next widget.
    """
    widgets = order(window, top)
    if not widgets:
        return False
    now = window.focusWidget()
    at = next((n for n, widget in enumerate(widgets) if widget is now), -1 if forward else 0)
    found = widgets[(at + (1 if forward else -1)) % len(widgets)]
    found.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
    _scroll_to(found)
    return True


def order(window: QMainWindow, top: Sequence[QWidget]) -> list[QWidget]:
    """Return the widgets that Tab can reach now, in order; for the arguments see `step`."""
    found: list[QWidget] = []
    for part in _parts(window, top):
        # The parts above the page are read by columns: in the prompt partners, choices, buttons.
        widgets = _in_reading_order(part, columns=part in top)
        found += [widget for widget in widgets if widget not in found]
    return found


def _parts(window: QMainWindow, top: Sequence[QWidget]) -> Iterator[QWidget]:
    """Yield the parts of the window in reading order; a dock's tabs come before it."""
    yield from top
    middle = window.centralWidget()
    if middle is not None:
        yield from (part for part in middle.findChildren(QWidget) if part.property(READ_ALONE) and part.isVisible())
        yield middle
    bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    docks = [dock for dock in window.findChildren(QDockWidget) if _in_sight(dock)]
    beside = [*docks, *(bar for bar in bars if not bar.visibleRegion().isEmpty())]
    yield from sorted(beside, key=lambda part: (part.x() // (4 * _ROW), part.y()))


def _in_sight(dock: QDockWidget) -> bool:
    """Return whether a dock is in the window and in front; `isVisible` is also true for a dock behind another."""
    return dock.isVisible() and not dock.isFloating() and not dock.visibleRegion().isEmpty()


def _in_reading_order(part: QWidget, *, columns: bool) -> list[QWidget]:
    """Return the widgets of a part that accept focus, row by row or column by column."""
    widgets = [widget for widget in (part, *part.findChildren(QWidget)) if _takes_keys(widget, part.window())]
    places = {widget: _place(widget, part) for widget in widgets}

    def place(widget: QWidget) -> tuple[int, int]:
        point = places[widget]
        return (point.x(), point.y()) if columns else (point.y() // _ROW, point.x())

    return sorted(widgets, key=place)


def _place(widget: QWidget, part: QWidget) -> QPoint:
    """Return the position of a widget in a part, as if nothing were scrolled."""
    place = QPoint()
    one: QWidget | None = widget
    while one is not None and one is not part:
        place += one.pos()
        one = one.parentWidget()
        if isinstance(one, QScrollArea):
            place += QPoint(one.horizontalScrollBar().value(), one.verticalScrollBar().value())
    return place


def _takes_keys(widget: QWidget, window: QWidget) -> bool:
    if not widget.focusPolicy() & Qt.FocusPolicy.TabFocus or is_viewport(widget):
        return False
    return widget.focusProxy() is None and widget.window() is window and widget.isVisible() and widget.isEnabled()


def is_viewport(widget: QWidget) -> bool:
    """Return whether a widget is the viewport of a scroll area; the scroll area has the focus instead of it.

    This does not use the viewport's focus proxy, because PySide would then keep its window alive forever.
    """
    around = widget.parent()
    return isinstance(around, QAbstractScrollArea) and around.viewport() is widget


def _scroll_to(widget: QWidget) -> None:
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()
