"""Encoding of a custom table (changed values only) as a short text for the match options.

    units.crossbowman.support=2 walls[0].capacity=4 readings.morale_drop=before_test abilities.wolf=leap+flight

Each word is the path of a value in the table and the value. A list of names is one value, ``none`` if it is empty. A
value that a table leaves out counts as 0, or as false for a flag. If the built-in tables are corrected later, an older
match keeps its custom values and takes all other corrections.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Final

from stronghold_gui.core.reading import DataFault, Json

OPTION: Final = "figures"
"""The match option that holds such a text; without it a match uses the built-in values."""
MOST_LEAVES: Final = 5000
"""Upper bound for the number of values in a text."""
_LEAF: Final = re.compile(r"([\w-]+(?:\[\d{1,2}\]|\.[\w-]+){0,8})=([\w-]{1,40}(?:\+[\w-]{1,40}){0,30})")
_STEP: Final = re.compile(r"[\w-]+|\[\d+\]")
_NONE: Final = "0"
_EMPTY: Final = "none"
_FLAGS: Final = ("true", "false")


def leaves_of(table: Json, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield path and value of each leaf of a table, both as text."""
    match table:
        case dict():
            for name, member in table.items():
                yield from leaves_of(member, f"{path}.{name}" if path else name)
        case list() if all(isinstance(item, str) for item in table):
            yield path, "+".join(map(str, table)) or _EMPTY
        case list():
            for number, item in enumerate(table):
                yield from leaves_of(item, f"{path}[{number}]")
        case bool():
            yield path, str(table).lower()
        case _:
            yield path, str(table)


def difference(whole: Json, program: Json) -> str:
    """Return the text of a complete table: its differences from the built-in table."""
    own, theirs = dict(leaves_of(whole)), dict(leaves_of(program))
    paths = [*own, *(path for path in theirs if path not in own)]
    pairs = ((path, _value_at(own, path, theirs), _value_at(theirs, path, own)) for path in paths)
    return " ".join(f"{path}={ours}" for path, ours, printed in pairs if ours != printed)


def _value_at(table: Mapping[str, str], path: str, other: Mapping[str, str]) -> str:
    """Return a value of a table; one that it leaves out is false if the other table has a flag there, otherwise 0."""
    return table.get(path) or ("false" if other[path] in _FLAGS else _NONE)


def with_leaves(text: str, program: Mapping[str, Json]) -> dict[str, Json]:
    """Return the built-in table with the values of a text in their places.

    Raises:
        DataFault: the text has a wrong format, or a path that no table has.
    """
    whole = deepcopy(dict(program))
    for number, word in enumerate(text.split(" ", MOST_LEAVES)):
        match = _LEAF.fullmatch(word)
        if match is None:
            raise DataFault(f"{OPTION}[{number}]", "a figure like walls[0].capacity=4 was expected")
        _put(whole, match[1], match[2])
    return whole


def _put(whole: dict[str, Json], path: str, word: str) -> None:
    """Put a value at its path; unknown members are refused later, when the complete table is validated."""
    *steps, last = (step.strip("[]") for step in _STEP.findall(path))
    at: Json = whole
    for step in steps:
        at = _inner(at, step, path)
    if isinstance(at, list) and last.isdecimal() and int(last) < len(at):
        at[int(last)] = _value(word, at[int(last)])
    elif isinstance(at, dict):
        at[last] = _value(word, at.get(last))
    else:
        raise DataFault(path, "no table has this figure")


def _inner(at: Json, step: str, path: str) -> Json:
    if isinstance(at, list) and step.isdecimal() and int(step) < len(at):
        return at[int(step)]
    if isinstance(at, dict):
        return at.setdefault(step, {})
    raise DataFault(path, "no table has this figure")


def _value(word: str, printed: Json) -> Json:
    """Return the value of a word; a list of names if the built-in table has one at this path."""
    if isinstance(printed, list) and all(isinstance(item, str) for item in printed):
        return [] if word == _EMPTY else [*word.split("+")]
    if word.isdecimal():
        return int(word)
    return word == "true" if word in _FLAGS else word
