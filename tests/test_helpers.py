"""The checks of noise and leaks work: each offence fails a test that is otherwise green."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

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
import threading
from tests.helpers import noise
patience, end = noise._PATIENCE, threading.Event()
def test_it():
    noise._PATIENCE = 0.1
    threading.Thread(target=end.wait, name="Tim").start()
def test_end():
    noise._PATIENCE = patience
    end.set()
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
    "1 closed windows that something still refers to": """
from stronghold_gui.desktop.application import delete_window
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.window import MainWindow
kept = []
def test_it(qapp):
    kept.append(MainWindow(Language("en"), Settings()))
    delete_window(kept[0])
def test_end(qapp):
    kept.clear()
""",
}

_FILES = {said: f"offence_{number}" for number, said in enumerate(OFFENCES)}

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


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return how every test ended ("file.test": what is wrong, or ""), all run under the project's own settings."""
    folder = tmp_path_factory.mktemp("offences")
    for name, source in {**dict(zip(_FILES.values(), OFFENCES.values(), strict=True)), "innocent": INNOCENT}.items():
        (folder / f"test_{name}.py").write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-c", f"{ROOT / 'pyproject.toml'}", "--rootdir", f"{ROOT}"]
    options = ["-p", "no:cacheprovider", "-p", "tests.conftest", f"--junit-xml={folder / 'found.xml'}", f"{folder}"]
    result = subprocess.run([*command, *options], cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert (result.returncode, result.stderr) == (1, ""), result.stdout
    ends: dict[str, str] = {}
    for case in ET.parse(folder / "found.xml").iter("testcase"):  # noqa: S314 - written by pytest just now
        name = f"{case.get('classname', '').rpartition('.')[2]}.{case.get('name')}"
        ends[name] = ends.get(name, "") + "\n".join(f"{one.get('message')} {one.text}" for one in case)
    return ends


@pytest.mark.parametrize("said", OFFENCES)
def test_an_offence_fails(found: dict[str, str], said: str) -> None:
    assert said in found[f"test_{_FILES[said]}.test_it"]


def test_the_innocent_pass(found: dict[str, str]) -> None:
    assert {name: end for name, end in found.items() if name.startswith("test_innocent.")} == {
        "test_innocent.test_a_log_that_is_expected": "",
        "test_innocent.test_a_thread_that_ends": "",
        "test_innocent.test_a_window_that_is_closed": "",
    }
