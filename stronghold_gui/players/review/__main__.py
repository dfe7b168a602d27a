"""The process that reviews a match for a window: it reads one job, writes its progress, and ends when its input closes.

All lines are JSON. The job holds the game's loader and the match document. An answer holds the progress ``done``, from
0 to 1; every few seconds and at the end also the ``review`` so far.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from typing import Any, BinaryIO, Final, Protocol

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.document import match_from_json
from stronghold_gui.core.save.kit import GameKit
from stronghold_gui.players.child import begin_child
from stronghold_gui.players.review.document import review_to_json
from stronghold_gui.players.review.reviewer import Reviewer, ReviewKit

_SILENCE: Final = 0.3
"""Seconds between two answers."""
_PARTS: Final = 3.0
"""Seconds between two answers that have the review so far."""


class LoadedGame(GameKit, ReviewKit, Protocol):
    """A loaded game (``games.entry.Kit``), which can read matches and review them."""


def main() -> None:
    """Review the match of the job."""
    answers = begin_child()
    job = json.loads(sys.stdin.readline())
    threading.Thread(target=_end_with_input, daemon=True).start()
    kit = Lazy[LoadedGame](job["loader"])()
    match = match_from_json(job["match"], lambda _game: kit)
    reviewer: Reviewer[Any, Any, Any, Any] = Reviewer(kit, match)
    answered = reviewed = time.monotonic()
    for done in reviewer.steps():
        now = time.monotonic()
        if now - reviewed > _PARTS:
            reviewed = answered = now
            _answer(answers, {"done": done, "review": review_to_json(reviewer.document())})
        elif now - answered > _SILENCE:
            answered = now
            _answer(answers, {"done": done})
    _answer(answers, {"done": 1.0, "review": review_to_json(reviewer.document())})


def _answer(answers: BinaryIO, answer: dict[str, Json]) -> None:
    answers.write(f"{json.dumps(answer)}\n".encode())
    answers.flush()


def _end_with_input() -> None:
    """End when the window is gone or no longer wants the review."""
    while sys.stdin.readline():
        pass
    os._exit(0)


if __name__ == "__main__":
    main()
