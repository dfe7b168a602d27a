"""The end of the game (rules, section 9): breach, glory, draw, the extra assault, and turn 10."""

from __future__ import annotations

from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.documents import POSITIONS
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.values import load_values
from tests.games.stronghold.assault.tools import BLANK, HIT, both_editions, empty, enter
from tests.games.stronghold.scene import Scene

BREACH = pc.GLORY_INDEX["breach"]
TIME = pc.GLORY_INDEX["time"]


def with_glory(scene: Scene, invader: int, defender: int) -> Scene:
    """Set the points of both camps."""
    scene.p.invader_glory = [invader, *[0] * 6]
    scene.p.defender_glory = [defender, *[0] * 6]
    return scene


def ended(scene: Scene) -> e.GameEnded:
    """Return how the game ended."""
    event = scene.events[-1]
    assert isinstance(event, e.GameEnded)
    assert scene.p.stage == "over"
    assert STRONGHOLD.decisions(scene.p) == ()
    return event


# -- glory -------------------------------------------------------------------------------------------------------------


@both_editions
def test_after_a_breach_the_most_glory_wins(edition: str) -> None:
    scene = with_glory(empty(edition).put("W1", troll=2).guard("W1", stone=0), 5, 7)
    enter(scene, "strength")
    assert ended(scene) == e.GameEnded("invader", "glory", 8, 7)
    scene = with_glory(empty(edition).put("W1", troll=2).guard("W1", stone=0), 3, 7)
    enter(scene, "strength")
    assert ended(scene) == e.GameEnded("defender", "glory", 6, 7)


@both_editions
def test_R_88_each_further_section_is_worth_one(edition: str) -> None:
    scene = with_glory(empty(edition), 10, 4)
    for wall in ("W1", "W5", "E2"):
        scene.put(wall, troll=2).guard(wall, stone=0)
    enter(scene, "strength")
    assert scene.p.invader_glory[BREACH] == 3 + 1 + 1


@both_editions
def test_R_88_the_third_gate_is_the_break_in_and_every_section_one_more(edition: str) -> None:
    scene = with_glory(empty(edition).put("RAM", orc=2).tile("battering_ram", "RAM"), 10, 4)
    scene.p.gate, scene.p.toughness = 2, 1
    for wall in ("W1", "W5"):
        scene.put(wall, troll=2).guard(wall, stone=0)
    enter(scene, "strength")
    assert scene.p.invader_glory[BREACH] == 3 + 2


def test_R_88_the_barbican_is_played_in_a_breach_turn_and_gate_points_count() -> None:
    scene = with_glory(empty().put("RAM", orc=2).tile("battering_ram", "RAM").put("W1", troll=2), 4, 7)
    scene.guard("W1", stone=0).p.toughness = 1
    enter(scene, "strength")
    assert ended(scene) == e.GameEnded("invader", "glory", 8, 7)


@both_editions
def test_R_92_a_breach_turn_has_no_end_of_turn(edition: str) -> None:
    scene = with_glory(empty(edition).put("W1", troll=2).guard("W1", stone=0).at("pause", 6, 8), 10, 4)
    enter(scene, "strength")
    assert scene.seen(e.TurnEnded) == []
    assert scene.p.defender_points() == 4


@both_editions
def test_R_91_without_breach_the_defender_wins_after_turn_ten(edition: str) -> None:
    scene = with_glory(empty(edition).at("pause", 6, 10), 10, 4)
    enter(scene, "cannons")
    assert ended(scene).winner == "defender"
    assert ended(scene).how == "time"


def test_R_126_after_turn_ten_only_points_are_given_and_nobody_is_asked() -> None:
    scene = with_glory(empty().tile("siege_tower", "W4").at("pause", 6, 10), 10, 4)
    scene.put("STW4", goblin=2, orc=1).put("W4", goblin=2).guard("W4", stone=9)
    enter(scene, "strength")
    # One point from the Invader, one for the guard of honour.
    assert ended(scene) == e.GameEnded("defender", "time", 9, 6)


def test_R_91_a_breach_in_turn_ten_still_counts_glory() -> None:
    scene = with_glory(empty().put("W1", troll=2).guard("W1", stone=0).at("pause", 6, 10), 7, 4)
    enter(scene, "strength")
    assert ended(scene).winner == "invader"


