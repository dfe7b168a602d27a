"""Modules that are entered unread are read when something in them is looked up, once, and are then like any other."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from threading import Thread
from types import ModuleType

import pytest

from stronghold_gui.unread import Unread, enter_unread, promise_function, when_read

_COUNTED = """
import {name}_read
{name}_read.times += 1
answer = 42
import {name} as itself
before = hasattr(itself, "later")
later = 1
def double(number, *, plus=0): return 2 * number + plus
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A module that counts how often it is read, and looks something up in itself meanwhile."""
    name = "an_unread_module"
    (tmp_path / f"{name}.py").write_text(_COUNTED.format(name=name))
    (tmp_path / f"{name}_read.py").write_text("times = 0\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield name
    for each in (name, f"{name}_read"):
        sys.modules.pop(each, None)


def _times(name: str) -> int:
    read = sys.modules.get(f"{name}_read")
    return read.times if read else 0


def test_it_is_not_read_when_it_is_imported(module: str) -> None:
    entered = enter_unread(module)
    assert import_module(module) is entered
    assert isinstance(entered, Unread)
    assert _times(module) == 0


def test_it_is_read_when_something_is_looked_up(module: str) -> None:
    entered = enter_unread(module)
    assert entered.answer == 42
    assert not entered.before, "what was not there yet was there while it was read"
    assert type(entered) is ModuleType
    assert entered.__file__
    assert _times(module) == 1


def test_a_name_it_lacks_is_missing_as_anywhere(module: str) -> None:
    with pytest.raises(AttributeError, match="nothing"):
        enter_unread(module).nothing  # noqa: B018 - looked up
    assert _times(module) == 1


def test_two_threads_read_it_once(module: str) -> None:
    entered, found = enter_unread(module), []
    threads = [Thread(target=lambda: found.append(entered.later)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (found, _times(module)) == ([1] * 4, 1)


def test_one_that_is_loaded_stays() -> None:
    assert enter_unread("sys") is sys


@pytest.mark.parametrize("name", ["there_is_no_such_module", "there.is.none"])
def test_one_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(ImportError):
        enter_unread(name)
    assert name not in sys.modules


def test_what_is_to_be_done_when_it_is_read_is_done_then_and_once(module: str) -> None:
    entered, done = enter_unread(module), []
    when_read(entered, lambda: done.append(entered.answer))
    when_read(entered, lambda: done.append(_times(module)))
    assert (done, _times(module)) == ([], 0)
    assert entered.later == 1
    assert done == [42, 1]
    when_read(entered, lambda: done.append(3))
    assert done == [42, 1, 3]


def test_a_function_that_is_promised_has_it_read_when_it_is_called(module: str) -> None:
    entered = enter_unread(module)
    promise_function(entered, "double")
    taken = __import__(module, fromlist=["double"]).double
    assert _times(module) == 0
    assert taken(4, plus=1) == 9
    assert _times(module) == 1
    assert entered.double is not taken
    assert taken(5) == 10, "whoever has taken it keeps it"
    promise_function(entered, "double")
    assert entered.double is not taken, "nothing is promised of what is read"
