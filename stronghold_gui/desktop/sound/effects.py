"""The sound effect for each act of an animation. Plain values, no Qt and no game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from stronghold_gui.desktop.table import acts as a

Effect = Literal["arrow", "stone", "turn", "fall", "break", "put", "won"]
"""The available effects, each in a file ``<effect>.wav``."""
EFFECTS: Final[tuple[Effect, ...]] = ("arrow", "stone", "turn", "fall", "break", "put", "won")
_RANK: Final[tuple[Effect, ...]] = ("break", "stone", "arrow", "fall", "turn", "put")
"""The effects by priority: of simultaneous effects, only the first in this order is played."""


def effect_of(acts: Iterable[a.Act]) -> Effect | None:
    """Return the effect for these acts; ``None`` for silence."""
    heard = {found for found in map(_effect, acts) if found is not None}
    return next((effect for effect in _RANK if effect in heard), None)


def _effect(act: a.Act) -> Effect | None:
    match act:
        case a.Fly(shape="arrow"):
            return "arrow"
        case a.Fly():
            return "stone"
        case a.Turn():
            return "turn"
        case a.Fall():
            return "fall"
        case a.Burst():
            return "break"
        case a.Walk() | a.Appear():
            return "put"
        case _:
            return None
