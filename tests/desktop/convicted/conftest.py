"""A window on a match of The Convicted, and hands at it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import translations_dir
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.text import add_texts
from tests.desktop.convicted.hands import Hands

PEOPLE = ("Anna", "Bert", "Cleo", "Dora", "Emil")
Sit = Callable[..., Hands]

# Some speak of the game before a window is there.
add_texts(translations_dir("convicted"))


@pytest.fixture
def sit(make_window: Callable[..., MainWindow]) -> Sit:
    """Return what opens a window on a match, new or from a position."""

    def opened(
        mode: str = "campaign",
        seats: int = 1,
        seed: int = 4,
        language: str = "en",
        position: Position | None = None,
    ) -> Hands:
        window = make_window(language)
        window.files.begin(Match(CONVICTED, Header("convicted", {"mode": mode}, PEOPLE[:seats], seed), position))
        return Hands(window)

    return opened
