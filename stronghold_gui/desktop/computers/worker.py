"""The process in which computer players think, seen from the window.

It is a `QProcess`, not `multiprocessing`: that would need a thread or a timer to receive answers without blocking,
since on Windows Qt's notifiers do not support pipes. Elsewhere it would start one more process, the resource tracker.
A `QProcess` emits a signal on the window's thread, can be killed at once, and opens no console on Windows.
"""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from stronghold_gui.core.player import Reasons
from stronghold_gui.desktop.own_process import end_process, prepare_process, start_module
from stronghold_gui.players.worker.messages import (
    Answer,
    Failure,
    GarbledError,
    Hurry,
    Inbox,
    Load,
    Ping,
    Pong,
    Question,
    Request,
    read,
    written,
)

_log = logging.getLogger(__name__)
_MODULE: Final = "stronghold_gui.players.worker"
_EVERY: Final = 500
"""Milliseconds between two pings while an answer is awaited."""
_UNHEARD: Final = 8
"""Pings in a row without an answer after which the process counts as stopped: four seconds."""
_UNHEARD_FIRST: Final = 40
"""The same limit before the first answer: twenty seconds, more than a cold start takes on a slow machine."""
_OVERTIME: Final = 3.0
"""Seconds by which a player may exceed its time limit, since it checks the clock only between two plans."""
_GONE: Final = 2_000
"""Milliseconds within which a player must stop thinking about a dropped question."""


class Worker(QObject):
    """The client of the thinking process: starts it when it is needed, and again after it has ended.

    At most one question is pending; asking another or calling `drop` cancels it.

    Attributes:
        answered: ``(answer)``: an `Answer` to the pending question.
        failed: ``(number)``: the player or the process has failed, and the pending question gets no answer. The next
            question can be asked as usual.
    """

    answered = Signal(object)
    failed = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._inbox = Inbox()
        self._number = 0
        self._waiting: Question | None = None
        self._late = 0
        self._patience = QTimer(self, singleShot=True, interval=_GONE)
        self._patience.timeout.connect(self._replace_process)
        self._alive = False
        self._unheard = 0
        self._pulse = QTimer(self, interval=_EVERY)
        self._pulse.timeout.connect(self._ping)

    @property
    def busy(self) -> bool:
        """Whether a question is pending."""
        return self._waiting is not None

    def next_number(self) -> int:
        """Return the number of the next question."""
        self._number += 1
        return self._number

    def load(self, game: str) -> None:
        """Start the process, and let it load a game before the first question about it."""
        self._send(Load(game))

    def ask(self, question: Question) -> None:
        """Ask a question; it replaces the pending one."""
        self.drop()
        self._waiting = question
        self._send(question)
        self._set_timers()

    def hurry(self) -> None:
        """Ask for the pending answer at once."""
        if self._waiting is not None:
            self._send(Hurry(self._waiting.number))

    def drop(self) -> None:
        """Drop the pending question."""
        if self._waiting is not None:
            self.hurry()
            self._late, self._waiting = self._waiting.number, None
            self._set_timers()

    def finish(self) -> None:
        """End the process; the next question starts another."""
        self._waiting, self._late = None, 0
        self._set_timers()
        process, self._process = self._process, None
        if process is not None:
            end_process(process)

    # -- inside --------------------------------------------------------------------------------------------------

    def _send(self, message: Request) -> None:
        if self._process is None:
            self._process = self._start()
        self._process.write(written(message))

    def _start(self) -> QProcess:
        process = prepare_process(self)
        self._inbox = Inbox()
        self._alive, self._unheard = False, 0
        process.readyReadStandardOutput.connect(self._read_messages)
        process.finished.connect(self._handle_end)
        process.errorOccurred.connect(self._handle_end)
        start_module(process, _MODULE)
        return process

    def _read_messages(self) -> None:
        process = self._process
        if process is None:
            return
        try:
            for letter in self._inbox.take(bytes(process.readAllStandardOutput().data())):
                self._handle_message(read(letter.text))
                if self._process is not process:
                    return
        except GarbledError as fault:
            self._end(f"writes what is no answer: {fault}")

    def _handle_message(self, message: object) -> None:
        """Handle a message from the process.

        Raises:
            GarbledError: the message is not one of the expected kinds.
        """
        self._alive, self._unheard = True, 0
        match message:
            case Answer(number=int(), index=int()) as answer if self._is_sound(answer):
                self._take(answer.number, answer)
            case Failure(number=int(number), trace=trace):
                _log.warning("a computer player has failed:\n%s", trace)
                self._take(number, None)
            case Pong(number=int(number), seconds=float(seconds)):
                waiting = self._waiting
                if waiting is not None and number == waiting.number and seconds > waiting.seconds + _OVERTIME:
                    self._end("does not stop thinking")
            case _:
                raise GarbledError(type(message).__name__)

    def _is_sound(self, answer: Answer) -> bool:
        """Return whether an answer is valid: its index is that of a move of the question."""
        waiting = self._waiting
        asked = waiting is not None and answer.number == waiting.number
        most = len(waiting.moves) if asked and waiting is not None else answer.index + 1
        return 0 <= answer.index < most and isinstance(answer.reasons, Reasons | None)

    def _take(self, number: int, answer: Answer | None) -> None:
        """Pass on an answer to the pending question; ignore late answers."""
        if number >= self._late:
            self._late = 0
            self._set_timers()
        if self._waiting is None or self._waiting.number != number:
            return
        self._waiting = None
        self._set_timers()
        if answer is None:
            self.failed.emit(number)
        else:
            self.answered.emit(answer)

    def _set_timers(self) -> None:
        """Start or stop the timers for a dropped question and for pings."""
        if self._late:
            self._patience.start()
        else:
            self._patience.stop()
        if self._waiting is None:
            self._pulse.stop()
        elif not self._pulse.isActive():
            self._unheard = 0
            self._pulse.start()

    def _ping(self) -> None:
        """Ping the process; replace it after many pings without an answer.

        Pings are counted instead of seconds, since the window receives no answers while it is busy or the machine
        sleeps.
        """
        if self._unheard >= (_UNHEARD if self._alive else _UNHEARD_FIRST):
            self._end("does not hear")
            return
        self._unheard += 1
        self._send(Ping())

    def _replace_process(self) -> None:
        """Replace a process that does not stop thinking about a dropped question; ask the pending question again."""
        waiting = self._waiting
        self.finish()
        if waiting is not None:
            self.ask(waiting)

    def _handle_end(self, *_how: object) -> None:
        """Handle the end of the process."""
        if self._process is not None:
            self._end("has ended")

    def _end(self, how: str) -> None:
        waiting = self._waiting
        self.finish()
        if waiting is not None:
            _log.warning("the process of the computer players %s", how)
            self.failed.emit(waiting.number)
