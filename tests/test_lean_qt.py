"""Qt as the program loads it does and says what it does and says when it is imported plainly."""

import json
import subprocess
import sys
from functools import cache
from typing import Any, Final

_TRIED: Final = """
import json, sys, warnings
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
widget, said = QWidget(), []
widget.windowTitleChanged.connect(said.append)
widget.setWindowTitle("title")
unread = [name for name, module in sys.modules.items() if type(module).__name__ == "Unread"]
for wrong in (lambda: widget.resize("a"), lambda: QSize(1, 2, 3, 4), lambda: widget.resize("a")):
    try:
        wrong()
    except (TypeError, ValueError) as error:
        said.append(f"{type(error).__name__}: {error}")
from shibokensupport.signature import get_signature
with warnings.catch_warnings(record=True) as warned:
    warnings.simplefilter("always")
    Qt.KeyboardModifier.ShiftModifier + Qt.Key.Key_A
said += [str(warning.message) for warning in warned]
said += [str(get_signature(QWidget.resize)), QSize.__doc__, repr(Qt.AlignmentFlag.AlignLeft)]
print(json.dumps({"said": said, "unread": unread, "import": __import__.__name__}))
"""
_LEANLY: Final = "from stronghold_gui.lean_qt import load_qt; load_qt()"


@cache
def _tried(first: str = "") -> dict[str, Any]:
    """Return what a process of its own saw that loads Qt in some way and makes calls, right ones and wrong ones."""
    command = [sys.executable, "-c", first + _TRIED]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    seen: dict[str, Any] = json.loads(done.stdout)
    return seen


def test_wrong_calls_are_refused_in_the_same_words() -> None:
    assert _tried(_LEANLY)["said"] == _tried()["said"]
    assert any("Supported signatures" in said for said in _tried(_LEANLY)["said"]), "nothing was said of a wrong call"


def test_nothing_of_its_tools_is_read_before() -> None:
    unread = [name for name in _tried(_LEANLY)["unread"] if name.startswith("shibokensupport.")]
    assert len(unread) == 7
    assert {"copy", "inspect", "logging", "textwrap", "traceback"} <= set(_tried(_LEANLY)["unread"])


def test_importing_is_left_to_python() -> None:
    assert _tried()["import"] != "__import__", "PySide6 no longer takes its place, and what undoes it can go"
    assert _tried(_LEANLY)["import"] == "__import__"
