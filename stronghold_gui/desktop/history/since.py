"""Shows a deciding seat the events since its last decision, with or without a curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.history.since_panel import SincePanel

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.desktop.history.history import History
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.desk import Pointing
    from stronghold_gui.desktop.shell import Shell


class Since(QObject):
    """Shows the news, the events since a seat's last decision, in one window.

    The news begin after the seat's last move, which is found in the match, so they also appear for a match opened from
    a file. They are made from the seat's current view, and hidden before the next person sits down.

    Attributes:
        panel: the panel with the news, made when first needed.
        start: number of moves played when the seat last decided.
    """

    def __init__(self, shell: Shell, current: Current, page: QWidget, history: Callable[[], History]) -> None:
        """Connect to the open match; the panel is made with the first news.

        Args:
            shell: the window.
            current: the match that is shown.
            page: the page of the table.
            history: returns the look back, which can replay the events; made when first needed.
        """
        super().__init__(current)
        self._shell, self._current, self._page, self._history = shell, current, page, history
        self._team: tuple[Seat, ...] = ()
        self.panel: SincePanel | None = None
        self.start = 0
        self._behind_curtain = False
        self._pointing: Pointing | None = None
        current.shown.connect(self._shown)
        shell.language.changed.connect(self._retranslate)

    def follow(self, reason: str, team: int | None = None) -> None:
        """Show the news after a change of the match, or hide the panel if there are none.

        Args:
            reason: the reason of the change.
            team: the team that decides now, if already known.
        """
        controller = self._current.controller
        self.close()
        if controller is None or not controller.kept or controller.covered or controller.over:
            return
        before, self._team = self._team, controller.team
        if len(controller.computers) == len(controller.match.header.names):
            return  # Only computers play.
        if reason == "uncover":
            self._show(curtain=True, team=team)
        elif reason == "computer" or (reason == "move" and before != self._team):
            self._show(curtain=False, team=team)

    def close(self) -> None:
        if self.panel is not None:
            self.panel.close_panel()
        self._pointing = None

    # -- inside --------------------------------------------------------------------------------------------------

    def _show(self, *, curtain: bool, team: int | None = None) -> None:
        self._behind_curtain = curtain
        self.start, news = self._current.desk.sentences.news(curtain=curtain)
        if not news:
            return
        if self.panel is None:
            self.panel = SincePanel(self._shell.language, self._page)
            self.panel.replay.connect(self._replay)
            self.panel.pointed.connect(self._point)
        page = self._current.page
        assert page is not None
        self._pointing = page.desk.areas.pointers()
        self.panel.show_news(news, page.desk.prompt.line().team if team is None else team, page.docking.lower())

    def _point(self, areas: Sequence[str]) -> None:
        """Draw rings around the areas that have changed."""
        if self._pointing is not None:
            self._pointing.show(areas)

    def _retranslate(self) -> None:
        """Show the news again in another language."""
        if self.panel is None:
            return
        told = not self.panel.isHidden()
        self.close()
        self.panel.retranslate()
        if told:
            self._show(curtain=self._behind_curtain)

    def _replay(self) -> None:
        start = self.start
        self.close()
        self._history().replay(start)

    def _shown(self, controller: object) -> None:
        """Hide the news, since another match, another moment, or no match is shown."""
        self.close()
        now = self._current.controller
        if controller is not None and now is not None and now.kept and not now.covered:
            self._team = now.team
