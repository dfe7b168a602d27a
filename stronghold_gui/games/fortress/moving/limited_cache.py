"""A cache of limited size."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

MOST_KEPT: Final = 512
"""The most answers in a cache; a full one is emptied."""


def keep(memory: dict[K, T], key: K, found: T, most: int = MOST_KEPT) -> None:
    """Store an answer in the cache, which is emptied first if it is full."""
    if len(memory) >= most:
        memory.clear()
    memory[key] = found
