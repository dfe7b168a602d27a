"""The small menu that asks which move a drop means: at which price, open or face down, a move or a swap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QIcon, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from stronghold_gui.desktop.stronghold.client import Play
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.pieces import DEFENDERS, UNIT_INDEX, UNITS
from stronghold_gui.games.stronghold.wording import capital, move_label, place_name, unit_count, unit_name


class WhichMenu(QMenu):
    """A menu that opens while a mouse button may still be held, because a drop opened it.

    The release that ends the drag must not choose: without a press in the menu before it, it would select the entry
    that happens to be under the pointer, and pay with it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pressed = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note the press, so that the next release chooses."""
        self._pressed = True
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer, unless the held button was pressed outside the menu."""
        if self._pressed or event.buttons() == Qt.MouseButton.NoButton:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose an entry, if the button was pressed in the menu."""
        if self._pressed:
            super().mouseReleaseEvent(event)


def ask_which(
    context: StrongholdContext, moves: Sequence[m.Move], play: Play, parent: QWidget, at: QPoint | None = None
) -> QMenu:
    """Open a menu of moves; the chosen one is played after this function has returned."""
    menu = WhichMenu(parent)
    menu.setObjectName("which_move")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for move in moves:
        unit = _unit(move)
        icon = context.art.icon(unit) if unit else QIcon()
        menu.addAction(icon, short_label(context, move, moves), lambda move=move: play(move))
    menu.setActiveAction(menu.actions()[0])
    menu.popup(at or QCursor.pos())
    return menu


def _unit(move: m.Move) -> str:
    """Return the unit that distinguishes a move from the others."""
    for name in ("pay", "unit"):
        unit = getattr(move, name, "")
        if unit in UNITS or unit in DEFENDERS:
            return str(unit)
    return ""


def short_label(context: StrongholdContext, move: m.Move, moves: Sequence[m.Move], kind: str = "") -> str:
    """Return a label for a move among others, such as its price if the moves differ in nothing else.

    Args:
        context: the match and the language.
        move: the move.
        moves: all moves that are offered together, this one included.
        kind: the kind of the decision, for the full label of a move that differs in several things.
    """
    differing = {
        name
        for name in move.__struct_fields__
        if len({getattr(other, name, None) for other in moves if type(other) is type(move)}) > 1
    }
    if len({type(other) for other in moves}) == 1:
        if differing == {"pay"}:
            pay: Any = getattr(move, "pay", "")
            cost = dict(context.values.costs[getattr(move, "tile", "")].pay)
            return unit_count(pay, cost[UNIT_INDEX[pay]], context.texts)
        if differing == {"unit"}:
            return capital(unit_name(_unit(move), context.texts))
        if len(differing) == 1 and differing <= {"place", "goal", "wall"}:
            return capital(place_name(getattr(move, differing.pop()), context.texts))
    return move_label(move, context.texts, kind)
