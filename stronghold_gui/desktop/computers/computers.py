"""Has computers decide for their seats in the match that is shown, and plays what they decide when it can be seen."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from stronghold_gui.desktop.computers.bar import ComputerBar
from stronghold_gui.desktop.computers.told import Told, ToldList
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
"""Milliseconds after which one is told that a computer thinks; before that it would only flicker."""
PAUSES: Final = {"slow": 4000, "normal": 1500, "fast": 150}
"""Milliseconds between the turns of computers that are watched, by pace."""
_KEY: Final = "computers/pace"
_SECONDS: Final = 5.0
"""For a choice, at most. Players count their work, and need less on any machine on which one would play."""
_TRIES: Final = 3
"""Failures in a row after which one is told; the first ones cost nothing but asking again."""
_ADVISER: Final = "advice"
"""Names the table at which whoever gives advice sits."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A computer's advice to the person who asks: its move, and the reasons."""

    move: object
    reasons: Reasons | None


class Computers(QObject):
    """The computers of one window; made with the first match in which one has a seat.

    They think in the background: another match, an undo or a
    look back drops the current thinking at once, and no half-finished turn is ever on the table.

    Attributes:
        worker: the process in which they think.
        bar: what they are at, and what hurries or holds them.
        told: what they have told of their reasons. words: what is said about them.
        paused: whether they wait for somebody to let them go on.
        advised: ``(advice)``: the answer to `advise`, or ``None`` where there is none.
        card_wanted: somebody wants to read the reasons.
        said: ``(sentence)``: what a computer was after in the turn that was just played.
    """

    advised = Signal(object)
    card_wanted = Signal()
    said = Signal(str)

    def __init__(self, shell: Shell, current: Current) -> None:
        """Listen.

        Args:
            shell: the window.
            current: the match that is shown.
        """
        super().__init__(current)
        self._shell, self._current = shell, current
        self.worker = Worker(self)
        self.told = ToldList()
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

    # -- what is asked of it -------------------------------------------------------------------------------------

    def hurry(self) -> None:
        """Have who thinks choose at once for the rest of its turn; while all wait, let one take its turn.

        Who has failed to answer is asked again.
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
            self._follow()

    def advise(self) -> None:
        """Ask a computer what the person at the screen could do; `advised` brings the answer."""
        controller = self._current.controller
        if controller is None or not self.can_advise():
            self.advised.emit(None)
            return
        decision, kit = controller.decision, self.words.kit(controller)
        assert decision is not None
        self._advising = controller.moves()
        self._ask(controller.view(), decision, self._advising, [*kit.players][-1], _ADVISER)

    def can_advise(self) -> bool:
        """Return whether advice can be given now, and all opponents have agreed to it."""
        controller = self._current.controller
        if controller is None or controller.still or controller.decision is None:
            return False
        return controller.may_advise and bool(self.words.kit(controller).players)

    def offer_reasons(self) -> None:
        """Allow the reasons to be read, if there are any that may be."""
        controller = self._current.controller
        there = controller is not None and bool(self.readable(controller))
        self._shell.actions["aims"].setEnabled(there)

    def readable(self, controller: Controller) -> Sequence[Told]:
        """Return the turns whose reasons may be read now; none before the end if plans are to stay secret."""
        secret = not controller.over and not self._shell.actions["tell_plans"].isChecked()
        return () if secret else self.told.readable(over=controller.over)

    def choose_pace(self, pace: str) -> None:
        """Have watched computers play at another pace from now on."""
        self._shell.settings.set_text(_KEY, pace)
        if self._pace.isActive():
            self._pace.start(PAUSES[pace])

    def show_table(self, *, computers: bool) -> None:
        """Lay the bar where it will be for a match with computers, or put it away."""
        self._tool_bar.setVisible(computers)

    def finish(self) -> None:
        """End the process in which they think."""
        self._drop()
        self.worker.finish()

    # -- whose turn it is ----------------------------------------------------------------------------------------

    def _shown(self, controller: Controller | None) -> None:
        """Another match is shown, or another moment of it, or none."""
        if controller is not None and controller.kept:
            self.show_table(computers=bool(controller.computers))
            if controller.match is not self._match:
                self._begin_match(controller)
        elif controller is None:
            self._match, self.told = None, ToldList()
            self.show_table(computers=False)
            self.bar.show_nothing()
        self._follow()

    def _begin_match(self, controller: Controller) -> None:
        self._match = controller.match
        self._table, self._seed = os.urandom(8).hex(), int.from_bytes(os.urandom(7))
        self.told, self._failures = ToldList(), 0
        self.paused = False
        self._shell.actions["pause"].setChecked(False)
        if controller.computers:
            self.worker.load(self._loader(controller))

    def _changed(self, _events: object, reason: str) -> None:
        controller = self._current.controller
        if controller is None or not controller.kept:
            return
        if reason == "undo":
            self.told.cut(len(controller.match.played))
        if reason == "seats":
            self.show_table(computers=bool(controller.computers))
        self._follow()

    def _follow(self) -> None:
        """Think about what a computer must decide now, and about nothing else."""
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
        """Think about nothing, and play nothing that was thought about."""
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
        """Have the computer decide the next step of its turn; a forced move needs no question."""
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
                self._be_ready()
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
            moves, self._advising = self._advising, []
            self.advised.emit(Advice(moves[answer.index], answer.reasons))
        elif turn is not None:
            if turn.decide(turn.legal()[answer.index], answer.reasons):
                self._think()
            else:
                self._be_ready()

    def _failed(self, _number: int) -> None:
        """Ask again what was not answered, but not for ever."""
        if self._advising:
            self._advising = []
            self.advised.emit(None)
            return
        self._failures += 1
        if self._failures < _TRIES:
            self._think()
        else:
            self._drop()
            self.bar.show_trouble()

    # -- playing -------------------------------------------------------------------------------------------------

    def _be_ready(self) -> None:
        """Play the turn when what happened before it has been seen."""
        turn = self._turn
        self._ready = True
        self._slow.stop()
        self._current.desk.animation.afterwards(lambda: self._play_soon(turn))

    def _play_soon(self, turn: Turn | None) -> None:
        """Not now: the press that ended what was shown may be on its way still."""
        controller = self._current.controller
        if turn is self._turn and self._ready and controller is not None:
            told = controller.watched and self.told.last() is not None
            self._pace.start(PAUSES[self.pace] if told else 0)

    def _play(self) -> None:
        turn, controller = self._turn, self._current.controller
        if turn is None or controller is None:
            return
        self._turn = None
        number = len(controller.match.played) + len(turn.moves)
        progress = controller.game.progress(controller.match.position)
        self.told.add(Told(turn.decision.seat, number, progress, turn.reasons))
        controller.play_turn(turn.moves)
        last = self.told.last()
        if last is not None and last.number == number:
            self.said.emit(self.words.aim_of(last, readable=last in self.readable(controller)))

    @property
    def pace(self) -> str:
        """The pace of watched computers."""
        kept = self._shell.settings.text(_KEY, "normal")
        return kept if kept in PAUSES else "normal"

    # -- showing -------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Say what they are at, or what they did last."""
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
        last = self.told.last()
        if last is None:
            self.bar.show_nothing()
            return
        readable = last in self.readable(controller)
        self.bar.show_aim(self.words.mark(last.seat), lambda: self.words.aim_of(last, readable=readable), card=readable)

    # -- together ------------------------------------------------------------------------------------------------

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