# -- the draw ----------------------------------------------------------------------------------------------------------


def drawn(edition: str = "revised") -> Scene:
    """Return a scene in which W1 will be breached and glory will be equal."""
    return with_glory(empty(edition).put("W1", troll=2).guard("W1", stone=0), 4, 7)


@both_editions
def test_R_89_equal_glory_brings_one_more_assault_without_end_of_turn(edition: str) -> None:
    scene = drawn(edition).put("W2", troll=1).guard("W2", stone=4)
    enter(scene, "strength")
    assert scene.seen(e.ExtraAssault) == [e.ExtraAssault(7)]
    assert scene.seen(e.TurnEnded) == []
    stages = [getattr(stage, "stage", "") for stage in scene.seen(e.StageBegan)]
    assert stages[stages.index("end") + 1 :] == [
        "cannons",
        "machines",
        "marksmen",
        "goblins",
        "cauldrons",
        "poles",
        "orders",
        "strength",
        "hospital",
        "barbican",
        "end",
    ]
    assert ended(scene) == e.GameEnded("defender", "extra_assault", 7, 8)


@both_editions
def test_R_89_a_breach_of_another_section_wins_by_one(edition: str) -> None:
    scene = drawn(edition).put("W2", orc=2).guard("W2", stone=4).tile("catapult", "RW2")
    scene.p.invaders[0].accurate_shots = 0
    enter(scene, "strength", card_RW2=(HIT,))
    # 4 to 4 first; the catapult of the extra assault makes it 4 to 3.
    assert scene.decider() == 0
    scene.play("aim RW2 W2", "done")
    assert ended(scene) == e.GameEnded("invader", "extra_assault", 8, 7)


@both_editions
def test_R_89_breached_sections_are_left_out(edition: str) -> None:
    scene = enter(drawn(edition), "strength")
    clashes = [event for event in scene.events if isinstance(event, a.Clash)]
    assert [clash.wall for clash in clashes] == ["W1"]
    assert ended(scene).winner == "defender"


def test_R_124_a_breached_section_is_neither_target_nor_source_of_the_extra_assault() -> None:
    scene = with_glory(empty().put("W2", troll=2).guard("W2", stone=0), 4, 7)
    scene.tile("catapult", "RW2").tile("catapult", "RW3").tile("poles", "TW1").put("W1", goblin=1)
    enter(scene, "strength", card_RW2=(BLANK,), card_RW3=(BLANK,))
    assert scene.reason("aim RW2 W2") == ("left_out", "R-124")
    scene.play("aim RW2 W3", "aim RW3 W4", "done")
    assert scene.reason("aim TW1 W2") == ("left_out", "R-124")


def test_R_89_tiles_lie_as_they_are_and_siege_towers_stay_manned() -> None:
    scene = drawn().tile("siege_tower", "W4").put("STW4", orc=1).put("W4", orc=1).tile("poles", "TW3")
    scene.tile("altar", "RW1").tile("accident", "W3").tile("cauldron_orc", "W3").guard("W4", stone=9)
    scene.p.altar_at[scene.p.board.outer_index["RW1"]] = 3
    enter(scene, "strength")
    assert scene.p.stage == "poles"
    assert scene.units("STW4") == (0, 1, 0)
    assert scene.p.altar_at[scene.p.board.outer_index["RW1"]] == 3
    assert scene.p.accidents == 4


def with_orders(edition: str) -> Scene:
    """Return a drawn game in which orcs at W2 have an order of detonation, and a bluff lies at W3."""
    scene = drawn(edition).put("W2", orc=3).guard("W2", stone=5).order("orcs_detonation", "W2")
    return scene.put("W3", troll=1).guard("W3", stone=3).order("bluff", "W3", face_up=False)


