"""Figures are placed before the first round: who waits beside the battlefield, and why somebody cannot be taken yet."""

from __future__ import annotations

from itertools import groupby

from stronghold_gui.desktop.fortress.plan_svg import TRAY
from stronghold_gui.desktop.table.model import NOWHERE
from tests.desktop.fortress.conftest import Sit


def test_those_of_one_player_wait_side_by_side(sit: Sit) -> None:
    hands = sit(2, scenario="small")
    waiting = [pile.art.rpartition(".")[2] for pile in hands.scene.contents[TRAY]]
    assert [player for player, _ in groupby(waiting)] == ["p1", "p2"]


def test_who_cannot_be_placed_yet_tells_why(sit: Sit) -> None:
    hands = sit(2, scenario="small")
    assert "16,8" in hands.client.why_not(TRAY, "finn", NOWHERE).text
    assert "Zettian Guards" in hands.client.why_not(TRAY, "zettian_guards.1", NOWHERE).text
    assert "Tarn Viking 1" in hands.client.why_not(TRAY, "tarn_vikings.2", NOWHERE).text
