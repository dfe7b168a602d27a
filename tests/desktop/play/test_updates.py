"""Updates during animation: readouts wait until the board has shown the move, and no input acts on waiting contents."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.history.since import Since
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.notation import parse
from tests.desktop.conftest import Person, wait_for_board
from tests.desktop.desks import choices_of, desk_of, draw_curtain, page_of
from tests.desktop.games.reading import read
from tests.desktop.history.test_hand_over import naming
from tests.desktop.stronghold.test_animation import besieged, queue_of, stormed
from tests.games.stronghold.assault.tools import empty
from tests.helpers.resting import rest

Sit = Callable[..., Person]
_BEFORE = ("done", "aim RW2 W2", "aim RW3 W4", "done")
"""Up to the Defender's last marksman. A performance comes then, and the Defender's next decision: what is lost."""
_CHOICES = ["remove marksman W3", "remove soldier W3"]


@pytest.fixture
def slow(settings: Settings) -> Settings:
    """Make the window animate slowly enough for a test."""
    settings.set_text("window/animation", "slow")
    return settings


@pytest.fixture
def ready(slow: Settings, sit: Sit, qtbot: QtBot) -> Person:
    """Return a person whose last marksman may shoot or hold fire."""
    person = sit(stormed(), *_BEFORE)
    wait_for_board(person.window, qtbot)
    queue_of(person).finish()
    # Locks and the first forecast come a moment after the board.
    rest(person.window, soon=60)
    return person


@pytest.fixture
def watched(ready: Person) -> Person:
    """Return a person whose last marksman has just held fire, while the goblins' reaction is animated."""
    ready.key("Ctrl+Return")
    assert queue_of(ready).telling
    return ready


def told(window: MainWindow) -> dict[str, object]:
    """Return all readouts of the match in their present state, those of covered docks included."""
    pages = {name: page_of(window, name) for name in window.docking.docks}
    readouts = desk_of(window).scene.readouts
    return {
        "prompt": window.prompt.accessibleName(),
        "choices": [text for _, text in read(window.prompt) if text],
        "where": window.frame.where.text(),
        "undo": window.actions_["undo"].isEnabled(),
        "log": [line.text for line in pages["log"].log.lines],
        "report": [text for _, text in read(pages["report"]) if text],
        "docks": [text for name, page in pages.items() if name != "report" for _, text in read(page) if text],
        "forecast": [readouts.text(area) for area in readouts.boxes],
    }


def lasting(seen: dict[str, object]) -> dict[str, object]:
    """Leave out what depends on the way to a state: locks that appear a moment later, the page of the assault."""
    return seen | {"choices": [], "report": []}


def choices(person: Person) -> list[str]:
    """Return the moves of the buttons in the prompt."""
    return [STRONGHOLD.text(cast("Move", choice.move)) for choice in choices_of(person.window)]


# -- it waits ------------------------------------------------------------------------------------------------------


def test_nothing_tells_the_end_before_it_was_seen(ready: Person) -> None:
    person, before = ready, told(ready.window)
    person.key("Ctrl+Return")
    assert queue_of(person).telling
    during = told(person.window)
    assert during == before
    queue_of(person).finish()
    after = told(person.window)
    assert all(after[what] != before[what] for what in ("prompt", "choices", "undo", "log", "docks"))


def test_what_is_told_after_it_is_what_is_told_without_it(watched: Person, sit: Sit) -> None:
    queue_of(watched).finish()
    after = lasting(told(watched.window))
    assert watched.window.controller is not None
    watched.window.animation.choose("off")
    assert lasting(told(sit(stormed(), *_BEFORE, "done").window)) == after


def test_without_animation_everything_is_told_at_once(sit: Sit) -> None:
    person = sit(stormed(), *_BEFORE)
    person.key("Ctrl+Return")
    assert choices(person) == _CHOICES
    assert person.window.actions_["undo"].isEnabled()


def test_a_move_that_is_only_shown_in_passing_is_told_at_once(slow: Settings, sit: Sit, qtbot: QtBot) -> None:
    person = sit(empty().at("phase", 6).put("CAMP", orc=2))
    wait_for_board(person.window, qtbot)
    controller = person.window.controller
    assert controller is not None
    controller.uncover()
    for kind in ("Dispatch", "March"):
        assert controller.play(next(move for move in controller.moves() if type(move).__name__ == kind))
    assert queue_of(person).running
    log = page_of(person.window, "log").log
    assert any("An orc marches" in line.text for line in log.lines)
    queue_of(person).finish()


