"""Grouping of legal moves into readable groups: "the goblins can attack: dwarves, elves" instead of two moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from stronghold_gui.teaching.hints.hint import Group


@dataclass(frozen=True, slots=True)
class Part:
    """A move's part of a group: the kind of move and the group's common head, and its own things and places."""

    kind: str
    head: str = ""
    things: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


def gathered(parts: Iterable[Part], order: Sequence[str] = ()) -> tuple[Group, ...]:
    """Return the groups of moves, in the order of their first moves.

    Args:
        parts: the part of each move.
        order: the order of things in a group; things that it lacks follow in the order in which they occur.
    """
    found: dict[tuple[str, str], list[Part]] = {}
    for part in parts:
        found.setdefault((part.kind, part.head), []).append(part)
    return tuple(
        Group(
            kind,
            head,
            _sorted(_once(thing for part in group for thing in part.things), order),
            _once(place for part in group for place in part.places),
            len(group),
        )
        for (kind, head), group in found.items()
    )


def _once(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


def _sorted(names: tuple[str, ...], order: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(names, key=lambda name: order.index(name) if name in order else len(order)))
