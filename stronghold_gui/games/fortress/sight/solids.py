"""Solids in a line of sight: upright prisms on hexagons, and upright sheets on edges (rules, section 10).

All numbers are whole: ``u`` and ``v`` in 24ths of the axial axes, ``z`` in half levels.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from stronghold_gui.games.fortress.field.field import DoorState, Field
from stronghold_gui.games.fortress.field.hexes import Hex, Point, centre, edge

Thing = Literal["wall", "ground", "lintel", "walk", "leaf", "figure", "battlement", "ladder"]

BODY: Final = {"small": 8, "medium": 8, "large": 4, "huge": 2}
"""Divisor of a hex for the hexagon of a figure's body, by its size."""
LEAF: Final = 2
"""Divisor of a hex for the open leaf."""

Bounds = tuple[int, int, int, int, int, int, int, int]
"""Bounds of a solid, low and high: upwards, and along the normals of a hexagon's sides ``2u+v``, ``u+2v``, ``u-v``."""

_INRADIUS: Final = 24
"""Distance from the centre of a hex to its sides, along those normals."""


@cache
def bounds(at: Hex, divisor: int, low: int, high: int) -> Bounds:
    """Return the bounds of a solid on a hex."""
    u, v = centre(at)
    one, other, across, half = 2 * u + v, u + 2 * v, u - v, _INRADIUS // divisor
    return low, high, one - half, one + half, other - half, other + half, across - half, across + half


class Prism(Struct, frozen=True):
    """A solid: ``thing`` on a hex, its hexagon made smaller by ``divisor``, from ``low`` to ``high``."""

    thing: Thing
    at: Hex
    divisor: int
    low: int
    high: int
    bounds: Bounds


class Sheet(Struct, frozen=True):
    """An upright rectangle on the edge of a hex, between two of its corners, from ``low`` to ``high``."""

    thing: Thing
    at: Hex
    start: Point
    end: Point
    low: int
    high: int


def prism(thing: Thing, at: Hex, low: int, high: int, divisor: int = 1) -> Prism:
    """Return a solid between two heights in half levels."""
    return Prism(thing, at, divisor, low, high, bounds(at, divisor, low, high))


def solids(field: Field, door: DoorState) -> dict[Hex, tuple[Prism, ...]]:
    """Return the obstacles on each hex, without figures, for a state of the door."""
    return {at: tuple(_on(field, at, door)) for at in field.plan.hexes}


def _on(field: Field, at: Hex, door: DoorState) -> list[Prism]:
    plan = field.plan
    ground, walks = plan.hexes[at].level, plan.walks.get(at, ())
    thickness = 2 * plan.pieces.levels["walk"]
    if at in plan.columns:
        slabs = [prism("walk", at, 2 * walk - thickness, 2 * walk) for walk in walks[1:]]
        return [prism("wall", at, 0, 2 * walks[0]), *slabs]
    found = [prism("ground", at, 0, 2 * ground)] if ground else []
    frame = plan.door.spaces if plan.door is not None else ()
    opening = 2 * (ground + plan.pieces.levels["doorway"])
    if frame and at == frame[0]:
        found.append(prism("lintel", at, opening, 2 * walks[0]))
        walks = walks[1:]
        if door == "closed":
            found.append(prism("leaf", at, 2 * ground, opening))
    if frame and at == frame[2] and door == "open":
        found.append(prism("leaf", at, 2 * ground, opening, LEAF))
    return [*found, *(prism("walk", at, 2 * walk - thickness, 2 * walk) for walk in walks)]


def sheets(field: Field) -> dict[Hex, tuple[Sheet, ...]]:
    """Return battlements and ladders by the hex that they belong to."""
    found: dict[Hex, list[Sheet]] = {}
    above = 2 * field.plan.pieces.levels["battlement"]
    for one in field.plan.battlements:
        start, end = edge(one.at, one.edge)
        sheet = Sheet("battlement", one.at, start, end, 2 * one.level, 2 * one.level + above)
        found.setdefault(one.at, []).append(sheet)
    for ladder in field.plan.ladders:
        at = ladder.landing[:2]
        start, end = edge(at, ladder.edge)
        found.setdefault(at, []).append(Sheet("ladder", at, start, end, 2 * ladder.landing[2], 2 * ladder.goal))
    return {at: tuple(those) for at, those in found.items()}
