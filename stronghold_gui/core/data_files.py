"""Read data files that come with the program. When a file is read, pydantic validates it against a dataclass.

The dataclass defines what a file may contain: names, types, ranges. Plain functions then check conditions across
members; these functions raise a ``DataFault`` themselves.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeVar

from pydantic import Field, ValidationError

from stronghold_gui.core.reading import DataFault, Json, read_json_value
from stronghold_gui.core.save.validation import located, validated

Note = Annotated[str, Field(max_length=2000)]
"""A note for human readers of a file or a member. The program ignores it."""
T = TypeVar("T")
_ROOT = "the file"


def read_data(kind: type[T], path: Path) -> T:
    """Return the content of a JSON file as a dataclass.

    Raises:
        DataFault: it is not JSON, names a member twice, or does not fit the dataclass; the fault names line or path.
    """
    return parse_data(kind, read_json_value(path))


def parse_data(kind: type[T], value: Json, path: str = "") -> T:
    """Return a JSON value as a dataclass.

    Args:
        kind: a dataclass that derives from ``core.save.part.Part``.
        value: the value.
        path: its path in the file, such as ``walls[3]``.

    Raises:
        DataFault: the first value that does not fit, with its path.
    """
    try:
        return validated(kind, value)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise DataFault(located(first, path) or _ROOT, first["msg"]) from error
