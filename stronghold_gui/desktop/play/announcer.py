"""Announcements of changes for screen readers: the log, the current decision, and the reasons of refusals.

Only facts that the seat at the screen may know are announced: events come from its view, and under the curtain only
the curtain is announced. Without a screen reader, nothing is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from stronghold_gui.core.decision import Seat

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.curtain import Curtain
    from stronghold_gui.desktop.play.prompt import PromptBar
    from stronghold_gui.desktop.shell import Shell


@dataclass(frozen=True, slots=True)
class Change:
    """A change of the match.

    Attributes:
        events: the events, as the viewer may see them.
        reason: the reason of the change (``controller.Reason``).
        viewer: the viewer for whom it is shown; ``None`` for the public.
    """

    events: tuple[object, ...]
    reason: str
    viewer: Seat | None


class Announcer(QObject):
    """The announcer of one window."""

    def __init__(self, shell: Shell, current: Current, prompt: PromptBar, curtain: Curtain) -> None:
        super().__init__(current)
        self._window, self._say_in = shell.window, shell.language
        self._current, self._prompt, self._curtain = current, prompt, curtain
        self._prompted = ""
        self._controller: Controller | None = None
        current.shown.connect(self._attach)
        prompt.refused.connect(lambda sentence: self.say(sentence, urgent=True))

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Have a screen reader say a text, after the current one or (urgent) at once."""
        if not text or not _has_listener():
            return
        event = QAccessibleAnnouncementEvent(self._window, text)
        manner = QAccessible.AnnouncementPoliteness
        event.setPoliteness(manner.Assertive if urgent else manner.Polite)
        QAccessible.updateAccessibility(event)

    def _attach(self, controller: Controller | None) -> None:
        """Announce the current decision of another match."""
        self._prompted = ""
        self._controller = controller
        if controller is not None:
            if controller.covered:
                self._say_curtain()
            self._say_prompt()

    def announce(self, changes: Sequence[Change]) -> None:
        """Announce events and the current decision, which the window shows already."""
        controller = self._controller
        # The sentences of a move take time, so they are made only for a screen reader.
        if controller is None or not _has_listener():
            return
        if controller.covered:
            self._say_curtain()
            return
        for one in changes:
            if one.reason in ("undo", "redo"):
                self.say(self._say_in(f"access.said.{one.reason}"))
            if one.viewer == controller.viewer:
                for line in self._current.desk.sentences.events(one.events):
                    self.say(line)
        self._say_prompt()

    def _say_curtain(self) -> None:
        curtain = self._curtain
        self._prompted = ""
        self.say(f"{curtain.title.text()} {curtain.words.text()}", urgent=True)

    def _say_prompt(self) -> None:
        """Announce the current decision if it has changed."""
        controller, prompt = self._controller, self._prompt
        if controller is None or controller.covered:
            return
        said = prompt.accessibleName()
        if said != self._prompted:
            self._prompted = said
            self.say(said, urgent=True)


def _has_listener() -> bool:
    return QAccessible.isActive()
