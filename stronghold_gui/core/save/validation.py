"""Strict validation of documents against dataclasses by pydantic, and translation of its errors to faults."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar

# `TypeAdapter` would import these types only when they are needed. PySide6 inspects every module that is imported after
# it, which would make them import each other in a circle. So they are imported here, and this module before PySide6.
import pydantic.types  # noqa: F401
from pydantic import TypeAdapter, ValidationError

from stronghold_gui.core.names import cleaned
from stronghold_gui.core.reading import Json
from stronghold_gui.core.refusal import Figure
from stronghold_gui.core.save.faults import MOST_FAULTS, BadFileError, Fault, Problem, count_more

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

T = TypeVar("T")

_PROBLEMS: Final[Mapping[str, Problem]] = {
    "missing": Problem.MISSING,
    "missing_argument": Problem.MISSING,
    "missing_keyword_only_argument": Problem.MISSING,
    "unexpected_keyword_argument": Problem.UNKNOWN_MEMBER,
    "extra_forbidden": Problem.UNKNOWN_MEMBER,
    "dataclass_type": Problem.NOT_AN_OBJECT,
    "dataclass_exact_type": Problem.NOT_AN_OBJECT,
    "dict_type": Problem.NOT_AN_OBJECT,
    "list_type": Problem.NOT_A_LIST,
    "string_type": Problem.NOT_A_TEXT,
    "int_type": Problem.NOT_A_NUMBER,
    "int_from_float": Problem.NOT_A_NUMBER,
    "bool_type": Problem.NOT_A_FLAG,
    "literal_error": Problem.NOT_ONE_OF,
    "greater_than_equal": Problem.OUT_OF_RANGE,
    "less_than_equal": Problem.OUT_OF_RANGE,
    "string_too_long": Problem.TEXT_TOO_LONG,
    "too_long": Problem.WRONG_NUMBER,
    "json_invalid": Problem.CONTROL_CHARACTER,
}
"""pydantic's kinds of error that our documents can have; any other kind counts as a value that does not fit."""


@cache
def adapter(kind: type[Any]) -> TypeAdapter[Any]:
    """Return pydantic's reader of a dataclass."""
    return TypeAdapter(kind)


def validated(kind: type[T], value: Json) -> T:
    """Return a value as a tree of dataclasses.

    Raises:
        ValidationError: pydantic's error, with all values that do not fit.
    """
    # In strict mode pydantic accepts a JSON object for a dataclass, but not a Python dict.
    found: T = adapter(kind).validate_json(json.dumps(value))  # type: ignore[arg-type]  # a type is hashable
    return found


def validate(kind: type[T], value: Json, path: str = "") -> T:
    """Return a document's value as a tree of dataclasses.

    Raises:
        BadFileError: with every fault, in the order of the document.
    """
    try:
        return validated(kind, value)
    except ValidationError as error:
        raise BadFileError(_faults(error.errors(include_url=False), path)) from error


def _faults(details: Sequence[ErrorDetails], path: str) -> list[Fault]:
    """Return one fault for each place, since pydantic reports an error of a union once for each member."""
    places: dict[str, ErrorDetails] = {}
    for detail in details:
        places.setdefault(located(detail, path), detail)
    found = [_fault(detail, place) for place, detail in islice(places.items(), MOST_FAULTS)]
    if len(places) > MOST_FAULTS:
        count_more(found, len(places) - MOST_FAULTS)
    return found


def located(detail: ErrorDetails, path: str) -> str:
    """Return the path of an error, below the path of the validated value."""
    return joined(path, *(step for step in detail["loc"] if step not in _UNION_STEPS))


def joined(path: str, *steps: str | int) -> str:
    """Return a path with further steps: ``walls`` and ``"W3"`` make ``walls.W3``, numbers appear in brackets."""
    for step in steps:
        if isinstance(step, int):
            path += f"[{step}]"
        else:
            path += f".{short(step)}" if path else short(step)
    return path


def _fault(detail: ErrorDetails, path: str) -> Fault:
    problem = _PROBLEMS.get(detail["type"], Problem.NOT_ONE_OF)
    return Fault(problem, path, _figures(problem, detail))


_UNION_STEPS: Final = frozenset({"int", "str", "[key]", "constrained-int"})
"""Steps that pydantic adds to a path for the members of a union and for keys."""


def _figures(problem: Problem, detail: ErrorDetails) -> dict[str, Figure]:
    context: dict[str, Any] = detail.get("ctx", {})
    match problem:
        case Problem.NOT_ONE_OF:
            allowed = str(context.get("expected", "")).replace("'", "").replace(" or ", ", ")
            return {"value": short(detail["input"]), "allowed": allowed}
        case Problem.OUT_OF_RANGE:
            least, most = context.get("ge", ""), context.get("le", "")
            return {"value": short(detail["input"]), "least": least, "most": most}
        case Problem.WRONG_NUMBER:
            return {"count": int(context.get("actual_length") or 0), "expected": int(context.get("max_length", 0))}
        case Problem.TEXT_TOO_LONG:
            return {"limit": int(context.get("max_length", 0))}
        case _:
            return {}


def short(value: object, most: int = 40) -> str:
    """Return a value as a short text without control characters; lists and objects become a symbol."""
    match value:
        case list() | dict() if value:
            text = "[…]" if isinstance(value, list) else "{…}"
        case _:
            # Cut it first: it may have millions of characters.
            text = str(value)[: most + 1]
    text = cleaned(text, "?")
    return text if len(text) <= most else f"{text[: most - 1]}…"
