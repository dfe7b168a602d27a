"""Pointing at the table: rings and arrows, and hands that feel nothing of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractGraphicsShapeItem, QGraphicsItem, QGraphicsPathItem, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.table.geometry import BoardGeometry, Fan
from stronghold_gui.desktop.table.pointers import RING, Pointers, boxes_in, clearest_arrow
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.table.view import TableView
from tests.desktop.table.small_table import BOARD

_EDGE: Final = 0.5
"""Of a pixel that a line must cover for it to be painted again."""

PILES_IN: Final = "stronghold_gui.desktop.table.pointers.piles_in"


def test_one_points_at_what_is_on_the_board_and_at_nothing_else(scene: TableScene) -> None:
    pointers = Pointers(scene)
    pointers.show(["wall", "nowhere"], [("left", "wall"), ("left", "nowhere")])
    assert pointers.count == 2


def test_pointing_at_something_else_ends_it_and_leaves_nothing_behind(scene: TableScene) -> None:
    before = len(scene.items())
    pointers = Pointers(scene)
    pointers.show(["wall", "yard"], [("left", "wall")])
    pointers.show(["yard"])
    assert pointers.count == 1
    pointers.clear()
    assert len(scene.items()) == before


def test_an_arrow_lies_over_the_pieces_and_the_mouse_goes_through_it(scene: TableScene, view: TableView) -> None:
    Pointers(scene).show([], [("left", "left")])
    middle = scene.geometry.areas["left"].rect.center()
    source = scene.source_at(QPointF(middle))
    Pointers(scene).show(["left"], [("left", "wall")])
    assert scene.source_at(QPointF(middle)) == source


def _drawn(scene: TableScene, before: set[QGraphicsItem]) -> list[QAbstractGraphicsShapeItem]:
    return [item for item in scene.items() if item not in before and isinstance(item, QAbstractGraphicsShapeItem)]


def test_a_ring_is_a_line_and_leaves_its_area_and_all_that_lies_there_as_they_are(
    scene: TableScene, view: TableView
) -> None:
    assert scene.resolution is not None
    before = set(scene.items())
    Pointers(scene).show(["left"])
    lines = _drawn(scene, before)
    assert lines
    middle = scene.geometry.areas["left"].rect.center()
    for line in lines:
        assert isinstance(line, QGraphicsPathItem)
        assert not line.path().contains(middle)
    inside = scene.geometry.areas["left"].rect
    for box in boxes_in(scene, "left"):
        inside = inside.united(box)
    outline = min(lines, key=lambda line: line.zValue()).boundingRect()
    half = RING / scene.resolution.scale
    assert outline.left() < inside.left() - half
    assert outline.bottom() > inside.bottom() + half


def test_a_ring_lies_around_its_area_as_the_board_is_shown_now(scene: TableScene, view: TableView) -> None:
    pointers = Pointers(scene)
    pointers.show(["trap"])
    turned = BOARD.replace('<circle id="trap" cx="400"', '<circle id="trap" cx="700"')
    scene.relay(BoardGeometry(turned), ())
    before = set(scene.items())
    Pointers(scene).show(["trap"])
    (ring,) = (line for line in _drawn(scene, before) if line.parentItem() is None)
    assert ring.boundingRect().center().x() == pytest.approx(700)


def test_an_arrow_goes_round_the_names_it_would_cover() -> None:
    start, goal = QRectF(0, 200, 80, 80), QRectF(0, 0, 80, 80)
    usual = clearest_arrow(start, goal, [])
    name = QRectF(usual.boundingRect().center() - QPointF(15, 8), QRectF(0, 0, 30, 16).size())
    assert usual.intersects(name)
    assert not clearest_arrow(start, goal, [name]).intersects(name)


def test_an_arrow_between_neighbours_is_long_enough_to_be_seen() -> None:
    box = clearest_arrow(QRectF(0, 100, 100, 100), QRectF(0, 0, 100, 100), []).boundingRect()
    assert box.height() > 60


def test_a_ring_goes_round_a_name_however_large_it_is_beside_the_board(
    scene: TableScene, view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names keep a size at which they can be read, so on a smaller board they reach beyond what they name."""
    assert scene.resolution is not None
    before, full = set(scene.items()), scene.resolution
    area = scene.geometry.areas["left"].rect
    name = QRectF(area)
    monkeypatch.setattr(scene.inscriptions, "name_box", lambda _area: QRectF(name))
    pointers = Pointers(scene)
    pointers.show(["left"])
    name.adjust(-40, -20, 40, 0)
    scene.set_resolution(replace(full, scale=full.scale / 2))
    (ring,) = (line for line in _drawn(scene, before) if line.parentItem() is None)
    assert ring.boundingRect().contains(name)
    pointers.clear()
    scene.set_resolution(full)
    assert not _drawn(scene, before), "what is pointed at no more is not drawn again"


