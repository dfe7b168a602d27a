"""Altars: the section each helps this turn, named publicly in phase 6 (R-46)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.events import Event, Placed
from stronghold_gui.games.stronghold.moves import Influence, Move
from stronghold_gui.games.stronghold.pieces import ALTAR
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation.flank import flank_of, foreign
from stronghold_gui.games.stronghold.reasons import Reason, refuse
from stronghold_gui.games.stronghold.sites import outer_place

_SOURCE: Final = "R-46"


def add_moves(position: Position, seat: int, found: list[Move]) -> None:
    """Add a move for every section that an altar may help, for each altar that helps none yet."""
    board, flank = position.board, flank_of(position, seat)
    for place in (*flank.ramparts, *flank.foregrounds):
        if position.machine[place] == ALTAR and position.altar_at[place] < 0:
            side = board.outer_side[place]
            found += [
                Influence(board.outer[place], board.outer[wall])
                for wall in range(board.walls)
                if board.outer_side[wall] == side
            ]


def refusal(position: Position, seat: int, move: Influence) -> Refusal | None:
    """Return why the altar cannot help the section."""
    board = position.board
    altar = board.outer_index.get(move.altar, -1)
    if altar < 0:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=move.altar)
    if position.machine[altar] != ALTAR:
        return refuse(Reason.NO_ALTAR_THERE, _SOURCE, place=move.altar)
    wall = outer_place(position, move.wall, range(board.walls), "altar_influence")
    if isinstance(wall, Refusal):
        return wall
    if position.altar_at[altar] >= 0:
        return refuse(Reason.ALREADY_USED, _SOURCE, action="altar")
    if board.outer_side[altar] != board.outer_side[wall]:
        return refuse(Reason.OTHER_SIDE, "5.2", start=move.altar, goal=move.wall)
    return foreign(position, seat, altar)


def play(position: Position, move: Influence, out: list[Event]) -> None:
    """Lay the altar's influence at the section."""
    index = position.board.outer_index
    position.altar_at[index[move.altar]] = index[move.wall]
    out.append(Placed("altar_influence", move.wall))
