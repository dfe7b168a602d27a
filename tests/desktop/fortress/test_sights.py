"""Overlays of the rules on the battlefield: reach with its dangers, the path, the line of sight and its obstacles."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from stronghold_gui.desktop.fortress import reckoning
from stronghold_gui.desktop.fortress.overlay import _pill_picture, _text_box, signs_of
from stronghold_gui.desktop.fortress.reckoning import Line
from stronghold_gui.desktop.fortress.standpoint import seen_depth
from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.model import pile_target
from stronghold_gui.desktop.table.overlay import Z_GHOST
from stronghold_gui.desktop.table.pieces import Z_PIECES
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.setting import setting_of
from stronghold_gui.text import LANGUAGES, catalogue
from tests.desktop.fortress.conftest import Sit
from tests.desktop.fortress.hands import Hands
from tests.games.fortress.scene import Scene, siege

RUNGS = {spot for rungs in setting_of("siege", 2).field.rungs for spot in rungs}


def scene() -> Scene:
    """Return a table with an archer on the gatehouse, and enemies before it and behind a wall."""
    table = siege().army(0, "syvarris", "finn").army(1, "drake", "marro_warriors")
    table.put("syvarris", (14, 8, 21)).put("finn", (12, 8, 1)).put("drake", (11, 8, 1))
    return table.put("marro_warriors.1", (13, 9, 1)).put("marro_warriors.2", (13, 7, 1))


def at(position: Position, name: str) -> int:
    return position.setting.figure_index[name]


def test_reach_tells_cost_and_the_strike_of_whoever_is_left() -> None:
    position = scene().turn("drake").position
    marks = {mark.area: mark for mark in reckoning.reach(position, at(position, "drake"))}
    assert (marks["11,7,1"].cost, marks["11,7,1"].strikes) == (1, False)
    assert (marks["10,8,1"].strikes, marks["10,8,1"].fall) == (True, "")


@pytest.mark.parametrize(("beside", "struck"), [((6, 8, 1), True), ((9, 8, 1), False)])
def test_reach_tells_who_strikes_at_a_figure_that_can_only_fly_there(
    beside: tuple[int, int, int], *, struck: bool
) -> None:
    table = siege().army(0, "finn").army(1, "mimring").put("finn", beside).put("mimring", (4, 8, 1), (5, 8, 1))
    position = table.turn("mimring").position
    flown = [mark for mark in reckoning.reach(position, at(position, "mimring")) if mark.flown]
    assert flown
    assert {mark.strikes for mark in flown} == {struck}


def test_reach_tells_how_hard_a_fall_is() -> None:
    table = siege().army(0, "syvarris").army(1, "drake").put("syvarris", (18, 7, 12)).put("drake", (3, 9, 1))
    position = table.turn("syvarris").position
    marks = {mark.area: mark for mark in reckoning.reach(position, at(position, "syvarris"))}
    assert (marks["19,8,1"].strikes, marks["19,8,1"].fall) == (False, "fall")
    table.put("syvarris", (14, 8, 21))
    marks = {mark.area: mark for mark in reckoning.reach(table.position, at(position, "syvarris"))}
    assert marks["13,8,1"].fall == "major"


def test_strikes_and_falls_are_told_apart_by_shape_and_named_beside_their_signs() -> None:
    kinds = {"strike": (True, ""), "fall": (False, "fall"), "major": (False, "major"), "extreme": (False, "extreme")}
    signs = {kind: signs_of(reckoning.Mark("1,1,1", 2, *said, flown=False)) for kind, said in kinds.items()}
    assert len(set(signs.values())) == 4
    assert (
        signs_of(reckoning.Mark("1,1,1", 2, strikes=True, fall="fall", flown=False)) == signs["strike"] + signs["fall"]
    )
    assert signs_of(reckoning.Mark("1,1,1", 2, strikes=False, fall="", flown=False)) == ""
    told = {"striker": "Finn", "levels_count": "9", "dice_count": "1", "need": 2}
    for language in LANGUAGES:
        for kind, sign in signs.items():
            assert f"({sign})" in catalogue(language)(f"fortress.odds.hazard.{kind}", **told)


def test_a_way_is_told_with_what_was_spent_at_each_space() -> None:
    table = siege().army(0, "syvarris").army(1, "drake").put("drake", (11, 5, 1)).put("syvarris", (20, 9, 1))
    position = table.turn("drake").position
    assert reckoning.way(position, at(position, "drake"), "12,4,2") == [("11,5,1", 0), ("12,4,2", 2)]
    assert reckoning.way(position, at(position, "drake"), "20,10,1") == []


def test_a_line_is_free_or_tells_the_hex_of_what_blocks_it() -> None:
    position = scene().turn("syvarris").position
    assert reckoning.line(position, at(position, "syvarris"), at(position, "marro_warriors.1")).blocked is None
    back = reckoning.line(position, at(position, "marro_warriors.1"), at(position, "syvarris"))
    assert back.blocked is not None


def test_who_could_hit_a_place_are_enemies_in_range_who_see_it() -> None:
    position = scene().turn("drake").position
    side = position.side_of(at(position, "drake"))
    lines = reckoning.hitting(position, "11,8,1", side, 5)
    assert {line.start for line in lines} == {"12,8,1", "14,8,21"}
    assert {line.start for line in reckoning.hitting(position, "9,8,1", side, 5)} == {"14,8,21"}


def test_pointing_and_taking_mark_reach_and_aiming_adds_the_way_and_putting_takes_all_marks_away(sit: Sit) -> None:
    hands = sit(2, position=scene().turn("drake").position, scenario="siege")
    sights = hands.desk.sights
    assert sights.overlay.count == 0
    point(hands, "11,8,1", "drake")
    sights.show_now()
    reach = numbers(hands)
    assert len(reach) == sights.overlay.count
    assert len(reach) == len(
        reckoning.reach(hands.controller.match.position, at(hands.controller.match.position, "drake"))
    )
    hands.click_at(hands.point("11,8,1", "drake"))
    sights.show_now()
    for goal in ("12,9,1", "11,7,1"):
        QTest.mouseMove(hands.desk.board.viewport(), hands.target_point(goal))
        assert numbers(hands) >= reach, "they are not away while the next way is worked out"
        sights.show_now()
        assert sights.overlay.count > len(reach), "the way"
        assert numbers(hands) >= reach
    hands.click_at(hands.target_point("11,7,1"))
    QTest.mouseMove(hands.desk.board.viewport(), hands.target_point("0,4,1"))
    assert sights.overlay.count == 0


def test_no_figure_in_the_hand_hides_what_its_goal_costs(sit: Sit) -> None:
    hands = sit(2, position=scene().turn("drake").position, scenario="siege")
    viewport, start, goal = hands.desk.board.viewport(), hands.point("11,8,1", "drake"), hands.target_point("12,9,1")
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, (start + goal) / 2)
    QTest.mouseMove(viewport, goal)
    hands.desk.sights.show_now()
    middle = hands.scene.geometry.areas["12,9,1"].rect.center()
    over = [item for item in hands.scene.items() if item.pos() == middle and item.zValue() > Z_GHOST]
    assert over
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)


def test_a_figure_in_the_hand_that_has_moved_has_nowhere_to_go(sit: Sit) -> None:
    table = scene().turn("drake")
    table.position.moved = 1 << table.figure("drake")
    hands = sit(2, position=table.position, scenario="siege")
    hands.click_at(hands.point("11,8,1", "drake"))
    assert hands.scene.hand.held is not None
    hands.desk.sights.show_now()
    assert hands.desk.sights.overlay.count == 0


def numbers(hands: Hands) -> set[tuple[float, float]]:
    """Return where numbers of marks are seen."""
    small = (item for item in hands.scene.items() if item.isVisible() and isinstance(item, QGraphicsPixmapItem))
    fixed = QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations
    return {(item.pos().x(), item.pos().y()) for item in small if item.flags() & fixed and item.zValue() > Z_PIECES}


def test_no_wall_hides_where_a_figure_that_is_pointed_at_can_get(sit: Sit) -> None:
    hands = sit(
        2,
        position=siege()
        .army(0, "finn")
        .army(1, "drake")
        .put("drake", (13, 5, 1))
        .put("finn", (20, 9, 1))
        .turn("drake")
        .position,
        scenario="siege",
    )
    position = hands.controller.match.position
    goals = [mark.area for mark in reckoning.reach(position, at(position, "drake"))]
    depth = seen_depth(hands.client.view.setting.field, hands.client.angle, waiting=False)
    hiding = {key for goal in goals for key in depth.hiding(goal)}
    assert hiding
    assert not hiding <= hands.scene.blocks.faded
    point(hands, "13,5,1", "drake")
    hands.desk.sights.show_now()
    assert hiding <= hands.scene.blocks.faded
    QTest.mouseMove(hands.desk.board.viewport(), hands.target_point("0,4,1"))
    assert not hiding <= hands.scene.blocks.faded


def test_a_button_shows_who_could_hit_whoever_is_pointed_at_and_says_how_many(sit: Sit, written: list[str]) -> None:
    table = scene().put("marro_warriors.3", (0, 12, 1)).turn("drake")
    hands = sit(2, position=table.position, scenario="siege")
    hands.click(hands.desk.strip.buttons["who_hits"])
    point(hands, "11,8,1", "drake")
    hands.desk.sights.show_now()
    lines, words = 4, 1
    assert hands.desk.sights.overlay.count == lines + words
    assert written[-1] == "2 figures can hit here"
    point(hands, "0,12,1", "marro_warriors.3")
    hands.desk.sights.show_now()
    assert written[-1] == "no figure can hit here"


def point(hands: Hands, area: str, key: str) -> None:
    QTest.mouseMove(hands.desk.board.viewport(), hands.point(area, key))


def test_a_way_is_drawn_by_hand_from_point_to_point_and_ends_where_the_figure_stays(sit: Sit) -> None:
    table = siege().army(0, "syvarris").army(1, "drake").put("drake", (11, 8, 1)).put("syvarris", (20, 9, 1))
    hands = sit(2, position=table.turn("drake").position, scenario="siege")
    hands.click(hands.desk.strip.buttons["by_hand"])
    hands.put(("11,8,1", "drake"), "13,8,1", "click")
    assert [done.record.move for done in hands.controller.match.played] == [
        m.Step("drake", "12,8,1"),
        m.Step("drake", "13,8,1"),
    ]
    hands.put(("13,8,1", "drake"), "13,7,1", "drag")
    hands.press("done")
    assert hands.controller.match.played[-1].record.move == m.Stop("drake")


def test_who_draws_a_way_by_hand_is_not_asked_whether_to_walk_where_the_grapple_gun_leads_too(sit: Sit) -> None:
    table = siege().army(0, "syvarris").army(1, "drake").put("drake", (11, 8, 1)).put("syvarris", (20, 9, 1))
    hands = sit(2, position=table.turn("drake").position, scenario="siege")
    hands.put(("11,8,1", "drake"), "12,8,1", "click")
    assert len(hands.client.pending) == 2
    hands.choose("Back")
    hands.click(hands.desk.strip.buttons["by_hand"])
    hands.put(("11,8,1", "drake"), "12,8,1", "drag")
    assert [done.record.move for done in hands.controller.match.played] == [m.Step("drake", "12,8,1")]


def test_by_hand_the_button_for_the_other_space_of_a_figure_on_two_ends_no_move_either(sit: Sit) -> None:
    table = siege().army(0, "syvarris").army(1, "grimnak").put("grimnak", (3, 8, 1), (4, 8, 1))
    hands = sit(2, position=table.put("syvarris", (20, 9, 1)).turn("grimnak").position, scenario="siege")
    hands.click(hands.desk.strip.buttons["by_hand"])
    hands.put(hands.client.gestures.piles("grimnak")[0], "6,8,1", "click")
    hands.choose("Also on 5,8 at level 1")
    played = [done.record.move for done in hands.controller.match.played]
    assert played
    assert all(isinstance(move, m.Step) for move in played)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what is written on marks, as it comes."""
    found: list[str] = []
    picture = brush.badge_picture

    def noted(text: str, *rest: Any) -> QPixmap:  # noqa: ANN401 - what else is said of a badge
        found.append(text)
        return picture(text, *rest)

    monkeypatch.setattr(brush, "badge_picture", noted)
    # Pictures that were drawn in a test before would not be drawn again.
    _pill_picture.cache_clear()
    return found


