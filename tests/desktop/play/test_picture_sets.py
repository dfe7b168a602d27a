"""View > Pieces: other pictures at once, everywhere, and again at the next start."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.play import picture_sets
from stronghold_gui.desktop.play.picture_sets import CONTRAST, KEY
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.window import MainWindow
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of, page_of

Sit = Callable[..., Person]


def seen(widget: QWidget) -> QImage:
    QApplication.processEvents()
    return widget.grab().toImage()


def plainness(image: QImage) -> float:
    """Return which part of a picture is painted in pure black and white."""
    plain = (QColor("black"), QColor("white"))
    points = [(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)]
    return sum(image.pixelColor(x, y) in plain for x, y in points) / len(points)


def test_board_pieces_and_docks_change_at_once_and_back(sit: Sit, window: MainWindow, qtbot: QtBot) -> None:
    sit(None)
    # Forecasts come when there is time for them, perhaps between two of the pictures that are compared.
    window.actions_["forecast"].setChecked(False)
    scene, tile = desk_of(window).scene, page_of(window, "phase_cards")
    # Nor are pieces sharp before they were drawn for the size at which the window came to rest.
    qtbot.waitUntil(lambda: not desk_of(window).board._rest.isActive() and not scene.laying.busy)
    scene.board.show_now(scene.resolution)
    board, dock = seen(desk_of(window).board), seen(tile)
    window.picture_sets.choose(CONTRAST)
    scene.board.show_now(scene.resolution)
    plain_board, plain_dock = seen(desk_of(window).board), seen(tile)

    assert plainness(plain_board) > plainness(board) + 0.15
    assert plain_dock != dock
    window.picture_sets.choose("standard")
    scene.board.show_now(scene.resolution)
    assert seen(desk_of(window).board) == board
    assert seen(tile) == dock


def test_the_look_is_remembered(settings: Settings, make_window: Callable[..., MainWindow]) -> None:
    make_window(first_page=True).picture_sets.choose(CONTRAST)
    window = make_window(first_page=True)

    assert window.picture_sets.chosen == CONTRAST
    assert [action.data() for action in window.picture_sets.group.actions() if action.isChecked()] == [CONTRAST]
    window.game_pages.enter("stronghold")
    assert plainness(window.current.tabletop.art.pixmap("orc", 48).toImage()) > 0.5


def test_a_look_that_is_not_there_is_the_usual_one(settings: Settings, make_window: Callable[..., MainWindow]) -> None:
    settings.set_text(KEY, "../../elsewhere")

    assert make_window(first_page=True).picture_sets.chosen == "standard"


def test_who_asked_the_system_for_contrast_gets_it_until_he_chooses(
    make_window: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_sets, "system_wants_contrast", lambda: True)
    window = make_window(first_page=True)
    assert window.picture_sets.chosen == CONTRAST
    window.picture_sets.choose("standard")

    assert make_window(first_page=True).picture_sets.chosen == "standard"


def test_the_menu_says_it_in_the_language_of_the_moment(window: MainWindow) -> None:
    window.show_start()
    window.language.choose("fr")
    assert window.picture_sets.menu.title() == "P&ièces"
    assert [action.text() for action in window.picture_sets.group.actions()] == ["&Standard", "Contraste &élevé"]


def test_the_cards_of_a_draft_change_at_once(sit: Sit, window: MainWindow) -> None:
    sit(None, cards="draft")
    assert window.controller is not None
    window.controller.uncover()

    def cards() -> list[QImage]:
        table = desk_of(window).cards.table
        assert table is not None
        labels = table.cards[0].findChildren(QLabel)
        return [label.pixmap().toImage() for label in labels if not label.pixmap().isNull()]

    before = cards()
    assert before
    window.picture_sets.choose(CONTRAST)
    assert cards() != before
    window.picture_sets.choose("standard")
    assert cards() == before
