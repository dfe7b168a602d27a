"""The hint in the window: asked for with a key, followed while it is open, silent under the curtain."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.teaching.hints.panel import HintPanel
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of, draw_curtain
from tests.games.stronghold.defence.scenes import pause
from tests.games.stronghold.scene import Scene
from tests.helpers.resting import rest


def machines() -> Scene:
    scene = Scene().hourglasses(0).put("HAND", orc=4, troll=2).at("phase", 2).cards("machines-1")
    scene.p.invaders[0].resources = 6
    return scene


def panel(window: MainWindow) -> HintPanel:
    found = window.hints.panel
    assert isinstance(found, HintPanel)
    return found


def said(person: Person) -> str:
    """Return everything the panel says."""
    page = panel(person.window).widget()
    assert page is not None
    return "\n".join(label.text() for label in page.findChildren(QLabel))


def test_no_hint_opens_by_itself(sit: Callable[..., Person]) -> None:
    person = sit(machines())
    assert person.window.findChild(QWidget, "dock_hint") is None
    person.key("Ctrl+Return")
    assert person.window.findChild(QWidget, "dock_hint") is None


def test_f2_opens_the_hint_and_closes_it(sit: Callable[..., Person]) -> None:
    person = sit(machines())
    person.key("F2")
    assert person.window.hints.dock.isVisible()
    assert "You may build what your machines card offers" in said(person)
    assert "Ballista for 6 resources" in said(person)
    person.key("F2")
    assert not person.window.hints.dock.isVisible()


def test_f2_brings_a_hint_to_the_front_that_is_behind_the_cards(sit: Callable[..., Person]) -> None:
    person = sit(machines())
    window = person.window
    window.resize(1280, 800)
    rest(window)
    person.key("F2")
    rest(window)
    assert window.tabifiedDockWidgets(window.hints.dock), "beside the board there is no room for it"
    for _ in range(2):
        window.docking.raise_("phase_cards")
        rest(window)
        assert panel(window).visibleRegion().isEmpty()
        person.key("F2")
        rest(window)
        assert not panel(window).visibleRegion().isEmpty()
    person.key("F2")
    assert not window.hints.dock.isVisible()


@pytest.mark.parametrize("width", [900, 1280, 1920])
@pytest.mark.parametrize("percent", [100, 150])
def test_the_first_hint_shows_its_paragraphs_whole(sit: Callable[..., Person], width: int, percent: int) -> None:
    person = sit(machines())
    window = person.window
    window.resize(width, 720)
    window.text_size.choose(percent)
    try:
        rest(window)
        person.key("F2")
        QApplication.processEvents()
        labels = panel(window).findChildren(QLabel)
        assert len(labels) > 4
        for label in labels:
            assert label.height() >= label.heightForWidth(label.width()), label.text()
    finally:
        window.text_size.choose(100)


def test_the_hint_follows_the_decisions(sit: Callable[..., Person]) -> None:
    person = sit(machines())
    person.key("F2")
    controller = person.window.controller
    assert controller is not None
    controller.play(person.window.current.desk.prompt.done())
    assert "You may build what your machines card" not in said(person)
    controller.undo()


def test_the_rule_of_a_hint_opens_in_the_rules(sit: Callable[..., Person]) -> None:
    person = sit(machines())
    person.key("F2")
    link = panel(person.window).findChild(QLabel, "hint_rule")
    assert link is not None
    assert link.text().count("Phase 2: machines") == 1
    link.setFocus()
    QTest.keyClick(link, Qt.Key.Key_Tab)
    link.linkActivated.emit("machines")
    assert person.window.rulebook.reference.dock.isVisible()
    assert person.window.rulebook.reference.panel.place == "machines"


def test_a_group_lights_its_places_for_the_mouse_and_for_the_keys(sit: Callable[..., Person], qtbot: QtBot) -> None:
    person = sit(machines())
    person.key("F2")
    row = next(row for row in panel(person.window).rows if row.text().startswith("Ballista"))
    lit: list[tuple[str, ...]] = []
    panel(person.window).pointed.connect(lit.append)
    row.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: bool(lit))
    assert set(lit[-1]) == {"RW1", "RW2", "RW3", "RW4", "RE1", "RE2", "RE3"}
    desk_of(person.window).board.setFocus()
    assert lit[-1] == ()
    panel(person.window).ensureWidgetVisible(row)
    QTest.mouseMove(row, QPoint(5, 5))
    qtbot.waitUntil(lambda: lit[-1] != ())


def test_every_group_with_places_is_reached_by_tab(sit: Callable[..., Person]) -> None:
    person = sit(machines())
    person.key("F2")
    rows = [row for row in panel(person.window).rows if row.areas]
    assert rows
    link = panel(person.window).findChild(QLabel, "hint_rule")
    assert link is not None
    link.setFocus()
    reached = set()
    for _ in range(3 * len(rows)):
        person.key("Tab")
        reached.add(QApplication.focusWidget())
    assert set(rows) <= reached


def test_escape_goes_back_to_the_board(sit: Callable[..., Person]) -> None:
    person = sit(machines())
    person.key("F2")
    panel(person.window).rows[0].setFocus()
    QTest.keyClick(panel(person.window), Qt.Key.Key_Escape)
    assert desk_of(person.window).board.hasFocus()


def test_under_the_curtain_there_is_no_hint(sit: Callable[..., Person]) -> None:
    person = sit(Scene().put("CAMP", orc=6).put("W3", orc=2).at("phase", 6))
    window = person.window
    person.key("F2")
    assert "Move your troops forward" in said(person)
    controller = window.controller
    assert controller is not None
    draw_curtain(window)
    assert not window.actions_["hint"].isEnabled()
    assert said(person) == "The hint appears once the next player has taken over."
    controller.uncover()
    assert window.actions_["hint"].isEnabled()
    assert "Move your troops forward" in said(person)


def test_who_looks_back_gets_no_hint(sit: Callable[..., Person]) -> None:
    person = sit(machines(), "ballista RW1 troll")
    window = person.window
    person.key("F2")
    window.history.look_before()
    assert said(person) == "There is nothing to decide right now."
    assert not window.actions_["hint"].isEnabled()
    window.history.go_home()
    assert "You may build" in said(person)


def test_the_hint_changes_its_language_while_it_is_open(sit: Callable[..., Person]) -> None:
    person = sit(pause())
    person.key("F2")
    person.window.language.choose("fr")
    assert "Ce qui compte en général" in said(person)
    assert person.window.hints.dock.windowTitle() == "Conseil"


def test_without_a_match_there_is_nothing_to_ask(window: MainWindow) -> None:
    assert not window.actions_["hint"].isEnabled()


def test_the_hint_of_a_closed_match_goes_with_it(sit: Callable[..., Person]) -> None:
    person = sit(machines())
    person.key("F2")
    person.window.files.forget()
    person.window.show_start()
    assert not [dock for dock in person.window.findChildren(QDockWidget) if dock.isVisible()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LIBRARY.ids)
def test_after_another_game_a_hint_does_not_cut_the_docks_into_three_slivers(
    make_window: Callable[..., MainWindow], game: str, language: str
) -> None:
    window = make_window(language)
    window.resize(900, 600)
    for played in ("stronghold" if game != "stronghold" else "convicted", game):
        window.files.begin(Match(LIBRARY.kit(played).game, Header(played, {}, ("Ada", "Ben"), 3)))
        controller = window.current.controller
        assert controller is not None
        controller.uncover()
        window.actions_["hint"].trigger()
        rest(window)
        assert window.hints.dock.isVisible()
        assert window.tabifiedDockWidgets(window.hints.dock), played
        window.actions_["close"].trigger()
