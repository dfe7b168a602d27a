"""Reading untrusted JSON files: bounded in size, depth and values, every fault with its path."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NoReturn

from stronghold_gui.core.reading import Json
from stronghold_gui.core.regular_file import NotRegularError, open_regular, read_all
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem, bad, of_file
from stronghold_gui.core.save.validation import joined
from stronghold_gui.files import close_quietly

MEBIBYTE: Final = 1024 * 1024
MAX_MEBIBYTES: Final = 8
"""The largest file that is read, in mebibytes; a long match has a hundredth of one."""
MAX_DEPTH: Final = 24
"""The deepest nesting of lists and objects; a document needs 8."""

MOST_VALUES: Final = 50_000
"""The most values (items and members) in a file. A long match has a thousand; later code needs no limits."""

# Quantifiers are possessive, and an unterminated string runs to the end of the file, so each character is read once.
_MARKS: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[{,\]}]', re.DOTALL)


def read_raw(path: Path) -> Json:
    """Return the content of a JSON file.

    Raises:
        BadFileError: it cannot be read, is too large, not UTF-8, not JSON, nested too deeply, has too many values, or
            names a member of an object twice.
    """
    with of_file(path):
        return parse_raw(read_bytes(path))


def parse_raw(data: bytes) -> Json:
    """Return the content of JSON bytes; raises ``BadFileError`` as ``read_raw`` does."""
    if len(data) > MAX_MEBIBYTES * MEBIBYTE:
        raise bad(Problem.TOO_LARGE, limit=MAX_MEBIBYTES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise bad(Problem.NOT_TEXT, byte=error.start) from error
    _check_bounds(text)
    objects = _Objects()
    try:
        value: Json = json.loads(text, parse_constant=_no_constant, object_pairs_hook=objects.made)
    except json.JSONDecodeError as error:
        raise bad(Problem.NOT_JSON, line=error.lineno, column=error.colno) from error
    except ValueError as error:
        # The value is no number of JSON (NaN) or has thousands of digits; such an error has no line and column.
        raise bad(Problem.NOT_JSON, line=1, column=1) from error
    objects.check(value)
    return value


def read_bytes(path: Path) -> bytes:
    """Return the bytes of a plain file, at most one more than the limit.

    Raises:
        BadFileError: the file cannot be read; the error does not yet have the file's name.
    """
    try:
        file = open_regular(path)
        try:
            return read_all(file, MAX_MEBIBYTES * MEBIBYTE + 1)
        finally:
            close_quietly(file)
    except NotRegularError as error:
        raise bad(Problem.NOT_A_FILE) from error
    except (FileNotFoundError, NotADirectoryError) as error:
        raise bad(Problem.NO_FILE) from error
    except (OSError, ValueError) as error:
        # ValueError: a path with a zero byte.
        reason = getattr(error, "strerror", None) or str(error)
        raise bad(Problem.CANNOT_READ, reason=reason) from error


def _check_bounds(text: str) -> None:
    """Refuse deep nesting and very many values before parsing.

    The check ends at brackets or strings that are not valid JSON, because the parser stops there, too.
    """
    depth = texts = 0
    values = 1
    for match in _MARKS.finditer(text):
        mark = text[match.start()]
        if mark == '"':
            texts += 1
            if texts > 2 * values:
                return
            continue
        if mark in "]}":
            depth -= 1
            if depth < 0:
                return
            continue
        values += 1
        depth += mark != ","
        if depth > MAX_DEPTH:
            line, column = _place(text, match.start())
            raise bad(Problem.TOO_DEEP, line=line, column=column, limit=MAX_DEPTH)
        if values > MOST_VALUES:
            raise bad(Problem.TOO_MANY_VALUES, limit=MOST_VALUES)


def _place(text: str, at: int) -> tuple[int, int]:
    """Return line and column of a character, from 1."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


class _Objects:
    """Builds the objects of a JSON file, and finds members that occur twice in an object.

    JSON does not define which duplicate counts, so people and programs could read the same file differently.
    """

    def __init__(self) -> None:
        self._twice: dict[int, tuple[dict[str, Json], str]] = {}

    def made(self, pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        """Return an object of these members."""
        members = dict(pairs)
        if len(members) < len(pairs):
            self._twice[id(members)] = members, _first_twice(pairs)
        return members

    def check(self, value: Json) -> None:
        """Refuse a file in which an object named a member twice.

        Raises:
            BadFileError: with the place of one such member for each object that has any.
        """
        if self._twice:
            raise BadFileError([*self._faults(value, "")])

    def _faults(self, value: Json, path: str) -> Iterator[Fault]:
        if isinstance(value, list):
            for index, item in enumerate(value):
                yield from self._faults(item, joined(path, index))
        elif isinstance(value, dict):
            if id(value) in self._twice:
                yield Fault(Problem.MEMBER_TWICE, joined(path, self._twice[id(value)][1]))
            for name, member in value.items():
                yield from self._faults(member, joined(path, name))


def _first_twice(pairs: list[tuple[str, Json]]) -> str:
    seen: set[str] = set()
    for name, _ in pairs:
        if name in seen:
            return name
        seen.add(name)
    raise AssertionError


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)
