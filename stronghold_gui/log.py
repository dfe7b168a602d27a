"""The log file: warnings and faults of the program, for people who report a fault. No Qt."""

from __future__ import annotations

import logging
from contextlib import suppress
from types import TracebackType
from typing import Final

from stronghold_gui.files import user_data_dir

LOG_NAME: Final = "stronghold.log"
_LOG_BYTES: Final = 500_000
_LOGGER: Final = "stronghold_gui"


class _LogFile(logging.FileHandler):
    """A file handler that drops records that cannot be written, instead of raising where they are logged."""

    def emit(self, record: logging.LogRecord) -> None:
        # The base class opens the file outside of the block whose errors it handles.
        with suppress(OSError, ValueError):
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's name
        """Do nothing: a fault of the log must not hide the fault to be logged."""


def write_log() -> None:
    """Write warnings and faults to the log file as far as the disk allows; the file is made by the first line."""
    try:
        user_data_dir().mkdir(parents=True, exist_ok=True)
        path = user_data_dir() / LOG_NAME
        if path.exists() and path.stat().st_size > _LOG_BYTES:
            path.replace(path.with_suffix(".old.log"))
        handler = _LogFile(path, encoding="utf-8", delay=True)
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.WARNING)


def log_fault(fault: BaseException, trace: TracebackType | None = None) -> None:
    """Write an unexpected exception to the log, with the given traceback or its own."""
    logging.getLogger(_LOGGER).error("an unexpected fault", exc_info=(type(fault), fault, trace or fault.__traceback__))


def log_sentence(sentence: str) -> None:
    """Write a sentence about a problem to the log; the problem is no fault of the code, so there is no traceback."""
    logging.getLogger(_LOGGER).error("%s", sentence)


def log_path() -> str:
    """Return the path of the log file; an empty text if there is none, because nothing could be written."""
    with suppress(OSError):
        path = user_data_dir() / LOG_NAME
        return str(path) if path.is_file() else ""
    return ""
