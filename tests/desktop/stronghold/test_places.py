"""The dock of places and pieces: it says what the board shows, and all of the board can be played from it."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.docks.places import PlacesPage
from stronghold_gui.games.stronghold.notation import parse
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of, page_of
from tests.desktop.stronghold.test_docks import machines, pause
from tests.games.stronghold.scene import Scene

Sit = Callable[..., Person]


def places(person: Person) -> PlacesPage:
    """Return the page, in front, with the keys in it."""
    page: PlacesPage = page_of(person.window, "places")
    person.window.docking.raise_("places")
    QApplication.processEvents()
    page.refresh()
    page.setFocus()
    return page


def texts(page: PlacesPage) -> list[str]:
    return [entry.text for entry, _ in page.lines.entries()]


def marked(page: PlacesPage, mark: str) -> list[str]:
    return [entry.text for entry, is_marked in page.lines.entries() if is_marked == mark]


def go(page: PlacesPage, start: str) -> QModelIndex:
    """Go to the first line that begins so."""
    index = page.lines.find(lambda entry: entry.text.startswith(start))
    assert index.isValid(), texts(page)
    page.setCurrentIndex(index)
    return index


def ramparts() -> Scene:
    """Orcs on two ramparts, in the middle of a dispatch."""
    scene = Scene(bare=True).put("RW2", orc=3, troll=1).put("FW", goblin=2).tile("ballista", "RW2")
    return scene.at("phase", 6)


def test_a_place_says_in_full_what_lies_there(sit: Sit) -> None:
    scene = Scene(bare=True).put("W1", goblin=1, orc=2).tile("banner", "W1").guard("W1", soldier=2, stone=1)
    page = places(sit(scene))
    assert "West wall 1: Invader: 1 goblin, 2 orcs, banner; Defender: 2 soldiers, 1 stone component" in texts(page)
    assert "West tower 1: nothing" in texts(page)
    assert "Cannon: 0 of 4 hourglasses" in texts(page)


def test_screen_readers_are_told_what_can_be_done_with_a_line(sit: Sit) -> None:
    page = places(sit(pause()))
    index = go(page, "6 hourglasses to spend")
    assert page.lines.data(index, Qt.ItemDataRole.AccessibleTextRole) == "6 hourglasses to spend, can be picked up"
    assert page.lines.data(index.parent(), Qt.ItemDataRole.AccessibleTextRole).endswith("you can use")
    told = QAccessible.queryAccessibleInterface(page)
    assert told is not None
    assert told.role() == QAccessible.Role.Tree
    assert told.text(QAccessible.Text.Name) == "Places"
    assert told.childCount() > 10


def test_a_hourglass_is_laid_on_an_action_by_keys(sit: Sit, qtbot: QtBot) -> None:
    person = sit(pause())
    page = places(person)
    go(page, "Available to you")
    person.key("Ctrl+Down", "Return")
    assert marked(page, "held")
    go(page, "Cannon:")
    person.key("Return")
    qtbot.waitUntil(lambda: person.notation()[-1:] == ["pay cannon"])
    assert any(text.startswith("Cannon: 1 of 4") for text in texts(page))


def test_enter_takes_and_the_lines_where_it_may_go_are_marked(sit: Sit) -> None:
    person = sit(ramparts(), "dispatch major")
    page = places(person)
    go(page, "3 orcs")
    person.key("Return")
    assert marked(page, "held") == ["3 orcs"]
    assert marked(page, "put")
    assert page.lines.entry(page.currentIndex()).text in marked(page, "put")
    person.key("Return")
    assert person.notation()[-1].startswith("march orc RW2 W")


def test_esc_puts_back_and_returns_to_where_it_was_taken(sit: Sit) -> None:
    person = sit(ramparts(), "dispatch major")
    page = places(person)
    go(page, "3 orcs")
    person.key("Return", "Escape")
    assert desk_of(person.window).hand.held is None
    assert page.lines.entry(page.currentIndex()).text == "3 orcs"
    assert person.notation() == ["dispatch major"]


def test_what_cannot_be_taken_says_why(sit: Sit) -> None:
    person = sit(ramparts(), "dispatch major")
    page = places(person)
    go(page, "Ballista")
    person.key("Return")
    assert person.window.prompt.second.text().startswith("⚠ ")


def test_what_may_not_go_to_a_place_says_why_and_stays_in_the_hand(sit: Sit) -> None:
    person = sit(ramparts(), "dispatch major")
    page = places(person)
    go(page, "3 orcs")
    person.key("Return")
    go(page, "East rampart 1")
    person.key("Return")
    assert person.window.prompt.second.text().startswith("⚠ ")
    assert desk_of(person.window).hand.held is not None


def test_the_menu_that_asks_which_move_opens_at_the_line(sit: Sit, qtbot: QtBot) -> None:
    person = sit(machines())
    page = places(person)
    go(page, next(text for text in marked(page, "take") if text.startswith("Ballista")))
    person.key("Return")
    go(page, "West rampart 2")
    person.key("Return")
    menu = person.window.findChild(QMenu, "which_move")
    assert menu is not None
    # By the line, as far as the screen goes; not where the mouse happens to be.
    assert menu.x() > 100
    QTest.keyClick(menu, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: person.notation() == ["ballista RW2 troll"])


def test_the_keys_in_the_tree_light_the_board_and_the_other_way_round(sit: Sit) -> None:
    person = sit(ramparts(), "dispatch major")
    page = places(person)
    go(page, "West rampart 2")
    scene = desk_of(person.window).scene
    assert scene.state_of("RW2").name == "SPOT"
    desk_of(person.window).board.setFocus()
    assert scene.state_of("RW2").name == "IDLE"
    scene.keys.go_to(("FW.units", "goblin"))
    assert page.lines.entry(page.currentIndex()).text == "2 goblins"
    assert scene.state_of("FW.units").name == "IDLE"


def test_a_line_that_stays_keeps_the_keys_when_others_come_and_go(sit: Sit) -> None:
    person = sit(ramparts(), "dispatch major")
    page = places(person)
    go(page, "2 goblins")
    assert person.window.controller is not None
    person.window.controller.play(parse("march orc RW2 W2"))
    assert page.lines.entry(page.currentIndex()).text == "2 goblins"
    assert "2 orcs" in texts(page)
    person.window.controller.undo()
    assert "3 orcs" in texts(page)


def test_the_tree_says_the_same_after_many_moves_as_one_made_anew(sit: Sit) -> None:
    person = sit()
    page = places(person)
    controller = person.window.controller
    assert controller is not None
    controller.curtain = False
    for number in range(150):
        moves = controller.moves()
        controller.play(moves[7 * number % len(moves)])
        controller.uncover()
    before = page.lines.entries()
    page.lines.update(())
    page.refresh("move")
    assert page.lines.entries() == before


def test_an_order_laid_face_down_is_named_to_its_own_camp_only(sit: Sit) -> None:
    person = sit(pause_with_order())
    page = places(person)
    line = next(text for text in texts(page) if text.startswith("West wall 1"))
    assert "face-down order" in line
    assert not any("luff" in text for text in texts(page))


def pause_with_order() -> Scene:
    """Return a pause of the Defender's in which an order lies face down."""
    return pause().put("W1", goblin=2).order("bluff", "W1", face_up=False)


def test_it_is_said_in_the_language_of_the_moment(sit: Sit) -> None:
    person = sit(ramparts(), "dispatch major")
    page = places(person)
    person.window.language.choose("fr")
    assert "Rempart ouest 2\N{NO-BREAK SPACE}: 3 orques, 1 troll, baliste" in texts(page)
    assert page.accessibleName() == "Lieux"


def test_what_is_taken_in_another_dock_is_put_from_the_tree(sit: Sit) -> None:
    person = sit(pause())
    page = places(person)
    tile = person.widget("purse_own")
    tile.setFocus()
    person.key("Return")
    assert page.hasFocus()
    assert page.lines.entry(page.currentIndex()).text in marked(page, "put")


def test_after_playing_on_the_board_it_is_put_from_the_board(sit: Sit) -> None:
    person = sit(pause())
    places(person)
    desk_of(person.window).board.setFocus()
    person.widget("purse_own").setFocus()
    person.key("Return")
    assert desk_of(person.window).board.hasFocus()
