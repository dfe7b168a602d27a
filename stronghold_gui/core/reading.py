"""A reader of JSON data files that names the place of a fault. Dataclasses define the content (``data_files.py``)."""

from __future__ import annotations

import json
from pathlib import Path

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


class DataFault(ValueError):
    """A fault in a data file.

    Attributes:
        path: the path in the file, like ``walls[3].cauldron``.
        problem: the fault, in English (data files are written by developers and artists).
    """

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem


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
