"""Stage I.4, goblins with a fire master (rules, section 8)."""

from __future__ import annotations

from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from tests.games.stronghold.assault.tools import both_editions, empty, enter


@both_editions
def test_R_83_each_goblin_kills_a_marksman_who_is_lost(edition: str) -> None:
    scene = empty(edition).tile("fire_master", "RW2").put("RW2", goblin=3).guard("W2", marksman=2)
    scene.guard("TW2", marksman=1)
    enter(scene, "goblins").play("shoot RW2 W2", "shoot RW2 TW2", "done")
    assert scene.guards("W2") == (1, 0, 0)
    assert scene.guards("TW2") == (0, 0, 0)
    assert scene.guards("hospital") == (0, 0, 0)
    assert e.UnitKilled("marksman", "TW2", "goblins") in scene.events


def test_R_83_more_goblins_than_marksmen_is_waste() -> None:
    scene = empty().tile("fire_master", "RW2").put("RW2", goblin=3).guard("W2", marksman=1)
    enter(scene, "goblins").play("shoot RW2 W2", "shoot RW2 W2", "done")
    assert scene.guards("W2") == (0, 0, 0)
    assert scene.seen(a.ShotWasted) == [a.ShotWasted("RW2", "W2")]


def test_R_83_goblins_reach_joined_sections_without_melee_and_the_tower_opposite() -> None:
    scene = empty().tile("fire_master", "RW2").put("RW2", goblin=1)
    for place in ("W1", "W2", "W3", "TW1", "TW2"):
        scene.guard(place, marksman=1)
    scene.tile("siege_tower", "W2").put("STW2", orc=1)
    enter(scene, "goblins")
    assert scene.legal() == ["done", "shoot RW2 TW2", "shoot RW2 W3"]
    assert scene.reason("shoot RW2 W2") == ("in_melee", "8.I.4")
    assert scene.reason("shoot RW2 W1") == ("out_of_range", "8.I.4")
    assert scene.reason("shoot RW2 TW1") == ("out_of_range", "8.I.4")
    assert scene.reason("shoot RW2 RW3") == ("out_of_range", "8.I.4")


def test_R_83_goblins_shoot_at_marksmen_only() -> None:
    scene = empty().tile("fire_master", "RW2").put("RW2", goblin=1).guard("W2", soldier=2).guard("W3", marksman=1)
    assert enter(scene, "goblins").reason("shoot RW2 W2") == ("no_target", "R-47")


@both_editions
def test_R_15_goblins_leave_a_glared_section_alone(edition: str) -> None:
    scene = empty(edition).tile("fire_master", "RW2").put("RW2", goblin=1).guard("W2", marksman=1)
    scene.guard("W3", marksman=1)
    scene.p.glare = scene.p.board.outer_index["W2"]
    enter(scene, "goblins")
    assert scene.legal() == ["done", "shoot RW2 W3"]


def test_R_47_goblins_name_all_targets_before_the_first_loss() -> None:
    scene = empty().tile("fire_master", "RW2").put("RW2", goblin=2).guard("W2", marksman=1).guard("W3", marksman=1)
    enter(scene, "goblins").play("shoot RW2 W2")
    assert scene.guards("W2") == (1, 0, 0)
    scene.play("shoot RW2 W2")
    assert scene.reason("shoot RW2 W3") == ("already_aimed", "R-47")


def test_R_120_goblins_may_hold() -> None:
    scene = empty().tile("fire_master", "RW2").put("RW2", goblin=1).guard("W2", marksman=1)
    enter(scene, "goblins").play("done")
    assert scene.guards("W2") == (1, 0, 0)
