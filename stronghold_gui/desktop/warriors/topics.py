"""What an area of the table, or a card in it, is called in the rules reference."""

from __future__ import annotations

from typing import Final

_CAMP: Final = "camp."
_MATS: Final = ("", "name")
"""Parts of what is before a seat that stand for all of it."""


def topics_of_area(area: str, key: str) -> tuple[str, ...]:
    """Return what somebody may mean who points at an area, or at what lies in it; the most particular stands first."""
    slot, _, part = area.partition(".")
    if area in ("red", "black", "band"):
        return (area,)
    if key.startswith(_CAMP):
        return ("camp",)
    place = part if _is_slot(slot) else area
    return tuple(filter(None, (key, "table" if place in _MATS else place)))


def _is_slot(name: str) -> bool:
    return name[:1] == "p" and name[1:].isdecimal()
