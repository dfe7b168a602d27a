"""Signs of faults in a program: exceptions in slots, log records, warnings of Python and Qt."""

from __future__ import annotations

import logging
import sys
import traceback
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_OF_NO_SCREEN: Final = (
    "This plugin does not support propagateSizeHints",
    "This plugin does not support raise",
    "This plugin does not support grabbing",
)
"""What the screenless platform plugin says, as in pyproject.toml."""
_LOUD: Final = (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)


class Noise(logging.Handler):
    """Collects messages, as pairs of kind and words."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._heard: list[tuple[str, str]] = []
        self._qt_handler = self._hear_qt
        logging.getLogger().addHandler(self)
        logging.captureWarnings(True)
        sys.excepthook = self._catch
        qInstallMessageHandler(self._qt_handler)

    def take(self) -> list[tuple[str, str]]:
        """Return what was heard since the last time."""
        heard, self._heard = self._heard, []
        return heard

    @property
    def quiet(self) -> bool:
        """Whether nothing was heard since it was taken."""
        return not self._heard

    def hear(self, kind: str, words: str) -> None:
        self._heard.append((kind, words))

    def catch(self, error: BaseException) -> None:
        """Keep an exception as one that a slot has raised."""
        self.hear("exception", "".join(traceback.format_exception(error)))

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a log record."""
        raised = "".join(traceback.format_exception(*record.exc_info)) if record.exc_info else ""
        self.hear("log", f"{record.levelname} {record.name}: {record.getMessage()}\n{raised}")

    def _catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        words = "".join(traceback.format_exception(kind, error, trace))
        self.hear("exception", words)
        # An uncaught exception ends the process, so it is also written to stderr.
        sys.stderr.write(words)

    def _hear_qt(self, kind: QtMsgType, _context: QMessageLogContext, words: str) -> None:
        if kind in _LOUD and not words.startswith(_OF_NO_SCREEN):
            self.hear("qt", words)
