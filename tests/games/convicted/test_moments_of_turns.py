"""Decisions of each moment before the assault: seats and choices (docs/convicted/RULES.md, section 14)."""

from __future__ import annotations

import pytest

from stronghold_gui.core.game import OptionError
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.flow import advance
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.pieces import FACTION_LEVELS, FACTIONS, HERETIC, NONE, SEAT_IDS, SECTIONS, SPEARMAN
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.siege import casting
from stronghold_gui.games.convicted.siege.events import CardDrawn, MainDirectionFound
from tests.games.convicted.scene import Scene, fortress, village


def begun(mode: str, seats: int, **options: str) -> Scene:
    """Return a game at its first decision, seat ``a`` the first player."""
    return Scene(CONVICTED.setup({"mode": mode, "first": "a", **options}, seats, 1))


def verbs(table: Scene, seat: str = "") -> set[str]:
    """Return the kinds of move that a seat can make."""
    return {move.split()[0] for move in table.legal(seat)}


def test_M_01_a_game_has_a_mode_levels_and_a_first_player() -> None:
    options = CONVICTED.options(3)
    assert {*options} == {"mode", "level", "first", "handicap", *FACTIONS}
    assert options["level"] == FACTION_LEVELS
    assert options["first"] == ("lot", *SEAT_IDS[:3])
    assert "first" not in CONVICTED.options(1), "who plays alone is the first player"
    assert CONVICTED.setup({"first": "a"}, 1, 1).first == 0, "a match that was asked all the same goes on"
    with pytest.raises(OptionError, match="first"):
        CONVICTED.setup({"first": "b"}, 1, 1)
    with pytest.raises(OptionError, match="mode"):
        CONVICTED.setup({"mode": "campaign"}, 5, 1)


def test_M_02_each_seat_in_order_takes_a_free_hero() -> None:
    table = begun("campaign", 2)
    assert (table.asked, len(table.legal())) == (["a hero"], 6)
    table.do("hero forger")
    assert (table.asked, len(table.legal())) == (["b hero"], 5)


def test_M_03_in_a_campaign_each_places_their_own_and_in_a_scenario_any_everything() -> None:
    own = begun("campaign", 2)
    for hero in ("oracle", "forger"):
        own.do(f"hero {hero}")
    assert own.asked == ["a garrison"]
    assert set(own.legal()) == {f"place spearman town {section}" for section in SECTIONS}
    everything = begun("scenario-1-coop", 2)
    for hero in ("oracle", "forger"):
        everything.do(f"hero {hero}")
    assert everything.asked == ["a garrison", "b garrison"]
    assert everything.reason("place boulders town NW") is Reason.WALLS_ONLY
    assert everything.reason("place ballista town N") is Reason.SLOTS_ONLY
    everything.do("place boulders town N")
    assert everything.reason("place boulders town N") is Reason.ONE_PILE
    everything.do("place cauldron town N")
    assert everything.reason("place cauldron town N") is Reason.ONE_CAULDRON
    assert everything.reason("done") is Reason.MUST_PLACE_ALL


def test_M_04_sections_are_chosen_from_the_first_player_on() -> None:
    table = fortress(seats=2)
    table.position.owner = [NONE] * 9
    table.position.first = 1
    table.go(task("sections"))
    assert table.asked == ["b sections"]
    assert verbs(table) == {"defend"}
    assert table.reason("defend N NE") is Reason.SECTIONS_COUNT


def test_M_05_to_fortify_takes_an_action_a_level_a_technology_and_the_price() -> None:
    table = village(W="5/5", E="0/0", S="1/1", stock="0/0/0/0")
    assert table.asked == ["a action"]
    assert table.reason("fortify W") is Reason.TOP_LEVEL
    assert table.reason("fortify E") is Reason.CANNOT_PAY
    assert table.reason("fortify S") is Reason.TECHNOLOGY_MISSING


