"""Lets computers decide for their seats in the open match, and plays their moves when the board can show them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic

from PySide6.QtCore import QObject, QTimer, Signal

from stronghold_gui.core.game import M
from stronghold_gui.core.player import TurnReasons
from stronghold_gui.desktop.computers.bar import ComputerBar
from stronghold_gui.desktop.computers.turn import Turn
from stronghold_gui.desktop.computers.words import ComputerWords
from stronghold_gui.desktop.computers.worker import Worker
from stronghold_gui.desktop.wide_bar import hidden_bar
from stronghold_gui.players.seats import computer_asked
from stronghold_gui.players.worker.messages import Answer, Question

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Decision
    from stronghold_gui.core.player import Reasons
    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.shell import Shell

SLOW: Final = 300
"""Milliseconds of thinking after which the window shows it; shown earlier, the text would flicker."""
PAUSES: Final = {"slow": 4000, "normal": 1500, "fast": 150}
"""Milliseconds between the turns of computers that are watched, by pace."""
_KEY: Final = "computers/pace"
_SECONDS: Final = 5.0
"""Time limit of a choice in seconds. Players limit their work by counting it, so they usually need less time."""
_TRIES: Final = 3
"""Failures in a row after which the window reports trouble; before that the question is asked again silently."""
_ADVISER: Final = "advice"
"""Name of the table at which the player that gives advice thinks."""


@dataclass(frozen=True, slots=True)
class Advice(Generic[M]):
    """A computer's advice to the person who asks: its move, and the reasons."""

    move: M
    reasons: Reasons | None


