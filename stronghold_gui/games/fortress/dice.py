"""Rolls of the d20 and of combat dice; each has a label, under which it is recorded (rules, section 16)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.fortress.position import Position

_D20: Final = (1,) * 20


def d20(position: Position, label: str) -> int:
    """Roll the d20."""
    return position.chance.pick(label, _D20) + 1


def combat(position: Position, label: str, number: int) -> tuple[int, int]:
    """Roll a number of combat dice and return skulls and shields."""
    faces = [position.chance.pick(label, position.setting.pieces.die) for _ in range(number)]
    return faces.count(0), faces.count(1)
