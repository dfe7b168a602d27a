"""The seats in these tests, and scenes of three and four."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold.board import SIDES
from stronghold_gui.games.stronghold.position import Position
from tests.games.stronghold.scene import Scene

WEST: Final = 0
EAST: Final = 1
"""The Invaders, of three and of four."""
ALONE: Final = 2
"""The Defender of three."""
WEST_GUARD: Final = 2
EAST_GUARD: Final = 3
"""The Defenders of four."""


def three(edition: str = "revised", *, bare: bool = False) -> Scene:
    """Return a table of three at the beginning of turn 1, both Invaders with the cards of the ready set."""
    return Scene(edition, bare=bare, seats=3)


def four(edition: str = "revised", *, bare: bool = False) -> Scene:
    """Return a table of four at the beginning of turn 1, both Invaders with the cards of the ready set."""
    return Scene(edition, bare=bare, seats=4)


def pause(west: int, east: int, *, phase: int = 2, turn: int = 2, edition: str = "revised") -> Scene:
    """Return a pause of two Defenders who hold a number of hourglasses."""
    return four(edition).at("pause", phase, turn).hourglasses(west, east)


def sides_of(position: Position, seat: int) -> set[str]:
    """Return the sides of a seat: both if it is alone in its camp, else its own; the western seat first."""
    camp = position.camp_of(seat)
    return set(SIDES) if len(camp) == 1 else {SIDES[camp.index(seat)]}
