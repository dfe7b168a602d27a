"""Two, four and six play whole games of both boxes in both languages, by clicking, by dragging, and by keys alone."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QLineEdit

from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.game import WARRIORS
from tests.desktop.hands import Way
from tests.desktop.warriors.conftest import PEOPLE, Sit
from tests.desktop.warriors.hands import Hands

_MOST_MOVES = 900


def wanted(moves: Sequence[m.Move], kind: str, rng: random.Random) -> m.Move:
    """Return a move that keeps the game going: battle cards are kept, catapults are fired now and then."""
    if m.END in moves and kind == "keep":
        return m.END
    if kind == "keep":
        moves = sorted(moves, key=lambda move: sum(c[1:].isdecimal() for c in getattr(move, "cards", ())))[-9:]
    if kind == "catapult":
        passes = [move for move in moves if isinstance(move, m.Pass)]
        moves = passes[:1] if rng.random() < 0.7 or len(moves) == len(passes) else moves
    return rng.choice(moves)


def play_on(hands: Hands, ways: Sequence[Way], rng: random.Random) -> None:
    """Play until the game is over."""
    for number in range(_MOST_MOVES):
        hands.come()
        if hands.controller.over:
            return
        decision = hands.controller.decision if not hands.controller.offers else hands.controller.offers[0]
        assert decision is not None
        moves = WARRIORS.legal_moves(hands.controller.match.position, decision.seat)
        hands.play(decision.seat, wanted(moves, decision.kind, rng), ways[number % len(ways)])
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("seats", "box", "language", "ways"),
    [
        (2, "base", "en", ("click", "drag")),
        (2, "hordes", "fr", ("keys",)),
        (4, "base", "fr", ("drag", "click")),
        (6, "hordes", "fr", ("click", "drag", "keys")),
    ],
)
def test_a_whole_game_by_hand(sit: Sit, seats: int, box: str, language: str, ways: Sequence[Way]) -> None:
    hands = sit(seats, box, language=language, seed=seats)
    play_on(hands, ways, random.Random(seats))  # noqa: S311 - a game, no secret
    result = hands.window.findChild(ResultDialog)
    assert result is not None
    assert result.isVisible()
    result.reject()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_match_is_begun_from_the_first_page(make_window: object, language: str) -> None:
    window = make_window(language, first_page=True)  # type: ignore[operator]
    hands = Hands(window)
    card = window.findChild(object, "play_warriors")
    assert card is not None
    hands.click(card)
    dialog = window.findChild(NewGameDialog)
    assert dialog is not None
    for seat, name in zip("ab", PEOPLE, strict=False):
        field = dialog.findChild(QLineEdit, f"new_game_name_{seat}")
        assert field is not None
        field.setText(name)
    hands.click(dialog.findChild(object, "new_game_start"))
    assert hands.controller.match.header.game == "warriors"
    assert hands.controller.match.header.names == PEOPLE[:2]
