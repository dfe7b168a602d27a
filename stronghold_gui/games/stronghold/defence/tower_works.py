"""Cannon and poles, the machines built in a tower of the fortress (rules, section 7)."""

from __future__ import annotations

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.defence.ground import Ground
from stronghold_gui.games.stronghold.defence.work import NO_PLACE, NONE_LEFT, Work, other_side
from stronghold_gui.games.stronghold.events import Event, Placed
from stronghold_gui.games.stronghold.moves import Finish
from stronghold_gui.games.stronghold.pieces import SUPPLY_INDEX, TOWER
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse


def in_tower(piece: str) -> Work:
    """Return the action that puts ``piece`` into a free tower: one without machine and without unit."""
    supply, standing = SUPPLY_INDEX[piece], TOWER.index(piece)

    def obstacle(position: Position, ground: Ground) -> Reason | None:
        if not position.supply[supply]:
            return NONE_LEFT
        for tower in ground.towers:
            if _free(position, tower):
                return None
        return NO_PLACE

    def answers(position: Position, ground: Ground) -> list[Finish]:
        if not position.supply[supply]:
            return []
        first, names = position.board.walls, position.board.inner
        return [Finish(piece, names[first + tower]) for tower in ground.towers if _free(position, tower)]

    def carry_out(position: Position, move: Finish, out: list[Event]) -> None:
        position.supply[supply] -= 1
        position.towers[position.board.inner_index[move.place] - position.board.walls] = standing
        out.append(Placed(piece, move.place))

    return Work(piece, obstacle, answers, _fault, carry_out)


def _free(position: Position, tower: int) -> bool:
    return not position.towers[tower] and not position.inner_count(position.board.walls + tower)


def _fault(position: Position, ground: Ground, move: Finish) -> Refusal | None:
    board = position.board
    number = board.inner_index.get(move.place, -1)
    if number < 0:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=move.place)
    tower = number - board.walls
    if not 0 <= tower < board.towers:
        return refuse(Reason.WRONG_KIND_OF_PLACE, "7", place=move.place, piece=move.action)
    foreign = other_side(ground, board.inner_side[number], move.place)
    if foreign is not None:
        return foreign
    if position.towers[tower]:
        return refuse(Reason.MACHINE_IN_TOWER, "2", place=move.place)
    return refuse(Reason.UNIT_IN_TOWER, "2", place=move.place) if position.inner_count(number) else None
