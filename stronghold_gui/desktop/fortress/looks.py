"""Looks of the players in colour, shape and figures: those of the controlling seat.

Who plays two has the second of them in a look that no seat has: what prompt and battlefield say of colours agrees.
"""

from __future__ import annotations

from functools import lru_cache

from stronghold_gui.desktop.play.seats import NO_TEAM, SHAPES, SeatMark
from stronghold_gui.games.fortress.naming import PLAYERS


@lru_cache(maxsize=32)
def looks(people: tuple[int, ...]) -> tuple[int, ...]:
    """Return the number of each player's look, if the people behind the players are known (``Seating.people``)."""
    free = iter(range(len(set(people)), len(people)))
    return tuple(person if person not in people[:player] else next(free) for player, person in enumerate(people))


def player_mark(player: int, people: tuple[int, ...]) -> SeatMark:
    """Return how a player is drawn."""
    look = looks(people)[player]
    return SeatMark(PLAYERS[player], NO_TEAM, look, SHAPES[look])


def look_of(player: str, people: tuple[int, ...]) -> str:
    """Return the end of the names of a player's pictures: ``p1`` for the look of the first seat."""
    return PLAYERS[looks(people)[PLAYERS.index(player)]]
