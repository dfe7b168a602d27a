"""Reading a file of JSON that anybody may have made: bounded in size and depth, every fault with its place."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Final, NoReturn

from stronghold_gui.core.reading import Json
from stronghold_gui.core.regular_file import NotRegularError, open_regular, read_all
from stronghold_gui.core.save.faults import BadFileError, Problem, bad

MEBIBYTE: Final = 1024 * 1024
MAX_MEBIBYTES: Final = 8
"""The largest file that is read, in mebibytes; a long match has a hundredth of one."""
MAX_DEPTH: Final = 24
"""How deep lists and objects may stand in each other; a document needs 8."""

# Possessive, and a text that does not end goes to the end of the file: every character is looked at once only.
_BRACKETS: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[{]|[\]}]', re.DOTALL)


def read_raw(path: Path) -> Json:
    """Return what a file of JSON holds.

    Raises:
        BadFileError: it cannot be read, is too large, no UTF-8, no JSON or nested too deeply.
    """
    try:
        return parse_raw(read_bytes(path))
    except BadFileError as error:
        raise BadFileError(error.faults, str(path)) from error


def parse_raw(data: bytes) -> Json:
    """Return what some bytes of JSON hold; raises ``BadFileError`` as ``read_raw`` does."""
    if len(data) > MAX_MEBIBYTES * MEBIBYTE:
        raise bad(Problem.TOO_LARGE, limit=MAX_MEBIBYTES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise bad(Problem.NOT_TEXT, byte=error.start) from error
    _check_depth(text)
    try:
        value: Json = json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise bad(Problem.NOT_JSON, line=error.lineno, column=error.colno) from error
    except ValueError as error:
        # Not a number of JSON (NaN), or one of thousands of digits: there is no place in these errors.
        raise bad(Problem.NOT_JSON, line=1, column=1) from error
    return value


def read_bytes(path: Path) -> bytes:
    """Return what a plain file holds, or one byte more than is allowed; raises ``BadFileError`` without its name."""
    try:
        file = open_regular(path)
        try:
            return read_all(file, MAX_MEBIBYTES * MEBIBYTE + 1)
        finally:
            os.close(file)
    except NotRegularError as error:
        raise bad(Problem.NOT_A_FILE) from error
    except (FileNotFoundError, NotADirectoryError) as error:
        raise bad(Problem.NO_FILE) from error
    except (OSError, ValueError) as error:
        # ValueError: a path with a zero byte.
        reason = getattr(error, "strerror", None) or str(error)
        raise bad(Problem.CANNOT_READ, reason=reason) from error


def _check_depth(text: str) -> None:
    """Refuse deep nesting before the parser follows it."""
    depth = 0
    for match in _BRACKETS.finditer(text):
        bracket = text[match.start()]
        if bracket in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                line = text.count("\n", 0, match.start()) + 1
                column = match.start() - text.rfind("\n", 0, match.start())
                raise bad(Problem.TOO_DEEP, line=line, column=column, limit=MAX_DEPTH)
        elif bracket != '"':
            depth -= 1


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)
