"""The rules in the window of Warriors: what F1 opens on the table, in the docks, at the buttons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget

from stronghold_gui.desktop.about import AboutDialog
from stronghold_gui.desktop.docks.log import LogPage
from stronghold_gui.desktop.docks.places import PlacesPage
from stronghold_gui.desktop.reference.rules_dialog import ReadingDialog
from stronghold_gui.desktop.warriors.docks.standings import StandingsPage
from stronghold_gui.desktop.warriors.table_words import topics_of_area
from stronghold_gui.games.warriors.teaching.reference import EXAMPLES
from tests.desktop.warriors.conftest import Sit
from tests.desktop.warriors.hands import Hands
from tests.games.warriors.examples import example
from tests.games.warriors.scene import scene
from tests.helpers.resting import rest

BUSY = (
    "goblins 2-1-1; elves 1-0-0; pile undead.infantry 2; catapult 2; dragon 2; S9; M10",
    "goblins 2-0-0+W; dwarves 2-1-0; catapult; flames 2",
    "dwarves 1-1-1; dragon; trolls 2-0-0",
)
"""Something of everything, and the attack of the first seat due."""


@pytest.fixture
def busy(sit: Sit) -> Hands:
    """Return hands at a busy table after the decisions about catapults."""
    table = scene(a=BUSY[0], b=BUSY[1], c=BUSY[2])
    for seat in "ba":
        table.do("pass", seat)
    return sit(3, "hordes", position=table.position)


def point_at(hands: Hands, area: str, key: str = "") -> None:
    """Let the mouse rest on an area of the table, or on a card in it."""
    scene_, view = hands.scene, hands.desk.board
    box = scene_.geometry.areas[area].rect
    points = [
        QPointF(box.left() + x * box.width() / 24, box.top() + y * box.height() / 24)
        for y in range(1, 24)
        for x in range(1, 24)
    ]
    spot = next(at for at in points if (scene_.source_at(at) or (area, "")) == (area, key))
    QCursor.setPos(view.viewport().mapToGlobal(view.mapFromScene(spot)))


def opened(hands: Hands) -> str:
    """Press F1 and return which paragraph is shown."""
    hands.key("F1")
    return hands.window.rulebook.reference.panel.place


@pytest.mark.parametrize(
    ("area", "key", "anchor"),
    [
        ("p0.goblins", "infantry", "infantry"),
        ("p0.goblins", "cavalry", "cavalry"),
        ("p0.barbarians", "", "barbarians"),
        ("p0.dragons", "dragon1", "dragon"),
        ("p0.catapults", "catapult", "catapult"),
        ("p0.victory", "", "victory"),
        ("p1.goblins", "wizard", "wizard"),
        ("p1.waiting", "flame", "flame"),
        ("p2.trolls", "", "trolls"),
        ("p2.name", "", "table"),
        ("card", "S9", "simple"),
        ("track", "M10", "mercenary"),
        ("red", "", "dice"),
        ("pile", "pile", "pile"),
    ],
)
def test_f1_opens_the_paragraph_of_what_the_mouse_is_at(busy: Hands, area: str, key: str, anchor: str) -> None:
    point_at(busy, area, key)
    assert opened(busy) == anchor


def test_f1_opens_the_paragraph_of_what_the_keys_are_at(busy: Hands) -> None:
    busy.desk.board.setFocus()
    busy.key("Tab")
    focused = busy.scene.keys.stop
    assert focused is not None
    assert focused[1] in ("infantry", "archer", "cavalry")
    assert opened(busy) == focused[1]


@pytest.mark.parametrize(("row", "anchor"), [(0, "bonuses"), (1, "undead"), (7, "dragon"), (8, "victory")])
def test_f1_on_a_row_of_the_standings_explains_its_people(busy: Hands, row: int, anchor: str) -> None:
    page = dock(busy, "standings")
    assert isinstance(page, StandingsPage)
    index = page.model().index(row, 1)
    page.scrollTo(index)
    QCursor.setPos(page.viewport().mapToGlobal(page.visualRect(index).center()))
    assert opened(busy) == anchor


def test_f1_at_the_odds_tells_what_they_rest_on(busy: Hands) -> None:
    page = dock(busy, "odds")
    QCursor.setPos(page.mapToGlobal(page.rect().center()))
    assert opened(busy) == "odds"


def test_f1_on_a_line_of_the_places_explains_what_lies_there(busy: Hands) -> None:
    page = dock(busy, "places")
    assert isinstance(page, PlacesPage)
    index = page.lines.find(lambda entry: entry.stop == ("p0.goblins", "archer"))
    page.setCurrentIndex(index)
    page.scrollTo(index)
    QCursor.setPos(page.viewport().mapToGlobal(page.visualRect(index).center()))
    assert opened(busy) == "archer"


def test_f1_on_a_line_of_the_log_explains_what_happened(sit: Sit) -> None:
    hands = sit(position=example("VW-09").position)
    hands.controller.play(hands.controller.match.game.parse("attack a.goblins b.dwarves"))
    page = dock(hands, "log")
    assert isinstance(page, LogPage)
    row = next(row for row in range(page.log.rowCount()) if "Bows" in page.log.line_at(row).text)
    page.list.scrollTo(page.list.log.index(row, 0))
    place = page.list.visualRect(page.list.log.index(row, 0)).center()
    QCursor.setPos(page.list.viewport().mapToGlobal(place))
    assert opened(hands) == "bows"


def test_f1_on_a_button_explains_its_move_and_where_nothing_is_what_is_decided(sit: Sit) -> None:
    hands = sit(position=example("VW-06").position)
    hands.controller.play(hands.controller.match.game.parse("attack dragon1 b.elves"))
    button = hands.window.prompt.strip.button(0)
    QCursor.setPos(button.mapToGlobal(button.rect().center()))
    assert opened(hands) == "flame"
    QCursor.setPos(hands.window.menuBar().mapToGlobal(QPoint(400, 2)))
    hands.window.rulebook.reference.open("contents")
    hands.desk.board.setFocus()
    assert opened(hands) == "flame"


def test_f1_on_a_button_that_takes_something_into_the_hand_tells_of_the_moment(sit: Sit) -> None:
    hands = sit(position=example("VW-20").position, seats=4)
    assert hands.controller.offers
    button = hands.window.prompt.strip.button(0)
    QCursor.setPos(button.mapToGlobal(button.rect().center()))
    assert opened(hands) == "window_card"


def test_a_refusal_leads_to_its_ruling(sit: Sit) -> None:
    hands = sit(3, position=example("VW-03").position)
    refusal = hands.controller.refusal(hands.controller.match.game.parse("attack a.elves b.dwarves"))
    assert refusal is not None
    hands.window.prompt.show_refusal(hands.desk.sentences.why(refusal))
    assert opened(hands) == "simple"


def test_every_example_can_be_opened_from_its_paragraph(sit: Sit) -> None:
    window = sit(position=example("VW-09").position).window
    assert window.controller is not None
    for name in EXAMPLES:
        window.rulebook.reference.open(name)
        window.rulebook.reference.panel.browser.followed.emit(f"example:{name}")
        assert window.controller is not None
        assert f"Example {name}" in window.windowTitle()
        assert window.controller.moves()


def test_an_example_for_more_players_is_read_on_at_its_table(sit: Sit) -> None:
    window = sit(position=example("VW-09").position).window
    assert window.controller is not None
    window.rulebook.reference.open("VW-20")
    window.rulebook.reference.panel.browser.followed.emit("example:VW-20")
    assert len(window.controller.match.header.names) == 4
    assert window.rulebook.reference.dock.isVisible()
    assert window.rulebook.reference.panel.place == "VW-20"


def test_from_the_dialog_of_a_new_game_an_example_opens_at_its_own_table(sit: Sit) -> None:
    window = sit(position=example("VW-09").position).window
    assert window.controller is not None
    asked = AboutDialog(window.language, window)
    asked.open()
    window.rulebook.read_over(asked)
    reading = asked.findChild(ReadingDialog)
    assert reading is not None
    reading.panel.browser.followed.emit("example:VW-20")
    assert "Example VW-20" in window.windowTitle()
    assert not asked.isVisible()


@pytest.mark.parametrize(
    ("area", "key", "topics"),
    [
        ("p0.goblins", "camp.archer", ("camp",)),
        ("p0.goblins", "archer", ("archer", "goblins")),
        ("p3.elves", "", ("elves",)),
        ("p1", "", ("table",)),
        ("band", "elves", ("band",)),
        ("red", "red0", ("red",)),
        ("track", "S7", ("S7", "track")),
    ],
)
def test_what_is_most_particular_is_meant_first(area: str, key: str, topics: tuple[str, ...]) -> None:
    assert topics_of_area(area, key) == topics


def dock(hands: Hands, name: str) -> QWidget:
    """Bring a dock to the front and return its page, filled."""
    hands.window.docking.raise_(name)
    QApplication.processEvents()
    rest(hands.window, soon=40)
    found = hands.window.docking.docks[name].widget()
    assert found is not None
    return found
