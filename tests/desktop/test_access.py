"""Without a mouse, without sight: the order of Tab, the names of widgets, and announcements."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop import tab_order
from stronghold_gui.desktop.keys_page import KeysDialog
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold.notation import parse
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of, draw_curtain, page_of
from tests.desktop.stronghold.test_docks import machines, pause
from tests.games.stronghold.scene import Scene

Sit = Callable[..., Person]
DIALOGS = ("preferences", "keys", "about", "new")


# -- what everything is called ---------------------------------------------------------------------------------------


def order_of(window: MainWindow) -> list[QWidget]:
    """Return where Tab goes in a window."""
    return tab_order.order(window, (window.notice, window.prompt))


def nameless(top: QWidget) -> list[str]:
    """Return the widgets that take key focus but have no text for a screen reader."""
    found = []
    for widget in (top, *top.findChildren(QWidget)):
        if (
            widget.focusPolicy() is Qt.FocusPolicy.NoFocus
            or tab_order.is_viewport(widget)
            or not widget.isVisibleTo(top)
        ):
            continue
        told = QAccessible.queryAccessibleInterface(widget)
        if not told.text(QAccessible.Text.Name):
            found.append(f"{type(widget).__name__} {widget.objectName()}")
    return found


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_takes_the_keys_has_a_name(sit: Sit, qtbot: QtBot, seats: int, language: str) -> None:
    window = sit(Scene(seats=seats).at("phase", 2)).window
    window.language.choose(language)
    for name, dock in window.docking.docks.items():
        window.docking.raise_(name)
        qtbot.wait(1)
        assert nameless(dock) == [], name
    for action in ("hint", "rules", "type_order"):
        window.actions_[action].trigger()
    qtbot.wait(20)
    assert nameless(window) == []


@pytest.mark.parametrize("action", DIALOGS)
def test_everything_in_a_dialog_has_a_name(sit: Sit, qtbot: QtBot, action: str) -> None:
    window = sit().window
    window.actions_[action].trigger()
    dialog = next(dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())
    assert nameless(dialog) == []
    dialog.reject()


# -- where Tab goes --------------------------------------------------------------------------------------------------


def go_round(person: Person, key: str = "Tab") -> list[QWidget]:
    """Press Tab until the keys are where they were; return where they came by. Fails where it leads nowhere."""
    start = QApplication.focusWidget()
    assert start is not None
    found = [start]
    for _ in range(400):
        before = desk_of(person.window).scene.keys.stop
        person.key(key)
        now = QApplication.focusWidget()
        assert now is not None
        if now is start and now is not desk_of(person.window).board:
            return found
        if now is not found[-1]:
            found.append(now)
        else:
            assert now is desk_of(person.window).board, f"{now.objectName()} keeps the keys"
            assert before != desk_of(person.window).scene.keys.stop
    raise AssertionError(f"Tab does not come round: {names(found)[:90]}")


def names(widgets: list[QWidget]) -> list[str]:
    return [widget.objectName() or type(widget).__name__ for widget in widgets]


def test_tab_goes_from_the_prompt_over_the_board_to_the_docks(sit: Sit) -> None:
    person = sit(machines())
    person.window.prompt.buttons["done"].setFocus()
    found = names(go_round(person))
    assert found[0] == "prompt_done"
    assert found.index("board") < found.index("hand_orc") < found.index("card_machines_head") < found.index("log")


def test_within_a_dock_tab_goes_as_one_reads(sit: Sit) -> None:
    person = sit(pause())
    person.widget("purse_own").setFocus()
    found = names(go_round(person))
    assert found.index("building_forge_head") < found.index("pay_cannon") < found.index("building_workshop_head")


@pytest.mark.parametrize("start", ["purse_own", "pay_track"])
def test_tab_backwards_is_the_same_way_back(sit: Sit, start: str) -> None:
    person = sit(pause())
    person.widget(start).setFocus()
    forth = names(go_round(person))
    back = names(go_round(person, "Shift+Tab"))
    assert back[1:] == forth[:0:-1]


def test_tab_reaches_everything_that_can_be_used_on_the_board_and_then_the_forecasts(sit: Sit, qtbot: QtBot) -> None:
    person = sit(Scene(bare=True).put("RW2", orc=3).put("W1", goblin=1).at("phase", 6), "dispatch major")
    scene = desk_of(person.window).scene
    qtbot.waitUntil(lambda: bool(scene.readouts.boxes))
    visited: list[tuple[str, str]] = []
    scene.keys.moved.connect(lambda area, key: visited.append((area, key)))
    person.window.prompt.buttons["done"].setFocus()
    go_round(person)
    usable = set(desk_of(person.window).client.sources()) & set(scene.keys.stops())
    signs = [stop for stop in visited if stop[1] == "readout"]
    assert usable <= set(visited)
    assert len(signs) == len(scene.readouts.boxes)
    assert visited.index(signs[0]) > max(visited.index(stop) for stop in usable)


def test_docks_behind_others_do_not_take_the_keys(sit: Sit) -> None:
    person = sit(machines())
    window = person.window
    window.docking.raise_("phase_cards")
    QApplication.processEvents()
    found = order_of(window)
    assert page_of(window, "phase_cards").isAncestorOf(next(w for w in found if "hand_" in w.objectName()))
    assert not any(page_of(window, "buildings").isAncestorOf(widget) for widget in found)


def test_a_widget_that_gets_the_keys_is_scrolled_into_sight(sit: Sit) -> None:
    person = sit(pause())
    last = [w for w in order_of(person.window) if page_of(person.window, "buildings").isAncestorOf(w)][-1]
    assert last.visibleRegion().isEmpty()
    following = order_of(person.window)[order_of(person.window).index(last) + 1]
    following.setFocus()
    tab_order.step(person.window, (person.window.notice, person.window.prompt), forward=False)
    assert last.hasFocus()
    assert not last.visibleRegion().isEmpty()


def test_a_key_leads_to_the_places_and_back_to_the_board(sit: Sit) -> None:
    person = sit(pause())
    person.key("F6")
    assert page_of(person.window, "places").hasFocus()
    person.key("F6")
    assert desk_of(person.window).board.hasFocus()


# -- what is said ----------------------------------------------------------------------------------------------------


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """Be a screen reader: what is announced, and whether at once."""
    heard: list[tuple[str, bool]] = []

    def hear(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append((event.message(), event.politeness() is QAccessible.AnnouncementPoliteness.Assertive))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return heard


def test_new_lines_of_the_log_are_said_in_turn_and_the_prompt_at_once(sit: Sit, said: list[tuple[str, bool]]) -> None:
    person = sit(machines())
    said.clear()
    assert person.window.controller is not None
    person.window.controller.play(parse("ballista RW2 troll"))
    texts = [line.text for line in page_of(person.window, "log").log.lines if line.move == 1 and line.kind != "move"]
    assert texts
    assert [text for text, urgent in said if not urgent] == texts
    person.key("Ctrl+Return")
    assert said[-1] == (person.window.prompt.accessibleName(), True)


def test_a_refusal_is_said_at_once(sit: Sit, said: list[tuple[str, bool]]) -> None:
    person = sit(pause())
    said.clear()
    desk_of(person.window).hand.pick("card", "ballista")
    refusal = person.window.prompt.refusal
    assert refusal is not None
    assert (refusal.text, True) in said


def test_what_was_taken_back_is_said(sit: Sit, said: list[tuple[str, bool]]) -> None:
    person = sit(machines(), "ballista RW2 troll")
    said.clear()
    person.key("Ctrl+Z")
    assert said[0] == ("Undone.", False)


def test_under_the_curtain_only_the_curtain_speaks(sit: Sit, said: list[tuple[str, bool]]) -> None:
    person = sit(cards="draft")
    window = person.window
    assert window.controller is not None
    assert window.controller.covered
    assert not any("Keep" in text or "“" in text for text, _ in said)
    window.controller.uncover()
    said.clear()
    draw_curtain(window, "no event", "that anybody could tell")
    assert [text for text, _ in said] == [f"{window.curtain.title.text()} {window.curtain.words.text()}"]


def test_an_order_laid_face_down_is_not_said_by_its_name_to_the_other_camp(
    sit: Sit, said: list[tuple[str, bool]]
) -> None:
    scene = Scene(bare=True).put("W1", orc=2).put("W2", orc=1).at("phase", 6)
    person = sit(scene)
    controller = person.window.controller
    assert controller is not None
    said.clear()
    controller.play(parse("order bluff W1 face_down"))
    assert any("luff" in text for text, _ in said)
    while controller.seat == 0:
        controller.play(parse("done"))
    said.clear()
    controller.uncover()
    controller.changed.emit(tuple(controller.events_of(controller.match.played[0])), "move")
    assert said
    assert not any("luff" in text for text, _ in said)


def test_nothing_is_said_where_nobody_listens(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_event: object) -> None:
        raise AssertionError("nobody listens")

    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    monkeypatch.setattr(QAccessible, "updateAccessibility", fail)
    person = sit(machines())
    person.window.announcer.say("hello", urgent=True)
    person.key("Ctrl+Return")


# -- the page of keys ------------------------------------------------------------------------------------------------


def native(keys: QKeySequence | str) -> str:
    """Return keys as they are called on this system."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def test_the_page_of_keys_has_every_key_of_the_menus_and_those_of_the_board(window: MainWindow) -> None:
    window.actions_["keys"].trigger()
    page = window.findChild(KeysDialog)
    assert page is not None
    rows: dict[tuple[str, str], str] = {}
    for number in range(page.list.topLevelItemCount()):
        head = page.list.topLevelItem(number)
        assert head is not None
        for row in map(head.child, range(head.childCount())):
            assert row is not None
            rows[head.text(0), row.text(0)] = row.text(1)
    assert rows["File", "Save"].split()[0] == native("Ctrl+S")
    assert rows["Game", "Type a move"].split() == [native("Ctrl+K"), "/"]
    assert rows["Board", "Put back what you hold"] == QKeySequence("Esc").toString(
        QKeySequence.SequenceFormat.NativeText
    )
    told = {key for keys in rows.values() for key in keys.split("   ")}
    for action in window.actions():
        if action.shortcuts() and any(action in menu.actions() for menu in window.menus.menus.values()):
            assert native(action.shortcuts()[0]) in told
    window.language.choose("fr")
    assert page.windowTitle() == "Raccourcis clavier"
    page.reject()


def test_tabs_of_docks_are_called_so(sit: Sit, qtbot: QtBot) -> None:
    window = sit().window
    qtbot.wait(20)
    bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert {bar.accessibleName() for bar in bars if bar.isVisible()} == {"Panels"}


# -- under the curtain -----------------------------------------------------------------------------------------------


def test_the_curtain_has_the_keys_and_gives_them_back_to_where_they_were(sit: Sit) -> None:
    person = sit(cards="draft")
    window = person.window
    assert window.curtain.button.hasFocus()
    person.key("Tab", "F6", "/")
    assert window.curtain.button.hasFocus()
    person.key("Space")
    assert desk_of(window).board.hasFocus()
    person.key("F6")
    window.curtain.fall(["Bert"])
    window.curtain.rise()
    assert page_of(window, "places").hasFocus()


def test_a_match_that_begins_under_the_curtain_says_so(sit: Sit, said: list[tuple[str, bool]]) -> None:
    window = sit(cards="draft").window
    assert [text for text, _ in said] == [f"{window.curtain.title.text()} {window.curtain.words.text()}"]
