"""The description of a Defender's action: whether it can be done, in which ways, and its effect.

Each building's module makes one ``Work`` for each of its actions; ``buildings.py`` gathers them. Other modules handle
costs, used marks and hourglasses, which all actions share.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.board import SIDES
from stronghold_gui.games.stronghold.defence.ground import Ground
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import Finish
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse

NO_PLACE: Final = Reason.NO_PLACE_FOR_IT
NONE_LEFT: Final = Reason.NONE_LEFT


@dataclass(frozen=True, slots=True)
class Work:
    """One action.

    Attributes:
        action: its id.
        obstacle: callback that returns why a seat with this ground cannot do it now, or ``None``; called at every
            listing of moves.
        answers: callback that returns every way to do it now; none exactly if there is an obstacle.
        fault: callback that returns why it cannot be done in the way a move says, or ``None``; called only if there
            is no obstacle.
        carry_out: the function that changes the position, apart from the hourglasses.
        names_unit: whether its moves name a unit.
    """

    action: str
    obstacle: Callable[[Position, Ground], Reason | None]
    answers: Callable[[Position, Ground], list[Finish]]
    fault: Callable[[Position, Ground, Finish], Refusal | None]
    carry_out: Callable[[Position, Finish, list[Event]], None]
    names_unit: bool = False


def inner_wall(position: Position, ground: Ground, move: Finish) -> int | Refusal:
    """Return the number of the wall section that a move names, if the seat commands it."""
    board = position.board
    number = board.inner_index.get(move.place, board.outer_index.get(move.place, -1))
    if number < 0:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=move.place)
    if move.place not in board.inner[: board.walls]:
        return refuse(Reason.WRONG_KIND_OF_PLACE, "7", place=move.place, piece=move.action)
    return other_side(ground, board.inner_side[number], move.place) or number


def other_side(ground: Ground, side: int, place: str) -> Refusal | None:
    """Return the refusal for a place on the other Defender's side (R-99)."""
    if side in ground.sides or side < 0:
        return None
    return refuse(Reason.OTHER_SIDE, "R-99", start=SIDES[ground.sides[0]], goal=place)