@pytest.mark.parametrize("above", [False, True])
def test_dice_and_chances_are_written_above_whom_one_aims_at(sit: Sit, above: bool, written: list[str]) -> None:
    hands = sit(2, position=scene().turn("drake").position, scenario="siege")
    if above:
        hands.click(hands.desk.strip.buttons["from_above"])
    hands.click_at(hands.point("11,8,1", "drake"))
    QTest.mouseMove(hands.desk.board.viewport(), hands.target_point(pile_target("12,8,1", "finn")))
    hands.desk.sights.show_now()
    (words,) = (text for text in written if "against" in text)
    assert words.startswith("6 dice against 4: wounded ")
    seen = hands.desk.board.mapToScene(hands.desk.board.viewport().rect()).boundingRect()
    scale = hands.desk.board.transform().m11()
    (label,) = (item for item in hands.scene.items() if item.zValue() > Z_GHOST and item.boundingRect().width() > 99)
    assert seen.left() <= label.x() - label.boundingRect().width() / 2 / scale
    assert label.x() + label.boundingRect().width() / 2 / scale <= seen.right() + 1


def test_what_a_way_costs_and_why_is_written_above_the_space_one_aims_at(sit: Sit, written: list[str]) -> None:
    table = siege().army(0, "syvarris").army(1, "drake").put("drake", (11, 5, 1)).put("syvarris", (20, 9, 1))
    hands = sit(2, position=table.turn("drake").position, scenario="siege")
    hands.click_at(hands.point("11,5,1", "drake"))
    QTest.mouseMove(hands.desk.board.viewport(), hands.target_point("12,4,2"))
    hands.desk.sights.show_now()
    assert "2 points of 5: 1 step, 1 level up" in written
    QTest.mouseMove(hands.desk.board.viewport(), hands.target_point("11,6,1"))
    hands.desk.sights.show_now()
    assert not any("steps" in text or text.endswith("1 step") for text in written), "anybody can count steps"


