"""The door: control, opening, attacks on it (rules, section 7)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress.fighting.strength import attack_terms, defence_terms, shields_without_dice
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.position import DOOR_TARGET
from stronghold_gui.games.fortress.setting import scenarios
from stronghold_gui.players.seats import computer_asked
from tests.games.fortress.bench import the_map
from tests.games.fortress.scene import BLANK, SHIELD, SKULL, Scene, ambush, on, siege

ONE, TWO, THREE, FOUR = (14, 7, 1), (15, 8, 1), (15, 7, 1), (16, 8, 1)


def guarded() -> Scene:
    """Return the Siege with a Viking on door space 4 whose turn it is."""
    return siege().army(0, "tarn_vikings").army(1, "izumi_samurai").put("tarn_vikings.1", FOUR).turn("tarn_vikings")


def test_VF_11_the_guard_on_4_opens_and_closes_while_1_to_3_are_empty() -> None:
    scene = guarded()
    scene.play("door open")
    field = scene.setting.field
    assert scene.position.leaf == field.index[THREE]
    assert scene.legal("go tarn_vikings.1 14,7,1")
    scene = guarded().put("tarn_vikings.2", TWO)
    refused = scene.refusal("door open")
    assert refused is not None
    assert (refused.reason, refused.figures["number"]) == ("door_space_taken", 2)


def test_VT_06_the_door_and_who_passes() -> None:
    scene = siege().army(0, "tarn_vikings", "grimnak").put("tarn_vikings.1", (13, 7, 1)).turn("tarn_vikings")
    assert scene.reason("step tarn_vikings.1 14,7,1") == "door_closed"
    scene.position.door = 1
    assert scene.legal("step tarn_vikings.1 14,7,1")
    scene.put("grimnak", (12, 7, 1), (13, 7, 1)).turn("grimnak")
    assert scene.reason("step grimnak 14,7,1 13,7,1") == "door_too_small"
    scene = siege().army(0, "tarn_vikings").put("tarn_vikings.1", TWO).turn("tarn_vikings")
    scene.position.door = 1
    assert scene.reason("step tarn_vikings.1 15,7,1") == "leaf"
    scene.position.door = 2
    assert scene.legal("step tarn_vikings.1 15,7,1")


def test_VT_14_what_the_reinforced_defence_leaves() -> None:
    scene = siege().army(0, "tarn_vikings", "deathwalker_8000").army(1, "zettian_guards")
    scene.put("tarn_vikings.1", (13, 7, 1)).put("deathwalker_8000", (13, 8, 1)).put("zettian_guards.1", (14, 6, 1))
    for name, shields in (("tarn_vikings.1", 2), ("deathwalker_8000", 1), ("zettian_guards.1", 2)):
        assert shields_without_dice(scene.position, DOOR_TARGET, scene.figure(name)) == shields
    scene.turn("tarn_vikings")
    four = {"attack tarn_vikings.1": [SKULL] * 3, "defence door": [BLANK] * 4}
    happened = scene.play("attack tarn_vikings.1 door", four)
    assert [event.wounds for event in happened if isinstance(event, e.DefenceRolled)] == [1]
    scene.turn("zettian_guards")
    happened = scene.play(
        "attack zettian_guards.1 door", {"attack zettian_guards.1": [SKULL] * 2, "defence door": [BLANK] * 4}
    )
    assert [event.wounds for event in happened if isinstance(event, e.DefenceRolled)] == [0]


def test_RF_38_automatic_shields_by_default_and_dice_where_the_card_says_so() -> None:
    scene = siege().army(0, "tarn_vikings").put("tarn_vikings.1", (13, 7, 1))
    terms = dict(defence_terms(scene.position, DOOR_TARGET, scene.figure("tarn_vikings.1")))
    assert terms == {"card": 4}


def test_VF_12_deathwalker_8000_reaches_the_door_at_seven() -> None:
    for at, legal in (((9, 8, 1), True), ((8, 9, 1), True), ((7, 9, 1), False)):
        scene = siege().army(1, "deathwalker_8000").put("deathwalker_8000", at).turn("deathwalker_8000")
        if legal:
            assert scene.legal("attack deathwalker_8000 door")
        else:
            refused = scene.refusal("attack deathwalker_8000 door")
            assert refused is not None
            assert (refused.reason, refused.figures["count"]) == ("out_of_range", 8)


def test_VF_13_two_monks_attack_separately() -> None:
    scene = siege().army(0, "finn").put("finn", (22, 9, 1)).army(1, "shaolin_monks")
    scene.put("shaolin_monks.1", (13, 7, 1)).put("shaolin_monks.2", (14, 6, 1))
    scene.turn("shaolin_monks")
    for monk in ("shaolin_monks.1", "shaolin_monks.2"):
        scene.play(f"attack {monk} door", {f"attack {monk}": [SKULL] * 3, "defence door": [BLANK] * 4})
    assert scene.position.door_wounds == 2


def test_VF_14_and_RF_42_the_tenth_wound_takes_the_leaf_away_and_the_frame_stays() -> None:
    scene = siege().army(1, "shaolin_monks").put("shaolin_monks.1", (13, 7, 1)).turn("shaolin_monks")
    scene.position.door_wounds = 9
    happened = scene.play(
        "attack shaolin_monks.1 door", {"attack shaolin_monks.1": [SKULL] * 3, "defence door": [BLANK] * 4}
    )
    assert any(isinstance(event, e.DoorDestroyed) for event in happened)
    assert (scene.position.door_state, scene.position.door_wounds, scene.position.leaf) == ("gone", 10, -1)
    assert scene.position.controller == 0
    scene = guarded()
    scene.position.door, scene.position.door_wounds = 2, 10
    assert scene.reason("door open") == "door_gone"


def test_VT_22_and_RF_34_who_ends_on_4_takes_the_card_and_who_passes_does_not() -> None:
    scene = siege().army(0, "tarn_vikings").army(1, "izumi_samurai").put("tarn_vikings.1", (20, 9, 1))
    scene.put("izumi_samurai.1", (17, 8, 1)).turn("izumi_samurai")
    scene.play("step izumi_samurai.1 16,8,1")
    scene.play("step izumi_samurai.1 15,8,1")
    scene.play("stop izumi_samurai.1")
    assert scene.position.controller == 0
    scene.put("izumi_samurai.2", (17, 8, 1)).play("go izumi_samurai.2 16,8,1")
    assert scene.position.controller == 1
    left = guarded()
    left.put("tarn_vikings.1", (17, 8, 1))
    assert left.position.controller == 0
    assert left.reason("door open") == "nobody_on_4"


def test_RF_35_a_partner_is_asked_and_leaves_the_card_unless_it_is_wanted() -> None:
    for answer, controller in (("take no", 0), ("take yes", 1)):
        scene = ambush().army(0, "syvarris").army(1, "drake").army(2, "finn")
        scene.put("syvarris", (20, 9, 1)).put("drake", (17, 8, 1)).put("finn", (0, 9, 1)).turn("drake")
        scene.position.starters = ~0
        scene.play("go drake 16,8,1")
        assert FORTRESS.decisions(scene.position)[0].kind == "take_card"
        scene.play(answer)
        assert scene.position.controller == controller


def test_RF_35_a_partners_figure_on_4_works_no_door() -> None:
    scene = ambush().army(0, "syvarris").army(1, "drake").put("syvarris", (20, 9, 1)).put("drake", FOUR).turn("drake")
    assert scene.reason("door open") == "not_controller"
    scene.turn("syvarris")
    assert scene.reason("door open") == "nobody_on_4"


def shackled(guard: str, *, partner: bool) -> Scene:
    """Return a scene in which Ne-Gok-Sa has just shackled the figure on door space 4."""
    scene = ambush().army(0, guard, "syvarris").army(1 if partner else 2, "ne_gok_sa").put(guard, FOUR)
    scene.put("syvarris", (20, 9, 1)).put("ne_gok_sa", (17, 8, 1)).turn("ne_gok_sa")
    scene.army(1, "drake", "finn", "agent_carr").army(2, "grimnak").put("grimnak", (4, 4, 1), (5, 4, 1))
    for hero, space in (("drake", (1, 9, 1)), ("finn", (1, 10, 1)), ("agent_carr", (1, 11, 1))):
        scene.put(hero, space)
        scene.position.starters |= 1 << scene.figure(hero)
    scene.position.door_wounds = 3
    scene.play(f"shackle {guard}", {f"shackle {guard}": [19]})
    return scene


def test_RF_64_and_RF_34_a_shackled_guard_brings_the_door_card_with_its_wounds() -> None:
    scene = shackled("thorgrim", partner=False)
    assert (scene.position.controller, scene.position.door_wounds) == (2, 3)
    assert any(isinstance(event, e.DoorTaken) for event in scene.events)
    assert scene.legal("door open")


def test_RF_64_and_RF_35_a_partner_who_shackles_the_guard_is_asked_for_the_card() -> None:
    for answer, controller in (("no", 0), ("yes", 1)):
        scene = shackled("thorgrim", partner=True)
        assert [one.kind for one in FORTRESS.decisions(scene.position)] == ["take_card"]
        scene.play(f"take {answer}")
        assert scene.position.controller == controller


def test_RF_64_a_card_that_is_not_shackled_or_stands_elsewhere_moves_no_door_card() -> None:
    scene = siege().army(0, "finn", "syvarris").army(1, "ne_gok_sa").put("finn", (18, 8, 1)).put("syvarris", FOUR)
    scene.put("ne_gok_sa", (17, 8, 1)).turn("ne_gok_sa").play("shackle finn", {"shackle finn": [19]})
    assert scene.position.controller == 0
    scene = siege().army(0, "finn").army(1, "ne_gok_sa").put("finn", FOUR).put("ne_gok_sa", (17, 8, 1))
    scene.turn("ne_gok_sa").play("shackle finn", {"shackle finn": [18]})
    assert scene.position.controller == 0


def test_RF_36_the_controller_is_asked_in_an_enemys_turn_and_never_inside_a_move() -> None:
    scene = siege().army(0, "tarn_vikings").army(1, "izumi_samurai").put("tarn_vikings.1", FOUR)
    scene.put("izumi_samurai.1", (12, 7, 1)).put("izumi_samurai.2", (11, 7, 1)).turn("izumi_samurai")
    scene.play("step izumi_samurai.1 13,7,1")
    assert scene.reason("door open", seat=0) == "enemy_moving"
    scene.play("stop izumi_samurai.1")
    (asked,) = FORTRESS.decisions(scene.position)
    assert (asked.seat, asked.kind, asked.blocking) == (0, "door", False)
    scene.play("door open")
    assert scene.position.door_state == "open"
    scene.play("go izumi_samurai.2 12,7,1")
    scene.play("rest turn")
    assert FORTRESS.decisions(scene.position)[0].kind == "act"


def test_RF_36_on_the_own_sides_turn_a_partner_works_the_door_between_two_steps() -> None:
    scene = ambush().army(0, "syvarris").army(1, "drake").army(2, "finn").put("syvarris", FOUR)
    scene.put("drake", (12, 7, 1)).put("finn", (0, 9, 1)).turn("drake")
    scene.play("step drake 13,7,1", seat=1)
    assert [(one.seat, one.kind) for one in FORTRESS.decisions(scene.position)] == [(1, "moving"), (0, "door")]
    scene.play("door open", seat=0)
    scene.play("step drake 14,7,1", seat=1)
    assert [one.seat for one in FORTRESS.decisions(scene.position)] == [1]
    assert scene.reason("end", seat=0) == "not_asked"


def test_RF_36_a_partner_who_may_work_the_door_does_not_hold_up_a_computer() -> None:
    scene = ambush().army(0, "syvarris").army(1, "drake").army(2, "finn").put("syvarris", FOUR)
    scene.put("drake", (12, 7, 1)).put("finn", (0, 9, 1)).turn("drake")
    decisions = FORTRESS.decisions(scene.position)
    assert [(one.kind, one.optional) for one in decisions] == [("act", False), ("door", True)]
    assert computer_asked(decisions, ("", "medium", "medium")) == decisions[0]
    assert computer_asked(decisions, ("medium", "", "medium")) is None


def test_RF_36_never_twice_without_anything_between() -> None:
    scene = guarded()
    scene.play("door open")
    assert scene.reason("door close") == "nothing_changed"
    scene.put("tarn_vikings.2", (20, 9, 1)).play("step tarn_vikings.2 20,10,1")
    scene.play("door close")


def test_RF_37_the_open_leaf_is_not_entered() -> None:
    scene = siege().army(0, "tarn_vikings").put("tarn_vikings.1", TWO).turn("tarn_vikings")
    scene.position.door = 1
    assert scene.reason("go tarn_vikings.1 15,7,1") == "leaf"


def test_RF_39_the_door_engages_nobody_and_an_engaged_figure_attacks_it_only_from_beside() -> None:
    scene = siege().army(0, "tarn_vikings").army(1, "izumi_samurai", "zettian_guards")
    scene.put("izumi_samurai.1", (13, 7, 1)).turn("izumi_samurai")
    assert scene.legal("attack izumi_samurai.1 door")
    scene.put("zettian_guards.1", (12, 8, 1)).put("tarn_vikings.1", (11, 8, 1)).turn("zettian_guards")
    assert scene.reason("attack zettian_guards.1 door") == "engaged_with_others"


def test_RF_40_bonuses_of_the_attacker_count_against_the_door_and_anybody_may_attack_it() -> None:
    scene = (
        siege().army(0, "agent_carr", "finn").put("agent_carr", (13, 7, 1)).put("finn", (12, 7, 1)).turn("agent_carr")
    )
    terms = dict(attack_terms(scene.position, scene.figure("agent_carr"), DOOR_TARGET))
    assert terms == {"card": 2, "sword_of_reckoning_4": 4}
    assert scene.legal("attack agent_carr door")
    assert dict(attack_terms(scene.position, scene.figure("finn"), DOOR_TARGET))["card"] == 3


def test_RF_41_an_explosion_hits_the_door_only_as_its_target() -> None:
    scene = siege().army(0, "tarn_vikings").army(1, "deathwalker_9000").put("tarn_vikings.1", (13, 7, 1))
    scene.put("deathwalker_9000", (9, 8, 1)).turn("deathwalker_9000")
    scene.play(
        "explode deathwalker_9000 tarn_vikings.1",
        {"attack deathwalker_9000": [SKULL] * 3, "defence tarn_vikings.1": [SHIELD] * 4},
    )
    assert scene.position.door_wounds == 0
    scene.turn("deathwalker_9000")
    scene.play("explode deathwalker_9000 door", {"attack deathwalker_9000": [SKULL] * 3})
    assert {move.target for move in FORTRESS.legal_moves(scene.position, 1)} == {"door", "tarn_vikings.1"}  # type: ignore[union-attr]


def test_RF_43_the_door_card_is_no_army_card() -> None:
    assert "door" not in siege().setting.card_index
    assert "fortress_door" not in siege().setting.card_index


def test_RF_44_in_discovery_whoever_stands_on_4_works_the_door_which_cannot_be_destroyed() -> None:
    scene = on(the_map(), mode=scenarios()["small"].mode).army(0, "drake").army(1, "tarn_vikings")
    scene.put("drake", (20, 9, 1)).put("tarn_vikings.1", (17, 8, 1)).put("tarn_vikings.2", (13, 7, 1)).turn(
        "tarn_vikings"
    )
    assert scene.reason("attack tarn_vikings.2 door") == "indestructible"
    scene.play("go tarn_vikings.1 16,8,1")
    assert scene.position.controller == 1
    scene.play("door open")


def rolls(number: int) -> Iterator[tuple[int, Fraction]]:
    """Yield the possible numbers of skulls on a number of dice, with their chances."""
    for faces in product((True, False), repeat=number):
        yield sum(faces), Fraction(1, 2**number)


def shields(number: int) -> Iterator[tuple[int, Fraction]]:
    for faces in product(((1, Fraction(1, 3)), (0, Fraction(2, 3))), repeat=number):
        chance = Fraction(1)
        for _, one in faces:
            chance *= one
        yield sum(face for face, _ in faces), chance


@pytest.mark.parametrize(
    ("dice", "small", "large"),
    [
        (2, Fraction(0), Fraction(4, 81)),
        (3, Fraction(2, 81), Fraction(4, 27)),
        (4, Fraction(7, 81), Fraction(5, 18)),
        (5, Fraction(59, 324), Fraction(5, 12)),
        (6, Fraction(97, 324), Fraction(947, 1728)),
    ],
)
def test_the_chance_to_wound_the_door_is_what_the_rules_say(dice: int, small: Fraction, large: Fraction) -> None:
    door = siege().setting.cards.door
    for further, chance in ((door.reinforced["medium"], small), (door.reinforced["large"], large)):
        both = ((s, d, p * q) for s, p in rolls(dice) for d, q in shields(door.defence))
        assert sum(p for s, d, p in both if s > d + further) == chance
