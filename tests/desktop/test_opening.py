"""The first picture: the board is painted before rules and match are loaded, and nothing moves when they come."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import save_match
from stronghold_gui.desktop.application import begin, bury, open_window
from stronghold_gui.desktop.file_head import head_of
from stronghold_gui.desktop.opening import paint_table
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from tests.desktop.desks import desk_of
from tests.desktop.test_files import saved
from tests.helpers.resting import rest

HEADER = Header("stronghold")


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    made = open_window("en")
    made.resize(1280, 720)
    yield made
    made.files.forget()
    bury(made)


def board_in(window: MainWindow) -> tuple[QRect, float]:
    """Return where the board's view lies in the window, and how large the board is drawn."""
    view = window.tabletop.view
    return QRect(view.mapTo(window, QPoint(0, 0)), view.size()), view.scale_factor


def wait_for_docks(window: MainWindow, qtbot: QtBot, open_it: Callable[[], object]) -> None:
    with qtbot.waitSignal(window.docking.filled):
        open_it()
    rest(window, soon=50)


@pytest.mark.parametrize("game", [entry.id for entry in LIBRARY.shown])
def test_docks_are_full_and_have_their_tabs_when_a_match_is_first_painted(window: MainWindow, game: str) -> None:
    window.show_start()
    window.show()
    # A game that was left before, in a window of another size.
    window.files.begin(Match(LIBRARY.kit("stronghold").game, Header("stronghold", {}, ("", ""), 1)))
    rest(window)
    window.files.forget()
    window.resize(800, 600)
    rest(window)
    kit = LIBRARY.kit(game)
    names = ("",) * min(kit.game.seat_counts)
    window.files.begin(Match(kit.game, Header(game, {}, names, 1)))
    front = [dock for name, dock in window.docking.docks.items() if window.docking.in_front(name)]
    assert len(front) > 1
    assert all(type(dock.widget()) is not QWidget for dock in front)
    rest(window)
    tabs = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    stacks = sum(bool(window.tabifiedDockWidgets(dock)) for dock in front)
    assert sum(bar.isVisible() and window.rect().intersects(bar.geometry()) for bar in tabs) == stacks


def test_nothing_moves_when_the_match_comes(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = saved(tmp_path / "siege.stronghold", "done")
    assert paint_table(window, HEADER)
    first = board_in(window)
    docks = {name: (dock.geometry(), window.docking.in_front(name)) for name, dock in window.docking.docks.items()}
    assert window.controller is None
    assert first[0].width() < window.width(), "the docks stand already"
    wait_for_docks(window, qtbot, lambda: window.files.open_path(path))
    assert board_in(window) == first
    for name, (place, front) in docks.items():
        if front:
            assert window.docking.docks[name].geometry() == place, name


def test_nothing_moves_in_a_layout_that_was_remembered(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = saved(tmp_path / "siege.stronghold", "done")
    window.show()
    window.files.open_path(path)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, window.docking.docks["log"])
    window.docking.docks["supply"].close()
    rest(window, soon=50)
    window.close()
    again = open_window("en")
    try:
        assert paint_table(again, HEADER)
        first = board_in(again)
        assert first[0].left() > 50, "the log lies on the left"
        wait_for_docks(again, qtbot, lambda: again.files.open_path(path))
        assert board_in(again) == first
        assert again.docking.docks["supply"].isHidden()
    finally:
        again.files.forget()
        bury(again)


def test_what_is_done_at_the_empty_table_does_no_harm(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = saved(tmp_path / "siege.stronghold", "done")
    assert paint_table(window, HEADER)
    board = window.tabletop.view
    QTest.mouseMove(board.viewport(), QPoint(200, 200))
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(200, 200))
    for keys in ("Tab", "Right", "Return", "Space", "Esc", "1", "Ctrl+Return", "Ctrl+Z", "Ctrl+S", "Ctrl+W", "Ctrl+L"):
        QTest.keySequence(board, keys)
    window.language.choose("fr")
    for name in ("curtain", "reset_layout", "fit", "zoom_in"):
        window.actions_[name].trigger()
    wait_for_docks(window, qtbot, lambda: window.files.open_path(path))
    assert window.controller is not None
    assert len(window.controller.match.played) == 1
    assert desk_of(window).scene.contents


def test_a_window_that_is_closed_while_it_opens_ends_the_start(window: MainWindow, tmp_path: Path) -> None:
    path = saved(tmp_path / "siege.stronghold", "done")
    QTimer.singleShot(0, window.close)
    assert not begin(window, path)
    assert window.controller is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b'{"format": "stronghold-match", "version": 1, "game": "stron',
        b'{"format": "stronghold-match", "version": 1, "game": "stronghold", "options": {}, "seats": [{}, {}]}',
    ],
)
def test_a_bad_file_leads_from_the_empty_table_to_the_start_page(
    window: MainWindow, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "bad.stronghold"
    path.write_bytes(content)
    assert begin(window, path)
    assert window.start.isVisible()
    assert "bad.stronghold" in window.notice.words.text()
    assert window.current.room is None or not window.tabletop.view.isVisible()
    assert not any(dock.isVisible() for dock in window.findChildren(QDockWidget))
    window.files.open_path(saved(tmp_path / "good.stronghold"))
    assert window.tabletop.view.isVisible()
    assert window.docking.docks["log"].isVisible()


def test_the_head_of_a_file_tells_which_seats_computers_have(tmp_path: Path) -> None:
    kit, path = LIBRARY.kit("stronghold"), tmp_path / "a.stronghold"
    save_match(Match(kit.game, Header("stronghold", {}, ("Anna", "", "", ""), 1, ("", "", "hard", "easy"))), kit, path)
    header = head_of(path, LIBRARY)
    assert header is not None
    assert header.players == ("", "", "hard", "easy")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (('{"format": "stronghold-match", "game": "stronghold", "options": {"cards": "draft"}, '
         '"seats": [{"seat": "a", "name": "game"}, {"seat": "b"}, {"seat": "c"}]}'), ("", "", "")),
        ('{"format": "stronghold-position", "position": {}}', ()),
        ('{"format": "stronghold-match", "game": "chess"}', None),
        ("", None),
        ("\x00\xff", None),
        ('{"game": "stronghold", "options": {"cards": 7}, "seats": [', ()),
    ],
)  # fmt: skip
def test_the_head_of_a_file_tells_whose_table_is_to_be_laid(
    text: str, names: tuple[str, ...] | None, tmp_path: Path
) -> None:
    path = tmp_path / "file"
    path.write_text(text, encoding="utf-8")
    header = head_of(path, LIBRARY)
    assert (header.names if header is not None else None) == names
    assert head_of(tmp_path, LIBRARY) is None
    assert head_of(tmp_path / "none", LIBRARY) is None
