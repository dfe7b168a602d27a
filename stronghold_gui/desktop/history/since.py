"""Tells whoever sits down what happened since they last decided something: after the curtain, or without one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.desktop.history.since_panel import SincePanel
    from stronghold_gui.desktop.window import MainWindow


class Since(QObject):
    """Tells it in one window.

    Nothing is remembered for a seat: its last move stands in the match, so that a match opened from a file is told as
    well. Everything is told as the seat may see it now, and taken away before anybody else sits down.

    Attributes:
        panel: what shows it, once there was something to show.
        start: how many moves had been played when the seat last decided.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._party: tuple[Seat, ...] = ()
        self.panel: SincePanel | None = None
        self.start = 0
        window.shown.connect(self._shown)
        window.language.changed.connect(self.close)

    def follow(self, reason: str) -> None:
        """Take note that the table is another one: tell something, or put away what was told."""
        controller = self._window.controller
        self.close()
        if controller is None or not controller.kept or controller.covered or controller.over:
            return
        before, self._party = self._party, controller.team
        if reason == "uncover":
            self._tell(curtain=True)
        elif reason == "move" and before != self._party:
            self._tell(curtain=False)

    def close(self) -> None:
        """Put away what was told."""
        if self.panel is not None:
            self.panel.close_panel()

    # -- inside --------------------------------------------------------------------------------------------------

    def _tell(self, *, curtain: bool) -> None:
        self.start, news = self._window.desk.news(curtain=curtain)
        if not news:
            return
        if self.panel is None:
            from stronghold_gui.desktop.history.since_panel import SincePanel

            self.panel = SincePanel(self._window.language, self._window.frame.board_page)
            self.panel.replay.connect(self._replay)
        self.panel.tell(news, self._window.desk.prompt().camp)

    def _replay(self) -> None:
        start = self.start
        self.close()
        self._window.history.replay(start)

    def _shown(self, controller: object) -> None:
        """Another match is shown, or none, or a moment of this one."""
        self.close()
        now = self._window.controller
        if controller is not None and now is not None and now.kept and not now.covered:
            self._party = now.team
