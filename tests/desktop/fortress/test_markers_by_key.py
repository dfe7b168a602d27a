"""Order markers laid by digit keys in a window, where the same keys press choices and count pieces."""

from __future__ import annotations

import pytest

from stronghold_gui.desktop.fortress.docks.armies import ArmiesPage
from stronghold_gui.games.fortress import moves as m
from tests.desktop.fortress.conftest import Sit
from tests.desktop.fortress.hands import Hands
from tests.desktop.keyboards import Keyboard


def marking(hands: Hands) -> ArmiesPage:
    """Play until markers are laid, and return the dock of the armies."""
    controller = hands.controller
    while controller.decisions[0].kind != "mark":
        decision = controller.decisions[0]
        moves = controller.game.legal_moves(controller.match.position, decision.seat)
        controller.play_as(decision.seat, moves[len(moves) // 2])
        controller.uncover()
    hands.window.docking.raise_("armies")
    page = hands.window.docking.page("armies")
    assert isinstance(page, ArmiesPage)
    return page


@pytest.mark.parametrize("layout", ["azerty", "czech", "qwerty"])
def test_digit_keys_lay_markers_on_the_card_in_focus(sit: Sit, layout: str) -> None:
    hands = sit()
    page = marking(hands)
    head = next(card.head for card in page.cards.values() if card.head.free)
    head.setFocus()
    Keyboard(layout, hands.window).digits(1, 2, 3)
    laid = [move.marker for done in hands.controller.match.played if isinstance(move := done.record.move, m.Mark)]
    assert laid == ["1", "2", "3"]
