"""The boxes that report faults: errors of the program, and missing or damaged files of its own.

Their sentences are in code and not in ``translations/``, since the fault may be that these files are damaged. If no box
can be opened, the sentence is printed at the terminal.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QMessageBox, QWidget

from stronghold_gui.desktop.boxes import plain_box
from stronghold_gui.log import log_path
from stronghold_gui.program import COMMAND
from stronghold_gui.text.faults import broken_sentence, goes_on_sentence, mistake_title

if TYPE_CHECKING:
    from stronghold_gui.desktop.faults import FaultCatcher
    from stronghold_gui.desktop.window import MainWindow

_MOST_TOLD: Final = 5
"""Largest number of files named in a box; a broken installation may lack hundreds."""
BROKEN: Final = "broken"
"""Name of the box about damaged files of the program."""
_FAULT: Final = "fault"


class FaultBoxes(QObject):
    """Shows faults from the window's catcher to the user, each one once."""

    def __init__(self, window: MainWindow, catcher: FaultCatcher) -> None:
        super().__init__(window)
        self._window = window
        self._told: set[str] = set()
        # Queued connections call the slots on the thread of the window, after the code that failed.
        catcher.caught.connect(self.tell_fault, Qt.ConnectionType.QueuedConnection)
        catcher.broken.connect(self.tell_broken, Qt.ConnectionType.QueuedConnection)

    @Slot(str)
    def tell_fault(self, line: str) -> None:
        """Report an error of the program; the game stays usable behind the box.

        Args:
            line: the text of the exception. The same text is shown only once, since it may recur at every repaint.
        """
        if line in self._told or self._find(_FAULT) is not None:
            return
        self._told.add(line)
        code = self._window.language.code
        sentence = goes_on_sentence(code, log_path())
        try:
            box = make_box(self._window, _FAULT, mistake_title(code))
            box.setText(sentence)
            box.setInformativeText(line)
            box.open()
        except Exception:
            tell_at_terminal(f"{sentence} ({line})")
            raise

    @Slot(object)
    def tell_broken(self, path: Path) -> None:
        """Report a missing or damaged file of the program; all that does not need it stays usable."""
        code = self._window.language.code
        sentence = broken_sentence(path, code)
        if sentence in self._told:
            return
        self._told.add(sentence)
        box = self._find(BROKEN) or make_box(self._window, BROKEN, mistake_title(code))
        said = [line for line in box.text().split("\n\n") if line]
        box.setText("\n\n".join([*said, sentence][:_MOST_TOLD]))
        box.open()

    def _find(self, name: str) -> QMessageBox | None:
        """Return the open box of this name."""
        boxes = self._window.findChildren(QMessageBox, name)
        return next((box for box in boxes if box.isVisible()), None)


def tell_at_terminal(sentence: str) -> None:
    """Print a sentence at the terminal, if there is one."""
    # Without a console, as under pythonw on Windows, there is no such stream; a terminal may be closed.
    with suppress(AttributeError, OSError, ValueError):
        sys.stderr.write(f"{COMMAND}: {sentence}\n")
        sys.stderr.flush()


def make_box(parent: QWidget | None, name: str, title: str) -> QMessageBox:
    """Return a warning box that is not open yet and is deleted on closing."""
    box = plain_box(parent, name, title)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box
