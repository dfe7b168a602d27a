"""The panel "Since you last sat here": shown to the seat that sits down, hidden before the next, never in the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.history.history import _PAUSES
from stronghold_gui.desktop.history.since_panel import SincePanel
from stronghold_gui.desktop.play.shown import News
from stronghold_gui.desktop.table.acts import Beat
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold.notation import parse
from tests.desktop.desks import desk_of
from tests.desktop.games.scenes import SCENES
from tests.desktop.history.conftest import Sit, moment_of, played
from tests.helpers.resting import rest

_LEFT = Qt.MouseButton.LeftButton


def panel_of(window: MainWindow) -> SincePanel:
    """Return the panel, which must be there."""
    panel = window.since.panel
    assert panel is not None
    assert panel.isVisible()
    return panel


def lines_of(window: MainWindow) -> list[str]:
    """Return what the panel says."""
    return [line.text() for line in panel_of(window).lines if line.isVisibleTo(panel_of(window))]


def shown(window: MainWindow) -> bool:
    return window.since.panel is not None and window.since.panel.isVisible()


def march(sit: Sit) -> MainWindow:
    """Let the Invader march and lay an order face down, and the Defender sit down."""
    window = sit(SCENES["command"][0](), "order bluff W3 face_down", "dispatch minor", "march orc RW3 W3").window
    controller = window.controller
    assert controller is not None
    while controller.seat == 0:
        assert controller.play(parse("done"))
    controller.uncover()
    return window


def test_who_sits_down_is_told_what_happened(sit: Sit) -> None:
    window = march(sit)
    assert "Invader – moved: 1 orc to west wall 3" in lines_of(window)
    assert "Invader – orders placed: 1 face down on west wall 3" in lines_of(window)


def test_who_a_sentence_names_itself_is_not_named_twice(sit: Sit) -> None:
    window = march(sit)
    panel_of(window).show_news([News(0, "Anna", "Anna: the archer aims.", ()), News(0, "Bert", "moved", ())], 1, ())
    assert lines_of(window)[:2] == ["Anna: the archer aims.", "Bert – moved"]
    panel_of(window).show_news([News(0, "Ann", "Anna is called.", ())], 1, ())
    assert lines_of(window)[:1] == ["Ann – Anna is called."]


def test_a_dock_below_it_comes_to_the_front_of_its_stack_and_stays_below(sit: Sit) -> None:
    window = march(sit)
    docking, panel = window.docking, panel_of(window)
    behind = next(
        name for name, dock in docking.docks.items() if dock in docking.lower() and not docking.in_front(name)
    )
    docking.raise_(behind)
    rest(window)
    assert docking.in_front(behind)
    children = window.children()
    assert children.index(panel) > children.index(docking.docks[behind])


def test_any_move_puts_it_away_and_leaves_nothing_in_it(sit: Sit) -> None:
    window = march(sit)
    panel = panel_of(window)
    assert window.controller is not None
    assert window.controller.play(window.controller.moves()[0])
    assert not panel.isVisible()
    assert not any(line.text() for line in panel.lines)
    assert not panel.accessibleDescription()


def test_a_mark_stands_beside_the_first_line_of_its_words(sit: Sit) -> None:
    panel = panel_of(march(sit))
    for line, mark in zip(panel.lines, panel._marks, strict=True):
        if line.isVisible():
            middle = line.y() + line.fontMetrics().height() / 2
            assert abs(mark.geometry().center().y() - middle) <= 2, line.text()


def rings_of(window: MainWindow) -> int:
    """Return how many outlines there are on the board."""
    pointing = window.since._pointing
    return pointing.count if pointing is not None else 0


def test_it_lies_beside_the_board_and_stays_in_front_of_the_docks(sit: Sit) -> None:
    window = march(sit)
    panel, board = panel_of(window), desk_of(window).board
    covered = board.rect().translated(board.mapTo(window, QPoint(0, 0)))
    assert not panel.geometry().intersects(covered)
    assert window.rect().contains(panel.geometry())
    for name in ("report", "log"):
        window.docking.raise_(name)
        rest(window)
        under = window.childAt(panel.geometry().center())
        assert under is not None
        assert under is panel or panel.isAncestorOf(under), name
    for size in ((1000, 640), (900, 600)):
        before = panel.geometry()
        window.resize(*size)
        rest(window)
        assert panel.geometry() != before
        assert window.rect().contains(panel.geometry())
        # The docks from which one plays stay free.
        assert panel.geometry().top() >= window.docking.docks["log"].geometry().top()


def test_a_few_lines_are_seen_without_scrolling(sit: Sit) -> None:
    window = march(sit)
    rest(window)
    assert panel_of(window)._list.verticalScrollBar().maximum() == 0


def test_what_is_too_long_for_its_place_is_scrolled(sit: Sit) -> None:
    window = march(sit)
    panel = panel_of(window)
    panel.show_news([News(0, "Invader", "many words " * 12)] * 7, 0, window.docking.lower())
    rest(window)
    assert panel.geometry().top() >= window.docking.docks["log"].geometry().top()
    bar = panel._list.verticalScrollBar()
    assert bar.maximum() > 0
    assert panel.again.isVisible()
    assert panel.rect().contains(panel.again.geometry())
    bar.setValue(bar.maximum())
    last = panel.lines[-1]
    assert last.mapTo(panel, last.rect().bottomLeft()).y() <= panel.height()


def test_what_has_changed_is_outlined_on_the_board_until_the_panel_goes(sit: Sit) -> None:
    window = march(sit)
    panel = panel_of(window)
    assert [news.areas for news in panel._news] == [("W3",), (), ("W3",)]
    assert rings_of(window) == 1
    pointing = window.since._pointing
    assert pointing is not None
    QApplication.sendEvent(panel.lines[1], QEvent(QEvent.Type.Enter))
    assert pointing.count == 0, "hourglasses lie nowhere on the board"
    QApplication.sendEvent(panel.lines[1], QEvent(QEvent.Type.Leave))
    assert pointing.count == 1
    QTest.mouseClick(panel.away, _LEFT)
    assert pointing.count == 0


def test_it_is_told_after_every_hand_over_without_a_curtain_too(sit: Sit) -> None:
    window = sit(SCENES["command"][0]()).window
    window.actions_["curtain"].setChecked(False)
    controller = window.controller
    assert controller is not None
    for move in ("dispatch minor", "march orc RW3 W3"):
        assert controller.play(parse(move))
    while controller.seat == 0:
        assert controller.play(parse("done"))
    assert not controller.covered
    assert "Invader – moved: 1 orc to west wall 3" in lines_of(window)


def test_it_is_told_anew_in_another_language_and_stays(sit: Sit) -> None:
    window = march(sit)
    english = lines_of(window)
    window.language.choose("fr")
    assert "Assaillant – déplacements\N{NO-BREAK SPACE}: 1 orque vers le mur ouest 3" in lines_of(window)
    assert panel_of(window).title.text() == window.language("history.since.title")
    assert rings_of(window) == 1
    window.language.choose("en")
    assert lines_of(window) == english


def test_it_makes_way_for_what_the_animation_says_and_comes_back(sit: Sit) -> None:
    window = march(sit)
    for dock in window.docking.docks.values():
        dock.hide()
    window.animation.choose("normal")
    queue = window.animation.queue()
    assert queue is not None
    panel = panel_of(window)
    # Show the news again now that the bar exists.
    window.since.follow("uncover")
    alone = panel.geometry()
    bar = desk_of(window).board.findChild(QWidget, "animation_bar")
    assert isinstance(bar, QWidget)
    lying = desk_of(window).scene.contents
    queue.perform([Beat((), "Two orcs fall.", "Melee")], lying, lying)
    assert bar.isVisible()
    page = window.frame.board_page
    assert page.isAncestorOf(bar)
    assert panel.geometry().bottom() < bar.mapTo(window, bar.rect().topLeft()).y()
    assert panel.geometry().size() == alone.size()
    queue.finish()
    assert not bar.isVisible()
    assert panel.geometry() == alone


def test_it_can_be_closed(sit: Sit) -> None:
    window = march(sit)
    panel = panel_of(window)
    QTest.mouseClick(panel.away, _LEFT)
    assert not shown(window)


def test_it_is_played_again_and_then_the_game_goes_on(sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_PAUSES, "fast", 1)
    window = march(sit)
    home, panel = window.controller, panel_of(window)
    window.history.choose_speed("fast")
    QTest.mouseClick(panel.again, _LEFT)
    assert window.history.active
    assert moment_of(window) == window.since.start == 0
    qtbot.waitUntil(lambda: not window.history.active)
    assert window.controller is home


@pytest.mark.parametrize("seats", [3, 4])
def test_partners_are_told_as_one_camp(open_match: Callable[..., MainWindow], seats: int) -> None:
    window = open_match(played(60, seats=seats))
    controller = window.controller
    assert controller is not None
    start, _ = window.current.desk.sentences.news(curtain=True)
    team = controller.team
    assert all(done.record.seat not in team for done in controller.match.played[start:])
    assert not start or controller.match.played[start - 1].record.seat in team


def test_what_is_too_long_is_not_squeezed_after_a_panel_of_the_same_size_that_had_less_to_say(sit: Sit) -> None:
    window = march(sit)
    panel = panel_of(window)
    panel.show_news([News(0, "Invader", "few words")] * 7, 0, window.docking.lower())
    window.resize(900, 500)
    rest(window)
    before = panel.geometry()
    panel.close_panel()
    panel.show_news([News(0, "Invader", "many words " * 12)] * 7, 0, window.docking.lower())
    rest(window)
    assert panel.geometry() == before, "the dock is too low for either"
    for line in panel.lines:
        assert line.height() >= line.heightForWidth(line.width())
