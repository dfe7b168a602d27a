"""The page of a game in the window: panels are kept from match to match, and nothing of a page outlives it."""

from __future__ import annotations

import gc
import itertools
import weakref
from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMetaMethod, QObject, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QLabel, QToolBar
from shiboken6 import isValid

from stronghold_gui.core.header import Header
from stronghold_gui.core.match import Match
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from tests.desktop.games.reading import everything
from tests.helpers.resting import rest

MakeWindow = Callable[..., MainWindow]
GAMES = LIBRARY.ids
NEXT = dict(zip(GAMES, (*GAMES[1:], GAMES[0]), strict=True))


def begin(window: MainWindow, game: str, *, computer: bool = False) -> None:
    """Begin a match of the fewest seats and play two moves; the second seat may be a computer's."""
    kit, entry = LIBRARY.kit(game), LIBRARY.entry(game)
    assert entry is not None
    seats = max(2, entry.seats[0])
    options = {name: values[0] for name, values in kit.game.options(seats).items()}
    players = ("", next(iter(kit.players)), *[""] * (seats - 2)) if computer else ()
    assert window.files.begin(Match(kit.game, Header(game, options, tuple("ABCDE"[:seats]), 3, players)))
    controller = window.controller
    assert controller is not None
    for _ in range(2):
        controller.uncover()
        if moves := controller.moves():
            controller.play(moves[0])
    controller.uncover()
    settle(window)


def settle(window: MainWindow) -> None:
    rest(window)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def close(window: MainWindow) -> None:
    window.actions_["close"].trigger()
    assert window.controller is None
    settle(window)


def closed_panels(window: MainWindow) -> list[str]:
    return [name for name, dock in window.docking.docks.items() if dock.isHidden()]


def use_everything(window: MainWindow) -> None:
    """Open what a page makes only when asked: hints, typed orders, rules, the story."""
    for name in ("hint", "type_order", "rules", "story"):
        window.actions_[name].trigger()
        settle(window)
        for dialog in window.findChildren(QDialog):
            dialog.reject()
    settle(window)


# -- panels ------------------------------------------------------------------------------------------------------------


def close_it(window: MainWindow, _game: str) -> None:
    close(window)


def go_to_a_lesson(window: MainWindow, game: str) -> None:
    window.learning.show_page(NEXT[game])
    window.learning.begin(0, anew=True)
    settle(window)
    window.learning.show_page(NEXT[game])


def begin_another(window: MainWindow, game: str) -> None:
    begin(window, NEXT[game])


def list_matches(window: MainWindow, _game: str) -> None:
    window.actions_["matches"].trigger()


WAYS = {"close": close_it, "lesson": go_to_a_lesson, "another game": begin_another, "matches": list_matches}


@pytest.mark.parametrize(
    ("game", "way"), [*((game, "close") for game in GAMES), *zip(GAMES, itertools.cycle(list(WAYS)[1:]))]
)
def test_all_panels_are_there_after_another_game_in_the_same_sitting(window: MainWindow, game: str, way: str) -> None:
    begin(window, game)
    WAYS[way](window, game)
    settle(window)
    begin(window, NEXT[game])
    close(window)
    begin(window, game)
    assert closed_panels(window) == []
    assert any(window.docking.in_front(name) for name in window.docking.docks)


@pytest.mark.parametrize("game", GAMES)
def test_panels_are_there_after_closing_quitting_and_going_on(make_window: MakeWindow, game: str) -> None:
    first = make_window()
    begin(first, game)
    close(first)
    begin(first, NEXT[game])
    close(first)
    first.close()
    second = make_window()
    second.files.open_last()
    settle(second)
    assert closed_panels(second) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_panel_that_was_closed_stays_closed_and_no_other(window: MainWindow, game: str) -> None:
    begin(window, game)
    window.docking.docks["log"].close()
    close(window)
    begin(window, NEXT[game])
    close(window)
    begin(window, game)
    assert closed_panels(window) == ["log"]


@pytest.mark.parametrize("game", GAMES)
def test_rules_on_the_first_page_show_no_panel_and_no_prompt(make_window: MakeWindow, game: str) -> None:
    first = make_window()
    begin(first, game)
    first.close()
    second = make_window()
    second.show_start()
    QTest.keyClick(second, Qt.Key.Key_F1)
    settle(second)
    docks = [dock.objectName() for dock in second.findChildren(QDockWidget) if dock.isVisible()]
    assert docks == ["dock_rules"]
    assert not second.frame.prompt_bar.isVisible()
    begin(second, game)
    assert closed_panels(second) == []
    assert second.rulebook.reference.dock.isVisible() == (second.rulebook.reference.game == game)


