"""All names of the package are there, and what reading a file does not need is imported when it is asked for."""

import json
import subprocess
import sys
from importlib import import_module

import pytest

from stronghold_gui.core import save

PROGRAM = """
import json, sys
from stronghold_gui.core.save import BadFileError, fingerprint, open_any
print(json.dumps([name.removeprefix("stronghold_gui.core.save.") for name in sys.modules]))
"""
NOT_FOR_READING = {
    "autosave",
    "first_save",
    "journal",
    "lock",
    "match_file",
    "recent",
    "recovery",
    "settling",
    "syncing",
}


@pytest.mark.parametrize("name", save.__all__)
def test_every_name_is_that_of_its_module(name: str) -> None:
    given = getattr(save, name)
    module = getattr(given, "__module__", "")
    if module.startswith(save.__name__):
        assert given is getattr(import_module(module), name)
    assert name in vars(save), "asked for once, it stays"


def test_a_name_that_is_not_there_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'raft'"):
        _ = save.raft  # type: ignore[attr-defined] # that is the point
    assert not set(save._MODULES) - set(save.__all__), "nothing else is promised"


def test_reading_a_file_imports_nothing_of_writing() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    assert not NOT_FOR_READING & set(json.loads(done.stdout))
