"""The worker process: it reads questions, answers them, and ends when its input closes."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress
from queue import SimpleQueue
from typing import BinaryIO, Final

from stronghold_gui.players.child import begin_child
from stronghold_gui.players.worker.messages import (
    GarbledError,
    Hurry,
    Inbox,
    Letter,
    Load,
    Ping,
    Question,
    Response,
    read,
    written,
)
from stronghold_gui.players.worker.thinker import Thinker

_CHUNK: Final = 1 << 16


def main() -> None:
    """Answer questions until the pipe is closed."""
    answers = _Answers(begin_child())
    thinker, asked = Thinker(), SimpleQueue[bytes]()
    threading.Thread(target=_listen, args=(thinker, asked, answers), daemon=True).start()
    while True:
        match read(asked.get()):
            case Load(game=game):
                # A fault in the game is reported when a question about it arrives.
                with suppress(Exception):
                    thinker.load(game)
            case Question() as question:
                answers.tell(thinker.answer(question))
            case _:
                pass


class _Answers:
    """The pipe of the answers; two threads write to it."""

    def __init__(self, pipe: BinaryIO) -> None:
        self._pipe = pipe
        self._lock = threading.Lock()

    def tell(self, message: Response) -> None:
        """Write a message."""
        with self._lock:
            self._pipe.write(written(message))
            self._pipe.flush()


def _listen(thinker: Thinker, asked: SimpleQueue[bytes], answers: _Answers) -> None:
    """Read messages, also while a player thinks; handle urgent ones at once, and end the process with its input."""
    inbox = Inbox()
    with suppress(GarbledError, OSError):
        while data := os.read(sys.stdin.fileno(), _CHUNK):
            for letter in inbox.take(data):
                # Only what is urgent is read here: two threads must not import the same game at once.
                if letter.urgent:
                    _heed(letter, thinker, answers)
                else:
                    asked.put(letter.text)
    # The window is gone or writes garbage, so no answer is waited for.
    os._exit(0)


def _heed(letter: Letter, thinker: Thinker, answers: _Answers) -> None:
    match read(letter.text):
        case Hurry(number=number):
            thinker.hurried = max(thinker.hurried, number)
        case Ping():
            answers.tell(thinker.pong())
        case _:
            pass


if __name__ == "__main__":
    main()
