"""Plays a whole match again in the window, and measures every move and many undos until they are painted.

Takes a match file; prints the milliseconds of all moves and undos, and how many moves a second python-chess made
meanwhile.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from stronghold_gui.bench.chess_moves import chess_games
from stronghold_gui.bench.figure import Unavailable
from stronghold_gui.core.match import Match
from stronghold_gui.desktop.application import delete_window, open_window, settle
from stronghold_gui.desktop.qt_application import make_application

_SIZE = QSize(1600, 1000)
_SETTLED = 1500
_UNDO_EACH = 3
"""Number of moves after which the last one is taken back and played again."""
_CHESS_EACH = 10
"""Number of moves after which python-chess plays a game."""


def painted(action: Callable[[], object]) -> float:
    """Return how many milliseconds an action takes until everything it changed is painted."""
    began = time.perf_counter()
    action()
    QApplication.processEvents()
    return (time.perf_counter() - began) * 1000


def main() -> None:
    """Open the match, then play its moves again from the beginning."""
    make_application()
    window = open_window("en")
    window.resize(_SIZE)
    window.show_start()
    window.show()
    window.files.open_path(Path(sys.argv[1]))
    QTest.qWait(_SETTLED)
    settle(window)
    whole = window.controller.match if window.controller is not None else None
    assert whole is not None
    window.files.begin(Match(whole.game, whole.header, whole.start))
    QTest.qWait(_SETTLED)
    moves, undos, chess, play_chess = [], [], [], _chess()
    for number, done in enumerate(list(whole.played)):
        controller = window.controller
        assert controller is not None
        controller.uncover()
        QApplication.processEvents()
        if controller.seat != done.record.seat:
            moves.append(painted(lambda: controller.take(done.record.seat)))  # noqa: B023 - called at once
        taken = painted(lambda: controller.play_as(done.record.seat, done.record.move))  # noqa: B023 - called at once
        # Docks and prompt wait for the end of the animation; their time counts as the move's, too.
        moves.append(taken + (painted(window.animation.finish) if window.current.desk.animation.performing else 0.0))
        if number % _UNDO_EACH == 0 and controller.can_undo:
            undos.append(painted(controller.undo))
            controller.redo()
        if play_chess is not None and number % _CHESS_EACH == 0:
            chess.append(play_chess())
        QTest.qWait(1)
    window.show_start()
    sys.stdout.write(json.dumps({"moves": moves, "undos": undos, "chess": chess[1:]}))
    delete_window(window)


def _chess() -> Callable[[], float] | None:
    """Return a function that plays a game of chess, if the library is installed."""
    try:
        return chess_games(1)
    except Unavailable:
        return None


if __name__ == "__main__":
    main()
