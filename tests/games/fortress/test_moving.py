"""A figure's move: strikes, falls, double-space figures, flying, leaping (rules, section 6)."""

from __future__ import annotations

from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.moving.flight import flights, leaps
from stronghold_gui.games.fortress.moving.reach import Reach
from tests.games.fortress.bench import JsonMap, board
from tests.games.fortress.scene import BLANK, SKULL, Scene, on, siege
from tests.games.fortress.test_adjacency import laddered
from tests.games.fortress.test_fighting import duel


def kinds(happened: list[e.Event]) -> list[str]:
    return [type(event).__name__ for event in happened]


def stepped(drop: int) -> JsonMap:
    """Return a board whose western half is a number of levels higher."""
    return board({(col, row): 1 + drop for row in range(8) for col in range(4)})


def falling(drop: int, figure: str = "finn") -> Scene:
    scene = on(stepped(drop)).army(0, figure).army(1, "drake").put("drake", (7, 7, 1))
    return scene.put(figure, (3, 3, 1 + drop)).turn(figure)


def test_RF_22_falls_are_rolled_when_the_move_is_over_and_water_breaks_only_that_one() -> None:
    scene = falling(5)
    happened = scene.play("step finn 4,3,1")
    assert "Fell" not in kinds(happened)
    happened = scene.play("go finn 5,3,1", {"fall finn": [SKULL]})
    assert kinds(happened)[:3] == ["Stepped", "MoveEnded", "Fell"]
    assert scene.wounds("finn") == 1
    wet = stepped(5)
    next(one for one in wet["hexes"] if one["at"] == [4, 3]).update(terrain="water", level=0)
    scene = on(wet).army(0, "finn").army(1, "drake").put("drake", (7, 7, 1)).put("finn", (3, 3, 6)).turn("finn")
    assert "Fell" not in kinds(scene.play("go finn 4,3,0", {}))


def test_RF_24_the_bands_of_falls_and_VT_04_the_deepest() -> None:
    assert kinds(falling(4).play("go finn 4,3,1", {}))[:1] == ["Stepped"]
    for drop, dice in ((5, 1), (14, 1), (15, 3), (19, 3)):
        scene = falling(drop)
        happened = scene.play("go finn 4,3,1", {"fall finn": [BLANK] * dice})
        (fell,) = (event for event in happened if isinstance(event, e.Fell))
        assert (fell.levels, fell.how) == (drop, "fall" if dice == 1 else "major")
    for number, survives in ((18, True), (17, False)):
        scene = siege().army(0, "finn", "raelin").army(1, "drake").put("drake", (5, 4, 1)).put("raelin", (22, 9, 1))
        scene.put("finn", (17, 8, 21)).turn("finn")
        scene.position.falls = ()
        scene.play("step finn 18,8,1")
        scene.position.falls = (25,)
        scene.play("stop finn", {"fall finn": [number]})
        assert bool(scene.where("finn")) is survives


def test_RF_23_each_enemy_that_is_left_may_strike_before_the_figure_is_set_down() -> None:
    scene = duel("finn", (3, 3, 1), "tarn_vikings.1", (4, 3, 1)).put("tarn_vikings.2", (2, 3, 1))
    scene.play("go finn 3,5,1")
    (asked,) = FORTRESS.decisions(scene.position)
    assert (asked.seat, asked.kind) == (1, "strike")
    assert scene.where("finn") == "3,3,1"
    scene.play("strike yes", {f"strike {asked.place}": [SKULL]})
    assert scene.wounds("finn") == 1


def test_staying_adjacent_is_free_and_sparing_is_possible() -> None:
    scene = duel("finn", (3, 3, 1), "tarn_vikings.1", (4, 3, 1))
    happened = scene.play("step finn 4,2,1")
    assert "StruckAt" not in kinds(happened)
    scene = duel("finn", (3, 3, 1), "tarn_vikings.1", (4, 3, 1))
    scene.play("go finn 1,3,1")
    happened = scene.play("strike no")
    assert "Spared" in kinds(happened)
    assert scene.where("finn") == "1,3,1"


def test_a_figure_that_a_strike_destroys_is_removed_from_where_it_stood() -> None:
    scene = duel("marro_warriors.1", (3, 3, 1), "tarn_vikings.1", (4, 3, 1)).put("marro_warriors.2", (9, 9, 1))
    scene.play("go marro_warriors.1 1,3,1")
    happened = scene.play("strike yes", {"strike tarn_vikings.1": [SKULL]})
    assert "Stepped" not in kinds(happened)
    assert not scene.where("marro_warriors.1")
    assert scene.position.mover == -1


def test_a_way_is_chosen_by_fewest_strikes_and_falls() -> None:
    scene = on(board({(3, 3): 6, (3, 4): 3})).army(0, "finn").army(1, "drake").put("drake", (7, 7, 1))
    scene.put("finn", (3, 3, 6)).turn("finn")
    happened = scene.play("go finn 4,4,1", {})
    assert kinds(happened)[:3] == ["Stepped", "Stepped", "MoveEnded"]


