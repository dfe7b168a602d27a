"""Adjacent and engaged (rules, section 8)."""

from __future__ import annotations

import random

from stronghold_gui.games.fortress.engaged import adjacent_to, are_adjacent, engaged_with
from stronghold_gui.games.fortress.field.adjacency import is_adjacent
from stronghold_gui.games.fortress.field.field import SKY, Field
from stronghold_gui.games.fortress.field.plan import Space
from stronghold_gui.games.fortress.setting import plan, scenarios
from tests.games.fortress.bench import JsonMap, board, field_of
from tests.games.fortress.scene import Scene, on, siege

MAP = Field(plan("west_barbican"))


def adjacent(one: Space, other: Space, height: int = 5, other_height: int = 5, field: Field = MAP) -> bool:
    return is_adjacent(field, field.index[one], height, field.index[other], other_height)


def laddered(**other: int) -> JsonMap:
    """Return a ladder on (3,3) that leans east; (3,4) may have another."""
    levels = {(4, 3): 14, (3, 3): 1, (3, 4): 1, (4, 4): 14, (3, 2): other.get("beside", 1)}
    written = board(levels)
    written["ladders"] = [
        {"id": "one", "landing": [3, 3, 1], "edge": "E", "top": [4, 3, 14], "rungs": 7},
        {"id": "two", "landing": [3, 4, 1], "edge": "E", "top": [4, 4, 14], "rungs": 7},
    ]
    return written


def facing(one: str, at: Space, other: str, there: Space, written: JsonMap) -> Scene:
    scene = on(written).army(0, one.partition(".")[0]).army(1, other.partition(".")[0])
    return scene.put(one, at).put(other, there)


def engaged(scene: Scene, one: str, other: str) -> bool:
    found = scene.figure(other) in engaged_with(scene.position, scene.figure(one))
    assert found == are_adjacent(scene.position, scene.figure(one), scene.figure(other))
    return found


def test_VF_08_a_battlement_of_three_and_a_level_below_it_part_the_small_one_only() -> None:
    written = board({(3, 3): 3, (2, 3): 1})
    written["battlements"] = [{"hex": [3, 3], "level": 3, "edge": "W"}]
    scene = facing("agent_carr", (2, 3, 1), "tarn_vikings.1", (3, 3, 3), written)
    assert engaged(scene, "agent_carr", "tarn_vikings.1")
    scene = facing("marro_warriors.1", (2, 3, 1), "tarn_vikings.1", (3, 3, 3), written)
    assert not engaged(scene, "marro_warriors.1", "tarn_vikings.1")


def test_VF_26_next_to_each_other_one_on_a_ladder() -> None:
    scene = facing("knights_of_weston.1", (3, 2, 1), "agent_carr", (3, 3, 4), laddered())
    assert engaged(scene, "knights_of_weston.1", "agent_carr")


def test_VF_27_and_RF_45_too_high_is_as_much_as_the_lower_figure() -> None:
    scene = facing("knights_of_weston.1", (3, 3, 6), "agent_carr", (3, 2, 1), laddered())
    assert not engaged(scene, "knights_of_weston.1", "agent_carr")
    assert adjacent((11, 5, 1), (12, 4, 2))


def test_VF_28_on_one_ladder_a_free_rung_parts_them() -> None:
    near = facing("agent_carr", (3, 3, 2), "tarn_vikings.1", (3, 3, 8), laddered())
    assert engaged(near, "agent_carr", "tarn_vikings.1")
    far = facing("agent_carr", (3, 3, 2), "tarn_vikings.1", (3, 3, 10), laddered())
    assert not engaged(far, "agent_carr", "tarn_vikings.1")


def test_VF_29_and_RF_46_on_the_landing_space_as_on_a_rung() -> None:
    near = facing("shaolin_monks.1", (3, 3, 1), "knights_of_weston.1", (3, 3, 6), laddered())
    assert engaged(near, "shaolin_monks.1", "knights_of_weston.1")
    far = facing("shaolin_monks.1", (3, 3, 1), "knights_of_weston.1", (3, 3, 8), laddered())
    assert not engaged(far, "shaolin_monks.1", "knights_of_weston.1")


def test_VF_30_on_two_ladders_four_levels_and_six_levels_apart() -> None:
    near = facing("tarn_vikings.1", (3, 3, 4), "agent_carr", (3, 4, 8), laddered())
    assert engaged(near, "tarn_vikings.1", "agent_carr")
    far = facing("tarn_vikings.1", (3, 3, 4), "agent_carr", (3, 4, 10), laddered())
    assert not engaged(far, "tarn_vikings.1", "agent_carr")


