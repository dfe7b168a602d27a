"""Hands, and the cards kept of them, are visible to their seat alone: others see no difference in pixels or words."""

from __future__ import annotations

from pathlib import Path

import pytest

from stronghold_gui.files import HOME_VARIABLE
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import END, Keep
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.text import LANGUAGES
from tests.desktop.desks import page_of
from tests.desktop.games.seen import seen
from tests.desktop.warriors.conftest import Sit
from tests.desktop.warriors.hands import Hands
from tests.helpers.resting import rest


def keeping(seed: int) -> Position:
    """Return a table at which all choose what they keep."""
    position = WARRIORS.setup({"box": "base"}, 3, seed)
    while (decisions := WARRIORS.decisions(position))[0].kind != "keep":
        seat = decisions[0].seat
        WARRIORS.play(position, seat, WARRIORS.legal_moves(position, seat)[0])
    return position


def with_other_secrets(position: Position) -> Position:
    """Return a table that differs only in the first seat's secrets: other cards in its hand."""
    twin = position.copy()
    hand, pile = list(twin.hands[0]), twin.pile
    for at, kind in enumerate(hand):
        other = next(number for number, count in enumerate(pile) if count and number != kind)
        pile[kind] += 1
        pile[other] -= 1
        hand[at] = other
    twin.hands[0] = tuple(sorted(hand))
    assert WARRIORS.view(twin, None) == WARRIORS.view(position, None)
    assert WARRIORS.view(twin, 1) == WARRIORS.view(position, 1)
    assert WARRIORS.view(twin, 0) != WARRIORS.view(position, 0)
    return twin


def choose(hands: Hands) -> None:
    """Let the first seat sit down and keep its first cards."""
    while hands.controller.seat != 0 or hands.controller.covered:
        hands.come()
        assert hands.controller.seat == 0
    first = WARRIORS.legal_moves(hands.controller.match.position, 0)[0]
    assert isinstance(first, Keep)
    hands.play(0, first)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_games_that_differ_in_a_hand_look_and_read_the_same_to_all_others(
    sit: Sit, language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    position = keeping(5)
    # The first window of a program sets the size of its letters.
    sit(3, language=language).window.hide()
    shown = []
    for number, table in enumerate((position, with_other_secrets(position))):
        # Each at a computer of its own: where a match was played before, the next one has another name.
        monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / str(number)))
        hands = sit(3, language=language, position=table)
        called = seen(hands.window)
        choose(hands)
        assert hands.controller.covered
        next_called = seen(hands.window)
        hands.come()
        assert hands.controller.seat == 1
        shown.append((called, next_called, seen(hands.window)))
        hands.window.files.forget()
        hands.window.hide()
    for one, other in zip(*shown, strict=True):
        assert one[1] == other[1]
        assert one[0] == other[0]


def test_the_same_seat_is_called_again_when_the_next_hands_are_dealt(sit: Sit) -> None:
    """All people watch the battles, so a new hand stays hidden until its seat sits down alone."""
    hands = sit(2, "base", seed=4)
    for _ in range(400):
        hands.come()
        table = hands.table
        decision = hands.controller.decision if not hands.controller.offers else hands.controller.offers[0]
        assert decision is not None
        before = hands.controller.seat
        moves = WARRIORS.legal_moves(hands.controller.match.position, decision.seat)
        hands.controller.play_as(decision.seat, END if END in moves else moves[0])
        if table.stage == "battles" and hands.controller.match.position.stage == "keep":
            assert hands.controller.covered
            assert "hand" not in hands.scene.contents
            if hands.controller.seat == before:
                return
    raise AssertionError("no seat went on from a battle to its hand")


def test_what_was_laid_away_stands_in_the_log_of_its_seat_alone_and_only_when_it_asks(sit: Sit) -> None:
    hands = sit(3, position=keeping(5))
    for seat in range(3):
        hands.come()
        hands.play(seat, WARRIORS.legal_moves(hands.controller.match.position, seat)[0])
    log = page_of(hands.window, "log")
    rest(hands.window)
    assert "Anna keeps 4 face-down cards." in [line.text for line in log.log.lines]
    hands.window.actions_["log_notation"].setChecked(True)
    told = [line.text for line in log.log.lines]
    assert "Anna · keep …" in told
    assert hands.controller.can_peek
