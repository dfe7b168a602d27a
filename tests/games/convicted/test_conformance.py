"""Random games of The Convicted, checked from all sides (``tests/games/conformance.py``)."""

from __future__ import annotations

import os

import pytest

from stronghold_gui.games.convicted.game import CONVICTED
from tests.games.conformance import Conformance
from tests.games.convicted.subject import subject

SEVERAL = int(os.environ.get("STRONGHOLD_LONG", "1"))
"""Games of each kind in the long form; CI is content with one more of each, a hunt takes hundreds."""
GAMES = [(seats, mode) for seats in CONVICTED.seat_counts for mode in CONVICTED.options(seats)["mode"]]
"""Numbers of players, each with the modes that they can play."""
LEVELS = ("easy", "intermediate", "hard")


def test_RC_01_every_mode_is_played_by_every_number_of_players_that_it_is_for() -> None:
    assert len(GAMES) == 4 * 5
    assert {seats for seats, mode in GAMES if mode.endswith("versus")} == {2, 3, 4, 5}


@pytest.mark.parametrize(("seats", "mode"), GAMES)
def test_a_random_game_keeps_what_every_game_must_keep(seats: int, mode: str) -> None:
    level = LEVELS[seats % len(LEVELS)]
    match = Conformance(subject(), {"mode": mode, "level": level}, seats, seed=1, closely=40).run()
    assert len(match.played) > 10


@pytest.mark.long
@pytest.mark.parametrize(("seats", "mode"), GAMES)
def test_many_random_games_keep_it(seats: int, mode: str) -> None:
    for seed in range(2, 2 + SEVERAL):
        level = LEVELS[seed % len(LEVELS)]
        Conformance(subject(), {"mode": mode, "level": level}, seats, seed, closely=60, tries=600).run()
