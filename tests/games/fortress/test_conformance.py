"""Random games of Fortress, checked from all sides (``tests/games/conformance.py``)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.fortress.game import FORTRESS
from tests.games.conformance import SEEDS, Conformance
from tests.games.fortress.subject import subject

GAMES = [
    (seats, scenario, mode, armies)
    for seats in FORTRESS.seat_counts
    for scenario in FORTRESS.options(seats)["scenario"]
    for number, armies in enumerate(FORTRESS.options(seats)["armies"])
    for mode in (("expert", "discovery") if scenario == "small" else (("expert", "discovery")[number % 2],))
    if scenario != "small" or armies == "given"
]
"""Numbers of people, scenarios and ways to come by armies, with the modes in turn."""


def test_every_scenario_mode_and_number_of_people_is_played_here() -> None:
    played = {(2, "siege"), (2, "ambush"), (2, "small"), (3, "siege"), (3, "ambush"), (4, "ambush")}
    found = {(seats, scenario, mode) for seats, scenario, mode, _ in GAMES}
    assert found == {(*one, mode) for one in played for mode in ("expert", "discovery")}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("seats", "scenario", "mode", "armies"), GAMES)
def test_a_random_game_keeps_what_every_game_must_keep(
    seats: int, scenario: str, mode: str, armies: str, seed: int
) -> None:
    options = {"scenario": scenario, "mode": mode, "armies": armies}
    match = Conformance(subject(), options, seats, seed, closely=25, tries=600).run()
    assert len(match.played) > 50
