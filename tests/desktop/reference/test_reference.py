"""The rules in the window: the page that F1 opens, and the use of the dock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import autosave_folder
from stronghold_gui.desktop.naming import topic_of
from stronghold_gui.desktop.reference.panel import RulesPanel
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import user_data_dir
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.games.stronghold.teaching.reference.topics import EXAMPLES
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of, page_of
from tests.desktop.everywhere import settle
from tests.games.stronghold.examples import example
from tests.games.stronghold.scene import Scene
from tests.helpers.resting import rest


def panel(window: MainWindow) -> RulesPanel:
    found = window.rulebook.reference.panel
    assert isinstance(found, RulesPanel)
    return found


def point_at(widget: QWidget, at: QPoint | None = None) -> None:
    """Let the mouse rest on a widget."""
    QCursor.setPos(widget.mapToGlobal(at or widget.rect().center()))


def point_at_board(person: Person, area: str) -> None:
    view = desk_of(person.window).board
    point_at(view.viewport(), person.board.at(area))


@pytest.fixture
def assault(sit: Callable[..., Person]) -> Person:
    return sit(example("V-03"))


def test_nothing_of_it_is_made_before_somebody_asks(window: MainWindow) -> None:
    assert window.findChild(QWidget, "dock_rules") is None


def test_without_a_match_f1_opens_the_contents(person: Person) -> None:
    point_at(person.window.menuBar(), QPoint(400, 2))
    person.key("F1")
    assert panel(person.window).isVisible()
    assert panel(person.window).place == "contents"


@pytest.mark.parametrize(
    ("area", "anchor"),
    [
        ("W1.invader", "troll"),
        ("RW2", "rampart"),
        ("W3.cauldron", "cauldron"),
        ("TW1", "tower"),
        ("FW", "foreground"),
    ],
)
def test_f1_opens_the_paragraph_of_what_the_mouse_is_at_on_the_board(assault: Person, area: str, anchor: str) -> None:
    point_at_board(assault, area)
    assault.key("F1")
    assert panel(assault.window).place == anchor


def test_f1_opens_the_paragraph_of_what_the_keys_are_at_on_the_board(sit: Callable[..., Person]) -> None:
    person = sit(Scene().put("RW1", goblin=2).hourglasses(0).at("phase", 6), "dispatch minor")
    board = desk_of(person.window).board
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Tab)
    assert board.table.keys.stop == ("RW1.units", "goblin")
    person.key("F1")
    assert panel(person.window).place == "goblin"


def test_f1_explains_what_the_mouse_has_come_to_since_the_keys_moved_their_ring(sit: Callable[..., Person]) -> None:
    person = sit(Scene().put("RW1", goblin=2).hourglasses(0).at("phase", 6), "dispatch minor")
    board = desk_of(person.window).board
    point_at_board(person, "TW1")
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Tab)
    point_at_board(person, "FW")
    assert board.keys_at() is not None
    person.key("F1")
    assert panel(person.window).place == "foreground"


def test_question_mark_is_f1_but_stays_a_letter_in_a_field(assault: Person) -> None:
    point_at_board(assault, "RW2")
    QTest.keyClicks(desk_of(assault.window).board, "?")
    assert panel(assault.window).place == "rampart"
    field = panel(assault.window).findChild(QLineEdit)
    assert field is not None
    field.setFocus()
    QTest.keyClicks(field, "?")
    assert field.text() == "?"


@pytest.mark.parametrize(
    ("dock", "widget", "anchor"),
    [
        ("phase_cards", "action_gain", "gain"),
        ("supply", "supply_stone", "stone"),
        ("buildings", "action_cannon", "cannon"),
        ("glory", "glory_name_total", "glory"),
    ],
)
def test_f1_in_a_dock_explains_what_is_there(
    sit: Callable[..., Person], dock: str, widget: str, anchor: str, qtbot: QtBot
) -> None:
    person = sit(Scene().hourglasses(0).at("phase", 1))
    person.window.docking.raise_(dock)
    page = page_of(person.window, dock)
    if isinstance(page, QScrollArea):
        page.ensureWidgetVisible(person.widget(widget))
    rest(person.window, soon=20)
    point_at(person.widget(widget))
    person.key("F1")
    assert panel(person.window).place == anchor


@pytest.mark.parametrize(
    ("name", "anchor"),
    [
        ("flip_supplies", "all_charge"),
        ("price_gain_orc", "gain"),
        ("open_order_bluff", "bluff"),
        ("speech_2", "speech"),
        ("action_track_title", "track"),
        ("heap_paid_label", "paying"),
        ("heroes_dishonour_head", "deeds"),
        ("glory_name_time", "glory_time"),
        ("glory_total_invader", "glory"),
        ("dock_supply", "pieces"),
        ("dock_places", None),
    ],
)
def test_a_widget_is_about_what_it_shows_or_what_it_lies_in(
    sit: Callable[..., Person], name: str, anchor: str | None
) -> None:
    person = sit(None)
    assert person.window.rulebook.reference._subjects._about(person.widget(name), None) == anchor


@pytest.mark.parametrize("seats", [2, 4])
def test_all_that_docks_show_has_a_paragraph(sit: Callable[..., Person], seats: int) -> None:
    window = sit(None, seats=seats).window
    topics = {topic for widget in window.findChildren(QWidget) if (topic := topic_of(widget))}
    assert len(topics) > 60
    # Topics about the sources of points; the page itself explains these two.
    anchor_of = window.rulebook.reference._subjects.anchor_of
    assert {topic for topic in topics if anchor_of(topic) is None} == {"start", "total"}
    assert {anchor_of(topic) for topic in topics} - {None} <= set(window.rulebook.reference.panel.book.paragraphs)


def test_f1_on_a_line_of_the_log_explains_what_happened(sit: Callable[..., Person], qtbot: QtBot) -> None:
    person = sit(Scene().put("HAND", troll=1).hourglasses(0).at("phase", 1), "gain troll")
    window = person.window
    window.docking.raise_("log")
    log = page_of(window, "log").list
    rest(window, soon=20)
    row = next(row for row in range(log.log.rowCount()) if log.log.index(row, 0).data().startswith("Anna pays"))
    point_at(log.viewport(), log.visualRect(log.log.index(row, 0)).center())
    person.key("F1")
    assert panel(window).place == "gain"


def test_a_face_down_order_is_not_told_by_the_log(sit: Callable[..., Person]) -> None:
    person = sit(Scene().put("W1", orc=1).hourglasses(0).at("phase", 6), "order bluff W1 face_down")
    log = page_of(person.window, "log").log
    about = [line.about for line in log.lines]
    assert not [one for one in about if one is not None and one.what == "move"]


def test_a_refusal_is_a_link_to_its_ruling(sit: Callable[..., Person]) -> None:
    person = sit(Scene().put("HAND", orc=1).hourglasses(0).at("phase", 2))
    window = person.window
    assert window.controller is not None
    refusal = window.controller.refusal(parse("ballista RW1 goblin"))
    assert refusal is not None
    assert not window.controller.play(parse("ballista RW1 goblin"))
    assert window.prompt.second.linked.startswith("(Ruling R-30")
    assert window.prompt.second.text().endswith(window.prompt.second.linked)
    person.click("prompt_second")
    assert panel(window).place == refusal.source == "R-30"


def test_without_anything_pointed_at_f1_explains_the_decision(sit: Callable[..., Person]) -> None:
    person = sit(Scene().hourglasses(0).at("phase", 5))
    point_at(person.window.menuBar(), QPoint(500, 2))
    person.key("F1")
    assert panel(person.window).place == "rituals"


def test_a_choice_is_explained_by_its_move(sit: Callable[..., Person]) -> None:
    person = sit(example("V-03"), "done")
    point_at(person.window.prompt.strip.button(0))
    person.key("F1")
    assert panel(person.window).place == "losses"


# -- in the dock -----------------------------------------------------------------------------------------------------


def test_links_lead_on_and_back_and_forward_return(window: MainWindow) -> None:
    window.rulebook.reference.open("machines")
    rules = panel(window)
    rules.browser.followed.emit("rule:ballista")
    assert rules.place == "ballista"
    QTest.keyClick(rules.browser, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert rules.place == "machines"
    QTest.mouseClick(rules.buttons["forward"], Qt.MouseButton.LeftButton)
    assert rules.place == "ballista"
    assert not rules.buttons["forward"].isEnabled()
    QTest.mouseClick(rules.buttons["contents"], Qt.MouseButton.LeftButton)
    assert rules.place == "contents"


def test_every_place_of_a_page_can_be_scrolled_to(window: MainWindow) -> None:
    window.rulebook.reference.open("accident")
    assert panel(window).browser.verticalScrollBar().value() > 0
    window.rulebook.reference.open("rituals")
    assert panel(window).browser.verticalScrollBar().value() == 0


def test_search_finds_while_one_types_and_enter_opens_the_best(window: MainWindow, qtbot: QtBot) -> None:
    window.rulebook.reference.open("machines")
    rules = panel(window)
    rules.search_for()
    QTest.keyClicks(rules.field, "parapet")
    qtbot.waitUntil(lambda: "Wooden component" in rules.browser.toPlainText())
    assert rules.place == "?parapet"
    QTest.keyClick(rules.field, Qt.Key.Key_Return)
    assert rules.place == "wood"
    rules.turn(-1)
    rules.turn(-1)
    assert rules.place == "machines"


def test_what_is_nowhere_is_said_so(window: MainWindow, qtbot: QtBot) -> None:
    window.rulebook.reference.open("machines")
    rules = panel(window)
    QTest.keyClicks(rules.field, "dragon")
    qtbot.waitUntil(lambda: "Nothing found for “dragon”" in rules.browser.toPlainText())


def test_the_page_changes_its_language_at_once(window: MainWindow) -> None:
    window.rulebook.reference.open("ballista")
    window.language.choose("fr")
    rules = panel(window)
    assert "Baliste" in rules.browser.toPlainText()
    assert window.rulebook.reference.dock.windowTitle() == "Règles"
    assert rules.place == "ballista"


def test_the_figures_are_those_of_the_match(sit: Callable[..., Person]) -> None:
    person = sit(Scene("first"), edition="first")
    person.window.rulebook.reference.open("cauldron_orc")
    assert "3 hourglasses. Kills one orc" in panel(person.window).browser.toPlainText()


def test_text_grows_and_is_remembered(make_window: Callable[..., MainWindow]) -> None:
    window = make_window()
    window.rulebook.reference.open("machines")
    before = panel(window).browser.document().defaultFont().pointSizeF()
    QTest.mouseClick(panel(window).buttons["larger"], Qt.MouseButton.LeftButton)
    assert panel(window).browser.document().defaultFont().pointSizeF() == before + 1
    other = make_window()
    other.rulebook.reference.open("machines")
    assert panel(other).browser.document().defaultFont().pointSizeF() == before + 1


def test_every_page_opens_in_both_languages_light_and_dark(window: MainWindow) -> None:
    rules = panel(window)
    for theme in ("light", "dark"):
        window.frame.choose_theme(theme)
        for language in ("en", "fr"):
            window.language.choose(language)
            for name, page in rules.book.pages.items():
                rules.open(name)
                assert page.title.split("\u00a0")[0] in rules.browser.toPlainText()


def test_f1_again_takes_the_keys_into_the_dock_and_once_more_to_the_contents(assault: Person) -> None:
    board, rules = desk_of(assault.window).board, panel(assault.window)
    board.setFocus()
    point_at_board(assault, "RW2")
    assault.key("F1")
    assert board.hasFocus()
    rest(assault.window, soon=20)
    point_at_board(assault, "RW2")  # the board has made room for the dock
    assault.key("F1")
    assert rules.browser.hasFocus()
    assert rules.place == "rampart"
    assault.key("F1")
    assert rules.place == "contents"


def test_the_list_of_panels_knows_the_rules_and_reset_puts_them_back(assault: Person) -> None:
    window = assault.window
    window.menus.docks.aboutToShow.emit()
    entry = window.menus.docks.findChild(QAction, "panel_rules")
    assert isinstance(entry, QAction)
    assert not entry.isChecked()
    entry.trigger()
    dock = window.rulebook.reference.dock
    assert dock.isVisible()
    dock.setFloating(True)
    window.actions_["reset_layout"].trigger()
    assert not dock.isFloating()
    assert dock.isVisible()
    window.menus.docks.aboutToShow.emit()
    again = window.menus.docks.actions()[-4]
    assert again.objectName() == "panel_rules"
    assert again.isChecked()
    again.trigger()
    assert not dock.isVisible()


def test_in_a_narrow_window_rules_and_hint_share_a_place_and_leave_the_board_its_room(assault: Person) -> None:
    window = assault.window
    window.resize(900, 600)
    settle()
    board = desk_of(window).board.size()
    assault.key("F1")
    assault.key("F2")
    settle()
    docks = {dock.objectName() for dock in window.tabifiedDockWidgets(window.rulebook.reference.dock)}
    assert "dock_hint" in docks
    assert window.hints.panel.isVisible()
    assert desk_of(window).board.width() == board.width()


def test_where_the_board_leaves_width_the_rules_lie_on_its_other_side_and_it_keeps_its_size(assault: Person) -> None:
    window = assault.window
    window.resize(1700, 720)
    settle()
    seen = desk_of(window).board.transform().m11()
    assault.key("F1")
    settle()
    assert desk_of(window).board.transform().m11() == pytest.approx(seen, rel=0.02)
    settle()
    assert window.dockWidgetArea(window.rulebook.reference.dock) is Qt.DockWidgetArea.LeftDockWidgetArea
    assert not window.tabifiedDockWidgets(window.rulebook.reference.dock)


def test_escape_goes_back_to_the_board(assault: Person) -> None:
    assault.window.rulebook.reference.open("machines")
    panel(assault.window).browser.setFocus()
    QTest.keyClick(panel(assault.window).browser, Qt.Key.Key_Escape)
    assert desk_of(assault.window).board.hasFocus()


# -- examples --------------------------------------------------------------------------------------------------------


def test_an_example_is_opened_and_played_and_is_nobodys_match(window: MainWindow) -> None:
    window.rulebook.reference.open("V-05")
    panel(window).browser.followed.emit("example:V-05")
    controller = window.controller
    assert controller is not None
    assert "Example V-05" in window.windowTitle()
    assert controller.play(parse("done"))
    assert controller.over
    assert controller.can_undo
    assert controller.undo()
    assert not controller.over
    assert not list(autosave_folder().glob("*"))
    assert not (user_data_dir() / "recent.json").exists()
    assert QApplication.activeModalWidget() is None
    assert window.files.close()


def test_every_example_can_be_opened_from_its_paragraph(window: MainWindow) -> None:
    for name in EXAMPLES:
        window.rulebook.reference.open(name)
        panel(window).browser.followed.emit(f"example:{name}")
        assert window.controller is not None
        assert f"Example {name}" in window.windowTitle()
        assert window.controller.moves()


def test_a_match_that_is_open_is_closed_first(sit: Callable[..., Person], monkeypatch: pytest.MonkeyPatch) -> None:
    person = sit(Scene().put("HAND", troll=1).hourglasses(0).at("phase", 1), "gain troll")
    window = person.window
    before = window.controller
    monkeypatch.setattr(window.rulebook.reference, "_outside", replace(window.outside, close=lambda: False))
    window.rulebook.reference.open_example("V-01")
    assert window.controller is before
    monkeypatch.undo()
    assert before is not None
    window.rulebook.reference.open_example("V-01")
    assert window.controller is not before


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_the_rules_close_with_the_match_they_were_read_for(make_window: Callable[..., MainWindow], game: str) -> None:
    window = make_window()
    window.files.begin(Match(LIBRARY.kit(game).game, Header(game, {}, ("",) * LIBRARY.kit(game).game.seat_counts[-1])))
    controller = window.current.controller
    assert controller is not None
    controller.uncover()
    window.actions_["rules"].trigger()
    assert window.rulebook.reference.dock.isVisible()
    window.actions_["close"].trigger()
    assert not window.rulebook.reference.dock.isVisible()
    window.actions_["rules"].trigger()
    assert window.rulebook.reference.dock.isVisible(), "they can be read without a match, too"
