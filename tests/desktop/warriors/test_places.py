"""Without seeing the table: the tree of places, tooltips, and orders that are typed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QTest

from stronghold_gui.desktop.docks.places import PlacesPage
from stronghold_gui.desktop.table.focus import Stop
from stronghold_gui.desktop.table.model import pile_target
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.game import WARRIORS
from tests.desktop.desks import page_of
from tests.desktop.warriors.conftest import Sit
from tests.desktop.warriors.hands import Hands
from tests.games.warriors.scene import scene
from tests.helpers.resting import rest


def line_of(places: PlacesPage, wanted: Stop | str) -> QModelIndex:
    return places.lines.find(lambda entry: wanted in (entry.stop, entry.place))


def use_line(hands: Hands, wanted: Stop | str) -> None:
    """Go to a line of the tree and press Enter."""
    places = page_of(hands.window, "places")
    assert isinstance(places, PlacesPage)
    places.setFocus()
    index = line_of(places, wanted)
    assert index.isValid(), wanted
    places.setCurrentIndex(index)
    hands.key("Return")


def to_places(hands: Hands) -> None:
    """Bring the tree to the front."""
    page_of(hands.window, "places")
    hands.window.actions_["places"].trigger()
    rest(hands.window)


def test_an_attack_and_a_shot_are_made_from_the_tree(sit: Sit) -> None:
    table = scene(a="goblins 3-1-0; S3", b="goblins 1-1-0; catapult", c="elves 2-0-0")
    hands = sit(3, position=table.position)
    to_places(hands)
    use_line(hands, ("p1.catapults", "catapult"))
    use_line(hands, pile_target("p0.goblins", "archer"))
    assert hands.controller.match.played[-1].record.move == m.Fire("a.goblins.archer")
    hands.controller.match.position.catapults[1] = 0
    use_line(hands, ("p0.goblins", "infantry"))
    use_line(hands, "p1.goblins")
    assert hands.controller.match.played[-1].record.move == m.Attack("a.goblins", "b.goblins")


def test_a_band_is_put_together_in_the_tree(sit: Sit) -> None:
    hands = sit(2, position=scene(a="dwarves 3-1-0; elves 2-0-0; M2", b="undead 1-1-0").position)
    to_places(hands)
    for people in ("dwarves", "dwarves", "elves"):
        use_line(hands, (f"p0.{people}", "infantry"))
    assert [pile.key for pile in hands.scene.contents["band"]] == ["dwarves", "elves"]
    hands.press("done")
    assert hands.controller.match.played[-1].record.move == m.Band(("dwarves", "dwarves", "elves"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_line_of_the_tree_and_every_tooltip_says_something(sit: Sit, language: str) -> None:
    table = scene(
        a="goblins 3-1-0+W; dragon 2; flames 1; S3; X24", b="goblins 1-1-0; catapult; dragon", c="elves 2-0-0+W; M2"
    )
    hands = sit(3, position=table.position, language=language)
    places = page_of(hands.window, "places")
    assert isinstance(places, PlacesPage)
    rest(hands.window)
    texts = [entry.text for entry, _ in places.lines.entries()]
    assert all(texts)
    words = hands.scene.words
    for area in hands.scene.geometry.areas:
        words.tooltip(area, None)
        assert all(words.tooltip(area, pile.key) for pile in hands.scene.contents.get(area, ()))


def test_orders_are_typed(sit: Sit) -> None:
    hands = sit(2, position=scene(a="goblins 3-1-0; S3", b="goblins 1-1-0; catapult").position)
    hands.window.actions_["type_order"].trigger()
    line = hands.window.typed.line.line
    for order in ("fire a.goblins.archer", "attack a.goblins b.goblins"):
        line.setFocus()
        QTest.keyClicks(line, order)
        hands.key("Return")
        hands.controller.match.position.catapults[1] = 0
    moves = [WARRIORS.text(done.record.move) for done in hands.controller.match.played]
    assert moves == ["fire a.goblins.archer", "attack a.goblins b.goblins"]
