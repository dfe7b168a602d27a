"""Handicaps: a head start that a match gives to somebody, chosen as one of its options and read at set-up.

A value names who gets it and how much: ``defender_2``. What that is a number of is the game's affair.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

HANDICAP: Final = "handicap"
"""The name of the option."""
NO_HANDICAP: Final = "none"


def handicaps(who: Iterable[str], amounts: Iterable[int]) -> tuple[str, ...]:
    """Return the values of the option: none, then each amount for each who may get it."""
    many = tuple(amounts)
    return (NO_HANDICAP, *(f"{one}_{amount}" for one in who for amount in many))


def head_start(value: str) -> tuple[str, int]:
    """Return who gets a head start and how much; ``("", 0)`` for none."""
    who, _, amount = value.rpartition("_")
    return (who, int(amount)) if who else ("", 0)
