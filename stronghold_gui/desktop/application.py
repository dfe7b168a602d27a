"""Starting the program: application, language, window, the file on the command line, the offer after a crash."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtWidgets import QApplication

from stronghold_gui import __version__
from stronghold_gui.desktop.broken import crest_icon
from stronghold_gui.desktop.fatal import told_if_fatal
from stronghold_gui.desktop.faults import FaultCatcher, log_file, write_log
from stronghold_gui.desktop.file_head import head_of
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.opening import paint_table
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.theme import STYLE, STYLED
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import BadResource, is_plain
from stronghold_gui.games.library import LIBRARY, Library
from stronghold_gui.program import COMMAND, PROGRAM
from stronghold_gui.text import LANGUAGES, system_language
from stronghold_gui.text.broken import broken_sentence

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox, QWidget

_APPLICATION: Final = "Stronghold"
_DESKTOP_FILE: Final = "io.github.stronghold_gui.Stronghold"
_MOST_TOLD: Final = 5
"""Files that a box names: a broken installation may lack hundreds."""
_BROKEN: Final = 3
"""The exit code where a file of the program's own is missing or damaged (``commands/exits.py``)."""
_SETTLED: Final = 400
"""Milliseconds after which the first window is painted and its docks are filled, and nobody waits for anything."""

_BY_THE_FIRST_MOVE: Final = "stronghold_gui.desktop.table.props"
"""A module that no start needs, and the first performance does."""
_CORES_FOR_PARTS: Final = 4
"""Cores from which on Qt may paint a large picture in parts, each on a thread. With two, waking threads and waiting for
them takes longer than they save: a tenth of what the slower moves take."""


def run(arguments: Sequence[str]) -> int:
    """Open the window and stay until it is closed; return the exit code.

    Args:
        arguments: what followed the program's name: perhaps ``--language CODE``, perhaps a file.
    """
    language, path = _read(arguments)
    # Until the window collects on its own thread (``garbage.py``): pictures are drawn on another from the first one on.
    gc.disable()
    # Before anything is drawn: it is told what cannot be.
    catcher = FaultCatcher()
    catcher.install()
    application = make_application(language)
    write_log()
    try:
        window = open_window(language)
    except BadResource as fault:
        catcher.remove()
        tell_at_start(broken_sentence(fault.path, language or system_language()))
        return _BROKEN
    catcher.caught.connect(lambda line: _tell_fault(window, line))
    catcher.broken.connect(lambda broken: tell_broken(window, broken))
    try:
        standing = begin(window, path)
    except BadResource as fault:
        tell_at_start(broken_sentence(fault.path, window.language.code), window)
        standing = False
        catcher.found_broken.append(fault.path)
    else:
        for found in catcher.found_broken:
            tell_broken(window, found)
    code = application.exec() if standing else 0
    catcher.remove()
    bury(window)
    return code or (_BROKEN if catcher.found_broken else 0)


def settle(window: MainWindow) -> None:
    """Do what can wait until the window is painted: a lone game's rules, performances, garbage collection."""
    from stronghold_gui.desktop.garbage import GarbageCollector

    # No match begins with a performance; the first move that has one need not wait for it.
    import_module(_BY_THE_FIRST_MOVE)
    shown = window.shell.library.shown
    if len(shown) == 1:
        # So that a match begun from the first page need not wait for its rules.
        window.shell.library.find(shown[0].id)
    window.current.changed.connect(GarbageCollector(window).postpone)


def bury(window: MainWindow) -> None:
    """Stop a window's threads and delete it at once, while the application still exists: no thread may outlive Qt."""
    window.finish()
    window.hide()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def make_application(language: str = "") -> QApplication:
    """Return the application, named so that the desktop knows it; where no window is possible, say why and leave.

    Args:
        language: of what is said then; by default the system's.
    """
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        if (os.cpu_count() or 1) < _CORES_FOR_PARTS:
            os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
        # The style by its name: `setStyle` would make Qt begin with another, and load QStyle's enumerations.
        with told_if_fatal(language or system_language()):
            application = QApplication([*sys.argv[:1], "-style", STYLE])
        application.setProperty(STYLED, True)
    application.setApplicationName(_APPLICATION)
    application.setApplicationDisplayName(_APPLICATION)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(_DESKTOP_FILE)
    with suppress(BadResource):
        application.setWindowIcon(crest_icon())
    return application


def open_window(language: str = "", library: Library = LIBRARY) -> MainWindow:
    """Return the window, not yet shown, in a language: the one given, else the remembered one, else the system's."""
    settings = Settings()
    code = language or settings.text("window/language") or system_language()
    return MainWindow(Language(code), settings, library)


def begin(window: MainWindow, path: Path | None) -> bool:
    """Show the window with the file the program was started with; without one, or if it is bad, with the start page.

    Returns:
        Whether the window stands; a quick hand may have closed it before the match was there.
    """
    header = head_of(path, window.shell.library) if path is not None and is_plain(path) else None
    if header is not None and not paint_table(window, header):
        return False
    if path is None or not window.files.open_path(path):
        window.show_start()
    window.show()
    if path is None:
        # After the first picture of the window, since it takes a moment and may ask something.
        QTimer.singleShot(0, window.files.recover)
    settled = QTimer(window, singleShot=True, interval=_SETTLED)
    settled.timeout.connect(lambda: settle(window))
    settled.start()
    return True


def _read(arguments: Sequence[str]) -> tuple[str, Path | None]:
    """Return the language and the file that were given."""
    language, path = "", None
    words = iter(arguments)
    for word in words:
        name, _, value = word.partition("=")
        if name == "--language":
            language = value or next(words, "")
        elif not word.startswith("-"):
            path = Path(word)
    return (language if language in LANGUAGES else ""), path


def tell_broken(window: MainWindow, path: Path) -> None:
    """Say which file of the program's own is missing or damaged; what does not need it goes on behind the box."""
    from PySide6.QtWidgets import QMessageBox

    boxes = window.findChildren(QMessageBox, "broken")
    box = boxes[0] if boxes else _make_box(window, "broken", window.language("window.fault.title"))
    said = [line for line in box.text().split("\n\n") if line]
    sentence = broken_sentence(path, window.language.code)
    if sentence not in said:
        box.setText("\n\n".join([*said, sentence][:_MOST_TOLD]))
    box.open()


def tell_at_start(sentence: str, parent: QWidget | None = None) -> None:
    """Say why the program cannot begin, at the terminal and in a box, and wait until it is read."""
    make_application()
    sys.stderr.write(f"{COMMAND}: {sentence}\n")
    box = _make_box(parent, "broken", PROGRAM)
    box.setText(sentence)
    box.exec()
    box.deleteLater()


def _make_box(window: QWidget | None, name: str, title: str) -> QMessageBox:
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(window)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(title)
    box.setObjectName(name)
    box.setTextFormat(Qt.TextFormat.PlainText)
    return box


def _tell_fault(window: MainWindow, line: str) -> None:
    """Say once what went wrong; the game goes on behind it."""
    from PySide6.QtWidgets import QMessageBox

    if window.findChild(QMessageBox, "fault") is not None:
        return
    say = window.language
    box = QMessageBox(QMessageBox.Icon.Warning, say("window.fault.title"), say("window.fault.words", log=log_file()))
    box.setParent(window, box.windowFlags())
    box.setObjectName("fault")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText(line)
    box.open()
