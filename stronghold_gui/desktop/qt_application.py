"""Qt's application, named so that the desktop recognises it, and its reason for not opening a window."""

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
def told_if_fatal(language: str) -> Iterator[None]:
    """Report in one sentence why Qt cannot start, and exit; for example, the named screen may be unreachable.

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
"""Cores from which on Qt may paint a large picture in parts, each on a thread. With two cores, waking and awaiting
threads costs more than it saves: a tenth of the time of slower moves."""


class Application(QApplication):
    """Qt's application, which takes the files that macOS hands to a running program.

    Attributes:
        file_opened: emitted with the path of a file that was opened with the program.
    """

    file_opened = Signal(Path)

    def event(self, event: QEvent) -> bool:
        """Pass on the file if one was opened with the program; leave everything else to Qt."""
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


def make_application(language: str = "") -> QApplication:
    """Return the application; if no window is possible, say why and exit.

    Args:
        language: language of that sentence; by default the system's.
    """
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        if (os.cpu_count() or 1) < _CORES_FOR_PARTS:
            os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
        # The style by its name: `setStyle` would make Qt begin with another, and load QStyle's enumerations.
        add_plugins()
        with told_if_fatal(language or system_language()):
            application = Application([*sys.argv[:1], "-style", STYLE])
    application.setApplicationName(_APPLICATION)
    application.setApplicationDisplayName(_APPLICATION)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(_DESKTOP_FILE)
    with suppress(BadResource):
        application.setWindowIcon(crest_icon())
    return application


def make_screenless_application() -> QApplication:
    """Return the application; it needs no screen unless a platform is chosen or there is an application already."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return make_application()
