"""Light and dark: what can be chosen is seen before it is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QTabBar,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.docks.chips import Tile
from stronghold_gui.desktop.file_dialogs import make_file_dialog
from stronghold_gui.desktop.icons import icon
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.theme import DARK, LIGHT, Tones, apply_theme
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import resource
from tests.desktop.begin import new_match
from tests.desktop.conftest import wait_for_board


@pytest.fixture(autouse=True)
def usual_colours(qapp: QApplication) -> Iterator[None]:
    """Colours are the application's, and there is one application for all tests."""
    yield
    apply_theme(qapp)


def light_of(colour: QColor) -> float:
    """Return the luminance of a colour, as computed for contrast."""
    parts = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
             for part in (colour.redF(), colour.greenF(), colour.blueF()))  # fmt: skip
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    darker, lighter = sorted((light_of(one), light_of(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", [QRadioButton, QCheckBox])
def test_what_is_not_chosen_yet_has_an_outline(
    kind: type[QRadioButton | QCheckBox], theme: str, qapp: QApplication, qtbot: QtBot
) -> None:
    apply_theme(qapp, theme)
    page = QWidget()
    qtbot.addWidget(page)
    button = kind("", page)
    button.move(4, 4)
    with qtbot.waitExposed(page):
        page.show()
    picture = page.grab(button.geometry()).toImage()
    ground = picture.pixelColor(0, 0)
    middle = [picture.pixelColor(x, picture.height() // 2) for x in range(picture.width() // 2)]
    assert max(contrast(colour, ground) for colour in middle) >= 3


@pytest.mark.parametrize("tone", [LIGHT, DARK], ids=["light", "dark"])
def test_a_picture_that_cannot_be_pressed_is_weaker_than_writing_and_can_be_seen(tone: Tones) -> None:
    for ground in (tone.window, tone.raised):
        faint = contrast(QColor(tone.faint), QColor(ground))
        assert 2.5 <= faint < contrast(QColor(tone.muted), QColor(ground))


def _strongest(picture: QImage, ground: QColor) -> float:
    """Return the contrast with their ground that the clearest tenth of a picture's points has."""
    points = (picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height()))
    shades = sorted(contrast(point, ground) for point in points if point.alpha() == 255)
    return shades[-max(1, len(shades) // 10)]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_icons_that_cannot_be_pressed_are_drawn_in_that_shade(theme: str, qapp: QApplication) -> None:
    apply_theme(qapp, theme)
    drawn = icon("save", qapp.palette()).pixmap(QSize(20, 20), 1.0, QIcon.Mode.Disabled).toImage()
    assert _strongest(drawn, QColor(qapp.palette().window().color())) >= 2.4


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_tiles_that_cannot_be_taken_now_are_still_seen(theme: str, qapp: QApplication, qtbot: QtBot) -> None:
    apply_theme(qapp, theme)
    page, art = QWidget(), PieceArt(resource("stronghold", "pieces"))
    qtbot.addWidget(page)
    for name in (
        "bluff",
        "orcs_detonation",
        "possession",
        "gale",
        "drover",
        "stone",
        "glare",
        "goblin",
        "seat_defender",
    ):
        tile = Tile(art, name, name, parent=page)
        tile.show_state(possible=False)
        assert _strongest(tile.grab().toImage(), page.palette().window().color()) >= 1.85, name


def _middle_of_the_board(window: MainWindow) -> float:
    """Return how light the board is in its middle."""
    scene = window.current.tabletop.scene
    scene.board.show_now(scene.resolution)
    drawn = scene.board.item.pixmap().toImage()
    return light_of(drawn.pixelColor(drawn.width() // 2, drawn.height() // 2))


def test_the_board_is_darker_in_a_dark_window_and_as_it_was_drawn_in_a_light_one(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window()
    window.show_match(new_match({}, ("", ""), 1))
    wait_for_board(window, qtbot)
    light = _middle_of_the_board(window)
    window.frame.choose_theme("dark")
    qtbot.waitUntil(lambda: _middle_of_the_board(window) < 0.75 * light)
    window.frame.choose_theme("light")
    qtbot.waitUntil(lambda: _middle_of_the_board(window) > 0.9 * light)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", [QPushButton, QToolButton, QComboBox])
def test_buttons_and_boxes_are_flat_and_have_an_edge(
    kind: type[QWidget], theme: str, qapp: QApplication, qtbot: QtBot
) -> None:
    apply_theme(qapp, theme)
    page = QWidget()
    qtbot.addWidget(page)
    button = kind(page)
    button.setGeometry(6, 6, 90, 34)
    with qtbot.waitExposed(page):
        page.show()
    picture = page.grab(button.geometry()).toImage()
    ground = {picture.pixelColor(10, y).name() for y in range(4, picture.height() - 4)}
    assert len(ground) == 1, "no gradient"
    assert picture.pixelColor(10, 0) != picture.pixelColor(10, 5)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_chosen_tab_is_told_by_a_line_and_not_by_its_colour_alone(
    theme: str, qapp: QApplication, qtbot: QtBot
) -> None:
    apply_theme(qapp, theme)
    tabs = QTabBar()
    qtbot.addWidget(tabs)
    for name in ("First", "Second"):
        tabs.addTab(name)
    with qtbot.waitExposed(tabs):
        tabs.show()
    picture = tabs.grab().toImage()
    for row in range(3):
        lines = [picture.pixelColor(tabs.tabRect(tab).left() + 3, tabs.tabRect(tab).bottom() - row) for tab in (0, 1)]
        assert lines[0] == qapp.palette().highlight().color() != lines[1]


def shown(widget: QWidget, qtbot: QtBot, width: int = 160, height: int = 34) -> QWidget:
    """Show a widget on a page of its own, and return the page."""
    page = QWidget()
    qtbot.addWidget(page)
    first = QPushButton(page)
    first.setGeometry(6, 6, 10, 10)
    widget.setParent(page)
    widget.setGeometry(20, 20, width, height)
    with qtbot.waitExposed(page):
        page.show()
    first.setFocus()
    return page


def spin_box() -> QSpinBox:
    return QSpinBox(minimum=0, maximum=9)


def slider() -> QSlider:
    made = QSlider(Qt.Orientation.Horizontal)
    made.setRange(0, 4)
    made.setTickPosition(QSlider.TickPosition.TicksBelow)
    return made


def filled_list() -> QListWidget:
    made = QListWidget()
    made.addItems([str(number) for number in range(40)])
    return made


def progress_bar() -> QProgressBar:
    return QProgressBar(minimum=0, maximum=4, value=4, textVisible=False)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", [QLineEdit, spin_box, QComboBox, filled_list, progress_bar])
def test_what_is_written_in_or_chosen_from_has_an_edge_that_is_seen(
    kind: Callable[[], QWidget], theme: str, qapp: QApplication, qtbot: QtBot
) -> None:
    apply_theme(qapp, theme)
    widget = kind()
    picture = shown(widget, qtbot).grab(widget.geometry()).toImage()
    assert contrast(picture.pixelColor(80, 0), picture.pixelColor(80, 3)) >= 1.3


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", [spin_box, slider, progress_bar, QScrollBar])
def test_bars_and_fields_are_flat(kind: Callable[[], QWidget], theme: str, qapp: QApplication, qtbot: QtBot) -> None:
    apply_theme(qapp, theme)
    widget = kind()
    picture = shown(widget, qtbot).grab(widget.geometry()).toImage()
    column = [picture.pixelColor(60, y).name() for y in range(picture.height())]
    for before, here, after in zip(column, column[1:], column[2:], strict=False):
        assert here in (before, after) or before == after, "no gradient"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    "kind",
    [QPushButton, QToolButton, QComboBox, QLineEdit, spin_box, slider, filled_list, QCheckBox, QRadioButton],
)
def test_what_has_the_keyboard_is_seen(
    kind: Callable[[], QWidget], theme: str, qapp: QApplication, qtbot: QtBot
) -> None:
    apply_theme(qapp, theme)
    widget = kind()
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    if isinstance(widget, QAbstractButton):
        widget.setText("a name")
    page = shown(widget, qtbot)
    accent = qapp.palette().highlight().color()

    def strength() -> int:
        picture = page.grab(widget.geometry()).toImage()
        points = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
        return sum(contrast(picture.pixelColor(*point), accent) < 1.1 for point in points)

    before, plain = strength(), page.grab(widget.geometry()).toImage()
    QTest.keyClick(page, Qt.Key.Key_Tab)
    assert widget.hasFocus()
    if isinstance(widget, (QCheckBox, QRadioButton)):
        assert page.grab(widget.geometry()).toImage() != plain
    elif isinstance(widget, QSlider):
        assert strength() != before
    else:
        assert strength() > before + 100


def test_an_arrow_of_a_spin_box_is_faint_where_there_is_no_further_step(qapp: QApplication, qtbot: QtBot) -> None:
    apply_theme(qapp, "light")
    widget = spin_box()
    page = shown(widget, qtbot)

    def strongest(upper: bool) -> float:
        picture = page.grab(widget.geometry()).toImage()
        rows = range(5, 15) if upper else range(19, 29)
        ground = qapp.palette().base().color()
        return max(contrast(picture.pixelColor(x, y), ground) for x in range(146, 157) for y in rows)

    assert strongest(upper=True) > 5 > 2 > strongest(upper=False)
    widget.setValue(widget.maximum())
    assert strongest(upper=False) > 5 > 2 > strongest(upper=True)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_arrows_of_the_dialog_for_files_are_seen(theme: str, qapp: QApplication, qtbot: QtBot) -> None:
    apply_theme(qapp, theme)
    page = shown(QLabel(), qtbot)
    dialog = make_file_dialog(page, "Open", Language("en"))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    for name in ("backButton", "forwardButton", "toParentButton"):
        button = dialog.findChild(QToolButton, name)
        assert button is not None
        picture = button.icon().pixmap(QSize(16, 16)).toImage()
        assert _strongest(picture, qapp.palette().window().color()) >= 4.5, name
