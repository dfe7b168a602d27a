"""Sections that orcs leave bare: half a deed each, for which a detonation is laid where it costs no breach."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.glory import RUINED_WALLS
from stronghold_gui.games.stronghold.moves import Command
from stronghold_gui.games.stronghold.pieces import DETONATION
from stronghold_gui.games.stronghold.players.clashes import clash_at
from stronghold_gui.games.stronghold.players.levels import thinking_of
from stronghold_gui.games.stronghold.players.odds import promise
from stronghold_gui.games.stronghold.players.ruins import can_be_bared, orcs_to_bare, ruins_to_come
from stronghold_gui.games.stronghold.players.worth import invaders_chance
from stronghold_gui.games.stronghold.position import Position
from tests.games.stronghold.players.test_strikes import RULE, STRIKING, W5, assault, board, phase_6, put


def laid(orcs: int) -> Position:
    """Return an assault with a number of orcs at a section of two stones, with the order laid."""
    position = board(6)
    put(position, "W5", orcs=orcs)
    position.orders[W5] = DETONATION
    position.orders_left[DETONATION] -= 1
    return assault(position)


def test_as_many_orcs_as_stones_leave_a_section_bare_and_wood_alone_takes_one() -> None:
    position = laid(2)
    assert orcs_to_bare(position, W5) == 2
    assert can_be_bared(position, W5)
    position.stone[W5] = 3
    assert not can_be_bared(position, W5)
    position.stone[W5], position.wood[W5] = 0, 2
    assert orcs_to_bare(position, W5) == 1
    position.wood[W5] = 0
    assert not can_be_bared(position, W5)


def test_every_section_that_has_been_bare_is_a_part_of_the_deed_until_it_is_done() -> None:
    position = laid(2)
    assert ruins_to_come(position) == 0.5
    position.ruins = 1
    assert ruins_to_come(position) == 1.0
    position.glare = W5
    assert ruins_to_come(position) == 0.5
    position.deeds_done |= RUINED_WALLS
    assert ruins_to_come(position) == 0.0


def test_half_a_deed_makes_a_position_better() -> None:
    thinking, position = thinking_of("hard"), board()
    before = invaders_chance(position, thinking.weights, RULE.siege)
    position.ruins = 1
    assert invaders_chance(position, thinking.weights, RULE.siege) > before


def test_the_deed_that_the_orcs_will_do_counts_for_the_assault() -> None:
    position = laid(2)
    position.invader_glory[0] += 1
    put(position, "E4", trolls=4)
    assert promise(position)[0] == 0.0
    position.ruins = 1
    assert promise(position)[0] == pytest.approx(1.0)


def test_who_blows_himself_up_fights_no_more_and_neither_does_what_he_took_along() -> None:
    clash = clash_at(laid(3), W5, DETONATION)
    assert clash.invaders == (0, 1, 0)
    assert clash.works[:2] == (0, 0)


@pytest.mark.parametrize(("stones", "ruins", "laid_there"), [(2, True, True), (5, True, False), (2, False, False)])
def test_a_strike_lays_the_detonation_where_it_leaves_a_section_bare(
    stones: int, ruins: bool, laid_there: bool
) -> None:
    position = board()
    put(position, "RW4", orcs=3)
    position.stone = [stones] * position.board.walls
    done = phase_6(position, replace(STRIKING, ruins=ruins))
    assert any(isinstance(move, Command) and move.tile == "orcs_detonation" for move in done) is laid_there


@pytest.mark.parametrize(("stones", "left"), [(2, 1), (3, 0), (5, 2)])
def test_as_many_blow_themselves_up_as_it_takes_and_one_only_where_they_are_too_few(stones: int, left: int) -> None:
    position = laid(3)
    position.stone[W5] = stones
    position.todo = [("detonate", W5, 0, 0)]
    while position.todo:
        decision, moves = STRONGHOLD.decisions(position)[0], STRONGHOLD.legal_moves(position, 0)
        STRONGHOLD.play(position, 0, RULE.choose(position, decision, moves))
    assert position.outer[3 * W5 + 1] == left
