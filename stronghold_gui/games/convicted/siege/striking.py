"""Removal of enemy pieces by paralysis, ignition and the earthquake (M-18, M-31; RC-84, RC-93).

Tasks: ``paralysis`` and ``ignition`` (pieces left), ``quake`` (squad, endurance that may still fall).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import FIRST_FOE_ENGINE, FOE_INDEX, FOE_PIECES, ZONES
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.foes import (
    effects,
    endurance,
    hidden_by_camouflage,
    in_zone,
    of_zone,
    squad_id,
)
from stronghold_gui.games.convicted.siege.powers import immune
from stronghold_gui.games.convicted.siege.removing_enemies import remove_from_squad, remove_from_zone

_PROTECTED: Final = frozenset({Reason.IMMUNE_TO_SPELLS, Reason.CAMOUFLAGED})
"""The reasons that protect a piece of the right kind from a spell."""


def step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Ask while a piece can be removed."""
    del task_, out
    if _possible(position):
        return True
    position.todo.pop()
    return False


def nothing_to_paralyse(position: Position) -> Refusal | None:
    """Return the refusal for paralysis if no unit can be paralysed."""
    return _nothing(position, _unit_refusal, "paralysis")


def nothing_to_ignite(position: Position) -> Refusal | None:
    """Return the refusal for ignition if no engine can be set on fire."""
    return _nothing(position, _engine_refusal, "ignition")


def _nothing(position: Position, refused: Callable[[Position, int, int], Refusal | None], spell: str) -> Refusal | None:
    """Return the refusal for a spell without a target; it says that a piece is protected, or that there is no piece."""
    found = [refused(position, zone, piece) for zone in range(len(ZONES)) for piece, _ in of_zone(position, zone)]
    if None in found:
        return None
    protected = (refusal for refusal in found if refusal is not None and refusal.reason in _PROTECTED)
    return next(protected, None) or refuse(Reason.NO_TARGET, "11", piece=spell)


def _unit_refusal(position: Position, zone: int, piece: int) -> Refusal | None:
    if piece >= FIRST_FOE_ENGINE:
        return refuse(Reason.NO_ENGINES, "11", piece=FOE_PIECES[piece])
    if position.values.foes[piece].boss:
        return refuse(Reason.NO_BOSS, "11", piece=FOE_PIECES[piece])
    if hidden_by_camouflage(position, zone, piece):
        return refuse(Reason.CAMOUFLAGED, "RC-84", piece=FOE_PIECES[piece])
    return immune(position, piece)


def _engine_refusal(position: Position, zone: int, piece: int) -> Refusal | None:
    del zone
    if piece < FIRST_FOE_ENGINE:
        return refuse(Reason.ENGINES_ONLY, "11", piece=FOE_PIECES[piece])
    if effects(position, position.faction).immune_to_spells:
        return refuse(Reason.IMMUNE_TO_SPELLS, "10.2")
    return None


def no_quake(position: Position, index: int) -> Refusal | None:
    """Return the refusal for an earthquake that can remove no member of a squad."""
    members = [foe for foe in position.squads[index].members if not position.values.foes[foe].boss]
    if not members:
        return refuse(Reason.NO_BOSS, "RC-93", piece=FOE_PIECES[position.squads[index].leader])
    if no := immune(position, members[0]):
        return no
    if min(endurance(position, foe) for foe in members) > half_of(position, index):
        return refuse(Reason.NO_TARGET, "RC-93", piece=squad_id(position.squads[index]))
    return None


def half_of(position: Position, index: int) -> int:
    """Return half of the endurance of a squad without bosses, rounded down."""
    members = position.squads[index].members
    return sum(endurance(position, foe) for foe in members if not position.values.foes[foe].boss) // 2


def _possible(position: Position) -> list[tuple[int, str]]:
    """Return the pieces that can be removed, with the zone or squad of each."""
    kind, first, left, *_ = position.todo[-1]
    if kind == "quake":
        squad = position.squads[first]
        return [(foe, squad_id(squad)) for foe in sorted(set(squad.members)) if not _quake_refusal(position, foe, left)]
    refused = _unit_refusal if kind == "paralysis" else _engine_refusal
    return [
        (piece, ZONES[zone])
        for zone in range(len(ZONES))
        for piece, _ in of_zone(position, zone)
        if first and not refused(position, zone, piece)
    ]


def _quake_refusal(position: Position, foe: int, left: int) -> Refusal | None:
    if position.values.foes[foe].boss:
        return refuse(Reason.NO_BOSS, "RC-93", piece=FOE_PIECES[foe])
    needed = endurance(position, foe)
    return refuse(Reason.OVER_HALF, "RC-93", piece=FOE_PIECES[foe], limit=left) if needed > left else None


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decisions of all defenders: any of them may choose, and the first player closes."""
    kind, first, left, *_ = position.todo[-1]
    match kind:
        case "quake":
            name = squad_id(position.squads[first])
            return tuple(
                asks(seat, Kind.QUAKE, name, left, optional=seat != position.first) for seat in position.in_turn()
            )
        case "paralysis":
            return tuple(
                asks(seat, Kind.PARALYSIS, "", first, optional=seat != position.first) for seat in position.in_turn()
            )
        case _:
            return tuple(asks(seat, Kind.IGNITION, optional=seat != position.first) for seat in position.in_turn())


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each piece that can be removed; for the first player also the move that closes."""
    found: list[m.Move] = [m.Take(FOE_PIECES[piece], place) for piece, place in _possible(position)]
    return [*found, m.DONE] if seat == position.first else found


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    kind, first, left, *_ = position.todo[-1]
    match move:
        case m.Take(piece, place) if piece in FOE_PIECES:
            number = FOE_INDEX[piece]
            if kind == "quake":
                return _from_squad(position, first, number, place, left)
            if place not in ZONES or not in_zone(position, ZONES.index(place), number):
                return refuse(Reason.NOT_THERE, "11", piece=piece, place=place)
            refused = _unit_refusal if kind == "paralysis" else _engine_refusal
            return refused(position, ZONES.index(place), number)
        case m.Done():
            return None if seat == position.first else refuse(Reason.FIRST_CLOSES, "RC-07", seat=position.first)
        case _:
            return untimely(seat, move, decisions(position))


def _from_squad(position: Position, index: int, foe: int, place: str, left: int) -> Refusal | None:
    squad = position.squads[index]
    if place != squad_id(squad):
        return refuse(Reason.OTHER_SQUAD, "RC-93", squad=squad_id(squad))
    if foe not in squad.members:
        return refuse(Reason.NOT_THERE, "RC-93", piece=FOE_PIECES[foe], place=place)
    return _quake_refusal(position, foe, left)


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    del seat
    match move:
        case m.Take(piece, place):
            kind, first, left, *_ = position.todo[-1]
            number = FOE_INDEX[piece]
            if kind == "quake":
                position.todo[-1] = task(kind, first, left - endurance(position, number))
                remove_from_squad(position, first, number, "earthquake", out)
            else:
                position.todo[-1] = task(kind, first - 1)
                remove_from_zone(position, ZONES.index(place), number, 1, kind, out)
        case m.Done():
            position.todo.pop()
        case _:
            raise unexpected(move)
