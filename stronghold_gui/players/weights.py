"""Weights: what a player's judgement is made of, as numbers in a file, each within its range.

A game declares a frozen dataclass of floats with their ranges, which a file fills (``core/data_files.py``).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.validation import adapter


@cache
def ranges(kind: type[Part]) -> Mapping[str, tuple[float, float]]:
    """Return least and most of each weight, by name."""
    members = adapter(kind).json_schema()["properties"]  # type: ignore[arg-type]  # a type is hashable
    return {name: (float(member["minimum"]), float(member["maximum"])) for name, member in members.items()}
