"""The looks of the players: colour, shape and figures.

A player looks like the seat that plays it. The second player of a seat has a look that no seat has.
"""

from __future__ import annotations

from functools import lru_cache

from stronghold_gui.desktop.play.seats import NO_TEAM, SHAPES, SeatMark
from stronghold_gui.games.fortress.naming import PLAYERS


@lru_cache(maxsize=32)
def looks(people: tuple[int, ...]) -> tuple[int, ...]:
    """Return the number of each player's look; ``people`` is the seat that plays each player (``Seating.people``)."""
    free = iter(range(len(set(people)), len(people)))
    return tuple(person if person not in people[:player] else next(free) for player, person in enumerate(people))


def player_mark(player: int, people: tuple[int, ...]) -> SeatMark:
    """Return the mark of a player."""
    look = looks(people)[player]
    return SeatMark(PLAYERS[player], NO_TEAM, look, SHAPES[look])


def look_of(player: str, people: tuple[int, ...]) -> str:
    """Return the look of a player as the end of picture names: ``p1`` for the look of the first seat."""
    return PLAYERS[looks(people)[PLAYERS.index(player)]]
