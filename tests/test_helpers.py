"""The watch over noise and leaks really barks: each offence fails a test that is otherwise green."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

OFFENCES = {
    "DeprecationWarning": """
import warnings
def test_it():
    warnings.warn("old", DeprecationWarning)
""",
    "WARNING a.b: oh no": """
import logging
def test_it():
    logging.getLogger("a.b").warning("oh no")
""",
    "left threads running: Tim": """
import threading, time
def test_it():
    threading.Thread(target=time.sleep, args=(4,), name="Tim").start()
""",
    "bad pen": """
from PySide6.QtCore import qWarning
def test_it(qtbot):
    qWarning("bad pen")
""",
    "the window <PySide6.QtWidgets.QLabel": """
from PySide6.QtWidgets import QLabel
kept = []
def test_it(qtbot):
    kept.append(QLabel("x"))
""",
    "an active timer of 500 ms": """
from PySide6.QtCore import QTimer
kept = []
def test_it(qtbot):
    kept.append(QTimer())
    kept[0].start(500)
def test_end():
    kept[0].stop()
""",
    "the running thread": """
from PySide6.QtCore import QThread
kept = []
def test_it(qtbot):
    kept.append(QThread())
    kept[0].start()
def test_end():
    kept[0].quit()
    kept[0].wait()
""",
}

INNOCENT = """
import logging, threading
def test_a_log_that_is_expected(expected_log):
    logging.getLogger("a").error("as I thought")
    assert expected_log[0].getMessage() == "as I thought"
def test_a_thread_that_ends():
    threading.Thread(target=int).start()
def test_a_window_that_is_closed(qtbot):
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QWidget
    window = QWidget()
    window.setMinimumSize(50, 50)
    timer = QTimer(window)
    timer.start(10)
    qtbot.addWidget(window)
    window.show()
"""


def run(folder: Path, source: str) -> subprocess.CompletedProcess[str]:
    """Run pytest over one file under the project's own settings and fixtures."""
    (folder / "test_it.py").write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-c", f"{ROOT / 'pyproject.toml'}", "--rootdir", f"{ROOT}"]
    options = ["-p", "no:cacheprovider", "-p", "tests.conftest", f"{folder / 'test_it.py'}"]
    return subprocess.run([*command, *options], cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)


@pytest.mark.parametrize("said", OFFENCES)
def test_an_offence_fails(tmp_path: Path, said: str) -> None:
    result = run(tmp_path, OFFENCES[said])
    assert result.returncode == 1
    assert said in result.stdout


def test_the_innocent_pass(tmp_path: Path) -> None:
    result = run(tmp_path, INNOCENT)
    assert (result.returncode, result.stderr) == (0, ""), result.stdout
