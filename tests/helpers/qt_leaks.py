"""A test with Qt that leaves a widget, a running timer or a running thread behind fails.

Nothing here imports Qt for a test that does not use it.
"""

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _no_qt_left(request: pytest.FixtureRequest) -> Iterator[None]:
    if "qapp" not in request.fixturenames:
        yield
        return
    request.getfixturevalue("qapp")
    before = set(map(id, _windows()))
    yield
    if _leaks(before):
        # Perhaps only a cycle of Python objects keeps it; that is nobody's fault.
        gc.collect()
    if leaks := _leaks(before):
        pytest.fail("the test left behind: " + "; ".join(leaks), pytrace=False)


def _leaks(before: set[int]) -> list[str]:
    """Return what is alive and should not be, each in a few words."""
    _settle()
    return [*_window_leaks(before), *_timer_and_thread_leaks()]


def _settle() -> None:
    """Let Qt do what it has put off: deletions, and the end of work in its thread pool."""
    from PySide6.QtCore import QCoreApplication, QEvent, QThreadPool
    from PySide6.QtWidgets import QToolTip

    QToolTip.hideText()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QCoreApplication.processEvents()
    QThreadPool.globalInstance().waitForDone(2000)


def _windows() -> list[object]:
    from PySide6.QtWidgets import QApplication

    return [widget for widget in QApplication.topLevelWidgets() if widget.metaObject().className() != "QTipLabel"]


def _window_leaks(before: set[int]) -> list[str]:
    return [f"the window {window!r}" for window in _windows() if id(window) not in before]


def _timer_and_thread_leaks() -> Iterator[str]:
    """Yield running QTimers and QThreads; Qt keeps no list of them, so Python's collector is asked."""
    import shiboken6
    from PySide6.QtCore import QThread, QThreadPool, QTimer

    for thing in gc.get_objects():
        kind = type(thing)
        if not issubclass(kind, QTimer | QThread) or not shiboken6.isValid(thing):
            continue
        if issubclass(kind, QTimer) and thing.isActive():
            yield f"an active timer of {thing.interval()} ms, child of {thing.parent()!r}"
        elif issubclass(kind, QThread) and thing is not QThread.currentThread() and thing.isRunning():
            yield f"the running thread {thing!r}"
    if busy := QThreadPool.globalInstance().activeThreadCount():
        yield f"{busy} running jobs of the thread pool"
