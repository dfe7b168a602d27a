"""The ground of a Defender's seat: the places it commands, and those one move apart (rules, section 7).

A sole Defender commands everything. With two, each commands the walls, towers and heroes of their side, while the
buildings and the courtyard are shared (rules, section 11); one ``Ground`` describes one such share.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from stronghold_gui.games.stronghold.board import SIDES, Board
from stronghold_gui.games.stronghold.moves import Stone
from stronghold_gui.games.stronghold.pieces import SOLDIER
from stronghold_gui.games.stronghold.position import Position

UNLIMITED: Final = 120
"""The room of the courtyard: above the number of the Defender's units, and below the 128 of ``steps.py``."""


class Ground:
    """Places and neighbours of one seat of the Defender's, as tables. Never changes.

    Attributes:
        board: the board it belongs to.
        sides: the sides commanded (0 west, 1 east); ``whole`` if there are no others.
        walls: wall sections commanded.
        towers: towers commanded, numbered from 0.
        fields: trap fields commanded.
        cells: inner numbers of those walls and towers: the places that only this seat fills.
        houses: inner numbers of barracks, guards, guard of honour and courtyard.
        outer: outer places where this seat's actions may strike: its sides, and the barbican, which has no side.
        near: for each inner place the walls and towers one move away; empty for houses, which reach every cell.
        hero_ways: for each inner place the places that a hero can go to from there (walls, courtyard).
        stones: a move for each wall section that a stone component may be placed on.
    """

    def __init__(self, board: Board, sides: tuple[int, ...]) -> None:
        """Work out the ground of a seat that commands ``sides``."""
        self.board = board
        self.sides = sides
        self.whole = len(sides) == len(SIDES)
        self.walls = tuple(wall for wall in range(board.walls) if board.inner_side[wall] in sides)
        self.towers = tuple(tower for tower in range(board.towers) if board.inner_side[board.walls + tower] in sides)
        self.fields = tuple(
            number for number, (start, _) in enumerate(board.fields) if board.outer_side[start] in sides
        )
        self.cells = (*self.walls, *(board.walls + tower for tower in self.towers))
        self.houses = (board.barracks, board.guards, board.honour, board.courtyard)
        self.outer = tuple(place for place, side in enumerate(board.outer_side) if side in sides or side < 0)
        self.near = tuple(self._near(place) for place in range(len(board.inner)))
        self.hero_ways = tuple(self._hero_ways(place) for place in range(len(board.inner)))
        self.stones: tuple[Stone, ...] = tuple(Stone(board.inner[wall]) for wall in self.walls)

    def _near(self, place: int) -> tuple[int, ...]:
        board = self.board
        if place not in self.cells:
            return ()
        if place >= board.walls:
            return board.tower_walls[place - board.walls]
        towers = (board.walls + tower for tower in self.towers if place in board.tower_walls[tower])
        return (*board.wall_neighbours[place], *towers)

    def _hero_ways(self, place: int) -> tuple[int, ...]:
        board = self.board
        if place == board.courtyard:
            return self.walls
        return (*board.wall_neighbours[place], board.courtyard) if place in self.walls else ()

    def commands(self, place: int) -> bool:
        """Return whether the seat may move pieces from and to an inner place."""
        return place in self.cells or place in self.houses

    def adjacent(self, first: int, second: int) -> bool:
        """Return whether one move leads from one inner place to the other, regardless of room and price."""
        if first in self.cells and second in self.cells:
            return second in self.near[first]
        return first != second and self.commands(first) and self.commands(second)


@cache
def _grounds(board: Board) -> tuple[Ground, ...]:
    """Return the ground of a sole Defender, then those of the Defenders of each side."""
    every = tuple(range(len(SIDES)))
    return (Ground(board, every), *(Ground(board, (side,)) for side in every))


def ground_of(position: Position, seat: int) -> Ground:
    """Return the ground that a Defender's seat commands."""
    grounds = _grounds(position.board)
    return grounds[0] if len(position.defenders) == 1 else grounds[1 + seat - len(position.invaders)]


def room(position: Position, place: int, kind: int) -> int:
    """Return the capacity of an inner place: for each kind in the barracks, for all kinds together elsewhere.

    A tower with a machine has no room, and the guard of honour only for soldiers; no unit moves to the hospital.
    """
    board = position.board
    if place < board.walls:
        return board.defender_places[place] + (position.platforms >> place & 1)
    if place < board.walls + board.towers:
        return 0 if position.towers[place - board.walls] else 1
    if place == board.barracks:
        return board.barracks_places[kind]
    if place == board.guards:
        return board.guards_places
    if place == board.honour:
        return board.honour_places if kind == SOLDIER else 0
    return UNLIMITED if place == board.courtyard else 0
