"""An opened match is shown to the team that left it."""

import random

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.play.controller import Controller, no_secrets
from stronghold_gui.games.library import LIBRARY

pytestmark = pytest.mark.usefixtures("qapp")

SEATS = [(game, seats) for game in LIBRARY.ids for seats in LIBRARY.kit(game).game.seat_counts]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_an_opened_match_shows_the_team_that_left_it(game: str, seats: int, seed: int) -> None:
    dice = random.Random(seed)  # noqa: S311 - a match that can be repeated
    rules = LIBRARY.kit(game).game
    options = {option: dice.choice(values) for option, values in rules.options(seats).items()}
    match = Match(rules, Header(game, options, tuple("ABCDEF"[:seats]), seed))
    controller = Controller(match, no_secrets)
    for _ in range(60):
        moves = controller.moves()
        if not moves:
            break
        controller.play_for_team(dice.choice(moves))
        if controller.moves():
            assert Controller(match, no_secrets).team == controller.team
