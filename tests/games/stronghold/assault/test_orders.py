"""Stage II.3, the orders (rules, sections 6 and 8)."""

from __future__ import annotations

from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import pieces as pc
from tests.games.stronghold.assault.tools import both_editions, empty, enter


@both_editions
def test_R_65_all_order_tiles_are_the_invaders_again_after_the_turn(edition: str) -> None:
    scene = empty(edition).put("W1", orc=1).put("W2", goblin=1).order("bluff", "W1").order("goblins_fury", "W2")
    scene.order("bluff", "W3", face_up=False).guard("W2", stone=4)
    scene.p.glare = 2
    enter(scene, "orders")
    assert scene.p.turn == 4
    assert scene.p.orders == [pc.NO_ORDER] * 9
    assert scene.p.orders_left == list(scene.p.cards.orders)
    assert scene.p.orders_out == [0] * 4


@both_editions
def test_R_66_a_face_down_order_is_turned_where_invaders_stand_and_fizzles(edition: str) -> None:
    scene = empty(edition).put("W1", orc=1).order("goblins_fury", "W1", face_up=False)
    enter(scene, "orders")
    assert scene.seen(e.OrderTurned) == [e.OrderTurned("goblins_fury", "W1")]
    assert scene.seen(e.OrderVoid) == [e.OrderVoid("goblins_fury", "W1")]


@both_editions
def test_R_66_a_face_down_order_on_a_deserted_section_leaves_unseen(edition: str) -> None:
    scene = empty(edition).order("goblins_fury", "W1", face_up=False)
    enter(scene, "orders")
    assert scene.seen(e.OrderTurned) == []
    assert scene.seen(e.OrderVoid) == []
    assert scene.seen(e.TakenAway) == [e.TakenAway("order", "W1", 1, "void")]


def test_R_66_a_face_up_order_that_nobody_can_obey_leaves() -> None:
    scene = empty().put("W1", goblin=1).order("orcs_detonation", "W1")
    enter(scene, "orders")
    assert scene.seen(e.OrderVoid) == [e.OrderVoid("orcs_detonation", "W1")]


def test_R_121_a_face_down_call_on_a_deserted_section_is_turned_only_if_it_is_obeyed() -> None:
    scene = empty().put("RW1", troll=1).order("trolls_call", "W1", face_up=False)
    enter(scene, "orders")
    assert scene.seen(e.OrderTurned) == [e.OrderTurned("trolls_call", "W1")]
    assert scene.units("W1") == (0, 0, 1)
    scene = empty().order("trolls_call", "W1", face_up=False)
    enter(scene, "orders")
    assert scene.seen(e.OrderTurned) == []


def test_R_121_bluffs_just_leave() -> None:
    scene = empty().put("W1", goblin=1).order("bluff", "W1", face_up=False)
    enter(scene, "orders")
    assert e.OrderObeyed("bluff", "W1") in scene.events
    assert scene.units("W1") == (1, 0, 0)


@both_editions
def test_R_67_the_invader_chooses_the_sequence_and_every_order_is_obeyed(edition: str) -> None:
    scene = empty(edition).put("W1", orc=1).order("orcs_detonation", "W1").put("RE1", troll=1)
    scene.order("trolls_call", "E1").put("W2", goblin=1).order("goblins_fury", "W2")
    enter(scene, "orders")
    assert scene.decider() == 0
    assert scene.legal() == ["obey E1", "obey W1", "obey W2"]
    assert scene.reason("obey W3") == ("no_order_there", "R-67")
    assert scene.reason("obey RW3") == ("no_order_there", "R-67")
    assert scene.reason("obey XX") == ("unknown_place", "2")
    assert scene.reason("done") == ("not_now", "R-67")
    scene.play("obey E1")
    assert scene.units("E1") == (0, 0, 1)
    assert scene.reason("obey E1") == ("no_order_there", "R-67")
    scene.play("obey W2")
    assert [getattr(order, "wall", "") for order in scene.seen(e.OrderObeyed)] == ["E1", "W2", "W1"]
    # The one orc had to leave, so no unit is left at W1 and there is no clash.
    assert scene.units("W1") == (0, 0, 0)


def test_R_67_an_order_nobody_can_obey_yet_cannot_be_called_for() -> None:
    scene = empty().put("W1", goblin=1).order("orcs_detonation", "W1")
    scene.put("W2", goblin=1, orc=1).order("goblins_fury", "W2").put("RE1", troll=1).order("trolls_call", "E1")
    enter(scene, "orders")
    assert scene.legal() == ["obey E1", "obey W2"]
    assert scene.reason("obey W1") == ("nobody_to_obey", "R-67")


# -- trolls' call ------------------------------------------------------------------------------------------------------


