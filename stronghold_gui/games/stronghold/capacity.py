"""Capacity and contents of a place, for callers without a move in mind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from stronghold_gui.games.stronghold import sites
from stronghold_gui.games.stronghold.defence import ground
from stronghold_gui.games.stronghold.pieces import DEFENDERS
from stronghold_gui.games.stronghold.position import Position


@dataclass(frozen=True, slots=True)
class Held:
    """The units of one camp at a place.

    Attributes:
        camp: the camp that the units belong to.
        unit: the only kind that is counted, or "" for all kinds together.
        count: how many there are.
        limit: how many there is room for; it can be less than ``count`` (R-59).
    """

    camp: Literal["invader", "defender"]
    unit: str
    count: int
    limit: int


def held_at(position: Position, place: str) -> tuple[Held, ...]:
    """Return the units at a place that has a limit.

    There is an entry for each camp at a wall section, and for each kind in the barracks.

    Empty for a place without a limit, and for one closed now: a siege tower that is not built, a tower with a machine.
    """
    board = position.board
    found: list[Held] = []
    outer, inner = board.outer_index.get(place, -1), board.inner_index.get(place, -1)
    if outer >= 0:
        found.append(Held("invader", "", position.outer_count(outer), sites.room(position, outer)))
    if inner == board.barracks:
        kinds = range(len(DEFENDERS))
        found += [
            Held("defender", DEFENDERS[kind], position.inner[3 * inner + kind], ground.room(position, inner, kind))
            for kind in kinds
        ]
    elif inner >= 0:
        limit = max(ground.room(position, inner, kind) for kind in range(len(DEFENDERS)))
        found.append(Held("defender", "", position.inner_count(inner), limit if limit < ground.UNLIMITED else 0))
    return tuple(held for held in found if held.limit)
