"""A person's session: one running program after another in one process, and the steps of the person."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QDockWidget, QFileDialog, QWidget

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.application import begin, delete_window, open_window
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.qt_application import make_application
from stronghold_gui.desktop.window import MainWindow
from tests.desktop.games.mouse import Mouse, install_drags
from tests.helpers.resting import rest
from tests.hunts.window import dialogs
from tests.hunts.window.noise import Noise

AnyController: TypeAlias = Controller[Any, Any, Any, Any]
"""The controller of a match of any game."""
_PATIENCE: Final = 0.3
"""Seconds after which a dialog that waits inside an action is answered."""
_RESTS: Final = 6
"""How often the window may need more time to come to rest, on a machine with other work."""
_TOLD: Final = 8
"""So many of the last things done are told with a fault."""


class _Links(QObject):
    """Opens nothing that the program hands to the system: no browser and no file manager starts."""

    followed = 0

    @Slot(QUrl)
    def follow(self, _url: QUrl) -> None:
        """Count a link: a person sees another program open."""
        self.followed += 1


class Session:
    """A person at the program, which may be closed and started again.

    Attributes:
        home: the folder of the person's files.
        noise: what the program says that has a fault.
        window: the program's window.
        mouse: the person's mouse before it.
        dice: decide what is done next; each step brings its own.
        closed: the docks that the person has closed, by game.
        done: what was done last, for those who read of a fault.
        links: counts what the program hands to the system to open.
        helped: how often a dialog or a menu was answered that waited inside an action.
        ended: whether the session has ended; window and mouse are gone then.
    """

    def __init__(self, home: Path, noise: Noise) -> None:
        """Start the program.

        Args:
            home: the folder of the person's files.
            noise: collects what the program says that has a fault.
        """
        self.home, self.noise = home, noise
        self.dice = random.Random(0)  # noqa: S311 - a walk that can be repeated
        self.closed: dict[str, set[str]] = {}
        self.done: list[str] = []
        self.helped = 0
        self.ended = False
        self._acting: float | None = None
        self._patch = pytest.MonkeyPatch()
        make_application("en")
        self.links = _Links()
        for scheme in ("file", "http", "https"):
            QDesktopServices.setUrlHandler(scheme, self.links, "follow")  # type: ignore[arg-type] # the stubs want bytes, PySide a string
        self._helper = QTimer(interval=100)
        self._helper.timeout.connect(self._help_out)
        self._helper.start()
        self.window = self._start()

    # -- the program -----------------------------------------------------------------------------------------------

    def _start(self) -> MainWindow:
        window = open_window()
        self.mouse = Mouse(window)
        install_drags(self._patch, self.mouse)
        begin(window, None)
        self.window = window
        self.settle()
        return window

    def restart(self) -> None:
        """Close the window as its frame does, and start the program again."""
        with self.acting():
            self.window.close()
        self.bury()
        self.window = self._start()

    def bury(self) -> None:
        """Delete the window, as the program does at its end."""
        self.settle()
        delete_window(self.window)

    def finish(self) -> None:
        """End the session and drop all references to the window, so that any remaining ones are the program's."""
        with self.acting():
            self.window.close()
        self.bury()
        self._helper.stop()
        self._patch.undo()
        del self.window, self.mouse
        self.ended = True

    def settle(self, seconds: float = 0.0) -> None:
        """Let the window do what it has put off for a moment, and look on for some seconds."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            QApplication.processEvents()
            time.sleep(0.005)
        self._rest()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        if QApplication.activeWindow() is None and self.window.isVisible():
            # The screenless platform has no window manager, which does this when a dialog was closed.
            self.window.activateWindow()
        # A new widget is laid out a moment later, and its dock widens to its words once more later.
        self._rest()
        self._rest()

    def _rest(self) -> None:
        """Let the window come to rest; one that does not within its patience may have had too little time."""
        for _ in range(_RESTS):
            with suppress(AssertionError):
                rest(self.window)
                return
        self.noise.hear("rest", "the window does not come to rest")

    # -- what is there ---------------------------------------------------------------------------------------------

    @property
    def controller(self) -> AnyController | None:
        """The controller of the match on the table."""
        return self.window.controller

    @property
    def match(self) -> AnyMatch:
        """The match on the table."""
        assert self.window.controller is not None
        return self.window.controller.match

    @property
    def game(self) -> str:
        """The id of the game on the table, or "" before any was."""
        page = self.window.current.page
        return page.kind.id if page is not None else ""

    @property
    def modal(self) -> QWidget | None:
        """The dialog that has to be answered first, or ``None``."""
        return QApplication.activeModalWidget()

    @property
    def free(self) -> bool:
        """Whether the window itself can be used: no dialog or menu is open."""
        return self.modal is None and QApplication.activePopupWidget() is None

    @property
    def looking_back(self) -> bool:
        """Whether another moment of the match is shown than the last."""
        return self.window.is_made("history") and self.window.history.active

    @property
    def docks(self) -> dict[str, QDockWidget]:
        """The docks of the game on the table, by name."""
        return dict(self.window.docking.docks) if self.window.current.page is not None else {}

    @property
    def hidden_docks(self) -> set[str]:
        """The names of the docks that are closed."""
        return {name for name, dock in self.docks.items() if dock.isHidden()}

    @property
    def where(self) -> str:
        """The situation in words."""
        if self.ended:
            return "after the end"
        window = self.window
        return f"{self.game or 'no game'}, {window.language.code}, {window.width()}x{window.height()}"

    # -- doing -----------------------------------------------------------------------------------------------------

    def note(self, words: str) -> None:
        """Record the current action in words."""
        self.done = [*self.done[1 - _TOLD :], words]

    @contextmanager
    def acting(self) -> Iterator[None]:
        """Do something that may open a dialog and wait for its answer: it is answered after a moment."""
        self._acting = time.monotonic()
        try:
            yield
        finally:
            self._acting = None

    def act(self, name: str) -> bool:
        """Use an action of the menus; return whether it can be used."""
        action = self.window.actions_[name]
        if not self.free or not action.isEnabled():
            return False
        self.note(f"action {name}")
        with self.acting():
            action.trigger()
        self.settle()
        return True

    def _help_out(self) -> None:
        """Answer a dialog or a menu that waits inside an action."""
        if self._acting is None or time.monotonic() - self._acting < _PATIENCE:
            return
        self._acting = time.monotonic()
        self.helped += 1
        # Outside the slot of the timer, which rests until that returns: an answer may wait for another one.
        QTimer.singleShot(0, self._answer)

    def _answer(self) -> None:
        if (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        elif isinstance(self.modal, QFileDialog):
            dialogs.answer_file_dialog(self.modal, self.home, self.dice)
        elif self.modal is not None:
            dialogs.leave(self.modal, self.dice)
