"""Decisions of every kind: from random games of every mode, with a fortress in which every power is available."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.pieces import POST_INDEX, UNITS
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.teaching.hints import hint_for
from stronghold_gui.teaching.hints import Hint
from tests.games.convicted.examples import at_stage
from tests.games.convicted.scene import village

_A_FEW: Final = 6
"""Positions of each kind of decision and mode."""
_MOVES: Final = 700
_GAMES: Final = (
    (2, "campaign", 1), (1, "campaign", 10), (3, "scenario-1-coop", 1), (2, "scenario-1-versus", 1),
    (1, "scenario-2-coop", 2), (3, "scenario-2-versus", 3),
)  # fmt: skip


@cache
def asked() -> tuple[tuple[Position, Decision], ...]:
    """Return positions with a decision each; every kind is among them."""
    seen: Counter[tuple[object, ...]] = Counter()
    found = []
    for position in (*_prepared(), *_random()):
        for decision in CONVICTED.decisions(position):
            key = (position.mode.id, position.faction, decision.kind)
            seen[key] += 1
            if seen[key] <= _A_FEW:
                found.append((position, decision))
    return tuple(found)


def hint_at(position: Position, seat: int) -> Hint:
    """Return the hint for a seat."""
    legal = CONVICTED.legal_moves(position, seat)
    hint = hint_for(CONVICTED.view(position, seat), CONVICTED.decisions(position), seat, legal)
    assert hint is not None
    return hint


def _prepared() -> Iterator[Position]:
    """Yield what is seldom asked in random games."""
    king = at_stage(9, faction="wolfmen", W="3/3 swordsman 1 spearman 2 heavy_infantry 1",
                    assault_W="wolfman_spearman 2", deployment_W="king_of_the_wolves 1")  # fmt: skip
    for move in ("face heavy_infantry W.1", "face swordsman W.1", "face spearman W.1", "done"):
        king.do(move)
    yield king.position
    fallen = at_stage(1, W="1/1 spearman 4", SW="2/2 archer 1", town="chapel 5", deployment_W="slinger 9 warrior 1")
    fallen.position.powers_used = 1
    fallen.position.dead[cell(POST_INDEX["W"], UNITS.index("swordsman"))] = 3
    fallen.do("done", dice="1")
    fallen.do("cast resurrection W")
    yield fallen.position
    builder = village(W="1/1 archer 1", stock="9/9/0/0").position
    builder.baseline, builder.actions = 0, [1]
    yield builder.copy()
    builder.actions = [0]
    yield builder
    murderer = at_stage(9, W="3/3 swordsman 2 spearman 2", assault_W="warrior 6", heroes="murderer")
    murderer.do("face swordsman W.1")
    murderer.do("face spearman W.1")
    murderer.do("done", dice="12")
    while murderer.asked != ["a murderer"]:
        murderer.do("done")
    yield murderer.position.copy()
    murderer.do("murder W.1")
    yield murderer.position
    yield at_stage(1, SW="1/1 archer 2", deployment_W="slinger 2 warrior 1 cover 1").position
    yield at_stage(3, SW="2/2; catapult 1", deployment_W="slinger 2 warrior 9 ram 1 trebuchet 1").position
    yield at_stage(7, W="1/1 spearman 2", SW="0/0 archer 1", assault_W="giant 2 warrior 9").position
    # By the reading of before, which old matches follow, winners destroy from the next round on.
    yield at_stage(9, W="3/3 spearman 2", assault_W="warrior 1").reads(winners_destroy_at_once=False).position
    pour = at_stage(7, W="1/1 spearman 2; boulders 1 cauldron 1", assault_W="giant 2 warrior 9")
    pour.do("done", dice="333")
    yield pour.position


def _random() -> Iterator[Position]:
    for seats, mode, turn in _GAMES:
        dice = random.Random(f"{seats}{mode}")  # noqa: S311 - a game, no secret
        position = CONVICTED.setup({"mode": mode}, seats, seats)
        _rich(position, turn)
        for _ in range(_MOVES):
            if CONVICTED.outcome(position) is not None:
                break
            yield position.copy()
            decision = dice.choice(CONVICTED.decisions(position))
            moves = CONVICTED.legal_moves(position, decision.seat)
            # Steps that are ended often are over soon, so that a siege of the later turns is come to.
            ends = m.DONE in moves and dice.random() < 0.3
            CONVICTED.play(position, decision.seat, m.DONE if ends else dice.choice(moves))


def _rich(position: Position, turn: int) -> None:
    """Set every building, technology and stock high enough for every kind of decision."""
    position.turn = turn
    position.buildings = [5, 5, 3, 5, 5, 5]
    position.known = (1 << 21) - 1
    position.stock = [9] * len(position.stock)
    if position.mode.id == "campaign":
        position.level = [3] * 8
        position.resistance = [3, 2, 3, 3, 3, 3, 3, 2, 3]
        position.ring = [1] * 11 + [0]
