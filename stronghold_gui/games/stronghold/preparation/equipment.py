"""Phase 3, equipment of wall sections, and bridges on paths (rules, section 5.3)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.events import Event, Placed, Shifted
from stronghold_gui.games.stronghold.moves import Equip, Move, Transfer
from stronghold_gui.games.stronghold.pieces import BRIDGE, EQUIPMENT, FREE_FIELD, SUPPLY_INDEX
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation.flank import Flank, flank_of, foreign
from stronghold_gui.games.stronghold.preparation.payment import (
    buyable,
    no_price,
    not_offered,
    settle,
    unpayable,
    used_up,
)
from stronghold_gui.games.stronghold.reasons import Reason, refuse
from stronghold_gui.games.stronghold.sites import free_field, outer_place, room, tile_on_wall, two_bits

_SOURCE: Final = "5.3"


def moves(position: Position, seat: int) -> list[Move]:
    """Return every purchase of a tile, by place and price, and on a flipped card every transfer."""
    found: list[Move] = []
    board, flank, lies = position.board, flank_of(position, seat), position.equipment
    for tile, pays in buyable(position, seat):
        if tile == "equipment_transfer":
            found += _transfers(position, flank)
            continue
        if tile == "bridge":
            free = [board.field_ids[field] for field in flank.fields if position.field[field] == FREE_FIELD]
        else:
            bit = 1 << EQUIPMENT.index(tile)
            free = [board.outer[wall] for wall in flank.walls if not lies[wall] & bit and not two_bits(lies[wall])]
        found += [Equip(tile, place, pay) for place in free for pay in pays]
    return found


def _transfers(position: Position, flank: Flank) -> list[Move]:
    board, found = position.board, list[Move]()
    for wall in flank.walls:
        bits = position.equipment[wall]
        if not bits:
            continue
        side = board.inner_side[wall]
        for index, tile in enumerate(EQUIPMENT):
            if bits >> index & 1 and _held(position, tile, wall) is None:
                found += [
                    Transfer(tile, board.outer[wall], board.outer[goal])
                    for goal, there in enumerate(position.equipment)
                    if board.inner_side[goal] == side and not there >> index & 1 and not two_bits(there)
                ]
    for field in flank.fields:
        if position.field[field] == BRIDGE:
            found += [
                Transfer("bridge", board.field_ids[field], board.field_ids[goal])
                for goal, there in enumerate(position.field)
                if there == FREE_FIELD and _field_side(position, goal) == _field_side(position, field)
            ]
    return found


def _held(position: Position, tile: str, wall: int) -> Refusal | None:
    """Return the refusal if a unit needs the ladder (section 12, R-59)."""
    if tile != "ladder" or not position.values.ladder_stays or position.outer_count(wall) < room(position, wall):
        return None
    return refuse(Reason.SOMEBODY_ON_LADDER, "R-59", place=position.board.outer[wall])


def _field_side(position: Position, field: int) -> int:
    return position.board.outer_side[position.board.fields[field][0]]


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why the tile cannot be laid or transferred in this way."""
    match move:
        case Equip(tile, place, pay):
            return (
                not_offered(position, seat, tile, _SOURCE)
                or used_up(position, tile)
                or unpayable(position, seat, tile, pay)
                or _cannot_lie(position, seat, tile, place)
                or no_price(position, seat, tile, pay)
            )
        case Transfer(tile, start, goal) if tile in EQUIPMENT or tile == "bridge":
            missing = not_offered(position, seat, "equipment_transfer", _SOURCE)
            if missing is not None:
                return missing
            if tile == "bridge":
                return _no_bridge_way(position, seat, start, goal)
            return _no_way(position, seat, tile, start, goal)
        case _:
            return refuse(Reason.NOT_NOW, _SOURCE, stage="equipment")


def _cannot_lie(position: Position, seat: int, tile: str, place: str) -> Refusal | None:
    if tile == "bridge":
        field = free_field(position, place)
        return field if isinstance(field, Refusal) else _foreign_field(position, seat, field)
    wall = outer_place(position, place, range(position.board.walls), tile)
    if isinstance(wall, Refusal):
        return wall
    return foreign(position, seat, wall) or tile_on_wall(position, tile, wall, _SOURCE)


def _foreign_field(position: Position, seat: int, field: int) -> Refusal | None:
    return flank_of(position, seat).foreign(_field_side(position, field), position.board.field_ids[field])


def _no_way(position: Position, seat: int, tile: str, start: str, goal: str) -> Refusal | None:
    walls = range(position.board.walls)
    first, second = outer_place(position, start, walls, tile), outer_place(position, goal, walls, tile)
    if isinstance(first, Refusal):
        return first
    if isinstance(second, Refusal):
        return second
    if not position.equipment[first] >> EQUIPMENT.index(tile) & 1:
        return refuse(Reason.NOT_THERE, _SOURCE, piece=tile, place=start)
    if position.board.inner_side[first] != position.board.inner_side[second]:
        return refuse(Reason.OTHER_SIDE, _SOURCE, start=start, goal=goal)
    if (partners := foreign(position, seat, first)) is not None:
        return partners
    return _held(position, tile, first) or tile_on_wall(position, tile, second, _SOURCE)


def _no_bridge_way(position: Position, seat: int, start: str, goal: str) -> Refusal | None:
    first = position.board.field_index.get(start, -1)
    if first < 0:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=start)
    if position.field[first] != BRIDGE:
        return refuse(Reason.NOT_THERE, _SOURCE, piece="bridge", place=start)
    second = free_field(position, goal)
    if isinstance(second, Refusal):
        return second
    if _field_side(position, first) != _field_side(position, second):
        return refuse(Reason.OTHER_SIDE, _SOURCE, start=start, goal=goal)
    return _foreign_field(position, seat, first)


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Pay for the tile and place it, or transfer one."""
    board = position.board
    match move:
        case Equip(tile, place, pay):
            settle(position, seat, tile, pay, out)
            position.supply[SUPPLY_INDEX[tile]] -= 1
            if tile == "bridge":
                position.field[board.field_index[place]] = BRIDGE
            else:
                position.equipment[board.outer_index[place]] |= 1 << EQUIPMENT.index(tile)
            out.append(Placed(tile, place))
        case Transfer(tile, start, goal):
            settle(position, seat, "equipment_transfer", "", out)
            if tile == "bridge":
                position.field[board.field_index[start]] = FREE_FIELD
                position.field[board.field_index[goal]] = BRIDGE
            else:
                bit = 1 << EQUIPMENT.index(tile)
                position.equipment[board.outer_index[start]] &= ~bit
                position.equipment[board.outer_index[goal]] |= bit
            out.append(Shifted(tile, start, goal))
        case _:
            raise unexpected(move)
