"""Table-driven listing of unit moves; a rich position has two hundred, so speed matters (rules, section 7).

A place becomes a code of a few bits: bit ``kind`` says that it has units of the kind, ``_FULL`` that no
further one fits; the barracks, with places by kind, have ``_FULL << kind`` for each. The codes of all places side by
side, a byte each, are the *picture* of a position. A cache holds the moves between a place and all that it can reach;
its key is the part of the picture that decides them.

``walking.py`` has the same rules, one move at a time and with refusals; a test checks that both agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from itertools import chain
from typing import Final

from stronghold_gui.games.stronghold.defence.ground import UNLIMITED, Ground, room
from stronghold_gui.games.stronghold.moves import Move, Swap, Walk
from stronghold_gui.games.stronghold.pieces import DEFENDERS, SOLDIER
from stronghold_gui.games.stronghold.position import Position

Found = tuple[Move, ...]
_Lister = Callable[[int], Found]
"""Returns the moves for the part of a picture that decides them."""

_KINDS: Final = range(len(DEFENDERS))
_HELD: Final = 7
_FULL: Final = 8
_CODE: Final = 255
_SOME: Final = bytes([0] + [1] * 255)
"""Turns a count into 1 for some, 0 for none."""
_MOST: Final = 4096
"""The size of each cache, in parts of pictures. Without these caches a random move takes twice as long."""
_COUNTED: Final = 128
"""Bit 7 of a byte that counts units: set once ``_COUNTED - room`` was added and the place is full."""


class Steps:
    """Walks and swaps of units on one ground. Holds tables and caches only, no state of a position."""

    def __init__(self, ground: Ground) -> None:
        """Lay out masks and caches for the ground's board."""
        board = ground.board
        self.ground = ground
        self._set_up_picture()
        # Cache the houses in two groups, because a state of all four together rarely repeats.
        first, second = (board.barracks, board.honour), (board.guards, board.courtyard)
        self._first_bits, self._second_bits = _bits(_CODE, first), _bits(_CODE, second)
        # A row for every wall and tower of the board; those of another seat's ground can do nothing.
        self._rows = tuple(
            (
                _HELD << 8 * cell,
                self._lister(cell, first),
                self._lister(cell, second),
                self._near_mask(cell),
                self._lister(cell, ground.near[cell]),
            )
            for cell in range(board.walls + board.towers)
        )
        self._among_bits = self._first_bits | self._second_bits
        self._among = lru_cache(maxsize=_MOST)(self._among_houses)
        walls, towers = ground.walls, ground.cells[len(ground.walls) :]
        self._out = tuple(
            (_HELD << 8 * house, _HELD << 8 * house | _bits(_FULL, goals), self._lister(house, goals))
            for house in ground.houses
            for goals in (walls, towers)
        )

    def _lister(self, start: int, goals: tuple[int, ...]) -> _Lister:
        """Return the function that lists the moves between a place and others.

        It lists none if the place belongs to another seat.
        """
        commanded = start in self.ground.cells or start in self.ground.houses
        return lru_cache(maxsize=_MOST)(partial(self.listed, start, goals if commanded else ()))

    def _near_mask(self, cell: int) -> int:
        """Return the bits of the picture that decide the moves between a cell and the walls and towers near it."""
        near = self.ground.near[cell]
        if not near:
            return 0
        swapped = (cell, *(goal for goal in near if goal > cell))
        return _bits(_HELD, swapped) | _bits(_FULL, near)

    # -- from a position to its picture ------------------------------------------------------------------------------

    def _set_up_picture(self) -> None:
        board = self.ground.board
        barracks = 24 * board.barracks
        places = [24 * place for place in range(len(board.inner))]
        self._size = 3 * len(board.inner)
        self._by_kind = 0xFFFFFF << barracks
        self._together = sum(255 << at for at in places if at != barracks)
        self._top_bits = sum(128 << at for at in places) | 0x808080 << barracks
        self._held_bits = sum(_HELD << at for at in places)
        self._full_bits = sum(_FULL << at for at in places)
        self._second_full = _FULL << SOLDIER << barracks
        self._third_full = _FULL << SOLDIER + 1 << barracks
        self._rooms: dict[tuple[int, ...], int] = {}

    def picture(self, position: Position) -> bytes:
        """Return the code of each inner place.

        All units are counted at once, in one large number with a byte for each entry of ``Position.inner``: no byte
        runs over into the next, since the Defender has few units. Shifts add up the three bytes of a place to its
        count. Adding 128 minus the room then sets bit 7 if the place is full.
        """
        raw = bytes(position.inner)
        counts = int.from_bytes(raw, "little")
        count = ((counts + (counts >> 8) + (counts >> 16)) & self._together) + (counts & self._by_kind)
        full = (count + self._room_bits(position)) & self._top_bits
        held = int.from_bytes(raw.translate(_SOME), "little")
        codes = (
            (held | held >> 7 | held >> 14) & self._held_bits
            | full >> 4 & self._full_bits
            | full >> 11 & self._second_full
            | full >> 18 & self._third_full
        )
        return codes.to_bytes(self._size, "little")[::3]

    def _room_bits(self, position: Position) -> int:
        """Return the numbers to add to the counts so that bit 7 marks a full place."""
        key = (position.platforms, *position.towers)
        bits = self._rooms.get(key)
        if bits is None:
            if len(self._rooms) >= _MOST:
                self._rooms.clear()
            board = position.board
            bits = self._rooms[key] = sum(
                _COUNTED - min(room(position, place, kind), UNLIMITED) << 24 * place + 8 * byte
                for place in range(len(board.inner))
                for byte, kind in enumerate(_KINDS if place == board.barracks else (SOLDIER,))
            )
        return bits

    # -- listing -----------------------------------------------------------------------------------------------------

    def add_moves(self, position: Position, found: list[Move]) -> None:
        """Add every walk and swap of units once, regardless of its price."""
        codes = self.picture(position)
        picture = int.from_bytes(codes, "little")
        add = found.extend
        add(self._among(picture & self._among_bits))
        first, second = picture & self._first_bits, picture & self._second_bits
        for code, (held, one, other, mask, near) in zip(codes, self._rows, strict=False):
            if code & _HELD:
                own = picture & held
                add(one(first | own))
                add(other(second | own))
                add(near(picture & mask))
        for held, mask, out in self._out:
            if picture & held:
                add(out(picture & mask))

    def _among_houses(self, picture: int) -> Found:
        houses = self.ground.houses
        return tuple(chain.from_iterable(self.listed(house, houses, picture) for house in houses))

    def listed(self, start: int, goals: tuple[int, ...], picture: int) -> Found:
        """Return the moves between one place and several others, by the codes in a picture."""
        code = picture >> 8 * start & _CODE
        return tuple(
            chain.from_iterable(
                self._between(start, goal, code, picture >> 8 * goal & _CODE) for goal in goals if goal != start
            )
        )

    def _between(self, start: int, goal: int, code: int, other: int) -> Iterator[Move]:
        """Yield the walks from ``start`` to ``goal`` and, if ``start`` comes first on the board, the swaps of both."""
        first, second = self.ground.board.inner[start], self.ground.board.inner[goal]
        for kind in _KINDS:
            if not code >> kind & 1:
                continue
            unit = DEFENDERS[kind]
            if self._takes(goal, other, kind) and (goal == self.ground.board.barracks or not other & _FULL):
                yield Walk(unit, first, second)
            for partner in _KINDS:
                # A swap is refused only by a house that has no place for the kind, never for being full.
                there = start < goal and partner != kind and other >> partner & 1
                if there and self._takes(goal, other, kind) and self._takes(start, code, partner):
                    yield Swap(unit, first, DEFENDERS[partner], second)

    def _takes(self, place: int, code: int, kind: int) -> bool:
        """Return whether a place takes a kind of unit and, in the barracks, has room for one."""
        board = self.ground.board
        if place == board.barracks:
            return not code & _FULL << kind
        return place != board.honour or kind == SOLDIER


def _bits(code: int, places: tuple[int, ...]) -> int:
    """Return the bits of a code at each of the places in a picture."""
    return sum(code << 8 * place for place in places)
