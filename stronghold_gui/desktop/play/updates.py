"""Updates of all displays of the match: docks, forecast, prompt, title, news, announcements.

The board animates a move, and during an animation with text nothing else may reveal its end. So these updates wait for
the end of the animation (`DeskAnimation.when_told`), which every press of a button or key causes before it is
delivered. Without such an animation, they are done at once.

Updates that protect secrets do not wait: docks with secrets of the previous viewer are refreshed at once, and the
curtain always falls at once.
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
    """Updates the displays of one window."""

    def __init__(
        self, current: Current, status: Status, locks: Locks, since: Since, announcer: Announcer, follow: QAction
    ) -> None:
        """Store the parts of the window.

        Args:
            current: the match that is shown.
            status: the update of bars and menus.
            locks: the update of locks on buttons.
            since: the panel with the news since a person last sat at the screen.
            announcer: the announcements for screen readers.
            follow: the switch for raising the docks of the deciding team.
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
        """Show the change of the match on the board; update the rest after its animation."""
        controller, desk = self._current.controller, self._current.desk
        assert controller is not None
        self._changes.append(Change(tuple(events), reason, controller.viewer))
        # A running animation ends here, which must not show its change before this one: both are shown together.
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
            prompt: the content of the prompt, if already known.
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
        """Forget the changes: another match, or none, is shown, and all displays are up to date."""
        controller = self._current.controller
        self._changes = []
        self._told_to = controller.viewer if controller is not None else None

    def _refresh(self) -> None:
        controller, page = self._current.controller, self._current.page
        if self._moving or controller is None or page is None or not self._changes:
            return
        changes, self._changes = self._changes, []
        page.docking.mark_outdated(handed_over=controller.viewer != self._told_to)
        self._told_to = controller.viewer
        page.desk.refresh([event for one in changes for event in one.events])
        prompt = page.desk.prompt.line()
        # Raise docks first, so that docks which are now behind others need not be refreshed.
        self.show_turn(prompt)
        # Several changes may have had different viewers, so that docks must read everything again: no reason is given.
        page.docking.refresh(changes[0].reason if len(changes) == 1 else "")
        self._status.refresh(prompt)
        for one in changes:
            self._since.follow(one.reason, prompt.team)
        self._announcer.announce(changes)
        # Lay out now, since the window is painted soon: parts laid out later would be painted twice.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
