"""A player knows what its seat may know: what is hidden, and chance to come, changes no choice."""

from __future__ import annotations

import inspect
import random

import pytest

from stronghold_gui.core.player import Player
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import Command, Move
from stronghold_gui.games.stronghold.players.levels import policy_of
from stronghold_gui.games.stronghold.players.policy import Policy
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.view import View
from tests.games.stronghold.players.test_levels import quick
from tests.games.stronghold.subject import unseen

KIT = LIBRARY.kit("stronghold")


def made(level: str, seed: int) -> Player[View, Move]:
    """Return a player of a level; the deepest thinks little, but as it does."""
    return quick(seed) if level == "hard" else KIT.players[level](seed)


def orders_lie_hidden(position: Position) -> bool:
    """Return whether there is something that a Defender cannot see."""
    return any(order >= 0 and not position.open_orders >> wall & 1 for wall, order in enumerate(position.orders))


@pytest.mark.parametrize("level", ["random", "easy", "medium", "hard"])
def test_two_matches_that_differ_in_what_a_seat_cannot_know_get_the_same_choice(level: str) -> None:
    dice, hidden, asked = random.Random(3), 0, 0  # noqa: S311 - no secret
    for seed, seats in ((4, 2), (5, 4)):
        position = STRONGHOLD.setup({"cards": "draft"}, seats, seed)
        invaders = KIT.players["medium"](seed)
        twins = [(made(level, seat), made(level, seat)) for seat in range(seats)]
        while position.turn <= 4 and (decisions := STRONGHOLD.decisions(position)):
            decision = decisions[0]
            seat, moves = decision.seat, STRONGHOLD.legal_moves(position, decision.seat)
            other = unseen(position, seat, dice)
            first, second = twins[seat]
            move = first.choose(STRONGHOLD.view(position, seat), decision, moves)
            if STRONGHOLD.legal_moves(other, seat) == moves:
                assert second.choose(STRONGHOLD.view(other, seat), decision, moves) == move
                asked += 1
                hidden += orders_lie_hidden(position) and not position.is_invader(seat)
            else:
                # The seat may know this much: the moves reveal the orders that can be obeyed now.
                second.choose(STRONGHOLD.view(position, seat), decision, moves)
            if position.is_invader(seat):
                secret = [order for order in moves if isinstance(order, Command) and not order.open]
                move = secret[0] if secret else invaders.choose(STRONGHOLD.view(position, seat), decision, moves)
            STRONGHOLD.play(position, seat, move)
    assert asked > 300
    assert hidden > 10


def test_a_policy_that_a_search_follows_does_not_look_at_orders_that_lie_face_down() -> None:
    """Check that the policy ignores face-down orders, which are dealt at random in an imagined world."""
    rule, dice, compared = rule_of_medium(), random.Random(7), 0  # noqa: S311 - no secret
    for seed in range(6):
        position = STRONGHOLD.setup({}, 2, seed)
        while position.turn <= 5 and (decisions := STRONGHOLD.decisions(position)):
            decision, seat = decisions[0], decisions[0].seat
            moves = STRONGHOLD.legal_moves(position, seat)
            move = rule.choose(position, decision, moves)
            if orders_lie_hidden(position) and not position.is_invader(seat):
                other = unseen(position, seat, dice)
                if STRONGHOLD.legal_moves(other, seat) == moves:
                    compared += 1
                    assert rule.choose(other, decision, moves) == move
            STRONGHOLD.play(position, seat, move)
    assert compared > 20


def rule_of_medium() -> Policy:
    """Return the rule of thumb."""
    return policy_of("medium")


def test_no_player_is_given_more_than_view_decision_and_moves() -> None:
    for level, make in KIT.players.items():
        assert list(inspect.signature(make).parameters) == ["seed"], level
        assert list(inspect.signature(make(1).choose).parameters) == ["view", "decision", "moves"]


def test_a_view_has_no_seed_to_be_read() -> None:
    for seat in (0, 1):
        table = STRONGHOLD.view(STRONGHOLD.setup({}, 2, 987), seat).table
        assert (table.seed, table.draws) == (0, 0)
