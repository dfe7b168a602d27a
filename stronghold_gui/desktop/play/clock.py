"""The clock of the open match: a bar with the time of each person, which runs while that person decides."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget

from stronghold_gui.core.clock import Clock
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.play.badges import badge
from stronghold_gui.desktop.soon import call_soon
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.desktop.wide_bar import hidden_bar
from stronghold_gui.players.levels import usual_level

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.seats import SeatMark
    from stronghold_gui.desktop.shell import Shell

_TICK: Final = 250
"""Milliseconds between two updates of the clock."""
_LONGEST: Final = 2.0
"""Largest number of seconds counted at a tick: more means that the computer has slept."""
_BADGE: Final = 22
_GAP: Final = 6
"""Size of a badge, and gap between the parts of a time, in pixels."""
_NAME: Final = 150
"""Largest width of a name in pixels."""
_SHORT: Final = 60
"""Seconds below which the time is shown as short."""


def time_left(seconds: float) -> str:
    """Return a time as text (`m:ss` or `h:mm:ss`), rounded up to whole seconds."""
    minutes, rest = divmod(math.ceil(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


class _Time(QWidget):
    """The time of one seat: badge, name, time; name and time are bold while it runs.

    Attributes:
        called: the full name of the seat's player.
        name, time: the labels.
    """

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        named(self, f"clock_{seat}")
        self.called = ""
        self._badge, self.name = QLabel(), named(QLabel(), f"clock_name_{seat}")
        self.time = named(QLabel(), f"clock_time_{seat}")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        for widget in (self._badge, self.name, self.time):
            row.addWidget(widget)

    def show_seat(self, mark: SeatMark, name: str) -> None:
        """Show the badge and the name of the seat."""
        self._badge.setPixmap(badge(mark, tones(self.palette()), _BADGE, self.devicePixelRatioF()))
        self.name.setText(self.name.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, _NAME))
        self.called = name

    def show_time(self, seconds: float, *, running: bool) -> None:
        """Show the time left; a short time has another colour."""
        text = time_left(seconds)
        if text != self.time.text():
            self.time.setText(text)
        font = self.time.font()
        if font.bold() != running:
            font.setBold(running)
            for label in (self.name, self.time):
                label.setFont(font)
        tone, palette = tones(self.palette()), self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, colour(tone.warn if seconds <= _SHORT else tone.text))
        self.time.setPalette(palette)


class MatchClock(QObject):
    """Counts the time of the match that is shown, and shows it.

    It stops while the curtain is down, a dialog is open or an earlier moment of the match is shown.

    Attributes:
        bar: the bar of the clock.
        times: the times of persons, by seat.
    """

    def __init__(self, shell: Shell, current: Current, name_of: Callable[[Seat], str]) -> None:
        """Make the bar, hidden at first.

        Args:
            shell: the window.
            current: the match that is shown.
            name_of: returns the name of a seat's player.
        """
        super().__init__(current)
        self._shell, self._current, self._name_of = shell, current, name_of
        self.times: dict[Seat, _Time] = {}
        self._deciding: tuple[Seat, ...] = ()
        self._row = QWidget()
        self._layout = QHBoxLayout(self._row)
        self._layout.setContentsMargins(12, 3, 12, 3)
        self._layout.setSpacing(20)
        self._layout.addStretch(1)
        self.bar = hidden_bar(shell.window, named(self._row, "clock"), "clock_bar")
        self._since = QElapsedTimer()
        self._timer = QTimer(self, interval=_TICK)
        self._timer.timeout.connect(self.tick)
        current.shown.connect(self._show)
        current.changed.connect(self._change)
        shell.language.changed.connect(self._retranslate)
        self._row.installEventFilter(self)

    def tick(self) -> None:
        """Count the time since the last tick, if the clock runs."""
        clock, controller = self._clock(), self._current.controller
        if clock is None or controller is None:
            return
        if ran_out := self._spend(clock, controller):
            self._tell(controller, ran_out)
        self._show_times(clock)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Draw the badges again after a change of palette or font, and fit the names after a resize."""
        if event.type() is QEvent.Type.Resize:
            self._fit()
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._retranslate()
        return False

    # -- inside --------------------------------------------------------------------------------------------------

    def _clock(self) -> Clock | None:
        """Return the clock of the shown match, even if only an earlier moment of it is shown."""
        controller = self._current.controller
        if controller is None or not (controller.kept or controller.moment is not None):
            return None
        return controller.whole.clock

    def _runs(self, controller: Controller) -> bool:
        """Return whether time passes now: a person can decide, and no modal dialog is open."""
        return self._can_run(controller) and QApplication.activeModalWidget() is None

    def _can_run(self, controller: Controller) -> bool:
        """Return whether a person has something to decide at the table."""
        return bool(self._deciding) and controller.kept and controller.moment is None and not controller.covered

    def _set_timer(self, controller: Controller) -> None:
        """Let the timer run exactly while a person has to decide.

        It runs under a dialog as well, since no signal is emitted when the dialog closes.
        """
        if not self._can_run(controller):
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def _spend(self, clock: Clock, controller: Controller) -> tuple[Seat, ...]:
        """Count the time since the last count; return the seats whose time has just run out."""
        seconds = min(_LONGEST, self._since.restart() / 1000)
        return clock.spend(self._deciding, self._people(controller), seconds) if self._runs(controller) else ()

    def _show(self, controller: Controller | None) -> None:
        """Handle that another match, another moment of it, or no match is shown."""
        clock = self._clock()
        if controller is None or clock is None:
            self.bar.hide()
            self._timer.stop()
            self._deciding = ()
            return
        clock.go_on_from(len(controller.whole.played))
        self._deciding = _deciding(controller)
        self._lay_out(controller)
        self._since.start()
        self._set_timer(controller)

    def _change(self, _events: Sequence[object], reason: str) -> None:
        """Count the time up to a move for the seats that decided before it; moves in a look back do not count."""
        clock, controller = self._clock(), self._current.controller
        if clock is None or controller is None or controller.moment is not None:
            return
        ran_out = self._spend(clock, controller) if reason != "uncover" else ()
        if ran_out:
            # The other receivers of the signal show the move first.
            call_soon(self, lambda: self._tell(controller, ran_out))
        self._since.restart()
        now = _deciding(controller)
        if reason == "move":
            clock.end_turn([seat for seat in self._deciding if seat not in now], len(controller.match.played))
        self._deciding = now
        self._set_timer(controller)
        if reason == "seats":
            self._lay_out(controller)
        else:
            self._show_times(clock)

    def _people(self, controller: Controller) -> list[Seat]:
        return [seat for seat in range(len(controller.whole.header.names)) if seat not in controller.computers]

    def _lay_out(self, controller: Controller) -> None:
        """Make a label for each person's time; without people there is no bar."""
        for widget in self.times.values():
            self._layout.removeWidget(widget)
            widget.deleteLater()
        self.times = {seat: _Time(seat) for seat in self._people(controller)}
        for place, widget in enumerate(self.times.values()):
            self._layout.insertWidget(place, widget)
        self.bar.setVisible(bool(self.times))
        self._retranslate()

    def _retranslate(self) -> None:
        page, clock, controller = self._current.page, self._clock(), self._current.controller
        if page is None or clock is None or controller is None:
            return
        marks = page.kind.seats(len(controller.whole.header.names))
        for seat, widget in self.times.items():
            widget.show_seat(marks[seat], self._name_of(seat))
        self._fit()
        self._row.setToolTip(self._shell.language(f"clock.{clock.terms.kind}.words"))
        self._row.setAccessibleName(self._shell.language("clock.title"))
        self._show_times(clock)

    def _fit(self) -> None:
        """Show the names if all of them fit, otherwise only the badges."""
        times, edges = self.times.values(), self._layout.contentsMargins()
        # The names themselves may keep the row wider than the window.
        spare = min(self._row.width(), self._shell.window.width()) - edges.left() - edges.right()
        for widget in times:
            spare -= widget.sizeHint().width() + self._layout.spacing()
            # A size hint leaves out hidden names.
            spare -= widget.name.sizeHint().width() + _GAP if widget.name.isHidden() else 0
        for widget in times:
            widget.name.setVisible(spare >= 0)

    def _show_times(self, clock: Clock) -> None:
        say, controller = self._shell.language, self._current.controller
        running = controller is not None and self._runs(controller)
        for seat, widget in self.times.items():
            widget.show_time(clock.left[seat], running=running and seat in self._deciding)
            called = say("frame.named", name=widget.called, what=widget.time.text())
            # Screen readers announce each name that is set.
            if called != widget.accessibleName():
                widget.setAccessibleName(called)

    def _tell(self, controller: Controller, ran_out: Sequence[Seat]) -> None:
        """Report that the time of seats is up; a computer takes over if the terms of the clock say so."""
        if controller is not self._current.controller:
            return
        say, names = self._shell.language, [self._name_of(seat) for seat in ran_out]
        level = self._level_after(controller)
        message = "clock.out.computer" if level else "clock.out"
        self._shell.notice.show_sentence(lambda: say(message, name=say.texts.join(names)), "warning")
        if level:
            header = controller.match.header
            controller.seat_players(
                [level if seat in ran_out else header.player(seat) for seat in range(len(header.names))]
            )

    def _level_after(self, controller: Controller) -> str:
        """Return the id of the computer player that takes over a seat without time; "" if none does."""
        terms = controller.match.header.clock
        if terms is None or not terms.handover:
            return ""
        return usual_level(self._shell.library.kit(controller.match.header.game).players)


def _deciding(controller: Controller) -> tuple[Seat, ...]:
    """Return the seats of people that the match waits for: those that must decide, else those that may react.

    If several teams must decide at once, only the team that is called to the screen counts.
    """
    asked = [decision for decision in controller.decisions if decision.seat not in controller.computers]
    waited = [decision.seat for decision in asked if decision.blocking]
    here = [seat for seat in waited if seat in controller.deciding_team]
    return tuple(here or waited or [decision.seat for decision in asked])
