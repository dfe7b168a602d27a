"""The summary of a siege opens by itself, delays nobody, and can be read again."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from stronghold_gui.desktop.convicted.docks.siege import SiegePage
from stronghold_gui.desktop.docks.log import LogPage
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.entry import CONVICTED_ENTRY
from stronghold_gui.games.convicted.pieces import FACTIONS
from stronghold_gui.games.convicted.siege.events import SiegeBegan, SiegeEnded
from stronghold_gui.games.convicted.story.summary import sieges_of
from tests.desktop.convicted.conftest import Sit
from tests.desktop.convicted.hands import Hands


def page_of(hands: Hands) -> SiegePage:
    return cast("SiegePage", hands.window.docking.page("siege"))


def play_to(hands: Hands, turn: int) -> None:
    """Let a computer player defend until a turn begins, or the match is over."""
    player = dict(CONVICTED_ENTRY.load().players)["medium"](0)
    controller = hands.controller
    while not controller.over and (hands.position.turn < turn or hands.decision.kind != "action"):
        game, position, decision = controller.game, hands.position, hands.decision
        moves = game.legal_moves(position, decision.seat)
        controller.play(player.choose(game.view(position, decision.seat), decision, moves))
        QApplication.processEvents()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_summary_comes_when_the_siege_is_over_and_nobody_has_to_answer(sit: Sit, language: str) -> None:
    hands = sit("campaign", 1, 3, language)
    docking = hands.window.docking
    play_to(hands, 2)
    assert docking.in_front("siege")
    assert QApplication.activeModalWidget() is None
    page = page_of(hands)
    page.show_match()
    match = hands.controller.match
    (siege,), how = sieges_of(match.start, [done.events for done in match.played])
    assert not how
    lost, killed, broken, loot = [row.text() for row in page.rows]
    assert str(siege.slain) in killed
    assert not siege.lost or str(siege.lost) in lost
    assert bool(broken)
    assert str(sum(siege.loot)) in loot
    assert page.face.shown == siege.faction in FACTIONS
    assert hands.controller.play(m.Collect("wood"))
    hands.window.language.choose("fr" if language == "en" else "en")
    page.show_match()
    assert page.rows[1].text() != killed


def test_earlier_sieges_can_be_read_again_and_the_log_is_back_when_the_next_begins(sit: Sit) -> None:
    hands = sit("campaign", 1, 3)
    play_to(hands, 3)
    page = page_of(hands)
    page.show_match()
    last = page.title.text()
    assert "Turn 2" in last
    page.before.click()
    assert "Turn 1" in page.title.text()
    page.after.click()
    assert page.title.text() == last
    while hands.decision.kind == "action":
        hands.controller.play(m.DONE)
        QApplication.processEvents()
    while hands.position.period != "siege":
        hands.controller.play(m.DONE)
        QApplication.processEvents()
    assert hands.window.docking.in_front("log")


def test_before_the_first_siege_there_is_nothing_to_read(sit: Sit) -> None:
    hands = sit("campaign", 1, 3)
    page = page_of(hands)
    page.show_match()
    assert page.title.text() == "No siege yet."
    assert not any(row.isVisibleTo(page) for row in page.rows)


@pytest.mark.parametrize(("kind", "language"), [(SiegeBegan, "en"), (SiegeEnded, "fr")])
def test_a_line_of_the_log_about_a_siege_opens_the_whole_summary_of_that_siege(
    sit: Sit, kind: type, language: str
) -> None:
    hands = sit("campaign", 1, 3, language)
    play_to(hands, 3)
    page = page_of(hands)
    page.show_match()
    page.before.click()
    first = [page.title.text(), page.state.text(), *(row.text() for row in page.rows)]
    log = cast("LogPage", hands.window.docking.page("log")).list
    hands.window.docking.raise_("log")
    log.log.tell_earlier(len(hands.controller.match.played))
    lines = [log.log.line_at(row) for row in range(log.log.rowCount())]
    row = next(row for row, line in enumerate(lines) if line.about and isinstance(line.about.thing, kind))
    say = hands.window.language
    assert say("history.log.look.page") in log.log.tip(lines[row])
    log.scrollTo(log.log.index(row, 0))
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=log.visualRect(log.log.index(row, 0)).center())
    page.show_match()
    assert hands.window.docking.in_front("siege")
    assert [page.title.text(), page.state.text(), *(row.text() for row in page.rows)] == first
