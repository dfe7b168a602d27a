"""Stage II.5, the hospital and the spectres (rules, sections 5.5 and 8)."""

from __future__ import annotations

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.values import load_values
from tests.games.stronghold.assault.tools import both_editions, empty, enter
from tests.games.stronghold.scene import Scene


def wounded(edition: str = "revised", *, marksman: int = 0, soldier: int = 0, veteran: int = 0) -> Scene:
    """Return a scene with units in the hospital."""
    return empty(edition).guard("hospital", marksman=marksman, soldier=soldier, veteran=veteran)


@both_editions
def test_R_80_two_of_the_defenders_choice_return_and_the_others_are_lost(edition: str) -> None:
    scene = wounded(edition, marksman=2, soldier=1, veteran=1)
    free = scene.p.free[:]
    enter(scene, "hospital")
    assert scene.decider() == 1
    assert scene.legal() == ["heal marksman", "heal soldier", "heal veteran"]
    assert scene.reason("done") == ("not_now", "R-80")
    scene.play("heal veteran")
    assert scene.reason("heal veteran") == ("not_there", "R-80")
    scene.play("heal soldier")
    assert scene.guards("courtyard") == (0, 1, 1)
    assert scene.guards("hospital") == (0, 0, 0)
    assert [free[kind] - scene.p.free[kind] for kind in range(3)] == [-2, 0, 0]
    assert scene.seen(e.UnitKilled) == [e.UnitKilled("marksman", "hospital", "hospital")] * 2


@both_editions
def test_R_80_all_return_if_they_are_two_or_fewer(edition: str) -> None:
    scene = wounded(edition, marksman=1, veteran=1)
    enter(scene, "hospital")
    assert scene.guards("courtyard") == (1, 0, 1)
    assert scene.seen(e.UnitKilled) == []


def test_R_80_the_hospital_comes_before_the_barbican() -> None:
    scene = enter(wounded(), "hospital")
    assert scene.seen(e.StageBegan)[:2] == [e.StageBegan("hospital"), e.StageBegan("barbican")]


def test_R_80_victims_of_losses_poison_and_accident_lie_in_the_hospital() -> None:
    scene = empty().put("W1", orc=3).tile("poison", "W1").guard("W1", marksman=2, soldier=1, stone=1)
    scene.guard("W3", veteran=1, stone=9).put("W3", troll=1).tile("cauldron_troll", "W3").tile("accident", "W3")
    enter(scene, "cauldrons").play("remove marksman W1")
    assert len(scene.seen(e.UnitHurt)) == 3
    assert scene.decider() == 1
    assert scene.legal() == ["heal marksman", "heal veteran"]


def test_R_74_revised_a_lasting_panic_waits_for_those_who_return() -> None:
    scene = wounded(marksman=1, soldier=2).tile("panic", "courtyard")
    enter(scene, "hospital").play("heal soldier", "heal soldier")
    assert scene.guards("courtyard") == (0, 1, 0)
    assert e.UnitKilled("soldier", "courtyard", "panic") in scene.events


@both_editions
def test_R_81_spectres_rise_on_a_foreground_of_the_invaders_choice(edition: str) -> None:
    scene = wounded(edition, marksman=3, soldier=1, veteran=1).tile("spectres", "hospital")
    scene.p.discard = [5, 0, 5]
    scene.p.bag[1] = 0
    bag = sum(scene.p.bag)
    enter(scene, "hospital").play("heal marksman", "heal marksman")
    assert scene.decider() == 0
    assert scene.legal() == [
        "rise marksman FE",
        "rise marksman FW",
        "rise veteran FE",
        "rise veteran FW",
    ]
    assert scene.reason("rise soldier FW") == ("none_left", "R-81")
    assert scene.reason("rise veteran RW1") == ("wrong_kind_of_place", "R-81")
    assert scene.reason("rise veteran XX") == ("unknown_place", "2")
    assert scene.reason("done") == ("not_now", "R-81")
    scene.play("rise veteran FE")
    assert e.UnitKilled("veteran", "hospital", "hospital") in scene.events
    assert e.UnitMoved("troll", "hospital", "FE", "spectres") in scene.events
    scene.play("rise marksman FW")
    assert (scene.units("FE"), scene.units("FW")) == ((0, 0, 1), (1, 0, 0))
    assert scene.p.discard == [4, 0, 4]
    assert sum(scene.p.bag) == bag
    # No orc was in discard or bag: the soldier is just lost.
    assert e.UnitKilled("soldier", "hospital", "hospital") in scene.events


@both_editions
def test_R_81_a_piece_comes_from_the_discard_and_then_from_the_bag(edition: str) -> None:
    scene = wounded(edition, soldier=4).tile("spectres", "hospital")
    scene.p.discard = [0, 1, 0]
    bag = scene.p.bag[1]
    enter(scene, "hospital").play("rise soldier FW")
    assert (scene.p.discard[1], scene.p.bag[1]) == (0, bag)
    scene.play("rise soldier FE")
    assert (scene.p.discard[1], scene.p.bag[1]) == (0, bag - 1)
    assert (scene.units("FW"), scene.units("FE")) == ((0, 1, 0), (0, 1, 0))


@both_editions
def test_R_81_by_the_earlier_ruling_nobody_rises_from_the_bag(edition: str) -> None:
    scene = wounded(edition, soldier=4).tile("spectres", "hospital")
    scene.p.values = load_values(edition, 2, "1")
    scene.p.discard = [0, 0, 0]
    enter(scene, "hospital")
    assert scene.seen(e.UnitMoved) == [e.UnitMoved("soldier", "hospital", "courtyard", "hospital")] * 2
    assert scene.seen(e.UnitKilled) == [e.UnitKilled("soldier", "hospital", "hospital")] * 2


def test_R_81_without_room_the_unit_is_just_lost() -> None:
    scene = wounded(marksman=3).tile("spectres", "hospital").put("FW", orc=10).put("FE", orc=10)
    scene.p.discard = [5, 0, 0]
    enter(scene, "hospital")
    assert scene.p.discard == [5, 0, 0]
    assert scene.seen(e.UnitKilled) == [e.UnitKilled("marksman", "hospital", "hospital")]


def test_R_125_if_room_runs_short_the_invader_chooses_who_rises() -> None:
    scene = wounded(marksman=3, veteran=1).tile("spectres", "hospital").put("FW", orc=10).put("FE", orc=9)
    scene.p.discard = [5, 0, 5]
    enter(scene, "hospital").play("heal marksman", "heal marksman")
    assert scene.reason("rise veteran FW") == ("no_room", "R-81")
    scene.play("rise veteran FE")
    assert scene.units("FE") == (0, 9, 1)
    assert scene.p.discard == [5, 0, 4]
