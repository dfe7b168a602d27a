"""Calls in the next turn of the event loop."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def call_soon(owner: QObject, call: Callable[[], None]) -> None:
    """Call a function in the next turn of the event loop, unless its owner has been deleted by then.

    `QTimer.singleShot` with a context object would never release the function if that object is deleted first.
    """
    timer = QTimer(owner, singleShot=True, interval=0)
    timer.timeout.connect(call)
    timer.timeout.connect(timer.deleteLater)
    timer.start()
