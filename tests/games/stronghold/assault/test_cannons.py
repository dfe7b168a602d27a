"""Stage I.1, the cannons (rules, section 8)."""

from __future__ import annotations

import pytest

from stronghold_gui.core.chance import ChanceMismatchError
from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from tests.games.stronghold.assault.tools import GOBLIN_CARD, MISS, ORC_CARD, TROLL_CARD, both_editions, empty, enter


@both_editions
def test_a_cannon_reaches_foreground_opposite_and_adjacent_ramparts_and_siege_towers_next_to_it(edition: str) -> None:
    scene = empty(edition).tile("cannon", "TW3").tile("siege_tower", "W4").tile("siege_tower", "W2")
    for place in ("FW", "FE", "RW1", "RW2", "RW3", "RW4", "RE1", "W3", "STW4", "STW2"):
        scene.put(place, orc=1)
    enter(scene, "cannons")
    assert scene.legal() == ["aim TW3 FW", "aim TW3 RW2", "aim TW3 RW3", "aim TW3 RW4", "aim TW3 STW4", "done"]
    assert scene.reason("aim TW3 RW1") == ("out_of_range", "8.I.1")
    assert scene.reason("aim TW3 FE") == ("out_of_range", "8.I.1")
    assert scene.reason("aim TW3 W3") == ("out_of_range", "8.I.1")
    assert scene.reason("aim TW3 STW2") == ("out_of_range", "8.I.1")


def test_a_cannon_kills_one_unit_of_a_kind_its_card_shows() -> None:
    scene = empty().tile("cannon", "TW2").put("RW2", orc=2)
    enter(scene, "cannons", hit=(ORC_CARD,)).play("aim TW2 RW2", "done")
    assert scene.units("RW2") == (0, 1, 0)
    assert scene.p.discard == [0, 1, 0]
    assert scene.seen(a.HitCardTurned) == [a.HitCardTurned("TW2", "RW2", ("goblin", "orc"))]
    assert scene.seen(e.UnitKilled) == [e.UnitKilled("orc", "RW2", "cannon")]


def test_a_card_that_fits_nobody_there_kills_nobody() -> None:
    scene = empty().tile("cannon", "TW2").put("RW2", troll=2)
    enter(scene, "cannons", hit=(ORC_CARD,)).play("aim TW2 RW2", "done")
    assert scene.units("RW2") == (0, 0, 2)


def test_the_defender_chooses_among_the_kinds_a_card_shows() -> None:
    scene = empty().tile("cannon", "TW2").put("RW2", goblin=1, orc=1, troll=1)
    enter(scene, "cannons", hit=(ORC_CARD,)).play("aim TW2 RW2", "done")
    assert scene.decider() == 1
    assert scene.legal() == ["remove goblin RW2", "remove orc RW2"]
    assert scene.reason("remove troll RW2") == ("not_hit", "8.I.1")
    assert scene.reason("remove goblin RW1") == ("not_the_one", "8.I.1")
    scene.play("remove orc RW2")
    assert scene.units("RW2") == (1, 0, 1)


def test_R_04_the_six_hit_cards_show_four_kinds() -> None:
    cards = empty().p.cards.hit_cards
    assert sorted(map(len, cards)) == [0, 0, 1, 2, 2, 3]


def test_R_47_cannons_name_all_targets_before_the_first_card_and_a_target_gone_wastes_the_shot() -> None:
    scene = empty().tile("cannon", "TW2").tile("cannon", "TW3").put("RW2", troll=1)
    enter(scene, "cannons", hit=(TROLL_CARD,)).play("aim TW2 RW2")
    assert scene.seen(a.HitCardTurned) == []
    assert scene.reason("aim TW2 RW2") == ("already_aimed", "R-47")
    scene.play("aim TW3 RW2", "done")
    assert len(scene.seen(a.HitCardTurned)) == 1
    assert scene.seen(a.ShotWasted) == [a.ShotWasted("TW3", "RW2")]


