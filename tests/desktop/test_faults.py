"""Faults of the program are logged and shown once; the window stays usable, or one sentence says why it ends."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QMessageBox

from stronghold_gui import cli
from stronghold_gui.commands.exits import Exit
from stronghold_gui.desktop import application
from stronghold_gui.desktop.fault_boxes import FaultBoxes
from stronghold_gui.desktop.faults import FaultCatcher
from stronghold_gui.desktop.game_pages import GamePages
from stronghold_gui.desktop.matches.documents import Documents
from stronghold_gui.desktop.pages import Pages
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import HOME_VARIABLE, NoHome
from stronghold_gui.log import LOG_NAME
from stronghold_gui.text import LANGUAGES
from stronghold_gui.text.faults import goes_on_sentence, mistake_line, mistake_title, stops_sentence
from tests.desktop.begin import new_match
from tests.desktop.test_files import saved

ROOT = Path(__file__).resolve().parents[2]
MakeWindow = Callable[..., MainWindow]
Fault = Callable[[str], None]


@pytest.fixture
def catcher(
    qapp: QApplication, expected_log: list[logging.LogRecord], monkeypatch: pytest.MonkeyPatch
) -> Iterator[FaultCatcher]:
    """Return a catcher that is installed as the program does it."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    found = FaultCatcher()
    found.install()
    yield found
    for record in expected_log:
        # Its frames keep the window.
        record.exc_info = None


@pytest.fixture
def fail(catcher: FaultCatcher) -> Fault:
    """Return a function that lets the catcher catch a fault, and the event loop report it."""

    def catch(words: str) -> None:
        fault = ZeroDivisionError(words)
        catcher.catch(type(fault), fault, None)
        QApplication.processEvents()

    return catch


def raises(*_given: object, **_named: object) -> None:
    """Fail, in the place of something that does not."""
    raise ValueError("no such thing")


def boxes_of(window: MainWindow) -> list[QMessageBox]:
    """Return the open boxes about faults."""
    return [box for box in window.findChildren(QMessageBox, "fault") if box.isVisible()]


# -- in a window -----------------------------------------------------------------------------------------------------


def test_a_fault_is_logged_and_told_and_the_window_goes_on(
    make_window: MakeWindow, catcher: FaultCatcher, fail: Fault, expected_log: list[object]
) -> None:
    window = make_window()
    FaultBoxes(window, catcher)
    fail("first")
    fail("second")
    (box,) = boxes_of(window)
    assert box.informativeText() == "ZeroDivisionError: first"
    assert len(expected_log) == 2
    box.close()
    assert window.isVisible()


def test_a_fault_that_comes_back_is_told_once_and_another_one_too(
    make_window: MakeWindow, catcher: FaultCatcher, fail: Fault
) -> None:
    window = make_window()
    FaultBoxes(window, catcher)
    for words, told in (("first", 1), ("first", 0), ("second", 1)):
        fail(words)
        found = boxes_of(window)
        assert len(found) == told
        for box in found:
            box.close()


def test_a_listener_that_fails_is_not_called_again_for_its_own_fault(catcher: FaultCatcher, fail: Fault) -> None:
    entered: list[str] = []

    def listen(line: str) -> None:
        entered.append(line)
        raise RuntimeError("the box fails")

    catcher.caught.connect(listen)
    fail("first")
    assert entered == ["ZeroDivisionError: first"]
    assert catcher.lines == ["ZeroDivisionError: first", "RuntimeError: the box fails"]
    fail("second")
    assert len(entered) == 2


def test_a_fault_with_every_event_is_noted_a_hundred_times(
    catcher: FaultCatcher, fail: Fault, expected_log: list[object]
) -> None:
    catcher.caught.connect(str)
    for _ in range(300):
        fail("again")
    assert len(catcher.lines) == len(expected_log) == 100


