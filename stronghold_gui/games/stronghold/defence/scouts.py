"""The scouts' quarters: traps on paths, damage to machines, raids on siege towers (rules, section 7)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.defence.ground import Ground
from stronghold_gui.games.stronghold.defence.strikes import absent, strike, targets
from stronghold_gui.games.stronghold.defence.work import NO_PLACE, NONE_LEFT, Work, other_side
from stronghold_gui.games.stronghold.events import Event, Placed
from stronghold_gui.games.stronghold.moves import Finish
from stronghold_gui.games.stronghold.pieces import BALLISTA, CATAPULT, FIELD, FREE_FIELD, MISS, SUPPLY_INDEX
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse
from stronghold_gui.games.stronghold.sites import free_field

_BUILT: Final = (BALLISTA, CATAPULT)
"""The machines that scouts can damage; the trebuchet is too far away, and an altar is no target."""


def _trap(piece: str) -> Work:
    supply, lies = SUPPLY_INDEX[piece], FIELD.index(piece)

    def obstacle(position: Position, ground: Ground) -> Reason | None:
        if not position.supply[supply]:
            return NONE_LEFT
        field = position.field
        for number in ground.fields:
            if field[number] == FREE_FIELD:
                return None
        return NO_PLACE

    def answers(position: Position, ground: Ground) -> list[Finish]:
        if not position.supply[supply]:
            return []
        field, names = position.field, position.board.field_ids
        return [Finish(piece, names[number]) for number in ground.fields if field[number] == FREE_FIELD]

    def carry_out(position: Position, move: Finish, out: list[Event]) -> None:
        position.supply[supply] -= 1
        position.field[position.board.field_index[move.place]] = lies
        out.append(Placed(piece, move.place))

    return Work(piece, obstacle, answers, _field_fault, carry_out)


def _field_fault(position: Position, ground: Ground, move: Finish) -> Refusal | None:
    number = free_field(position, move.place)
    if isinstance(number, Refusal):
        return number
    return other_side(ground, position.board.outer_side[position.board.fields[number][0]], move.place)


# -- machine damage: a card of the supply, so there may be none (R-26) -------------------------------------------------


def _no_damage(position: Position, ground: Ground) -> Reason | None:
    if not position.supply[MISS]:
        return NONE_LEFT
    machine = position.machine
    if BALLISTA not in machine and CATAPULT not in machine:
        return NO_PLACE
    return None if ground.whole or any(machine[place] in _BUILT for place in ground.outer) else NO_PLACE


def _damages(position: Position, ground: Ground) -> list[Finish]:
    if not position.supply[MISS]:
        return []
    names = position.board.outer
    return [Finish("damage", names[place]) for place in ground.outer if position.machine[place] in _BUILT]


def _damage_fault(position: Position, ground: Ground, move: Finish) -> Refusal | None:
    board = position.board
    number = board.outer_index.get(move.place, -1)
    if number < 0:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=move.place)
    foreign = other_side(ground, board.outer_side[number], move.place)
    if foreign is not None:
        return foreign
    reached = position.machine[number] in _BUILT
    return None if reached else refuse(Reason.NO_MACHINE_THERE, "R-26", place=move.place)


def _damage(position: Position, move: Finish, out: list[Event]) -> None:
    position.supply[MISS] -= 1
    position.misses[position.board.outer_index[move.place]] += 1
    out.append(Placed("miss", move.place))


# -- siege tower raid --------------------------------------------------------------------------------------------------


def _no_raid(position: Position, ground: Ground) -> Reason | None:
    walls, siege = position.board.walls, position.board.siege
    if not any(position.outer[3 * walls : 6 * walls]):
        return NO_PLACE
    reached = ground.whole or any(position.outer_count(siege(wall)) for wall in ground.walls)
    return None if reached else NO_PLACE


def _raids(position: Position, ground: Ground) -> list[Finish]:
    return targets(position, map(position.board.siege, ground.walls), "raid")


def _raid_fault(position: Position, ground: Ground, move: Finish) -> Refusal | None:
    board = position.board
    number = board.outer_index.get(move.place, -1)
    if number < 0:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=move.place)
    if not board.walls <= number < 2 * board.walls:
        return refuse(Reason.WRONG_KIND_OF_PLACE, "R-54", place=move.place, piece="raid")
    foreign = other_side(ground, board.outer_side[number], move.place)
    return foreign or absent(position, number, move.unit)


def _raid(position: Position, move: Finish, out: list[Event]) -> None:
    strike(position, move.place, move.unit, "raid", out)


WORKS: Final = (
    _trap("goblin_trap"),
    _trap("troll_trap"),
    Work("damage", _no_damage, _damages, _damage_fault, _damage),
    Work("raid", _no_raid, _raids, _raid_fault, _raid, names_unit=True),
)
