"""Handicaps: a head start for one side, chosen as a match option and read at set-up.

A value names the side and the amount: ``defender_2``. Each game defines the unit of the amount.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

HANDICAP: Final = "handicap"
"""The name of the option."""
NO_HANDICAP: Final = "none"


def handicaps(who: Iterable[str], amounts: Iterable[int]) -> tuple[str, ...]:
    """Return the values of the option: none, then each amount for each side that may get it."""
    many = tuple(amounts)
    return (NO_HANDICAP, *(f"{one}_{amount}" for one in who for amount in many))


def head_start(value: str) -> tuple[str, int]:
    """Return the side that gets a head start and the amount; ``("", 0)`` for none."""
    who, _, amount = value.rpartition("_")
    return (who, int(amount)) if who else ("", 0)