@both_editions
def test_R_68_a_called_troll_makes_one_step_nearer_into_room_and_fights_at_once(edition: str) -> None:
    scene = empty(edition).put("FW", troll=1).put("RW3", troll=1).put("RW2", troll=1).order("trolls_call", "W3")
    enter(scene, "orders")
    assert scene.legal() == ["call FW RW2", "call FW RW3", "call RW2 W3", "call RW3 W3"]
    assert scene.reason("call RW2 W2") == ("cannot_step", "R-122")
    assert scene.reason("call FW RW1") == ("cannot_step", "R-122")
    assert scene.reason("call RW1 W1") == ("cannot_step", "R-122")
    assert scene.reason("call RW2 RW3") == ("no_path", "R-68")
    assert scene.reason("call FE RE1") == ("cannot_step", "R-122")
    assert scene.reason("call XX W3") == ("unknown_place", "2")
    assert scene.reason("done") == ("not_now", "R-68")
    scene.play("call RW2 W3")
    assert [getattr(clash, "wall", "") for clash in scene.seen(a.Clash)] == ["W3"]


def test_R_13_the_step_needs_room() -> None:
    scene = empty().put("RW3", troll=1).put("RW2", troll=1).put("W3", orc=4).put("FW", troll=1)
    scene.order("trolls_call", "W3")
    enter(scene, "orders")
    assert scene.legal() == ["call FW RW2", "call FW RW3"]
    assert scene.reason("call RW2 W3") == ("no_room", "2")


def test_R_68_a_call_needs_a_troll_on_foreground_or_rampart() -> None:
    scene = empty().put("RW1", troll=1).put("W2", troll=1).put("FW", troll=1).order("trolls_call", "W2")
    enter(scene, "orders")
    assert scene.legal() == ["call FW RW1", "call FW RW2", "call RW1 W2"]
    assert scene.reason("call RW2 W2") == ("not_there", "R-68")


def test_R_122_nearer_means_fewer_printed_paths() -> None:
    scene = empty().put("RW3", troll=1).order("trolls_call", "W5").put("RW4", troll=1)
    enter(scene, "orders")
    assert scene.legal() == ["call RW3 RW4", "call RW4 W5"]
    scene = empty().put("RW3", troll=1).put("FW", troll=1).order("trolls_call", "W4")
    enter(scene, "orders")
    assert scene.reason("call RW3 RW4") == ("cannot_step", "R-122")


@both_editions
def test_R_60_traps_bite_on_a_call_even_after_they_had_their_troll(edition: str) -> None:
    scene = empty(edition).put("FW", troll=1).tile("troll_trap", "FW-RW1").order("trolls_call", "W1")
    scene.p.trapped = 1
    enter(scene, "orders")
    assert scene.units("FW") == scene.units("RW1") == (0, 0, 0)
    assert scene.seen(e.UnitKilled) == [e.UnitKilled("troll", "FW", "troll_trap")]


def test_R_60_goblin_traps_and_bridges_let_the_troll_pass() -> None:
    scene = empty().put("FW", troll=1).tile("goblin_trap", "FW-RW1").order("trolls_call", "W1")
    enter(scene, "orders")
    assert scene.units("RW1") == (0, 0, 1)


@both_editions
def test_R_72_no_order_at_a_glared_section_is_obeyed_nor_a_call_towards_it(edition: str) -> None:
    scene = empty(edition).put("RW1", troll=1).order("trolls_call", "W1", face_up=False)
    scene.p.glare = 0
    enter(scene, "orders")
    assert scene.units("RW1") == (0, 0, 1)
    assert scene.seen(e.OrderTurned) == []


def test_R_86_a_called_troll_can_complete_the_troll_attack() -> None:
    scene = empty().put("W1", troll=3).put("RW1", troll=1).order("trolls_call", "W1")
    enter(scene, "orders")
    assert e.InvaderDeed("troll_attack") in scene.events


# -- orcs' detonation --------------------------------------------------------------------------------------------------


@both_editions
def test_R_70_each_orc_blows_up_a_stone_and_all_wood_goes(edition: str) -> None:
    scene = empty(edition).put("W1", orc=3).guard("W1", stone=2, wood=2, soldier=2).order("orcs_detonation", "W1")
    enter(scene, "orders")
    # The first orc has no choice.
    assert (scene.p.stone[0], scene.p.wood[0]) == (1, 0)
    assert scene.legal() == ["detonate W1", "done"]
    scene.play("detonate W1")
    assert scene.p.stone[0] == 0
    assert scene.p.ruins == 1
    scene.play("done")
    assert scene.p.discard[1] >= 2


def test_R_70_at_least_one_orc_of_the_section_or_its_tower_also_against_a_bare_wall() -> None:
    scene = empty().tile("siege_tower", "W4").put("W4", orc=1).put("STW4", orc=1).guard("W4", stone=0)
    scene.order("orcs_detonation", "W4")
    enter(scene, "orders")
    assert scene.legal() == ["detonate STW4", "detonate W4"]
    assert scene.reason("done") == ("must_choose", "R-70")
    assert scene.reason("detonate W3") == ("not_the_one", "R-70")
    assert scene.reason("detonate XX") == ("unknown_place", "2")
    assert scene.reason("obey W4") == ("not_now", "R-70")
    scene.play("detonate STW4")
    assert scene.reason("detonate STW4") == ("not_there", "R-70")
