"""The log as the game: every line has its rule, lights its places, leads to its moment; barriers are lines."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Match
from stronghold_gui.desktop.docks.log import LogPage
from stronghold_gui.desktop.docks.log_list import LogList
from stronghold_gui.desktop.docks.log_model import KIND_ROLE, MOVE_ROLE, LogModel
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold.teaching.reference import REFERENCE
from stronghold_gui.teaching.reference import load_book
from tests.desktop.desks import desk_of, page_of
from tests.desktop.games.scenes import SCENES
from tests.desktop.history.conftest import Sit, moment_of, played

_LEFT = Qt.MouseButton.LeftButton


def log_of(window: MainWindow) -> LogList:
    """Return the log, in front."""
    window.docking.raise_("log")
    page = page_of(window, "log")
    assert isinstance(page, LogPage)
    return page.list


def row_of(log: LogList, start: str) -> int:
    """Return the row of the line that begins so, and scroll there."""
    row = next(row for row in range(log.log.rowCount()) if log.log.line_at(row).text.startswith(start))
    log.scrollTo(log.log.index(row, 0))
    return row


def at(log: LogList, row: int, x: int = 60) -> QPoint:
    """Return a point of a row."""
    return QPoint(x, log.visualRect(log.log.index(row, 0)).center().y())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_line_stands_wherever_nothing_can_be_taken_back(window: MainWindow, seats: int) -> None:
    match = played(60, seats=seats)
    window.files.begin(match)
    log = log_of(window)
    while log.log.tell_earlier(40):
        pass
    barriers = {line.move for line in log.log.lines if line.kind == "barrier"}
    assert barriers == {number for number, done in enumerate(match.played, 1) if match.policy.stops(done.barriers)}
    assert barriers


def test_every_reason_has_its_own_words_in_every_language(window: MainWindow) -> None:
    for language in ("en", "fr"):
        window.language.choose(language)
        assert len({window.language(f"history.barrier.{barrier}") for barrier in ("draw", "reveal", "hand_over")}) == 3


def test_pointing_at_a_line_lights_its_places(sit: Sit) -> None:
    window = sit(SCENES["march"][0](), "march orc RW3 W3").window
    log = log_of(window)
    QTest.mouseMove(log.viewport(), QPoint(2, 2))
    QTest.mouseMove(log.viewport(), at(log, row_of(log, "An orc marches")))
    assert desk_of(window).scene._spotlight == {"RW3", "W3"}
    QTest.mouseMove(window, QPoint(2, 2))
    log.pointed.emit(())
    assert not desk_of(window).scene._spotlight


def test_pressing_a_line_shows_the_table_after_its_move(sit: Sit) -> None:
    window = sit(SCENES["march"][0](), "march orc RW3 W3", "march orc RW3 W4").window
    log = log_of(window)
    row = next(row for row in range(log.log.rowCount()) if log.log.index(row, 0).data(MOVE_ROLE) == 1)
    log.scrollTo(log.log.index(row, 0))
    QTest.mouseClick(log.viewport(), _LEFT, pos=at(log, row))
    assert moment_of(window) == 1


def test_the_mark_of_a_line_opens_its_rule(sit: Sit) -> None:
    window = sit(SCENES["march"][0](), "march orc RW3 W3").window
    log = log_of(window)
    row = row_of(log, "An orc marches")
    QTest.mouseClick(log.viewport(), _LEFT, pos=at(log, row, log.viewport().width() - 8))
    assert window.rulebook.reference.dock.isVisible()
    assert window.rulebook.reference.panel.place == "steps"
    assert not window.history.active


def test_every_line_of_a_game_names_a_rule_that_is_written(window: MainWindow) -> None:
    window.files.begin(played(60))
    log = log_of(window)
    book = load_book(REFERENCE, "en")
    for line in log.log.lines:
        anchor = log.rule_of(line)
        assert line.about is None or line.about.what == "move" or anchor
        assert not anchor or anchor in book.paragraphs, line
        assert bool(anchor) == log.has_rule(line), line


def test_where_one_looks_back_the_log_marks_the_moment_and_stays(window: MainWindow) -> None:
    window.files.begin(played(60))
    assert window.controller is not None
    window.controller.uncover()
    log = log_of(window)
    before = [line.text for line in log.log.lines]
    window.history.look_at(50)
    whens = {log.log.index(row, 0).data(MOVE_ROLE): log.log.when(log.log.line_at(row).move)
             for row in range(log.log.rowCount())}  # fmt: skip
    assert whens[50] == "here"
    assert whens[51] == whens[60] == "later"
    assert whens[49] == ""
    assert [line.text for line in log.log.lines] == before


def test_in_larger_writing_rows_are_as_high_and_lines_are_cut_anew(window: MainWindow, qtbot: QtBot) -> None:
    window.files.begin(played(60))
    log = log_of(window)
    while log.log.tell_earlier(40):
        pass
    qtbot.waitUntil(lambda: fitting(log))
    before = log.log.rowCount()
    window.text_size.choose(150)
    try:
        qtbot.waitUntil(lambda: log.log.rowCount() > before and fitting(log))
        assert window.controller is not None
        window.controller.uncover()
        assert window.controller.play(window.controller.moves()[0])
        qtbot.waitUntil(lambda: fitting(log))
    finally:
        window.text_size.choose(100)
    qtbot.waitUntil(lambda: log.log.rowCount() < before + 30 and fitting(log))


def fitting(log: LogList) -> bool:
    """Return whether each row of a log is high enough for its text and holds no more than fits."""
    bold = QFont(log.font())
    bold.setBold(True)
    usual, heavy = QFontMetrics(log.font()), QFontMetrics(bold)
    for row in range(log.log.rowCount()):
        index = log.log.index(row, 0)
        kind = index.data(KIND_ROLE)
        writing = heavy if kind in {"turn", "move"} else usual
        room = log.viewport().width() - log.indent(kind)
        if log.rowHeight(row) < heavy.height() or writing.horizontalAdvance(index.data()) > room:
            return False
    return True


@pytest.mark.parametrize(("notation", "hidden_order"), [(True, "… "), (False, "A classified order is placed")])
def test_a_log_that_followed_a_game_tells_the_same_as_one_made_anew(
    window: MainWindow, notation: bool, hidden_order: str
) -> None:
    window.actions_["log_notation"].setChecked(notation)
    whole = played(130, seed=4)
    window.files.begin(Match(whole.game, whole.header, whole.start))
    hidden: set[tuple[int, int | None]] = set()
    for number, done in enumerate(whole.played):
        controller = window.controller
        assert controller is not None
        controller.uncover()
        assert controller.play(done.record.move)
        if number % 7 == 0 and controller.can_undo:
            controller.undo()
            controller.redo()
        # An assault brings another dock to the front.
        log = log_of(window)
        anew = LogModel(log._context, log._words, log._cut)
        anew.rewrite()
        while log.log.tell_earlier(40) or anew.tell_earlier(40):
            pass
        assert texts(log.log) == texts(anew)
        hidden.update((line.move, controller.viewer) for line in anew.lines if hidden_order in line.text)
    # Some orders were read with both sides' viewer, or this would have told nothing.
    assert len({move for move, _ in hidden}) > 3


def texts(log: LogModel) -> list[str]:
    return [str(log.index(row, 0).data()) for row in range(log.rowCount())]
