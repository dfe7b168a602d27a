"""Hostile files: of the largest size or number of values allowed, filled with one thing at one place."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Final

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.raw import MAX_MEBIBYTES, MEBIBYTE, MOST_VALUES

ROOM: Final = MAX_MEBIBYTES * MEBIBYTE
"""Bytes that a file may have."""

Path = tuple[str | int, ...]
"""The way to a value of a document."""

_ITEMS: Final[dict[str, tuple[str, int]]] = {
    "nulls": ("null", 1),
    "numbers": ("7", 1),
    "negative numbers": ("-1", 1),
    "halves": ("0.5", 1),
    "flags": ("true", 1),
    "empty texts": ('""', 1),
    "backslashes": (r'"\\"', 1),
    "half surrogates": (r'"\ud800"', 1),
    "equal words": ('"goblin"', 1),
    "empty lists": ("[]", 2),
    "empty objects": ("{}", 2),
    "small objects": ('{"a":0}', 2),
    "nested lists": ("[" * 12 + "]" * 12, 13),
    "long texts": ('"' + "b" * 10_000 + '"', 1),
    "numbers of many digits": ("8" * 4000, 1),
    "large halves": ("1e308", 1),
    "wrong words": ("nul", 1),
    "no numbers": ("NaN", 1),
}
"""What a list, or an object, is full of, and how many values each of them counts for."""

_SINGLE: Final[dict[str, Callable[[int], str]]] = {
    "a long text": lambda room: '"' + "a" * (room - 2) + '"',
    "a text of words": lambda room: '"' + ("word. " * (room // 6))[: room - 2] + '"',
    "a text of quotes": lambda room: '"' + r"\"" * ((room - 2) // 2) + '"',
    "a text of escapes": lambda room: '"' + r"\u0007" * ((room - 2) // 6) + '"',
    "a text of commas": lambda room: '"' + "," * (room - 2) + '"',
    "a text of brackets": lambda room: '"' + "[" * (room - 2) + '"',
    "a text of large characters": lambda room: '"' + "\U0001f3f0" * ((room - 2) // 4) + '"',
    "a long name": lambda room: '{"' + "c" * (room - 6) + '":0}',
    "a number of many digits": lambda room: "9" * room,
    "a large number": lambda _room: "9" * 4000,
    "a number without bounds": lambda _room: "1e999",
    "spaces": lambda room: " " * (room - 1) + "0",
    "line ends": lambda room: "\n" * (room - 1) + "0",
    "a half surrogate": lambda _room: r'"\ud800"',
    "nothing": lambda _room: "null",
}

WHOLE: Final[dict[str, Callable[[int], str]]] = {
    "deep lists": lambda room: "[" * room,
    "deep objects": lambda room: '{"a":' * (room // 5),
    "a text without end": lambda room: '"' + "a" * (room - 1),
    "backslashes without end": lambda room: '"' + "\\" * (room - 1),
    "commas": lambda room: "," * room,
    "colons": lambda room: ":" * room,
    "quotes": lambda room: '"' * room,
    "closed too often": lambda room: "]" * room,
    "no value": lambda room: " " * room,
    "a letter": lambda room: "a" * room,
}
"""Whole files that are no JSON."""

WORST: Final = ("list of small objects", "object of empty objects", "list of nested lists", "list of nulls")
"""What takes the most memory, or time, where it is not bounded."""

_PLACEHOLDER: Final = "\x1aplace\x1a"


def fillers() -> Iterator[str]:
    """Yield the names of what a place of a document can be filled with."""
    for item in _ITEMS:
        yield from (
            f"{shape} of {item}{many}" for shape in ("list", "object", "twins") for many in ("", ", few enough")
        )
    yield from _SINGLE


def filler(name: str, room: int) -> str:
    """Return a filler by its name: as large as fits, or with as many values as a file may have."""
    if name in _SINGLE:
        return _SINGLE[name](room)
    what, _, few = name.partition(",")
    shape, _, kind = what.partition(" of ")
    item, values = _ITEMS[kind]
    begin, end = ("[", "]") if shape == "list" else ("{", "}")
    longest = len(item) + {"list": 1, "object": 9, "twins": 5}[shape]
    number = (room - 2) // longest
    if few:
        number = min(number, (MOST_VALUES - 2000) // values)
    match shape:
        case "list":
            items: Iterator[str] | list[str] = [item] * number
        case "object":
            items = (f'"{key:x}":{item}' for key in range(number))
        case _:
            items = [f'"a":{item}'] * number
    return begin + ",".join(items) + end


def places(document: Json, path: Path = ()) -> Iterator[Path]:
    """Yield the way to every value of a document, the whole of it first."""
    yield path
    if isinstance(document, dict):
        for name, value in document.items():
            yield from places(value, (*path, name))
    elif isinstance(document, list):
        for index, value in enumerate(document):
            yield from places(value, (*path, index))


def hostile(document: Json, dice: random.Random) -> tuple[str, bytes]:
    """Return a hostile file made from a good document, and its description."""
    path = dice.choice([*places(document)])
    name = dice.choice([*fillers()])
    match dice.randrange(6):
        case 0:
            few = dice.random() < 0.5
            return f"the items of {path} again and again", _repeated(document, path, few=few)
        case 1:
            path = dice.choice([path for path in places(document) if isinstance(at(document, path), dict)])
            changed = {**as_object(at(document, path)), "more": 0}
            return f"{name} beside the members of {path}", filled(put(document, path, changed), (*path, "more"), name)
        case _:
            return f"{name} at {path}", filled(document, path, name)


def at(document: Json, path: Path) -> Json:
    """Return the value at a place."""
    value = document
    for step in path:
        value = value[step]  # type: ignore[index]
    return value


def put(document: Json, path: Path, new: Json) -> Json:
    """Return a document with another value at a place."""
    if not path:
        return new
    step, *rest = path
    if isinstance(document, dict):
        return {name: put(value, tuple(rest), new) if name == step else value for name, value in document.items()}
    assert isinstance(document, list)
    return [put(value, tuple(rest), new) if index == step else value for index, value in enumerate(document)]


def as_object(value: Json) -> dict[str, Json]:
    """Return a value that is known to be an object."""
    assert isinstance(value, dict)
    return value


def filled(document: Json, path: Path, name: str) -> bytes:
    """Return a document with a filler at a place."""
    before, after = _around(document, path)
    return (before + filler(name, ROOM - len(before.encode()) - len(after.encode())) + after).encode()


def _repeated(document: Json, path: Path, *, few: bool) -> bytes:
    """Return a document with the items of a list repeated up to the limit, or of another value a list."""
    before, after = _around(document, path)
    value = at(document, path)
    several = value if isinstance(value, list) and value else [value]
    items = json.dumps(several, separators=(",", ":"))[1:-1]
    number = (ROOM - len(before.encode()) - len(after.encode()) - 2) // (len(items) + 1)
    if few:
        number = min(number, (MOST_VALUES - 2000) // max(1, len([*places(several)]) - 1))
    return (before + "[" + ",".join([items] * number) + "]" + after).encode()


def _around(document: Json, path: Path) -> tuple[str, str]:
    """Return the text of a document before and after one of its values."""
    around = json.dumps(put(document, path, _PLACEHOLDER), separators=(",", ":"))
    before, _, after = around.partition(json.dumps(_PLACEHOLDER))
    return before, after
