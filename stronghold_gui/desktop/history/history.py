"""Look backs at the open match: earlier moments, replays of moves, trials, and the return to the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from stronghold_gui.core.match import Match
from stronghold_gui.desktop.history.bar import SPEEDS, HistoryBar, Speed
from stronghold_gui.desktop.history.frame import HistoryFrame
from stronghold_gui.desktop.history.look_back import LookBackController, WhatIfController
from stronghold_gui.desktop.wide_bar import hidden_bar

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.prompt import PromptBar
    from stronghold_gui.desktop.shell import Shell

_PAUSES: Final[dict[Speed, int]] = {"slow": 2200, "normal": 1000, "fast": 250}
"""Milliseconds from the end of a replayed move's animation to the next move."""
_KEY: Final = "history/speed"


class History(QObject):
    """Shows earlier moments of the match in one window; made when first needed.

    During a look back or a trial, another controller replaces that of the match, and cannot change the match. A trial
    begins from a look back. Both lead back to the match.

    Attributes:
        bar, frame: the widgets which show that this is not the current position.
        home: the controller of the match, while another one replaces it.
        look: the controller of the look back, also during a trial that began from it.
        what_if: the controller of the trial.
    """

    def __init__(
        self,
        shell: Shell,
        current: Current,
        prompt: PromptBar,
        page: QWidget,
        begin: Callable[[AnyMatch], bool],
    ) -> None:
        """Make the bar and the frame, both hidden.

        Args:
            shell: the window.
            current: the match that is shown.
            prompt: the prompt, which shows that its text is not a current decision.
            page: the widget that gets the frame: the page of the table.
            begin: closes the open match and begins another one; returns whether the open one could be closed.
        """
        super().__init__(current)
        self._shell, self._current, self._prompt, self._begin = shell, current, prompt, begin
        self.home: Controller | None = None
        self.look: LookBackController | None = None
        self.what_if: WhatIfController | None = None
        self._until: int | None = None
        self.bar = HistoryBar(shell.language)
        self.frame = HistoryFrame(page)
        self._tool_bar = hidden_bar(shell.window, self.bar, "history_bar")
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._play_on)
        self._speed: Speed = self._remembered()
        self.bar.choose_speed(self._speed)
        self._keys = [QShortcut(QKeySequence(key), shell.window) for key in ("Alt+Left", "Alt+Right", "Esc")]
        self._connect()
        self._let_keys(on=False)

    @property
    def active(self) -> bool:
        """Whether a look back or a trial replaces the match."""
        return self.home is not None

    @property
    def playing(self) -> bool:
        """Whether a replay is running."""
        return self._until is not None

    def can_look(self) -> bool:
        """Return whether the user can look back at a match now."""
        controller = self.home or self._current.controller
        if controller is None or controller.covered or self.what_if is not None:
            return False
        return controller.kept and bool(controller.match.played)

    # -- beginning -----------------------------------------------------------------------------------------------

    def look_at(self, number: int, viewer: Seat | None = None) -> None:
        """Show the moment after a number of moves of the match; `LookBackController` describes the viewer."""
        if not self.can_look():
            return
        self.pause()
        if self.look is not None:
            self.look.go(number)
            return
        home = self._current.controller
        assert home is not None
        look = LookBackController(home, number, self, viewer)
        self.home, self.look = home, look
        look.changed.connect(self._show)
        self._current.show(look, aside=True)
        self._let_keys(on=True)
        self._current.desk.requests.page.emit("log")
        self._show()

    def look_before(self) -> None:
        """Show the moment before the last move, or during a look back the previous moment."""
        if self.look is not None:
            self.step(-1)
        elif self._current.controller is not None:
            self.look_at(len(self._current.controller.match.played) - 1)

    def replay(self, start: int) -> None:
        """Replay the moves from the moment after a number of moves to the end."""
        self.look_at(start)
        if self.look is not None:
            self.play()

    def suppose(self) -> None:
        """Start a trial from the shown moment."""
        look = self.look
        if look is None or self.what_if is not None:
            return
        self.pause()
        self._try_out(self._current.desk.trials.suppose(look.match, look.viewer), look.number)

    def suppose_now(self) -> None:
        """Start a trial from the current position, or from the shown moment."""
        if self.look is None and self._current.controller is not None:
            self.look_at(len(self._current.controller.match.played))
        self.suppose()

    def keep(self) -> None:
        """Turn the trial into a separate match and continue with it."""
        if self.what_if is None:
            return
        tried, number = self.what_if.match, self.what_if.number
        match = Match(tried.game, tried.header, tried.start)
        for done in tried.played:
            match.play(done.record.seat, done.record.move)
        self.go_home()
        if not self._begin(match):
            # The open match could not be closed, so the trial continues.
            self.look_at(number)
            self._try_out(tried, number)

    # -- moving through the match --------------------------------------------------------------------------------

    def step(self, moves: int) -> None:
        """Show the moment a number of moves later (or earlier, if negative)."""
        if self.look is not None and self.what_if is None:
            self.pause()
            self.look.go(self.look.number + moves)

    def end(self, far: int) -> None:
        """Show the start (``far`` is -1) or the end (1) of the match."""
        if self.look is not None:
            self.look_at(0 if far < 0 else self.look.length)

    def play(self) -> None:
        """Replay the moves to the end, where the game continues."""
        if self.look is None or self.what_if is not None or self.look.number >= self.look.length:
            return
        self._until = self.look.length
        self.bar.show_playing(True)
        self._timer.start(_PAUSES[self._speed])

    def pause(self) -> None:
        """Stop the replay."""
        self._until = None
        self._timer.stop()
        self.bar.show_playing(False)

    def choose_speed(self, speed: str) -> None:
        """Set the speed of replays."""
        self._speed = next((known for known in SPEEDS if known == speed), "normal")
        self._shell.settings.set_text(_KEY, self._speed)
        if self._timer.isActive():
            self._timer.start(_PAUSES[self._speed])

    # -- returning -----------------------------------------------------------------------------------------------

    def go_home(self) -> None:
        """Show the current position again, and drop the trial."""
        home, look = self.home, self.look
        if home is None:
            return
        self._forget()
        self._current.show(home)
        if look is not None:
            # `Current` deletes only the controller that was shown last, which may be that of a trial.
            look.deleteLater()

    # -- inside --------------------------------------------------------------------------------------------------

    def _try_out(self, match: AnyMatch, number: int) -> None:
        """Show a copy of the match as a trial, which begins after a number of moves."""
        self.what_if = WhatIfController(match, number, self)
        self._current.show(self.what_if, aside=True)
        self._show()

    def _play_on(self) -> None:
        look = self.look
        if look is None or self._until is None:
            return
        if look.number >= self._until:
            self.go_home()
            return
        look.go(look.number + 1)
        # Wait for the animation of this move.
        self._current.desk.animation.afterwards(self._wait)

    def _wait(self) -> None:
        if self._until is not None:
            self._timer.start(_PAUSES[self._speed])

    def _show(self) -> None:
        """Update the bar and the frame."""
        look, say = self.look, self._shell.language
        if look is None:
            return
        desk = self._current.desk
        self._prompt.look_back(say("history.prompt", number=look.number) if self.what_if is None else "")
        if self.what_if is not None:
            self.bar.show_what_if(self.what_if.number, dealt=desk.trials.supposes_secrets(look.match, look.viewer))
        else:
            can_suppose = desk.trials.can_suppose(look.match, look.viewer)
            self.bar.show_moment(look.number, look.length, desk.prompt.line().where, can_suppose=can_suppose)
        self._tool_bar.show()
        self.frame.surround("look" if self.what_if is None else "what_if")

    def _shown(self, controller: object) -> None:
        """End the look back if another match, or none, is shown."""
        if self.active and controller not in (self.home, self.look, self.what_if):
            for one in (self.home, self.look):
                if one is not None:
                    one.deleteLater()
            self._forget()

    def _forget(self) -> None:
        self.pause()
        self.home = self.look = self.what_if = None
        self._tool_bar.hide()
        self._prompt.look_back("")
        self.frame.vanish()
        self._let_keys(on=False)

    def _escape(self) -> None:
        """Put down the held piece; if there is none, return to the match."""
        hand = self._current.tabletop.hand
        if hand.held is not None:
            hand.cancel()
        else:
            self.go_home()

    def _let_keys(self, *, on: bool) -> None:
        # Outside a look back, these keys belong to other parts of the window.
        for key in self._keys:
            key.setEnabled(on)

    def _connect(self) -> None:
        bar = self.bar
        bar.went.connect(self.look_at)
        bar.stepped.connect(self.step)
        bar.ended.connect(self.end)
        bar.played.connect(lambda: self.pause() if self.playing else self.play())
        bar.sped.connect(self.choose_speed)
        bar.supposed.connect(self.suppose)
        bar.kept.connect(self.keep)
        bar.left.connect(self.go_home)
        for key, way in zip(self._keys, (lambda: self.step(-1), lambda: self.step(1), self._escape), strict=True):
            key.activated.connect(way)
        self._current.shown.connect(self._shown)
        self._shell.language.changed.connect(self.bar.retranslate)
        self._shell.language.changed.connect(self._show)

    def _remembered(self) -> Speed:
        kept = self._shell.settings.text(_KEY, "normal")
        return next((speed for speed in SPEEDS if speed == kept), "normal")
