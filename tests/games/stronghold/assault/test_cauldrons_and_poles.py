"""Stages II.1 and II.2, cauldrons and poles (rules, sections 7 and 8)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.values import load_values
from tests.games.stronghold.assault.tools import GOBLIN_CARD, MISS, ORC_CARD, TROLL_CARD, both_editions, empty, enter
from tests.games.stronghold.scene import Scene


@both_editions
def test_cauldrons_kill_one_troll_one_orc_or_all_goblins(edition: str) -> None:
    scene = empty(edition).tile("cauldron_troll", "W1").put("W1", goblin=1, orc=1, troll=2)
    scene.tile("cauldron_orc", "W3").put("W3", goblin=1, orc=2, troll=1)
    scene.tile("cauldron_goblin", "W5").put("W5", goblin=3, orc=1)
    enter(scene, "cauldrons")
    assert scene.units("W1") == (1, 1, 1)
    assert scene.units("W3") == (1, 1, 1)
    assert scene.units("W5") == (0, 1, 0)
    killed = [event for event in scene.seen(e.UnitKilled) if getattr(event, "cause", "") == "cauldron"]
    assert len(killed) == 5


def test_R_54_a_cauldron_counts_the_siege_tower_and_among_equals_the_invader_picks() -> None:
    scene = empty().tile("cauldron_orc", "W4").tile("siege_tower", "W4").put("W4", orc=1).put("STW4", orc=1, goblin=1)
    enter(scene, "cauldrons")
    assert scene.decider() == 0
    assert scene.legal() == ["remove orc STW4", "remove orc W4"]
    assert scene.reason("remove goblin STW4") == ("not_the_one", "R-54")
    assert scene.reason("remove orc RW4") == ("not_the_one", "8.II.1")
    scene.play("remove orc STW4")
    assert scene.units("STW4") == (1, 0, 0)
    scene = empty().tile("cauldron_goblin", "W4").tile("siege_tower", "W4").put("W4", goblin=1).put("STW4", goblin=2)
    enter(scene, "cauldrons")
    assert scene.p.discard[0] == 3


@both_editions
def test_R_53_an_accident_hurts_the_defenders_own_by_kind(edition: str) -> None:
    scene = empty(edition).guard("W1", marksman=2, soldier=1).tile("cauldron_goblin", "W1").tile("accident", "W1")
    scene.put("W1", goblin=1)
    scene.guard("W3", soldier=2, hero="officer").tile("cauldron_orc", "W3").tile("accident", "W3")
    scene.put("W3", orc=1)
    enter(scene, "cauldrons")
    assert scene.guards("W1") == (0, 1, 0)
    # Strength does not count, so the Officer changes nothing. The victims are in the hospital, the orc survives.
    assert [event for event in scene.seen(e.UnitHurt) if getattr(event, "cause", "") == "accident"] == [
        e.UnitHurt("marksman", "W1", "accident"),
        e.UnitHurt("marksman", "W1", "accident"),
        e.UnitHurt("soldier", "W3", "accident"),
    ]
    assert e.UnitKilled("orc", "W3", "cauldron") not in scene.events


def test_R_53_an_accident_spares_other_kinds() -> None:
    scene = empty().guard("W1", soldier=1).tile("cauldron_troll", "W1").tile("accident", "W1").put("W1", troll=1)
    enter(scene, "cauldrons")
    assert scene.guards("W1") == (0, 1, 0)


def accident_at_w4(edition: str, kind: str, **invaders: int) -> Scene:
    """Return a cauldron with an accident at W4, with one guard of each kind and a number of Invader units."""
    scene = empty(edition).guard("W4", marksman=1, soldier=1, veteran=1)
    return scene.tile(f"cauldron_{kind}", "W4").tile("accident", "W4").put("W4", **invaders)


@both_editions
@pytest.mark.parametrize(("kind", "other"), [("goblin", "orc"), ("orc", "troll"), ("troll", "goblin")])
def test_R_53_an_accident_happens_only_if_the_cauldron_was_about_to_strike_somebody(
    edition: str, kind: str, other: str
) -> None:
    assert enter(accident_at_w4(edition, kind), "cauldrons").seen(e.UnitHurt) == []
    assert enter(accident_at_w4(edition, kind, **{other: 2}), "cauldrons").seen(e.UnitHurt) == []
    hurt = [event.unit for event in enter(accident_at_w4(edition, kind, **{kind: 1}), "cauldrons").seen(e.UnitHurt)]
    assert hurt[0] == {"goblin": "marksman", "orc": "soldier", "troll": "veteran"}[kind]


def test_R_53_a_unit_in_the_siege_tower_is_about_to_be_struck_as_well() -> None:
    scene = accident_at_w4("revised", "orc").tile("siege_tower", "W4").put("STW4", orc=1)
    assert e.UnitHurt("soldier", "W4", "accident") in enter(scene, "cauldrons").events


@both_editions
def test_R_53_by_the_earlier_ruling_an_accident_needs_no_invader(edition: str) -> None:
    scene = accident_at_w4(edition, "orc")
    scene.p.values = load_values(edition, 2, "1")
    assert e.UnitHurt("soldier", "W4", "accident") in enter(scene, "cauldrons").events


@both_editions
def test_R_15_a_cauldron_on_a_glared_section_stays_shut(edition: str) -> None:
    scene = empty(edition).tile("cauldron_orc", "W3").put("W3", orc=2)
    scene.p.glare = 2
    enter(scene, "cauldrons")
    assert scene.units("W3") == (0, 2, 0)


# -- poles -------------------------------------------------------------------------------------------------------------


@both_editions
def test_R_82_poles_push_the_weakest_of_the_section_if_the_card_shows_it(edition: str) -> None:
    scene = empty(edition).tile("poles", "TW2").put("W2", orc=1, troll=1)
    enter(scene, "poles", hit=(TROLL_CARD,)).play("aim TW2 W2", "done")
    assert scene.units("W2") == (0, 0, 1)
    scene = empty(edition).tile("poles", "TW2").put("W2", orc=1, troll=1)
    enter(scene, "poles", hit=(GOBLIN_CARD,)).play("aim TW2 W2", "done")
    assert scene.units("W2") == (0, 1, 1)


def test_R_82_the_card_must_show_the_weakest_not_just_somebody() -> None:
    scene = empty().tile("poles", "TW2").put("W2", orc=1, goblin=1)
    enter(scene, "poles", hit=(ORC_CARD,)).play("aim TW2 W2", "done")
    assert scene.units("W2") == (0, 1, 0)


def test_R_82_among_equals_the_invader_picks() -> None:
    scene = empty().tile("poles", "TW2").tile("siege_tower", "W2").put("W2", orc=1).put("STW2", orc=1)
    enter(scene, "poles", hit=(ORC_CARD,)).play("aim TW2 W2", "done")
    assert scene.decider() == 0
    assert scene.legal() == ["remove orc STW2", "remove orc W2"]


def test_R_82_the_deck_is_reshuffled_between_cannons_and_poles() -> None:
    scene = empty().tile("cannon", "TW1").tile("poles", "TW2").put("FW", goblin=1).put("W2", goblin=1)
    enter(scene, "cannons", hit=(TROLL_CARD, TROLL_CARD)).play("aim TW1 FW", "done", "aim TW2 W2", "done")
    assert scene.p.discard == [2, 0, 0]


def test_poles_reach_the_two_sections_next_to_their_tower() -> None:
    scene = empty().tile("poles", "TW2")
    for wall in ("W1", "W2", "W3", "W4"):
        scene.put(wall, orc=1)
    enter(scene, "poles")
    assert scene.legal() == ["aim TW2 W2", "aim TW2 W3", "done"]
    assert scene.reason("aim TW2 W1") == ("out_of_range", "8.II.2")
    assert scene.reason("aim TW1 W1") == ("no_weapon", "8.II.2")
    assert scene.reason("aim TW2 W2 accurate") == ("not_accurate", "R-50")


def test_R_47_poles_name_all_sections_first_and_an_empty_one_wastes_the_attack() -> None:
    scene = empty().tile("poles", "TW2").tile("poles", "TW1").put("W2", goblin=1)
    enter(scene, "poles", hit=(TROLL_CARD,)).play("aim TW2 W2", "aim TW1 W2", "done")
    assert scene.seen(a.ShotWasted) == [a.ShotWasted("TW1", "W2")]


def test_R_120_poles_may_hold() -> None:
    scene = empty().tile("poles", "TW2").put("W2", goblin=1)
    enter(scene, "poles").play("done")
    assert scene.units("W2") == (1, 0, 0)


@both_editions
def test_R_15_poles_leave_a_glared_section_alone(edition: str) -> None:
    scene = empty(edition).tile("poles", "TW2").put("W2", goblin=1).put("W3", goblin=1)
    scene.p.glare = 1
    enter(scene, "poles", hit=(MISS,))
    assert scene.reason("aim TW2 W2") == ("glared", "R-72")
