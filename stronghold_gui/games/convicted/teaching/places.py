"""What lessons and puzzles can point at: places of the rules, as the board has them."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.convicted.pieces import BUILDINGS, POSTS, RING_IDS, TOWN, ZONES

PLACES: Final = frozenset((*POSTS, *ZONES, *RING_IDS, *BUILDINGS, TOWN, "gates", "gateway"))
"""Sections, keep, zones, ring, buildings, the town, gates and gateway."""
