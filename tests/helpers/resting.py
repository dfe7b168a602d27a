"""Bringing a window to rest: what it has put off for a moment is done now, in the order in which it would come."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QTimer
from PySide6.QtWidgets import QWidget

SOON: Final = 150
"""Milliseconds; what is put off for longer (keeping an autosave, taking back a sentence) is left to its time."""
_PATIENCE: Final = 10_000


def rest(window: QWidget, soon: int = SOON) -> None:
    """Let a window do what it has put off, however often that puts off something more, without waiting for the time.

    Args:
        window: the objects whose timers are checked.
        soon: milliseconds; what is put off for longer is left alone.
    """
    patience = QDeadlineTimer(_PATIENCE)
    QCoreApplication.processEvents()
    while due := [timer for timer in window.findChildren(QTimer) if timer.isActive() and timer.interval() <= soon]:
        assert not patience.hasExpired(), "the window does not come to rest"
        intervals = [(timer, timer.interval()) for timer in sorted(due, key=QTimer.remainingTime)]
        for timer, _ in intervals:
            timer.start(0)
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        for timer, interval in intervals:
            timer.setInterval(interval)
        # Their handlers may have postponed something again.
        QCoreApplication.processEvents()
