"""Special attacks that destroy their own attacker: what the others defend with afterwards (rules, section 11)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress.documents import POSITIONS
from stronghold_gui.games.fortress.fighting.strength import defence_terms, shields_without_dice
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.position import DOOR_TARGET
from tests.games.fortress.bench import board
from tests.games.fortress.scene import BLANK, SHIELD, SKULL, Scene, on, siege


def explode(scene: Scene, target: str) -> None:
    """Let Deathwalker 9000 destroy himself and leave the others to defend."""
    scene.turn("deathwalker_9000").play(f"explode deathwalker_9000 {target}", {"attack deathwalker_9000": [SKULL] * 3})


def fall(scene: Scene) -> None:
    scene.play("next deathwalker_9000", {"defence deathwalker_9000": [BLANK] * 9})
    assert not scene.where("deathwalker_9000")


def rolled(happened: list[e.Event], target: str) -> e.DefenceRolled:
    return next(event for event in happened if isinstance(event, e.DefenceRolled) and event.target == target)


def champions() -> Scene:
    """Return Finn, Thorgrim and Raelin side by side, an armor spirit on Finn, and Deathwalker 9000 next to Finn."""
    scene = siege().army(0, "finn", "thorgrim", "raelin").army(1, "deathwalker_9000", "marro_warriors")
    scene.put("finn", (9, 5, 1)).put("thorgrim", (9, 4, 1)).put("raelin", (9, 6, 1))
    scene.put("deathwalker_9000", (10, 5, 1)).put("marro_warriors.1", (1, 3, 1))
    scene.position.defence_spirits[scene.setting.card_index["finn"]] = 1
    return scene


def test_RF_85_auras_and_spirits_help_whoever_defends_after_the_attacker_fell() -> None:
    scene = champions()
    explode(scene, "finn")
    before = {name: sum(n for _, n in defence_terms(scene.position, scene.figure(name), scene.position.attacker))
              for name in ("finn", "thorgrim", "raelin")}  # fmt: skip
    assert before == {"finn": 4 + 1 + 1 + 2, "thorgrim": 4 + 2, "raelin": 3}
    fall(scene)
    happened = scene.play("next finn", {"defence finn": [SHIELD] * 8})
    happened += scene.play("next thorgrim", {"defence thorgrim": [SHIELD] * 6, "defence raelin": [SHIELD] * 3})
    assert {name: rolled(happened, name).dice for name in before} == before


def test_RF_85_an_aura_of_a_figure_that_fell_earlier_in_the_attack_is_gone() -> None:
    scene = champions()
    scene.position.wounds[scene.figure("raelin")] = 4
    explode(scene, "finn")
    scene.play("next raelin", {"defence raelin": [BLANK] * 3})
    assert not scene.where("raelin")
    happened = scene.play("next finn", {"defence finn": [SHIELD] * 6})
    assert rolled(happened, "finn").dice == 4 + 1 + 1


@pytest.mark.parametrize(("level", "dice"), [(1, 5), (3, 4)])
def test_RF_85_height_is_counted_against_where_the_attacker_stood(level: int, dice: int) -> None:
    scene = on(board({(3, 3): level, (4, 3): 2, (5, 3): 2}, size=12)).army(0, "deathwalker_9000", "drake")
    scene.army(1, "tarn_vikings").put("deathwalker_9000", (3, 3, level)).put("drake", (9, 9, 1))
    scene.put("tarn_vikings.1", (4, 3, 2)).put("tarn_vikings.2", (5, 3, 2))
    explode(scene, "tarn_vikings.1")
    fall(scene)
    last = {f"defence tarn_vikings.{number}": [SHIELD] * dice for number in (1, 2)}
    happened = scene.play("next tarn_vikings.1", last)
    assert [rolled(happened, f"tarn_vikings.{number}").dice for number in (1, 2)] == [dice, dice]


@pytest.mark.parametrize(("beside", "dodged"), [(True, False), (False, True)])
def test_RF_85_nobody_dodges_an_attacker_that_stood_beside(beside: bool, dodged: bool) -> None:
    scene = on(board(size=12)).army(0, "deathwalker_9000", "drake").army(1, "krav_maga_agents", "tarn_vikings")
    scene.put("deathwalker_9000", (3, 3, 1)).put("drake", (9, 9, 1)).put("tarn_vikings.1", (4, 3, 1))
    scene.put("krav_maga_agents.1", (4, 2, 1) if beside else (5, 3, 1))
    explode(scene, "tarn_vikings.1")
    fall(scene)
    scene.play(
        "next krav_maga_agents.1",
        {"defence krav_maga_agents.1": [SHIELD, BLANK, BLANK], "defence tarn_vikings.1": [SHIELD] * 4},
    )
    assert bool(scene.where("krav_maga_agents.1")) is dodged


def test_RF_85_the_door_keeps_its_shields_against_an_attacker_that_fell() -> None:
    scene = siege().army(0, "tarn_vikings").army(1, "deathwalker_9000", "drake")
    scene.put("tarn_vikings.1", (20, 9, 1)).put("deathwalker_9000", (13, 7, 1)).put("drake", (1, 9, 1))
    explode(scene, "door")
    assert shields_without_dice(scene.position, DOOR_TARGET, scene.position.attacker) == 1
    happened = scene.play(
        "next deathwalker_9000", {"defence deathwalker_9000": [BLANK] * 9, "defence door": [SHIELD] + [BLANK] * 3}
    )
    assert (rolled(happened, "door").further, rolled(happened, "door").wounds) == (1, 1)


def test_RF_85_a_thrower_of_a_grenade_that_falls_takes_nothing_along() -> None:
    scene = siege().army(0, "finn", "thorgrim").army(1, "airborne_elite", "drake").put("drake", (1, 9, 1))
    scene.put("finn", (9, 5, 1)).put("thorgrim", (9, 4, 1)).put("airborne_elite.1", (10, 5, 1)).turn("airborne_elite")
    scene.play("throw airborne_elite.1 finn", {"attack airborne_elite.1": [SKULL] * 2})
    scene.play("next airborne_elite.1", {"defence airborne_elite.1": [BLANK] * 2})
    happened = scene.play("next thorgrim", {"defence thorgrim": [SHIELD] * 4, "defence finn": [SHIELD] * 5})
    assert rolled(happened, "finn").dice == 4 + 1


def test_RF_85_a_document_tells_where_an_attacker_that_fell_had_stood() -> None:
    scene = champions()
    for name in ("thorgrim", "finn", "raelin"):
        scene.position.starters |= 1 << scene.figure(name)
    explode(scene, "finn")
    assert "stood" not in str(POSITIONS.to_json(scene.position))
    fall(scene)
    document = POSITIONS.to_json(scene.position)
    assert document["position"]["turn"]["stood"] == ["10,5,1"]  # type: ignore[index, call-overload]
    again = POSITIONS.from_json(document)
    assert POSITIONS.to_json(again) == document
    FORTRESS.play(again, 1, FORTRESS.parse("next finn"))
    assert len(again.chance.end()["defence finn"]) == 8