def test_VF_33_a_panel_parts_carr_from_two_monks_and_not_from_the_third() -> None:
    # The panel stands between (18,7) and (17,7): Carr on rung 1 of it, monks beyond it lower than its end.
    scene = siege().army(0, "agent_carr").army(1, "shaolin_monks")
    scene.put("agent_carr", (19, 8, 2)).put("shaolin_monks.3", (20, 8, 1))
    assert engaged(scene, "agent_carr", "shaolin_monks.3")
    field = field_of(laddered())
    lower = is_adjacent(field, field.index[3, 3, 8], 5, field.index[4, 3, 14], 5)
    assert not lower
    # Carr is not adjacent, so an explosion on a figure beyond the panel does not reach him.
    carr = on(laddered()).army(0, "agent_carr").put("agent_carr", (3, 3, 8))
    beyond = adjacent_to(carr.position, (field.index[4, 3, 14],), 5)
    assert beyond == []


def test_VT_09_a_roof_parts_and_so_do_many_levels() -> None:
    assert not adjacent((14, 7, 21), (15, 8, 1))
    assert not adjacent((16, 11, 12), (17, 11, 1))


def test_VT_10_and_RF_47_a_defender_engages_a_climber_whose_head_is_over_the_edge() -> None:
    top = (18, 7, 12)
    assert [adjacent(top, (19, 8, level)) for level in (10, 8, 6)] == [True, True, False]
    assert [adjacent(top, (19, 8, level), 5, 4) for level in (10, 8, 6)] == [True, False, False]


def test_VT_11_at_the_upper_ladder_likewise() -> None:
    assert adjacent((17, 7, 21), (18, 7, 17))
    assert not adjacent((17, 7, 21), (18, 7, 15))


def test_in_discovery_nobody_is_engaged_though_adjacent() -> None:
    scene = on(board(), mode=scenarios()["small"].mode).army(0, "drake").army(1, "finn")
    scene.put("drake", (3, 3, 1)).put("finn", (4, 3, 1))
    assert engaged_with(scene.position, scene.figure("drake")) == []
    assert are_adjacent(scene.position, scene.figure("drake"), scene.figure("finn"))


# -- a plain version, compared over random pairs ----------------------------------------------------------------------


def plainly(field: Field, one: int, high: int, other: int, other_high: int) -> bool:
    """Return whether two figures are adjacent, straight from section 8."""
    if field.level[one] > field.level[other]:
        return plainly(field, other, other_high, one, high)
    low, up, head = field.level[one], field.level[other], field.level[one] + high
    if field.at(one) == field.at(other):
        mates = {field.ladder[one], field.landing_of[one]} & {field.ladder[other], field.landing_of[other]} - {-1}
        return bool(mates) and up - head < 2
    way = field.towards(one, other)
    if way < 0 or up - low >= high or (field.ceiling[one] != SKY and up >= field.ceiling[one]):
        return False
    for battlement in field.plan.battlements:
        for spot, edge in ((one, way), (other, (way + 3) % 6)):
            ladder = field.ladder[spot]
            base = field.plan.ladders[ladder].landing if ladder >= 0 else field.spots[spot]
            top, here = battlement.level + 2, (*battlement.at, battlement.level)
            if base == here and edge == battlement.edge and (high <= top - low or other_high <= top - up):
                return False
    edge_of = {field.at(one), field.at(other)}
    panels = [panel for panel in field.plan.ladders if {panel.landing[:2], panel.top[:2]} == edge_of]
    return not any(low < panel.goal and panel.landing[2] < head <= panel.goal for panel in panels)


def test_what_is_adjacent_is_what_a_plain_version_says() -> None:
    dice, seen = random.Random(4), 0  # noqa: S311 - which pairs
    for _ in range(20_000):
        one = dice.randrange(len(MAP.spots))
        other = dice.choice(MAP.around[one])
        high, other_high = dice.choice((4, 5, 7, 9, 11)), dice.choice((4, 5, 7, 9, 11))
        found = is_adjacent(MAP, one, high, other, other_high)
        assert found == plainly(MAP, one, high, other, other_high), (MAP.name(one), high, MAP.name(other), other_high)
        seen += found
    assert 2_000 < seen < 18_000
