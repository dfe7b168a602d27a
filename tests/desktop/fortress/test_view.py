"""The battlefield in perspective: rotation, view from above, fading walls; every figure can be seen from some side."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from stronghold_gui.desktop.fortress.angle import SIDES, Angle
from stronghold_gui.desktop.fortress.depth import Depth
from stronghold_gui.desktop.fortress.standpoint import ViewButtons, seen, seen_depth
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.setting import setting_of
from tests.desktop.fortress.conftest import Sit
from tests.games.fortress.bench import field_of
from tests.games.fortress.scene import siege
from tests.games.fortress.test_steps import laddered

FIELD = setting_of("siege", 2).field


def test_every_space_and_rung_has_an_area_from_every_side() -> None:
    names = {FIELD.name(spot) for spot in range(len(FIELD.spots))}
    for turn in range(SIDES):
        for tilted in (True, False):
            surface = seen(FIELD, Angle(turn, tilted), "standard", waiting=True)
            areas = BoardGeometry(surface.svg).areas
            assert names | {"tray"} == set(areas)


def test_what_is_nearer_or_higher_in_its_column_lies_over_what_is_behind_or_below() -> None:
    depth = Depth(FIELD, Angle(0, tilted=True))
    assert depth.over((14, 8), 1) > depth.over((14, 7), 21)
    assert depth.over((15, 8), 21) > depth.over((15, 8), 1)
    turned = Depth(FIELD, Angle(3, tilted=True))
    assert turned.over((14, 8), 1) < turned.over((14, 7), 1)


def test_a_wall_fades_that_hides_a_figure_and_no_other() -> None:
    depth = Depth(FIELD, Angle(0, tilted=True))
    assert any(key.startswith("column") for key in depth.hiding("15,8,1"))
    assert depth.hiding("5,9,1") == ()
    assert depth.hiding("16,9,21") == ()


def test_the_battlefield_is_turned_by_keys_and_buttons_and_all_stays_where_it_is(sit: Sit) -> None:
    table = siege().army(0, "syvarris").army(1, "drake", "mimring")
    table.put("syvarris", (15, 8, 1)).put("drake", (11, 8, 1)).put("mimring", (3, 9, 1), (4, 10, 1)).turn("drake")
    hands = sit(2, position=table.position, scenario="siege")
    desk = hands.desk
    first = hands.scene.box_of("11,8,1", "drake")
    desk.board.setFocus()
    hands.key("Ctrl+Right")
    assert desk.standpoint.angle == Angle(1, tilted=True)
    assert hands.scene.box_of("11,8,1", "drake") != first
    hands.click(desk.strip.buttons["turn_left"])
    assert hands.scene.box_of("11,8,1", "drake") == first
    hands.click(desk.strip.buttons["from_above"])
    assert not hands.scene.blocks.all
    assert hands.scene.contents["11,8,1"][0].art == "token.p2"
    hands.click(desk.strip.buttons["from_above"])
    assert hands.scene.contents["11,8,1"][0].art == "drake.p2"
    for _ in range(SIDES):
        hands.click(desk.strip.buttons["turn_right"])
    hands.play(1, m.Go("drake", "12,9,1"))


def test_one_sees_through_what_is_over_somebody_or_through_everything_that_rises(sit: Sit) -> None:
    table = siege().army(0, "syvarris").army(1, "drake")
    table.put("syvarris", (15, 8, 1)).put("drake", (11, 8, 1)).turn("drake")
    hands = sit(2, position=table.position, scenario="siege")
    faded = hands.scene.blocks.faded
    assert faded == set(Depth(FIELD, Angle(0, tilted=True)).hiding("15,8,1"))
    hands.click(hands.desk.strip.buttons["see_through"])
    through = hands.scene.blocks.faded
    assert through > faded
    assert not any(key.startswith("column.5,9") for key in through)


def test_another_map_is_shown_as_it_is_built() -> None:
    field = field_of(laddered())
    surface = seen(field, Angle(2, tilted=True), "contrast", waiting=False)
    assert len(surface.blocks) >= len(field.by_column)
    assert set(BoardGeometry(surface.svg).areas) == {field.name(spot) for spot in range(len(field.spots))}


@pytest.mark.parametrize("turn", range(SIDES))
def test_figures_can_be_pressed_from_every_side(sit: Sit, turn: int) -> None:
    table = siege().army(0, "syvarris", "finn").army(1, "drake", "mimring")
    table.put("syvarris", (15, 8, 1)).put("finn", (18, 7, 17)).put("drake", (16, 9, 1))
    table.put("mimring", (3, 9, 1), (4, 10, 1)).turn("drake")
    hands = sit(2, position=table.position, scenario="siege")
    hands.desk.standpoint.look(Angle(turn, tilted=True))
    for area, key in (("15,8,1", "syvarris"), ("18,7,17", "finn"), ("16,9,1", "drake"), ("3,9,1", "mimring")):
        hands.point(area, key)


def test_the_buttons_are_there_when_a_match_is_opened_in_a_window_that_is_seen_already(sit: Sit) -> None:
    hands = sit(2, scenario="siege")
    desk = hands.desk
    strip = ViewButtons(desk.board, desk.standpoint, desk.sights, desk.client, desk.goal)
    assert strip.isVisible()
    for button in strip.buttons.values():
        assert button.isVisible()
        assert strip.rect().contains(button.geometry())


def test_nothing_hides_where_the_figure_in_the_hand_may_go(sit: Sit) -> None:
    hands = sit(2, scenario="siege")
    source = next(source for source in hands.client.sources() if source[1] == "syvarris")
    (goal,) = hands.client.targets(*source)
    hiding = set(seen_depth(hands.client.view.setting.field, hands.client.angle, waiting=True).hiding(goal))
    assert hiding
    assert not hiding & hands.scene.blocks.faded
    hands.desk.hand.pick(*source)
    assert hiding <= hands.scene.blocks.faded
    hands.desk.hand.cancel()
    assert not hiding & hands.scene.blocks.faded


def test_the_side_from_which_one_looks_is_remembered_from_one_window_to_the_next(sit: Sit) -> None:
    hands = sit(2, scenario="siege")
    assert hands.desk.standpoint.angle == Angle(0, tilted=True)
    hands.click(hands.desk.strip.buttons["turn_left"])
    hands.click(hands.desk.strip.buttons["from_above"])
    hands.window.close()
    again = sit(2, scenario="siege").desk
    assert again.standpoint.angle == Angle(5, tilted=False)
    assert again.strip.buttons["from_above"].isChecked()
    assert not again.scene.blocks.all
    for damaged in ("6 tilted", "tilted", "", "0"):
        again.look_from(damaged)
        assert again.standpoint.angle == Angle(5, tilted=False)


def test_a_side_is_remembered_where_the_match_was_left_before_the_window(sit: Sit) -> None:
    hands = sit(2, scenario="siege")
    hands.click(hands.desk.strip.buttons["turn_right"])
    assert hands.window.files.close()
    hands.window.show_start()
    hands.window.close()
    assert sit(2, scenario="siege").desk.standpoint.angle == Angle(1, tilted=True)


@pytest.mark.parametrize(("scenario", "words"), [("siege", "Round 1 of 12"), ("small", "Turn 1 of 36")])
def test_how_far_it_is_is_told_in_rounds_or_where_there_are_none_in_turns(sit: Sit, scenario: str, words: str) -> None:
    assert sit(2, scenario=scenario).window.frame.where.text() == words


def test_the_leaf_of_the_door_is_seen_through_while_it_stands_before_somebody(sit: Sit) -> None:
    table = siege().army(0, "syvarris").army(1, "drake").put("syvarris", (14, 6, 1)).put("drake", (11, 8, 1))
    hands = sit(2, position=table.turn("drake").position, scenario="siege")
    leaf = next(area for area, piles in hands.scene.contents.items() if any(pile.key == m.DOOR for pile in piles))
    through = {}
    for angle in (*(Angle(turn, tilted=True) for turn in range(SIDES)), Angle()):
        hands.desk.standpoint.look(angle)
        (pile,) = (pile for pile in hands.scene.contents[leaf] if pile.key == m.DOOR)
        through[angle.written] = pile.seen_through
        hands.point("14,6,1", "syvarris")
    assert through["0 tilted"]
    assert not through["0 above"]
    assert not through["3 tilted"], "there she stands before it"


def test_the_hint_of_a_turn_says_what_is_left_to_do(sit: Sit) -> None:
    scene = siege().army(0, "finn").army(1, "drake").put("finn", (12, 8, 1)).put("drake", (11, 8, 1)).turn("drake")
    hands = sit(2, position=scene.position, scenario="siege")
    assert hands.desk.prompt.line().hint.endswith("to move it, or onto an enemy to attack.")
    hands.play(1, m.Grapple("drake", "11,7,1"))
    assert hands.desk.prompt.line().hint == "Drag a figure onto an enemy to attack, or end the turn."
    hands.play(1, m.Attack("drake", "finn"))
    assert hands.desk.prompt.line().hint == "This card can’t do anything more: end the turn."


def test_the_hint_names_the_actions_when_only_the_door_is_left(sit: Sit) -> None:
    scene = siege().army(0, "finn", "syvarris").army(1, "drake").put("finn", (20, 8, 1)).put("drake", (3, 8, 1))
    field = scene.position.setting.field
    scene.put("syvarris", field.spots[field.door_spots[3]])
    hands = sit(2, position=scene.turn("finn").position, scenario="siege")
    hands.play(0, next(move for move in hands.controller.moves() if isinstance(move, m.Go)))
    assert any(isinstance(move, m.Door) for move in hands.controller.moves())
    hint = "This card’s figures can’t move or attack any more: choose an action or end the turn."
    assert hands.desk.prompt.line().hint == hint


def test_a_button_for_what_a_partner_decides_at_the_same_time_says_who_that_is(sit: Sit) -> None:
    hands = sit(3, scenario="siege")
    while not all(decision.kind == Kind.MARK for decision in hands.controller.decisions):
        decision = hands.controller.decisions[0]
        legal = FORTRESS.legal_moves(hands.controller.match.position, decision.seat)
        hands.controller.play_as(decision.seat, legal[0])
        hands.come()
    hands.controller.take(1)
    partners = [label for label in hands.labels if label.startswith("Cleo: ")]
    assert [label.partition(": ")[2] for label in partners] == [
        "Marker 1: Marro Warriors",
        "Marker 1: Deathwalker 9000",
        "Marker 1: Grimnak",
    ]
    assert "Marker 1: Mimring" in hands.labels


def test_whoever_is_put_on_the_leaf_of_the_door_goes_to_the_space_that_it_hides(sit: Sit) -> None:
    table = siege().army(0, "finn").army(1, "drake").put("finn", (17, 8, 1)).put("drake", (9, 8, 1)).turn("finn")
    hands = sit(2, position=table.position, scenario="siege")
    hands.desk.standpoint.look(Angle(4, tilted=True))
    scene, hand, goal = hands.scene, hands.desk.hand, "15,8,1"
    hand.pick("17,8,1", "finn")
    assert goal in hand.targets
    area = scene.geometry.areas[goal]
    grid = [QPointF(x / 8, y / 8) for x in range(8) for y in range(8)]
    points = [area.rect.topLeft() + QPointF(at.x() * area.rect.width(), at.y() * area.rect.height()) for at in grid]
    inside = [point for point in points if area.path.contains(point)]
    hidden = [point for point in inside if (pile := scene.source_at(point)) is not None and pile[1] == m.DOOR]
    assert len(hidden) > 5
    assert {scene.targets.at(point)[0] for point in hidden} == {goal}


@pytest.mark.parametrize("turn", range(SIDES))
def test_on_a_ladder_nobody_hides_the_head_of_somebody_else(sit: Sit, turn: int) -> None:
    table = siege().army(0, "tarn_vikings", "syvarris").army(1, "drake").put("drake", (3, 9, 1))
    rungs = [FIELD.name(spot) for spot in FIELD.rungs[0]]
    climbers = ("tarn_vikings.1", "tarn_vikings.2", "syvarris", "tarn_vikings.3", "tarn_vikings.4")
    for who, rung in zip(climbers, rungs, strict=False):
        table.put(who, FIELD.spots[FIELD.by_name[rung]])
    hands = sit(2, position=table.turn("drake").position, scenario="siege")
    hands.desk.look_from(Angle(turn, tilted=True).written)
    for who, rung in zip(climbers, rungs, strict=False):
        cell = hands.scene.cells_of(rung, who)[0]
        heads = [QPointF(cell.left() + cell.width() * x, cell.top() + cell.height() * 0.2) for x in (0.4, 0.5, 0.6)]
        walls = any(hands.scene.blocks.hides(head, hands.scene.piles[rung][who].zValue()) for head in heads)
        assert walls or (rung, who) in [hands.scene.source_at(head) for head in heads], who


@pytest.mark.parametrize("turn", range(SIDES))
def test_a_ladder_is_behind_those_who_climb_it_and_fades_with_the_wall_below_it(turn: int) -> None:
    depth = Depth(FIELD, Angle(turn, tilted=True))
    areas = BoardGeometry(depth.document()).areas
    over = {block.key: block.over for block in depth.blocks()}
    ladders = [[f"rung.{FIELD.name(spot)}" for spot in rungs] for rungs in FIELD.rungs]
    lands = [",".join(map(str, ladder.landing)) for ladder in FIELD.plan.ladders]
    for number, rungs in enumerate(FIELD.rungs):
        for name in map(FIELD.name, rungs):
            assert all(over[rung] < areas[name].over for rung in ladders[number]), name
            faint = depth.hiding(name)
            for wall, above in zip(lands, ladders, strict=True):
                assert f"column.{wall}" not in faint or set(above) <= set(faint), name
