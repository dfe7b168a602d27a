"""Almost valid files: bytes changed as by a bad disk, values changed as by hand."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Final

from stronghold_gui.core.reading import Json
from tests.hunts.hostile import Path, as_object, at, places, put

_VALUES: Final[tuple[Json, ...]] = (
    None, True, False, 0, 1, -1, 2, 7, 999, 10**9, -(10**9), 1 << 64, 10**4000, 0.5, 1e308, "", "W1", "orc", "hidden",
    "a" * 5000, "\ud800", "\x1b[2J", "<img src=x>", "é", [], {}, [[]], [None], {"a": 1}, {"": 0}, ["W1", "W1"], [0, 0],
)  # fmt: skip
"""What people and machines may put where something else should be."""

Change = Callable[[bytes, random.Random], bytes]


def mutated(document: bytes, dice: random.Random) -> bytes:
    """Return a file with something changed in it, now and then several things."""
    for _ in range(dice.choice((1, 1, 1, 2, 5))):
        document = dice.choice(_BYTES if dice.random() < 0.4 else _BY_HAND)(document, dice)
    return document


# -- as by a bad disk --------------------------------------------------------------------------------------------------


def _flip(data: bytes, dice: random.Random) -> bytes:
    changed = bytearray(data or b" ")
    for _ in range(dice.choice((1, 1, 4, 50))):
        changed[dice.randrange(len(changed))] ^= 1 << dice.randrange(8)
    return bytes(changed)


def _other(data: bytes, dice: random.Random) -> bytes:
    at_, long = dice.randrange(len(data) + 1), dice.choice((1, 3, 200))
    return data[:at_] + dice.randbytes(long) + data[at_ + long :]


def _cut(data: bytes, dice: random.Random) -> bytes:
    return data[: dice.randrange(len(data) + 1)]


def _lose(data: bytes, dice: random.Random) -> bytes:
    first = dice.randrange(len(data) + 1)
    return data[:first] + data[first + dice.choice((1, 5, 300)) :]


def _repeat(data: bytes, dice: random.Random) -> bytes:
    first = dice.randrange(len(data) + 1)
    part = data[first : first + dice.choice((1, 5, 300))]
    return data[:first] + part * dice.choice((2, 2, 20)) + data[first:]


def _zeros(data: bytes, dice: random.Random) -> bytes:
    first = dice.randrange(len(data) + 1)
    return data[:first] + bytes(min(4096, len(data) - first)) + data[first + 4096 :]


def _swap_lines(data: bytes, dice: random.Random) -> bytes:
    lines = data.split(b"\n")
    first, second = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[first], lines[second] = lines[second], lines[first]
    return b"\n".join(lines)


_BYTES: Final[tuple[Change, ...]] = (_flip, _other, _cut, _lose, _repeat, _zeros, _swap_lines)

# -- as by hand --------------------------------------------------------------------------------------------------------


def _by_hand(change: Callable[[Json, random.Random], Json]) -> Change:
    """Return a function that changes a document in each line that is one, or in the file as a whole."""

    def changed(data: bytes, dice: random.Random) -> bytes:
        lines = data.splitlines() if _parsed(data) is None else [data]
        number = dice.randrange(len(lines)) if lines else 0
        value = _parsed(lines[number]) if lines else None
        if value is None:
            return data
        lines[number] = json.dumps(change(value, dice), separators=(",", ":")).encode()
        return b"\n".join(lines) + b"\n"

    return changed


def _parsed(data: bytes) -> Json:
    try:
        value: Json = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return value


def _place(document: Json, dice: random.Random, kind: type | None = None) -> Path | None:
    found = [path for path in places(document) if kind is None or isinstance(at(document, path), kind)]
    return dice.choice(found) if found else None


def _another_value(document: Json, dice: random.Random) -> Json:
    return put(document, _place(document, dice) or (), dice.choice(_VALUES))


def _from_elsewhere(document: Json, dice: random.Random) -> Json:
    """Put a value of the document in another place."""
    return put(document, _place(document, dice) or (), at(document, _place(document, dice) or ()))


def _another_number(document: Json, dice: random.Random) -> Json:
    path = _place(document, dice, int)
    if path is None:
        return document
    number = at(document, path)
    assert isinstance(number, int)
    return put(document, path, number + dice.choice((-1, 1, 1, 2, 100)))


def _another_member(document: Json, dice: random.Random) -> Json:
    """Take a member of an object away, or give it another name or a twin."""
    path = _place(document, dice, dict)
    if path is None or not at(document, path):
        return document
    members = dict(as_object(at(document, path)))
    name = dice.choice([*members])
    value = members.pop(name)
    match dice.randrange(4):
        case 0:
            members[dice.choice(["", "more", "W9", "c", name + " "])] = value
        case 1:
            members = {**members, name: value}
        case 2:
            members = {**members, name: value, "another": value}
        case _:
            pass
    return put(document, path, members)


def _another_item(document: Json, dice: random.Random) -> Json:
    """Remove an item of a list, duplicate it, or move it."""
    path = _place(document, dice, list)
    items = at(document, path) if path is not None else None
    if path is None or not isinstance(items, list) or not items:
        return document
    index = dice.randrange(len(items))
    match dice.randrange(3):
        case 0:
            changed = items[:index] + items[index + 1 :]
        case 1:
            changed = items[:index] + [items[index]] * dice.choice((2, 30)) + items[index + 1 :]
        case _:
            changed = items[:]
            dice.shuffle(changed)
    return put(document, path, changed)


_BY_HAND: Final[tuple[Change, ...]] = tuple(
    map(_by_hand, (_another_value, _from_elsewhere, _another_number, _another_number, _another_member, _another_item))
)
