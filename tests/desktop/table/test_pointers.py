"""Pointing at the table: rings and arrows, and hands that feel nothing of them."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from stronghold_gui.desktop.table.pointers import Pointers
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.table.view import TableView


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