def test_names_of_the_game_are_pointed_at_where_they_lie_now(scene: TableScene) -> None:
    lies = {"here": "left", "there": "wall"}
    pointers = Pointers(scene, lambda places: [lies[place] for place in places if place in lies])
    pointers.show(["here", "left", "nobody"], [("here", "there"), ("here", "nobody")])
    assert pointers.count == 2


def test_of_a_fan_the_cards_are_meant_not_the_empty_part_below_them(scene: TableScene, view: TableView) -> None:
    left = scene.geometry.areas["left"]
    fan = replace(left, fan=Fan("down", 1.0))
    scene.geometry.areas["left"] = fan
    before = set(scene.items())
    card = QRectF(left.rect.left(), left.rect.top(), 20, 20)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PILES_IN, lambda _scene, _area: [card])
        Pointers(scene).show(["left"])
        (ring,) = (line for line in _drawn(scene, before) if line.parentItem() is None)
        assert ring.boundingRect().contains(card)
        assert not ring.boundingRect().contains(left.rect)
        patch.setattr(PILES_IN, lambda _scene, _area: [])
        empty = Pointers(scene)
        before = set(scene.items())
        empty.show(["left"])
        (ring,) = (line for line in _drawn(scene, before) if line.parentItem() is None)
        assert ring.boundingRect().contains(left.rect), "where no card lies the place is meant"
    scene.geometry.areas["left"] = left


def test_nothing_of_a_ring_is_left_on_a_small_board(scene: TableScene, view: TableView, qtbot: QtBot) -> None:
    view.resize(230, 170)
    pointers, before, painted = Pointers(scene), set(scene.items()), _Painted(view.viewport())
    everything = view.viewport().rect()
    # At first a view paints everything, and again when its pictures are sharp.
    while painted.region.isEmpty() or painted.region.boundingRect() == everything:
        painted.region = QRegion()
        pointers.show(["left"])
        qtbot.waitUntil(lambda: not painted.region.isEmpty())
        line = view.viewportTransform().mapRect(_path_of(scene, before).controlPointRect())
        painted.region = QRegion()
        pointers.clear()
        qtbot.waitUntil(lambda: not painted.region.isEmpty())
    assert view.transform().m11() < 0.5, "a line is wider than it would be in scene units"
    # A line may cover almost nothing of a pixel on its edge.
    whole = line.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE).toAlignedRect()
    assert QRegion(whole).subtracted(painted.region).isEmpty()


def _path_of(scene: TableScene, before: set[QGraphicsItem]) -> QPainterPath:
    (line, *_) = _drawn(scene, before)
    assert isinstance(line, QGraphicsPathItem)
    return line.path()


def test_a_line_is_as_wide_on_the_screen_however_large_the_board_is(scene: TableScene, view: TableView) -> None:
    assert scene.resolution is not None
    full = scene.resolution
    for scale in (full.scale, full.scale / 2):
        scene.set_resolution(replace(full, scale=scale))
        before = set(scene.items())
        pointers = Pointers(scene)
        pointers.show(["left"])
        dark, light = sorted((line.boundingRect().width() for line in _drawn(scene, before)), reverse=True)
        assert (dark - light) * scale == pytest.approx(RING, abs=0.2)
        pointers.clear()
    scene.set_resolution(full)


class _Painted(QObject):
    """Notes what of a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Look at every event."""
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return False