def test_RF_25_a_double_space_figure_ends_even_and_water_stops_it_with_both_halves() -> None:
    written = board({(4, 3): 2})
    scene = on(written).army(0, "grimnak").army(1, "drake").put("drake", (7, 7, 1))
    scene.put("grimnak", (2, 3, 1), (3, 3, 1)).turn("grimnak")
    scene.play("step grimnak 4,3,2 3,3,1")
    assert scene.reason("stop grimnak") == "uneven_end"
    assert scene.reason("go grimnak 4,3,2 5,3,1") == "uneven_end"
    scene.play("go grimnak 5,3,1 6,3,1")
    wet = board({(4, 3): 0, (5, 3): 0}, terrain={(4, 3): "water", (5, 3): "water"})
    scene = on(wet).army(0, "grimnak").army(1, "drake").put("drake", (7, 7, 1))
    scene.put("grimnak", (2, 3, 1), (3, 3, 1)).turn("grimnak")
    scene.play("step grimnak 4,3,0 3,3,1")
    scene.play("step grimnak 5,3,0 4,3,0")
    assert scene.reason("step grimnak 6,3,1 5,3,0") == "water_stop"


def test_water_and_glyphs_end_a_move() -> None:
    scene = on(board({(4, 3): 0}, terrain={(4, 3): "water"})).army(0, "finn").army(1, "drake").put("drake", (7, 7, 1))
    scene.put("finn", (3, 3, 1)).turn("finn").play("step finn 4,3,0")
    assert scene.reason("step finn 5,3,1") == "water_stop"
    scene = siege().army(1, "finn").army(0, "drake").put("drake", (22, 9, 1)).put("finn", (11, 11, 2)).turn("finn")
    scene.play("step finn 11,10,1")
    assert scene.reason("step finn 12,10,1") == "glyph_stop"


def test_RF_25_the_trailing_half_triggers_no_glyph() -> None:
    scene = siege().army(1, "grimnak").army(0, "drake").put("drake", (22, 9, 1))
    scene.put("grimnak", (11, 10, 1), (12, 10, 1)).turn("grimnak")
    scene.play("step grimnak 11,11,2 11,10,1")
    scene.play("step grimnak 10,11,2 11,11,2")
    scene = siege().army(1, "grimnak").army(0, "drake").put("drake", (22, 9, 1))
    scene.put("grimnak", (12, 10, 1), (13, 10, 1)).turn("grimnak").play("step grimnak 11,10,1 12,10,1")
    assert scene.reason("step grimnak 11,11,2 11,10,1") == "glyph_stop"


def test_RF_26_and_VT_08_flying_counts_columns_and_goes_through_no_roof() -> None:
    scene = siege().army(0, "raelin").army(1, "drake").put("drake", (5, 4, 1)).put("raelin", (12, 7, 1)).turn("raelin")
    field = scene.setting.field
    found = flights(scene.position, scene.figure("raelin"), 6)
    assert found[field.index[15, 8, 21],] == 3
    scene.put("raelin", (16, 8, 1))
    assert flights(scene.position, scene.figure("raelin"), 6)[field.index[16, 8, 21],] == 4
    assert flights(scene.position, scene.figure("raelin"), 3).get((field.index[16, 8, 21],)) is None
    scene.put("raelin", (12, 7, 1)).play("fly raelin 15,8,21")
    assert scene.where("raelin") == "15,8,21"


def two_towers(gap: int) -> JsonMap:
    """Return two ladders that lean on pillars, a number of columns apart."""
    second = 2 + gap
    levels = {(1, 3): 12, (second + 1, 3): 12}
    written = board(levels, size=12)
    written["ladders"] = [
        {"id": "one", "landing": [2, 3, 1], "edge": "W", "top": [1, 3, 12], "rungs": 6},
        {"id": "two", "landing": [second, 3, 1], "edge": "E", "top": [second + 1, 3, 12], "rungs": 6},
    ]
    return written


def test_VF_23_and_RF_33_raelin_flies_from_ladder_to_ladder() -> None:
    for gap, legal in ((6, True), (7, False)):
        scene = on(two_towers(gap)).army(0, "raelin").army(1, "drake").put("drake", (0, 0, 1))
        scene.put("raelin", (2, 3, 4)).turn("raelin")
        assert scene.legal(f"fly raelin {2 + gap},3,8") is legal
        if not legal:
            assert scene.reason(f"fly raelin {2 + gap},3,8") == "too_far"
    scene = on(laddered()).army(0, "raelin").army(1, "drake").put("drake", (0, 0, 1))
    scene.put("raelin", (3, 3, 4)).turn("raelin")
    assert flights(scene.position, scene.figure("raelin"), 6)[scene.setting.field.index[3, 3, 10],] == 1


