"""The process that thinks: reads questions, answers them, ends when nobody can ask any more."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress
from queue import SimpleQueue
from typing import BinaryIO, Final

from stronghold_gui.players.worker.messages import Hurry, Inbox, Load, Question, read, written
from stronghold_gui.players.worker.thinker import Thinker

_CHUNK: Final = 1 << 16
_POLITENESS: Final = 5
"""By how much the window goes before, where both want the same core."""


def main() -> None:
    """Answer questions until the pipe is closed."""
    answers = _take_output()
    with suppress(AttributeError, OSError):
        os.nice(_POLITENESS)
    thinker, asked = Thinker(), SimpleQueue[bytes]()
    threading.Thread(target=_listen, args=(thinker, asked), daemon=True).start()
    while True:
        match read(asked.get()):
            case Load(game=game):
                # Whatever is wrong with it is told to whoever asks a question about it.
                with suppress(Exception):
                    thinker.load(game)
            case Question() as question:
                answers.write(written(thinker.answer(question)))
                answers.flush()
            case _:
                pass


def _take_output() -> BinaryIO:
    """Return the pipe of the answers; whatever else would be printed there goes where errors go."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def _listen(thinker: Thinker, asked: SimpleQueue[bytes]) -> None:
    """Take what is asked while somebody thinks, above all that it is to end."""
    inbox = Inbox()
    while data := os.read(sys.stdin.fileno(), _CHUNK):
        for letter in inbox.take(data):
            # Only what is urgent is read here: two threads must not import the same game at once.
            if not letter.urgent:
                asked.put(letter.text)
            elif isinstance(message := read(letter.text), Hurry):
                thinker.hurried = max(thinker.hurried, message.number)
    # The window is gone, and nobody waits for what is thought about now.
    os._exit(0)


if __name__ == "__main__":
    main()
