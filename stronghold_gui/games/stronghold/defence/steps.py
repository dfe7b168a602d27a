"""Listing the moves of units by tables: a rich position has two hundred, and every listing counts (rules, section 7).

A place is boiled down to a code of a few bits: bit ``kind`` says that units of the kind stand there, ``_FULL << kind``
that no further one fits (outside the barracks all kinds fill up together, so there it is ``_FULL`` alone). The codes of
all places side by side, a byte each, are the *picture* of a position. What a unit can do depends on the few codes
around it only, so each patch of the picture is looked up in a memory of what was listed for it before.

The same rules, one move at a time and with reasons, stand in ``walking.py``; a test holds both equal.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from stronghold_gui.games.stronghold.defence.ground import UNLIMITED, Ground, room
from stronghold_gui.games.stronghold.moves import Move, swap, walk
from stronghold_gui.games.stronghold.pieces import DEFENDERS, SOLDIER
from stronghold_gui.games.stronghold.position import Position

Found = tuple[Move, ...]
K = TypeVar("K")
V = TypeVar("V")

_KINDS: Final = range(len(DEFENDERS))
_HELD: Final = 7
_FULL: Final = 8
_ANY: Final = bytes([0] + [1] * 255)
"""Turns a count into 1 for some, 0 for none."""
_MEMORY: Final = 4096
"""Entries after which a memory starts afresh, so that long runs do not eat the machine's."""
_COUNTED: Final = 128
"""Bit 7 of a byte that counts units: set once ``_COUNTED - room`` was added and the place is full."""


