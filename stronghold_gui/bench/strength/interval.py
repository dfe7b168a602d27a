"""What share of games somebody wins in the long run, as far as some games can tell."""

from __future__ import annotations

from math import sqrt

_NORMAL = 1.959964
"""95 of 100 normal values lie within so many deviations."""


def wilson(won: int, played: int) -> tuple[float, float]:
    """Return the 95 % interval of a share after E. B. Wilson; from 0 to 1 where nothing was played."""
    if not played:
        return 0.0, 1.0
    share, square = won / played, _NORMAL**2
    middle = share + square / (2 * played)
    spread = _NORMAL * sqrt(share * (1 - share) / played + square / (4 * played**2))
    scale = 1 + square / played
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
