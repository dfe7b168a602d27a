"""The Defender by rule of thumb: what it does when a section is about to fall."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import Deed, Finish, Move
from stronghold_gui.games.stronghold.pieces import DEEDS
from stronghold_gui.games.stronghold.players.danger import Danger
from stronghold_gui.games.stronghold.players.levels import policy_of
from stronghold_gui.games.stronghold.position import Position

RULE = policy_of("medium")
NEGOTIATIONS = Deed("negotiations", "")


def last_pause(turn: int, hourglasses: int, attacked: dict[int, int]) -> Position:
    """Return the last pause of a turn; trolls attack the given sections, which have no defender."""
    position = STRONGHOLD.setup({"cards": "ready"}, 2, 5)
    position.turn, position.phase, position.stage = turn, 6, "pause"
    position.invader_glory[0], position.defender_glory[0] = 11 - turn, 3 + turn
    position.defenders[0].hourglasses = hourglasses
    for wall, trolls in attacked.items():
        position.outer[3 * wall + 2] = trolls
        position.inner[3 * wall : 3 * wall + 3] = [0, 0, 0]
    return position


def spent(position: Position) -> list[Move]:
    """Return what the rule does until its pause is over."""
    done: list[Move] = []
    while (asked := STRONGHOLD.decisions(position)) and position.stage == "pause":
        moves = STRONGHOLD.legal_moves(position, 1)
        done.append(RULE.choose(position, asked[0], moves) if len(moves) > 1 else moves[0])
        STRONGHOLD.play(position, 1, done[-1])
    return done


def test_a_section_that_nothing_in_hand_could_hold_is_saved_by_negotiations_and_a_glare() -> None:
    done = spent(last_pause(5, 2, {8: 5}))
    assert done[0] == NEGOTIATIONS
    assert any(isinstance(move, Finish) and (move.action, move.place) == ("glare", "E4") for move in done)


def test_no_point_of_glory_is_given_up_where_a_step_is_enough() -> None:
    position = last_pause(5, 2, {8: 2})
    assert Danger(position, RULE.guard.guard).lacking(8) > 0
    done = spent(position)
    assert not any(isinstance(move, Deed) for move in done)
    assert Danger(position, RULE.guard.guard).lacking(8) <= 0


def test_no_point_of_glory_is_given_up_where_it_would_be_in_vain() -> None:
    position = last_pause(5, 1, {3: 3, 8: 5})
    position.deeds_left = 1 << DEEDS.index("barricades")
    assert not any(isinstance(move, Deed) for move in spent(position))


@pytest.mark.parametrize(("attacked", "all_at_stake"), [({8: 3}, False), ({3: 3, 8: 3}, True)])
def test_two_breaches_that_win_together_are_feared_like_one_that_wins(
    attacked: dict[int, int], all_at_stake: bool
) -> None:
    danger = Danger(last_pause(6, 3, attacked), RULE.guard.guard)
    assert (danger.price == RULE.guard.guard.breach) is all_at_stake


def test_a_section_far_from_holding_is_feared_more_than_one_that_nearly_holds() -> None:
    danger = Danger(last_pause(5, 3, {3: 3, 8: 5}), RULE.guard.guard)
    assert danger.lacking(8) > danger.lacking(3) > 0
    assert danger.at(8) > danger.at(3) + RULE.guard.guard.breach * RULE.guard.guard.deep
