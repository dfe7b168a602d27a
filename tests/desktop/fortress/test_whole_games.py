"""Both scenarios and the small one are played by hand from the start: by clicking, by dragging, and by keys alone."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QLineEdit

from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.game import FORTRESS
from tests.desktop.fortress.conftest import PEOPLE, Sit
from tests.desktop.fortress.hands import Hands
from tests.desktop.hands import Way
from tests.games.fortress.scene import ambush, siege

_MOVES = 22
_QUICK = (m.Pick, m.Place, m.Mark)
"""What is alike a hundred times: of these, few are made by hand."""


def play_on(hands: Hands, ways: Sequence[Way], rng: random.Random, moves: int = _MOVES) -> None:
    """Play a number of moves by hand, attacks before all else, and moves that are all alike without it."""
    number = 0
    while number < moves and not hands.controller.over:
        hands.come()
        offers = hands.controller.offers
        decision = offers[0] if offers else hands.controller.decision
        assert decision is not None
        legal = FORTRESS.legal_moves(hands.controller.match.position, decision.seat)
        legal = [move for move in legal if not isinstance(move, m.Step)]
        fights = [move for move in legal if isinstance(move, m.Attack | m.Explode | m.Breathe | m.Throw)]
        move = rng.choice(fights or legal)
        if isinstance(move, _QUICK) and rng.random() < 0.85:
            hands.controller.play_as(decision.seat, move)
            continue
        hands.play(decision.seat, move, ways[number % len(ways)])
        number += 1


def play_to_the_end(hands: Hands, rng: random.Random) -> None:
    """Play a whole match by hand, forwards and fighting; only the placing is done by the program."""
    while not hands.controller.over:
        hands.come()
        offers = hands.controller.offers
        decision = offers[0] if offers else hands.controller.decision
        assert decision is not None
        legal = FORTRESS.legal_moves(hands.controller.match.position, decision.seat)
        legal = [move for move in legal if not isinstance(move, m.Step)]
        if isinstance(legal[0], _QUICK):
            hands.controller.play_as(decision.seat, rng.choice(legal))
            continue
        fights = [move for move in legal if isinstance(move, m.Attack)]
        hands.play(decision.seat, rng.choice(fights or legal))


@pytest.mark.parametrize(
    ("seats", "scenario", "mode", "armies", "language", "ways"),
    [
        (2, "siege", "usual", "given", "en", ("click", "drag")),
        (2, "ambush", "usual", "draft", "fr", ("click",)),
        (2, "small", "usual", "given", "fr", ("keys",)),
        (3, "siege", "discovery", "chosen", "en", ("drag",)),
        (4, "ambush", "usual", "given", "fr", ("drag", "click")),
    ],
)
def test_a_game_is_played_by_hand(
    sit: Sit, seats: int, scenario: str, mode: str, armies: str, language: str, ways: Sequence[Way]
) -> None:
    hands = sit(seats, language=language, seed=seats, scenario=scenario, mode=mode, armies=armies)
    play_on(hands, ways, random.Random(seats))  # noqa: S311 - a game, no secret


def test_the_flag_is_taken_down_by_hand_and_that_ends_the_siege(sit: Sit) -> None:
    table = siege().army(0, "syvarris").army(1, "drake")
    table.put("syvarris", (20, 9, 1)).put("drake", (14, 8, 21)).turn("drake")
    hands = sit(2, position=table.position, scenario="siege")
    hands.play(1, m.TakeFlag("drake"))
    result = hands.window.findChild(ResultDialog)
    assert result is not None
    assert result.isVisible()
    ending = hands.desk.sentences.ending()
    assert ending is not None
    assert (ending.teams, ending.total) == ((), ()), "points decide nothing, and would tell of another winner"
    result.reject()


def test_three_heroes_walk_in_and_that_ends_the_ambush(sit: Sit) -> None:
    table = ambush().army(0, "syvarris").army(1, "drake", "finn", "agent_carr").army(2, "grimnak")
    table.put("syvarris", (20, 9, 1)).put("drake", (17, 9, 1)).put("finn", (20, 10, 1)).put("agent_carr", (19, 9, 1))
    table.put("agent_carr", (13, 7, 1)).put("grimnak", (3, 1, 2), (4, 1, 2)).turn("agent_carr")
    table.position.door = 1
    table.position.starters = sum(1 << table.figure(name) for name in ("drake", "finn", "agent_carr"))
    hands = sit(3, position=table.position, scenario="ambush")
    hands.play(1, m.Go("agent_carr", "15,8,1"), "drag")
    result = hands.window.findChild(ResultDialog)
    assert result is not None
    assert result.isVisible()
    result.reject()


def test_the_small_game_is_played_by_hand_until_somebody_has_won(sit: Sit) -> None:
    hands = sit(2, seed=2, scenario="small")
    play_to_the_end(hands, random.Random(2))  # noqa: S311 - a game, no secret
    result = hands.window.findChild(ResultDialog)
    assert result is not None
    assert result.isVisible()
    result.reject()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_match_is_begun_from_the_first_page(make_window: object, language: str) -> None:
    window = make_window(language, first_page=True)  # type: ignore[operator]
    hands = Hands(window)
    card = window.findChild(object, "play_fortress")
    assert card is not None
    hands.click(card)
    dialog = window.findChild(NewGameDialog)
    assert dialog is not None
    for seat, name in zip(("p1", "p2"), PEOPLE, strict=False):
        field = dialog.findChild(QLineEdit, f"new_game_name_{seat}")
        assert field is not None
        field.setText(name)
    hands.click(dialog.findChild(object, "new_game_start"))
    assert hands.controller.match.header.game == "fortress"
    assert hands.controller.match.header.names == PEOPLE[:2]
