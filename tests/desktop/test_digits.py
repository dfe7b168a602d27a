"""Digit keys on keyboards whose top row has digits with Shift only."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.digits import digit_of
from tests.desktop.conftest import Person
from tests.desktop.desks import choices_of, desk_of, page_of
from tests.desktop.keyboards import ROWS, Keyboard, digit_event, key_event
from tests.games.stronghold.scene import Scene

Sit = Callable[..., Person]
LAYOUTS = ("azerty", "czech", "bepo", "qwerty", "qwertz")
SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier


# -- one key ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_key_of_the_top_row_is_its_digit_on_every_layout(layout: str) -> None:
    assert [digit_of(digit_event(layout, digit)) for digit in range(10)] == list(range(10))


@pytest.mark.parametrize(
    ("platform", "scan", "virtual"),
    [
        ("xcb", [10, 11, 12, 13, 14, 15, 16, 17, 18, 19], [0x26, 0xE9, 0x22, 0x27, 0x28, 0x2D, 0xE8, 0x5F, 0xE7, 0xE0]),
        ("wayland", [10, 11, 12, 13, 14, 15, 16, 17, 18, 19], [0] * 10),
        ("windows", [2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [*range(0x31, 0x3A), 0x30]),
        ("cocoa", [0] * 10, [18, 19, 20, 21, 23, 22, 26, 28, 25, 29]),
    ],
)
def test_each_platform_tells_the_place_of_a_key_in_its_own_way(
    platform: str, scan: list[int], virtual: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    row = ROWS["azerty"][1:] + ROWS["azerty"][0]
    events = [key_event(text, scan=code, virtual=key) for text, code, key in zip(row, scan, virtual, strict=True)]
    assert [digit_of(event) for event in events] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]


@pytest.mark.parametrize(
    "event",
    [
        key_event("&"),
        key_event("!", scan=10, modifiers=SHIFT),
        key_event("&", scan=10, modifiers=Qt.KeyboardModifier.ControlModifier),
        key_event("1", scan=10, modifiers=Qt.KeyboardModifier.AltModifier),
        key_event("f", scan=11),
        key_event("", scan=12, key=Qt.Key.Key_F3.value),
        key_event("\r", scan=13, key=Qt.Key.Key_Return.value),
        key_event("m", scan=58),
    ],
    ids=["no place", "shift", "ctrl", "alt", "letter", "no text", "control", "elsewhere"],
)
def test_what_is_no_digit_key(event: QKeyEvent) -> None:
    assert digit_of(event) is None


def test_digits_of_the_keypad_are_digits() -> None:
    assert digit_of(key_event("4", scan=83, modifiers=Qt.KeyboardModifier.KeypadModifier)) == 4


# -- at the table ----------------------------------------------------------------------------------------------------


def orcs(sit: Sit, layout: str, number: int = 6) -> tuple[Person, Keyboard]:
    """Return a player who holds one of several orcs of the camp, and a keyboard."""
    person = sit(Scene().at("phase", 6, turn=2).put("CAMP", orc=number, goblin=1).play("dispatch minor"))
    person.board.click(("CAMP.units", "orc"))
    desk_of(person.window).board.setFocus()
    return person, Keyboard(layout, person.window)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_digit_key_holds_so_many_pieces_on_every_layout(sit: Sit, layout: str) -> None:
    person, keyboard = orcs(sit, layout)
    hand = desk_of(person.window).hand
    for digit in (3, 1, 6, 2):
        keyboard.digits(digit)
        assert hand.count == digit
    before = len(person.notation())
    person.board.click("FW")
    assert person.notation()[before:] == ["march orc CAMP FW"] * 2


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_digit_key_holds_so_many_while_the_keys_are_in_a_dock(sit: Sit, layout: str) -> None:
    person, keyboard = orcs(sit, layout)
    person.window.docking.docks["places"].show()
    person.window.docking.raise_("places")
    page_of(person.window, "places").setFocus()
    keyboard.digits(4)
    assert desk_of(person.window).hand.count == 4


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("focus", ["board", "log"])
def test_a_digit_key_presses_the_choice_of_its_number_on_every_layout(sit: Sit, layout: str, focus: str) -> None:
    person = sit(Scene().at("phase", 6, turn=2).put("CAMP", orc=6, goblin=1))
    choices = choices_of(person.window)
    assert len(choices) > 1
    if focus == "log":
        person.window.docking.raise_("log")
        page_of(person.window, "log").list.setFocus()
    else:
        desk_of(person.window).board.setFocus()
    chosen: list[object] = []
    person.window.prompt.strip.chosen.connect(chosen.append)
    wanted = choices[1]
    Keyboard(layout, person.window).digits(2)
    assert chosen == [wanted]


def test_a_plus_or_minus_counts_where_no_such_digit_can_be_held(sit: Sit) -> None:
    person, keyboard = orcs(sit, "azerty", 5)
    keyboard.digits(3, 6)
    assert desk_of(person.window).hand.count == 2, "the key of 6 gives - there"


def test_the_key_of_minus_zooms_where_there_is_no_choice_of_its_number(sit: Sit) -> None:
    person = sit(Scene().at("phase", 6, turn=2).put("CAMP", orc=6, goblin=1))
    board = desk_of(person.window).board
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Equal)
    zoomed = board.scale_factor
    Keyboard("azerty", person.window).digits(6)
    assert board.scale_factor < zoomed
    QTest.keyClick(board, Qt.Key.Key_Equal)
    Keyboard("azerty", person.window).digits(0)
    assert board.fitting


@pytest.mark.parametrize("layout", ["azerty", "czech", "bepo"])
def test_ctrl_with_a_digit_key_is_the_shortcut_of_the_digit(sit: Sit, layout: str) -> None:
    person = sit(Scene().at("phase", 6, turn=2).put("CAMP", orc=6, goblin=1))
    board = desk_of(person.window).board
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Equal)
    assert not board.fitting
    Keyboard(layout, person.window).digit_with_ctrl(0)
    assert board.fitting


def test_an_action_that_is_disabled_has_no_digit_key(sit: Sit) -> None:
    person = sit(Scene().at("phase", 6, turn=2).put("CAMP", orc=6, goblin=1))
    fit, triggered = person.window.actions_["fit"], list[bool]()
    fit.triggered.connect(triggered.append)
    fit.setEnabled(False)
    Keyboard("azerty", person.window).digit_with_ctrl(0)
    assert not triggered


def test_a_digit_key_writes_its_character_where_one_writes(sit: Sit) -> None:
    person, keyboard = orcs(sit, "azerty")
    person.window.actions_["type_order"].trigger()
    line = QApplication.focusWidget()
    assert isinstance(line, QLineEdit)
    keyboard.digits(2)
    assert line.text() == "é"
    assert desk_of(person.window).hand.count == 1


def test_a_digit_key_in_a_dialog_is_the_dialogs(sit: Sit, qtbot: QtBot) -> None:
    person, keyboard = orcs(sit, "azerty")
    dialog = QDialog(person.window)
    button = QPushButton("OK", dialog)
    dialog.open()
    dialog.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is button)
    keyboard.digits(3)
    assert desk_of(person.window).hand.count == 1
    dialog.close()
    board = desk_of(person.window).board
    person.window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is board)
    keyboard.digits(3)
    assert desk_of(person.window).hand.count == 3


# -- Shift -----------------------------------------------------------------------------------------------------------


def wave(person: Person, modifiers: Qt.KeyboardModifier) -> None:
    """Move the mouse over the board with modifiers held down."""
    port, none = desk_of(person.window).board.viewport(), Qt.MouseButton.NoButton
    at = QPointF(person.board.at("FW"))
    QApplication.sendEvent(port, QMouseEvent(QEvent.Type.MouseMove, at, port.mapToGlobal(at), none, none, modifiers))


@pytest.mark.parametrize("layout", ["azerty", "czech", "bepo"])
def test_shift_that_types_a_digit_does_not_mean_all(sit: Sit, layout: str) -> None:
    person, keyboard = orcs(sit, layout)
    hand = desk_of(person.window).hand
    keyboard.digit_with_shift(2)
    assert hand.count == 2
    wave(person, SHIFT)
    assert hand.count == 2, "the mouse moves before Shift is let go of"
    desk_of(person.window).scene.activate(SHIFT)
    assert hand.count == 2
    keyboard.shift_up()
    wave(person, NONE)
    assert hand.count == 2


@pytest.mark.parametrize("mouse", [True, False])
def test_shift_means_all_again_once_it_was_let_go_of(sit: Sit, mouse: bool) -> None:
    person, keyboard = orcs(sit, "azerty")
    hand = desk_of(person.window).hand
    keyboard.digit_with_shift(2)
    keyboard.shift_up()
    if mouse:
        wave(person, NONE)
        wave(person, SHIFT)
    else:
        keyboard.shift_down()
    assert hand.count == 6


def test_shift_means_all_for_what_is_taken_next(sit: Sit) -> None:
    person, keyboard = orcs(sit, "azerty")
    keyboard.digit_with_shift(2)
    hand = desk_of(person.window).hand
    hand.cancel()
    desk_of(person.window).scene.keys.go_to(("CAMP.units", "orc"))
    desk_of(person.window).scene.activate(SHIFT)
    assert hand.count == 6


def test_shift_alone_still_means_all(sit: Sit) -> None:
    person, keyboard = orcs(sit, "azerty")
    keyboard.shift_down()
    assert desk_of(person.window).hand.count == 6
