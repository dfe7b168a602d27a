"""Finding texts that do not have enough room."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionTab,
    QTabBar,
    QToolButton,
    QWidget,
)

from stronghold_gui.desktop.foreign_text import BREAK, breakable
from stronghold_gui.desktop.labels import ElidedLabel, WrappedLabel
from stronghold_gui.desktop.library.button import PanelButton

_BUTTONS = (QPushButton, PanelButton, QRadioButton, QCheckBox, QToolButton)
_SPARE = 1
"""Pixels by which Qt's own reckoning may be off."""


def clipped(root: QWidget) -> Iterator[str]:
    """Yield the texts below a widget that are partly hidden.

    Widgets that shorten their text themselves (``ElidedLabel``, widgets that paint themselves) have the whole text as a
    tooltip and are left out.
    """
    for widget in root.findChildren(QWidget):
        if widget.isVisible() and not widget.visibleRegion().isEmpty():
            for text in _too_long(widget):
                yield f"{type(widget).__name__} {widget.objectName()}: {text!r}"


def _too_long(widget: QWidget) -> Iterator[str]:
    match widget:
        case ElidedLabel():
            return
        case QLabel():
            if widget.text() and (not _label_fits(widget) or _beyond_the_edge(widget)):
                yield widget.text()
        case QTabBar():
            yield from _long_tabs(widget)
        case QHeaderView():
            yield from _long_heads(widget)
        case QGroupBox():
            if widget.sizeHint().width() > widget.width() + _SPARE:
                yield widget.title()
        case _ if type(widget) in _BUTTONS:
            yield from _long_button(widget)  # type: ignore[arg-type]
        case _:
            return


def _long_tabs(bar: QTabBar) -> Iterator[str]:
    for tab in range(bar.count()):
        option = QStyleOptionTab()
        bar.initStyleOption(option, tab)
        room = bar.style().subElementRect(QStyle.SubElement.SE_TabBarTabText, option, bar).width()
        text = bar.tabText(tab).replace("&", "")
        if bar.isTabVisible(tab) and bar.fontMetrics().horizontalAdvance(text) > room + _SPARE:
            yield text


def _long_heads(heads: QHeaderView) -> Iterator[str]:
    for section in range(heads.count()):
        if not heads.isSectionHidden(section) and heads.sectionSizeHint(section) > heads.sectionSize(section):
            yield str(heads.model().headerData(section, heads.orientation()))


def _long_button(button: QAbstractButton) -> Iterator[str]:
    bare = isinstance(button, QToolButton) and button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
    if button.text() and not bare and (button.sizeHint().width() > button.width() + _SPARE or _beyond_the_edge(button)):
        yield button.text()


def _label_fits(label: QLabel) -> bool:
    if label.wordWrap():
        room = label.contentsRect().width()
        shown = breakable(label.text()) if isinstance(label, WrappedLabel) else label.text()
        # Qt ends lines after a slash, too.
        words = shown.replace("\u00a0", "_").replace(BREAK, " ").replace("/", "/ ").split()
        longest = max((label.fontMetrics().horizontalAdvance(word) for word in words), default=0)
        rich = "<" in label.text()
        return label.heightForWidth(label.width()) <= label.height() + _SPARE and (rich or longest <= room + _SPARE)
    need = label.sizeHint()
    return need.width() <= label.width() + _SPARE and need.height() <= label.height() + _SPARE


def _beyond_the_edge(widget: QWidget) -> bool:
    """Return whether a widget extends beyond an ancestor at the left or right, where nothing scrolls."""
    around, inner = widget.parentWidget(), widget
    while around is not None and not inner.isWindow():
        left = widget.mapTo(around, QPoint(0, 0)).x()
        if left < -_SPARE or left + widget.width() > around.width() + _SPARE:
            return True
        if isinstance(around, QAbstractScrollArea) and around.horizontalScrollBar().isVisible():
            return False
        inner, around = around, around.parentWidget()
    return False
