"""The quick search finds what a plain one does (``plain_reach.py``), whoever stands in the way."""

from __future__ import annotations

import os
import random

import pytest

from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.moving.ground import covered
from stronghold_gui.games.fortress.moving.reach import Reach
from stronghold_gui.games.fortress.position import NONE, Position
from tests.games.fortress.plain_reach import plain_ends

MATCHES = [
    (2, {"scenario": "siege", "armies": "draft"}),
    (3, {"scenario": "ambush"}),
    (2, {"scenario": "small"}),
    (2, {"scenario": "small", "mode": "expert"}),
]
MANY = int(os.environ.get("STRONGHOLD_LONG", "1")) * 2_000
"""Figures that the long form looks at, of each kind of match."""


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


def compare(seats: int, options: dict[str, str], figures: int, seed: int) -> int:
    """Compare the reach of so many figures, in random games, and return how many places they reached."""
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
                    looked_at, places = looked_at + 1, places + len(ends)
            moves = FORTRESS.legal_moves(position, decisions[0].seat)
            # Fights are sought, so that figures stand beside each other, on ladders and in each other's way.
            fights = [move for move in moves if type(move).__name__ in ("Attack", "Step", "Door")]
            FORTRESS.play(position, decisions[0].seat, dice.choice(fights if fights and dice.random() < 0.4 else moves))
    return places


@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_it_reaches_what_a_plain_search_does(seats: int, options: dict[str, str]) -> None:
    assert compare(seats, options, 40, 1) > 300


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_it_reaches_what_a_plain_search_does_for_many_figures(seats: int, options: dict[str, str]) -> None:
    assert compare(seats, options, MANY, 2) > MANY
