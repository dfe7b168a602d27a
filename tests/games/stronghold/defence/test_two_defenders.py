"""Two Defenders have the pause together, each on their side (rules, section 11; R-99)."""

from __future__ import annotations

from stronghold_gui.games.stronghold.cards import load_cards
from stronghold_gui.games.stronghold.data.board_file import load_board
from stronghold_gui.games.stronghold.defence import pause
from stronghold_gui.games.stronghold.moves import DONE, Pay, Stone, Walk
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation.setup import set_up

WEST, EAST = 2, 3


def shared(west: int, east: int) -> Position:
    """Return a pause of two Defenders with a number of hourglasses each."""
    position = set_up("revised", False, 4, 1, load_board(), load_cards())
    position.todo.clear()
    position.stage, position.phase, position.turn = "pause", 2, 2
    position.defenders[0].hourglasses, position.defenders[1].hourglasses = west, east
    return position


def test_both_decide_at_the_same_time() -> None:
    assert [(decision.seat, decision.count) for decision in pause.decisions(shared(2, 1))] == [(WEST, 2), (EAST, 1)]


def test_each_moves_on_his_side_and_shares_the_houses() -> None:
    position = shared(2, 2)
    walks = [move for move in pause.moves(position, WEST) if isinstance(move, Walk)]
    places = {place for move in walks for place in (move.start, move.goal)}
    assert {"W1", "TW4", "courtyard", "barracks"} <= places
    assert not [place for place in places if place.startswith(("E", "TE"))]
    refusal = pause.refusal(position, WEST, parse("move soldier courtyard E1"))
    assert refusal is not None
    assert (refusal.reason, refusal.source) == ("other_side", "R-99")


def test_an_action_is_paid_from_the_own_purse() -> None:
    position = shared(1, 1)
    pause.play(position, EAST, Pay("cannon"), [])
    assert (position.defenders[0].hourglasses, position.defenders[1].hourglasses) == (1, 0)


def test_the_common_stone_is_placed_by_either() -> None:
    position = shared(0, 0)
    position.defenders[0].stones = 1
    assert Stone("E1") in pause.moves(position, EAST)
    pause.play(position, EAST, Stone("E1"), [])
    assert position.defenders[0].stones == 0


def test_R_134_each_ends_his_own_part_of_the_pause_when_he_can_spend_nothing() -> None:
    position = shared(0, 1)
    assert pause.moves(position, WEST) == [DONE]
    assert DONE not in pause.moves(position, EAST)
    assert pause.refusal(position, EAST, DONE) is not None
    pause.play(position, WEST, DONE, [])
    assert [decision.seat for decision in pause.decisions(position)] == [EAST]
    pause.play(position, EAST, Pay("cannon"), [])
    assert pause.moves(position, EAST) == [DONE]
    assert position.todo == []
    pause.play(position, EAST, DONE, [])
    assert [task[0] for task in position.todo] == ["enter"]
