"""The race, taught."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.teaching.taught import TaughtRace, race_in


@pytest.fixture
def race(tmp_path: Path) -> TaughtRace:
    """The race whose lessons, puzzles and book lie in the test's own folder."""
    return race_in(tmp_path)
