"""The process in which computer players think, seen from the window.

It is a `QProcess`, not `multiprocessing`: that would need a thread or a timer to hear its answers without waiting for
them, since on Windows Qt's notifiers know no pipes, and elsewhere it would start a process more, which keeps account of
what the others share. A `QProcess` tells what it hears as a signal on the window's thread, is killed in a moment, and
brings up no console on Windows.
"""

from __future__ import annotations

import logging
import os
import sys
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from stronghold_gui.players.worker.messages import (
    Answer,
    Asked,
    Failure,
    Hurry,
    Inbox,
    Load,
    Question,
    read,
    written,
)

_log = logging.getLogger(__name__)
_MODULE: Final = "stronghold_gui.players.worker"
_GRACE: Final = 20_000
"""Milliseconds that an answer may be late before its process counts as hung; a cold start on a slow machine is less."""
_GONE: Final = 2_000
"""Milliseconds for a player to give up on what nobody waits for any more."""


class Worker(QObject):
    """Asks the process that thinks, starts it when it is needed, and again when it is gone.

    At most one question is waited for; to ask another, or to `drop` it, is to wait for it no longer.

    Attributes:
        answered: ``(answer)``: an `Answer` to the question that is waited for.
        failed: ``(number)``: there will be no answer to the question: the player, or the process, has failed. What is
            asked next finds both well again.
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
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._lose_patience)

    @property
    def busy(self) -> bool:
        """Whether an answer is waited for."""
        return self._waiting is not None

    def next_number(self) -> int:
        """Return the number of the next question."""
        self._number += 1
        return self._number

    def load(self, game: str) -> None:
        """Start the process, and have it load a game before it is asked about it."""
        self._send(Load(game))

    def ask(self, question: Question) -> None:
        """Ask; nothing else is waited for any more."""
        self.drop()
        self._waiting = question
        self._send(question)
        self._be_patient()

    def hurry(self) -> None:
        """Have the answer that is waited for come now."""
        if self._waiting is not None:
            self._send(Hurry(self._waiting.number))

    def drop(self) -> None:
        """Wait for no answer any more."""
        if self._waiting is not None:
            self.hurry()
            self._late, self._waiting = self._waiting.number, None
            self._be_patient()

    def finish(self) -> None:
        """End the process; the next question starts another."""
        self._waiting, self._late = None, 0
        self._patience.stop()
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect()
            process.errorOccurred.disconnect()
            process.readyReadStandardOutput.disconnect()
            process.kill()
            process.waitForFinished()
            process.deleteLater()

    # -- inside --------------------------------------------------------------------------------------------------

    def _send(self, message: Asked) -> None:
        if self._process is None:
            self._process = self._start()
        self._process.write(written(message))

    def _start(self) -> QProcess:
        process = QProcess(self)
        self._inbox = Inbox()
        environment = QProcessEnvironment.systemEnvironment()
        # It finds the program where this one did.
        environment.insert("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
        process.setProcessEnvironment(environment)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._hear)
        process.finished.connect(self._lose)
        process.errorOccurred.connect(self._lose)
        process.start(sys.executable, ["-m", _MODULE])
        return process

    def _hear(self) -> None:
        process = self._process
        if process is None:
            return
        for letter in self._inbox.take(bytes(process.readAllStandardOutput().data())):
            match read(letter.text):
                case Answer() as answer:
                    self._take(answer.number, answer)
                case Failure(number=number, trace=trace):
                    _log.warning("a computer player has failed:\n%s", trace)
                    self._take(number, None)
                case _:
                    pass

    def _take(self, number: int, answer: Answer | None) -> None:
        """Hand on what answers the question that is waited for; all else is late."""
        if number >= self._late:
            self._late = 0
            self._be_patient()
        if self._waiting is None or self._waiting.number != number:
            return
        self._waiting = None
        self._patience.stop()
        if answer is None:
            self.failed.emit(number)
        else:
            self.answered.emit(answer)

    def _be_patient(self) -> None:
        """Give the process its time: little for what nobody waits for, since the next question comes after it."""
        waiting = self._waiting
        if self._late:
            self._patience.start(_GONE)
        elif waiting is not None:
            self._patience.start(round(waiting.seconds * 1000) + _GRACE)
        else:
            self._patience.stop()

    def _lose_patience(self) -> None:
        """The process hangs; if over something that nobody waits for, another one answers what is waited for."""
        waiting = self._waiting
        if not self._late:
            self._end("hangs")
            return
        self.finish()
        if waiting is not None:
            self.ask(waiting)

    def _lose(self, *_how: object) -> None:
        """The process is gone."""
        if self._process is not None:
            self._end("has ended")

    def _end(self, how: str) -> None:
        waiting = self._waiting
        self.finish()
        if waiting is not None:
            _log.warning("the process of the computer players %s", how)
            self.failed.emit(waiting.number)