def test_a_fault_is_told_where_the_folder_of_the_log_is_gone(
    make_window: MakeWindow, catcher: FaultCatcher, fail: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window()
    FaultBoxes(window, catcher)

    def gone() -> Path:
        raise NoHome("gone")

    monkeypatch.setattr("stronghold_gui.log.user_data_dir", gone)
    fail("first")
    (box,) = boxes_of(window)
    assert box.text() == goes_on_sentence("en", "")
    box.close()


def test_where_no_box_can_be_opened_the_terminal_has_the_sentence(
    make_window: MakeWindow,
    catcher: FaultCatcher,
    fail: Fault,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    FaultBoxes(make_window(), catcher)
    monkeypatch.setattr(QMessageBox, "open", raises)
    fail("first")
    fail("first")
    assert capsys.readouterr().err.count("(ZeroDivisionError: first)\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_are_there_in_every_language(language: str) -> None:
    class MuteError(Exception):
        def __str__(self) -> str:
            raise ValueError("mute")

    other = next(code for code in LANGUAGES if code != language)
    assert mistake_title(language) != mistake_title(other)
    assert goes_on_sentence(language, "/log") != goes_on_sentence(other, "/log")
    assert "/log" in goes_on_sentence(language, "/log")
    assert "MuteError" in stops_sentence(language, mistake_line(MuteError()), "")


def test_a_match_that_cannot_be_shown_is_put_away_and_the_start_page_comes(
    make_window: MakeWindow, catcher: FaultCatcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window()
    window.files.begin(new_match({}, ("A", "B"), 1))
    monkeypatch.setattr("stronghold_gui.desktop.play.controller.Controller.__init__", raises)
    assert not window.files.open_path(saved(tmp_path / "siege.stronghold", "done"))
    assert window.pages.start.isVisible()
    assert window.controller is None
    assert window.files.documents.match is None
    assert catcher.lines == ["ValueError: no such thing"]


# -- at the start ----------------------------------------------------------------------------------------------------


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch, catcher: FaultCatcher) -> list[tuple[bool, list[str]]]:
    """Return the content of a window that is closed as soon as it opens: whether the start page, and its boxes."""
    found: list[tuple[bool, list[str]]] = []

    def look() -> int:
        QApplication.processEvents()
        window = next(widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow))
        found.append((window.pages.start.isVisible(), [box.informativeText() for box in boxes_of(window)]))
        window.close()
        return 0

    monkeypatch.setattr(QApplication, "exec", staticmethod(look))
    monkeypatch.setattr(QMessageBox, "exec", lambda box: found.append((False, [box.text()])))
    monkeypatch.setattr(application, "write_log", lambda: None)
    return found


@pytest.mark.parametrize(
    "broken",
    [(Documents, "open"), (MainWindow, "show_match"), (GamePages, "enter")],
    ids=["it is read", "it is shown", "its table is shown"],
)
def test_a_fault_while_the_first_file_is_opened_leads_to_the_start_page(
    seen: list[tuple[bool, list[str]]], broken: tuple[type, str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(*broken, raises)
    assert cli.main([str(saved(tmp_path / "siege.stronghold", "done"))]) == Exit.FAULT
    assert seen == [(True, ["ValueError: no such thing"])]


@pytest.mark.parametrize("broken", [(MainWindow, "_connect"), (Pages, "show_start")], ids=["window", "start page"])
def test_where_no_window_can_stand_one_sentence_says_so(
    seen: list[tuple[bool, list[str]]],
    broken: tuple[type, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(*broken, raises)
    assert cli.main(["--language", "fr"]) == Exit.FAULT
    sentence = stops_sentence("fr", "ValueError: no such thing", "")
    assert seen == [(False, [sentence])]
    assert capsys.readouterr().err == f"stronghold: {sentence}\n"


def test_ctrl_c_closes_the_window_in_good_order(
    catcher: FaultCatcher, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept: list[bool] = []
    ended: list[int] = []

    def press() -> int:
        sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
        return ended[0]

    def close(window: MainWindow) -> None:
        kept.append(QMainWindow.close(window))

    monkeypatch.setattr(QApplication, "exec", staticmethod(press))
    monkeypatch.setattr(QCoreApplication, "exit", staticmethod(ended.append))
    monkeypatch.setattr(MainWindow, "close", close)
    monkeypatch.setattr(application, "write_log", lambda: None)
    assert cli.main([str(saved(tmp_path / "siege.stronghold", "done"))]) == Exit.INTERRUPTED
    assert (kept, ended) == ([True], [Exit.INTERRUPTED])


_PROGRAM = """
import sys
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QMainWindow, QMessageBox
from stronghold_gui.desktop import application
from stronghold_gui.desktop.play.status import Status
from stronghold_gui.desktop.window import MainWindow
from tests.hunts.soon_closed import _closed_soon

class Filter(QObject):
    def eventFilter(self, _watched, _event):
        raise ValueError("no such thing")

def raises(*_given):
    raise ValueError("no such thing")

def watch(window, catcher):
    QApplication.instance().installEventFilter(Filter(window))

what = sys.argv.pop(1)
if what == "every event":
    boxes = application.FaultBoxes
    application.FaultBoxes = lambda *given: [boxes(*given), watch(*given)][0]
elif what == "every panel that is painted":
    from stronghold_gui.desktop.library.panel import Panel
    Panel.paintEvent = raises
elif what == "every line of the log that is painted":
    from stronghold_gui.desktop.docks.log_delegate import LogDelegate
    LogDelegate.paint = raises
elif what == "status":
    MainWindow._show = raises
elif what == "command":
    from stronghold_gui.commands.call import Call
    Call.__init__ = raises
QApplication.exec = staticmethod(_closed_soon)
QMessageBox.exec = lambda _box: 0
from stronghold_gui.cli import main
sys.exit(main())
"""


def _ended(what: str, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program with a fault in it, and a window that closes itself."""
    environment = os.environ | {HOME_VARIABLE: str(home), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", _PROGRAM, what, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)


@pytest.mark.parametrize(
    "what", ["every event", "every panel that is painted", "every line of the log that is painted", "status"]
)
def test_a_fault_that_never_ends_does_not_end_in_a_crash(what: str, tmp_path: Path) -> None:
    # Panels are on the first page.
    file = [] if "panel" in what else [str(saved(tmp_path / "siege.stronghold", "done"))]
    done = _ended(what, tmp_path / "home", *file)
    assert done.returncode == Exit.FAULT, done.stderr[-2000:]
    log = (tmp_path / "home" / "data" / LOG_NAME).read_text()
    assert 0 < log.count("an unexpected fault") <= 100


def test_a_fault_of_a_command_is_one_sentence_with_its_own_exit_code(tmp_path: Path) -> None:
    done = _ended("command", tmp_path / "home", "--language", "en", "lesson", "list")
    log = tmp_path / "home" / "data" / LOG_NAME
    assert done.returncode == Exit.FAULT
    assert done.stderr == f"stronghold: {stops_sentence('en', 'ValueError: no such thing', str(log))}\n"
    assert "Traceback" in log.read_text()


def test_the_help_lists_the_exit_code_of_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help", "--language", "en"]) == 0
    assert "\n  5  something went wrong in the program" in capsys.readouterr().out
