"""Every test has its own user's folders, so that no test sees another's settings and none sees yours."""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from stronghold_gui.files import HOME_VARIABLE

_homes = count(1)


@pytest.fixture(scope="session", autouse=True)
def _foreign_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Send what libraries write for their user (Qt's settings, caches) to a folder of this test run."""
    with pytest.MonkeyPatch.context() as patch:
        base = tmp_path_factory.mktemp("xdg")
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
            patch.setenv(name, os.fspath(base / name))
        yield


@pytest.fixture(scope="session", autouse=True)
def _no_wait_for_the_disk() -> Iterator[None]:
    """Ask of a file to be synced only that it is open: no test cuts the power, and the disk takes milliseconds."""
    check_open = os.fstat

    def sync(file: int) -> None:
        check_open(file)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", sync)
        yield


@pytest.fixture(autouse=True)
def user_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder that holds all of the program's user folders during this test; not made yet."""
    home = tmp_path_factory.getbasetemp() / "homes" / str(next(_homes))
    monkeypatch.setenv(HOME_VARIABLE, os.fspath(home))
    return home
