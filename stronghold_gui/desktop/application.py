"""The start of the program: application, language, window, the file on the command line, recovery after a crash."""

from __future__ import annotations

import gc
import linecache
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QSplashScreen, QWidget

from stronghold_gui.commands.exits import Exit
from stronghold_gui.desktop.fault_boxes import BROKEN, FaultBoxes, make_box, tell_at_terminal
from stronghold_gui.desktop.faults import FaultCatcher
from stronghold_gui.desktop.garbage import GarbageCollector
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.qt_application import Application, make_application
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import BadResource
from stronghold_gui.games.library import LIBRARY, Library
from stronghold_gui.log import log_path, write_log
from stronghold_gui.program import PROGRAM
from stronghold_gui.text import LANGUAGES, system_language
from stronghold_gui.text.faults import broken_sentence, mistake_line, stops_sentence

_SETTLED: Final = 400
"""Milliseconds after which the window is painted with its docks, so that idle work can begin."""


def run(arguments: Sequence[str], cover: QSplashScreen) -> int:
    """Open the window and stay until it is closed; return the exit code.

    Args:
        arguments: the command-line arguments after the program's name, such as ``--language CODE`` and a file.
        cover: the splash screen; it is closed when the window or a message is shown.
    """
    language, path = _read(arguments)
    # Another thread draws pictures, so only the window's thread may collect garbage (``garbage.py``).
    gc.disable()
    # PySide6 reads the source of every module through linecache, whose cache has 12 MB of text now.
    linecache.clearcache()
    # Install the catcher before anything is drawn, since drawing reports damaged files to it.
    catcher = FaultCatcher()
    catcher.install()
    try:
        application = make_application(language)
        write_log()
        window = _open_or_tell(language, catcher, cover)
        code = _show_until_closed(application, window, path, catcher, cover) if window is not None else 0
    finally:
        cover.close()
        catcher.remove()
    if catcher.found_broken:
        return code or Exit.BAD_FILE
    return code or (Exit.FAULT if catcher.lines else 0)


def _open_or_tell(language: str, catcher: FaultCatcher, cover: QSplashScreen) -> MainWindow | None:
    """Return the window; report a fault of the program that prevents this, and return None.

    Raises:
        OSError: the system prevents it; the command line reports this in a sentence.
    """
    try:
        return open_window(language)
    except Exception as fault:
        if isinstance(fault, OSError) and not isinstance(fault, BadResource):
            raise
        cover.close()
        _stop(fault, language or system_language(), catcher)
        _delete_unfinished()
        return None


def _show_until_closed(
    application: QApplication, window: MainWindow, path: Path | None, catcher: FaultCatcher, cover: QSplashScreen
) -> int:
    """Show the window until it is closed; return Qt's exit code."""
    # Damaged files that were found before there was a window are reported now.
    boxes = FaultBoxes(window, catcher)
    for found in catcher.found_broken:
        boxes.tell_broken(found)
    try:
        begin(window, path, catcher)
        cover.finish(window)
        code = application.exec() if window.isVisible() and not catcher.interrupted else 0
        if catcher.interrupted:
            window.close()
            return Exit.INTERRUPTED
    except Exception as fault:  # noqa: BLE001 - any fault is reported to the user
        cover.close()
        _stop(fault, window.language.code, catcher, window)
        return 0
    finally:
        # At its end, Python would delete the objects in any order, while their signals are still emitted.
        try:
            delete_window(window)
        except Exception as fault:  # noqa: BLE001 - the window is deleted all the same
            catcher.note(fault)
    return code


def _stop(fault: Exception, language: str, catcher: FaultCatcher, window: MainWindow | None = None) -> None:
    """Log a fault that ends the program, and show it."""
    catcher.note(fault)
    if isinstance(fault, BadResource):
        tell_at_start(broken_sentence(fault.path, language), window)
    else:
        tell_at_start(stops_sentence(language, mistake_line(fault), log_path()), window)


def settle(window: MainWindow) -> None:
    """Do work that can wait until the window is painted.

    Load the rules if there is only one game, and start garbage collection.
    """
    shown = window.shell.library.shown
    if len(shown) == 1:
        # Load the rules of the only game now, so that the first match begins at once.
        window.shell.library.find(shown[0].id)
    collector = GarbageCollector(window)
    window.current.changed.connect(collector.postpone)
    window.game_pages.left.connect(collector.note_page_left)


def delete_window(window: MainWindow) -> None:
    """Stop a window's threads and delete it, while the application still exists: no thread may outlive Qt."""
    try:
        window.finish()
    finally:
        window.hide()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _delete_unfinished() -> None:
    """Delete a window whose constructor failed."""
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, MainWindow):
            # It may lack the parts that `finish` stops.
            with suppress(Exception):
                delete_window(widget)


def open_window(language: str = "", library: Library = LIBRARY) -> MainWindow:
    """Return a new window, not yet shown. Its language is the given one, else the stored one, else the system's."""
    settings = Settings()
    code = language or settings.text("window/language") or system_language()
    return MainWindow(Language(code), settings, library)


def begin(window: MainWindow, path: Path | None, catcher: FaultCatcher | None = None) -> None:
    """Show the window, with a file or the start page.

    Args:
        window: the window, not shown yet.
        path: the file with which the program was started; without one, or if it cannot be opened, show the start page.
        catcher: handles a fault that occurs while the file is opened; without it the fault is raised.
    """
    try:
        if path is None or not window.files.open_path(path):
            window.show_start()
    except Exception as fault:
        if catcher is None or path is None or isinstance(fault, BadResource):
            raise
        catcher.catch(type(fault), fault, fault.__traceback__)
    if catcher is not None and catcher.lines:
        # After a fault, the match may be shown only in part.
        window.files.forget()
        window.show_start()
    window.show()
    if isinstance(application := QApplication.instance(), Application):
        application.file_opened.connect(window.files.open_path)
    if path is None:
        # Recovery follows when the window is painted, since it takes a moment and may ask a question.
        QTimer.singleShot(0, window.files.recover)
    settled = QTimer(window, singleShot=True, interval=_SETTLED)
    settled.timeout.connect(lambda: settle(window))
    settled.start()


def _read(arguments: Sequence[str]) -> tuple[str, Path | None]:
    """Return the language and the file given on the command line."""
    language, path = "", None
    words = iter(arguments)
    for word in words:
        name, _, value = word.partition("=")
        if name == "--language":
            language = value or next(words, "")
        elif not word.startswith("-"):
            path = Path(word)
    return (language if language in LANGUAGES else ""), path


def tell_at_start(sentence: str, parent: QWidget | None = None) -> None:
    """Report at the terminal and in a message box why the program cannot start; wait until the box is closed."""
    tell_at_terminal(sentence)
    # If no box can be opened, the sentence is at the terminal.
    with suppress(Exception):
        make_application()
        box = make_box(parent, BROKEN, PROGRAM)
        box.setText(sentence)
        box.exec()
