"""A test with Qt that leaves a widget, a running timer or a running thread behind fails.

Garbage is collected after each such test, on its own thread, and not while it runs: on the thread of some picture it
would take widgets apart where Qt allows it to nobody (the program sees to that by itself: desktop/garbage.py).

Nothing here imports Qt for a test that does not use it.
"""

import gc
import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")
def _look_at_this_module_only() -> None:
    """Spare the collector everything that was there before the tests of this module."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _no_qt_left(request: pytest.FixtureRequest) -> Iterator[None]:
    if "qapp" not in request.fixturenames:
        yield
        return
    request.getfixturevalue("qapp")
    before, closed = set(map(id, _windows())), _programs()
    gc.disable()
    yield
    _settle()
    # The values of its other fixtures, which are all torn down.
    request.node.funcargs.clear()
    # What only a cycle of Python objects keeps is nobody's fault.
    gc.collect()
    gc.enable()
    if leaks := [*_window_leaks(before), *_timer_and_thread_leaks(), *_closed(_programs() - closed)]:
        pytest.fail("the test left behind: " + "; ".join(leaks), pytrace=False)


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


def _programs() -> int:
    """Return how many windows of the program Python still knows, closed or not."""
    module = sys.modules.get("stronghold_gui.desktop.window")
    return 0 if module is None else sum(type(thing) is module.MainWindow for thing in gc.get_objects())


def _closed(number: int) -> Iterator[str]:
    if number > 0:
        yield f"{number} closed windows that something still refers to"
