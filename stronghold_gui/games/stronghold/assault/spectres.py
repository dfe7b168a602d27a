"""Stage II.5: spectres bring lost units to the Invader's foregrounds (rules, section 5.5; R-81, R-125)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.assault.sections import invader_at
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import arrive, fetch, kill_inner, pieces_out
from stronghold_gui.games.stronghold.events import Event, UnitMoved
from stronghold_gui.games.stronghold.moves import Move, Rise
from stronghold_gui.games.stronghold.pieces import DEFENDER_INDEX, DEFENDERS, UNITS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse
from stronghold_gui.games.stronghold.sites import room

_SOURCE: Final = "R-81"


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the next placement by the Invader who cast the spectres. The task is (kind, seat, 0, 0)."""
    seat = position.todo[-1][1]
    return (Decision(seat, Kind.RISE, count=position.inner_count(position.board.hospital)),)


def moves(position: Position, seat: int) -> list[Move]:
    """Return a move for each lost unit and each foreground of the seat, if there is a piece for it and room."""
    board = position.board
    return [
        Rise(unit, board.outer[place])
        for kind, unit in enumerate(DEFENDERS)
        for place in board.all_foregrounds
        if _why_not(position, seat, kind, place) is None
    ]


def _why_not(position: Position, seat: int, kind: int, place: int) -> Refusal | None:
    board = position.board
    name = board.outer[place]
    if invader_at(position, place) != seat:
        return refuse(Reason.OTHER_SIDE, _SOURCE, start=board.inner[board.hospital], goal=name)
    if not position.inner[3 * board.hospital + kind]:
        return refuse(Reason.NOT_THERE, _SOURCE, piece=DEFENDERS[kind], place=board.inner[board.hospital])
    if not pieces_out(position, kind, bag=position.values.spectres_from_bag):
        return refuse(Reason.NONE_LEFT, _SOURCE, piece=UNITS[kind])
    if position.outer_count(place) >= room(position, place):
        return refuse(Reason.NO_ROOM, _SOURCE, place=name, limit=room(position, place))
    return None


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Return why the unit cannot rise there."""
    if not isinstance(move, Rise):
        return refuse(Reason.NOT_NOW, _SOURCE, stage=position.stage)
    if move.unit not in DEFENDER_INDEX:
        return refuse(Reason.UNKNOWN_PIECE, "1", piece=move.unit)
    place = position.board.outer_index.get(move.place, -1)
    if place < 0:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=move.place)
    if place not in position.board.all_foregrounds:
        return refuse(Reason.WRONG_KIND_OF_PLACE, _SOURCE, place=move.place, piece=move.unit)
    return _why_not(position, seat, DEFENDER_INDEX[move.unit], place)


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Replace the unit by its spectre. The decision stays open while another can rise."""
    assert isinstance(move, Rise)
    board = position.board
    kind, place = DEFENDER_INDEX[move.unit], board.outer_index[move.place]
    kill_inner(position, board.hospital, kind, "hospital", out)
    fetch(position, kind)
    out.append(UnitMoved(UNITS[kind], board.inner[board.hospital], move.place, "spectres"))
    arrive(position, place, kind, out)
