"""Every source on every table, tried on every target in random games: refusals use words, not ids."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any, Final, cast

import pytest
from PySide6.QtWidgets import QApplication

from stronghold_gui.core.match import Match
from stronghold_gui.desktop.application import delete_window
from stronghold_gui.desktop.docks.table_desk import TableDesk
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.table.model import NOWHERE, pile_target
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.text import LANGUAGES
from tests.games.begun import kinds, play_on
from tests.hunts.conftest import Tries
from tests.hunts.test_notation import check_words
from tests.toy.entry import WITH_TOY

TABLES: Final = [(entry.id, language) for entry, language in product(WITH_TOY.shown, LANGUAGES)]
MOMENTS: Final = 5
"""Moments of a game at which drags are tried."""
DRAGS: Final = 100
"""Drags that are tried at a moment."""


@pytest.fixture
def window(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    """Return a window in a language, which shows the end of a move at once."""
    settings = Settings()
    settings.set_text("window/animation", "off")
    made = MainWindow(Language(request.param), settings, WITH_TOY)
    made.show_start()
    yield made
    made.files.forget()
    delete_window(made)


@pytest.mark.parametrize(("game", "window"), TABLES, indirect=["window"])
def test_what_cannot_be_put_somewhere_is_refused_in_words(
    game: str, window: MainWindow, tries: Tries, seed: int
) -> None:
    dice, ways = random.Random(seed), list(kinds(game))  # noqa: S311 - which drags, nothing secret
    for number in range(tries(1, 200)):
        match = dice.choice(ways).begin(seed + number)
        play_on(match, dice, 10_000)
        for moves in dice.sample(range(len(match.played)), min(MOMENTS, len(match.played))):
            window.files.begin(Match(match.game, match.header, match.position_after(moves)))
            assert window.controller is not None
            window.controller.uncover()
            _drag(cast("TableDesk[Any, Any, Any, Any]", window.current.desk).scene, dice, f"{match.header}, {moves}")


def _drag(scene: TableScene, dice: random.Random, here: str) -> None:
    """Ask about things of the table and of docks, and any places of the table, the things on it among them."""
    client = scene.hand.client
    piles = [(area, pile.key) for area, there in scene.contents.items() for pile in there]
    sources = [*piles, *sorted(client.sources())]
    targets = [NOWHERE, *scene.geometry.areas, *(pile_target(*pile) for pile in piles)]
    for _ in range(DRAGS if sources else 0):
        source, target = dice.choice(sources), dice.choice(targets)
        if target not in client.targets(*source):
            check_words(client.why_not(*source, target).text, here=f"{source} onto {target!r} in {here}")
