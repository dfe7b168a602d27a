"""Answers that are kept, up to a number, until others are asked for."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

MOST_KEPT: Final = 512
"""Answers that are kept before all of them are forgotten."""


def keep(memory: dict[K, T], key: K, found: T, most: int = MOST_KEPT) -> None:
    """Keep an answer; a full cache is emptied first."""
    if len(memory) >= most:
        memory.clear()
    memory[key] = found
