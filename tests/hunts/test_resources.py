"""Whatever is missing or damaged of what the program brings along, it says so and never breaks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.hunts.apart import failures
from tests.hunts.spoiled_resources import ALL


def test_every_file_of_the_program_may_be_missing_or_damaged(
    tries: Callable[[int, int], int], seed: int, tmp_path: Path
) -> None:
    assert failures("spoiled_resources", seed, tries(8, ALL), tmp_path) == []
