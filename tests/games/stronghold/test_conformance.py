"""Random games of Stronghold, checked from all sides (``tests/games/conformance.py``)."""

from __future__ import annotations

from itertools import cycle

import pytest

from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.ids import SEATS
from stronghold_gui.games.stronghold.values import EDITIONS
from tests.games.conformance import SEEDS, Conformance
from tests.games.stronghold.subject import subject
from tests.games.stronghold.universe import universe

GAMES = [(2, "ready"), (2, "draft"), (3, "draft"), (4, "draft")]
"""Numbers of players, each with the ways they get their phase cards."""


def test_every_number_of_players_and_every_way_of_getting_cards_is_played_here() -> None:
    assert [(seats, cards) for seats in SEATS for cards in STRONGHOLD.options(seats)["cards"]] == GAMES


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("seats", "cards"), GAMES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_random_game_keeps_what_every_game_must_keep(edition: str, seats: int, cards: str, seed: int) -> None:
    match = Conformance(subject(), {"edition": edition, "cards": cards}, seats, seed, closely=9, tries=1000).run()
    assert len(match.played) > 50


@pytest.mark.long
@pytest.mark.parametrize(("seats", "edition"), [*zip(SEATS, cycle(EDITIONS), strict=False)])
def test_over_the_whole_universe_of_moves_listed_and_not_refused_are_the_same(seats: int, edition: str) -> None:
    everything = len(universe())
    assert everything > 30_000
    Conformance(subject(), {"edition": edition, "cards": "draft"}, seats, seed=99, closely=40, tries=everything).run()
