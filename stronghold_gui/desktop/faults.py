"""The handler of uncaught exceptions. It logs them and emits a signal, for which the window reports them."""

from __future__ import annotations

import sys
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from stronghold_gui.commands.exits import Exit
from stronghold_gui.files import BadResource
from stronghold_gui.log import log_fault, log_sentence
from stronghold_gui.text.faults import mistake_line

_MOST_NOTED: Final = 100
"""Largest number of faults noted in a session; a fault in a paint event may recur with every frame."""
_LAST: Final = ("last_exc", "last_type", "last_value", "last_traceback")
"""Attributes of `sys` with the last reported exception, whose frames would keep a closed page alive."""


class FaultCatcher(QObject):
    """Handles uncaught exceptions. Only the application installs it, so that tests still fail on them.

    Qt reports an exception in a slot or an event to `sys.excepthook` while the failed code is still on the stack. A
    box opened there could fail in the same way, so listeners connect with `Qt.ConnectionType.QueuedConnection`.

    Attributes:
        caught: ``(line)``: a fault occurred, with the text of its exception.
        broken: ``(path)``: a file of the program is missing or damaged, which is no fault of the code.
        lines: the faults so far, the first `_MOST_NOTED` of them.
        found_broken: the damaged files so far.
        interrupted: whether Ctrl-C was pressed at the terminal.
    """

    caught = Signal(str)
    broken = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.found_broken: list[Path] = []
        self.interrupted = False
        self._catching = False

    def install(self) -> None:
        """Replace `sys.excepthook`, to which Qt reports exceptions in slots and events."""
        sys.excepthook = self.catch

    def remove(self) -> None:
        """Restore `sys.excepthook`."""
        sys.excepthook = sys.__excepthook__

    def catch(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Log an exception and emit a signal; an exception that a listener raises meanwhile is only logged."""
        if issubclass(kind, KeyboardInterrupt):
            self.interrupted = True
            QCoreApplication.exit(Exit.INTERRUPTED)
            return
        if self._catching:
            self.note(fault, trace)
            return
        self._catching = True
        try:
            self._announce(fault, trace)
        finally:
            self._catching = False
            for name in _LAST:
                vars(sys).pop(name, None)

    def note(self, fault: BaseException, trace: TracebackType | None = None) -> None:
        """Log an exception without emitting a signal."""
        if isinstance(fault, BadResource):
            # The exception itself is not stored, since its traceback would keep all frames alive.
            self.found_broken.append(fault.path)
            log_sentence(str(fault))
        elif len(self.lines) < _MOST_NOTED:
            self.lines.append(mistake_line(fault))
            log_fault(fault, trace)

    def _announce(self, fault: BaseException, trace: TracebackType | None) -> None:
        before = len(self.lines)
        self.note(fault, trace)
        if isinstance(fault, BadResource):
            self.broken.emit(fault.path)
        elif len(self.lines) > before:
            self.caught.emit(self.lines[before])
