"""A program that plays match after match in one window and reports its memory: ``memory HOME MATCHES``."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path
from typing import Final

from stronghold_gui.games.library import LIBRARY
from tests.hunts.campaign import begun
from tests.hunts.window.noise import Noise
from tests.hunts.window.session import Session
from tests.hunts.window.walk import set_up, tell

_MOVES: Final = 12
_WARM: Final = 2
"""Matches of each game before memory is measured: what is loaded or drawn once is there then."""
_STATUS: Final = Path("/proc/self/status")


def play_match(session: Session, game: str, dice: random.Random) -> None:
    """Play some moves of a match and leave it."""
    session.window.files.begin(begun(dice, game))
    session.settle()
    for _ in range(_MOVES):
        controller = session.controller
        assert controller is not None
        controller.uncover()
        moves = controller.moves()
        if not moves:
            break
        controller.play(dice.choice(moves))
        session.settle()
    session.act("close")
    session.settle()


def resident() -> int:
    """Return how many MiB of this process are in memory."""
    words = next(line for line in _STATUS.read_text().splitlines() if line.startswith("VmRSS"))
    return int(words.split()[1]) // 1024


def main(home: Path, matches: int) -> None:
    """Play, and report the memory at first, on the way and at the end."""
    set_up(home, seed=1)
    session, dice = Session(home, Noise()), random.Random(1)  # noqa: S311 - matches that can be repeated
    games = LIBRARY.ids
    for number in range(_WARM * len(games) + matches):
        if number == _WARM * len(games):
            tell({"MiB": resident()})
        play_match(session, games[number % len(games)], dice)
    tell({"MiB": resident()})
    session.finish()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
    # Without Python's and Qt's own ends: what they take apart is not what is measured.
    sys.stdout.flush()
    os._exit(0)
