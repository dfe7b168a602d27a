"""A window on a match of Fortress, and hands at it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import translations_dir
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.text import add_texts
from tests.desktop.fortress.hands import Hands

PEOPLE = ("Anna", "Bert", "Cleo", "Dora")
Sit = Callable[..., Hands]

# Some speak of the game before a window is there.
add_texts(translations_dir("fortress"))


@pytest.fixture
def sit(make_window: Callable[..., MainWindow]) -> Sit:
    """Return what opens a window on a match, new or from a position."""

    def opened(
        seats: int = 2, seed: int = 4, language: str = "en", position: Position | None = None, **options: str
    ) -> Hands:
        window = make_window(language)
        header = Header("fortress", options, PEOPLE[:seats], seed)
        window.files.begin(Match(FORTRESS, header, position))
        return Hands(window)

    return opened
