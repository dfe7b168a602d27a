"""Secrecy of order markers: only their own side sees them; pictures and texts are equal for all others."""

from __future__ import annotations

from pathlib import Path

import pytest

from stronghold_gui.files import HOME_VARIABLE
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.text import LANGUAGES
from tests.desktop.desks import page_of
from tests.desktop.fortress.conftest import Sit
from tests.desktop.fortress.hands import Hands
from tests.desktop.games.seen import seen
from tests.games.fortress.scene import siege
from tests.helpers.resting import rest

ORDERS = (("finn", "syvarris", "finn", "syvarris"), ("syvarris", "finn", "syvarris", "finn"))
"""Two ways to lay four markers; as many lie on each card."""


def marking() -> Position:
    """Return a table at which all lay order markers."""
    table = siege().army(0, "syvarris", "finn").army(1, "drake", "grimnak")
    table.put("syvarris", (20, 9, 1)).put("finn", (16, 8, 1)).put("drake", (5, 9, 1)).put(
        "grimnak", (3, 3, 1), (2, 3, 1)
    )
    table.position.stage = "markers"
    table.position.todo = [("round_end", 0, 0), ("turns", 0, 0), ("mark", 0, 0)]
    return table.position


def lay(hands: Hands, cards: tuple[str, ...]) -> None:
    """Lay the markers of the first player in the order of the prompts."""
    hands.come()
    for marker, card in zip(m.MARKERS, cards, strict=True):
        hands.play(0, m.Mark(marker, card))


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_games_that_differ_in_the_markers_look_and_read_the_same_to_the_other_side(
    sit: Sit, language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # The first window of a program sets the size of its letters.
    sit(2, language=language, position=marking(), scenario="siege").window.hide()
    shown = []
    for number, cards in enumerate(ORDERS):
        # Each at a computer of its own: where a match was played before, the next one has another name.
        monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / str(number)))
        hands = sit(2, language=language, position=marking(), scenario="siege")
        lay(hands, cards)
        assert hands.controller.covered
        called = seen(hands.window)
        hands.come()
        assert hands.controller.seat == 1
        shown.append((called, seen(hands.window)))
        hands.window.files.forget()
        hands.window.hide()
    for one, other in zip(*shown, strict=True):
        assert one[1] == other[1]
        assert one[0] == other[0]


def test_the_log_tells_where_a_marker_lies_to_its_own_side_alone(sit: Sit) -> None:
    hands = sit(2, position=marking(), scenario="siege")
    lay(hands, ORDERS[0])
    hands.window.actions_["log_notation"].setChecked(True)
    log = page_of(hands.window, "log")
    hands.come()
    rest(hands.window)
    told = [line.text for line in log.log.lines]
    assert "Anna · mark …" in told
    assert not any("finn" in line for line in told)


def test_everybody_is_alone_at_the_screen_while_markers_are_laid(sit: Sit) -> None:
    hands = sit(2, position=marking(), scenario="siege")
    assert hands.controller.covered
    lay(hands, ORDERS[0])
    assert hands.controller.covered
    assert FORTRESS.decisions(hands.controller.match.position)[0].seat == 1
