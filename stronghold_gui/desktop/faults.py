"""Catches exceptions that no code handles: writes them to a log, shows one sentence, and the match goes on."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QObject, Signal

from stronghold_gui.files import BadResource, user_data_dir

LOG_NAME: Final = "stronghold.log"
_LOG_BYTES: Final = 500_000
_LOGGER: Final = "stronghold_gui"


class FaultCatcher(QObject):
    """Handles uncaught exceptions. Only the application installs it, so that tests still fail on them.

    Attributes:
        caught: a fault was written to the log; carries one line about it for a dialog.
        broken: ``(path)``: a file of the program's own is missing or damaged, which is no fault of the code.
        found_broken: those that were found so far.
    """

    caught = Signal(str)
    broken = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.found_broken: list[Path] = []

    def install(self) -> None:
        """Take over `sys.excepthook`, which Qt's slots and events report to."""
        sys.excepthook = self.catch

    def remove(self) -> None:
        """Give `sys.excepthook` back."""
        sys.excepthook = sys.__excepthook__

    def catch(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Write a fault down and tell the window."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, fault, trace)
            return
        if isinstance(fault, BadResource):
            logging.getLogger(_LOGGER).error("%s", str(fault))
            # Not the exception itself: it would keep whatever was under way.
            self.found_broken.append(fault.path)
            self.broken.emit(fault.path)
            return
        logging.getLogger(_LOGGER).error("an unexpected fault", exc_info=(kind, fault, trace))
        self.caught.emit(f"{kind.__name__}: {' '.join(str(fault).split())}"[:300])


def log_file() -> str:
    """Return where the log lies, for people who report a fault."""
    return str(user_data_dir() / LOG_NAME)


def write_log() -> None:
    """Write warnings and faults to the log file as far as the disk allows; the file is made by the first line."""
    try:
        user_data_dir().mkdir(parents=True, exist_ok=True)
        path = user_data_dir() / LOG_NAME
        if path.exists() and path.stat().st_size > _LOG_BYTES:
            path.replace(path.with_suffix(".old.log"))
        handler = logging.FileHandler(path, encoding="utf-8", delay=True)
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