def test_R_82_the_six_cards_are_shared_and_not_reshuffled_within_the_volley() -> None:
    scene = empty().put("FW", goblin=9)
    for tower in ("TW1", "TW2", "TW3"):
        scene.tile("cannon", tower)
    enter(scene, "cannons").play("aim TW1 FW", "aim TW2 FW")
    scene.p.chance.begin({"hit": (TROLL_CARD, ORC_CARD, GOBLIN_CARD)})
    scene.play("aim TW3 FW", "done")
    assert scene.units("FW") == (6, 0, 0)
    assert scene.p.deck == [1] * 6


def test_R_82_no_card_comes_twice_in_a_volley() -> None:
    scene = empty().put("FW", goblin=9).tile("cannon", "TW1").tile("cannon", "TW2")
    enter(scene, "cannons", hit=(TROLL_CARD, TROLL_CARD))
    with pytest.raises(ChanceMismatchError):
        scene.play("aim TW1 FW", "aim TW2 FW", "done")


def test_R_82_crew_and_barbican_rampart_are_two_targets_for_the_towers_next_to_them() -> None:
    scene = empty().tile("battering_ram", "RAM").tile("cannon", "TW1").tile("cannon", "TW2")
    scene.put("RB", orc=1).put("RAM", orc=1)
    enter(scene, "cannons", hit=(ORC_CARD,))
    assert scene.legal() == ["aim TW1 RAM", "aim TW1 RB", "done"]
    scene.play("aim TW1 RAM", "done")
    assert scene.units("RB") == (0, 1, 0)
    assert scene.units("RAM") == (0, 0, 0)


def test_R_61_without_a_ram_component_nothing_is_fired_at_the_barbican() -> None:
    scene = empty().tile("cannon", "TE1").put("RB", orc=1).put("FE", orc=1)
    enter(scene, "cannons")
    assert scene.reason("aim TE1 RB") == ("no_ram", "R-61")
    assert scene.reason("aim TE1 RAM") == ("no_ram", "R-61")


def test_R_120_a_cannon_may_hold_and_an_empty_place_is_no_target() -> None:
    scene = empty().tile("cannon", "TW2").put("RW2", orc=1)
    enter(scene, "cannons")
    assert scene.reason("aim TW2 RW1") == ("no_target", "R-47")
    scene.play("done")
    assert scene.seen(a.HitCardTurned) == []
    assert scene.p.turn == 4


def test_R_123_shots_fall_in_the_order_in_which_they_were_named() -> None:
    scene = empty().tile("cannon", "TW2").tile("cannon", "TW3").put("RW2", orc=1).put("RW3", orc=1)
    enter(scene, "cannons", hit=(MISS, ORC_CARD)).play("aim TW3 RW3", "aim TW2 RW2", "done")
    assert [getattr(card, "start", "") for card in scene.seen(a.HitCardTurned)] == ["TW3", "TW2"]
    assert scene.units("RW3") == (0, 1, 0)
    assert scene.units("RW2") == (0, 0, 0)


def test_R_15_the_siege_tower_of_a_glared_section_is_no_target() -> None:
    scene = empty().tile("cannon", "TW3").tile("siege_tower", "W4").put("STW4", orc=1).put("RW3", orc=1)
    scene.p.glare = scene.p.board.outer_index["W4"]
    enter(scene, "cannons")
    assert scene.reason("aim TW3 STW4") == ("glared", "R-72")


def test_only_cannons_are_aimed_and_only_by_the_defender() -> None:
    scene = empty().tile("cannon", "TW2").put("RW2", orc=1)
    enter(scene, "cannons")
    assert scene.reason("aim TW1 RW2") == ("no_weapon", "8.I.1")
    assert scene.reason("aim RW1 RW2") == ("no_weapon", "8.I.1")
    assert scene.reason("aim XX RW2") == ("unknown_place", "2")
    assert scene.reason("aim TW2 XX") == ("unknown_place", "2")
    assert scene.reason("aim TW2 courtyard") == ("out_of_range", "8.I.1")
    assert scene.reason("aim TW2 RW2 accurate") == ("not_accurate", "R-50")
    assert scene.reason("shoot TW2 RW2") == ("not_now", "8.I.1")
    assert scene.reason("done", seat=0) == ("not_your_decision", "4")
