"""A player at the window, until killed: ``window_player FILE SEED GAME``. It reports each step when done.

With ``-`` for a file it does not save: the match has its own name and file.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from stronghold_gui.desktop.application import open_window, settle
from stronghold_gui.desktop.qt_application import make_application
from stronghold_gui.desktop.window import MainWindow
from tests.hunts.campaign import UNDONE, Teller, begun
from tests.toy.entry import WITH_TOY

SAVED: float = 0.05
"""How often a step is followed by saving."""


class Hands:
    """A player that moves whenever the window is idle."""

    def __init__(self, window: MainWindow, dice: random.Random, file: Path | None) -> None:
        self._window, self._dice, self._file, self._teller = window, dice, file, Teller()

    def begin(self, game: str) -> None:
        """Begin a match, saved in the file if there is one."""
        self._window.actions_["curtain"].setChecked(False)
        self._window.files.begin(begun(self._dice, game))
        if self._file is not None:
            assert self._window.files.commands.save_over(self._file)
        self._window.files.saving.keep()
        self._tell()

    def step(self) -> None:
        """Make a move or take one back; now and then save."""
        controller, dice = self._window.controller, self._dice
        assert controller is not None
        if not controller.decisions:
            while controller.undo():
                pass
        elif controller.can_undo and dice.random() < UNDONE:
            controller.undo()
        else:
            seat = dice.choice(controller.decisions).seat
            controller.play_as(seat, dice.choice(controller.game.legal_moves(controller.match.position, seat)))
        self._tell()
        if self._file is not None and dice.random() < SAVED:
            assert self._window.files.commands.save()
            self._tell(saved=True)

    def _tell(self, *, saved: bool = False) -> None:
        controller = self._window.controller
        assert controller is not None
        self._teller.tell(controller.match, saved=saved)


def main(file: Path | None, seed: int, game: str) -> None:
    """Open the window and play until killed."""
    application: QApplication = make_application()
    window = open_window("en", WITH_TOY)
    window.shell.settings.set_text("window/animation", "off")
    window.show()
    settle(window)
    hands = Hands(window, random.Random(seed), file)  # noqa: S311 - a campaign that can be repeated
    hands.begin(game)
    timer = QTimer(window, interval=0)
    timer.timeout.connect(hands.step)
    timer.start()
    application.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1] != "-" else None, int(sys.argv[2]), sys.argv[3])
