"""Docks know no game: six racers without teams and without a board have log, places, shared pages and explanations."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.docks.chips import Chip
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.docks.log import LogPage
from stronghold_gui.desktop.docks.places import PlacesPage
from stronghold_gui.desktop.docks.shared_page import SharedPage
from stronghold_gui.desktop.play.seats import NO_TEAM
from stronghold_gui.desktop.theme import LIGHT
from tests.desktop.docks.six import COLOURS, STOP, RaceLog, RacePlaces, race


class Lane(SharedPage):
    """Shows a racer and its progress."""

    def __init__(self, context: DeskContext) -> None:
        super().__init__(context, "lane", NO_TEAM)
        self.context = context
        self.words = QLabel()
        self.pane.column.addWidget(self.words)

    def show_seat(self) -> None:
        """Show it."""
        lanes = cast("tuple[int, ...]", self.context.match.view())
        self.words.setText(f"{self.context.called(self.seat)}: {lanes[self.seat]}")


def opened_log(context: DeskContext, qtbot: QtBot) -> LogPage:
    log = LogPage(context, RaceLog(context))
    qtbot.addWidget(log)
    log.resize(320, 300)
    with qtbot.waitExposed(log):
        log.show()
    context.match.changed.connect(log.refresh)
    log.retranslate()
    return log


def test_moves_can_be_copied_once_there_are_some(qtbot: QtBot) -> None:
    context = race()
    log = opened_log(context, qtbot)
    assert not log.copy_all.isEnabled()
    assert not log.copy_line.isEnabled()
    assert context.match.play("rest")
    assert log.copy_all.isEnabled()
    assert log.copy_line.isEnabled()
    context.match.undo()
    assert not log.copy_all.isEnabled()


def test_the_log_tells_what_six_seats_did_and_veils_what_is_secret(qtbot: QtBot) -> None:
    context = race()
    context.notation.setChecked(True)
    log = opened_log(context, qtbot)
    assert context.match.play("rest")
    own = [line.text for line in log.log.lines]
    assert own == ["Red · rest", "0 rests"]
    assert log.log.lines[0].about is None, "what it is about would tell it"
    context.match._seat_partner(3)
    assert context.match.play("throw")
    told = [line.text for line in log.log.lines]
    assert told[:3:2] == ["Red · hidden", "Bo · throw"]
    assert log.list.rule_of(log.log.lines[2]) == "racing"
    assert not log.list.has_rule(log.log.lines[3])


def throws(context: DeskContext, seat: int, times: int = 1) -> None:
    """Have a racer throw."""
    context.match._seat_partner(seat)
    for _ in range(times):
        assert context.match.play("throw")


def test_moves_of_a_seat_stand_in_sentences_below_its_name(qtbot: QtBot) -> None:
    context = race()
    log = opened_log(context, qtbot)
    throws(context, 0, times=2)
    throws(context, 1)
    runs = [str(done.events[0]) for done in context.match.match.played]
    told = [(line.kind, line.text) for line in log.log.lines if line.kind != "barrier"]
    assert told == [("move", "Red"), ("event", runs[0]), ("event", runs[1]), ("move", "Ada"), ("event", runs[2])]
    assert context.match.play("rest")
    throws(context, 1)
    assert [line.kind for line in log.log.lines if line.kind != "barrier"][5:] == ["stage", "move", "event"]


def test_a_move_of_which_nothing_is_told_has_its_own_sentence_which_gives_no_secret_away(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RaceLog, "lines", lambda _log, _events: [])
    monkeypatch.setattr(RaceLog, "kind", lambda _log, _event: "event")
    context = race()
    log = opened_log(context, qtbot)
    assert context.match.play("rest")
    assert [line.text for line in log.log.lines] == ["Red", "red did: rest."]
    throws(context, 3)
    assert [line.text for line in log.log.lines if line.kind != "barrier"] == [
        "Red", "Red has chosen.", "Bo", "violet did: throw."
    ]  # fmt: skip


def test_a_move_that_needs_no_line_has_none_and_parts_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RaceLog, "is_veiled", lambda _log, _move: False)
    monkeypatch.setattr(RaceLog, "is_brief", lambda _log, move: move == "rest")
    monkeypatch.setattr(RaceLog, "lines", lambda _log, events: [(event, "ran") for event in events if "runs" in event])
    monkeypatch.setattr(RaceLog, "kind", lambda _log, _event: "event")
    context = race()
    log = opened_log(context, qtbot)
    assert context.match.play("rest")
    assert not log.log.lines
    throws(context, 1)
    context.match._seat_partner(3)
    assert context.match.play("rest")
    throws(context, 1)
    assert [line.text for line in log.log.lines if line.kind != "barrier"] == ["Ada", "ran", "ran"]
    head = log.log.row_of(2)
    assert head is not None
    assert log.log.notation_at(log.log.index(head, 0)) == "throw\nthrow", "what another did is not among them"
    context.notation.setChecked(True)
    assert [line.text for line in log.log.lines if line.kind == "move"][:2] == ["Red · rest", "Ada · throw"]


def test_the_form_of_the_log_changes_at_once_and_both_ways(qtbot: QtBot) -> None:
    context = race()
    log = opened_log(context, qtbot)
    throws(context, 0, times=2)
    sentences = [line.text for line in log.log.lines]
    QTest.mouseClick(log.form, Qt.MouseButton.LeftButton)
    assert context.notation.isChecked()
    assert [line.text for line in log.log.lines if line.kind == "move"] == ["Red · throw", "Red · throw"]
    QTest.mouseClick(log.form, Qt.MouseButton.LeftButton)
    assert [line.text for line in log.log.lines] == sentences


def test_the_end_of_the_log_stays_in_sight_when_it_gets_lower(qtbot: QtBot) -> None:
    context = race()
    log = opened_log(context, qtbot)
    throws(context, 0, times=2)
    throws(context, 1)
    bar = log.list.verticalScrollBar()
    for height in (400, 80):
        log.resize(320, height)
        QApplication.processEvents()
        assert bar.value() == bar.maximum()
    assert bar.maximum() > 0
    throws(context, 2)
    assert bar.value() == bar.maximum()


def test_what_is_copied_is_notation_as_far_as_the_reader_may_know_it(qtbot: QtBot) -> None:
    context = race()
    log = opened_log(context, qtbot)
    throws(context, 0)
    assert context.match.play("rest")
    throws(context, 3)
    copied = QApplication.clipboard()
    QTest.mouseClick(log._copies, Qt.MouseButton.LeftButton)
    assert copied.text() == "Red · throw\nRed · hidden\nBo · throw"
    log.list.setFocus()
    for row, expected in ((0, "throw\nhidden"), (1, "throw"), (log.log.row_of(2), "hidden")):
        assert row is not None
        log.list.setCurrentIndex(log.log.index(row, 0))
        QTest.keySequence(log.list, "Ctrl+C")
        assert copied.text() == expected, row


def test_each_of_six_seats_has_its_own_bar_and_badge_in_the_log(qtbot: QtBot) -> None:
    context = race()
    log = opened_log(context, qtbot)
    for seat in range(len(COLOURS)):
        throws(context, seat)
    log.resize(320, 500)
    log.list.scrollToTop()
    assert log.list.badges
    picture = log.list.viewport().grab().toImage()
    for seat in range(len(COLOURS)):
        row = next(row for row in range(log.log.rowCount()) if log.log.line_at(row).move == seat + 1)
        rect = log.list.visualRect(log.log.index(row, 0))
        assert picture.pixelColor(5, rect.center().y()).name() == LIGHT.seats[seat]


def test_places_are_played_from_without_a_board(qtbot: QtBot) -> None:
    context = race()
    page = PlacesPage(context, RacePlaces(context))
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    page.refresh()
    texts = [entry.text for entry, _ in page.lines.entries()]
    assert texts == ["To take", "Throw", "Red: 0", "Ada: 0", "Amber: 0", "Bo: 0", "Green: 0", "Cy: 0"]
    page.setCurrentIndex(page.lines.find(lambda entry: entry.stop == STOP))
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert [entry.text for entry, mark in page.lines.entries() if mark == "put"] == ["Red: 0"]
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert [done.record.move for done in context.match.match.played] == ["throw"]
    page.refresh()
    assert "Red: 0" not in [entry.text for entry, _ in page.lines.entries()]


def test_a_page_of_whoever_sits_at_the_screen_has_no_switch_where_there_are_no_partners(qtbot: QtBot) -> None:
    context = race()
    page = Lane(context)
    qtbot.addWidget(page)
    page.refresh()
    assert page.words.text() == "Red: 0"
    assert page.switch.isHidden()
    context.match._seat_partner(5)
    page.refresh()
    assert page.words.text() == "Cy: 0"
    assert page.playing


def test_what_cannot_be_done_says_why_to_whoever_comes_to_it(qtbot: QtBot) -> None:
    context = race()
    assert context.match.play("rest")
    chip = Chip(context.art, "rest")
    qtbot.addWidget(chip)
    chip.ask(context, lambda: context.reason_of("rest"))
    chip.show_state("Rest", possible=False, tip="Do nothing")
    assert chip.toolTip() == "Do nothing"
    QApplication.sendEvent(chip, QFocusEvent(QEvent.Type.FocusIn))
    assert chip.toolTip() == "Do nothing\nYou are tired (Ruling R-01)."
    QApplication.sendEvent(chip, QFocusEvent(QEvent.Type.FocusOut))
    assert chip.toolTip() == "Do nothing"


def test_a_chip_is_as_high_as_it_is_whatever_was_painted_before(qtbot: QtBot) -> None:
    context = race()
    chip = Chip(context.art, "back")
    qtbot.addWidget(chip)
    chip.show_state("x", possible=True, tip="", name="back")
    wide = chip.sizeHint().width()
    chip.resize(wide, 8)
    chip.grab()
    chip.resize(wide, 30)
    lowest = chip.grab().toImage().pixelColor(wide // 2, 28)
    fresh = Chip(context.art, "fresh")
    qtbot.addWidget(fresh)
    fresh.show_state("x", possible=True, tip="", name="fresh")
    fresh.resize(wide + 1, 30)
    assert lowest == fresh.grab().toImage().pixelColor(wide // 2, 28)


def test_seats_without_a_team_are_alone(qtbot: QtBot) -> None:
    context = race()
    for seat in range(len(COLOURS)):
        assert context.team_of(seat) == [seat]
        assert context.partners_at(seat) == ()
    assert context.step == 1
