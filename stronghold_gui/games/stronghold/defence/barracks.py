"""Barracks and guards: training, and tracking down saboteurs (rules, section 7)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.defence.ground import Ground
from stronghold_gui.games.stronghold.defence.work import NO_PLACE, NONE_LEFT, Work
from stronghold_gui.games.stronghold.effects import kill_inner
from stronghold_gui.games.stronghold.events import Event, TakenAway, UnitTrained
from stronghold_gui.games.stronghold.moves import Finish
from stronghold_gui.games.stronghold.pieces import ACTION_BUILDINGS, DEFENDER_INDEX, DEFENDERS, SUPPLY_INDEX
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_SABOTEUR: Final = SUPPLY_INDEX["saboteur"]
_NO_TRAINEE: Final = Reason.NO_TRAINEE
_NO_SABOTEUR: Final = Reason.NO_SABOTEUR
_NOBODY: Final = Reason.NOBODY_IN_GUARDS


def _training(kind: int) -> Work:
    """Return the action that turns a unit of ``kind`` into one of the next kind.

    It needs a free piece of that kind, and a place for it (R-27).
    """
    unit, into = DEFENDERS[kind], DEFENDERS[kind + 1]
    action = f"train_{unit}"

    def obstacle(position: Position, ground: Ground) -> Reason | None:
        board = position.board
        at = 3 * board.barracks + kind
        if not position.inner[at]:
            return _NO_TRAINEE
        if not position.free[kind + 1]:
            return NONE_LEFT
        return None if position.inner[at + 1] < board.barracks_places[kind + 1] else NO_PLACE

    def answers(position: Position, ground: Ground) -> list[Finish]:
        house = position.board.inner[position.board.barracks]
        return [Finish(action, house)] if obstacle(position, ground) is None else []

    def carry_out(position: Position, move: Finish, out: list[Event]) -> None:
        at = 3 * position.board.barracks + kind
        position.inner[at] -= 1
        position.inner[at + 1] += 1
        position.free[kind] += 1
        position.free[kind + 1] -= 1
        out.append(UnitTrained(unit, into))

    return Work(action, obstacle, answers, _barracks_fault, carry_out)


def _barracks_fault(position: Position, ground: Ground, move: Finish) -> Refusal | None:
    return _house_fault(position, position.board.barracks, move)


def _house_fault(position: Position, house: int, move: Finish) -> Refusal | None:
    if move.place == position.board.inner[house]:
        return None
    return refuse(Reason.WRONG_KIND_OF_PLACE, "7", place=move.place, piece=move.action)


# -- guards ------------------------------------------------------------------------------------------------------------


def _no_track(position: Position, ground: Ground) -> Reason | None:
    if not position.saboteurs:
        return _NO_SABOTEUR
    return None if position.inner_count(position.board.guards) else _NOBODY


def _tracks(position: Position, ground: Ground) -> list[Finish]:
    if _no_track(position, ground) is not None:
        return []
    guards = position.board.guards
    house = position.board.inner[guards]
    return [Finish("track", house, unit) for kind, unit in enumerate(DEFENDERS) if position.inner[3 * guards + kind]]


def _track_fault(position: Position, ground: Ground, move: Finish) -> Refusal | None:
    guards = position.board.guards
    fault = _house_fault(position, guards, move)
    if fault is not None:
        return fault
    if move.unit not in DEFENDER_INDEX:
        return refuse(Reason.UNKNOWN_PIECE, "1", piece=move.unit)
    there = position.inner[3 * guards + DEFENDER_INDEX[move.unit]]
    return None if there else refuse(Reason.NOT_THERE, "7", piece=move.unit, place=move.place)


def _track(position: Position, move: Finish, out: list[Event]) -> None:
    """Kill the unit and remove all saboteurs. The caller must check at once which actions are cheaper now (V-16)."""
    kill_inner(position, position.board.guards, DEFENDER_INDEX[move.unit], "track", out)
    for number, building in enumerate(ACTION_BUILDINGS):
        if position.saboteurs >> number & 1:
            out.append(TakenAway("saboteur", building, 1, "track"))
    position.supply[_SABOTEUR] += position.saboteurs.bit_count()
    position.saboteurs = 0


WORKS: Final = (
    *(_training(kind) for kind in range(len(DEFENDERS) - 1)),
    Work("track", _no_track, _tracks, _track_fault, _track, names_unit=True),
)