@both_editions
def test_R_89_orders_carried_out_lie_there_again_and_are_carried_out_once_more(edition: str) -> None:
    scene = enter(with_orders(edition), "orders").play("done")
    assert scene.p.stage == "orders"
    assert scene.p.extra
    assert scene.seen(e.OrderReturned) == [e.OrderReturned("orcs_detonation", "W2"), e.OrderReturned("bluff", "W3")]
    assert scene.seen(e.OrderObeyed).count(e.OrderObeyed("orcs_detonation", "W2")) == 2
    assert scene.seen(e.OrderObeyed).count(e.OrderObeyed("bluff", "W3")) == 2
    # Turned up once, they lie face up.
    assert scene.seen(e.OrderTurned) == [e.OrderTurned("bluff", "W3")]
    assert sum(scene.p.orders_out) + sum(scene.p.orders_left) == 5


@both_editions
def test_R_89_an_order_that_was_void_does_not_come_back(edition: str) -> None:
    scene = drawn(edition).put("W2", troll=1).guard("W2", stone=9).order("orcs_detonation", "W2")
    enter(scene, "orders")
    assert scene.seen(e.OrderVoid) == [e.OrderVoid("orcs_detonation", "W2")]
    assert scene.seen(e.OrderReturned) == []


def test_R_89_furious_goblins_are_gone_so_their_order_lies_there_without_effect() -> None:
    scene = drawn().put("W2", goblin=1).guard("W2", stone=9).order("goblins_fury", "W2")
    enter(scene, "orders")
    assert e.OrderReturned("goblins_fury", "W2") in scene.events
    assert e.OrderVoid("goblins_fury", "W2") in scene.events


@both_editions
def test_R_89_by_the_earlier_ruling_orders_are_used_up(edition: str) -> None:
    scene = with_orders(edition)
    scene.p.values = load_values(edition, 2, "1")
    enter(scene, "orders").play("done")
    assert scene.seen(e.OrderReturned) == []
    assert ended(scene).winner == "defender"


def test_R_89_orders_carried_out_come_back_from_a_document_and_are_not_dealt_anew() -> None:
    scene = drawn().put("W2", orc=3).guard("W2", stone=5).order("orcs_detonation", "W2")
    enter(scene, "orders")
    assert scene.p.obeyed[1]
    again = POSITIONS.from_json(POSITIONS.to_json(scene.p))
    assert again == scene.p
    for seed in range(20):
        supposed = STRONGHOLD.imagine(STRONGHOLD.view(scene.p, 1), seed)
        assert supposed.obeyed == scene.p.obeyed
        assert all(supposed.orders_out[kind] >= supposed.obeyed.count(kind + 1) for kind in range(4))


def test_R_89_the_third_gate_falling_counts_as_a_breach_and_brings_no_other_glory() -> None:
    scene = drawn().put("RAM", orc=2).tile("battering_ram", "RAM")
    scene.p.gate, scene.p.toughness = 2, 2
    enter(scene, "strength")
    assert ended(scene) == e.GameEnded("invader", "extra_assault", 8, 7)


def test_R_89_a_third_gate_that_had_fallen_before_is_no_new_breach() -> None:
    scene = with_glory(empty().put("RAM", orc=2).tile("battering_ram", "RAM"), 4, 7)
    scene.p.gate, scene.p.toughness = 2, 1
    enter(scene, "strength")
    assert scene.seen(e.ExtraAssault) == [e.ExtraAssault(7)]
    assert ended(scene) == e.GameEnded("defender", "extra_assault", 7, 8)


def test_R_89_a_second_gate_in_the_extra_assault_is_worth_nothing() -> None:
    scene = drawn().put("RAM", orc=2).tile("battering_ram", "RAM")
    scene.p.gate, scene.p.toughness = 1, 2
    enter(scene, "strength")
    assert scene.p.gate == 2
    assert ended(scene) == e.GameEnded("defender", "extra_assault", 7, 8)


def test_R_124_no_deed_is_counted_in_the_extra_assault() -> None:
    scene = drawn().tile("catapult", "RW3").guard("W4", stone=1)
    scene.p.ruins, scene.p.ruin_mark = 1, 1
    enter(scene, "strength", card_RW3=(HIT,))
    scene.play("aim RW3 W4", "done")
    assert scene.p.ruins == 2
    assert scene.seen(e.InvaderDeed) == []
    assert ended(scene) == e.GameEnded("defender", "extra_assault", 7, 8)