def test_M_06_a_building_is_raised_and_the_keep_ends_at_3() -> None:
    table = village(town="keep 3,chapel 5")
    assert table.reason("build keep") is Reason.KEEP_ENDS_AT_3
    assert table.reason("build chapel") is Reason.TOP_LEVEL
    assert "build workshop" not in table.legal()
    assert "build library" in table.legal()


def test_M_07_the_ring_is_dug_planted_and_flooded() -> None:
    table = village(ring="N1 ditch")
    assert {"entrench moat ring_N1", "entrench ditch ring_N2", "entrench stakes ring_N2"} <= {*table.legal()}
    assert table.reason("entrench stakes ring_N1") is Reason.RING_TAKEN
    assert table.reason("entrench moat ring_N2") is Reason.MOAT_NEEDS


def test_M_08_any_unknown_technology_up_to_the_librarys_level_is_researched() -> None:
    table = village(town="library 1", known="archery")
    assert table.reason("research archery") is Reason.KNOWN
    assert table.reason("research mine") is Reason.LIBRARY_TOO_LOW
    table.do("research cauldron")


def test_M_09_what_is_unlocked_can_be_collected() -> None:
    table = village()
    assert [move for move in table.legal() if move.startswith("collect")] == ["collect wood"]
    assert table.reason("collect gold") is Reason.NOT_UNLOCKED


def test_M_10_a_unit_is_trained_onto_a_section_and_two_with_discipline() -> None:
    table = village(town="barracks 2", known="discipline", E="0/0 spearman 1")
    table.do("train spearman N")
    table.do("drill spearman N N")
    assert table.units("N") == {"spearman": 3}
    assert table.reason("train spearman N") is Reason.NO_ROOM
    table.position.waiting[SPEARMAN] = table.position.values.defender_limit - 4
    assert table.reason("train spearman S") is Reason.UNITS_LIMIT
    assert table.reason("drill archer S S") is Reason.UNITS_LIMIT
    assert [move for move in table.legal() if move.startswith(("train", "drill"))] == [
        "train archer N spearman", "train archer E spearman",
    ]  # fmt: skip


def test_M_11_an_engine_is_made_where_it_may_stand() -> None:
    table = village(SW="2/2", N="0/0; boulders 1 cauldron 1", town="workshop 2", known="catapult cauldron")
    assert table.reason("make catapult N") is Reason.SLOTS_ONLY
    assert table.reason("make boulders SW") is Reason.WALLS_ONLY
    assert table.reason("make cauldron N") is Reason.ONE_CAULDRON
    assert table.reason("make catapult SW catapult") is Reason.NOT_THERE
    table.do("make catapult SW")


def test_M_12_repairs_and_heroes_are_free_in_ones_own_turn() -> None:
    table = village(2, W="1/0", N="1/1", gates="0", heroes="forger deserter", stock="9/0/0/0")
    table.position.actions[0] = 0
    assert verbs(table) == {"repair", "done", "offer"}
    for move in ("repair W", "repair gates"):
        table.do(move)
    assert table.reason("desert spearman N") is Reason.NOT_YOUR_HERO
    assert table.reason("forge wood wood gold") is Reason.FORGE_THREE
    assert table.reason("forge wood wood gold iron") is Reason.NOT_ENOUGH
    assert table.reason("forge wood wood wood wood") is Reason.SAME_KIND
    table.do("done")
    assert table.asked == ["b action", "a trade"]


def test_M_13_a_trade_is_offered_at_any_time_and_its_partner_answers() -> None:
    table = village(3, stock="2/1/0/0")
    assert table.asked == ["a action", "b trade", "c trade"]
    assert table.reason("offer c wood 1", "c") is Reason.NO_PARTNER
    table.do("offer a wood 1", "c")
    assert table.asked == ["c want"]
    table.do("want stone 1")
    assert (table.asked, set(table.legal())) == (["a answer"], {"answer yes", "answer no"})


