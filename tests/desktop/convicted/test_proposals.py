"""Many small decisions of one owner are asked in one step, with a default to check and confirm."""

from __future__ import annotations

import random

import pytest

from stronghold_gui.desktop.convicted.proposals import KINDS
from stronghold_gui.games.convicted import moves as m
from tests.desktop.convicted.conftest import Sit
from tests.desktop.convicted.hands import Hands
from tests.desktop.convicted.test_whole_games import wanted


def go_to(hands: Hands, kind: str) -> None:
    """Play until a seat has a decision of a kind."""
    rng = random.Random(3)  # noqa: S311 - a game, no secret
    for _ in range(600):
        if hands.decision.kind == kind:
            return
        moves = hands.controller.moves()
        hands.controller.play(wanted(moves, hands.decision.kind, rng))
    raise AssertionError(f"nobody decides {kind}")


def press(hands: Hands, label: str) -> None:
    """Press the choice that says something."""
    assert label in hands.labels, hands.labels
    hands.choose(hands.labels.index(label))


@pytest.mark.parametrize("kind", ["garrison", "aim", "aim_engines"])
def test_what_is_proposed_is_looked_at_and_played_with_one_press_as_one_step(sit: Sit, kind: str) -> None:
    hands = sit("scenario-1-coop", 1)
    go_to(hands, kind)
    before = len(hands.controller.match.played)
    press(hands, "Suggest…")
    assert len(hands.controller.match.played) == before, "nothing is played before it has been agreed to"
    assert hands.window.prompt.sentence.text().startswith("Suggested:")
    (agree,) = [label for label in hands.labels if label.startswith("Play th")]
    press(hands, agree)
    played = hands.controller.match.played[before:]
    assert len(played) >= 1
    assert hands.decision.kind != kind or played[-1].record.move == m.DONE or hands.controller.moves()
    if hands.controller.can_undo:
        hands.press("undo")
        assert len(hands.controller.match.played) == before


def test_what_is_proposed_is_never_forced(sit: Sit) -> None:
    hands = sit("scenario-1-coop", 1)
    go_to(hands, "garrison")
    before = len(hands.controller.match.played)
    listed = hands.labels
    press(hands, "Suggest…")
    press(hands, "Back")
    assert hands.labels == listed
    assert len(hands.controller.match.played) == before


def test_nothing_is_proposed_where_a_single_choice_is_made(sit: Sit) -> None:
    hands = sit("campaign", 1)
    assert hands.decision.kind == "hero" not in KINDS
    assert "Suggest…" not in hands.labels


def test_shots_that_are_named_are_arrows_until_they_are_fired(sit: Sit) -> None:
    hands = sit("scenario-1-coop", 1)
    go_to(hands, "aim")
    aims = [move for move in hands.controller.moves() if isinstance(move, m.Aim)]
    hands.play(aims[0], "drag")
    assert hands.desk.arrows_shown == [(f"{aims[0].post}.units", aims[0].zone)]
    while hands.decision.kind == "aim":
        hands.press("done")
    assert hands.desk.arrows_shown == []
