"""Remember what was worked out for a shared object that never changes (a board, a table of values)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
V = TypeVar("V")


def by_identity(make: Callable[[T], V]) -> Callable[[T], V]:
    """Return ``make`` with a memory: it works once for each object and keeps that object alive.

    Boards and values hold dicts, so they have no hash; and comparing them would cost more than what is looked up.
    """
    known: dict[int, tuple[T, V]] = {}

    def find(thing: T) -> V:
        found = known.get(id(thing))
        if found is None:
            found = known[id(thing)] = (thing, make(thing))
        return found[1]

    return find
