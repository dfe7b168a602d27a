"""The cathedral: blessing, glare, sharpshooter, orders mix-up (rules, section 7)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.board import SIDES
from stronghold_gui.games.stronghold.defence.ground import Ground
from stronghold_gui.games.stronghold.defence.strikes import absent, strike, targets
from stronghold_gui.games.stronghold.defence.work import NO_PLACE, NONE_LEFT, Work, inner_wall, other_side
from stronghold_gui.games.stronghold.events import Event, Placed, TakenAway
from stronghold_gui.games.stronghold.moves import Finish
from stronghold_gui.games.stronghold.orders import take_back
from stronghold_gui.games.stronghold.pieces import NO_ORDER
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse

# -- marksmen's blessing: one tile, so not twice in a turn, not even with last legs ------------------------------------


def _no_blessing(position: Position, ground: Ground) -> Reason | None:
    return NONE_LEFT if position.blessing >= 0 else None


def _blessings(position: Position, ground: Ground) -> list[Finish]:
    return [] if position.blessing >= 0 else [Finish("blessing", SIDES[side]) for side in ground.sides]


def _blessing_fault(position: Position, ground: Ground, move: Finish) -> Refusal | None:
    if move.place not in SIDES:
        return refuse(Reason.WRONG_KIND_OF_PLACE, "R-71", place=move.place, piece="blessing")
    return other_side(ground, SIDES.index(move.place), move.place)


def _bless(position: Position, move: Finish, out: list[Event]) -> None:
    position.blessing = SIDES.index(move.place)
    out.append(Placed("blessing", move.place))


# -- unearthly glare: one tile as well ---------------------------------------------------------------------------------


def _no_glare(position: Position, ground: Ground) -> Reason | None:
    return NONE_LEFT if position.glare >= 0 else None


def _glares(position: Position, ground: Ground) -> list[Finish]:
    names = position.board.inner
    return [] if position.glare >= 0 else [Finish("glare", names[wall]) for wall in ground.walls]


def _glare_fault(position: Position, ground: Ground, move: Finish) -> Refusal | None:
    wall = inner_wall(position, ground, move)
    return wall if isinstance(wall, Refusal) else None


def _glare(position: Position, move: Finish, out: list[Event]) -> None:
    position.glare = position.board.inner_index[move.place]
    out.append(Placed("glare", move.place))


# -- sharpshooter: anybody on the board, but not in the camp, which is a card (R-73) -----------------------------------


def _no_shot(position: Position, ground: Ground) -> Reason | None:
    if not any(position.outer):
        return NO_PLACE
    return None if ground.whole or any(position.outer_count(place) for place in ground.outer) else NO_PLACE


def _shots(position: Position, ground: Ground) -> list[Finish]:
    return targets(position, ground.outer, "sharpshooter")


def _shot_fault(position: Position, ground: Ground, move: Finish) -> Refusal | None:
    number = position.board.outer_index.get(move.place, -1)
    if number < 0:
        return refuse(Reason.UNKNOWN_PLACE, "R-73", place=move.place)
    foreign = other_side(ground, position.board.outer_side[number], move.place)
    return foreign or absent(position, number, move.unit)


def _shoot(position: Position, move: Finish, out: list[Event]) -> None:
    strike(position, move.place, move.unit, "sharpshooter", out)


# -- orders mix-up: the tile leaves unseen -----------------------------------------------------------------------------


def _no_mix_up(position: Position, ground: Ground) -> Reason | None:
    orders = position.orders
    for wall in ground.walls:
        if orders[wall] != NO_ORDER:
            return None
    return NO_PLACE


def _mix_ups(position: Position, ground: Ground) -> list[Finish]:
    orders, names = position.orders, position.board.inner
    return [Finish("mix_up", names[wall]) for wall in ground.walls if orders[wall] != NO_ORDER]


def _mix_up_fault(position: Position, ground: Ground, move: Finish) -> Refusal | None:
    wall = inner_wall(position, ground, move)
    if isinstance(wall, Refusal):
        return wall
    lies = position.orders[wall] != NO_ORDER
    return None if lies else refuse(Reason.NO_ORDER_THERE, "7", place=move.place)


def _mix_up(position: Position, move: Finish, out: list[Event]) -> None:
    take_back(position, position.board.inner_index[move.place])
    out.append(TakenAway("order", move.place, 1, "mix_up"))


WORKS: Final = (
    Work("blessing", _no_blessing, _blessings, _blessing_fault, _bless),
    Work("glare", _no_glare, _glares, _glare_fault, _glare),
    Work("sharpshooter", _no_shot, _shots, _shot_fault, _shoot, names_unit=True),
    Work("mix_up", _no_mix_up, _mix_ups, _mix_up_fault, _mix_up),
)