class Steps:
    """Walks and swaps of units on one ground. Holds tables and memories only, nothing of a position."""

    def __init__(self, ground: Ground) -> None:
        """Lay out the masks for the ground's board."""
        board = ground.board
        self.ground = ground
        self.size = 3 * len(board.inner)
        self._barracks = 255 * 0x10101 << 24 * board.barracks
        places = [place for place in range(len(board.inner)) if place != board.barracks]
        self._first = sum(255 << 24 * place for place in places)
        self._high = sum(128 << 24 * place for place in places) | self._barracks & 0x808080 << 24 * board.barracks
        self._held_bits = sum(_HELD << 24 * place for place in range(len(board.inner)))
        self._full_bits = sum(_FULL << 24 * place for place in range(len(board.inner)))
        self._second = 2 * _FULL << 24 * board.barracks
        self._third = 4 * _FULL << 24 * board.barracks
        self._rooms: dict[tuple[int, ...], int] = {}
        # One column for every wall and tower of the board; those of another seat's ground can do nothing.
        cells = range(board.walls + board.towers)
        self._near_masks = tuple(self._near_mask(cell) for cell in cells)
        self._near: tuple[dict[int, Found], ...] = tuple({0: ()} for _ in cells)
        self._houses = sum(255 << 8 * house for house in ground.houses)
        self._home: dict[int, tuple[Found, list[list[Found | None]]]] = {}
        self._out = tuple(
            (house, cells, _HELD << 8 * house, sum(_FULL << 8 * cell for cell in cells), dict[int, Found]())
            for house in ground.houses
            for cells in (ground.walls, ground.cells[len(ground.walls) :])
        )

    def _near_mask(self, cell: int) -> int:
        """Return the bits of the picture that say what a cell's units can do towards walls and towers."""
        if cell not in self.ground.cells:
            return 0
        swapped = [near for near in self.ground.near[cell] if near > cell]
        return (
            _HELD << 8 * cell
            | sum(_FULL << 8 * near for near in self.ground.near[cell])
            | sum(_HELD << 8 * near for near in swapped)
        )

    # -- from a position to its picture ------------------------------------------------------------------------------

    def picture(self, position: Position) -> bytes:
        """Return the code of each inner place.

        All places are counted at once in one large number with a byte for each entry of ``Position.inner``; no byte
        can run over into the next, since the Defender's units together are few.
        """
        raw = bytes(position.inner)
        counts = int.from_bytes(raw, "little")
        full = (counts + (counts >> 8) + (counts >> 16) & self._first) + (counts & self._barracks)
        full = full + self._room_bits(position) & self._high
        held = int.from_bytes(raw.translate(_ANY), "little")
        codes = (
            (held | held >> 7 | held >> 14) & self._held_bits
            | full >> 4 & self._full_bits
            | full >> 11 & self._second
            | full >> 18 & self._third
        )
        return codes.to_bytes(self.size, "little")[::3]

    def _room_bits(self, position: Position) -> int:
        """Return what must be added to the counts so that bit 7 tells a full place."""
        key = (position.platforms, *position.towers)
        bits = self._rooms.get(key)
        if bits is None:
            board = position.board
            bits = 0
            for place in range(len(board.inner)):
                kinds = _KINDS if place == board.barracks else (SOLDIER,)
                for byte, kind in enumerate(kinds):
                    bits += _COUNTED - min(room(position, place, kind), UNLIMITED) << 24 * place + 8 * byte
            _remember(self._rooms, key, bits)
        return bits

    # -- listing -----------------------------------------------------------------------------------------------------

    def add_moves(self, position: Position, found: list[Move]) -> None:
        """Add every walk and swap of units as if there were hourglasses enough, each once."""
        codes = self.picture(position)
        picture = int.from_bytes(codes, "little")
        add = found.extend
        key = picture & self._houses
        home = self._home.get(key) or self._new_home(key, codes)
        add(home[0])
        for cell, (code, row, mask, memory) in enumerate(
            zip(codes, home[1], self._near_masks, self._near, strict=False)
        ):
            if code & _HELD:
                held = row[code & _HELD]
                if held is None:
                    held = row[code & _HELD] = tuple(self._from_cell(cell, codes, self.ground.houses))
                add(held)
                key = picture & mask
                near = memory.get(key)
                if near is None:
                    near = tuple(self._from_cell(cell, codes, self.ground.near[cell]))
                    _remember(memory, key, near)
                add(near)
        for house, goals, held_bits, full_bits, memory in self._out:
            if picture & held_bits:
                key = picture & (held_bits | full_bits)
                out = memory.get(key)
                if out is None:
                    out = tuple(self._between(house, codes, goals))
                    _remember(memory, key, out)
                add(out)

    def _new_home(self, key: int, codes: bytes) -> tuple[Found, list[list[Found | None]]]:
        """Begin the memory for one picture of the houses: moves among them; by cell and code, to and with them."""
        among = tuple(move for house in self.ground.houses for move in self._between(house, codes, self.ground.houses))
        width = len(self._near)
        rows: list[list[Found | None]] = [
            [() if not code or cell not in self.ground.cells else None for code in range(_HELD + 1)]
            for cell in range(width)
        ]
        home = (among, rows)
        _remember(self._home, key, home)
        return home

    def _from_cell(self, cell: int, codes: bytes, goals: Iterable[int]) -> Iterable[Move]:
        return self._between(cell, codes, goals) if cell in self.ground.cells else ()

    def _between(self, start: int, codes: bytes, goals: Iterable[int]) -> Iterable[Move]:
        """Yield the walks from ``start`` to ``goals``, and the swaps with those that come after it on the board."""
        names = self.ground.board.inner
        for goal in goals:
            for kind in _KINDS if goal != start else ():
                if not codes[start] >> kind & 1:
                    continue
                if not self._full(goal, codes[goal], kind):
                    yield walk(DEFENDERS[kind], names[start], names[goal])
                for other in _KINDS if goal > start else ():
                    if kind != other and codes[goal] >> other & 1 and self._swappable(start, goal, kind, other, codes):
                        yield swap(DEFENDERS[kind], names[start], DEFENDERS[other], names[goal])

    def _full(self, place: int, code: int, kind: int) -> bool:
        board = self.ground.board
        if place == board.barracks:
            return bool(code & _FULL << kind)
        return bool(code & _FULL) or (place == board.honour and kind != SOLDIER)

    def _swappable(self, start: int, goal: int, kind: int, other: int, codes: bytes) -> bool:
        """Return whether both places take their new unit; only houses with places by kind may refuse (R-43)."""
        return self._takes(goal, codes[goal], kind) and self._takes(start, codes[start], other)

    def _takes(self, place: int, code: int, kind: int) -> bool:
        board = self.ground.board
        if place == board.barracks:
            return not code & _FULL << kind
        return place != board.honour or kind == SOLDIER


def _remember(memory: dict[K, V], key: K, value: V) -> None:
    if len(memory) >= _MEMORY:
        memory.clear()
    memory[key] = value
