"""What a figure can do on foot now, kept as long as nobody moves: hovering, listing and checking ask it many times."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from stronghold_gui.core.value import value
from stronghold_gui.games.fortress.field.steps import Step
from stronghold_gui.games.fortress.moving.allowance import allowance
from stronghold_gui.games.fortress.moving.flight import flights
from stronghold_gui.games.fortress.moving.reach import Place, Reach
from stronghold_gui.games.fortress.position import Position

MOST_KEPT: Final = 512
"""Answers that are kept before all of them are forgotten."""


@value
class OnFoot:
    """Where a figure could end its move, with the points that takes; and the single steps that it may take."""

    ends: dict[Place, int]
    steps: dict[Place, Step]


def _key(position: Position, what: str, figure: int) -> Hashable:
    """Return everything that decides over a figure's possibilities."""
    move = position.mover, position.spent, position.entered, position.walking
    return what, figure, position.door, move, *position.where, *position.second, *position.owner


def on_foot(position: Position, figure: int) -> OnFoot:
    """Return what a figure can do on foot."""
    memory, key = position.setting.memory, _key(position, "foot", figure)
    found = memory.get(key)
    if not isinstance(found, OnFoot):
        reach = Reach(position, figure)
        found = OnFoot(reach.ends(), reach.next_steps())
        keep(memory, key, found)
    return found


def in_the_air(position: Position, figure: int) -> dict[Place, int]:
    """Return where a figure can fly to."""
    memory, key = position.setting.memory, _key(position, "air", figure)
    found = memory.get(key)
    if not isinstance(found, dict):
        found = flights(position, figure, allowance(position, figure))
        keep(memory, key, found)
    return found


def keep(memory: dict[Hashable, object], key: Hashable, found: object) -> None:
    """Keep an answer."""
    if len(memory) >= MOST_KEPT:
        memory.clear()
    memory[key] = found
