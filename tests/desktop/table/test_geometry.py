"""Areas read from an SVG, as drawing programs write them."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF

from stronghold_gui.desktop.table.geometry import BadBoard, BoardGeometry
from stronghold_gui.desktop.table.svg import parse_path, parse_transform


def board(areas: str) -> BoardGeometry:
    return BoardGeometry(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><g id="areas">{areas}</g></svg>'
    )


def test_the_small_table_is_read(board_file: Path) -> None:
    geometry = BoardGeometry(board_file)

    assert geometry.size == QRectF(0, 0, 800, 500)
    assert set(geometry.areas) == {"wall", "wall.outer", "wall.hero", "left", "right", "trap", "yard"}
    assert len(geometry.areas["wall.outer"].places) == 3
    assert geometry.areas["wall.outer"].parent == "wall"
    assert geometry.areas["yard"].rect == QRectF(10, 440, 200, 40)
    assert geometry.labels["wall"].colour == "#ffffff"


def test_the_innermost_area_comes_first(board_file: Path) -> None:
    assert BoardGeometry(board_file).at(QPointF(150, 150)) == ["wall.outer", "wall"]


def test_outlines_count_not_boxes(board_file: Path) -> None:
    assert BoardGeometry(board_file).at(QPointF(381, 231)) == []  # in the box of the round trap, not on it


def test_transforms_of_groups_and_elements_add_up() -> None:
    geometry = board('<g transform="translate(10,5) scale(2)"><rect id="a" x="1" width="3" height="4" '
                     'transform="translate(0 1)"/></g>')  # fmt: skip

    assert geometry.areas["a"].rect == QRectF(12, 7, 6, 8)


def test_round_corners_are_no_part_of_an_area(qapp: object) -> None:
    geometry = board('<rect id="a" width="40" height="30" rx="10"/>')

    assert geometry.areas["a"].rect == QRectF(0, 0, 40, 30)
    assert geometry.at(QPointF(1, 1)) == []
    assert geometry.at(QPointF(20, 1)) == ["a"]


def test_a_rotation_about_a_point() -> None:
    turned = parse_transform("rotate(90 10 10)").map(QPointF(20, 10))

    assert (turned - QPointF(10, 20)).manhattanLength() < 1e-9


@pytest.mark.parametrize(
    ("d", "box"),
    [
        ("M1 2 L11 2 V22 H1Z", QRectF(1, 2, 10, 20)),
        ("m1,2 10,0 v20h-10z", QRectF(1, 2, 10, 20)),
        ("M0 0C0 10 10 10 10 0S20-10 20 0", QRectF(0, -7.5, 20, 15)),
        ("M0 0q5 10 10 0t10 0", QRectF(0, -5, 20, 10)),
        ("M0 10A10 10 0 0 1 20 10", QRectF(0, 0, 20, 10)),
        ("M0 10a10 10 0 1 0 20 0z", QRectF(0, 10, 20, 10)),
    ],
)
def test_paths(d: str, box: QRectF) -> None:
    found = parse_path(d).boundingRect()

    assert (found.topLeft() - box.topLeft()).manhattanLength() < 0.2
    assert (found.bottomRight() - box.bottomRight()).manhattanLength() < 0.2


@pytest.mark.parametrize("d", ["M1", "L 1 2 X 3", "M 1 2 C 1 2 3"])
def test_a_path_that_makes_no_sense_is_named(d: str) -> None:
    with pytest.raises(ValueError, match="stops making sense"):
        parse_path(d)


@pytest.mark.parametrize(
    "text",
    [
        "no svg",
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
        '<svg xmlns="http://www.w3.org/2000/svg"><g id="areas"/></svg>',
    ],
)
def test_a_picture_that_is_no_board_is_refused(text: str) -> None:
    with pytest.raises(BadBoard):
        _ = BoardGeometry(text).areas


def test_an_area_twice_is_refused() -> None:
    with pytest.raises(BadBoard, match="'a' twice"):
        _ = board('<rect id="a" width="1" height="1"/><rect id="a" width="1" height="1"/>').areas


def test_the_size_is_known_before_the_areas_are_read() -> None:
    damaged = BoardGeometry('<svg viewBox="0 0 100 50"><g id="areas"><rect id="a" width="no number"/></g>')

    assert damaged.size == QRectF(0, 0, 100, 50)
    with pytest.raises(ValueError, match="no number"):
        _ = damaged.areas


def test_areas_that_touch_border_on_each_other_but_not_those_in_each_other() -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40"><g id="areas">'
        '<rect id="a" width="30" height="30"/><rect id="b" x="30" width="30" height="30"/>'
        '<rect id="b.in" x="32" width="20" height="20"/><rect id="c" x="70" width="30" height="30"/></g></svg>'
    )
    geometry = BoardGeometry(svg)
    assert geometry.borders("a", "b")
    assert not geometry.borders("a", "c")
    assert not geometry.borders("b", "b.in")
    assert not geometry.borders("", "b")


def test_at_every_point_those_areas_are_found_that_reach_there(board_file: Path) -> None:
    geometry = BoardGeometry(board_file)
    corners = [corner for area in geometry.areas.values() for corner in (area.rect.topLeft(), area.rect.bottomRight())]
    for point in [*corners, *(QPointF(x, y) for x in range(-40, 840, 16) for y in range(-40, 540, 16))]:
        there = {name for name, area in geometry.areas.items() if area.path.contains(point)}
        assert set(geometry.at(point)) == there
