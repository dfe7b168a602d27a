"""Reading of a file in a worker thread: without a dialog if it is quick, with progress and cancel if it is slow.

A file may be large, and a long match has many moves to be checked. So it is read on a separate thread, which knows
nothing of Qt; until it is done the window waits, a moment without a word, and then with a dialog.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from stronghold_gui.core.save.document import Progress
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named

_WIDTH: Final = 420
_OF_NAME: Final = 260
"""Pixels for the file's name, which is cut in its middle where it is longer."""


class WaitingDialog(QDialog):
    """Says that a file is being read, how far it is, and lets one stop it."""

    def __init__(self, name: str, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("waiting")
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self._name, self._language = name, language
        self.words = named(QLabel(wordWrap=True), "waiting_words")
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.bar = named(QProgressBar(textVisible=False), "waiting_bar")
        self.stop = named(QPushButton(), "waiting_stop")
        self.stop.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.stop)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 14)
        column.setSpacing(14)
        column.addWidget(self.words)
        column.addWidget(self.bar)
        column.addLayout(row)
        self.setFixedWidth(_WIDTH)
        language.changed.connect(self.retranslate)
        self.retranslate()
        self.show_progress(0, 0)

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._language
        short = self.words.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideMiddle, _OF_NAME)
        self.setWindowTitle(say("window.waiting.title"))
        self.words.setText(say("window.waiting.words", name=short))
        self.bar.setAccessibleName(self.words.text())
        self.stop.setText(say("window.waiting.stop"))

    def show_progress(self, done: int, whole: int) -> None:
        """Show how much of the whole is done; 0 of 0 gives a busy indicator."""
        self.bar.setRange(0, whole)
        self.bar.setValue(done)


T = TypeVar("T")

PATIENCE: Final = 0.3
"""Seconds to wait before anything is said."""
_EVERY: Final = 50
"""Milliseconds between two looks at how far it is."""


class _StoppedError(Exception):
    """The user has cancelled the read."""


class _Reader(threading.Thread, Generic[T]):
    """Reads a file, and keeps what came of it."""

    def __init__(self, read: Callable[[Progress], T]) -> None:
        super().__init__(name="reading a file")
        self._read = read
        self._stopped = False
        self.done, self.whole = 0, 0
        self._result: T | None = None
        self._fault: BaseException | None = None

    def run(self) -> None:
        """Read, and store the result or the exception for the caller."""
        try:
            self._result = self._read(self._tell)
        except BaseException as fault:  # noqa: BLE001 - it is raised again where it was asked for
            self._fault = fault
        # A reference to the thread must not keep the window alive.
        del self._read

    def stop(self) -> None:
        """Have it end at the next opportunity."""
        self._stopped = True

    def answer(self) -> T | None:
        """Return what was read, once it is; raise what went wrong."""
        if self._fault is not None:
            raise self._fault
        return self._result

    def _tell(self, done: int, whole: int) -> None:
        if self._stopped:
            raise _StoppedError
        self.done, self.whole = done, whole


def read_beside(read: Callable[[Progress], T], name: str, language: Language, parent: QWidget) -> T | None:
    """Return the result of a read in a worker thread, or ``None`` if the user cancelled it.

    Args:
        read: reads; it is called on that thread and must not touch Qt.
        name: of the file, for whoever waits.
        language: for the dialog.
        parent: the window that waits.

    Raises:
        BaseException: whatever ``read`` raises.
    """
    reader = _Reader(read)
    reader.start()
    reader.join(PATIENCE)
    if reader.is_alive() and not _wait(reader, name, language, parent):
        reader.stop()
        return None
    return reader.answer()


def _wait(reader: _Reader[T], name: str, language: Language, parent: QWidget) -> bool:
    """Wait with a dialog; return whether it was read to the end."""
    dialog = WaitingDialog(name, language, parent)

    def look() -> None:
        dialog.show_progress(reader.done, reader.whole)
        if not reader.is_alive():
            dialog.accept()

    timer = QTimer(dialog, interval=_EVERY)
    timer.timeout.connect(look)
    timer.start()
    read = dialog.exec() == QDialog.DialogCode.Accepted
    timer.stop()
    dialog.deleteLater()
    return read
