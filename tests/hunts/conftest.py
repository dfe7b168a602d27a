"""Hunts: random campaigns against the program, short in every run of the tests, as long as wanted with `--hunt`."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import pytest

Tries = Callable[[int, int], int]
"""Chooses between the short form of a number and the long one."""


@pytest.fixture
def tries(request: pytest.FixtureRequest) -> Tries:
    """Return how often something is tried: ``tries(short, long)``, the long form with `--hunt`."""
    long = bool(request.config.getoption("--hunt"))
    return lambda short, many: many if long else short


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """Return the seed of a hunt, printed so that a failure can be repeated: with `--hunt` another one every time."""
    given = request.config.getoption("--hunt-seed")
    long = bool(request.config.getoption("--hunt"))
    chosen: int = given if given is not None else secrets.randbelow(1 << 32) if long else 1
    print(f"--hunt-seed {chosen}")  # noqa: T201 - pytest shows it with a failure
    return chosen