def test_VF_24_a_monk_leaps_three_hexes_and_at_most_twelve_levels() -> None:
    levels = {(1, 3): 16, (6, 3): 16}
    written = board(levels)
    written["ladders"] = [
        {"id": "one", "landing": [2, 3, 1], "edge": "W", "top": [1, 3, 16], "rungs": 8},
        {"id": "two", "landing": [5, 3, 1], "edge": "E", "top": [6, 3, 16], "rungs": 8},
    ]
    scene = on(written).army(0, "shaolin_monks").army(1, "drake").put("drake", (0, 0, 1))
    scene.put("shaolin_monks.1", (2, 3, 2)).turn("shaolin_monks")
    assert scene.legal("leap shaolin_monks.1 5,3,14")
    assert scene.reason("leap shaolin_monks.1 5,3,16") == "too_many_levels"
    scene.put("shaolin_monks.1", (2, 3, 1))
    assert scene.reason("leap shaolin_monks.1 5,3,14") == "too_many_levels"
    assert scene.legal("leap shaolin_monks.1 5,3,12")
    assert (scene.setting.field.index[5, 3, 12],) in leaps(scene.position, scene.figure("shaolin_monks.1"))


def test_nobody_strikes_at_a_leaper_and_everybody_at_a_flyer() -> None:
    scene = duel("shaolin_monks.1", (3, 3, 1), "tarn_vikings.1", (4, 3, 1))
    scene.play("leap shaolin_monks.1 1,3,1")
    assert scene.where("shaolin_monks.1") == "1,3,1"
    scene = duel("raelin", (3, 3, 1), "tarn_vikings.1", (4, 3, 1))
    scene.play("fly raelin 3,4,1")
    assert FORTRESS.decisions(scene.position)[0].kind == "strike"


def test_RF_30_bodies_fill_the_ladder_above_their_rung() -> None:
    scene = on(laddered()).army(0, "drake", "finn").army(1, "thorgrim").put("drake", (3, 3, 4)).put("finn", (3, 3, 1))
    scene.put("thorgrim", (0, 0, 1)).turn("finn")
    assert scene.reason("go finn 3,3,2") == "occupied"
    # Finn on the ground reaches with the head above the first rungs; a friend above may be passed, not ended in.
    assert scene.legal("go finn 3,3,10")
    scene = on(laddered()).army(0, "finn").army(1, "thorgrim").put("thorgrim", (3, 3, 8))
    scene.put("finn", (3, 3, 1)).turn("finn")
    assert scene.legal("step finn 3,3,2")
    scene.put("thorgrim", (3, 3, 6))
    assert scene.reason("step finn 3,3,2") == "rung_taken"


def test_RF_29_nobody_jumps_past_figures_on_the_ladder() -> None:
    scene = on(laddered()).army(0, "drake", "finn").army(1, "thorgrim").put("drake", (3, 3, 4)).put("finn", (3, 3, 12))
    scene.put("thorgrim", (0, 0, 1)).turn("finn")
    assert scene.reason("step finn 3,3,1") == "rung_taken"
    scene.put("drake", (5, 5, 1))
    scene.play("step finn 3,3,1")
    scene.play("stop finn", {"fall finn": [BLANK]})


def test_who_stands_in_the_way() -> None:
    written = board(size=6)
    scene = on(written).army(0, "finn", "tarn_vikings").army(1, "drake")
    scene.put("finn", (1, 3, 1)).put("tarn_vikings.1", (2, 3, 1)).put("drake", (5, 5, 1)).turn("finn")
    scene.play("step finn 2,3,1")
    assert scene.reason("stop finn") == "must_end_free"
    scene.play("go finn 3,3,1")
    scene = on(written).army(0, "finn", "tarn_vikings").army(1, "drake")
    scene.put("finn", (1, 3, 1)).put("tarn_vikings.1", (2, 3, 1)).put("drake", (3, 3, 1)).turn("finn")
    assert scene.reason("step finn 2,3,1") == "engaged_friend"
    scene.put("drake", (1, 2, 1))
    assert scene.reason("step finn 1,2,1") == "enemy_in_way"


def test_RF_18_the_further_points_stay_on_walk_and_off_ladders() -> None:
    scene = siege().army(0, "tarn_vikings", "finn").army(1, "drake").put("drake", (22, 9, 1)).put("finn", (22, 7, 1))
    scene.put("tarn_vikings.1", (1, 10, 1)).turn("tarn_vikings")
    for space in ("2,10,1", "3,10,1", "4,10,1", "5,10,1"):
        scene.play(f"step tarn_vikings.1 {space}")
    reach = Reach(scene.position, scene.figure("tarn_vikings.1"))
    assert (reach.points, reach.walk_points) == (0, 3)
    assert scene.reason("step tarn_vikings.1 5,11,1") == "bonus_off_walk"
    scene.play("step tarn_vikings.1 5,9,1")
