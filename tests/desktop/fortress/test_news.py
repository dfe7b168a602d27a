"""News for a returning player: wounds and losses with the card that had the turn, not every step."""

from __future__ import annotations

import pytest

from stronghold_gui.core.chance import Chance
from stronghold_gui.desktop.play.shown import News
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.position import Position
from tests.desktop.fortress.conftest import Sit
from tests.desktop.fortress.hands import Hands
from tests.games.fortress.scene import siege


def two_turns(seed: int = 9) -> Position:
    """Return a table at which Finn has a turn, then Drake, who stands beside him."""
    scene = siege().army(0, "finn").army(1, "drake").put("finn", (12, 8, 1)).put("drake", (11, 8, 1)).turn("finn")
    position = scene.position
    position.todo[1:1] = [("turn", 1, 1)]
    position.markers[4 + 1] = scene.setting.card_index["drake"]
    position.chance = Chance(seed)
    return position


def told(hands: Hands, *texts: str, curtain: bool = False) -> list[News]:
    """Return the news for Anna after these moves."""
    for text in texts:
        controller = hands.controller
        assert controller.play_as(controller.decisions[0].seat, FORTRESS.parse(text)), text
    hands.controller._seat_partner(0)
    return list(hands.desk.sentences.news(curtain=curtain)[1])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_wounds_are_told_with_the_card_that_had_the_turn(sit: Sit, language: str) -> None:
    hands = sit(2, position=two_turns(), scenario="siege", language=language)
    news = told(hands, "end", "attack drake finn")
    assert {one.who for one in news} == {"Sgt. Drake Alexander"}
    assert all("Finn" in one.text for one in news)
    assert news[0].areas == ("12,8,1",)


def test_where_figures_went_is_not_told(sit: Sit) -> None:
    hands = sit(2, position=two_turns(), scenario="siege")
    assert told(hands, "end", "step drake 10,8,1") == []


def test_who_has_not_decided_yet_is_told_nothing(sit: Sit) -> None:
    hands = sit(2, position=two_turns(), scenario="siege")
    assert told(hands, curtain=True) == []


def test_in_the_turn_in_which_one_was_asked_nothing_is_told_without_a_curtain(sit: Sit) -> None:
    hands = sit(2, position=two_turns(), scenario="siege")
    assert told(hands, "attack finn drake") == []