def test_each_bar_has_a_line_of_its_own_although_a_remembered_layout_lacks_it(window: MainWindow) -> None:
    first, second = GAMES[:2]
    begin(window, first)
    close(window)
    for game in (second, first):
        window.learning.show_page(game)
        window.learning.begin(0)
        settle(window)
        bars = [bar for bar in window.findChildren(QToolBar) if bar.isVisible()]
        assert {"prompt_bar", "lesson_bar"} <= {bar.objectName() for bar in bars}
        assert {bar.width() for bar in bars} == {window.width()}


def test_a_lesson_leaves_no_bar_to_the_next_match(window: MainWindow) -> None:
    for game in GAMES:
        window.learning.show_page(game)
        window.learning.begin(0, anew=True)
        settle(window)
        begin(window, game)
        assert not window.learning.bar.isVisible()
        close(window)


# -- nothing outlives its page ------------------------------------------------------------------------------------


def parts_of(window: MainWindow) -> list[QObject]:
    """Return all QObjects of the page that is shown."""
    area = window.current.tabletop.view.parentWidget()
    assert area is not None
    roots = [window.page, area, *window.docking.docks.values(), window.hints.dock]
    return [part for root in roots for part in (root, *root.findChildren(QObject))]


def connections(window: MainWindow) -> Counter[str]:
    """Count who listens to the signals of everything that outlives a page."""
    application = QApplication.instance()
    assert application is not None
    counted = Counter[str]()
    for sender in (application, window, window.current, *window.findChildren(QObject)):
        meta = sender.metaObject()
        for number in range(meta.methodCount()):
            method = meta.method(number)
            if method.methodType() is QMetaMethod.MethodType.Signal:
                signature = bytes(method.methodSignature().data()).decode()
                listeners = sender.receivers(f"2{signature}")
                # Qt's tool buttons add a connection to their action at each of its changes (seen with Qt 6.11).
                if listeners and (type(sender), signature) != (QAction, "changed()"):
                    counted[f"{type(sender).__name__} {sender.objectName()}.{signature}"] += listeners
    return counted


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_a_page_is_alive_after_it_was_left(window: MainWindow, game: str) -> None:
    for _ in range(2):
        begin(window, game, computer=True)
        use_everything(window)
        close(window)
    before = connections(window)
    begin(window, game, computer=True)
    use_everything(window)
    parts = parts_of(window)
    held = [
        weakref.ref(one) for one in (window.page, window.current.desk, window.current.tabletop.scene, window.controller)
    ]
    timers = [part for part in parts if isinstance(part, QTimer)]
    close(window)
    assert [part for part in parts if isValid(part)] == []
    assert [timer for timer in timers if isValid(timer)] == []
    del parts, timers
    gc.collect()
    assert [one() for one in held if one() is not None] == []
    after = connections(window)
    assert {key: after[key] for key in before if after[key] > before[key]} == {}


@pytest.mark.parametrize("game", GAMES)
def test_after_a_match_with_a_computer_the_first_page_changes_its_language(window: MainWindow, game: str) -> None:
    begin(window, game, computer=True)
    use_everything(window)
    close(window)
    for code in ("fr", "en", "fr"):
        window.language.choose(code)
        settle(window)
    names = {card.name.text() for card in window.pages.start.cards.values()}
    told = [label.text() for label in window.pages.start.last.findChildren(QLabel)]
    assert any(name in line for name in names for line in told), (names, told)


@pytest.mark.parametrize("game", GAMES)
def test_hints_of_a_game_left_do_not_hear_the_next_match(window: MainWindow, game: str) -> None:
    begin(window, game)
    window.actions_["hint"].trigger()
    settle(window)
    begin(window, NEXT[game])
    window.actions_["hint"].trigger()
    settle(window)
    assert window.hints.dock.isVisible()
    docks = window.findChildren(QDockWidget, "dock_hint")
    assert docks == [window.hints.dock]


@pytest.mark.parametrize("game", GAMES)
def test_in_a_narrow_window_rules_opened_on_the_first_page_leave_room_for_the_table(
    make_window: MakeWindow, game: str
) -> None:
    window = make_window("fr")
    window.resize(784, 752)
    window.actions_["rules"].trigger()
    settle(window)
    begin(window, game)
    assert window.rulebook.reference.dock.isVisible()
    assert window.current.tabletop.view.width() >= 360


@pytest.mark.parametrize("game", GAMES)
def test_docks_behind_others_tell_nothing_of_the_match_before(make_window: MakeWindow, game: str) -> None:
    window, kit = make_window("en"), LIBRARY.kit(game)
    seats = max(2, min(kit.game.seat_counts))
    for names in (("Zebedee", "Yolanda", "Xaver", "Wilma")[:seats], ("Ann", "Ben", "Cid", "Dora")[:seats]):
        assert window.files.begin(Match(kit.game, Header(game, {}, names, 3)))
        assert window.controller is not None
        window.controller.uncover()
        for name in window.docking.docks:
            if names[0] == "Zebedee":
                window.docking.raise_(name)
            settle(window)
    told = [text for _, text in everything(window, hidden=True) if "Zebedee" in text or "Yolanda" in text]
    assert told == []
