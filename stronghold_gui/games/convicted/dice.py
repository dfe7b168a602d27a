"""Dice rolls and lots; chance records each under its label (RC-04)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.games.convicted.position import Position

_D6 = (1,) * 6
_D3 = (1,) * 3
AVERAGE_D3: Final = 2.0
"""The average of a d3."""


def d6(position: Position, label: str) -> int:
    """Return a roll from 1 to 6."""
    return position.chance.pick(label, _D6) + 1


def d3(position: Position, label: str) -> int:
    """Return a roll from 1 to 3."""
    return position.chance.pick(label, _D3) + 1


def lot(position: Position, label: str, among: Sequence[int]) -> int:
    """Return one of the given numbers by lot; a single one is returned without a draw."""
    if len(among) == 1:
        return among[0]
    return among[position.chance.pick(label, (1,) * len(among))]
