"""The sign of figures that have attacked: they stay as they look, with a tick, until the turn ends."""

from __future__ import annotations

import pytest

from stronghold_gui.desktop.table.model import Pile, pile_at
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.text import LANGUAGES
from tests.desktop.fortress.conftest import Sit
from tests.desktop.fortress.hands import Hands
from tests.games.fortress.scene import Scene, siege

SPACES = ((12, 5, 1), (12, 7, 1), (12, 8, 1), (12, 10, 1))


def shooting() -> Scene:
    """Return a table with Syvarris, who may attack twice, and Marro Warriors before him."""
    table = siege().army(0, "syvarris", "finn").army(1, "marro_warriors")
    table.put("syvarris", (10, 8, 1)).put("finn", (3, 9, 1))
    for number in (1, 2, 3, 4):
        table.put(f"marro_warriors.{number}", SPACES[number - 1])
    return table


def shown(hands: Hands, area: str, key: str) -> Pile:
    pile = pile_at(hands.scene.contents, area, key)
    assert pile is not None
    return pile


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("above", [False, True])
def test_who_has_attacked_is_ticked_and_as_visible_as_others_until_the_turn_ends(
    sit: Sit, above: bool, language: str
) -> None:
    hands = sit(2, language=language, position=shooting().turn("marro_warriors").position, scenario="siege")
    if above:
        hands.click(hands.desk.strip.buttons["from_above"])
    before = hands.scene.words.name("12,5,1", "marro_warriors.1")
    assert hands.controller.play(FORTRESS.parse("attack marro_warriors.1 syvarris"))
    attacker = shown(hands, "12,5,1", "marro_warriors.1")
    assert attacker.marks
    assert not any(pile.dimmed for piles in hands.scene.contents.values() for pile in piles)
    assert hands.scene.words.name("12,5,1", "marro_warriors.1") != before
    assert not shown(hands, "12,7,1", "marro_warriors.2").marks
    hands.press("done")
    hands.come()
    assert not any(pile.marks for piles in hands.scene.contents.values() for pile in piles)


def test_who_may_attack_twice_is_ticked_after_the_second_attack(sit: Sit) -> None:
    hands = sit(2, position=shooting().turn("syvarris").position, scenario="siege")
    ticked = []
    for number in (2, 3):
        assert hands.controller.play(FORTRESS.parse(f"attack syvarris marro_warriors.{number}"))
        ticked.append(bool(shown(hands, "10,8,1", "syvarris").marks))
    assert ticked == [False, True]
