"""Weights: what a player's judgement is made of, as numbers in a file, each within its range.

A game declares a frozen dataclass of floats, each field with ``between(least, most)``; a file names every one of them.
"""

from __future__ import annotations

from dataclasses import MISSING, Field, field, fields
from typing import TYPE_CHECKING, Any, TypeVar

from stronghold_gui.core.reading import Node

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    W = TypeVar("W", bound=DataclassInstance)
else:
    W = TypeVar("W")

_RANGE = "between"


def between(least: float, most: float) -> Any:  # noqa: ANN401 - as ``dataclasses.field``
    """Return the field of a weight that may be anything from ``least`` to ``most``."""
    return field(default=MISSING, metadata={_RANGE: (least, most)})


def read_weights(kind: type[W], node: Node) -> W:
    """Return the weights that a file gives.

    Raises:
        DataFault: a weight is missing, unknown, no number or out of its range; with its path.
    """
    given, known = node.members(), {member.name: member for member in fields(kind)}
    for name, found in given.items():
        if name not in known:
            raise found.fault(f"there is no weight of that name; there are {', '.join(known)}")
    return kind(**{name: node.at(name).real(*_range_of(member)) for name, member in known.items()})


def ranges(kind: type[W]) -> dict[str, tuple[float, float]]:
    """Return least and most of each weight, by name: for whoever looks for better ones."""
    return {member.name: _range_of(member) for member in fields(kind)}


def _range_of(member: Field[Any]) -> tuple[float, float]:
    least, most = member.metadata[_RANGE]
    return float(least), float(most)
