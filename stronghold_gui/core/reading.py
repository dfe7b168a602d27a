"""Reads data files strictly: every fault is named with its path and reason, and no value is guessed.

It is the reader of boards, cards and values. Documents are validated by pydantic (``core/save/validation.py``).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
_ROOT: Final = "the file"
"""The path of what is wrong with a file as a whole."""


class DataFault(ValueError):
    """A data file says something that cannot be.

    Attributes:
        path: where in the file, like ``walls[3].cauldron``.
        problem: what is wrong there, in English (data files are written by developers and artists).
    """

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem


class Node:
    """A value in a data file together with its path."""

    __slots__ = ("path", "value")

    def __init__(self, value: Json, path: str = "") -> None:
        self.value = value
        self.path = path

    def fault(self, problem: str) -> DataFault:
        """Return a fault at this place."""
        return DataFault(self.path or _ROOT, problem)

    def at(self, name: str) -> Node:
        """Return the member of that name, which must be there."""
        members = self._object()
        if name not in members:
            raise self.fault(f"'{name}' is missing")
        return Node(members[name], f"{self._dot()}{name}")

    def has(self, name: str) -> bool:
        """Return whether there is a member of that name."""
        return isinstance(self.value, dict) and name in self.value

    def members(self) -> dict[str, Node]:
        """Return the members of an object."""
        dot = self._dot()
        return {name: Node(value, f"{dot}{name}") for name, value in self._object().items()}

    def items(self) -> Iterator[Node]:
        """Yield the items of a list."""
        if not isinstance(self.value, list):
            raise self.fault("a list was expected")
        for index, value in enumerate(self.value):
            yield Node(value, f"{self.path}[{index}]")

    def text(self) -> str:
        """Return a text that is not empty."""
        if not isinstance(self.value, str) or not self.value:
            raise self.fault("a text was expected")
        return self.value

    def texts(self) -> tuple[str, ...]:
        """Return a list of texts."""
        return tuple(item.text() for item in self.items())

    def flag(self) -> bool:
        """Return true or false."""
        if not isinstance(self.value, bool):
            raise self.fault("true or false was expected")
        return self.value

    def number(self, least: int = 0, most: int = 1_000_000) -> int:
        """Return a whole number within the limits."""
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.fault("a whole number was expected")
        if not least <= self.value <= most:
            raise self.fault(f"{self.value} is not between {least} and {most}")
        return self.value

    def real(self, least: float, most: float) -> float:
        """Return a number within the limits, whole or not."""
        if isinstance(self.value, bool) or not isinstance(self.value, int | float):
            raise self.fault("a number was expected")
        if not least <= self.value <= most:
            raise self.fault(f"{self.value} is not between {least:g} and {most:g}")
        return float(self.value)

    def numbers(self) -> dict[str, int]:
        """Return an object of whole numbers."""
        return {name: node.number() for name, node in self.members().items()}

    def choice(self, *allowed: str) -> str:
        """Return one of the texts allowed."""
        text = self.text()
        if text not in allowed:
            raise self.fault(f"'{text}' is not one of {', '.join(allowed)}")
        return text

    def _object(self) -> dict[str, Json]:
        if not isinstance(self.value, dict):
            raise self.fault("an object was expected")
        return self.value

    def _dot(self) -> str:
        """Return how the path of a member begins."""
        return f"{self.path}." if self.path else ""


def read_json(path: Path) -> Node:
    """Return the root of a JSON file; raises ``DataFault`` as ``read_json_value`` does."""
    return Node(read_json_value(path))


def read_json_value(path: Path) -> Json:
    """Return the content of a JSON file.

    Raises:
        DataFault: it is not JSON, with line and column; or an object names a member twice.
    """

    def members(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        found = dict(pairs)
        if len(found) < len(pairs):
            twice = next(name for index, (name, _) in enumerate(pairs) if name in dict(pairs[:index]))
            raise DataFault(path.name, f"'{twice}' is there twice in an object")
        return found

    try:
        value: Json = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=members)
    except json.JSONDecodeError as error:
        raise DataFault(f"{path.name}, line {error.lineno}, column {error.colno}", error.msg) from error
    return value
