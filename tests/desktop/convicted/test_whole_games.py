"""Every mode is begun from the first page and played in the window: by buttons, by clicking, by dragging, by keys."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import cast

import pytest
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.game import CONVICTED
from tests.desktop.convicted.conftest import PEOPLE, Sit
from tests.desktop.convicted.hands import Hands, Way

_MOST_MOVES = 900
_AGAIN = (m.Recall, m.Withdraw, m.Offer)
"""What could be done for ever."""


def wanted(moves: Sequence[m.Move], kind: str, rng: random.Random) -> m.Move:
    """Return a move that keeps the game going: most things that need not be done are let alone."""
    if m.DONE in moves and (kind in ("placing", "trade") or rng.random() < 0.5):
        return m.DONE
    return rng.choice([move for move in moves if not isinstance(move, _AGAIN)] or list(moves))


def play_on(hands: Hands, ways: Sequence[Way], rng: random.Random, most: int = _MOST_MOVES) -> int:
    """Play until the game is over, or a number of moves; return how many were made."""
    for number in range(most):
        if hands.controller.over:
            return number
        legal = cast("list[m.Move]", hands.controller.moves())
        hands.play(wanted(legal, hands.decision.kind, rng), ways[number % len(ways)])
    return most


@pytest.mark.parametrize(
    ("mode", "seats", "language", "ways"),
    [
        ("scenario-1-coop", 2, "en", ("buttons",)),
        ("scenario-2-versus", 3, "fr", ("click", "drag")),
        ("campaign", 1, "fr", ("buttons", "click")),
    ],
)
def test_a_whole_game_by_hand(sit: Sit, mode: str, seats: int, language: str, ways: Sequence[Way]) -> None:
    hands = sit(mode, seats, language=language, seed=seats)
    assert play_on(hands, ways, random.Random(seats)) < _MOST_MOVES  # noqa: S311 - a game, no secret
    result = hands.window.findChild(ResultDialog)
    assert result is not None
    assert result.isVisible()
    result.reject()


@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("campaign", 1), ("campaign", 4), ("scenario-1-coop", 3), ("scenario-1-versus", 2), ("scenario-1-versus", 5),
        ("scenario-2-coop", 1), ("scenario-2-versus", 5),
    ],
)  # fmt: skip
def test_every_mode_is_begun_from_the_first_page(make_window: Callable[..., MainWindow], mode: str, seats: int) -> None:
    window = make_window("en" if seats % 2 else "fr", first_page=True)
    hands = Hands(window)
    hands.click(cast("QWidget", window.findChild(object, "play_convicted")))
    dialog = window.findChild(NewGameDialog)
    assert dialog is not None
    hands.click(cast("QWidget", dialog.findChild(object, f"new_game_seats_{seats}")))
    tile = cast("QWidget", dialog.findChild(object, f"new_game_mode_{mode}"))
    modes = cast("QComboBox", dialog.findChild(object, "new_game_mode_list"))
    if tile.isVisible():
        hands.click(tile)
    elif modes.isVisible():
        modes.setCurrentIndex(modes.findData(mode))
        modes.activated.emit(modes.currentIndex())
    for seat, name in zip("abcde"[:seats], PEOPLE, strict=False):
        field = dialog.findChild(QLineEdit, f"new_game_name_{seat}")
        assert field is not None
        field.setText(name)
    hands.click(cast("QWidget", dialog.findChild(object, "new_game_start")))
    header = hands.controller.match.header
    assert (header.game, header.options["mode"], header.names) == ("convicted", mode, PEOPLE[:seats])
    assert play_on(hands, ("buttons",), random.Random(seats), most=4) == 4  # noqa: S311 - a game, no secret
    assert CONVICTED.decisions(hands.controller.match.position)
