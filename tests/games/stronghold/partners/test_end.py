"""Assault, glory and the end of the game with partners (R-86, R-94, R-97, R-99)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.pieces import GLORY_INDEX
from tests.games.stronghold.partners.seats import EAST, EAST_GUARD, WEST, WEST_GUARD, four, three
from tests.games.stronghold.scene import Scene


def assault(scene: Scene) -> Scene:
    """Put the scene after the last pause of turn 3 with nothing left to spend."""
    for defender in scene.p.defenders:
        defender.hourglasses = 0
    return scene.at("pause", 6, 3)


# -- glory -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_R_94_one_glory_track_a_camp_the_Invaders_begin_with_ten_together(seats: int) -> None:
    scene = Scene(seats=seats)
    assert (scene.p.invader_points(), scene.p.defender_points()) == (10, 4)


def test_R_94_twelve_goblins_together_make_the_blood_rituals() -> None:
    scene = three().cards("rituals-4", seat=WEST).at("phase", 5)
    scene.p.sacrificed = 10
    scene.p.bag[0] -= 10
    for seat in (WEST, EAST):
        scene.put("HAND", goblin=2, seat=seat)
    scene.play("possession officer", seat=WEST)
    assert scene.seen(e.InvaderDeed) == []
    scene.play("gale E1", seat=EAST)
    assert scene.seen(e.InvaderDeed) == [e.InvaderDeed("blood_rituals")]
    assert scene.p.invader_points() == 11


def test_R_94_seven_sections_are_counted_over_both_sides() -> None:
    scene = three().at("phase", 6)
    for wall in ("W1", "W2", "W3", "W4", "E1", "E2"):
        scene.put(wall, orc=1)
    scene.put("RE2", orc=1).play("dispatch minor", "march orc RE2 E3", seat=EAST)
    assert scene.seen(e.InvaderDeed) == [e.InvaderDeed("great_siege")]


def test_R_94_two_bared_sections_of_different_sides_are_the_ruined_walls() -> None:
    scene = assault(three(bare=True))
    for wall in ("W1", "E1"):
        scene.guard(wall, stone=1).put(wall, orc=2).order("orcs_detonation", wall)
        scene.p.orders_left[1] = max(0, scene.p.orders_left[1])
    scene.enter("orders")
    while scene.p.stage == "orders" and scene.deciders():
        scene.play(scene.legal()[-1] if "done" not in scene.legal() else "done")
    assert e.InvaderDeed("ruined_walls") in scene.events


# -- the hospital ------------------------------------------------------------------------------------------------------


def test_R_99_from_the_hospital_each_Defender_picks_one() -> None:
    scene = assault(four()).guard("hospital", marksman=2, soldier=2).enter("hospital")
    assert [(decision.seat, decision.count) for decision in STRONGHOLD.decisions(scene.p)] == [(WEST_GUARD, 1)]
    scene.play("heal soldier")
    assert scene.deciders() == [EAST_GUARD]
    scene.play("heal marksman")
    assert scene.guards("courtyard") == (1, 1, 0)


def test_R_80_two_or_fewer_return_without_a_choice() -> None:
    scene = assault(four()).guard("hospital", marksman=1, veteran=1).enter("hospital")
    assert scene.guards("courtyard") == (1, 0, 1)


def test_losses_are_chosen_by_the_seat_of_their_side() -> None:
    scene = assault(four(bare=True)).put("E1", orc=3).guard("E1", marksman=2, soldier=1, stone=1).enter("strength")
    assert scene.deciders() == [EAST_GUARD]
    west = assault(four(bare=True)).put("W1", orc=1, goblin=2).guard("W1", marksman=2, soldier=1, stone=2)
    assert west.enter("strength").deciders() == [WEST]


# -- breach and end ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wall", "seats"), [("W1", 3), ("E1", 3), ("W1", 4), ("E1", 4)])
def test_R_97_a_breach_by_either_ends_the_game_and_glory_decides_for_both(wall: str, seats: int) -> None:
    scene = assault(Scene(bare=True, seats=seats)).put(wall, troll=3).guard(wall, stone=0).enter("strength")
    outcome = STRONGHOLD.outcome(scene.p)
    assert outcome is not None
    assert outcome.winners == (WEST, EAST)
    assert outcome.scores[WEST] == outcome.scores[EAST] == 13
    assert len(set(outcome.scores[2:])) == 1


def test_R_97_with_less_glory_the_breach_loses_the_game_for_both() -> None:
    scene = assault(four(bare=True)).put("E1", troll=3).guard("E1", stone=0)
    scene.p.defender_glory[GLORY_INDEX["time"]] = 20
    scene.enter("strength")
    outcome = STRONGHOLD.outcome(scene.p)
    assert outcome is not None
    assert (outcome.winners, outcome.how) == ((WEST_GUARD, EAST_GUARD), "glory")


def test_R_88_breaches_of_both_sides_count_together() -> None:
    scene = assault(three(bare=True))
    for wall in ("W1", "E1"):
        scene.put(wall, troll=3).guard(wall, stone=0)
    scene.enter("strength")
    assert scene.p.invader_points() == 10 + 3 + 1


def test_R_89_in_the_extra_assault_each_side_is_still_his_who_sits_there() -> None:
    scene = assault(three(bare=True)).put("E1", troll=3).guard("E1", stone=0)
    scene.tile("ballista", "RE2").guard("E3", marksman=2)
    scene.p.defender_glory[GLORY_INDEX["time"]] = 9
    scene.enter("strength")
    assert scene.seen(e.ExtraAssault) == [e.ExtraAssault(13)]
    assert scene.deciders() in ([EAST], [2])


def test_R_82_the_cannons_of_both_share_the_hit_cards() -> None:
    scene = assault(four(bare=True)).tile("cannon", "TW1").tile("cannon", "TE1").put("RW1", orc=1).put("RE1", orc=1)
    scene.enter("cannons")
    assert scene.deciders() == [WEST_GUARD]
    assert scene.reason("aim TE1 RE1", WEST_GUARD) == ("other_side", "R-96")
    scene.play("aim TW1 RW1")
    while scene.decider() == WEST_GUARD:
        scene.play("done")
    scene.play("aim TE1 RE1", seat=EAST_GUARD)
    while scene.deciders() == [EAST_GUARD] and "done" in scene.legal():
        scene.play("done")
    turned = scene.seen(a.HitCardTurned)
    assert [event.start for event in turned] == ["TW1", "TE1"]


def test_R_90_the_end_of_a_turn_gives_one_point_from_the_Invaders_to_the_Defenders() -> None:
    scene = assault(four()).enter("end")
    assert (scene.p.invader_points(), scene.p.defender_points()) == (9, 5)
    assert scene.p.turn == 4