def test_over_an_enemy_who_cannot_be_attacked_it_is_shown_why_not_and_over_friends_nothing(
    sit: Sit, written: list[str]
) -> None:
    hands = sit(2, position=scene().turn("marro_warriors").position, scenario="siege")
    hands.click_at(hands.point("13,9,1", "marro_warriors.1"))
    hands.desk.sights.show_now()
    before = hands.desk.sights.overlay.count
    QTest.mouseMove(hands.desk.board.viewport(), hands.point("11,8,1", "drake"))
    hands.desk.sights.show_now()
    assert hands.desk.sights.overlay.count == before
    QTest.mouseMove(hands.desk.board.viewport(), hands.point("14,8,21", "syvarris"))
    hands.desk.sights.show_now()
    (words,) = (text for text in written if len(text) > 9)
    assert words.startswith("The wall at 14,8 blocks the line of sight by 17 levels")
    assert "×" in written


@pytest.mark.parametrize("side", ["0 tilted", "2 tilted", "0 above"])
def test_the_cross_of_a_blocked_line_lies_on_the_line(sit: Sit, side: str) -> None:
    hands = sit(2, position=scene().turn("marro_warriors").position, scenario="siege")
    hands.desk.look_from(side)
    overlay, setting = hands.desk.sights.overlay, hands.client.view.setting
    overlay.clear()
    overlay.angle = hands.client.angle
    overlay.show_line(Line("13,9,1", "14,8,21", (4, 5), (14, 8)), setting)
    overlay.show_line(Line("11,8,1", "18,7,17", (5, 5), (14, 8)), setting)
    strokes = [item for item in overlay._aim if isinstance(item, QGraphicsPathItem)]
    crosses = [item for item in overlay._aim if isinstance(item, QGraphicsPixmapItem)]
    assert len(crosses) == 2
    for stroke, cross in zip(strokes[::2], crosses, strict=True):
        line = QLineF(stroke.path().pointAtPercent(0), stroke.path().pointAtPercent(1))
        parts = QLineF(line.p1(), cross.pos()).length(), QLineF(cross.pos(), line.p2()).length()
        assert abs(sum(parts) - line.length()) < 0.01
        assert min(parts) > 10


@pytest.mark.parametrize("side", ["0 tilted", "1 tilted", "3 tilted", "5 tilted"])
def test_numbers_of_what_a_figure_can_reach_do_not_hide_each_other_on_ladders_either(sit: Sit, side: str) -> None:
    table = siege().army(0, "syvarris").army(1, "krav_maga_agents").put("syvarris", (3, 9, 1))
    table.put("krav_maga_agents.1", (18, 7, 12)).turn("krav_maga_agents")
    hands = sit(2, position=table.position, scenario="siege")
    hands.desk.look_from(side)
    hands.desk.hand.pick("18,7,12", "krav_maga_agents.1")
    hands.desk.sights.show_now()
    rungs = {
        name for name in hands.desk.sights.overlay._reach if hands.client.view.setting.field.by_name[name] in RUNGS
    }
    assert len(rungs) >= 8
    assert hands.scene.resolution is not None
    boxes = [_text_box(item, hands.scene.resolution.scale) for item in hands.desk.sights.overlay._reach.values()]
    common = [one & other for one, other in combinations(boxes, 2)]
    assert max(box.width() * box.height() for box in common) < 0.3 * min(box.width() * box.height() for box in boxes)
