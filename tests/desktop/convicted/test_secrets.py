"""Secrecy in The Convicted: only chance is hidden (RC-02); no curtain falls, and chance changes no picture or text."""

from __future__ import annotations

from pathlib import Path

import pytest

from stronghold_gui.files import HOME_VARIABLE
from stronghold_gui.games.convicted.game import CONVICTED
from tests.desktop.convicted.conftest import Sit
from tests.desktop.games.seen import seen


def test_two_games_that_differ_in_chance_alone_look_and_read_the_same(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # The first window of a program sets the size of its letters.
    sit("scenario-1-versus", 3).window.hide()
    options = {"mode": "scenario-1-versus", "first": "a"}
    shown = []
    for number in range(2):
        monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / str(number)))
        hands = sit("scenario-1-versus", 3, position=CONVICTED.setup(options, 3, seed=number))
        shown.append(seen(hands.window))
        hands.window.files.forget()
        hands.window.hide()
    assert shown[0][1] == shown[1][1]
    assert shown[0][0] == shown[1][0]


def test_no_curtain_falls_between_those_who_lead_defenders_and_enemy(sit: Sit) -> None:
    hands = sit("scenario-1-versus", 3)
    for _ in range(60):
        assert not hands.controller.covered
        hands.controller.play(hands.controller.moves()[0])
    assert {done.record.seat for done in hands.controller.match.played} >= {0, 1}
