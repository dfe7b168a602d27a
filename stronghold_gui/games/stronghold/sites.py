"""Sites of tiles: questions about places that several of the Invader's phases share."""

from __future__ import annotations

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.pieces import BALLISTA, EQUIPMENT, FIELD, LADDER, QUARTERMASTER, TREBUCHET
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse


def two_bits(bits: int) -> bool:
    """Return whether at least two bits are set (two tiles are there)."""
    return bits.bit_count() >= 2


def outer_place(position: Position, place: str, among: tuple[int, ...] | range, piece: str) -> int | Refusal:
    """Return the number of an outer place if it can hold the piece."""
    number = position.board.outer_index.get(place, -1)
    if number < 0:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=place)
    if number not in among:
        return refuse(Reason.WRONG_KIND_OF_PLACE, "2", place=place, piece=piece)
    return number


def throwing_machines(position: Position) -> int:
    """Return the number of ballistas, catapults and trebuchets on the board."""
    return sum(BALLISTA <= machine <= TREBUCHET for machine in position.machine)


def room(position: Position, place: int) -> int:
    """Return how many units an outer place can hold (R-59: it may already have more)."""
    board = position.board
    if place < board.walls:
        return board.capacity[place] + bool(position.equipment[place] & LADDER)
    if place < 2 * board.walls:
        return board.capacity[place] if position.siege_towers >> (place - board.walls) & 1 else 0
    if place == board.ram:
        return board.ram_crew * position.ram
    if position.training[place] & QUARTERMASTER:
        return board.capacity[place] + position.values.quartermaster_room
    return board.capacity[place]


def tile_on_wall(position: Position, tile: str, wall: int, source: str) -> Refusal | None:
    """Return why an equipment tile cannot be placed at a section: it is there already, or two others are."""
    bits = position.equipment[wall]
    if bits >> EQUIPMENT.index(tile) & 1:
        return refuse(Reason.SAME_TILE_THERE, source, place=position.board.outer[wall], piece=tile)
    if two_bits(bits):
        return refuse(Reason.TWO_TILES_THERE, source, place=position.board.outer[wall])
    return None


def free_field(position: Position, field: str) -> int | Refusal:
    """Return the number of an empty trap field, or the refusal (R-62)."""
    number = position.board.field_index.get(field, -1)
    if number < 0:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=field)
    if position.field[number]:
        return refuse(Reason.FIELD_TAKEN, "R-62", place=field, piece=FIELD[position.field[number]])
    return number
