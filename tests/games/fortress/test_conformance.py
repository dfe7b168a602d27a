"""Random games of Fortress, checked from all sides (``tests/games/conformance.py``)."""

from __future__ import annotations

import os

import pytest

from stronghold_gui.games.fortress.game import FORTRESS
from tests.games.conformance import Conformance
from tests.games.fortress.subject import subject

SEVERAL = int(os.environ.get("STRONGHOLD_LONG", "1"))
"""Games of each kind in the long form; CI is content with one more of each, a hunt takes hundreds."""

GAMES = [
    (seats, scenario, mode, armies)
    for seats in FORTRESS.seat_counts
    for scenario in FORTRESS.options(seats)["scenario"]
    for mode in ("expert", "discovery")
    for armies in FORTRESS.options(seats)["armies"]
    if scenario != "small" or armies == "given"
]
"""Numbers of people, scenarios, modes, and ways to come by armies."""
SHORT = [
    (2, "siege", "expert", "draft"),
    (3, "siege", "discovery", "given"),
    (2, "small", "discovery", "given"),
    (2, "ambush", "expert", "given"),
    (4, "ambush", "expert", "chosen"),
]


def test_every_scenario_mode_and_number_of_people_is_played_here() -> None:
    played = {(2, "siege"), (2, "ambush"), (2, "small"), (3, "siege"), (3, "ambush"), (4, "ambush")}
    found = {(seats, scenario, mode) for seats, scenario, mode, _ in GAMES}
    assert found == {(*one, mode) for one in played for mode in ("expert", "discovery")}


@pytest.mark.parametrize(("seats", "scenario", "mode", "armies"), SHORT)
def test_a_random_game_keeps_what_every_game_must_keep(seats: int, scenario: str, mode: str, armies: str) -> None:
    options = {"scenario": scenario, "mode": mode, "armies": armies}
    match = Conformance(subject(), options, seats, seed=1, closely=60, tries=150).run()
    assert len(match.played) > 100


@pytest.mark.long
@pytest.mark.parametrize(("seats", "scenario", "mode", "armies"), GAMES)
def test_many_random_games_keep_it(seats: int, scenario: str, mode: str, armies: str) -> None:
    options = {"scenario": scenario, "mode": mode, "armies": armies}
    for seed in range(2, 2 + SEVERAL):
        Conformance(subject(), options, seats, seed, closely=12, tries=1000).run()
