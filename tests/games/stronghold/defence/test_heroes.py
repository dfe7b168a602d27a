"""Speech and excursion (rules, section 7; R-40, R-41)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.events import HeroActed, UnitKilled
from stronghold_gui.games.stronghold.values import EDITIONS
from tests.games.stronghold.defence.scenes import left, pause


@pytest.mark.parametrize("edition", EDITIONS)
def test_R_41_the_officers_speech_costs_1_to_4_and_counts_where_he_stands_later(edition: str) -> None:
    scene = pause(6, edition=edition)
    assert [move for move in scene.legal() if move.startswith("speech")] == [f"speech {n}" for n in range(1, 5)]
    scene.play("speech 3")
    assert (scene.p.speech, left(scene)) == (3, 3)
    assert HeroActed("officer", "speech", 3) in scene.events
    assert scene.reason("speech 1") == ("hero_acted", "7")


def test_R_40_a_speech_is_paid_in_full_at_once() -> None:
    scene = pause(2)
    assert [move for move in scene.legal() if move.startswith("speech")] == ["speech 1", "speech 2"]
    assert scene.reason("speech 3") == ("no_hourglasses", "7")
    assert pause(9).reason("speech 5") == ("too_much_speech", "7")
    assert pause(9).reason("speech 0") == ("too_much_speech", "7")


def test_R_40_heroes_act_on_a_wall_section_only() -> None:
    scene = pause(bare=True).put("W1", orc=1)
    assert scene.reason("speech 1") == ("hero_not_on_wall", "R-40")
    assert scene.reason("excursion orc W1") == ("hero_not_on_wall", "R-40")


@pytest.mark.parametrize(("unit", "price"), [("goblin", 1), ("orc", 2), ("troll", 3)])
def test_the_warriors_excursion_kills_for_1_2_3(unit: str, price: int) -> None:
    scene = pause(price).put("E2", goblin=1, orc=1, troll=1).play(f"excursion {unit} E2")
    assert left(scene) == 0
    assert scene.p.discard[pc.UNIT_INDEX[unit]] == 1
    assert UnitKilled(unit, "E2", "excursion") in scene.events
    assert HeroActed("warrior", "excursion", price) in scene.events


def test_R_54_the_excursion_reaches_the_siege_tower_at_his_section() -> None:
    scene = pause().tile("siege_tower", "E2").put("STE2", orc=1).put("W1", orc=1)
    assert [move for move in scene.legal() if move.startswith("excursion")] == ["excursion orc STE2"]
    assert scene.reason("excursion orc W1") == ("out_of_range", "R-54")
    assert scene.reason("excursion orc E2") == ("not_there", "7")
    assert scene.reason("excursion orc nowhere") == ("unknown_place", "2")
    scene.play("excursion orc STE2")
    assert scene.reason("excursion orc STE2") == ("hero_acted", "7")


def test_what_cannot_be_paid_is_not_offered() -> None:
    scene = pause(1).put("E2", goblin=1, troll=1)
    assert [move for move in scene.legal() if move.startswith("excursion")] == ["excursion goblin E2"]
    assert scene.reason("excursion troll E2") == ("no_hourglasses", "7")


@pytest.mark.parametrize("hero", pc.HEROES)
def test_possession_forbids_the_action(hero: str) -> None:
    scene = pause().put("E2", orc=1).tile("possession", hero)
    move = {"officer": "speech 1", "warrior": "excursion orc E2"}[hero]
    assert scene.reason(move) == ("hero_possessed", "5.5")
    assert move not in scene.legal()
