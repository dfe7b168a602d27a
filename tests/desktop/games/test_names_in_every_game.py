"""Names at the table of every game: none is formatted, opens a picture, makes a key, or turns a sentence round."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from tests.desktop.everywhere import settle
from tests.desktop.hostile import Picture, turned, wrong
from tests.games.begun import play_on
from tests.helpers.people import RIGHT_TO_LEFT
from tests.helpers.resting import rest

MOMENTS = 2
"""Moments of a game at which all docks are looked at, its end among them."""


@pytest.fixture
def names(qapp: object) -> Iterator[list[str]]:
    """Return names for six: some look like HTML, some run from right to left."""
    with tempfile.TemporaryDirectory(prefix="h") as folder:
        picture = Picture(Path(folder))
        first, *others = picture.names()
        yield [first, RIGHT_TO_LEFT[0], others[3], RIGHT_TO_LEFT[1], *others[:2]]
        assert not picture.was_opened, "somebody has opened what a name only mentions"
        picture.close()


@pytest.mark.parametrize("game", [entry.id for entry in LIBRARY.shown])
def test_names_stay_names_in_every_dock_of_every_game(
    game: str, names: list[str], make_window: Callable[..., MainWindow]
) -> None:
    kit, dice = LIBRARY.kit(game), random.Random(8)  # noqa: S311 - which game, nothing secret
    seats = max(kit.game.seat_counts)
    whole: AnyMatch = Match(kit.game, Header(game, {}, tuple(names[:seats]), 8))
    play_on(whole, dice, 10_000)
    window = make_window("en")
    for moment in range(1, MOMENTS + 1):
        match: AnyMatch = Match(kit.game, whole.header)
        for done in whole.played[: len(whole.played) * moment // MOMENTS]:
            match.play(done.record.seat, done.record.move)
        window.files.forget()
        window.files.begin(match)
        assert window.controller is not None
        assert turned(window, RIGHT_TO_LEFT) == set(), "behind the curtain"
        window.controller.uncover()
        for dock in window.docking.docks:
            window.docking.raise_(dock)
            rest(window, soon=20)
            settle()
            assert (dock, wrong(window, names)) == (dock, set())
            assert (dock, turned(window, RIGHT_TO_LEFT)) == (dock, set())
