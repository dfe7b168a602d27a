"""What the player means when asking for the rules: what the keys or the mouse are at, as the anchor of its paragraph.

Widgets are named after the ids of what they show (``action_ballista``, ``heap_stone``, ``dock_glory``), so most need
not be asked; the board, the log and the choices know more than their names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QTableView, QWidget

from stronghold_gui.desktop.stronghold.areas import owner_of, place_of
from stronghold_gui.desktop.stronghold.log_model import ABOUT_ROLE
from stronghold_gui.desktop.table.view import TableView
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.teaching.reference import (
    anchor_of,
    anchor_of_decision,
    anchor_of_event,
    anchor_of_move,
    load_book,
)
from stronghold_gui.teaching.reference.book import CONTENTS

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.prompt import PromptBar

_RULE: Final = re.compile(r"\bR-\d{2,3}\b|\b\d+(?:\.[IVA-C\d]+)+\b|(?<=, )\d+(?=[\s\u00a0]?:)")
"""A ruling or chapter within the sentence of a refusal, which ends with its source."""
_FIELDS: Final = {
    "components": "stone",
    "equipment": "equipment",
    "cauldron": "cauldron",
    "platform": "platform",
    "order": "orders",
    "hero": "heroes",
    "machine": "machines",
    "cover": "cover",
    "training": "training",
}
"""The parts of a place, by the end of the area's name."""
_NOT_MEANT: Final = frozenset({"board", "page", "track", "order", "invader", "defender", "name"})
"""Words in names of widgets that only say which part of something it is."""
_WIDGETS: Final = {
    "action_track": "track",
    "pay_track": "track",
    "haste_track": "track",
    "buildings": "defender_actions",
    "heroes_dishonour": "deeds",
    "heap_free": "defender_units",
    "heap_paid": "paying",
    "heap_sacrificed": "blood_rituals",
    "purse": "hourglass",
    "report": "assault",
}
"""Widgets whose names say less than they show."""


class Subjects:
    """Answers for one window.

    Where keys and mouse are at different things, whichever was used last decides: the keys, if the mouse has not moved
    since the focus did.
    """

    def __init__(self, window: QMainWindow, current: Current, prompt: PromptBar) -> None:
        self._window, self._current, self._prompt = window, current, prompt
        self._resting: QPoint | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_changed)

    def pointed(self) -> str:
        """Return the anchor of what is meant; what is being decided, if nothing is; the contents without a match."""
        return self._refused() or self._by_widget() or self._decided() or CONTENTS

    # -- which widget --------------------------------------------------------------------------------------------

    def _focus_changed(self, _old: object, _new: object) -> None:
        self._resting = QCursor.pos()

    def _by_widget(self) -> str | None:
        point = QCursor.pos()
        under, focused = self._under(point), QApplication.focusWidget()
        if self._resting == point:
            return self._about(focused, None) or self._about(under, point)
        return self._about(under, point) or self._about(focused, None)

    def _under(self, point: QPoint) -> QWidget | None:
        """Return the widget under a point of the screen, in the window or in a dock that floats."""
        found = self._window.childAt(self._window.mapFromGlobal(point))
        return QApplication.widgetAt(point) or found

    def _about(self, widget: QWidget | None, point: QPoint | None) -> str | None:
        """Return what a widget of this window, or one around it, is about; ``point`` is the mouse's on the screen."""
        if widget is None or not (widget is self._window or self._window.isAncestorOf(widget)):
            return None
        return next((anchor for near in _around(widget) if (anchor := self._of(near, point))), None)

    def _of(self, widget: QWidget, point: QPoint | None) -> str | None:
        if isinstance(widget, TableView):
            return _on_board(widget, point)
        if isinstance(widget, QTableView):
            return _in_log(widget, point)
        choice = self._prompt.strip.choice_of(widget)
        if choice is not None:
            return anchor_of_move(choice.move)
        return by_name(widget.objectName())

    # -- without a widget ----------------------------------------------------------------------------------------

    def _refused(self) -> str | None:
        """Return the rule of the refusal that stands in the prompt."""
        sentence = self._prompt.refusal
        rules = _RULE.findall(sentence)
        return anchor_of(rules[-1]) if rules else None

    def _decided(self) -> str | None:
        controller: Any = self._current.controller
        decision = controller.decision if controller is not None else None
        return anchor_of_decision(str(decision.kind), decision.place) if decision is not None else None


def _around(widget: QWidget) -> Iterator[QWidget]:
    """Yield a widget and those it lies in."""
    found: QWidget | None = widget
    while found is not None:
        yield found
        found = found.parentWidget()


def _on_board(view: TableView, point: QPoint | None) -> str | None:
    """Return what the ring of the keys or the mouse is at: what lies there, or the place."""
    table = view.table
    if point is None or view.keys_at() is not None:
        if table.focused is None:
            return None
        area, key = table.focused
    else:
        spot = view.mapToScene(view.viewport().mapFromGlobal(point))
        areas = table.geometry.at(spot)
        area, key = table.source_at(spot) or (areas[0] if areas else "", "")
    if key:
        return anchor_of(owner_of(key)[0])
    place, _, part = area.partition(".")
    return _FIELDS.get(part) or anchor_of(place) or anchor_of(place_of(area))


def _in_log(log: QTableView, point: QPoint | None) -> str | None:
    """Return what a line of the log tells of."""
    index = log.currentIndex() if point is None else log.indexAt(log.viewport().mapFromGlobal(point))
    about = index.data(ABOUT_ROLE) if index.isValid() else None
    if about is None:
        return None
    what, happened = about
    return anchor_of_event(happened) if what == "event" else anchor_of_move(happened)


def by_name(name: str) -> str | None:
    """Return what a widget's name says it shows: the longest run of its words that is something.

    Of several words the first only says which kind of widget it is (``action_gain_orc``, ``supply_stone``).
    """
    if name in _WIDGETS:
        return _WIDGETS[name]
    kind, *words = (word for word in name.split("_") if not word.isdecimal())
    if kind == "flip" and words:
        return anchor_of_move(m.Flip(words[0]))
    words = words or [kind]
    for length in range(len(words), 0, -1):
        for start in range(len(words) - length + 1):
            if anchor := _thing("_".join(words[start : start + length])):
                return anchor
    return None


def _thing(word: str) -> str | None:
    """Return where one thing is explained, if the word means it when it stands in a widget's name."""
    if word in _NOT_MEANT:
        return None
    return anchor_of(word) or (word if word in load_book("en").paragraphs else None)
