"""Stage I.2, the siege machines (rules, sections 5.2 and 8)."""

from __future__ import annotations

from stronghold_gui.core.chance import Chance
from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import pieces as pc
from tests.games.stronghold.assault.tools import BLANK, HIT, both_editions, empty, enter
from tests.games.stronghold.scene import Scene


def pile(scene: Scene, place: str) -> tuple[int, int]:
    """Return hits and misses of a machine's pile."""
    number = scene.p.board.outer_index[place]
    return scene.p.hits[number], scene.p.misses[number]


# -- targets -----------------------------------------------------------------------------------------------------------


@both_editions
def test_ballista_and_catapult_reach_joined_sections_a_trebuchet_its_whole_side(edition: str) -> None:
    scene = empty(edition).tile("catapult", "RW2").tile("trebuchet", "FE")
    enter(scene, "machines")
    east = [f"aim FE E{wall}" for wall in range(1, 5)]
    assert scene.legal() == [*east, "aim RW2 W2", "aim RW2 W3"]
    assert scene.reason("aim RW2 W1") == ("out_of_range", "8.I.2")
    assert scene.reason("aim FE W1") == ("out_of_range", "8.I.2")
    assert scene.reason("aim RW1 W1") == ("no_weapon", "8.I.2")


@both_editions
def test_R_48_a_catapult_must_fire(edition: str) -> None:
    scene = empty(edition).tile("catapult", "RW2")
    enter(scene, "machines")
    assert scene.reason("done") == ("must_fire", "R-48")


def test_R_48_revised_a_ballista_without_defender_units_in_range_may_hold() -> None:
    scene = empty().tile("ballista", "RW2")
    enter(scene, "machines").play("done")
    assert scene.seen(a.CardTurned) == []
    scene = empty().tile("ballista", "RW2").guard("W3", soldier=1)
    assert enter(scene, "machines").reason("done") == ("must_fire", "R-48")


def test_R_48_first_a_ballista_fires_whoever_is_there() -> None:
    scene = empty("first").tile("ballista", "RW2")
    assert enter(scene, "machines").reason("done") == ("must_fire", "R-48")


def test_R_48_a_glared_section_is_no_target_and_without_target_no_card_is_turned() -> None:
    scene = empty().tile("catapult", "RW2")
    scene.p.glare = scene.p.board.outer_index["W2"]
    enter(scene, "machines", card_RW2=(BLANK,))
    assert scene.seen(a.Aimed) == [a.Aimed("RW2", "W3")]
    scene = empty().tile("catapult", "RW2").tile("ballista", "RE1")
    scene.p.glare = scene.p.board.outer_index["W2"]
    enter(scene, "machines")
    assert scene.reason("aim RW2 W2") == ("glared", "R-72")


def test_R_47_all_machines_are_aimed_before_the_first_card() -> None:
    scene = empty().tile("catapult", "RW2").tile("catapult", "RW3")
    enter(scene, "machines", card_RW2=(HIT,), card_RW3=(BLANK,)).play("aim RW3 W4")
    assert scene.seen(a.CardTurned) == []
    assert scene.reason("aim RW3 W3") == ("already_aimed", "R-47")
    scene.play("aim RW2 W2", "done")
    assert scene.seen(a.CardTurned) == [a.CardTurned("RW3", "W4", False), a.CardTurned("RW2", "W2", True)]


# -- the pile ----------------------------------------------------------------------------------------------------------


@both_editions
def test_R_09_a_miss_leaves_the_pile_for_the_supply_a_hit_is_shuffled_back(edition: str) -> None:
    scene = empty(edition).tile("catapult", "RW2")
    supply = scene.p.supply[pc.MISS]
    enter(scene, "machines", card_RW2=(BLANK,)).play("aim RW2 W2", "done")
    assert pile(scene, "RW2") == (2, 4)
    assert scene.p.supply[pc.MISS] == supply + 1
    enter(scene, "machines", card_RW2=(HIT,)).play("aim RW2 W2", "done")
    assert pile(scene, "RW2") == (2, 4)


