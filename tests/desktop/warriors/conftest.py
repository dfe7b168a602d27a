"""A window on a match of Warriors, and hands at it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import translations_dir
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.text import add_texts
from tests.desktop.warriors.hands import Hands

PEOPLE = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fay")
Sit = Callable[..., Hands]

# Some speak of the game before a window is there.
add_texts(translations_dir("warriors"))


@pytest.fixture
def sit(make_window: Callable[..., MainWindow]) -> Sit:
    """Return what opens a window on a match, new or from a position."""

    def opened(
        seats: int = 2, box: str = "", seed: int = 4, language: str = "en", position: Position | None = None
    ) -> Hands:
        window = make_window(language)
        header = Header("warriors", {"box": box} if box else {}, PEOPLE[:seats], seed)
        window.files.begin(Match(WARRIORS, header, position))
        return Hands(window)

    return opened
