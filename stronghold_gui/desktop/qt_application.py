"""Qt's application, with the names by which the system knows it, and the error message if no window is possible."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMessageLogContext, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from stronghold_gui import __version__
from stronghold_gui.commands.exits import Exit
from stronghold_gui.desktop.flat_style import STYLE
from stronghold_gui.desktop.missing_pictures import crest_icon
from stronghold_gui.desktop.qt_folders import add_plugins
from stronghold_gui.files import BadResource
from stronghold_gui.program import COMMAND
from stronghold_gui.text import catalogue, system_language
from stronghold_gui.text.direction import visible


@contextmanager
def report_if_fatal(language: str) -> Iterator[None]:
    """If Qt cannot start, report the reason in one sentence and exit; other messages are printed at the end.

    Args:
        language: language of the sentence.
    """
    heard: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            heard.append(message)
            return
        reason = visible(" ".join((heard or [message])[0].split()).removesuffix("."))
        sys.stderr.write(f"{COMMAND}: {catalogue(language)('system.no_window', reason=reason)}\n")
        sys.stderr.flush()
        # Exit now, before Qt aborts the process.
        os._exit(Exit.SYSTEM)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for message in heard:
            sys.stderr.write(f"{message}\n")


_APPLICATION: Final = "Stronghold"
_DESKTOP_FILE: Final = "io.github.stronghold_gui.Stronghold"
_CORES_FOR_PARTS: Final = 4
"""Smallest number of cores for Qt to paint parts of a large picture in threads. With two cores, the overhead of threads
made slow moves a tenth slower."""


class Application(QApplication):
    """Qt's application, with a signal for files that macOS opens with the running program.

    Attributes:
        file_opened: ``(path)``: emitted when a file was opened with the program.
    """

    file_opened = Signal(Path)

    def event(self, event: QEvent) -> bool:
        """Emit the path of an opened file; leave all other events to Qt."""
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


def make_application(language: str = "") -> QApplication:
    """Return the application; if no window is possible, say why and exit.

    Args:
        language: language of the error message; by default the system's.
    """
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        if (os.cpu_count() or 1) < _CORES_FOR_PARTS:
            os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
        # Name the style here, since before `setStyle` Qt makes another one, and PySide loads QStyle's enumerations.
        add_plugins()
        with report_if_fatal(language or system_language()):
            application = Application([*sys.argv[:1], "-style", STYLE])
    application.setApplicationName(_APPLICATION)
    application.setApplicationDisplayName(_APPLICATION)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(_DESKTOP_FILE)
    with suppress(BadResource):
        application.setWindowIcon(crest_icon())
    return application


def make_screenless_application() -> QApplication:
    """Return the application; a new one needs no screen, unless `QT_QPA_PLATFORM` is set."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return make_application()
