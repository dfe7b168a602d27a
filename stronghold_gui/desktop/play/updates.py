"""Brings everything up to date that tells how the match stands: docks, forecast, prompt, title, news, announcements.

The board shows a move as it happened, and while that is told in words nothing else may give away how it ends. Then all
of this waits for the end of the performance (`Desk.when_told`), which every press of a button or key brings on before
it is delivered; without a performance it is done at once.

It does not wait where waiting would betray something: docks that hold what only those who sat there before may know
are never left to other viewer, and the curtain falls at once in any case.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stronghold_gui.core.value import value

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.desktop.window import MainWindow


@value
class News:
    """Something that has changed the match: what happened, as those viewer may see it, and why."""

    events: tuple[Any, ...]
    reason: str
    viewer: Seat | None


class Updates:
    """Tells one window's news."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._news: list[News] = []
        self._told_to: Seat | None = None
        self._camp: str | None = None
        self._moving = False
        window.shown.connect(self._begin)

    def follow(self, events: Sequence[Any], reason: str) -> None:
        """Show on the board what has changed the match; tell the rest when that has been seen."""
        window, controller = self._window, self._window.controller
        assert controller is not None
        self._news.append(News(tuple(events), reason, controller.viewer))
        # A performance that is still under way ends here: its news are told together with these, not before them.
        self._moving = True
        try:
            window.desk.refresh(events, reason)
        finally:
            self._moving = False
        if window.desk.performing and not controller.sees_more(self._told_to):
            window.locks.wait()
            window.since.close()
            window.desk.when_told(self._tell)
        else:
            self._tell()

    def show_turn(self) -> None:
        """Bring the docks of who decides to the front when that is somebody else than before."""
        window, controller = self._window, self._window.controller
        if controller is None or controller.over:
            self._camp = None
            return
        camp = window.desk.prompt().camp
        if camp != self._camp:
            self._camp = camp
            if window.actions_["follow"].isChecked():
                window.docking.bring_forward(camp)

    # -- inside --------------------------------------------------------------------------------------------------

    def _begin(self, _controller: object) -> None:
        """Another match is shown, or none, and all that tells of it is up to date."""
        controller = self._window.controller
        self._news = []
        self._told_to = controller.viewer if controller is not None else None

    def _tell(self) -> None:
        window, controller = self._window, self._window.controller
        if self._moving or controller is None or not self._news:
            return
        news, self._news = self._news, []
        self._told_to = controller.viewer
        window.docking.outdate()
        window.desk.tell([event for one in news for event in one.events])
        # First, so that no dock is refreshed that goes behind another now.
        self.show_turn()
        # Of several changes each was seen by the viewer of its moment: the docks read anew what may be seen now.
        window.docking.refresh(*((news[0].events, news[0].reason) if len(news) == 1 else ((), "")))
        window.status.show()
        for one in news:
            window.since.follow(one.reason)
        window.announcer.tell(news)
