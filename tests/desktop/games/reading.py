"""Everything that can be read in a window: texts, tips, titles, menus, lists, what screen readers say, the board."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTabBar, QTextEdit, QWidget

from stronghold_gui.desktop.docks.card import CardHead
from stronghold_gui.desktop.docks.chips import Tile
from stronghold_gui.desktop.docks.log_list import LogList
from stronghold_gui.desktop.stronghold import table_words
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold.forecast.imagined import known_position
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.view import View
from tests.desktop.desks import desk_of

_SAYING = ("text", "toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription", "windowTitle",
           "placeholderText", "title", "iconText")  # fmt: skip
OF_QT = ("qt_dockwidget_closebutton", "qt_dockwidget_floatbutton", "qt_toolbar_ext_button", "ScrollLeftButton",
          "ScrollRightButton")  # fmt: skip
"""What Qt adds by itself and translates when it is made, never again; it has pictures and no words."""
_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)

Read = tuple[str, str]
"""Where it can be read, and the text."""


def everything(window: MainWindow, *, hidden: bool = False) -> list[Read]:
    """Return every text of a window, whether its dock is in front or not; with ``hidden``, also what is put aside."""
    return [(where, text) for where, text in _all(window, hidden) if text]


def _all(window: MainWindow, hidden: bool) -> Iterator[Read]:
    yield from read(window, hidden=hidden)
    yield from board(desk_of(window).scene)


def read(root: QWidget, *, hidden: bool = False) -> Iterator[Read]:
    """Yield the texts of a window or dialog, without those on a board."""
    yield from said_by(root)
    for widget in root.findChildren(QWidget):
        if (hidden or widget.isVisibleTo(root)) and widget.objectName() not in OF_QT:
            yield from said_by(widget)
    for action in root.findChildren(QAction):
        yield from said_by(action)


def said_by(thing: QObject) -> Iterator[Read]:
    """Yield the texts of an object from each of its text methods."""
    name = f"{type(thing).__name__} {thing.objectName()}"
    for way in _SAYING:
        said = getattr(thing, way, None)
        if callable(said):
            yield f"{name} {way}", str(said())
    if isinstance(thing, LogList):
        yield from ((f"log {line.kind}", line.text) for line in thing.log.lines)
    else:
        yield from ((name, text) for text in _inside(thing))


def _inside(thing: QObject) -> Iterator[str]:
    """Yield the texts that a widget has in several places, or paints itself."""
    match thing:
        case QTabBar():
            for number in range(thing.count()):
                yield thing.tabText(number)
                yield thing.tabToolTip(number)
        case QTextEdit():
            yield thing.toPlainText()
        case QAbstractItemView() if thing.model() is not None and not isinstance(thing, QHeaderView):
            yield from _items(thing.model())
        case CardHead():
            yield thing._side
        case Tile():
            yield thing._count
        case _:
            pass


def _items(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount(QModelIndex())):
        # A list has one column and keeps the number to itself.
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())):
            for role in _ROLES:
                yield str(model.index(row, column).data(role) or "")


def board(scene: TableScene) -> Iterator[Read]:
    """Yield the texts of the board: written, in tooltips, and for screen readers."""
    with _laid_once():
        found = list(_board(scene))
    yield from found


def _board(scene: TableScene) -> Iterator[Read]:
    for area, label in scene.inscriptions.names.items():
        yield f"label {area}", label._shown[0] if label._shown is not None else ""
    for area in scene.geometry.areas:
        yield f"tip {area}", scene.words.tooltip(area, None)
        yield f"name {area}", scene.words.name(area, None)
    for area, piles in scene.contents.items():
        for pile in piles:
            where = f"{area} {pile.key}"
            yield f"art {where}", " ".join((pile.key, pile.art, pile.badge, *pile.marks))
            yield f"tip {where}", scene.words.tooltip(area, pile.key)
            yield f"name {where}", scene.words.name(area, pile.key)


@contextmanager
def _laid_once() -> Iterator[None]:
    """Share one position among all tooltips; each of hundreds would otherwise build its own."""
    laid: list[Position] = []

    def shared(view: View) -> Position:
        if not laid:
            laid.append(known_position(view))
        return laid[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table_words, "known_position", shared)
        yield
