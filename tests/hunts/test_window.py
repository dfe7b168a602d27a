"""Random use of the window: no order of actions breaks it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hunts.conftest import Tries
from tests.hunts.window.hunt import hunt
from tests.hunts.window.process import run_process

_MOST_MEMORY = 30
"""MiB that a hundred matches may take."""


def test_a_random_walk_finds_no_fault(tries: Tries, seed: int, tmp_path: Path) -> None:
    found = hunt(seed, tries(25, 10_000), tmp_path / "home", tries(0, 30))
    assert not found, "\n\n".join(map(str, found))


def test_a_hundred_matches_in_one_window_take_little_memory(tries: Tries, tmp_path: Path) -> None:
    matches = tries(0, 100)
    if not matches:
        pytest.skip("it takes some minutes: only with --hunt")
    ended = run_process("memory", tmp_path, str(matches))
    assert ended.code == 0, ended.cried
    first, last = (told["MiB"] for told in ended.told)
    assert last - first <= _MOST_MEMORY, f"{first} MiB before {matches} matches, {last} after"
