"""Random games of Stronghold, looked at from all sides (``tests/games/conformance.py``)."""

from __future__ import annotations

import os

import pytest

from stronghold_gui.games.stronghold.game import CARD_CHOICES
from stronghold_gui.games.stronghold.values import EDITIONS
from tests.games.conformance import Conformance
from tests.games.stronghold.subject import subject
from tests.games.stronghold.universe import universe

SEVERAL = int(os.environ.get("STRONGHOLD_LONG", "4"))
"""Games of each kind in the long form; CI is content with four, a hunt takes hundreds."""


@pytest.mark.parametrize("cards", CARD_CHOICES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_random_game_keeps_what_every_game_must_keep(edition: str, cards: str) -> None:
    match = Conformance(subject(), {"edition": edition, "cards": cards}, 2, seed=1).run()
    assert len(match.played) > 50


@pytest.mark.long
@pytest.mark.parametrize("cards", CARD_CHOICES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_many_random_games_keep_it(edition: str, cards: str) -> None:
    for seed in range(2, 2 + SEVERAL):
        Conformance(subject(), {"edition": edition, "cards": cards}, 2, seed, closely=7, tries=1500).run()


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_over_the_whole_universe_of_moves_listed_and_not_refused_are_the_same(edition: str) -> None:
    everything = len(universe())
    assert everything > 30_000
    Conformance(subject(), {"edition": edition, "cards": "draft"}, 2, seed=99, closely=15, tries=everything).run()
