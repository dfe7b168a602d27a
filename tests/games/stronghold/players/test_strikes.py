"""Strikes that are planned: what the machines and an order add after the last pause, and who is kept for it."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice

import pytest
from msgspec import structs

from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import Aim, Command, Dispatch, Move
from stronghold_gui.games.stronghold.pieces import BALLISTA, CALL, CATAPULT, FURY
from stronghold_gui.games.stronghold.players.clashes import Clash, after_clash, beyond, clash_at
from stronghold_gui.games.stronghold.players.levels import thinking_of
from stronghold_gui.games.stronghold.players.odds import promise
from stronghold_gui.games.stronghold.players.policy import Policy
from stronghold_gui.games.stronghold.players.style_variants import bred_strike, strikes
from stronghold_gui.games.stronghold.players.styles import SiegeStyle
from stronghold_gui.games.stronghold.players.thinking import StrikeBreeder
from stronghold_gui.games.stronghold.players.worth import invaders_chance
from stronghold_gui.games.stronghold.position import Position

RULE = thinking_of("hard").policy
STRIKING = replace(RULE.siege, strike=4, spread=1)
W5 = 4


def laid_clash(position: Position) -> Clash:
    return clash_at(position, W5, position.orders[W5])


def board(turn: int = 4) -> Position:
    """Return phase 6 of a turn with no unit before the walls yet."""
    position = STRONGHOLD.setup({"cards": "ready"}, 2, 5)
    position.turn, position.phase, position.stage = turn, 6, "phase"
    position.invader_glory[0], position.defender_glory[0] = 11 - turn, 3 + turn
    return position


def put(position: Position, place: str, goblins: int = 0, orcs: int = 0, trolls: int = 0) -> None:
    """Put a number of units at an outer place."""
    at = 3 * position.board.outer_index[place]
    position.outer[at : at + 3] = [goblins, orcs, trolls]


def ballista(position: Position, place: str, hits: int = 2, misses: int = 2) -> None:
    """Put a ballista with such a pile at a rampart."""
    at = position.board.outer_index[place]
    position.machine[at], position.hits[at], position.misses[at] = BALLISTA, hits, misses


def assault(position: Position) -> Position:
    """Return the same as the machines are about to be aimed."""
    position.stage = "machines"
    return position


def phase_6(position: Position, style: SiegeStyle) -> list[Move]:
    """Return what the Invader does by a style until the phase is over."""
    policy, done = Policy(style, RULE.guard), list[Move]()
    while (
        (asked := STRONGHOLD.decisions(position))
        and asked[0].seat == 0
        and asked[0].kind in (Kind.PHASE, Kind.DISPATCH)
    ):
        moves = STRONGHOLD.legal_moves(position, 0)
        done.append(policy.choose(position, asked[0], moves))
        STRONGHOLD.play(position, 0, done[-1])
    return done


def test_an_assault_that_breaks_in_by_itself_is_sure_of_it() -> None:
    position = board()
    put(position, "W5", trolls=3)
    assert beyond(laid_clash(position)) == 1
    won, held, near = promise(assault(position))
    assert (won, held) == pytest.approx((1.0, 0.0))
    assert 0.5 < near < 0.7


def test_nobody_before_the_walls_promises_nothing_and_neither_does_what_is_just_held() -> None:
    position = board()
    assert promise(assault(position)) == (0.0, 1.0, 0.0)
    put(position, "W5", orcs=4)
    assert beyond(laid_clash(position)) == 0
    assert promise(position)[:2] == (0.0, 1.0)


def test_a_reach_of_half_a_turn_ends_as_the_assault_begins_and_what_it_promises_is_judged() -> None:
    thinking, before, later = thinking_of("hard"), board(), assault(board())
    assert not thinking.far_enough(before, before, 1)
    assert thinking.far_enough(before, later, 1)
    assert not thinking.far_enough(before, later, 2)
    worth = []
    for orcs in (3, 4, 5):
        put(later, "W5", orcs=orcs)
        worth.append(thinking.worth(later, 0))
    assert worth[0] < worth[1] < worth[2]
    assert worth[2] == pytest.approx(1.0, abs=0.05)


def test_an_assault_that_fails_at_one_section_costs_less_than_one_at_many() -> None:
    thinking, left = thinking_of("hard"), []
    for walls in (["W5"], ["W5", "W3", "E1", "E3"]):
        position = assault(board())
        for wall in walls:
            put(position, wall, goblins=1)
        chance = invaders_chance(position, thinking.weights, replace(RULE.siege, focus=()))
        left.append((thinking.worth(position, 0) - 0.05 * promise(position).near) / chance / thinking.hopes[3])
    assert left == pytest.approx([0.875, 0.5])


def test_of_two_assaults_that_fail_the_one_nearer_to_a_win_has_more_merit_however_good_it_is_to_wait() -> None:
    thinking, position, found = thinking_of("hard"), assault(board()), list[tuple[float, float]]()
    for orcs in (0, 1, 2, 3, 4):
        put(position, "W5", orcs=orcs)
        found.append((StrikeBreeder().merit(position, 0), thinking.worth(position, 0)))
    merits, worths = zip(*found, strict=True)
    assert list(merits) == sorted(set(merits))
    assert merits[0] == 0.0
    assert worths[0] > worths[1]
    position.stage = "phase"
    assert StrikeBreeder().merit(position, 0) == 0.0


def test_two_sections_and_a_deed_that_are_wanting_for_a_win_bring_it_nearer() -> None:
    """A breach alone loses by two points, with a second section by one, and with a deed it is equal."""
    position = board(6)
    position.invader_glory[0] -= 1
    near = []
    for deeds, walls in ((0, ["W5"]), (0, ["W5", "E4"]), (1, ["W5", "E4"])):
        position.invader_glory[1] = deeds
        for wall in walls:
            put(position, wall, trolls=3)
        near.append(promise(assault(position)).near)
    assert near == sorted(set(near))


def test_an_assault_that_loses_on_glory_leaves_no_hope_and_one_that_holds_less_the_later_it_is() -> None:
    thinking = thinking_of("hard")
    assert list(thinking.hopes) == sorted(thinking.hopes, reverse=True)
    late = assault(board(6))
    late.invader_glory[0] -= 2
    put(late, "W5", trolls=4)
    assert promise(late)[:2] == (0.0, 0.0)
    assert thinking.worth(late, 0) < 0.01


def test_a_hit_takes_one_from_either_side_so_an_empty_section_is_shot_at_before_a_troll_is_called() -> None:
    """With a marksman and a soldier, two hits leave two stones, and a troll beats them."""
    position = board()
    put(position, "RW3", trolls=1)
    for place in ("RW3", "RW4"):
        ballista(position, place)
    wall = position.board.outer_index["W4"]
    position.orders[wall] = CALL
    assert promise(assault(position))[0] == pytest.approx(0.25)
    position.orders[wall] = -1
    assert promise(position)[0] == 0.0


def test_a_machine_that_is_aimed_already_makes_its_neighbour_aim_at_the_same_section() -> None:
    position = board()
    put(position, "RW3", trolls=1)
    for place in ("RW3", "RW4"):
        ballista(position, place)
    position.orders[position.board.outer_index["W4"]] = CALL
    position.stage = "pause"
    position.defenders[0].hourglasses = 0
    aims: list[Move] = [Aim("RW4", "W4", False), Aim("RW4", "W5", False)]
    decision = structs.replace(STRONGHOLD.decisions(board())[0], kind=Kind.AIM_MACHINES)
    assert RULE.choose(position, decision, aims[::-1]) == aims[0]
    plain = replace(RULE, siege=replace(RULE.siege, together=False))
    assert plain.choose(position, decision, aims[::-1]) == aims[1]


def test_once_a_breach_would_lose_on_glory_it_promises_no_win() -> None:
    position = board(6)
    put(position, "W5", trolls=4)
    assert beyond(laid_clash(position)) == 4
    assert promise(assault(position))[:2] == (0.0, 0.0)


def test_equal_glory_promises_what_the_extra_assault_does_at_the_sections_that_have_held() -> None:
    """Orcs that are just held off cost the Defender every unit there, so the second assault meets no defender."""
    position = board(6)
    position.invader_glory[0] += 1
    put(position, "W5", trolls=4)
    assert promise(assault(position))[0] == 0.0
    for orcs, wins in ((2, 0.0), (4, 1.0)):
        put(position, "E4", orcs=orcs)
        assert promise(position)[0] == pytest.approx(wins)


def test_a_clash_takes_the_weakest_of_the_loser_and_all_who_were_furious() -> None:
    position = board()
    put(position, "W5", orcs=3)
    clash = laid_clash(position)
    assert after_clash(clash).defenders == (0, 1, 0)
    put(position, "W5", goblins=3, orcs=1)
    clash = laid_clash(position)
    furious = clash._replace(gear=(*clash.gear[:4], 3))
    assert after_clash(clash).invaders == (3, 1, 0)
    assert after_clash(furious).invaders == (0, 1, 0)


def test_a_hit_of_a_catapult_takes_a_stone_and_all_wood() -> None:
    position = board()
    put(position, "W5", orcs=4)
    ballista(position, "RW4")
    position.wood[W5] = 1
    assert beyond(laid_clash(position)) == -1
    position.machine[position.board.outer_index["RW4"]] = CATAPULT
    assert promise(assault(position))[0] == pytest.approx(0.5)


def test_a_fury_is_reckoned_with_where_it_was_laid() -> None:
    position = board()
    put(position, "W5", goblins=4)
    assert beyond(laid_clash(position)) == -4
    position.orders[W5] = FURY
    assert beyond(laid_clash(position)) == 4


def test_a_place_and_a_troll_are_kept_where_one_is_to_be_called() -> None:
    position = board()
    put(position, "RW4", orcs=5, trolls=1)
    done = phase_6(position, replace(STRIKING, call=W5, orders=False))
    assert position.outer[3 * W5 : 3 * W5 + 3] == [0, 4, 0]
    assert Command("trolls_call", "W5", True) in done


def test_goblins_go_first_where_they_are_to_be_furious() -> None:
    position = board()
    put(position, "RW4", goblins=4, orcs=3)
    focus = tuple(3.0 if wall == W5 else 1.0 for wall in range(position.board.walls))
    done = phase_6(position, replace(STRIKING, fury=W5, focus=focus))
    assert position.outer[3 * W5] == 4
    assert Command("goblins_fury", "W5", False) in done


def test_those_on_a_foreground_strike_in_the_same_turn_where_they_are_reckoned_with() -> None:
    for reserve in (False, True):
        position = board()
        put(position, "FE", trolls=7)
        done = phase_6(position, replace(STRIKING, reserve=reserve))
        assert any(position.in_melee(wall) for wall in range(position.board.walls)) is reserve
        assert (done[0] == Dispatch("major")) is reserve


def test_a_section_that_has_enough_leaves_the_others_their_share() -> None:
    shared = []
    for enough in (None, 0.0):
        position = board()
        put(position, "RE2", orcs=1, trolls=6)
        phase_6(position, replace(STRIKING, spread=2, enough=enough))
        shared.append(sorted(filter(None, map(position.outer_count, range(position.board.walls)))))
    assert shared[0] != shared[1]


def test_a_strike_that_is_bred_is_another_one_of_the_same_turn() -> None:
    position = board()
    put(position, "RE2", goblins=3, trolls=2)
    dice = random.Random(3)  # noqa: S311 - no secret
    first = next(strikes(RULE.siege, position, dice))
    children = [bred_strike(first, position, dice) for _ in range(40)]
    assert all(child.strike == first.strike == 4 for child in children)
    assert all(child != first for child in children)
    assert {child.call for child in children} | {child.fury for child in children} > {-1}


def test_strikes_are_at_few_and_many_sections() -> None:
    dice = random.Random(3)  # noqa: S311 - no secret
    spreads = {style.spread for style in islice(strikes(RULE.siege, board(), dice), 12)}
    assert {2, 9} <= spreads