def test_the_forecast_stays_what_it_was_and_then_is_the_new_one(watched: Person) -> None:
    forecast = desk_of(watched.window).forecast
    readouts = desk_of(watched.window).scene.readouts
    before = {area: readouts.text(area) for area in readouts.boxes}
    assert before
    lines = {area: forecast.line(area) for area in before}
    forecast._hand_changed()
    assert {area: readouts.text(area) for area in readouts.boxes} == before
    queue_of(watched).finish()
    assert {area: forecast.line(area) for area in before} != lines


def test_what_can_be_taken_next_is_lit_when_it_was_seen(watched: Person) -> None:
    """Lighting the possible losses at once would reveal the loser before the animation does."""
    assert desk_of(watched.window).scene.lit == frozenset()
    queue_of(watched).finish()
    assert {area for area, _ in desk_of(watched.window).scene.lit} == {"W3.defender"}


def test_two_moves_in_a_row_are_told_together(watched: Person, sit: Sit) -> None:
    """The second move interrupts the first, as in a replay; readouts wait for the end of both."""
    controller = watched.window.controller
    assert controller is not None
    prompt = watched.window.prompt.accessibleName()
    assert controller.play(parse(_CHOICES[1]))
    assert queue_of(watched).telling
    assert watched.window.prompt.accessibleName() == prompt
    queue_of(watched).finish()
    after = lasting(told(watched.window))
    watched.window.animation.choose("off")
    assert lasting(told(sit(stormed(), *_BEFORE, "done", _CHOICES[1]).window)) == after


def test_a_move_that_is_played_again_is_shown_again(watched: Person) -> None:
    queue_of(watched).finish()
    watched.key("Ctrl+Z")
    assert not queue_of(watched).running
    watched.key("Ctrl+Y")
    assert queue_of(watched).telling
    assert choices(watched) != _CHOICES
    queue_of(watched).finish()
    assert choices(watched) == _CHOICES


def test_another_match_in_the_middle_leaves_nothing_of_the_old_one(watched: Person) -> None:
    window = watched.window
    assert window.controller is not None
    window.files.begin(Match(STRONGHOLD, Header("stronghold", {}, ("Anna", "Bert"), 5)))
    fresh = told(window)
    queue_of(watched).finish()
    assert told(window) == fresh
    assert "marksman" not in str(fresh["log"])
    assert "flip phase cards" in str(fresh["prompt"])


def test_looking_back_in_the_middle_shows_that_moment_and_then_the_match_as_it_stands(watched: Person) -> None:
    window = watched.window
    window.history.look_at(2)
    assert not window.actions_["undo"].isEnabled()
    assert choices(watched) == []
    window.history.go_home()
    assert choices(watched) == _CHOICES
    assert page_of(window, "log").log.lines[-1].move == len(_BEFORE) + 1


def test_an_undo_without_a_press_in_the_middle_leaves_no_stale_docks(watched: Person) -> None:
    window = watched.window
    assert window.controller is not None
    assert window.controller.undo()
    assert choices(watched) == ["shoot TW1 RW2"]
    assert page_of(window, "log").log.lines[-1].move == len(_BEFORE)


def test_a_lock_that_was_asked_for_before_the_move_is_not_put_on_it(watched: Person, qtbot: QtBot) -> None:
    watched.window.locks._timer.start()
    queue_of(watched).finish()
    watched.key("Ctrl+Z", "Ctrl+Y")
    assert queue_of(watched).telling
    assert not watched.window.locks._timer.isActive()


def test_another_language_in_the_middle_shows_the_end_in_it(watched: Person) -> None:
    watched.window.language.choose("fr")
    assert not queue_of(watched).running
    assert "Défenseur" in watched.window.prompt.accessibleName()
    assert choices(watched) == _CHOICES


