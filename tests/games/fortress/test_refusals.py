"""Refusals that no ruling's test covers, each in a situation of its own."""

from __future__ import annotations

from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.position import DEAD, NOWHERE
from stronghold_gui.games.fortress.rounds.dropping import landings
from tests.games.fortress.bench import board, field_of, shape, why_not
from tests.games.fortress.scene import ambush, on, siege
from tests.games.fortress.test_adjacency import laddered
from tests.games.fortress.test_fighting import duel
from tests.games.fortress.test_steps import MAP


def test_what_belongs_to_another_moment_is_not_asked() -> None:
    scene = duel("finn", (3, 3, 1), "drake", (5, 5, 1))
    assert scene.reason("mark 1 finn") == "not_asked"
    assert scene.reason("end", seat=1) == "not_asked"


def test_after_the_end_the_game_is_over() -> None:
    scene = siege().army(1, "finn").army(0, "drake").put("drake", (22, 9, 1)).put("finn", (14, 8, 21)).turn("finn")
    scene.play("flag finn")
    assert FORTRESS.decisions(scene.position) == ()
    assert scene.reason("end", seat=0) == "game_over"


def test_names_that_mean_nothing_here() -> None:
    scene = duel("finn", (3, 3, 1), "drake", (5, 5, 1))
    assert scene.reason("go nobody 3,4,1") == "not_there"
    assert scene.reason("go finn 50,50,1") == "not_there"
    assert scene.reason("attack finn nobody") == "not_a_target"
    assert scene.reason("attack finn thorgrim") == "not_a_target"


def test_a_wall_is_no_place() -> None:
    scene = siege().army(0, "finn").army(1, "drake").put("drake", (5, 4, 1)).put("finn", (18, 8, 1)).turn("finn")
    assert scene.reason("go finn 18,7,5") == "wall"


def test_only_the_active_card_acts_and_one_figure_at_a_time() -> None:
    scene = duel("tarn_vikings.1", (3, 3, 1), "drake", (9, 9, 1)).put("tarn_vikings.2", (5, 5, 1)).army(0, "finn")
    scene.put("finn", (1, 1, 1))
    assert scene.reason("go finn 1,2,1") == "not_this_card"
    assert scene.reason("stop tarn_vikings.1") == "not_moving"
    scene.play("step tarn_vikings.1 4,3,1")
    assert scene.reason("go tarn_vikings.2 6,5,1") == "finish_move"
    assert scene.reason("end") == "finish_move"


def test_what_is_too_far_is_not_reached() -> None:
    scene = duel("finn", (1, 3, 1), "drake", (9, 9, 1))
    assert scene.reason("go finn 10,3,1") == "not_reached"
    scene = on(board({(4, 3): 4})).army(0, "finn").army(1, "drake").put("drake", (7, 7, 1))
    scene.put("finn", (1, 3, 1)).turn("finn")
    for space in ("2,3,1", "3,3,1"):
        scene.play(f"step finn {space}")
    assert scene.reason("step finn 4,3,4") == "too_far"


def test_the_bonus_is_not_for_ladders() -> None:
    scene = siege().army(0, "tarn_vikings").army(1, "drake").put("drake", (5, 4, 1))
    scene.put("tarn_vikings.1", (15, 6, 21)).turn("tarn_vikings")
    for space in ("16,6,21", "17,6,21", "17,7,21", "17,8,21"):
        scene.play(f"step tarn_vikings.1 {space}")
    scene.play("step tarn_vikings.1 17,7,21")
    assert scene.reason("step tarn_vikings.1 18,7,21") == "bonus_on_ladder"


def test_nobody_falls_onto_a_rung_over_a_battlement() -> None:
    written = laddered()
    written["battlements"] = [{"hex": [4, 3], "level": 14, "edge": "W"}]
    field = field_of(written)
    assert why_not(field, (4, 3, 14), (3, 3, 14), shape(2, limit=9)) == "rung_no_fall"
    assert MAP.rungs


