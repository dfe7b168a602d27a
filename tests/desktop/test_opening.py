"""The first picture: the board is painted before rules and match are loaded, and nothing moves when they come."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget
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

FIRST_PICTURE = """
import json, re, sys
from stronghold_gui import cli

prepare = cli.prepare_window

def prepare_and_watch(texts):
    prepare(texts)
    from PySide6.QtCore import QTimer
    from stronghold_gui.desktop.window import MainWindow
    paint, seen = MainWindow.paintEvent, []

    def look(window, event):
        paint(window, event)
        if seen:
            return
        seen.append(window)
        # Of each game the library knows its entry, and nothing else is needed.
        known = re.compile(r"stronghold_gui[.]games[.]\\w+([.]entry)?")
        rules = ("stronghold_gui.games.", "stronghold_gui.core.match")
        loaded = [name for name in sys.modules if name.startswith(rules) and not known.fullmatch(name)]
        board = window.findChild(object, "board")
        print(json.dumps({"loaded": loaded, "board": board is not None and board.isVisible()}), flush=True)
        QTimer.singleShot(0, window.close)

    MainWindow.paintEvent = look

cli.prepare_window = prepare_and_watch
raise SystemExit(cli.main(sys.argv[1:]))
"""

ALL_THERE = """
import json, sys
from stronghold_gui import cli

prepare = cli.prepare_window

def prepare_and_watch(texts):
    prepare(texts)
    from PySide6.QtCore import QTimer
    from stronghold_gui.desktop.play.docking import Docking
    fill = Docking.fill

    def look(window):
        print(json.dumps(list(sys.modules)), flush=True)
        window.close()

    def fill_and_look(docking):
        fill(docking)
        QTimer.singleShot(0, lambda: look(next(iter(docking.docks.values())).window()))

    Docking.fill = fill_and_look

cli.prepare_window = prepare_and_watch
raise SystemExit(cli.main(sys.argv[1:]))
"""
NOT_AT_A_START = {
    "stronghold_gui.desktop.play.desk",
    "stronghold_gui.desktop.stronghold.ending",
    "stronghold_gui.desktop.stronghold.give_row",
    "stronghold_gui.desktop.stronghold.past",
    "stronghold_gui.desktop.stronghold.trials",
    "stronghold_gui.desktop.table.badges",
    "stronghold_gui.desktop.table.board_blocks",
    "stronghold_gui.desktop.table.in_depth",
    "stronghold_gui.desktop.table.laid_sides",
    "stronghold_gui.desktop.table.walls",
    "stronghold_gui.games.stronghold.wording.since",
    "stronghold_gui.players.worker",
    "pydantic",
}
"""What nobody needs who has opened a match and has not played yet."""

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


@pytest.mark.parametrize("with_match", [True, False], ids=["match", "start page"])
def test_the_first_picture_needs_no_rules(tmp_path: Path, with_match: bool) -> None:
    path = saved(tmp_path / "siege.stronghold", "done")
    command = [sys.executable, "-c", FIRST_PICTURE, *([str(path)] if with_match else [])]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"loaded": [], "board": with_match}


def test_a_match_is_there_without_what_nobody_needs_yet(tmp_path: Path) -> None:
    path = saved(tmp_path / "siege.stronghold", "done")
    done = subprocess.run(
        [sys.executable, "-c", ALL_THERE, str(path)], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    loaded = set(json.loads(done.stdout))
    assert "stronghold_gui.desktop.stronghold.desk" in loaded
    assert not NOT_AT_A_START & loaded


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
