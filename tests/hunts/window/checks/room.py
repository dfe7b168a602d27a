"""No text is cut off, none is shortened if there is room, and no widget overlaps its neighbour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QGridLayout, QLayout, QMainWindow, QStackedLayout, QWidget

from stronghold_gui.desktop.labels import ElidedLabel
from tests.helpers.clipping import clipped
from tests.hunts.window import hands
from tests.hunts.window.session import Session

_SPARE: Final = 3
"""Pixels by which neighbours may share an edge."""


def clipped_texts(session: Session) -> Iterator[tuple[str, str]]:
    for root in _roots(session):
        for text in clipped(root):
            yield "clipped", text


def elided_texts(session: Session) -> Iterator[tuple[str, str]]:
    """Yield texts that are shortened although there is free room beside them."""
    for root in _roots(session):
        for label in root.findChildren(ElidedLabel):
            if label.isVisible() and not label.visibleRegion().isEmpty() and label.is_cut:
                missing = QFontMetrics(label.fitted()[0]).horizontalAdvance(label.text()) - label.contentsRect().width()
                if missing < _gap(label):
                    yield "elided", f"{label.objectName()}: {label.text()!r}"


def overlaps(session: Session) -> Iterator[tuple[str, str]]:
    """Yield neighbours in a layout that overlap."""
    for root in _roots(session):
        for parent in hands.visible(root):
            for one, two in _overlapping(_laid_out(parent)):
                yield "overlap", f"{hands.called(one)} and {hands.called(two)} in {hands.called(parent)}"


def _roots(session: Session) -> list[QWidget]:
    modal = session.modal
    return [session.window] if modal is None or modal is session.window else [session.window, modal]


def _laid_out(parent: QWidget) -> list[QWidget]:
    """Return the widgets in the layout of a widget that can be seen.

    Not by ``layout.itemAt``: PySide's object for an item outlives it, and Qt may use its address again.
    """
    layout = parent.layout()
    if layout is None or isinstance(layout, QStackedLayout) or isinstance(parent, QMainWindow):
        return []
    return [
        one
        for one in parent.children()
        if isinstance(one, QWidget)
        and layout.indexOf(one) >= 0
        and one.isVisible()
        and not one.visibleRegion().isEmpty()
    ]


def _overlapping(widgets: list[QWidget]) -> Iterator[tuple[QWidget, QWidget]]:
    for number, one in enumerate(widgets):
        for two in widgets[number + 1 :]:
            shared = one.geometry().intersected(two.geometry())
            if shared.width() > _SPARE and shared.height() > _SPARE:
                yield one, two


def _gap(label: QWidget) -> int:
    """Return the pixels that a label could have at its right: its next neighbour and the margins are left alone."""
    parent = label.parentWidget()
    assert parent is not None
    layout = parent.layout()
    room, place = layout.contentsRect() if layout is not None else parent.contentsRect(), label.geometry()
    apart = _spacing(layout, label) if layout is not None else 0
    beside = QRect(place.right() + 1, place.top(), max(0, room.right() - place.right()), place.height())
    ends = [
        one.geometry().left()
        for one in parent.children()
        if isinstance(one, QWidget) and one is not label and one.isVisible() and one.geometry().intersects(beside)
    ]
    return min([room.right() + 1, *(end - apart for end in ends)]) - place.right() - 1


def _spacing(layout: QLayout, label: QWidget) -> int:
    """Return the pixels between a widget and its neighbours: the widest spacing of the layouts that it is in."""
    around = [one for one in (layout, *layout.findChildren(QLayout)) if one.geometry().contains(label.geometry())]
    return max([0, *(one.horizontalSpacing() if isinstance(one, QGridLayout) else one.spacing() for one in around)])
