"""Purchases of an Invader by rule of thumb, and the use of cards' special sides."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import AccurateShot, Flip, Machine
from stronghold_gui.games.stronghold.pieces import BALLISTA
from stronghold_gui.games.stronghold.players.buying import Buyer
from stronghold_gui.games.stronghold.players.levels import policy_of, thinking_of


@pytest.mark.parametrize(("edition", "bought"), [("first", True), ("revised", False)])
def test_accurate_shots_are_worth_their_hourglasses_where_all_machines_have_them(edition: str, bought: bool) -> None:
    """The card is turned once the machines stand; by the revised edition one of them would be accurate."""
    style = thinking_of("hard").policy.siege
    position = STRONGHOLD.setup({"cards": "ready", "edition": edition}, 2, 5)
    for place in ("RW1", "RW2", "RE1", "RE2"):
        position.machine[position.board.outer_index[place]] = BALLISTA
    for turn in (style.flip - 1, style.flip):
        position.turn = turn
        assert (Buyer(position, 0, style).gain(Flip("machines")) > 0) is (bought and turn == style.flip)
    assert (Buyer(position, 0, style).gain(AccurateShot()) > 0) is bought


@pytest.mark.parametrize(("card", "first"), [("machines-1", "ballista"), ("machines-3", "trebuchet")])
def test_the_best_level_has_ballistas_and_where_there_are_none_whatever_else_throws(card: str, first: str) -> None:
    style = thinking_of("hard").policy.siege
    position = STRONGHOLD.setup({"cards": "ready"}, 2, 5)
    invader = position.invaders[0]
    invader.cards = (card, *invader.cards[1:])
    position.phase, position.stage, invader.resources, invader.hand = 2, "phase", 10, [5, 5, 4]
    bought = Buyer(position, 0, style).best(STRONGHOLD.legal_moves(position, 0))
    assert isinstance(bought, Machine)
    assert bought.tile == first


def test_who_has_no_turn_for_it_never_turns_a_card() -> None:
    style = policy_of("medium").siege
    position = STRONGHOLD.setup({"cards": "ready", "edition": "first"}, 2, 5)
    position.turn, position.machine[position.board.outer_index["RW1"]] = 9, BALLISTA
    position.machine[position.board.outer_index["RW2"]] = BALLISTA
    assert (
        Buyer(position, 0, style).gain(Flip("machines"))
        < 0
        < Buyer(position, 0, replace(style, flip=5)).gain(Flip("machines"))
    )
