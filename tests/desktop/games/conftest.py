"""A window with hands that work it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold.game import STRONGHOLD
from tests.desktop.conftest import PEOPLE
from tests.desktop.games.hands import Hands, settle
from tests.desktop.games.mouse import Mouse, install_drags
from tests.games.stronghold.scene import Scene

OpenProgram = Callable[..., Hands]
SitAt = Callable[[Hands, Scene], None]


@pytest.fixture
def open_program(
    make_window: Callable[[str], MainWindow], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> OpenProgram:
    """Return a function that starts the program in a window of a given size and returns hands for it."""

    def opened(language: str = "en", size: QSize | None = None) -> Hands:
        window = make_window(language)
        window.resize(size or QSize(1280, 720))
        mouse = Mouse(window)
        install_drags(monkeypatch, mouse)
        hands = Hands(window, mouse)
        hands.scene.motion = False
        qtbot.waitUntil(window.isActiveWindow)
        return hands

    return opened


def sit_at(hands: Hands, scene: Scene) -> None:
    """Begin a match with a scene in the hands' window; what was played before is given up."""
    window = hands.window
    for result in window.findChildren(ResultDialog):
        result.reject()
    window.files.forget()
    assert window.files.begin(Match(STRONGHOLD, Header("stronghold", {}, PEOPLE[scene.p.seats], 4), scene.p))
    hands.come_back()
    if window.curtain.isVisible():
        hands.mouse.click(window.curtain.button)
        settle()
