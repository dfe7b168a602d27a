"""Checks of single values in a custom table; the bounds are wide enough for experiments."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.core.save.faults import Problem
from stronghold_gui.games.convicted.data.parts import MOST
from stronghold_gui.games.convicted.own.parts import Pieces
from stronghold_gui.games.convicted.table import Stock


def bounded(number: int, least: int, most: int, faults: Faults, *steps: str | int) -> None:
    """Add a fault if a number is out of its bounds; ``steps``: its path."""
    if not least <= number <= most:
        faults.add(Problem.OUT_OF_RANGE, *steps, value=str(number), least=least, most=most)


def check_stock(stock: Stock, faults: Faults, *steps: str | int) -> None:
    for name in ("wood", "stone", "iron", "gold"):
        bounded(getattr(stock, name), 0, MOST, faults, *steps, name)


def check_pieces(pieces: Pieces, known: Collection[str], faults: Faults, *steps: str | int) -> None:
    """Add a fault for each unknown name and each number that is too large."""
    for name, count in pieces.items():
        if name not in known:
            faults.add(Content.UNKNOWN_ID, *steps, name, value=name)
        bounded(count, 0, MOST, faults, *steps, name)


def sized(found: Sequence[object], expected: int, faults: Faults, *steps: str | int) -> bool:
    """Return whether a list has the expected number of items; add a fault if not."""
    if len(found) != expected:
        faults.add(Problem.WRONG_NUMBER, *steps, count=len(found), expected=expected)
    return len(found) == expected


def complete(found: Collection[str], names: Sequence[str], faults: Faults, *steps: str) -> bool:
    """Return whether all names are there; add a fault for each missing one."""
    missing = [name for name in names if name not in found]
    for name in missing:
        faults.add(Problem.MISSING, *steps, name)
    return not missing