def test_screen_readers_are_told_when_the_others_see_it(ready: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    def hear(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    ready.key("Ctrl+Return")
    assert heard == []
    queue_of(ready).finish()
    assert heard[-1] == ready.window.prompt.accessibleName()
    assert len(heard) > 2


def test_what_happened_since_is_told_when_it_was_seen(
    slow: Settings, sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit(besieged())
    wait_for_board(person.window, qtbot)
    followed: list[str] = []
    monkeypatch.setattr(Since, "follow", lambda _since, reason, _team: followed.append(reason))
    person.key("Ctrl+Return")
    assert queue_of(person).telling
    assert followed == []
    queue_of(person).finish()
    assert followed == ["move"]


# -- no input acts on waiting contents -----------------------------------------------------------------------------


def test_done_by_key_shows_the_end_and_counts_at_the_next_press(watched: Person) -> None:
    queue_of(watched).finish()
    watched.key("1")
    assert queue_of(watched).telling
    moves = watched.notation()
    watched.key("Ctrl+Return")
    assert not queue_of(watched).running
    assert watched.notation() == moves
    assert watched.window.actions_["done"].isEnabled()
    watched.key("Ctrl+Return")
    assert watched.notation() == [*moves, "done"]


@pytest.mark.parametrize("key", ["Space", "Return"])
def test_done_by_a_key_on_its_button_counts_at_the_next_press(watched: Person, key: str) -> None:
    queue_of(watched).finish()
    watched.key("1")
    moves = watched.notation()
    done = watched.window.prompt.buttons["done"]
    done.setFocus()
    assert queue_of(watched).telling
    QTest.keySequence(done, key)
    assert not queue_of(watched).running
    assert watched.notation() == moves


def test_done_by_mouse_shows_the_end_and_counts_at_the_next_press(watched: Person) -> None:
    queue_of(watched).finish()
    watched.key("1")
    moves = watched.notation()
    done = watched.window.prompt.buttons["done"]
    QTest.mouseClick(done, Qt.MouseButton.LeftButton)
    assert not queue_of(watched).running
    assert watched.notation() == moves
    QTest.mouseClick(done, Qt.MouseButton.LeftButton)
    assert watched.notation() == [*moves, "done"]


def test_done_that_comes_without_a_press_only_shows_the_end(watched: Person) -> None:
    """Screen readers and menu bars outside the window choose without a key press."""
    moves = watched.notation()
    watched.window.prompt.chosen.emit(parse(_CHOICES[0]))
    assert not queue_of(watched).running
    assert watched.notation() == moves


def test_a_held_key_decides_nothing_more(watched: Person) -> None:
    """It has ended the performance; what its repeats ask for has not been seen before it was pressed."""
    queue_of(watched).finish()
    watched.key("1")
    moves, board = watched.notation(), desk_of(watched.window).board
    board.setFocus()
    ctrl = Qt.KeyboardModifier.ControlModifier
    QTest.keyPress(board, Qt.Key.Key_Return, ctrl)
    for _ in range(3):
        QTest.simulateEvent(board, True, Qt.Key.Key_Return, ctrl, "\r", True)
    assert watched.notation() == moves
    QTest.keyRelease(board, Qt.Key.Key_Return, ctrl)
    watched.key("Ctrl+Return")
    assert watched.notation() == [*moves, "done"]


@pytest.mark.parametrize("digit", ["1", "2"])
def test_a_choice_that_was_not_shown_yet_counts_at_the_next_press(watched: Person, digit: str) -> None:
    moves = watched.notation()
    assert choices(watched) != _CHOICES
    watched.key(digit)
    assert not queue_of(watched).running
    assert watched.notation() == moves
    assert choices(watched) == _CHOICES
    watched.key(digit)
    assert watched.notation() == [*moves, _CHOICES[int(digit) - 1]]


def test_a_choice_that_comes_up_under_the_pointer_is_not_taken(watched: Person) -> None:
    moves = watched.notation()
    (button,) = [one for one in watched.window.prompt.strip.findChildren(QAbstractButton) if one.isVisible()]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not queue_of(watched).running
    assert watched.notation() == moves


def test_undo_takes_back_what_is_being_shown_though_it_was_not_possible_before(watched: Person) -> None:
    """The key's action is switched on by the end of the performance, before Qt looks for what the key means."""
    assert not watched.window.actions_["undo"].isEnabled()
    watched.key("Ctrl+Z")
    assert not queue_of(watched).running
    assert watched.notation() == list(_BEFORE)
    assert choices(watched) == ["shoot TW1 RW2"]


def test_undo_by_its_button_which_was_off_before(watched: Person) -> None:
    assert not watched.window.prompt.buttons["undo"].isEnabled()
    watched.click("prompt_undo")
    assert watched.notation() == list(_BEFORE)


def test_a_window_key_goes_the_same_way_as_at_a_real_keyboard(watched: Person) -> None:
    """Through the window, as the window system sends it, not to a widget."""
    handle = watched.window.windowHandle()
    QTest.keyClick(handle, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert watched.notation() == list(_BEFORE)


def test_a_button_of_a_dock_that_showed_how_it_was_counts_at_the_next_press(watched: Person, qtbot: QtBot) -> None:
    window = watched.window
    window.docking.raise_("report")
    qtbot.wait(1)
    page = page_of(window, "report")
    at = page._at
    button = page.back if page.back.isEnabled() else page.next
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not queue_of(watched).running
    assert page._at >= at
    now = page._at
    QTest.mouseClick(page.back, Qt.MouseButton.LeftButton)
    assert page._at == now - 1


def test_a_line_of_the_log_that_has_moved_on_is_not_looked_back_at(watched: Person, qtbot: QtBot) -> None:
    window = watched.window
    window.docking.raise_("log")
    qtbot.wait(1)
    log = page_of(window, "log").list
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=log.viewport().rect().center())
    assert not queue_of(watched).running
    assert not window.history.active


def test_an_order_that_is_typed_is_read_whole_and_means_what_is_possible_now(ready: Person) -> None:
    person = ready
    person.key("Ctrl+K")
    line = person.window.typed.line
    QTest.keyClicks(line.line, "done")
    QTest.keyClick(line.line, Qt.Key.Key_Return)
    assert queue_of(person).telling
    assert line.words.rowCount() == 0
    QTest.keyClicks(line.line, _CHOICES[1])
    assert not queue_of(person).running
    assert line.line.text() == _CHOICES[1]
    QTest.keyClick(line.line, Qt.Key.Key_Return)
    assert person.notation() == [*_BEFORE, "done", _CHOICES[1]]
    queue_of(person).finish()


def test_what_can_be_typed_is_offered_when_it_was_seen(ready: Person) -> None:
    person = ready
    person.key("Ctrl+K")
    line = person.window.typed.line
    QTest.keyClicks(line.line, "done")
    QTest.keyClick(line.line, Qt.Key.Key_Return)
    queue_of(person).finish()
    words = {line.words.item(row, 0).text() for row in range(line.words.rowCount())}
    assert {"remove", "undo"} <= words


# -- nothing hidden ------------------------------------------------------------------------------------------------


def tree(window: MainWindow, parent: QModelIndex | None = None) -> list[str]:
    """Return the lines of the tree of places now."""
    lines, above = page_of(window, "places").lines, parent or QModelIndex()
    found = []
    for row in range(lines.rowCount(above)):
        index = lines.index(row, 0, above)
        found += [str(index.data()), *tree(window, index)]
    return found


def test_docks_that_hold_a_secret_do_not_wait_for_the_end_when_others_sit_down(
    slow: Settings, window: MainWindow, sit: Sit, qtbot: QtBot
) -> None:
    """Without a curtain the Defender sits down at once, and must not read what the Invader could."""
    window.actions_["curtain"].setChecked(False)
    person = sit(stormed().order("bluff", "W2", face_up=False), *_BEFORE[:-1])
    wait_for_board(window, qtbot)
    queue_of(person).finish()
    assert window.controller is not None
    assert window.controller.viewer == 0
    assert "luff" in str(tree(window))
    person.key("Ctrl+Return")
    assert queue_of(person).telling
    assert window.controller.viewer == 1
    assert "luff" not in str(tree(window))
    assert naming(window, "bluff") == []


def test_the_curtain_falls_at_once_and_what_is_behind_it_is_up_to_date(watched: Person) -> None:
    window, controller = watched.window, watched.window.controller
    assert controller is not None
    draw_curtain(window)
    assert window.curtain.isVisible()
    assert not queue_of(watched).running
    assert choices(watched) == []
    assert page_of(window, "log").log.lines[-1].move == len(_BEFORE) + 1
    window.curtain.button.click()
    assert choices(watched) == _CHOICES
