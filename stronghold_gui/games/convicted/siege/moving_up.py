"""Moving up of the enemy to the walls (stage 5; M-27; RC-56 to RC-59).

Tasks: ``storm`` asks the enemy player, if there is one, for ranged units that advance with the melee units. ``move_up``
(direction) moves the pieces of a deployment zone.
"""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import (
    ASSAULT,
    DIRECTIONS,
    FIRST_FOE_ENGINE,
    FOE_INDEX,
    FOE_PIECES,
    FOES,
    MOAT,
    OBSTACLES,
    SIEGE_TOWER,
)
from stronghold_gui.games.convicted.position import FOE_KINDS, Position, Task
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.events import FoesHeld, FoesLostAtRing, FoesMovedUp, FoeStorms
from stronghold_gui.games.convicted.siege.foe_fire import archers
from stronghold_gui.games.convicted.siege.foes import FOE_UNITS, in_zone, put
from stronghold_gui.games.convicted.siege.removing_enemies import remove_from_zone
from stronghold_gui.games.convicted.siege.ring import held, in_the_way, lost_at


def storm_step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Ask the enemy player while ranged units are left that could advance."""
    del task_, out
    if position.mode.led and any(archers(position, direction) for direction in range(len(DIRECTIONS))):
        return True
    position.todo.pop()
    return False


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the enemy player's decision."""
    return (asks(position.enemy, Kind.STORM),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each ranged unit that could advance, and the move that sends no more."""
    del seat
    sent: list[m.Move] = [
        m.Storm(FOES[foe], DIRECTIONS[direction])
        for direction in range(len(DIRECTIONS))
        for foe in archers(position, direction)
    ]
    return [*sent, m.DONE]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Storm(piece, direction) if piece in FOE_PIECES:
            foe, where = FOE_INDEX[piece], DIRECTIONS.index(direction)
            if foe in archers(position, where):
                return None
            if foe < FIRST_FOE_ENGINE and position.values.foes[foe].boss:
                return refuse(Reason.SHAMAN_STAYS, "RC-59", piece=piece)
            return refuse(Reason.NO_RANGED_LEFT, "RC-59")
        case m.Done():
            return None
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Send a unit, which counts as a melee unit from now on, or close."""
    del seat
    match move:
        case m.Storm(piece, direction):
            position.stormers[DIRECTIONS.index(direction) * FOE_UNITS + FOE_INDEX[piece]] += 1
            position.stirred = True
            out.append(FoeStorms(direction, piece))
        case m.Done():
            position.todo.pop()
        case _:
            raise unexpected(move)


def _movers(position: Position, direction: int) -> dict[int, int]:
    """Return the pieces of a deployment zone that move, with their numbers.

    They are melee units, ranged units sent with them, and engines that move.
    """
    found = {}
    for piece in range(FOE_KINDS):
        count = in_zone(position, direction, piece)
        if piece >= FIRST_FOE_ENGINE:
            moves_ = position.values.foe_engines[piece - FIRST_FOE_ENGINE].moves
        else:
            moves_ = not position.values.foes[piece].ranged
            count = count if moves_ else position.stormers[direction * FOE_UNITS + piece]
            moves_ = moves_ or count > 0
        if moves_ and count:
            found[piece] = count
    return found


def move_up(position: Position, task_: Task, out: list[Event]) -> bool:
    """Move the pieces of a direction, except those that the ring holds back and those that fall there."""
    direction = task_[1]
    position.todo.pop()
    obstacle = in_the_way(position, direction)
    waiting, lost, moved = [], [], []
    for piece, count in _movers(position, direction).items():
        stays = _just_arrived(position, direction, piece, count) if held(position, piece, obstacle) else 0
        falls = (
            count - stays
            if piece == SIEGE_TOWER and obstacle == MOAT
            else lost_at(position, piece, obstacle, count - stays)
        )
        goes = count - stays - falls
        waiting += [(FOE_PIECES[piece], stays)] if stays else []
        if falls:
            lost.append((FOE_PIECES[piece], falls))
            remove_from_zone(position, direction, piece, falls, OBSTACLES[obstacle], [])
        if goes:
            moved.append((FOE_PIECES[piece], goes))
            _move(position, direction, piece, goes)
    first = direction * FOE_KINDS
    position.arrived[first : first + FOE_KINDS] = [0] * FOE_KINDS
    for found, event in ((waiting, FoesHeld), (lost, FoesLostAtRing)):
        if found:
            out.append(event(DIRECTIONS[direction], OBSTACLES[obstacle], tuple(found)))
    if moved:
        out.append(FoesMovedUp(DIRECTIONS[direction], tuple(moved)))
    return False


def _just_arrived(position: Position, direction: int, piece: int, count: int) -> int:
    """Return the number of the moving pieces that arrived this round; pieces that arrived earlier move first."""
    longer_here = in_zone(position, direction, piece) - position.arrived[direction * FOE_KINDS + piece]
    return max(count - longer_here, 0)


def _move(position: Position, direction: int, piece: int, count: int) -> None:
    put(position, direction, piece, -count)
    put(position, ASSAULT + direction, piece, count)
    position.stirred = True
    if piece < FIRST_FOE_ENGINE and position.values.foes[piece].ranged:
        position.stormers[direction * FOE_UNITS + piece] -= count
