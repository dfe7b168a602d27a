"""Missing or damaged files of the program: it reports them and never crashes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.hunts.apart import failures
from tests.hunts.spoiled_resources import ALL


def test_every_file_of_the_program_may_be_missing_or_damaged(
    tries: Callable[[int, int], int], seed: int, tmp_path: Path
) -> None:
    assert failures("spoiled_resources", seed, tries(8, ALL), tmp_path) == []
