"""Hands that use everything visible and reachable, without knowing its purpose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPoint, Qt
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QMenu,
    QScrollBar,
    QTabBar,
    QWidget,
)

from tests.hunts.window.dialogs import answer_file_dialog
from tests.hunts.window.session import Session

NAMES: Final = ("Anna", "Zoë & Co", "Maximiliane-Konstanze von Hohenberg", "<b>x</b>", "日本", "", "Bert", "12", "wall")
"""What is written into fields."""
_LEFT: Final = Qt.MouseButton.LeftButton
_KINDS: Final = (QAbstractButton, QAbstractItemView, QAbstractSlider, QComboBox, QLineEdit, QTabBar)
_DOUBLE: Final = 0.2
"""How often a list is clicked on twice."""


def reachable(session: Session, widget: QWidget) -> bool:
    """Return whether a mouse could press a widget: it is visible, enabled and uncovered."""
    if not (widget.isVisible() and widget.isEnabled()) or widget.visibleRegion().isEmpty():
        return False
    top = widget.window()
    hit = top.childAt(widget.mapTo(top, _middle(widget)))
    return (
        hit is not None
        and (hit is widget or widget.isAncestorOf(hit))
        and (session.modal is None or session.modal is top)
    )


def pressable(session: Session, root: QWidget) -> list[QWidget]:
    """Return the buttons, lists and fields below a widget that can be reached."""
    found: list[QWidget] = [one for kind in _KINDS for one in root.findChildren(kind)]
    return [one for one in found if not isinstance(one, QScrollBar | QHeaderView) and reachable(session, one)]


def use_any(session: Session, root: QWidget) -> QWidget | None:
    """Use any of the buttons, lists and fields below a widget; return it."""
    there = pressable(session, root)
    if not there:
        return None
    chosen = session.dice.choice(there)
    use(session, chosen)
    return chosen


def use(session: Session, widget: QWidget) -> None:
    """Do with a widget what it is for; a menu that it opens is answered."""
    session.note(called(widget))
    with session.acting():
        _use(session, widget)
    session.settle()
    if isinstance(menu := QApplication.activePopupWidget(), QMenu):
        choose_any(session, menu)


def choose_any(session: Session, menu: QMenu) -> None:
    """Choose an entry of an open menu, or none."""
    entries = [one for one in menu.actions() if one.isEnabled() and not one.isSeparator() and one.menu() is None]
    menu.close()
    if entries and session.dice.random() < 0.7:
        entry = session.dice.choice(entries)
        session.note(f"entry {entry.text()!r}")
        with session.acting():
            entry.trigger()
    session.settle()


def press(session: Session, name: str, root: QWidget | None = None) -> bool:
    """Press a button by its object name; return whether it could be reached."""
    for one in (root or session.window).findChildren(QAbstractButton, name):
        if reachable(session, one):
            use(session, one)
            return True
    return False


def use_dialog(session: Session) -> None:
    """Use something in the dialog that is open, or leave it."""
    dialog = session.modal
    if dialog is None:
        return
    if isinstance(dialog, QFileDialog):
        session.note("file dialog")
        with session.acting():
            answer_file_dialog(dialog, session.home, session.dice)
    elif not isinstance(dialog, QPrintDialog) and session.dice.random() < 0.75 and use_any(session, dialog) is not None:
        return
    else:
        leave_dialog(session)
    session.settle()


def leave_dialog(session: Session) -> None:
    """Press Escape, or Return; nothing is printed."""
    dialog = session.modal
    if dialog is not None:
        keys = (Qt.Key.Key_Escape, Qt.Key.Key_Escape, Qt.Key.Key_Return)
        key = keys[0] if isinstance(dialog, QPrintDialog) else session.dice.choice(keys)
        session.note(f"{key.name} in {dialog.objectName()}")
        with session.acting():
            QTest.keyClick(dialog, key)
        session.settle()


def sit_down(session: Session) -> None:
    """Lift the curtain, if it is down."""
    if session.controller is not None and session.controller.covered and session.free:
        press(session, session.window.curtain.button.objectName())


def called(thing: QObject) -> str:
    """Return what a widget is called, with its words."""
    words = thing.text() if isinstance(thing, QAbstractButton | QLineEdit) else ""
    return f"{type(thing).__name__} {thing.objectName()} {words!r}"


def _use(session: Session, widget: QWidget) -> None:
    dice = session.dice
    match widget:
        case QComboBox():
            QTest.keyClick(widget, dice.choice((Qt.Key.Key_Down, Qt.Key.Key_Up)))
        case QTabBar() if widget.count():
            QTest.mouseClick(widget, _LEFT, pos=widget.tabRect(dice.randrange(widget.count())).center())
        case QAbstractItemView():
            _use_list(session, widget)
        case QAbstractSlider():
            QTest.keyClick(widget, dice.choice((Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_PageUp)))
        case QLineEdit():
            widget.setFocus()
            widget.selectAll()
            widget.insert(dice.choice(NAMES))
        case _:
            QTest.mouseClick(widget, _LEFT, pos=_middle(widget))


def _use_list(session: Session, view: QAbstractItemView) -> None:
    rows = view.model().rowCount(QModelIndex()) if view.model() is not None else 0
    if rows:
        index = view.model().index(session.dice.randrange(rows), 0)
        view.scrollTo(index)
        click = QTest.mouseDClick if session.dice.random() < _DOUBLE else QTest.mouseClick
        click(view.viewport(), _LEFT, pos=view.visualRect(index).center())


def _middle(widget: QWidget) -> QPoint:
    return widget.visibleRegion().boundingRect().center()


def visible(root: QWidget) -> Iterator[QWidget]:
    """Yield a widget and those below it that can be seen."""
    for one in (root, *root.findChildren(QWidget)):
        if one.isVisible() and not one.visibleRegion().isEmpty():
            yield one
