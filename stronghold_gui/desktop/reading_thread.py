"""Reading of a file in a thread, with a dialog for progress and cancelling if it takes long.

A file may be large, and a long match has many moves to be checked.
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
"""Largest width in pixels of the file's name; a longer one is cut in the middle."""


class WaitingDialog(QDialog):
    """A dialog that shows the progress of reading a file, with a button to cancel it."""

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
        """Show how much is done; 0 of 0 gives a busy indicator."""
        self.bar.setRange(0, whole)
        self.bar.setValue(done)


T = TypeVar("T")

PATIENCE: Final = 0.3
"""Seconds to wait for the result before the dialog appears."""
_EVERY: Final = 50
"""Milliseconds between two checks of the progress."""


class _StoppedError(Exception):
    """The user has cancelled the reading."""


class _Reader(threading.Thread, Generic[T]):
    """Reads a file, and stores the result."""

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
        except BaseException as fault:  # noqa: BLE001 - `answer` raises it again
            self._fault = fault
        # The function may refer to the window, which this thread must not keep alive.
        del self._read

    def stop(self) -> None:
        """Make the thread end at its next report of progress."""
        self._stopped = True

    def answer(self) -> T | None:
        """Return the result of the finished thread, or raise its exception."""
        if self._fault is not None:
            raise self._fault
        return self._result

    def _tell(self, done: int, whole: int) -> None:
        if self._stopped:
            raise _StoppedError
        self.done, self.whole = done, whole


def read_beside(read: Callable[[Progress], T], name: str, language: Language, parent: QWidget) -> T | None:
    """Call a function that reads a file, in a thread; return its result, or ``None`` if the user cancelled it.

    Args:
        read: the function; it must not use Qt, and reports its progress to its argument.
        name: name of the file, for the dialog.
        language: language of the dialog.
        parent: the window, which waits.

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
    """Wait with a dialog; return whether the thread has finished."""
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
