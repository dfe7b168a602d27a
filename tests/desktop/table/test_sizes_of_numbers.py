"""Numbers on the board grow with the texts of the window, as far as piece or area has room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.depth.badge_places import pixels_of
from stronghold_gui.desktop.table.readouts import Readout, ReadoutStyle
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.table.view import TableView
from stronghold_gui.desktop.table.writing import CounterItem


def test_numbers_follow_the_text_size_of_the_window_at_once(view: TableView, qtbot: QtBot) -> None:
    before = view.table.resolution
    assert before is not None
    assert before.letters == 1
    font = view.font()
    font.setPixelSize(26)
    view.setFont(font)
    qtbot.waitUntil(lambda: view.table.resolution == Resolution(before.scale, before.ratio, 2.0))


@pytest.mark.parametrize("text", ["7", "12", "100"])
def test_a_number_on_a_piece_grows_but_leaves_the_piece_recognisable(text: str, qapp: object) -> None:
    small, usual, large = pixels_of(text, 40), pixels_of(text, 40, 1.25), pixels_of(text, 40, 2.0)
    assert small < usual <= large < 2 * small
    assert brush.badge_size(text, large).height() < 0.7 * 40
    assert pixels_of(text, 10, 2.0) == pixels_of(text, 10), "it has its smallest readable size, and no room for more"


def test_a_sign_at_an_area_grows_to_half_the_width_of_the_area(scene: TableScene) -> None:
    scene.readouts.show({"wall": Readout("7:5", "plain")}, {"plain": ReadoutStyle()})
    wide = scene.geometry.areas["wall"].rect.width()
    widths = []
    for letters in (1.0, 1.3, 9.0):
        scene.set_resolution(Resolution(1.0, 1.0, letters))
        widths.append(scene.readouts.boxes["wall"].width())
    assert widths[0] < widths[1] < widths[2]
    assert widths[2] == pytest.approx(wide / 2, rel=0.05)


def test_a_counter_grows_to_the_height_of_its_area(qapp: object) -> None:
    item, heights = CounterItem(QRectF(0, 0, 120, 30)), []
    for letters in (1.0, 1.4, 9.0):
        item.write("8", Resolution(1.0, 1.0, letters))
        heights.append(item.sceneBoundingRect().height())
    assert heights[0] < heights[1] < heights[2] <= 31
