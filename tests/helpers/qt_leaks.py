"""A test with Qt that leaves a widget, a running timer or a running thread behind fails.

Garbage is collected after each such test, on its own thread, and not while it runs: on the thread of some picture it
would take widgets apart where Qt allows it to nobody (the program sees to that by itself: desktop/garbage.py).
"""

import gc
import sys
from collections import Counter
from collections.abc import Generator, Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QThread, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication, QLayout, QMainWindow, QSpacerItem, QToolTip, QWidgetItem

_known = Counter[str]()
"""How many windows of the program earlier tests of the module have left behind, which failed for it."""


@pytest.fixture(autouse=True, scope="module")
def _look_at_this_module_only() -> None:
    """Spare the collector everything that was there before the tests of this module."""
    gc.collect()
    gc.freeze()
    _known.clear()


@pytest.fixture(autouse=True)
def _no_qt_left(request: pytest.FixtureRequest) -> Iterator[None]:
    if "qapp" not in request.fixturenames:
        yield
        return
    request.getfixturevalue("qapp")
    before = set(map(id, windows()))
    gc.disable()
    yield
    _settle()
    # The values of its other fixtures, which are all torn down.
    request.node.funcargs.clear()
    # A cycle of Python objects alone is no leak.
    gc.collect()
    gc.enable()
    if leaks := [*_window_leaks(before), *leaks_among_objects()]:
        pytest.fail("the test left behind: " + "; ".join(leaks), pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Fail a test after which the binding still has an item of a layout that Qt has deleted."""
    result = yield
    if "qapp" in getattr(item, "fixturenames", ()) and (stale := stale_layout_items()):
        pytest.fail(f"Qt deleted {stale} items of layouts that Python still refers to", pytrace=False)
    return result


def stale_layout_items() -> int:
    """Return the number of wrappers of layout items that are in no layout any more.

    The binding makes them where a layout is filled before it belongs to a widget. If Qt then deletes an item, because
    its widget is moved or deleted, the wrapper stays, and is taken for any object that gets the same address later.
    """
    wrappers = shiboken6.Shiboken.getAllValidWrappers()
    layouts = [thing for thing in wrappers if isinstance(thing, QLayout)]
    there = [layout.itemAt(number) for layout in layouts for number in range(layout.count())]
    known = set(map(id, there))
    return sum(type(thing) in (QWidgetItem, QSpacerItem) and id(thing) not in known for thing in wrappers)


def _settle() -> None:
    """Let Qt do what it has put off: deletions, and the end of work in its thread pool."""
    QToolTip.hideText()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QCoreApplication.processEvents()
    QThreadPool.globalInstance().waitForDone(2000)


def windows() -> list[object]:
    return [widget for widget in QApplication.topLevelWidgets() if widget.metaObject().className() != "QTipLabel"]


def _window_leaks(before: set[int]) -> list[str]:
    return [f"the window {window!r}" for window in windows() if id(window) not in before]


def leaks_among_objects() -> Iterator[str]:
    """Yield running QTimers and QThreads, and closed windows of the program that something still refers to.

    Qt keeps no list of them, so Python's collector is asked, once for all.
    """
    everything = gc.get_objects()
    kinds = {kind for kind in set(map(type, everything)) if issubclass(kind, QTimer | QThread | QMainWindow)}
    watched = [thing for thing in everything if type(thing) in kinds]
    for thing in watched:
        yield from _at_work(thing)
    module = sys.modules.get("stronghold_gui.desktop.window")
    windows = sum(type(thing) is module.MainWindow for thing in watched) if module is not None else 0
    closed, _known["windows"] = windows - _known["windows"], windows
    if closed > 0:
        yield f"{closed} closed windows that something still refers to"
    if busy := QThreadPool.globalInstance().activeThreadCount():
        yield f"{busy} running jobs of the thread pool"


def _at_work(thing: object) -> Iterator[str]:
    """Yield what a timer or thread still does."""
    if not shiboken6.isValid(thing):
        return
    if isinstance(thing, QTimer) and thing.isActive():
        yield f"an active timer of {thing.interval()} ms, child of {thing.parent()!r}"
    elif isinstance(thing, QThread) and thing is not QThread.currentThread() and thing.isRunning():
        yield f"the running thread {thing!r}"