def test_an_empty_pile_turns_nothing() -> None:
    scene = empty().tile("catapult", "RW2")
    number = scene.p.board.outer_index["RW2"]
    scene.p.hits[number] = scene.p.misses[number] = 0
    enter(scene, "machines").play("aim RW2 W2", "done")
    assert scene.seen(a.ShotWasted) == [a.ShotWasted("RW2", "W2")]


# -- accurate shot (R-50) ----------------------------------------------------------------------------------------------


def test_R_50_revised_one_machine_is_named_accurate_when_it_fires() -> None:
    scene = empty().tile("catapult", "RW2").tile("catapult", "RW3")
    assert enter(scene, "machines").reason("aim RW2 W2 accurate") == ("not_accurate", "R-50")
    scene.p.invaders[0].accurate_shots = 1
    assert "aim RW2 W2 accurate" in scene.legal()
    assert "aim RW3 W3 accurate" in scene.legal()
    scene.play("aim RW2 W2 accurate")
    assert scene.reason("aim RW3 W3 accurate") == ("not_accurate", "R-50")
    scene.p.chance.begin({"card RW2": (BLANK, HIT), "card RW3": (BLANK,)})
    scene.play("aim RW3 W3", "done")
    assert scene.decider() == 0
    assert scene.legal() == ["keep hit", "keep miss"]


def test_R_50_a_kept_hit_shuffles_both_back() -> None:
    scene = empty().tile("catapult", "RW2")
    scene.p.invaders[0].accurate_shots = 1
    enter(scene, "machines", card_RW2=(BLANK, HIT)).play("aim RW2 W2 accurate", "done")
    assert scene.reason("done") == ("not_now", "R-50")
    scene.play("keep hit")
    assert pile(scene, "RW2") == (2, 5)
    assert scene.p.stone[1] == 1
    assert scene.seen(a.ShotKept) == [a.ShotKept("RW2", "W2", True)]


def test_R_50_a_kept_miss_leaves_and_the_hit_goes_back() -> None:
    scene = empty().tile("catapult", "RW2")
    scene.p.invaders[0].accurate_shots = 1
    enter(scene, "machines", card_RW2=(HIT, BLANK)).play("aim RW2 W2 accurate", "done", "keep miss")
    assert pile(scene, "RW2") == (2, 4)
    assert scene.p.stone[1] == 2


def test_R_50_two_equal_cards_leave_no_choice() -> None:
    scene = empty().tile("catapult", "RW2")
    scene.p.invaders[0].accurate_shots = 1
    enter(scene, "machines", card_RW2=(BLANK, BLANK)).play("aim RW2 W2 accurate", "done")
    assert pile(scene, "RW2") == (2, 4)
    assert len(scene.seen(a.CardTurned)) == 2


def test_R_50_the_two_cards_of_an_accurate_shot_are_two_cards_of_the_pile() -> None:
    for seed in range(12):
        scene = empty().tile("catapult", "RW2")
        scene.p.invaders[0].accurate_shots = 1
        place = scene.p.board.outer_index["RW2"]
        scene.p.hits[place] = scene.p.misses[place] = 1
        enter(scene, "machines").play("aim RW2 W2 accurate")
        scene.p.chance = Chance(seed)
        assert scene.play("done").legal() == ["keep hit", "keep miss"]


def test_R_50_first_every_machine_is_accurate_without_being_named() -> None:
    scene = empty("first").tile("catapult", "RW2")
    scene.p.invaders[0].accurate_shots = -1
    enter(scene, "machines", card_RW2=(BLANK, HIT))
    assert scene.reason("aim RW2 W2 accurate") == ("not_accurate", "R-50")
    scene.play("aim RW2 W2", "done")
    assert scene.legal() == ["keep hit", "keep miss"]


# -- the ballista (R-49) -----------------------------------------------------------------------------------------------


