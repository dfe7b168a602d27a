"""The stone component that a turn brings, placed in the pause after phase 1 (R-23)."""

from __future__ import annotations

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.board import SIDES
from stronghold_gui.games.stronghold.defence.ground import ground_of
from stronghold_gui.games.stronghold.events import Event, Placed
from stronghold_gui.games.stronghold.moves import Move, Stone
from stronghold_gui.games.stronghold.pieces import STONE
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse


def held(position: Position) -> bool:
    """Return whether a stone is waiting to be placed, by either Defender (R-99). Until then it stays in the supply."""
    return position.supply[STONE] > 0 and any(defender.stones for defender in position.defenders)


def add_moves(position: Position, seat: int, found: list[Move]) -> None:
    """Add a move for every section where the stone can be placed."""
    if held(position):
        found.extend(ground_of(position, seat).stones)


def refusal(position: Position, seat: int, move: Stone) -> Refusal | None:
    """Return why no stone can be placed there."""
    board = position.board
    if not held(position):
        return refuse(Reason.NONE_LEFT, "R-23", piece="stone")
    number = board.inner_index.get(move.wall, -1)
    if number < 0:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=move.wall)
    if number >= board.walls:
        return refuse(Reason.WRONG_KIND_OF_PLACE, "2", place=move.wall, piece="stone")
    ground = ground_of(position, seat)
    if number not in ground.walls:
        return refuse(Reason.OTHER_SIDE, "R-99", start=SIDES[ground.sides[0]], goal=move.wall)
    return None


def play(position: Position, seat: int, move: Stone, out: list[Event]) -> None:
    """Place the stone. A wall section takes any number of them."""
    own = position.defenders[seat - len(position.invaders)]
    holder = own if own.stones else next(defender for defender in position.defenders if defender.stones)
    holder.stones -= 1
    position.supply[STONE] -= 1
    position.stone[position.board.inner_index[move.wall]] += 1
    out.append(Placed("stone", move.wall))
