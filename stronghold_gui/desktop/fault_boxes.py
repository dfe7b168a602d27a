"""The boxes that tell of faults: of the program's mistakes, and of its own files that are missing or damaged.

Their sentences stand in code and not in ``translations/``, and where no box can be opened,
the terminal has the sentence: the fault that is to be told may be the reason why telling fails.
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
"""Files that a box names: a broken installation may lack hundreds."""
BROKEN: Final = "broken"
"""Name of the box about files of the program."""
_FAULT: Final = "fault"


class FaultBoxes(QObject):
    """Tells the person at a window what its catcher has caught, each thing once."""

    def __init__(self, window: MainWindow, catcher: FaultCatcher) -> None:
        super().__init__(window)
        self._window = window
        self._told: set[str] = set()
        # Queued: not in the middle of what failed, and on the thread of the window.
        catcher.caught.connect(self.tell_fault, Qt.ConnectionType.QueuedConnection)
        catcher.broken.connect(self.tell_broken, Qt.ConnectionType.QueuedConnection)

    @Slot(str)
    def tell_fault(self, line: str) -> None:
        """Show that the program made a mistake; the box leaves the game usable behind it.

        Args:
            line: the exception. The same one is told once: it may come back whenever something is painted.
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
        """Show which file of the program is missing or damaged; the box leaves all that does not need it usable."""
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
        """Return the box of this name that is open."""
        boxes = self._window.findChildren(QMessageBox, name)
        return next((box for box in boxes if box.isVisible()), None)


def tell_at_terminal(sentence: str) -> None:
    """Say a sentence at the terminal, if there is one."""
    # Without a console, as under Windows' pythonw, there is no such stream; a terminal may be gone.
    with suppress(AttributeError, OSError, ValueError):
        sys.stderr.write(f"{COMMAND}: {sentence}\n")
        sys.stderr.flush()


def make_box(parent: QWidget | None, name: str, title: str) -> QMessageBox:
    """Return a warning that is not open yet and is deleted when it is closed."""
    box = plain_box(parent, name, title)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box