@both_editions
def test_a_ballista_kills_a_defender_unit_of_the_invaders_choice(edition: str) -> None:
    scene = empty(edition).tile("ballista", "RW2").guard("W2", marksman=1, veteran=1)
    enter(scene, "machines", card_RW2=(HIT,)).play("aim RW2 W2", "done")
    assert scene.decider() == 0
    assert scene.legal() == ["remove marksman W2", "remove veteran W2"]
    assert scene.reason("remove soldier W2") == ("not_there", "8.I.2")
    assert scene.reason("remove orc W2") == ("not_the_one", "8.I.2")
    free = scene.p.free[pc.VETERAN]
    scene.play("remove veteran W2")
    assert scene.guards("W2") == (1, 0, 0)
    assert scene.guards("hospital") == (0, 0, 0)
    assert scene.p.free[pc.VETERAN] == free + 1


@both_editions
def test_R_49_the_strongest_invader_unit_dies_too(edition: str) -> None:
    scene = empty(edition).tile("ballista", "RW2").guard("W2", soldier=1, stone=4)
    scene.put("W2", goblin=1, orc=1).at("pause", 6, 3)
    enter(scene, "machines", card_RW2=(HIT,)).play("aim RW2 W2", "done")
    assert e.UnitKilled("orc", "W2", "ballista") in scene.events
    assert e.UnitKilled("soldier", "W2", "ballista") in scene.events


def test_R_49_the_strongest_dies_also_where_no_defender_unit_is() -> None:
    scene = empty().tile("ballista", "RW2").put("W2", goblin=1, troll=1)
    enter(scene, "machines", card_RW2=(HIT,)).play("aim RW2 W2", "done")
    assert scene.units("W2") == (1, 0, 0)


def test_R_49_R_54_among_equals_of_wall_and_siege_tower_the_invader_picks() -> None:
    scene = empty().tile("ballista", "RW2").tile("siege_tower", "W2").put("W2", troll=1, orc=1).put("STW2", troll=1)
    enter(scene, "machines", card_RW2=(HIT,)).play("aim RW2 W2", "done")
    assert scene.legal() == ["remove troll STW2", "remove troll W2"]
    assert scene.reason("remove orc W2") == ("not_the_one", "R-49")
    scene.play("remove troll STW2")
    assert scene.units("W2") == (0, 1, 1)


# -- catapult and trebuchet --------------------------------------------------------------------------------------------


@both_editions
def test_a_catapult_removes_a_stone_and_all_wood(edition: str) -> None:
    scene = empty(edition).tile("catapult", "RW2").guard("W2", stone=2, wood=2)
    enter(scene, "machines", card_RW2=(HIT,)).play("aim RW2 W2", "done")
    assert (scene.p.stone[1], scene.p.wood[1]) == (1, 0)
    assert scene.seen(e.TakenAway) == [
        e.TakenAway("stone", "W2", 1, "catapult"),
        e.TakenAway("wood", "W2", 2, "catapult"),
    ]


def test_R_51_wood_without_stone_burns() -> None:
    scene = empty().tile("trebuchet", "FW").guard("W2", stone=0, wood=2)
    enter(scene, "machines", card_FW=(HIT,)).play("aim FW W2", "done")
    assert scene.p.wood[1] == 0


def test_R_51_on_a_bare_section_the_invader_smashes_cauldron_or_tower_machine() -> None:
    scene = empty().tile("catapult", "RW3").tile("cauldron_orc", "W3").tile("poles", "TW3").tile("cannon", "TW2")
    scene.guard("W3", stone=0)
    enter(scene, "machines", card_RW3=(HIT,)).play("aim RW3 W3", "done")
    assert scene.legal() == ["smash TW3", "smash W3"]
    assert scene.reason("smash TW2") == ("no_target", "R-51")
    assert scene.reason("smash XX") == ("unknown_place", "2")
    supply = scene.p.supply[pc.SUPPLY_INDEX["poles"]]
    scene.play("smash TW3")
    assert scene.p.towers[2] == 0
    assert scene.p.cauldron[2] >= 0
    assert scene.p.supply[pc.SUPPLY_INDEX["poles"]] == supply + 1


