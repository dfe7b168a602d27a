"""What lessons and puzzles can point at: places of the rules, what lies beside them, and the middle of the table."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.warriors.notation import LOOSE
from stronghold_gui.games.warriors.pieces import PLACE_IDS, SEAT_IDS

SHARED: Final = ("pile", "discard", "card", "red", "black", "track", "hand", "kept")
"""Draw pile, discard pile, the battle card taken up, dice, battle cards to come, a hand and what is kept of it."""

PLACES: Final = frozenset((*PLACE_IDS, *SEAT_IDS, *LOOSE, *(f"{seat}.dragons" for seat in SEAT_IDS), *SHARED))
"""Factions, dragons and the band; all that a seat has, its catapults, waiting flames, victory pile and dragons."""
