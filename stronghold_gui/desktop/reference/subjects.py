"""The anchor of the rules paragraph for the thing at the keyboard focus or the mouse.

Most widgets have a topic (`naming.about`); the board, lists, tables and choices return the topic at a point.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from stronghold_gui.core.game import E, M, P, V
from stronghold_gui.desktop.docks.log_list import LogList
from stronghold_gui.desktop.docks.log_words import Logged, LogWords
from stronghold_gui.desktop.docks.places import PlacesPage
from stronghold_gui.desktop.naming import TellsTopics, topic_of
from stronghold_gui.desktop.table.view import TableView
from stronghold_gui.teaching.reference import load_book
from stronghold_gui.teaching.reference.book import CONTENTS, AnyReference

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.prompt import PromptBar


class Subjects(QObject):
    """Finds the subjects of one window.

    If focus and mouse are at different things, the one that was moved last counts.
    """

    def __init__(
        self, window: QMainWindow, current: Current, prompt: PromptBar, reference: AnyReference, parent: QObject
    ) -> None:
        """Watch the focus and the mouse of a window.

        Args:
            window: the window.
            current: the match that is shown.
            prompt: the prompt with refusals and choices.
            reference: the rules in which subjects are looked up.
            parent: its Qt parent.
        """
        super().__init__(parent)
        self._window, self._current, self._prompt = window, current, prompt
        self._reference, self._topics = reference, reference.topics
        self._resting: QPoint | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_changed)

    def pointed(self) -> str:
        """Return the anchor of the subject; without one, that of the current decision, else of the contents."""
        return self._refused() or self._by_widget() or self._decided() or CONTENTS

    # -- subjects of widgets -------------------------------------------------------------------------------------

    def _focus_changed(self, _old: object, _new: object) -> None:
        self._resting = QCursor.pos()

    def _by_widget(self) -> str | None:
        point = QCursor.pos()
        under, focused = self._under(point), QApplication.focusWidget()
        if self._resting == point:
            return self._about(focused, None) or self._about(under, point)
        return self._about(under, point) or self._about(focused, None)

    def _under(self, point: QPoint) -> QWidget | None:
        """Return the widget under a point of the screen, in the window or in one of its floating docks."""
        found = self._window.childAt(self._window.mapFromGlobal(point))
        return QApplication.widgetAt(point) or found

    def _about(self, widget: QWidget | None, point: QPoint | None) -> str | None:
        """Return the anchor for a widget or its ancestors; ``point`` is the position of the mouse, or None."""
        if widget is None or not (widget is self._window or self._window.isAncestorOf(widget)):
            return None
        return next((anchor for near in _around(widget) if (anchor := self._of(near, point))), None)

    def _of(self, widget: QWidget, point: QPoint | None) -> str | None:
        if isinstance(widget, TableView):
            return self._on_board(widget, point)
        if isinstance(widget, LogList):
            return widget.rule_at(point) or None
        if isinstance(widget, PlacesPage):
            return self._at(*widget.stop_at(point))
        if isinstance(widget, TellsTopics) and (topic := widget.topic_at(point)):
            return self.anchor_of(topic)
        choice = self._prompt.strip.choice_of(widget)
        if choice is not None and choice.act is None:
            return self._topics.anchor_of_move(choice.move)
        return self.anchor_of(_topic(widget))

    # -- other subjects ------------------------------------------------------------------------------------------

    def _refused(self) -> str | None:
        """Return the rule of the refusal in the prompt."""
        refusal = self._prompt.refusal
        return self._topics.anchor_of(refusal.rule) if refusal is not None else None

    def _decided(self) -> str | None:
        controller = self._current.controller
        decision = controller.decision if controller is not None else None
        return self._topics.anchor_of_decision(str(decision.kind), decision.place) if decision is not None else None

    # -- inside --------------------------------------------------------------------------------------------------

    def _on_board(self, view: TableView, point: QPoint | None) -> str | None:
        """Return the anchor for the piece or area at the keyboard cursor or the mouse."""
        table = view.table
        if point is None or (view.keys_at() is not None and point in (self._resting, view.resting)):
            if table.keys.stop is None:
                return None
            area, key = table.keys.stop
        else:
            spot = view.mapToScene(view.viewport().mapFromGlobal(point))
            areas = table.geometry.at(spot)
            area, key = table.source_at(spot) or (areas[0] if areas else "", "")
        return self._at(area, key)

    def _at(self, area: str, key: str) -> str | None:
        """Return the anchor for an area of the surface, or for a pile in it."""
        topics = self._current.desk.areas.topics_at(area, key) if area else ()
        return next((anchor for topic in topics if (anchor := self.anchor_of(topic))), None)

    def anchor_of(self, topic: str) -> str | None:
        """Return the anchor of a topic, or ``None``; some topics are anchors themselves."""
        if not topic:
            return None
        book = load_book(self._reference, "en", self._reference.figures.settings[0])
        return self._topics.anchor_of(topic) or (topic if topic in book.paragraphs else None)


def _around(widget: QWidget) -> Iterator[QWidget]:
    """Yield a widget and its ancestors."""
    found: QWidget | None = widget
    while found is not None:
        yield found
        found = found.parentWidget()


def _topic(widget: QWidget) -> str:
    """Return the topic of a widget; for a dock, that of its page."""
    page = widget.widget() if isinstance(widget, QDockWidget) else None
    return topic_of(page if page is not None else widget)


class LogRules(LogWords[P, M, E, V]):
    """The words of the log for a game with a rule book, which explains moves and events.

    Attributes:
        reference: the rules of the game.
        silent: the type of moves without a rule, such as ending a turn.
    """

    reference: ClassVar[AnyReference]
    silent: ClassVar[type]

    def has_rule(self, logged: Logged[M, E]) -> bool:
        return not isinstance(logged.thing, self.silent)

    def rule(self, logged: Logged[M, E]) -> str:
        topics = self.reference.topics
        if logged.what == "event":
            return topics.anchor_of_event(logged.thing)
        return topics.anchor_of_move(logged.thing) or ""

    def rule_title(self, anchor: str) -> str:
        return load_book(self.reference, self._context.language.code).at(anchor).title
