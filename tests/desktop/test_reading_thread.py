"""Files are read in the background: quick ones silently, slow ones with progress and a way to stop."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.core.save.document import Progress
from stronghold_gui.desktop import reading_thread
from stronghold_gui.desktop.matches.documents import Documents
from stronghold_gui.desktop.reading_thread import WaitingDialog
from stronghold_gui.desktop.window import MainWindow
from tests.desktop.conftest import Person
from tests.desktop.test_files import saved

Sit = Callable[..., Person]
_open = Documents.open


class Slow:
    """A reader of files that pauses until the test releases it."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.told: list[tuple[int, int]] = []
        self.stopped = threading.Event()

    def open(self, documents: Documents, path: Path, progress: Progress) -> AnyMatch:
        """Read a file."""
        progress(3, 12)
        self.go_on.wait()
        try:
            progress(11, 12)
        except Exception:
            self.stopped.set()
            raise
        return _open(documents, path, lambda done, whole: self.told.append((done, whole)))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    """Replace the reader by a slow one and show progress without delay."""
    reader = Slow()

    def opened(documents: Documents, path: Path, progress: Progress) -> AnyMatch:
        return reader.open(documents, path, progress)

    monkeypatch.setattr(reading_thread, "PATIENCE", 0)
    monkeypatch.setattr(Documents, "open", opened)
    return reader


def when_it_waits(act: Callable[[WaitingDialog], None]) -> None:
    """Do something once the dialog shows how far it is."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, WaitingDialog)
        if dialog.bar.maximum() == 0:
            QTimer.singleShot(0, look)
        else:
            act(dialog)

    QTimer.singleShot(0, look)


def test_a_quick_file_is_read_on_a_thread_of_its_own_and_nothing_is_said(
    person: Person, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    def opened(documents: Documents, path: Path, progress: Progress) -> AnyMatch:
        threads.append(threading.get_ident())
        return _open(documents, path, progress)

    monkeypatch.setattr(Documents, "open", opened)
    monkeypatch.setattr(reading_thread, "PATIENCE", 60)
    assert window.files.open_path(saved(tmp_path / "siege.stronghold", "flip supplies"))
    assert threads
    assert threading.get_ident() not in threads
    assert person.notation() == ["flip supplies"]


def test_a_slow_file_shows_how_far_it_is_and_is_opened_in_the_end(
    person: Person, window: MainWindow, tmp_path: Path, slow: Slow
) -> None:
    seen = []

    def look(dialog: WaitingDialog) -> None:
        seen.append((dialog.bar.value(), dialog.bar.maximum(), dialog.words.text()))
        slow.go_on.set()

    when_it_waits(look)
    assert window.files.open_path(saved(tmp_path / "siege.stronghold", "flip supplies", "done"))
    assert seen == [(3, 12, "Reading “siege.stronghold”…")]
    assert slow.told == [(0, 0), (0, 2), (1, 2)]
    assert person.notation() == ["flip supplies", "done"]


@pytest.mark.parametrize("way", ["button", "escape"])
def test_it_can_be_stopped_and_the_open_match_stays(
    sit: Sit, window: MainWindow, tmp_path: Path, slow: Slow, way: str
) -> None:
    person = sit(None, "flip supplies")

    def stop(dialog: WaitingDialog) -> None:
        if way == "button":
            QTest.mouseClick(dialog.stop, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)

    when_it_waits(stop)
    assert not window.files.open_path(saved(tmp_path / "other.stronghold", "done"))
    assert person.notation() == ["flip supplies"]
    assert not window.notice.isVisible()
    slow.go_on.set()
    assert slow.stopped.wait(60), "the thread hears of it and ends"


def test_a_slow_file_that_is_bad_is_told_as_ever(
    person: Person, window: MainWindow, tmp_path: Path, slow: Slow
) -> None:
    path = tmp_path / "bad.stronghold"
    path.write_text('{"format": "another"}')
    when_it_waits(lambda _dialog: slow.go_on.set())
    assert not window.files.open_path(path)
    assert "bad.stronghold" in window.notice.words.text()


def test_a_long_name_is_cut_in_the_dialog_and_is_no_markup(window: MainWindow) -> None:
    dialog = WaitingDialog("<b>" + "x" * 250 + ".stronghold", window.language, window)
    dialog.show()
    assert dialog.words.text().startswith("Reading “<b>x")
    assert dialog.words.text().endswith(".stronghold”…")
    assert dialog.words.textFormat() == Qt.TextFormat.PlainText
    assert dialog.height() < 250
    dialog.reject()
    dialog.deleteLater()
