"""Random games of the rafts, looked at from all sides (``tests/games/conformance.py``)."""

from __future__ import annotations

import pytest

from tests.games.conformance import Conformance
from tests.toy.game import COUNTS
from tests.toy.position import LENGTHS
from tests.toy.subject import subject


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("river", LENGTHS)
def test_random_games_keep_what_every_game_must_keep(river: str, seats: int) -> None:
    for seed in range(8):
        match = Conformance(subject(), {"river": river}, seats, seed, closely=5).run()
        assert len(match.played) >= 3 * seats


def test_games_with_and_without_winners_are_played_here() -> None:
    played = [Conformance(subject(), {"river": "short"}, 6, seed, closely=50).run() for seed in range(20)]
    outcomes = [match.game.outcome(match.position) for match in played]
    assert {(outcome.how, bool(outcome.winners)) for outcome in outcomes if outcome} == {
        ("landing", True),
        ("flood", False),
    }
