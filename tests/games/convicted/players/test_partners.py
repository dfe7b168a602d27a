"""A computer and a person as defenders: neither waits for the other if only one of them can act."""

from __future__ import annotations

import random

import pytest

from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.moves import DONE
from stronghold_gui.games.convicted.players.levels import make_player
from stronghold_gui.players.seats import computer_asked


@pytest.mark.parametrize("first", ["a", "b"])
def test_a_person_beside_a_computer_is_never_asked_what_only_the_computer_can_end(first: str) -> None:
    position = CONVICTED.setup({"mode": "scenario-2-coop", "first": first}, 2, 5)
    computer, dice, asked = make_player("medium", 1), random.Random(3), set()  # noqa: S311 - no secret
    while position.turn < 3 and (decisions := CONVICTED.decisions(position)):
        decision = computer_asked(decisions, ("medium", ""))
        if decision is not None:
            moves = CONVICTED.legal_moves(position, decision.seat)
            move = computer.choose(CONVICTED.view(position, decision.seat), decision, moves)
            CONVICTED.play(position, decision.seat, move)
            continue
        own = next(one for one in decisions if one.seat == 1)
        asked.add(str(own.kind))
        assert not own.optional
        moves = CONVICTED.legal_moves(position, 1)
        CONVICTED.play(position, 1, DONE if DONE in moves and dice.random() < 0.5 else dice.choice(moves))
    assert "action" in asked
    assert "trade" not in asked


def test_who_may_trade_in_anothers_turn_does_not_hold_it_up() -> None:
    position = CONVICTED.setup({"mode": "scenario-2-coop", "first": "a"}, 2, 5)
    computers = [make_player("medium", seat) for seat in range(2)]
    while (decisions := CONVICTED.decisions(position))[0].kind != "action":
        seat = decisions[0].seat
        moves = CONVICTED.legal_moves(position, seat)
        CONVICTED.play(position, seat, computers[seat].choose(CONVICTED.view(position, seat), decisions[0], moves))
    assert [(one.seat, one.optional) for one in decisions] == [(0, False), (1, True)]
    assert computer_asked(decisions, ("medium", "")) == decisions[0]
    assert computer_asked(decisions, ("", "medium")) is None
