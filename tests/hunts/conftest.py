"""How long a hunt is, and which seed it begins with."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import pytest

_USUAL: Final = 20_261_122
"""The seed where nobody asks for another: CI looks at the same tries every time."""


@pytest.fixture
def tries(request: pytest.FixtureRequest) -> Callable[[int, int], int]:
    """Return what chooses how many tries are made: few, or with ``--hunt`` many."""
    long = request.config.getoption("--hunt")
    return lambda few, many: many if long else few


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """Return the seed of a hunt; it is printed where the hunt fails. A long hunt has another one each time."""
    asked = request.config.getoption("--hunt-seed")
    long = request.config.getoption("--hunt")
    chosen = asked if asked is not None else random.SystemRandom().randrange(1 << 32) if long else _USUAL
    print(f"--hunt-seed {chosen}")  # noqa: T201 - pytest shows it beside a failure
    return int(chosen)
