"""A test that leaves a log record at WARNING or above, or a running thread, fails, however green it is.

Python's warnings and Qt's messages fail a test as well: see `filterwarnings` and `qt_log_level_fail` in
pyproject.toml.
"""

import logging
import threading
import time
from collections.abc import Iterator

import pytest

_PATIENCE = 2.0
"""Seconds a thread may take to end after its test; it has been told to stop by then."""


class _Collector(logging.Handler):
    """Keeps the records it is given."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record."""
        self.records.append(record)


@pytest.fixture(autouse=True)
def _collector(request: pytest.FixtureRequest) -> Iterator[_Collector]:
    collector = _Collector()
    logging.getLogger().addHandler(collector)
    yield collector
    logging.getLogger().removeHandler(collector)
    if collector.records and "expected_log" not in request.fixturenames:
        said = "\n".join(f"{r.levelname} {r.name}: {r.getMessage()}" for r in collector.records)
        pytest.fail(f"the test left log records at WARNING or above:\n{said}", pytrace=False)


@pytest.fixture
def expected_log(_collector: _Collector) -> list[logging.LogRecord]:
    """Let a test log at WARNING and above; the list grows with each record, for the test to look at."""
    return _collector.records


@pytest.fixture(autouse=True)
def _no_thread_left() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    end = time.monotonic() + _PATIENCE
    left = set(threading.enumerate()) - before
    for thread in left:
        # Qt's own threads that once ran Python appear as dummies, which cannot be joined; qt_leaks.py sees
        # to them.
        if not isinstance(thread, threading._DummyThread):
            thread.join(max(0.0, end - time.monotonic()))
    if alive := [t.name for t in left if t.is_alive() and not isinstance(t, threading._DummyThread)]:
        pytest.fail(f"the test left threads running: {', '.join(alive)}", pytrace=False)
