"""The race, taught."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.teaching.taught import TaughtRace, race_in


@pytest.fixture
def race(tmp_path: Path) -> TaughtRace:
    return race_in(tmp_path)
