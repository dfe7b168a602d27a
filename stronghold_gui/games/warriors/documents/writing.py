"""The table as plain JSON: every member that differs from an empty table, so that a document stays readable."""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from stronghold_gui.core.reading import Json

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

_ALWAYS: Final = frozenset({"box", "seats", "dealer", "round", "stage"})
"""Members of a table that are told even when they are what they are by default."""


def to_plain(part: DataclassInstance) -> dict[str, Json]:
    """Return a part of the table as a JSON object."""
    plain: dict[str, Json] = {}
    for name, default in _members(type(part)):
        value = getattr(part, name)
        if value != default or name in _ALWAYS:
            told = _plain(value)
            if told != {} or name == "pile":
                plain[name] = told
    return plain


@cache
def _members(kind: type[DataclassInstance]) -> tuple[tuple[str, Any], ...]:
    """Return the members of a dataclass and what each is by default."""
    members = []
    for member in fields(kind):
        made = member.default_factory
        members.append((member.name, member.default if made is MISSING else made()))
    return tuple(members)


def _plain(value: Any) -> Json:  # noqa: ANN401 - whatever a member holds
    if is_dataclass(value) and not isinstance(value, type):
        return to_plain(value)
    if isinstance(value, dict):
        members = {name: _plain(member) for name, member in value.items()}
        return {name: member for name, member in members.items() if member != {}}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    plain: Json = value
    return plain
