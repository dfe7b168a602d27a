"""Random games of Warriors, checked from all sides (``tests/games/conformance.py``)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.warriors.game import WARRIORS
from tests.games.conformance import SEEDS, Conformance
from tests.games.warriors.subject import subject

GAMES = [
    (2, "base"), (2, "hordes"), (3, "base"), (3, "hordes"), (4, "base"), (4, "hordes"), (5, "hordes"), (6, "hordes"),
]  # fmt: skip
"""Numbers of players, each with the boxes they can play with."""


def test_RW_05_every_number_of_players_and_every_box_is_played_here() -> None:
    assert sorted((seats, box) for seats in WARRIORS.seat_counts for box in WARRIORS.options(seats)["box"]) == GAMES


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("seats", "box"), GAMES)
def test_a_random_game_keeps_what_every_game_must_keep(seats: int, box: str, seed: int) -> None:
    match = Conformance(subject(), {"box": box}, seats, seed, closely=5, tries=3000).run()
    assert len(match.played) > 10
