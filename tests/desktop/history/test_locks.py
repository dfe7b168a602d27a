"""Locks: a button that builds a barrier says so beforehand, and no other does."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.icons import icon
from stronghold_gui.desktop.play.lock_button import LOCK, LockButton
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold.notation import parse
from tests.desktop.games.scenes import SCENES
from tests.desktop.history.conftest import Sit, played
from tests.helpers.resting import rest


def locked(window: MainWindow) -> list[bool]:
    """Return for each choice whether it carries a lock."""
    strip = window.prompt.strip
    return [bool(strip.button(number).warning) for number in range(strip.count)]


def test_done_carries_a_lock_when_it_gives_the_turn_away(sit: Sit, qtbot: QtBot) -> None:
    window = sit(None, "done").window
    done = window.prompt.buttons["done"]
    qtbot.waitUntil(lambda: bool(done.warning))
    assert done.warning in done.toolTip()
    assert done.accessibleDescription() == done.warning


def test_the_lock_of_done_speaks_another_language_at_once(sit: Sit, qtbot: QtBot) -> None:
    window = sit(None, "done").window
    done = window.prompt.buttons["done"]
    qtbot.waitUntil(lambda: bool(done.warning))
    english = done.warning
    window.language.choose("fr")
    # Whether there is a lock is found out later; what it says must not wait for that.
    french = done.accessibleDescription()
    assert french not in ("", english)
    rest(window)
    assert done.accessibleDescription() == done.warning == french


@pytest.mark.parametrize("roomy", [False, True])
@pytest.mark.parametrize("pictured", [False, True])
def test_the_lock_does_not_touch_the_label(qtbot: QtBot, roomy: bool, pictured: bool) -> None:
    button = LockButton(roomy=roomy)
    qtbot.addWidget(button)
    if pictured:
        button.setIcon(icon("done", button.palette()))
    button.setText("Garder : mantelet")
    button.lock("chance decides")
    button.resize(button.sizeHint())
    picture = button.grab().toImage()
    middle = range(6, picture.height() - 6)
    gap = range(picture.width() - LOCK - 7, picture.width() - LOCK - 3)
    # Between them there is nothing but the button's ground, which changes from line to line only.
    assert all(len({picture.pixel(x, y) for x in gap}) == 1 for y in middle)
    assert len({picture.pixel(x, picture.height() // 2) for x in range(8, picture.width() - 8)}) > 3


def test_done_carries_none_when_it_can_be_taken_back(sit: Sit, qtbot: QtBot) -> None:
    window = sit(SCENES["shoot"][0]()).window
    controller, done = window.controller, window.prompt.buttons["done"]
    assert controller is not None
    assert controller.barrier_ahead(parse("done")) is not None
    qtbot.waitUntil(lambda: bool(done.warning))
    assert controller.play(parse("shoot TW1 RW2"))
    assert done.toolTip()
    assert controller.can_undo


def test_there_are_no_locks_where_everything_can_be_taken_back(sit: Sit, qtbot: QtBot) -> None:
    window = sit(None, "done").window
    window.history.suppose_now()
    rest(window)
    assert not window.prompt.buttons["done"].warning


@pytest.mark.parametrize("seats", [2, 4])
def test_choices_carry_locks_exactly_where_the_move_cannot_be_taken_back(window: MainWindow, seats: int) -> None:
    match = played(40, seats=seats)
    window.files.begin(match)
    controller, taste = window.controller, random.Random(3)  # noqa: S311 - a test's choices
    assert controller is not None
    seen = 0
    while not controller.over and len(match.played) < 260:
        controller.uncover()
        choices = list(window.current.desk.prompt.choices())
        warned = locked(window)
        assert len(warned) == len(choices)
        # Buttons that only take something into the hand play nothing.
        pairs = [(choice.move, lock) for choice, lock in zip(choices, warned, strict=True) if choice.act is None]
        move = taste.choice([move for move, _ in pairs] or controller.moves())
        assert controller.play(move)
        for offered, lock in pairs:
            if offered == move:
                seen += 1
                assert lock == (not match.can_undo), move
    assert seen > 20
