"""Costs of actions, and the effects of a falling cost (R-14, R-35 to R-38, V-16)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.defence.buildings import costs_fell
from stronghold_gui.games.stronghold.defence.costs import costs_of
from stronghold_gui.games.stronghold.documents import POSITIONS
from stronghold_gui.games.stronghold.events import ActionDone
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.pieces import ACTION_BUILDINGS, ACTION_INDEX, DEFENDER_ACTIONS
from tests.games.stronghold.defence.scenes import left, lying, mark_used, paid, pause, ready, used
from tests.games.stronghold.examples import example
from tests.games.stronghold.scene import DEFENDER, Scene


def cost(scene: Scene, action: str) -> int:
    """Return what an action costs now."""
    return costs_of(scene.p)[ACTION_INDEX[action]]


@pytest.mark.parametrize("building", ACTION_BUILDINGS)
def test_R_10_a_saboteur_makes_the_actions_of_his_building_one_dearer(building: str) -> None:
    plain, dear = costs_of(pause().p), costs_of(pause().tile("saboteur", building).p)
    for action, name in enumerate(DEFENDER_ACTIONS):
        there = ACTION_BUILDINGS[pause().p.values.action_building[action]] == building
        assert dear[action] - plain[action] == there, name


def test_R_37_saboteur_and_fire_add_up_last_legs_takes_off_and_one_is_the_least() -> None:
    scene = pause().tile("saboteur", "workshop").tile("fire", "workshop")
    assert (cost(scene, "poles"), cost(scene, "gate")) == (6, 3)
    scene.p.last_legs = ACTION_BUILDINGS.index("workshop")
    assert (cost(scene, "poles"), cost(scene, "gate")) == (5, 2)
    scene.p.saboteurs = scene.p.fires = 0
    assert (cost(scene, "poles"), cost(scene, "gate")) == (3, 1)


def test_R_35_the_last_hourglass_only_if_the_action_can_be_done_now() -> None:
    scene = pause().put("CAMP", orc=1).play("pay sharpshooter")
    assert "pay sharpshooter" not in scene.legal()
    scene.put("FW", goblin=1)
    assert "pay sharpshooter" in scene.legal()


def test_R_36_a_covered_action_happens_at_once_and_nothing_else_can_be_done() -> None:
    scene = ready("glare").play("pay glare")
    assert all(move.startswith("finish glare ") for move in scene.legal())
    (decision,) = STRONGHOLD.decisions(scene.p)
    assert (decision.seat, decision.kind, decision.place) == (DEFENDER, Kind.FINISH, "glare")
    assert scene.reason("move soldier W1 W2") == ("not_now", "R-37")
    assert scene.reason("finish cannon TW3") == ("not_covered", "R-36")
    assert scene.reason("finish glare W1 soldier") == ("unknown_piece", "7")


@pytest.mark.parametrize("action", ["blessing", "glare", "sharpshooter"])
def test_R_36_one_short_is_allowed(action: str) -> None:
    scene = pause(4).put("FW", goblin=1)
    short = scene.p.values.action_cost[ACTION_INDEX[action]] - 1
    scene.play(*[f"pay {action}"] * short)
    assert lying(scene, action) == short
    assert scene.p.stage == "pause"


def test_V_16_cannon_paid_4_a_saboteur_makes_it_5_tracked_down_it_is_built_at_once() -> None:
    scene = example("V-16")
    assert (lying(scene, "cannon"), cost(scene, "cannon")) == (4, 5)
    scene.play("pay track", "pay track", "pay track")
    assert all(move.startswith("finish cannon T") for move in scene.legal())
    scene.play("finish cannon TW3")
    assert scene.seen(ActionDone) == [ActionDone(1, "track"), ActionDone(1, "cannon")]
    assert (lying(scene, "cannon"), used(scene, "cannon"), left(scene)) == (0, True, 0)


def test_R_14_the_cost_falls_with_last_legs_too() -> None:
    scene = paid(pause(1, turn=5), poles=3)
    scene.play("deed last_legs workshop")
    assert scene.legal()[0] == "finish poles TE1"


def test_R_37_even_in_the_invaders_phase_and_the_defender_chooses() -> None:
    scene = paid(Scene().at("phase", 4, 3), cannon=5)
    costs_fell(scene.p, scene.events)
    (decision,) = STRONGHOLD.decisions(scene.p)
    assert (decision.seat, decision.kind) == (DEFENDER, Kind.FINISH)
    scene.play("finish cannon TW3")
    assert STRONGHOLD.decisions(scene.p)[0].seat == 0
    assert lying(scene, "cannon") == 0  # the surplus is lost


def test_R_37_when_a_saboteur_is_transferred_what_lies_in_his_old_building_is_done() -> None:
    scene = paid(Scene().at("phase", 4, 3).tile("saboteur", "forge"), cannon=4)
    scene.p.invaders[0].flipped = 1 << 3
    scene.play("transfer saboteur forge scouts")
    assert scene.decider() == DEFENDER
    scene.play("finish cannon TE3")
    assert used(scene, "cannon")


def test_R_37_the_defender_chooses_the_order_of_several() -> None:
    scene = paid(Scene().at("phase", 4, 3).tile("battering_ram", "RAM"), cannon=4, cauldron_orc=2, gate=1)
    scene.p.toughness = 5
    costs_fell(scene.p, scene.events)
    (decision,) = STRONGHOLD.decisions(scene.p)
    assert decision.place == ""
    assert {move.split()[1] for move in scene.legal()} == {"cannon", "cauldron_orc", "gate"}
    scene.play("finish cauldron_orc W3", "finish gate gate1", "finish cannon TW3")
    assert [event.action for event in scene.events if isinstance(event, ActionDone)] == [
        "cauldron_orc",
        "gate",
        "cannon",
    ]


def test_R_37_the_only_way_is_taken_at_once() -> None:
    scene = paid(Scene().at("phase", 4, 3), train_marksman=2)
    costs_fell(scene.p, scene.events)
    assert not scene.p.todo
    assert scene.guards("barracks") == (3, 2, 0)


def test_R_37_what_cannot_be_done_waits_and_nothing_can_be_laid_on_it() -> None:
    scene = paid(Scene().at("phase", 4, 3), sharpshooter=2)
    costs_fell(scene.p, scene.events)
    assert not scene.p.todo
    assert lying(scene, "sharpshooter") == 2
    scene.hourglasses(2).enter("pause", 4)
    assert scene.p.stage == "pause"
    assert scene.reason("pay sharpshooter") == ("no_place_for_it", "R-35")
    assert "pay sharpshooter" not in scene.legal()


def test_R_37_what_waits_keeps_its_surplus_and_is_a_position_like_any_other() -> None:
    scene = pause(1, bare=True).tile("saboteur", "forge").guard("guards", marksman=1)
    for tower in range(7):
        scene.guard(scene.p.board.inner[scene.p.board.walls + tower], marksman=1)
    ready("track", paid(scene, cannon=5)).play("pay track")
    assert (cost(scene, "cannon"), lying(scene, "cannon")) == (4, 5)
    assert POSITIONS.from_json(POSITIONS.to_json(scene.p)) == scene.p


def test_R_37_it_is_done_in_the_first_pause_where_it_can_be() -> None:
    scene = paid(Scene().at("phase", 4, 3), sharpshooter=2).put("FW", goblin=1, orc=1).hourglasses(1)
    scene.enter("pause", 4)
    assert scene.legal() == ["finish sharpshooter FW goblin", "finish sharpshooter FW orc"]
    scene.play("finish sharpshooter FW orc")
    assert used(scene, "sharpshooter")
    assert scene.p.stage == "pause"


def test_R_111_it_is_done_in_the_middle_of_a_pause_as_soon_as_there_is_room() -> None:
    scene = paid(pause(2, bare=True), cannon=4)
    for tower in range(1, 5):
        scene.guard(f"TW{tower}", marksman=1)
    for tower in range(1, 4):
        scene.guard(f"TE{tower}", marksman=1)
    assert not [move for move in scene.legal() if "cannon" in move]
    scene.play("move marksman TW2 courtyard")
    assert scene.p.towers[1] == 1
    assert scene.seen(ActionDone) == [ActionDone(1, "cannon")]


def test_R_35_nothing_is_paid_on_an_action_used_this_turn_except_in_the_barracks() -> None:
    scene = mark_used(pause(), "cannon", "train_marksman")
    assert scene.reason("pay cannon") == ("already_used", "R-35")
    scene.play("pay train_marksman")


def test_hourglasses_run_out() -> None:
    scene = pause(0)
    assert scene.reason("pay cannon") == ("no_hourglasses", "R-35")
    assert scene.reason("move soldier W1 W2") == ("no_hourglasses", "7")