class Computers(QObject):
    """The computers of one window; made with the first match in which one has a seat.

    They think in the background. Another match, an undo or a look back drops the current thinking at once. The moves of
    a turn are played together, so no half-finished turn is ever on the table.

    Attributes:
        worker: the process in which they think.
        bar: the bar that shows what they do, and hurries or pauses them.
        words: sentences about the reasons that they have given.
        paused: whether they wait until the user resumes them.
        advised: ``(advice)``: the answer to `advise`, or ``None`` if there is none.
        card_wanted: emitted when the user wants to read the reasons.
        said: ``(sentence)``: the aim of a computer in the turn that was just played.
    """

    advised = Signal(object)
    card_wanted = Signal()
    said = Signal(str)

    def __init__(self, shell: Shell, current: Current) -> None:
        """Connect to the window and the open match.

        Args:
            shell: the window.
            current: the match that is shown.
        """
        super().__init__(current)
        self._shell, self._current = shell, current
        self.worker = Worker(self)
        self.words = ComputerWords(shell, current)
        self.paused = False
        self._match: AnyMatch | None = None
        self._table, self._seed = "", 0
        self._turn: Turn | None = None
        self._advising: list[object] = []
        self._ready = self._stepping = self._hurried = False
        self._failures = 0
        self.bar = ComputerBar(shell.language, shell.actions)
        self._tool_bar = hidden_bar(shell.window, self.bar, "computer_bar")
        self._slow = QTimer(self, singleShot=True, interval=SLOW)
        self._slow.timeout.connect(self._show)
        self._pace = QTimer(self, singleShot=True)
        self._pace.timeout.connect(self._play)
        self._connect()
        if current.controller is not None:
            self._shown(current.controller)

    # -- commands ------------------------------------------------------------------------------------------------

    def hurry(self) -> None:
        """Let the thinking computer choose at once for the rest of its turn.

        If computers are paused, let one take its turn; if one has failed to answer, ask it again.
        """
        if self._turn is None:
            self._stepping, self._failures = self.paused, 0
            self._go_on()
        else:
            self._hurried = True
            self.worker.hurry()
            self._show()

    def pause(self, on: bool) -> None:
        """Pause or resume the computers."""
        if on != self.paused:
            self.paused = on
            if self._advising:
                self._show()
            else:
                self._follow()

    def advise(self) -> None:
        """Ask a computer for a move for the person at the screen; `advised` is emitted with the answer."""
        controller = self._current.controller
        if controller is None or not self.can_advise():
            self.advised.emit(None)
            return
        decision, kit = controller.decision, self.words.kit(controller)
        assert decision is not None
        self._advising = controller.moves()
        self._ask(controller.view(), decision, self._advising, [*kit.players][-1], _ADVISER)

    def can_advise(self) -> bool:
        """Return whether advice can be given now, and is allowed (`ShownMatch.may_advise`)."""
        controller = self._current.controller
        if controller is None or controller.still or controller.decision is None:
            return False
        return controller.may_advise and bool(self.words.kit(controller).players)

    def offer_reasons(self) -> None:
        """Enable the command for the reasons if any may be read now."""
        controller = self._current.controller
        there = controller is not None and bool(self.readable(controller))
        self._shell.actions["aims"].setEnabled(there)

    def readable(self, controller: Controller) -> Sequence[TurnReasons]:
        """Return the turns whose reasons may be read now; none before the end if the user has switched them off."""
        # A trial reveals nothing at its end.
        over = controller.over and controller.kept
        if not over and not self._shell.actions["tell_plans"].isChecked():
            return ()
        return [turn for turn in controller.match.reasons if turn.reasons and (over or not turn.reasons.secret)]

    def has_secrets(self, controller: Controller) -> bool:
        """Return whether more reasons will be readable after the match."""
        return sum(turn.reasons is not None for turn in controller.match.reasons) > len(self.readable(controller))

    def choose_pace(self, pace: str) -> None:
        """Let watched computers play at another pace from now on."""
        self._shell.settings.set_text(_KEY, pace)
        if self._pace.isActive():
            self._pace.start(PAUSES[pace])

    def show_table(self, *, computers: bool) -> None:
        """Show the bar in a match with computers; hide it otherwise."""
        self._tool_bar.setVisible(computers)

    def finish(self) -> None:
        """End the process in which the computers think."""
        self._drop()
        self.worker.finish()

    # -- the deciding computer -----------------------------------------------------------------------------------

    def _shown(self, controller: Controller | None) -> None:
        """Handle that another match, another moment of it, or no match is shown."""
        if controller is not None and controller.kept:
            self.show_table(computers=bool(controller.computers))
            if controller.match is not self._match:
                self._begin_match(controller)
        elif controller is None:
            self._match = None
            self.show_table(computers=False)
            self.bar.show_nothing()
        self._follow()

    def _begin_match(self, controller: Controller) -> None:
        self._match = controller.match
        self._table, self._seed = os.urandom(8).hex(), int.from_bytes(os.urandom(7))
        self._failures = 0
        self.paused = False
        self._shell.actions["pause"].setChecked(False)
        if controller.computers:
            self.worker.load(self._loader(controller))

    def _changed(self, _events: object, reason: str) -> None:
        controller = self._current.controller
        if controller is None or not controller.kept:
            return
        if reason == "seats":
            self.show_table(computers=bool(controller.computers))
        self._follow()

    def _follow(self) -> None:
        """Drop the current thinking, and begin to think about the current decision if it is a computer's."""
        self._drop()
        self._go_on()

    def _go_on(self) -> None:
        decision = self._asked()
        if decision is not None and self._turn is None and (self._stepping or not self.paused):
            self._begin(decision)
        self._show()

    def _asked(self) -> Decision | None:
        controller = self._current.controller
        if controller is None or not controller.kept or controller.covered:
            return None
        if not controller.computers:
            return None
        return computer_asked(controller.decisions, controller.match.header.players)

    def _drop(self) -> None:
        """Drop the current thinking and its result."""
        self._turn, self._advising = None, []
        self._ready = self._hurried = False
        self._slow.stop()
        self._pace.stop()
        self.worker.drop()

    # -- thinking ------------------------------------------------------------------------------------------------

    def _begin(self, decision: Decision) -> None:
        controller = self._current.controller
        assert controller is not None
        self._stepping = self._hurried = False
        self._turn = Turn(controller.match, decision, self._current.desk.step_at)
        self._slow.start()
        self._think()

    def _think(self) -> None:
        """Ask the computer for the next move of its turn; a forced move is made without asking."""
        turn = self._turn
        while turn is not None:
            moves = turn.legal()
            if len(moves) > 1:
                level = turn.trial.header.players[turn.decision.seat]
                self._ask(turn.view(), turn.decision, moves, level, self._table)
                if self._hurried:
                    self.worker.hurry()
                return
            if not turn.decide(moves[0], None):
                self._play_after_animation()
                return

    def _ask(self, view: object, decision: Decision, moves: list[object], level: str, table: str) -> None:
        controller = self._current.controller
        assert controller is not None
        self.worker.ask(
            Question(
                self.worker.next_number(),
                self._loader(controller),
                level,
                table,
                decision.seat,
                self._seed + decision.seat,
                view,
                decision,
                tuple(moves),
                _SECONDS,
            )
        )

    def _answered(self, answer: Answer) -> None:
        turn, self._failures = self._turn, 0
        if self._advising:
            moves = self._advising
            # The request for advice replaced the question to a deciding computer, so that is asked again.
            self._follow()
            self.advised.emit(Advice(moves[answer.index], answer.reasons))
        elif turn is not None:
            if turn.decide(turn.legal()[answer.index], answer.reasons):
                self._think()
            else:
                self._play_after_animation()

    def _failed(self, _number: int) -> None:
        """Ask a failed question again, up to a limit."""
        if self._advising:
            self._follow()
            self.advised.emit(None)
            return
        self._failures += 1
        if self._failures < _TRIES:
            self._think()
        else:
            self._drop()
            self.bar.show_trouble()

    # -- playing -------------------------------------------------------------------------------------------------

    def _play_after_animation(self) -> None:
        """Play the turn after the running animation."""
        turn = self._turn
        self._ready = True
        self._slow.stop()
        self._current.desk.animation.afterwards(lambda: self._play_soon(turn))

    def _play_soon(self, turn: Turn | None) -> None:
        """Play the turn by a timer, since the press that ended the animation may still be in the event queue."""
        controller = self._current.controller
        if turn is self._turn and self._ready and controller is not None:
            wait = controller.watched and controller.match.reasons
            self._pace.start(PAUSES[self.pace] if wait else 0)

    def _play(self) -> None:
        turn, controller = self._turn, self._current.controller
        if turn is None or controller is None:
            return
        self._turn = None
        number = len(controller.match.played) + len(turn.moves)
        progress = controller.game.progress(controller.match.position)
        last = TurnReasons(turn.decision.seat, number, progress, turn.reasons)
        controller.match.reasons.append(last)
        controller.play_turn(turn.moves)
        if last in controller.match.reasons:
            self.said.emit(self.words.aim_of(last, readable=last in self.readable(controller)))

    @property
    def pace(self) -> str:
        """The pace of watched computers, a key of `PAUSES`."""
        kept = self._shell.settings.text(_KEY, "normal")
        return kept if kept in PAUSES else "normal"

    # -- showing -------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Update the bar and the actions."""
        controller, act = self._current.controller, self._shell.actions
        asked = self._asked()
        act["move_now"].setEnabled(asked is not None and not self._ready and not self._hurried)
        act["pause"].setEnabled(controller is not None and bool(controller.computers) and not controller.over)
        self.offer_reasons()
        if controller is None or not controller.kept:
            return
        self.bar.offer_pace(self.pace if controller.watched else "")
        if asked is not None and self.paused and self._turn is None:
            self.bar.show_paused()
        elif asked is not None and self._turn is not None and not self._ready and not self._slow.isActive():
            self.bar.show_thinking(self.words.mark(asked.seat), lambda: self.words.thinking(asked))
        else:
            self._show_last(controller)

    def _show_last(self, controller: Controller) -> None:
        if not controller.match.reasons:
            self.bar.show_nothing()
            return
        last = controller.match.reasons[-1]
        readable = last in self.readable(controller)
        self.bar.show_aim(self.words.mark(last.seat), lambda: self.words.aim_of(last, readable=readable), card=readable)

    # -- connections ---------------------------------------------------------------------------------------------

    def _loader(self, controller: Controller) -> str:
        entry = self._shell.library.entry(controller.match.header.game)
        assert entry is not None
        return entry.load.where

    def _connect(self) -> None:
        act, bar = self._shell.actions, self.bar
        self.worker.answered.connect(self._answered)
        self.worker.failed.connect(self._failed)
        self._current.shown.connect(self._shown)
        self._current.changed.connect(self._changed)
        act["move_now"].triggered.connect(lambda _on=False: self.hurry())
        act["pause"].toggled.connect(self.pause)
        act["tell_plans"].toggled.connect(lambda _on=False: self._show())
        bar.paced.connect(self.choose_pace)
        bar.card.connect(self.card_wanted)
        bar.again.connect(self._try_again)
        self._shell.language.changed.connect(self._show)

    def _try_again(self) -> None:
        self._failures = 0
        self._follow()
