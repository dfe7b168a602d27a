"""The sides of Invaders: actions stay on their side, the rest is shared (rules, section 10; R-20, R-96, R-135)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.pieces import PHASES
from stronghold_gui.games.stronghold.values import EDITIONS
from tests.games.stronghold.assault.tools import HIT
from tests.games.stronghold.partners.seats import ALONE, EAST, EAST_GUARD, WEST, WEST_GUARD, four, three
from tests.games.stronghold.scene import Scene

OTHER = ("other_side", "R-96")
FULL_HAND = {"goblin": 6, "orc": 6, "troll": 3}


def rich(edition: str = "revised") -> Scene:
    """Return a table of three where both can pay for anything."""
    scene = three(edition)
    for seat in (WEST, EAST):
        scene.put("HAND", seat=seat, **FULL_HAND)
        scene.p.invaders[seat].resources = 8
    return scene


def furnished(edition: str = "revised") -> Scene:
    """Return the same with something on either side to train, transfer and sacrifice for."""
    scene = rich(edition)
    for side in "WE":
        scene.tile("catapult", f"R{side}1").tile("drover", f"R{side}2").tile("ladder", f"{side}2")
    # Both hold cards that offer much.
    scene.cards("machines-5", "equipment-2", "training-2", "rituals-4", seat=WEST)
    return scene


def places(moves: list[str]) -> set[str]:
    """Return the sides of all places named in moves."""
    words = {word for move in moves for word in move.replace("-", " ").split()}
    return {word for word in words if word[:1].isupper()}


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("phase", range(2, 6))
@pytest.mark.parametrize("edition", EDITIONS)
def test_R_96_nothing_that_an_Invader_can_do_in_a_phase_touches_the_other_side(
    edition: str, phase: int, flipped: bool
) -> None:
    scene = furnished(edition).at("phase", phase)
    scene.p.discard[0] = 3
    for seat, foreign in ((WEST, "E"), (EAST, "W")):
        scene.p.invaders[seat].flipped = flipped << (phase - 1)
        listed = scene.legal(seat)
        assert len(listed) > 1, PHASES[phase - 1]
        touched = {place for place in places(listed) if foreign in place.replace("RB", "").replace("RAM", "")}
        assert touched == set()


@pytest.mark.parametrize(
    ("phase", "flipped", "move"),
    [
        (2, False, "ballista RE1 orc"),
        (2, False, "trebuchet FE orc"),
        (3, False, "banner E1 orc"),
        (3, False, "bridge FE-RE1 orc"),
        (3, True, "transfer ladder E2 E1"),
        (4, False, "fire_master RE1 orc"),
        (4, False, "artilleryman RE1 orc"),
        (4, True, "transfer drover RE2 RE1"),
        (5, False, "blood_stones RE1"),
        (5, False, "gale E1"),
        (5, True, "escape FE"),
    ],
)
def test_R_96_an_action_on_the_partners_side_is_refused_and_he_may_take_it(
    phase: int, flipped: bool, move: str
) -> None:
    scene = furnished().at("phase", phase)
    scene.p.discard[0] = 3
    for invader in scene.p.invaders:
        invader.flipped = flipped << (phase - 1)
    if move.startswith(("artilleryman", "blood_stones")):
        scene.put("RW1")
    else:
        scene.p.machine[scene.p.board.outer_index["RE1"]] = 0
    assert scene.reason(move, WEST) == OTHER
    assert scene.refusal(move, EAST) is None


@pytest.mark.parametrize(
    ("phase", "move"),
    [
        (2, "battering_ram RAM orc"),
        (4, "saboteur forge orc"),
        (5, "spectres hospital"),
        (5, "possession officer"),
        (5, "possession warrior"),
    ],
)
def test_R_96_ram_buildings_hospital_and_heroes_are_open_to_both(phase: int, move: str) -> None:
    for seat in (WEST, EAST):
        assert furnished().at("phase", phase).refusal(move, seat) is None


def test_R_96_ropes_and_altars_are_their_sides() -> None:
    scene = three().put("E2", orc=1).tile("ropes", "E2").tile("altar", "RE3").at("phase", 6)
    assert scene.reason("rope orc E2 E3", WEST) == OTHER
    assert scene.reason("influence RE3 E1", WEST) == OTHER
    scene.play("rope orc E2 E3", "influence RE3 E1", seat=EAST)


def test_R_20_either_lays_orders_on_his_own_side_from_the_five_common_tiles() -> None:
    scene = three().put("W1", goblin=1, orc=1).put("E1", goblin=1, orc=1).at("phase", 6)
    assert scene.reason("order goblins_fury E1 open", WEST) == OTHER
    scene.play("order goblins_fury E1 open", seat=EAST)
    assert scene.reason("order goblins_fury W1 open", WEST) == ("order_used_up", "R-65")
    scene.play("order orcs_detonation W1 open", seat=WEST)
    assert scene.seen(e.ActionBorrowed) == []
    assert scene.p.orders_left == [0, 0, 1, 2]


def test_R_96_each_lays_his_own_classified_orders_and_pays_for_them_once() -> None:
    scene = four().put("W1", orc=1).put("W2", orc=1).put("E1", orc=1).at("phase", 6).hourglasses(0, 0)
    scene.play("order bluff W1 face_down", "order orcs_detonation W2 face_down", seat=WEST)
    scene.play("order bluff E1 face_down", seat=EAST)
    assert [(event.seat, event.count) for event in scene.seen(e.HourglassesGiven)] == [
        (WEST_GUARD, 1),
        (EAST_GUARD, 1),
    ]


def test_partners_know_each_others_face_down_orders_and_the_Defenders_do_not() -> None:
    scene = four().put("W1", orc=1).at("phase", 6).play("order bluff W1 face_down", seat=WEST)
    seen = [STRONGHOLD.view(scene.p, seat).table.walls["W1"].order for seat in (WEST, EAST, WEST_GUARD, EAST_GUARD)]
    assert seen == ["bluff", "bluff", "hidden", "hidden"]


def test_R_67_each_Invader_chooses_the_sequence_of_his_own_sides_orders() -> None:
    scene = three(bare=True).put("W1", orc=2).put("W2", orc=2).put("E1", orc=2).hourglasses(0).at("pause", 6, 3)
    scene.order("orcs_detonation", "W1").order("bluff", "W2").order("bluff", "E1").enter("orders")
    assert scene.decider() == WEST
    assert not [move for move in scene.legal() if "E1" in move]


@pytest.mark.parametrize(("edition", "shots"), [("revised", 1), ("first", -1)])
def test_R_135_accurate_shot_stays_on_its_buyers_side(edition: str, shots: int) -> None:
    scene = rich(edition).tile("ballista", "RW1").tile("ballista", "RE1").at("phase", 2)
    scene.p.invaders[EAST].flipped = 1 << 1
    scene.play("accurate_shot", seat=EAST)
    assert [invader.accurate_shots for invader in scene.p.invaders] == [0, shots]
    scene.hourglasses(0).at("pause", 6, 3).enter("machines")
    west, east = (scene.legal(seat) for seat in (WEST, EAST))
    assert west or east
    asked = scene.decider()
    assert asked == WEST
    assert scene.reason("aim RW1 W1 accurate", WEST) == ("not_accurate", "R-50")
    assert scene.reason("aim RE1 E1", WEST) == OTHER
    scene.play("aim RW1 W1", seat=WEST)
    while scene.decider() == WEST:
        scene.play("done")
    if edition == "revised":
        assert "aim RE1 E1 accurate" in scene.legal(EAST)
    scene.p.chance.begin({"card RW1": (HIT,), "card RE1": (HIT, HIT)})
    scene.play("aim RE1 E1 accurate" if edition == "revised" else "aim RE1 E1", seat=EAST)
    while scene.decider() == EAST and "done" in scene.legal():
        scene.play("done")
    assert [event.start for event in scene.seen(a.CardTurned)][:1] == ["RW1"]


def test_R_135_without_a_throwing_machine_on_the_own_side_there_is_no_accurate_shot() -> None:
    scene = rich().tile("ballista", "RE1").at("phase", 2)
    for invader in scene.p.invaders:
        invader.flipped = 1 << 1
    assert "accurate_shot" not in scene.legal(WEST)
    assert scene.reason("accurate_shot", WEST)[0] in {"no_place_for_it", "no_machine_there", "no_weapon"}
    assert scene.refusal("accurate_shot", EAST) is None


def test_R_135_revised_taking_it_from_both_cards_makes_two_machines_accurate() -> None:
    scene = rich().tile("ballista", "RE1").tile("ballista", "RE2").at("phase", 2)
    for invader in scene.p.invaders:
        invader.flipped = 1 << 1
    scene.play("accurate_shot", "accurate_shot", seat=EAST)
    assert scene.p.invaders[EAST].accurate_shots == 2


@pytest.mark.parametrize("caster", [WEST, EAST])
def test_R_81_spectres_rise_on_their_casters_foreground(caster: int) -> None:
    scene = furnished().cards("rituals-4", seat=EAST).at("phase", 5).play("spectres hospital", seat=caster)
    scene.guard("hospital", marksman=3, soldier=2).hourglasses(0).at("pause", 6, 3)
    for kind in (0, 1):
        scene.p.bag[kind] -= 5
        scene.p.discard[kind] += 5
    scene.enter("hospital").play("heal marksman", "heal marksman")
    risen, other = ("FW", "FE") if caster == WEST else ("FE", "FW")
    assert scene.deciders() == [caster]
    assert scene.legal() == [f"rise marksman {risen}", f"rise soldier {risen}"]
    assert scene.reason(f"rise soldier {other}")[0] == "other_side"
    scene.play(f"rise soldier {risen}")


def test_the_volley_on_a_side_is_answered_by_its_Invader() -> None:
    scene = three(bare=True).put("RE1", goblin=1, orc=1).guard("E1", marksman=2).hourglasses(0).at("pause", 6, 3)
    scene.enter("marksmen")
    assert scene.decider() == ALONE
    scene.play("shoot E1 RE1", "shoot E1 RE1")
    while scene.decider() == ALONE:
        scene.play("done")
    assert scene.decider() == EAST
    assert scene.reason("remove goblin RE1", WEST) == ("not_your_decision", "4")


def test_R_137_losses_at_the_barbican_are_the_western_Invaders_to_choose() -> None:
    scene = three(bare=True).hourglasses(0).at("pause", 6, 3)
    scene.p.ram = 1
    scene.put("RB", goblin=1, orc=1).guard("E1", marksman=1)
    scene.enter("marksmen").play("shoot E1 RB")
    while scene.decider() == ALONE:
        scene.play("done")
    assert scene.p.outer_count(scene.p.board.barbican) == 1  # only the goblin fits, so there is no question
    scene = three(bare=True).hourglasses(0).at("pause", 6, 3)
    scene.p.ram = 1
    scene.put("RB", goblin=1, orc=1).guard("E1", marksman=2)
    scene.enter("marksmen").play("shoot E1 RB", "shoot E1 RB")
    while scene.decider() == ALONE:
        scene.play("done")
    assert scene.decider() == WEST
    assert scene.legal() == ["remove goblin RB", "remove orc RB"]


def test_the_trainers_units_go_to_the_camp_of_who_paid() -> None:
    scene = rich().cards("training-4", seat=EAST).at("phase", 4)
    scene.p.bag[1] -= 3
    scene.p.discard[1] = 3
    scene.play("trainer CAMP goblin", seat=EAST)
    assert (scene.units("CAMP", WEST), scene.units("CAMP", EAST)) == ((0, 0, 0), (0, 2, 0))


def test_from_a_siege_tower_the_Invader_of_its_side_climbs() -> None:
    scene = three(bare=True).hourglasses(0).at("pause", 6, 3)
    for wall in ("W2", "E4"):
        scene.tile("siege_tower", wall).put(f"ST{wall}", goblin=1, orc=2)
        scene.put(wall, orc=scene.p.board.capacity[scene.p.board.outer_index[wall]] - 1)
    scene.enter("end")
    assert scene.deciders() == [WEST]
    assert scene.legal() == ["climb goblin W2", "climb orc W2"]
    scene.play("climb orc W2")
    assert scene.deciders() == [EAST]
    assert scene.legal() == ["climb goblin E4", "climb orc E4"]


def test_four_throwing_machines_stand_on_the_board_whoever_built_them() -> None:
    scene = rich().at("phase", 2)
    for place in ("RW1", "RW2", "RE1"):
        scene.tile("ballista", place)
    scene.play("catapult RE2 orc", seat=EAST)
    assert scene.reason("ballista RW3 orc", WEST)[0] == "too_many_machines"


def test_R_82_the_barbican_is_shot_at_from_both_sides() -> None:
    scene = four(bare=True).put("RB", orc=2).tile("cannon", "TW1").tile("cannon", "TE1").hourglasses(0, 0)
    scene.p.ram = 1
    scene.at("pause", 6, 3).enter("cannons")
    assert "aim TW1 RB" in scene.legal(WEST_GUARD)
    scene.play("aim TW1 RB", seat=WEST_GUARD)
    while scene.decider() == WEST_GUARD:
        scene.play("done")
    assert "aim TE1 RB" in scene.legal(EAST_GUARD)


def test_what_has_no_side_the_western_Invader_answers_for() -> None:
    scene = three(bare=True).put("RB", goblin=1, orc=1).guard("W1", marksman=2).hourglasses(0).at("pause", 6, 3)
    scene.p.ram = 1
    scene.enter("marksmen").play("shoot W1 RB", "shoot W1 RB")
    while scene.decider() == ALONE:
        scene.play("done")
    assert scene.deciders() == [WEST]
