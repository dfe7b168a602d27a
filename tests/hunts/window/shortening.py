"""Making a failing walk shorter: steps are left out as long as it fails all the same (delta debugging)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def shortened(items: Sequence[T], fails: Callable[[Sequence[T]], bool], tries: int) -> list[T]:
    """Return a part of a sequence that still fails.

    Args:
        items: the failing sequence.
        fails: returns whether a part fails.
        tries: the most calls of it.
    """
    kept, size = list(items), max(1, len(items) // 2)
    while tries > 0:
        at, fewer_found = 0, False
        while at < len(kept) and tries > 0:
            fewer = kept[:at] + kept[at + size :]
            tries -= 1
            if fewer and fails(fewer):
                kept, fewer_found = fewer, True
            else:
                at += size
        if size == 1 and not fewer_found:
            break
        size = max(1, size // 2)
    return kept
