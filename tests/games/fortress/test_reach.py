"""The fast search for reach: it agrees with the plain one (``plain_reach.py``) for any figures in the way."""

from __future__ import annotations

import os
import random
from itertools import pairwise

import pytest

from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.moving.ground import covered
from stronghold_gui.games.fortress.moving.possible import on_foot
from stronghold_gui.games.fortress.moving.reach import Place, Reach
from stronghold_gui.games.fortress.moving.search_cache import MOST_SEARCHES, Entered, Searches
from stronghold_gui.games.fortress.moving.ways import WaySearch, step_between
from stronghold_gui.games.fortress.position import NONE, Position
from tests.games.fortress.bench import board
from tests.games.fortress.plain_reach import plain_ends
from tests.games.fortress.scene import on

MATCHES = [
    (2, {"scenario": "siege", "armies": "draft"}),
    (3, {"scenario": "ambush"}),
    (2, {"scenario": "small"}),
    (2, {"scenario": "small", "mode": "expert"}),
]
MANY = int(os.environ.get("STRONGHOLD_LONG", "1")) * 500
"""Figures of each kind of match that the comparison looks at."""


def on_ladders(position: Position, dice: random.Random) -> Position:
    """Return the position with a third of the figures that can climb set about ladders, where random play seldom is."""
    twin, field = position.copy(), position.setting.field
    about = [*(spot for rungs in field.rungs for spot in rungs)]
    about += [spot for ladder in range(len(field.rungs)) for spot in field.around[field.landing(ladder)]]
    for figure in position.standing():
        card = position.setting.cards.of(figure)
        spot = dice.choice(about)
        free = card.climbs_ladders and field.level[spot] + card.height <= field.ceiling[spot] and spot != position.leaf
        others = [other for other in twin.standing() if other != figure]
        if free and dice.random() < 0.33 and not any(spot in covered(twin, figure, other) for other in others):
            twin.put(figure, spot)
    return twin


def check_ways(position: Position, figure: int, ends: dict[Place, int], dice: random.Random) -> None:
    """Compare ways to some places with the reach: costs agree step by step, and no way is less dangerous."""
    ways = WaySearch(Reach(position, figure))
    dangers = ways.dangers()
    for place in dice.sample(sorted(ends), min(3, len(ends))):
        way = ways.best(place)
        assert way is not None
        told = [
            (step.cost, ways.danger(here, beyond, step))
            for here, beyond in pairwise((position.spots(figure), *way.places))
            for step in (step_between(position, figure, here, beyond),)
        ]
        assert way.places[-1] == place
        assert (way.cost, way.danger) == (sum(cost for cost, _ in told), sum(danger for _, danger in told))
        assert way.danger == dangers[place]
        assert not way.danger or ways.safest(place) == way
        assert way.cost >= ends[place]


def compare(seats: int, options: dict[str, str], figures: int, seed: int) -> int:
    """Compare the reach of a number of figures, in random games, and return how many places they reached."""
    dice, looked_at, places = random.Random(seed), 0, 0  # noqa: S311 - which moves
    while looked_at < figures:
        position = FORTRESS.setup(options, seats, dice.getrandbits(30))
        while looked_at < figures and (decisions := FORTRESS.decisions(position)):
            if position.mover == NONE and position.stage == "turns" and dice.random() < 0.2:
                crowded = on_ladders(position, dice)
                for figure in crowded.standing():
                    ends = Reach(crowded, figure).ends()
                    name = position.setting.cards.figure_ids[figure]
                    assert ends == plain_ends(crowded, figure), (seed, looked_at, name)
                    check_ways(crowded, figure, ends, dice)
                    looked_at, places = looked_at + 1, places + len(ends)
            moves = FORTRESS.legal_moves(position, decisions[0].seat)
            # Fights are sought, so that figures stand beside each other, on ladders and in each other's way.
            fights = [move for move in moves if type(move).__name__ in ("Attack", "Step", "Door")]
            FORTRESS.play(position, decisions[0].seat, dice.choice(fights if fights and dice.random() < 0.4 else moves))
    return places


@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_it_reaches_what_a_plain_search_does(seats: int, options: dict[str, str]) -> None:
    assert compare(seats, options, MANY, 2) > MANY


def test_what_was_found_holds_only_as_long_as_the_same_are_met() -> None:
    scene = on(board(size=9)).army(0, "tarn_vikings").army(1, "drake", "thorgrim").put("tarn_vikings.1", (4, 4, 1))
    figure = scene.figure("tarn_vikings.1")
    for at in ((4, 3, 1), (5, 4, 1), (8, 8, 1), (3, 5, 1), (4, 3, 1)):
        scene.put("drake", at)
        assert Reach(scene.position, figure).ends() == plain_ends(scene.position, figure), at
        scene.put("thorgrim", (3, 4, 1))
        assert on_foot(scene.position, figure).ends == plain_ends(scene.position, figure), at
        scene.put("thorgrim", (8, 7, 1))
    scene.put("drake", (8, 8, 1)).army(0, "finn")
    for at in ((4, 3, 1), (5, 4, 1), (0, 0, 1)):
        scene.put("finn", at)
        assert on_foot(scene.position, figure).ends == plain_ends(scene.position, figure), at


def test_of_many_searches_those_not_asked_for_the_longest_are_forgotten() -> None:
    searches, asked = Searches(), Entered({}, {}, 0, 0, 0)
    searches.keep("asked", asked)
    for number in range(2 * MOST_SEARCHES):
        searches.keep(number, Entered({}, {}, 0, 0, 0))
        assert searches.of("asked") == [asked]
    kept = [number for number in range(2 * MOST_SEARCHES) if searches.of(number)]
    assert kept == list(range(MOST_SEARCHES + 1, 2 * MOST_SEARCHES))
