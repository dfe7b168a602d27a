"""The contents of the table: piles, names, counters, highlights."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem, QToolTip
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.table.areas import AreaState
from stronghold_gui.desktop.table.art import MissingPiece
from stronghold_gui.desktop.table.model import Pile, changed_areas
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.table.view import TableView
from tests.desktop.table.small_table import Steward, Words


def test_only_areas_that_differ_are_named() -> None:
    red, blue = Pile("r", "red"), Pile("b", "blue")

    assert sorted(changed_areas({"a": (red,), "b": (red,), "c": (red,)}, {"a": (red,), "b": (blue,)})) == ["b", "c"]


def test_a_pile_of_nothing_is_no_pile() -> None:
    with pytest.raises(ValueError, match="no pile"):
        Pile("red", "red", 0)


def test_a_move_touches_no_other_item(view: TableView, steward: Steward) -> None:
    other = view.table.piles["right"]["blue"]
    key = other.pixmap().cacheKey()
    steward.drop("left", "red", "wall", "", 1)

    assert view.table.piles["right"]["blue"] is other
    assert other.pixmap().cacheKey() == key


def test_what_was_told_of_a_place_is_put_away_when_the_table_changes(
    view: TableView, steward: Steward, qtbot: QtBot
) -> None:
    QToolTip.showText(view.mapToGlobal(view.rect().center()), "two red ones", view)
    assert QToolTip.isVisible()
    steward.drop("left", "red", "wall", "", 1)
    # Qt fades it out.
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=2000)


def test_unknown_areas_and_pieces_are_refused_before_anything_changes(scene: TableScene) -> None:
    before = scene.contents
    with pytest.raises(ValueError, match="no area 'moon'"):
        scene.set_contents({"moon": (Pile("red", "red"),)})
    with pytest.raises(MissingPiece, match="green"):
        scene.set_contents({"left": (Pile("green", "green"),)})

    assert scene.contents == before


def test_what_can_be_taken_is_marked(scene: TableScene) -> None:
    assert scene.piles["left"]["red"].lit
    assert not scene.piles["left"]["blue"].lit


def test_the_spotlight_points_at_areas_and_ends(scene: TableScene) -> None:
    scene.spotlight(["wall", "trap", "unknown"])
    assert scene.state_of("wall") is scene.state_of("trap") is AreaState.SPOT
    scene.spotlight(())
    assert scene.state_of("wall") is AreaState.IDLE


@pytest.mark.parametrize("state", [state for state in AreaState if state is not AreaState.REFUSED])
def test_a_highlight_draws_around_an_area_and_leaves_the_picture_in_it_alone(
    scene: TableScene, state: AreaState
) -> None:
    inside = scene.geometry.areas["right"].rect.center()
    scene.marks.show({"right": state}, scene.geometry)
    mark = scene.marks.items["right"]
    filled = [item for item in (mark, mark._line) if item.brush().style() is not Qt.BrushStyle.NoBrush]
    assert not [item for item in filled if item.shape().contains(inside)]


def test_counters_come_and_go(view: TableView) -> None:
    view.table.set_counters({"wall": "6", "trap": "x"})
    view.table.set_counters({"wall": "5"})

    assert set(view.table.inscriptions.counters) == {"wall"}
    assert not view.table.inscriptions.counters["wall"][0].pixmap().isNull()


def test_names_follow_the_language(view: TableView) -> None:
    label = view.table.inscriptions.names["wall"]
    before = label.pixmap().cacheKey()
    words = view.table.words
    assert isinstance(words, Words)
    words.language = "fr"
    view.table.refresh_words()

    assert label.pixmap().cacheKey() != before


def test_highlights_lie_below_the_pieces_and_the_focus_above(view: TableView) -> None:
    scene = view.table
    scene.hand.pick("left", "red")
    depth = {name: item.zValue() for name, item in _items(scene).items()}

    assert depth["area"] < depth["label"] < depth["piece"] < depth["ring"] < depth["note"] < depth["ghost"]


def _items(scene: TableScene) -> dict[str, QGraphicsItem]:
    return {
        "area": scene.marks.items["wall"],
        "label": scene.inscriptions.names["wall"],
        "piece": scene.piles["left"]["red"],
        "ring": scene.keys.ring,
        "note": scene.refusals.note,
        "ghost": scene.ghost,
    }


def test_a_point_knows_its_pile(scene: TableScene) -> None:
    cell = scene.piles["left"]["red"].spot
    assert cell is not None
    assert scene.source_at(cell.cells[-1].center()) == ("left", "red")
    assert scene.source_at(QPointF(1, 1)) is None


def test_the_line_around_a_small_area_is_thinner(scene: TableScene) -> None:
    widths = {}
    for area in ("trap", "yard", "wall"):
        scene.marks.show({area: AreaState.TARGET}, scene.geometry)
        widths[area] = scene.marks.items[area].pen().widthF()
    assert widths["trap"] < widths["yard"] == widths["wall"]


def test_the_number_of_each_pile_lies_over_the_pile_beside_it(view: TableView) -> None:
    keys = [f"pile{number}" for number in range(8)]
    view.table.set_contents({"yard": tuple(Pile(key, "red", 12) for key in keys)})
    items = [view.table.piles["yard"][key] for key in keys]
    close = [pair for pair in pairwise(items) if pair[0].sceneBoundingRect().intersects(pair[1].sceneBoundingRect())]
    assert close
    assert all(here.zValue() > beside.zValue() for here, beside in close)


def test_highlights_go_with_the_side_on_which_their_areas_lay(scene: TableScene) -> None:
    scene.marks.show({"right": AreaState.TARGET, "nowhere": AreaState.TARGET}, scene.geometry)
    mark = scene.marks.items["right"]
    scene.marks.clear()
    assert mark.scene() is None
    assert scene.state_of("right") is AreaState.IDLE
    scene.marks.show({}, scene.geometry)
    assert not scene.marks.items