def test_M_14_saboteurs_damage_a_building_a_tower_a_wall_and_the_ring() -> None:
    table = fortress("scenario-2-versus", 2, faction="forestmen", N="3/3", E="3/3", NE="1/1", SE="1/1")
    table.position.period, table.position.buildings = "actions", [1, 1, 3, 0, 0, 0]
    table.position.ring = [1, 1, *[0] * 10]
    table.position.todo = [task("siege"), task("sabotage")]
    advance(table.position, table.events)
    assert table.asked == ["b sabotage"]
    assert table.reason("sabotage keep") is Reason.KEEP_IS_SAFE
    assert table.reason("sabotage chapel") is Reason.LEVEL_0
    assert table.reason("sabotage N") is Reason.WRONG_TARGET
    for move in ("sabotage barracks", "sabotage NE", "sabotage N"):
        table.do(move)
    assert table.reason("sabotage ring_S1") is Reason.RING_EMPTY
    table.do("sabotage ring_NW")
    assert table.position.ring == [0, 1, *[0] * 10]


def test_M_15_the_heretic_names_a_section_or_none_before_the_card() -> None:
    table = fortress(seats=2, heroes="oracle heretic").go(task("card"), task("heretic"))
    assert table.asked == ["b heretic"]
    assert set(table.legal()) == {*(f"inspire {section}" for section in SECTIONS), "done"}
    table.do("done", dice="2")
    assert table.told(CardDrawn)[0].faction == FACTIONS[1]
    assert not table.position.heroes_used >> HERETIC & 1


def test_M_16_any_defender_places_and_the_first_player_closes() -> None:
    table = fortress(seats=2, W="0/0 spearman 3", E="0/0", keep="", SW="2/2; catapult 1").go(task("placing"))
    assert table.asked == ["a placing", "b placing"]
    assert table.reason("done", "b") is Reason.FIRST_CLOSES
    assert table.reason("place spearman W W") is Reason.SAME_PLACE
    assert table.reason("place archer W E") is Reason.NOT_THERE
    assert table.reason("place spearman W town") is Reason.ROOM_ELSEWHERE
    assert table.reason("place catapult SW SE") is Reason.NO_SLOT
    table.do("place spearman W E", "b")
    assert table.reason("place spearman E W") is Reason.HAS_MOVED


def test_M_17_the_main_direction_is_nobodys_choice() -> None:
    table = fortress(faction="barbarians").go(task("army"), dice="63")
    assert table.told(MainDirectionFound)[0].direction == "S"
    assert table.asked == []


def test_M_18_powers_of_the_set_up_step() -> None:
    table = fortress(
        seats=2, town="chapel 4,mage_tower 4", W="3/3", E="0/0", deployment_W="warrior 3 trebuchet 1"
    ).go(task("casting", casting.SETUP))  # fmt: skip
    assert table.asked == ["a setup_powers", "b setup_powers"]
    assert {move.split()[1] for move in table.legal() if move != "done"} == {
        "reinforcement", "protective_aura", "paralysis", "ignition",
    }  # fmt: skip
    assert table.reason("cast shield W") is Reason.NOT_NOW
    table.do("cast paralysis", "b")
    assert table.reason("take trebuchet deployment_W") is Reason.NO_ENGINES
    table.do("take warrior deployment_W")
    table.do("take warrior deployment_W")
    assert table.reason("cast paralysis") is Reason.POWER_USED
    table.do("cast ignition")
    assert table.reason("take warrior deployment_W") is Reason.ENGINES_ONLY


def test_M_40_after_a_turn_the_next_begins_and_can_be_saved_at_its_first_question() -> None:
    table = fortress(seats=2)
    table.position.todo = [task("loot")]
    advance(table.position, table.events)
    assert (table.position.turn, table.position.first, table.position.period) == (2, 1, "preparation")
    assert table.asked == ["b sections"]