def test_R_51_a_trebuchet_smashes_the_cauldron_but_never_a_tower() -> None:
    scene = empty().tile("trebuchet", "FW").tile("cauldron_orc", "W3").tile("poles", "TW3").guard("W3", stone=0)
    enter(scene, "machines", card_FW=(HIT, HIT)).play("aim FW W3", "done")
    assert scene.p.cauldron[2] == -1
    assert e.TakenAway("cauldron_orc", "W3", 1, "trebuchet") in scene.events
    enter(scene, "machines", card_FW=(HIT,)).play("aim FW W3", "done")
    assert scene.p.towers[2] == pc.POLES


def test_R_130_an_accident_leaves_with_the_cauldron_and_harms_nobody() -> None:
    scene = empty().tile("trebuchet", "FW").tile("cauldron_goblin", "W3").tile("accident", "W3")
    scene.guard("W3", stone=0, marksman=2)
    supply = scene.p.supply[pc.SUPPLY_INDEX["accident"]]
    enter(scene, "machines", card_FW=(HIT,)).play("aim FW W3", "done")
    assert (scene.p.cauldron[2], scene.p.accidents) == (-1, 0)
    assert scene.p.supply[pc.SUPPLY_INDEX["accident"]] == supply + 1
    assert e.TakenAway("accident", "W3", 1, "smashed") in scene.events
    assert not scene.seen(e.UnitHurt)


def test_R_51_with_nothing_to_smash_a_hit_does_no_harm() -> None:
    scene = empty().tile("catapult", "RW3").guard("W3", stone=0)
    enter(scene, "machines", card_RW3=(HIT,)).play("aim RW3 W3", "done")
    assert scene.seen(e.TakenAway) == []


def test_R_24_removed_components_return_except_the_stone_that_marks_the_first_ruin() -> None:
    scene = empty().tile("catapult", "RW2").tile("catapult", "RW3").guard("W2", stone=1).guard("W4", stone=1)
    supply = scene.p.supply[pc.STONE]
    enter(scene, "machines", card_RW2=(HIT,), card_RW3=(HIT,)).play("aim RW2 W2", "aim RW3 W4", "done")
    assert scene.p.supply[pc.STONE] == supply + 1
    assert scene.p.ruin_mark == 1


@both_editions
def test_R_86_the_second_ruin_in_the_assault_is_a_deed(edition: str) -> None:
    scene = empty(edition).tile("catapult", "RW2").tile("catapult", "RW3").guard("W2", stone=1).guard("W4", stone=1)
    enter(scene, "machines", card_RW2=(HIT,), card_RW3=(HIT,)).play("aim RW2 W2", "aim RW3 W4", "done")
    assert scene.seen(e.InvaderDeed) == [e.InvaderDeed("ruined_walls")]


def test_R_52_blood_stones_kill_on_any_hit_component_or_not() -> None:
    scene = empty().tile("catapult", "RW2").tile("blood_stones", "RW2").guard("W2", stone=1, marksman=1, soldier=1)
    enter(scene, "machines", card_RW2=(HIT,)).play("aim RW2 W2", "done")
    assert scene.decider() == 0
    scene.play("remove soldier W2")
    assert (scene.p.stone[1], scene.guards("W2")) == (0, (1, 0, 0))
    assert e.UnitKilled("soldier", "W2", "blood_stones") in scene.events
    scene = empty().tile("catapult", "RW2").tile("blood_stones", "RW2").guard("W2", stone=0, soldier=1)
    enter(scene, "machines", card_RW2=(HIT,)).play("aim RW2 W2", "done")
    assert scene.guards("W2") == (0, 0, 0)


def test_R_52_blood_stones_do_nothing_on_a_miss() -> None:
    scene = empty().tile("catapult", "RW2").tile("blood_stones", "RW2").guard("W2", stone=1, soldier=1)
    enter(scene, "machines", card_RW2=(BLANK,)).play("aim RW2 W2", "done")
    assert scene.guards("W2") == (0, 1, 0)
