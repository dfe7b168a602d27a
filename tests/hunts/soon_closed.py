"""The program as it is started, but for a window that closes itself when it has come to rest."""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from stronghold_gui.cli import main

_REST = 500
"""Milliseconds; by then the first window is settled."""
_run = QApplication.exec


def _closed_soon() -> int:
    QTimer.singleShot(_REST, QApplication.closeAllWindows)
    QTimer.singleShot(2 * _REST, QApplication.quit)
    return _run()


if __name__ == "__main__":
    QApplication.exec = staticmethod(_closed_soon)  # type: ignore[method-assign]
    QMessageBox.exec = lambda _box: 0  # type: ignore[method-assign]
    sys.exit(main())
