"""Numbers and names on the board grow with the texts of the window, as far as there is room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.play.kind import find_kind
from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.depth.badge_places import pixels_of
from stronghold_gui.desktop.table.dice_placard import throw_pictures
from stronghold_gui.desktop.table.geometry import Label
from stronghold_gui.desktop.table.label_room import grown_rooms
from stronghold_gui.desktop.table.readouts import Readout, ReadoutStyle
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.table.view import TableView
from stronghold_gui.desktop.table.writing import CounterItem, LabelItem
from stronghold_gui.games.library import LIBRARY


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


def test_a_name_on_a_board_grows_and_stays_in_its_area(scene: TableScene) -> None:
    heights = []
    for letters in (1.0, 1.4, 2.0):
        scene.set_resolution(Resolution(1.0, 1.0, letters))
        heights.append(scene.inscriptions.names["wall"].letters.height())
        # Letters may reach 3 pixels beyond their room.
        room = scene.geometry.areas["wall"].rect.adjusted(-3, -3, 3, 3)
        assert room.contains(scene.inscriptions.names["wall"].letters)
    assert heights[0] < heights[1] < heights[2]


def test_a_plate_grows_with_its_text_and_moves_away_from_the_edge_of_its_room(qapp: object) -> None:
    item = LabelItem(Label(QRectF(0, 0, 100, 24), plate="#e6d9b6"))
    item.write("Wall 7", Resolution(1.0), QRectF(0, 0, 300, 60))
    usual = item.letters
    item.write("Wall 7 and 8", Resolution(1.0, 1.0, 2.0), QRectF(0, 0, 300, 60))
    assert item.letters.width() > 1.5 * usual.width()
    assert item.letters.left() >= 0
    assert item.letters.top() >= 0


def test_a_name_without_room_has_at_least_its_usual_size(qapp: object) -> None:
    heights = []
    for letters in (1.0, 2.0):
        item = LabelItem(Label(QRectF(0, 0, 100, 24)))
        item.write("Barbarians", Resolution(1.0, 1.0, letters), QRectF(0, 0, 60, 24))
        heights.append(item.letters.height())
    assert heights[0] == heights[1]


@pytest.mark.parametrize("game", [entry.id for entry in LIBRARY.shown])
def test_no_name_grows_into_another_name_or_onto_a_place_of_pieces(game: str, qapp: object) -> None:
    kind = find_kind(LIBRARY, game)
    geometry = kind.surface(None, kind.picture_sets[0]).geometry
    rooms = grown_rooms(geometry, 2.0)
    for area, room in rooms.items():
        usual = geometry.labels[area].rect
        assert geometry.size.contains(room)
        assert [other for other, box in rooms.items() if other != area and box.intersects(room)] == []
        places = (place for one in geometry.areas.values() for place in one.places)
        assert not any(place.intersects(room) for place in places if not place.intersects(usual))


def test_the_placard_of_dice_grows_but_does_not_cover_the_board(art: PieceArt, qapp: object) -> None:
    act = a.Dice("here", (a.DiceRow("Finn", (a.Die("red"),) * 8), a.DiceRow("Ada", (a.Die("blue"),) * 4)), "6 : 5")
    for scale in (0.4, 1.0):
        usual, large = (
            throw_pictures(act, art, Resolution(scale, 1.0, letters))[-1].deviceIndependentSize() / scale
            for letters in (1.0, 2.0)
        )
        assert large.width() > 1.25 * usual.width()
        assert large.width() < 1000
        assert large.height() < 500
