"""Random games of The Convicted, checked from all sides (``tests/games/conformance.py``)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.convicted.game import CONVICTED
from tests.games.conformance import SEEDS, Conformance
from tests.games.convicted.subject import subject

GAMES = [(seats, mode) for seats in CONVICTED.seat_counts for mode in CONVICTED.options(seats)["mode"]]
"""Numbers of players, each with the modes that they can play."""
LEVELS = ("easy", "intermediate", "hard")


def test_RC_01_every_mode_is_played_by_every_number_of_players_that_it_is_for() -> None:
    assert len(GAMES) == 4 * 5
    assert {seats for seats, mode in GAMES if mode.endswith("versus")} == {2, 3, 4, 5}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("seats", "mode"), GAMES)
def test_a_random_game_keeps_what_every_game_must_keep(seats: int, mode: str, seed: int) -> None:
    options = {"mode": mode, "level": LEVELS[(seats + seed) % len(LEVELS)]}
    match = Conformance(subject(), options, seats, seed, closely=40, tries=600).run()
    assert len(match.played) > 10
