"""While dice are thrown, nothing beside them gives away how they fall."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from stronghold_gui.desktop.fortress.docks.odds_page import OddsPage
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.games.fortress.game import FORTRESS
from tests.desktop.desks import page_of
from tests.desktop.fortress.conftest import Sit
from tests.desktop.fortress.docks.test_odds import duel, reckoned
from tests.helpers.resting import rest


def test_neither_odds_nor_tooltips_tell_how_an_attack_ends_before_its_dice_have_been_seen(
    sit: Sit, settings: Settings
) -> None:
    settings.set_text("window/animation", "normal")
    hands = sit(2, position=duel(), scenario="siege")
    page = cast("OddsPage", page_of(hands.window, "chances"))
    hands.window.docking.raise_("chances")
    reckoned(page)
    before = page.telling.title.text(), page.telling.lines.text()
    assert hands.controller.play(FORTRESS.parse("attack drake finn"))
    assert hands.desk.animation.performing
    hands.desk.hand.emptied.emit()
    hands.scene.hover("12,8,1")
    rest(hands.window)
    reckoned(page)
    assert not page.telling.isHidden()
    assert (page.telling.title.text(), page.telling.lines.text()) == before
    assert "life" not in hands.scene.words.name("12,8,1", "finn")
    QTest.keyClick(hands.window, Qt.Key.Key_X)
    reckoned(page)
    assert not hands.desk.animation.performing
    assert "life" in hands.scene.words.name("11,8,1", "drake")
    assert page.telling.isHidden(), "Drake has attacked"
