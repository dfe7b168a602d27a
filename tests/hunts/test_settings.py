"""Whatever becomes of the files in which the window remembers something, it opens, and what was left alone counts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.hunts.apart import failures


def test_no_spoiled_settings_end_or_stop_the_window(
    tries: Callable[[int, int], int], seed: int, tmp_path: Path
) -> None:
    assert failures("spoiled_settings", seed, tries(8, 800), tmp_path) == []
