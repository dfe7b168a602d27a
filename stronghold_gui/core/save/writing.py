"""Writing documents as JSON: tables with only what differs from an empty one, and layout for editing by hand."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from stronghold_gui.core.reading import Json

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


_LEAVES: Final = frozenset({int, str, bool, float, type(None)})
"""Types that JSON stores directly. Most values of a table have one, so they need no method call."""


class Writer:
    """A writer of the tables of one game."""

    def __init__(
        self, always: Collection[str], *, derived: Collection[str] = (), even_empty: Collection[str] = ()
    ) -> None:
        """Set the exceptions to the rule that members are written unless they have their default or are empty.

        Args:
            always: members that are written even if they have their default.
            derived: members that follow from the rest and are not written.
            even_empty: members that are written even if they are empty, because leaving them out means something else.
        """
        self._always, self._derived, self._even_empty = always, derived, even_empty

    def to_plain(self, part: DataclassInstance) -> dict[str, Json]:
        """Return a part of the table as a JSON object."""
        plain: dict[str, Json] = {}
        for name, default in _members_of(type(part)):
            value = getattr(part, name)
            if name not in self._derived and (value != default or name in self._always):
                member = value if type(value) in _LEAVES else self._plain(value)
                if member != {} or name in self._even_empty:
                    plain[name] = member
        return plain

    def _plain(self, value: Any) -> Json:  # noqa: ANN401 - whatever a member holds
        if is_dataclass(value) and not isinstance(value, type):
            return self.to_plain(value)
        if isinstance(value, dict):
            members = {
                name: member if type(member) in _LEAVES else self._plain(member) for name, member in value.items()
            }
            return {name: member for name, member in members.items() if member not in ("", {})}
        if isinstance(value, list | tuple):
            return [item if type(item) in _LEAVES else self._plain(item) for item in value]
        plain: Json = value
        return plain


@cache
def _members_of(kind: type[DataclassInstance]) -> Sequence[tuple[str, Any]]:
    """Return the members of a dataclass with their defaults."""
    return [
        (member.name, member.default if member.default_factory is MISSING else member.default_factory())
        for member in fields(kind)
    ]


_WIDTH: Final = 120


def laid_out(value: Json, indent: int = 0, before: int = 0) -> str:
    """Return a value as JSON, with long lines broken.

    Args:
        value: the value.
        indent: the indentation of its lines.
        before: the number of characters before it in its first line, such as a member's name.
    """
    short = json.dumps(value, ensure_ascii=False)
    if not value or not isinstance(value, dict | list) or indent + before + len(short) < _WIDTH:
        return short
    inner = "\n" + " " * (indent + 1)
    if isinstance(value, list):
        return f"[{inner}{f',{inner}'.join(laid_out(item, indent + 1) for item in value)}\n{' ' * indent}]"
    members = [
        f"{name}: {laid_out(member, indent + 1, len(name) + 2)}"
        for name, member in ((json.dumps(key, ensure_ascii=False), member) for key, member in value.items())
    ]
    return f"{{{inner}{f',{inner}'.join(members)}\n{' ' * indent}}}"
