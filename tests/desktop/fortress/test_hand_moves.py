"""Offered gestures checked against the rules: a place is offered exactly if the move is legal."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from stronghold_gui.desktop.fortress.angle import Angle
from stronghold_gui.desktop.fortress.contents import FieldPiles
from stronghold_gui.desktop.fortress.hand_moves import Gestures
from stronghold_gui.desktop.fortress.meant_moves import tried
from stronghold_gui.desktop.table.model import PILE
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.moves import Drop, Place, Step
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.rounds.dropping import landings, spot_refusal
from stronghold_gui.games.fortress.view import look

MATCHES = [
    {"scenario": "siege", "armies": "given"},
    {"scenario": "ambush", "armies": "given"},
    {"scenario": "siege", "armies": "draft", "mode": "discovery"},
]


def hold_against_the_rules(position: Position, seat: int, kind: str) -> int:
    """Hold all places that are offered and all others against the rules; return how many are offered."""
    view = look(position, seat)
    gestures = Gestures(view.table, view.setting, FieldPiles(view.table, view.setting, Angle(), ()).contents())
    gestures.add(seat, FORTRESS.legal_moves(position, seat))
    offered = 0
    for source, targets in gestures.reach.items():
        for target in targets:
            for owner, move in targets[target]:
                assert FORTRESS.refusal(position, owner, move) is None, (source, target, move)
            offered += 1
        areas = {target.partition(PILE)[0] for target in targets}
        # Pieces that move as soon as they are taken have no target.
        for area in view.setting.field.names if source not in gestures.picks else ():
            if area not in areas:
                meant = tried(kind, view.setting, view.table, source, area)
                assert meant is None or FORTRESS.refusal(position, seat, meant) is not None, (source, area, meant)
    return offered


@pytest.mark.parametrize("options", MATCHES)
def test_every_place_that_is_offered_is_legal_and_no_other(options: dict[str, str]) -> None:
    dice, seen, offered = random.Random(3), Counter[str](), 0  # noqa: S311 - which moves
    wanted = {Kind.PLACE, Kind.ACT, Kind.MOVING}
    position = FORTRESS.setup(options, 2, 3)
    while wanted - {kind for kind, times in seen.items() if times >= 4}:
        (decision, *_) = FORTRESS.decisions(position) or FORTRESS.decisions(
            position := FORTRESS.setup(options, 2, dice.getrandbits(30))
        )
        kind = Kind(decision.kind)
        if seen[kind] < 4 and (kind != Kind.ACT or dice.random() < 0.2):
            seen[kind] += 1
            offered += hold_against_the_rules(position, decision.seat, kind)
        moves = FORTRESS.legal_moves(position, decision.seat)
        steps = [move for move in moves if isinstance(move, Step)]
        FORTRESS.play(position, decision.seat, dice.choice(steps if steps and dice.random() < 0.2 else moves))
    assert offered > 200


def test_a_squad_that_drops_is_offered_every_spot_that_is_not_refused_and_leaves_room() -> None:
    dice, looked_at = random.Random(5), 0  # noqa: S311 - which moves
    while looked_at < 6:
        position = FORTRESS.setup({"scenario": "siege"}, 2, dice.getrandbits(30))
        while looked_at < 6 and (decisions := FORTRESS.decisions(position)):
            seat, moves = decisions[0].seat, FORTRESS.legal_moves(position, decisions[0].seat)
            if decisions[0].kind == Kind.LAND:
                looked_at += 1
                assert hold_against_the_rules(position, seat, Kind.LAND) == len(moves)
                assert isinstance(moves[0], Place)
                figure = position.setting.figure_index[moves[0].figure]
                free = {spot for spot in range(len(position.at)) if spot_refusal(position, figure, spot) is None}
                assert set(landings(position, position.todo[-1][2])) <= free
                # There is enough room here for every spot to leave some for later figures.
                assert len(moves) == len(free)
            dropped = [move for move in moves if move == Drop(go=True)]
            FORTRESS.play(position, seat, dice.choice(dropped or moves))