def test_powers_that_a_figure_does_not_have() -> None:
    scene = duel("finn", (3, 3, 1), "drake", (5, 5, 1))
    assert scene.reason("fly finn 4,3,1") == "not_flying"
    for move in ("leap finn 4,3,1", "grapple finn 4,3,1", "charge", "clone", "shackle drake", "explode finn drake"):
        assert scene.reason(move) == "no_such_power"


def test_the_refusal_of_a_power_names_one_figure_of_a_squad() -> None:
    scene = siege().army(0, "zettian_guards").army(1, "finn").put("finn", (7, 7, 1))
    refusal = scene.put("zettian_guards.1", (3, 3, 1)).turn("zettian_guards").refusal("shackle finn")
    assert refusal is not None
    assert refusal.figures["figure"] == "zettian_guards.1"


def test_powers_need_somebody_adjacent() -> None:
    scene = duel("ne_gok_sa", (3, 3, 1), "finn", (6, 6, 1))
    assert scene.reason("shackle finn") == "not_adjacent"
    assert scene.reason("attack ne_gok_sa finn") == "not_adjacent"


def test_nobody_comes_back_where_nobody_is_dead_nor_on_another_level() -> None:
    scene = on(board({(4, 3): 2})).army(0, "marro_warriors").army(1, "finn").put("finn", (7, 7, 1))
    scene.put("marro_warriors.1", (3, 3, 1)).turn("marro_warriors")
    assert scene.reason("clone") == "nobody_to_return"
    scene.position.where[scene.figure("marro_warriors.2")] = DEAD
    scene.play("clone", {"clone marro_warriors.1": [19]})
    assert scene.reason("return 4,3,2") == "other_level"
    scene.put("finn", (2, 3, 1))
    assert scene.reason("return 2,3,1") == "occupied"


def test_what_destroys_outright_does_not_work_on_the_door() -> None:
    scene = siege().army(0, "finn").army(1, "grimnak", "ne_gok_sa").put("finn", (22, 9, 1))
    scene.put("grimnak", (12, 7, 1), (13, 7, 1)).put("ne_gok_sa", (14, 6, 1)).turn("grimnak")
    assert scene.reason("chomp door") == "may_destroy"
    assert scene.turn("ne_gok_sa").reason("shackle door") == "may_destroy"


def test_heroes_that_must_begin_in_blue_keep_their_spaces() -> None:
    scene = ambush().army(1, "drake", "krav_maga_agents").army(2, "grimnak")
    for card in ("drake", "krav_maga_agents"):
        for figure in scene.setting.cards.figures(scene.setting.card_index[card]):
            scene.position.where[figure] = NOWHERE
    scene.position.stage, scene.position.order = "placing", ()
    scene.position.todo = [("begin", 0, 0), ("place", 1, -1)]
    blue = sorted(scene.setting.zones[1])
    for spot in blue[1:]:
        scene.position.at[spot] = scene.figure("grimnak")
    free = scene.setting.field.name(blue[0])
    assert scene.reason(f"place krav_maga_agents.1 {free}") == "heroes_in_blue"
    assert scene.legal(f"place drake {free}")


def test_the_drop_keeps_room_for_all() -> None:
    row = board(size=7)
    row["hexes"] = [one for one in row["hexes"] if one["at"][1] == 0]
    scene = on(row).army(0, "airborne_elite", "finn").waiting("airborne_elite")
    scene.position.stage, scene.position.order = "drop", ()
    card = scene.setting.card_index["airborne_elite"]
    scene.position.todo = [("turns", 0, 0), ("mark", 0, 0), ("check", 0, 0), ("window", 0, 0), ("landing", 0, card)]
    found = {scene.setting.field.name(spot) for spot in landings(scene.position, card)}
    assert found == {"0,0,1", "2,0,1", "4,0,1", "6,0,1"}
    assert scene.reason("place airborne_elite.1 1,0,1") == "no_room_for_all"
