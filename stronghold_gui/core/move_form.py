"""Moves in their JSON form: an object of ``kind`` and the fields of that kind of move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import fields

from stronghold_gui.core.reading import Json, Node

M = TypeVar("M", bound=Struct)

_KIND: Final = "kind"


def read_move(
    value: Json,
    kinds: Mapping[str, type[M]],
    argument: Callable[[Node, Any], Any],
    called: Callable[[str], str] = lambda name: name,
) -> M:
    """Return the move that a JSON form names.

    Args:
        value: the form.
        kinds: every kind of move, by the name it has in the form.
        argument: reads the value of a field, given the field's type.
        called: what a field is called in the form, where that is not its name.

    Raises:
        DataFault: a field is missing, unknown or of the wrong type.
    """
    node = Node(value, "move")
    kind = kinds[node.at(_KIND).choice(*kinds)]
    given = node.members()
    del given[_KIND]
    arguments: dict[str, Any] = {}
    for field in fields(kind):
        member = given.pop(called(field.name), None)
        if member is None:
            raise node.fault(f"'{called(field.name)}' is missing")
        arguments[field.name] = argument(member, field.type)
    if given:
        raise node.fault(f"'{min(given)}' is unknown")
    return kind(**arguments)
