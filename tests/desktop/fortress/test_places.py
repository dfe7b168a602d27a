"""Without seeing the battlefield: the tree of places, tooltips, and orders that are typed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QTest

from stronghold_gui.desktop.docks.places import PlacesPage
from stronghold_gui.desktop.table.focus import Stop
from stronghold_gui.desktop.table.model import pile_target
from stronghold_gui.games.fortress import moves as m
from tests.desktop.desks import page_of
from tests.desktop.fortress.conftest import Sit
from tests.desktop.fortress.hands import Hands
from tests.games.fortress.scene import Scene, siege
from tests.helpers.resting import rest


def fight() -> Scene:
    """Return a table on which Drake may move and attack."""
    table = siege().army(0, "syvarris", "finn").army(1, "drake", "mimring")
    table.put("syvarris", (14, 8, 21)).put("finn", (12, 8, 1)).put("drake", (11, 8, 1))
    return table.put("mimring", (3, 9, 1), (4, 10, 1)).turn("drake")


def use_line(hands: Hands, wanted: Stop | str) -> None:
    """Go to a line of the tree and press Enter."""
    places = page_of(hands.window, "places")
    assert isinstance(places, PlacesPage)
    places.setFocus()
    index = line_of(places, wanted)
    assert index.isValid(), wanted
    places.setCurrentIndex(index)
    hands.key("Return")


def line_of(places: PlacesPage, wanted: Stop | str) -> QModelIndex:
    return places.lines.find(lambda entry: wanted in (entry.stop, entry.place))


def test_a_move_and_an_attack_are_made_from_the_tree(sit: Sit) -> None:
    hands = sit(2, position=fight().position, scenario="siege")
    page_of(hands.window, "places")
    hands.window.actions_["places"].trigger()
    rest(hands.window)
    use_line(hands, ("11,8,1", "drake"))
    use_line(hands, "12,9,1")
    assert hands.controller.match.played[-1].record.move == m.Go("drake", "12,9,1")
    use_line(hands, ("12,9,1", "drake"))
    use_line(hands, pile_target("12,8,1", "finn"))
    assert hands.controller.match.played[-1].record.move == m.Attack("drake", "finn")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_line_of_the_tree_and_every_tooltip_says_something(sit: Sit, language: str) -> None:
    hands = sit(2, position=fight().position, language=language, scenario="siege")
    places = page_of(hands.window, "places")
    assert isinstance(places, PlacesPage)
    rest(hands.window)
    assert all(entry.text for entry, _ in places.lines.entries())
    words = hands.scene.words
    for area in hands.scene.geometry.areas:
        assert words.tooltip(area, None), area
        assert all(words.tooltip(area, pile.key) for pile in hands.scene.contents.get(area, ()))


def test_orders_are_typed_with_move_for_go(sit: Sit) -> None:
    hands = sit(2, position=fight().position, scenario="siege")
    hands.window.actions_["type_order"].trigger()
    line = hands.window.typed.line.line
    for order in ("move drake 12,9,1", "attack drake finn"):
        line.setFocus()
        QTest.keyClicks(line, order)
        hands.key("Return")
    moves = [done.record.move for done in hands.controller.match.played]
    assert moves == [m.Go("drake", "12,9,1"), m.Attack("drake", "finn")]


def test_what_follows_move_is_offered_and_of_a_name_in_two_words_the_first_will_do(sit: Sit) -> None:
    scene = siege().army(0, "finn").army(1, "deathwalker_9000").put("finn", (12, 8, 1))
    scene.put("deathwalker_9000", (4, 8, 1)).turn("deathwalker_9000")
    hands = sit(2, position=scene.position, scenario="siege")
    hands.window.actions_["type_order"].trigger()
    line = hands.window.typed.line
    line.line.setFocus()
    QTest.keyClicks(line.line, "move ")
    assert [line.words.item(row, 0).text() for row in range(line.words.rowCount())] == ["deathwalker_9000"]
    QTest.keyClicks(line.line, "Deathwalker 5,8,1")
    hands.key("Return")
    assert [done.record.move for done in hands.controller.match.played] == [m.Go("deathwalker_9000", "5,8,1")]


def test_a_refusal_says_which_wall_stands_in_the_line(sit: Sit) -> None:
    hands = sit(2, position=fight().position, scenario="siege")
    hands.click_at(hands.point("11,8,1", "drake"))
    hands.click_at(hands.point("14,8,21", "syvarris"))
    assert "Drake" in hands.scene.refusals.note.text
    assert hands.scene.refusals.note.isVisible()
