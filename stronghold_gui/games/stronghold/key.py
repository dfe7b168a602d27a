"""Keys that are equal if two positions have the same future apart from chance, for searches that store positions."""

from __future__ import annotations

from collections.abc import Hashable
from operator import attrgetter
from typing import Final

from stronghold_gui.games.stronghold.position import Defender, Invader, Position

_SHARED: Final = frozenset({"board", "values", "cards"})
_SEATED: Final = ("invaders", "defenders")
_ON_BOARD: Final = attrgetter(*(name for name in Position.__slots__ if name not in {*_SHARED, *_SEATED}))
_OF_INVADER: Final = attrgetter(*Invader.__slots__)
_OF_DEFENDER: Final = attrgetter(*Defender.__slots__)


def key_of(position: Position) -> Hashable:
    """Return the key of a position."""
    invaders = tuple(tuple(map(_frozen, _OF_INVADER(seat))) for seat in position.invaders)
    defenders = tuple(tuple(map(_frozen, _OF_DEFENDER(seat))) for seat in position.defenders)
    return (invaders, defenders, *map(_frozen, _ON_BOARD(position)))


def _frozen(thing: object) -> Hashable:
    """Return a list of numbers or tuples as a tuple, everything else as it is."""
    return tuple(thing) if type(thing) is list else thing
