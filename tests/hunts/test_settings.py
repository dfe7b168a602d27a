"""Damaged settings files of the window: it opens all the same, and undamaged files still apply."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.hunts.apart import failures


def test_no_spoiled_settings_end_or_stop_the_window(
    tries: Callable[[int, int], int], seed: int, tmp_path: Path
) -> None:
    assert failures("spoiled_settings", seed, tries(8, 800), tmp_path) == []
