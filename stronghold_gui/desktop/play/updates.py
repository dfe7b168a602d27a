"""Updates of all that shows the state of the match: docks, forecast, prompt, title, news, announcements.

The board shows a move as it happened, and while that is told in words nothing else may give away how it ends. Then all
of this waits for the end of the performance (`DeskAnimation.when_told`), which every press of a button or key brings on
before it is delivered; without a performance it is done at once.

It does not wait where waiting would betray something: docks that hold what only those who sat there before may know
are never left to other viewer, and the curtain falls at once in any case.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QAction

from stronghold_gui.desktop.play.announcer import Change

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.desktop.history.since import Since
    from stronghold_gui.desktop.play.announcer import Announcer
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.locks import Locks
    from stronghold_gui.desktop.play.shown import Prompt
    from stronghold_gui.desktop.play.status import Status


class Updates(QObject):
    """Brings one window up to date."""

    def __init__(
        self, current: Current, status: Status, locks: Locks, since: Since, announcer: Announcer, follow: QAction
    ) -> None:
        """Begin.

        Args:
            current: the match that is shown.
            status: bars and menus.
            locks: which buttons carry a lock.
            since: what happened since somebody last sat here.
            announcer: says it to screen readers.
            follow: whether the docks of who decides come to the front.
        """
        super().__init__(current)
        self._current, self._status, self._locks = current, status, locks
        self._since, self._announcer, self._follow_action = since, announcer, follow
        self._changes: list[Change] = []
        self._told_to: Seat | None = None
        self._team: int | None = None
        self._moving = False
        current.shown.connect(self._begin)

    def follow(self, events: Sequence[object], reason: str) -> None:
        """Show on the board what has changed the match; tell the rest when that has been seen."""
        controller, desk = self._current.controller, self._current.desk
        assert controller is not None
        self._changes.append(Change(tuple(events), reason, controller.viewer))
        # A performance still running ends here; its changes are shown together with these, not before them.
        self._moving = True
        try:
            desk.show_move(events, reason)
        finally:
            self._moving = False
        if desk.animation.performing and not controller.sight.more(self._told_to, controller.viewer):
            self._locks.wait()
            self._since.close()
            desk.animation.when_told(self._refresh)
        else:
            self._refresh()

    def show_turn(self, prompt: Prompt | None = None) -> None:
        """Raise the docks of the deciding team when it has changed.

        Args:
            prompt: who decides what, if that has been asked already.
        """
        controller, page = self._current.controller, self._current.page
        if controller is None or controller.over or page is None:
            self._team = None
            return
        team = (prompt or page.desk.prompt.line()).team
        if team != self._team:
            self._team = team
            if self._follow_action.isChecked():
                page.docking.bring_forward(team)

    # -- inside --------------------------------------------------------------------------------------------------

    def _begin(self, _controller: object) -> None:
        """Another match is shown, or none, and all that tells of it is up to date."""
        controller = self._current.controller
        self._changes = []
        self._told_to = controller.viewer if controller is not None else None

    def _refresh(self) -> None:
        controller, page = self._current.controller, self._current.page
        if self._moving or controller is None or page is None or not self._changes:
            return
        changes, self._changes = self._changes, []
        page.docking.outdate(handed_over=controller.viewer != self._told_to)
        self._told_to = controller.viewer
        page.desk.refresh([event for one in changes for event in one.events])
        prompt = page.desk.prompt.line()
        # First, so that no dock is refreshed that goes behind another now.
        self.show_turn(prompt)
        # Each of several changes had its own viewer, so the docks read again what may be seen now.
        page.docking.refresh(*((changes[0].events, changes[0].reason) if len(changes) == 1 else ((), "")))
        self._status.refresh(prompt)
        for one in changes:
            self._since.follow(one.reason, prompt.team)
        self._announcer.announce(changes)
        # The board has the window painted as soon as it can: what was laid out only then would be painted twice.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
