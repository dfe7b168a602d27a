"""The price of a move equals what is paid for it, and the resources it promises are collected."""

from __future__ import annotations

import random
from collections.abc import Sequence

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.actions.prices import collected, price_of
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.pieces import RESOURCES
from stronghold_gui.games.convicted.position import Position


def test_what_a_move_is_said_to_cost_or_to_bring_is_what_happens() -> None:
    seen: set[type] = set()
    for mode in ("campaign", "scenario-1-coop", "scenario-2-coop"):
        position, rng = CONVICTED.setup({"mode": mode}, 1, 3), random.Random(2)  # noqa: S311 - a game, no secret
        for _ in range(40):
            decision = CONVICTED.decisions(position)[0]
            moves = CONVICTED.legal_moves(position, decision.seat)
            if decision.kind == "action":
                seen |= _checked(position, moves)
            elif decision.kind == "placing":
                break
            CONVICTED.play(position, decision.seat, rng.choice([one for one in moves if one != m.DONE] or moves))
    assert {m.Fortify, m.Train, m.Make, m.Collect, m.Entrench, m.Build, m.Repair} <= seen


def _checked(position: Position, moves: Sequence[m.Move]) -> set[type]:
    """Play one move of each kind, and compare the stock before and after with the words; return the kinds."""
    found: set[type] = set()
    kinds = (m.Fortify, m.Build, m.Entrench, m.Train, m.Drill, m.Make, m.Repair, m.Collect)
    for move in {type(one): one for one in moves if isinstance(one, kinds)}.values():
        after = position.copy()
        CONVICTED.play(after, 0, move)
        change = [now - then for now, then in zip(after.stock_of(0), position.stock_of(0), strict=True)]
        price = price_of(position, move)
        if isinstance(move, m.Collect):
            assert price is None
            assert change[RESOURCES.index(move.resource)] == collected(position, move)
        else:
            assert price is not None
            assert change == [-amount for amount in price], move
        found.add(type(move))
    return found
