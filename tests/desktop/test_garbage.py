"""Garbage is collected where the widgets live."""

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.application import settle
from stronghold_gui.desktop.garbage import FULL, GarbageCollector
from stronghold_gui.desktop.window import MainWindow


class Litter:
    """An object that refers only to itself, and records the thread that removes it."""

    def __init__(self, taken: list[int]) -> None:
        self.itself = self
        self.taken = taken

    def __del__(self) -> None:
        self.taken.append(threading.get_ident())


@pytest.fixture(autouse=True)
def _thresholds() -> Iterator[None]:
    kept = gc.get_threshold()
    yield
    gc.set_threshold(*kept)


def _litter(taken: list[int], number: int = 2000) -> None:
    for _ in range(number):
        Litter(taken)


def test_litter_of_another_thread_is_taken_away_by_the_window_s(qtbot: QtBot, qapp: QObject) -> None:
    taken: list[int] = []
    owner = QObject()
    GarbageCollector(owner, every=5)
    worker = threading.Thread(target=_litter, args=(taken,))
    worker.start()
    worker.join()
    assert not taken
    qtbot.waitUntil(lambda: len(taken) == 2000)
    assert set(taken) == {threading.get_ident()}
    owner.deleteLater()


def test_while_somebody_plays_it_waits_but_not_for_ever(
    qtbot: QtBot, qapp: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = QObject()
    collector = GarbageCollector(owner, every=100_000)
    collector._timer.setTimerType(Qt.TimerType.PreciseTimer)
    collector._timer.start()
    qtbot.wait(20)
    waited = collector._timer.remainingTime()
    collector.postpone()
    anew = collector._timer.remainingTime()
    assert anew > waited
    with monkeypatch.context() as patched:
        patched.setattr("stronghold_gui.desktop.garbage.LONGEST", 0)
        qtbot.wait(20)
        collector.postpone()
    late = collector._timer.remainingTime()
    assert late < anew
    collector.look()
    collector.postpone()
    assert collector._timer.remainingTime() > late
    owner.deleteLater()


def test_little_litter_is_left_where_it_is(qapp: QObject) -> None:
    taken: list[int] = []
    owner = QObject()
    collector = GarbageCollector(owner)
    gc.collect()
    _litter(taken, 20)
    gc.set_threshold(100_000)
    collector.look()
    assert not taken
    gc.set_threshold(10)
    collector.look()
    assert len(taken) == 20
    owner.deleteLater()


def test_every_tenth_collection_takes_old_litter_too(qapp: QObject) -> None:
    taken: list[int] = []
    owner = QObject()
    collector = GarbageCollector(owner)
    old = Litter(taken)
    gc.collect(0)
    gc.collect(1)
    del old
    gc.set_threshold(10)
    for number in range(1, FULL + 1):
        assert not taken, number
        _litter([], 20)
        collector.look()
    assert taken
    owner.deleteLater()


def test_after_a_page_was_left_everything_is_collected(qapp: QObject) -> None:
    taken: list[int] = []
    owner = QObject()
    collector = GarbageCollector(owner)
    _litter(taken, 50)
    gc.collect(0)
    gc.set_threshold(100_000)
    collector.note_page_left()
    collector.look()
    assert len(taken) == 50
    owner.deleteLater()


def test_a_window_that_stands_collects_for_itself(window: MainWindow) -> None:
    gc.enable()
    settle(window)
    assert window.findChild(GarbageCollector) is not None
    assert not gc.isenabled()
