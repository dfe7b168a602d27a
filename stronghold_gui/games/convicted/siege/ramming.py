"""The end check, the ram, and the giants' blows (12a to 12c; M-34; RC-62, RC-67, RC-68).

Tasks: ``end_check``; ``strike_gates``; ``demolition`` (direction).
"""

from __future__ import annotations

from msgspec.structs import replace

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.after_siege import lose
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.dice import d3
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import (
    ASSAULT,
    DIRECTIONS,
    FOE_INDEX,
    FOES,
    GATES,
    KEEP_BUILDING,
    NONE,
    NORTH,
    RAM,
    wall_of,
)
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.damage import hit
from stronghold_gui.games.convicted.siege.events import FoesFell, GatewayEntered, GiantStruck, RamDiscarded, RamStruck
from stronghold_gui.games.convicted.siege.foes import FOE_UNITS, find_squad, put, squad_id
from stronghold_gui.games.convicted.siege.forming import total_strength
from stronghold_gui.games.convicted.siege.removing_enemies import stand_on
from stronghold_gui.games.convicted.squads import GATEWAY, ZONE, Squad


def ramming(position: Position, squad: Squad) -> bool:
    """Return whether a squad strikes the gates instead of fighting.

    It must carry the ram, be strong enough and not blinded, and have its leader in the assault zone. Also, there must
    be gates (RC-62).
    """
    if not squad.ram or squad.place != ZONE or squad.blinded:
        return False
    return position.resistance[GATES] > 0 and total_strength(position, squad) >= position.values.siege.ram_strength


def fights(position: Position, squad: Squad) -> bool:
    """Return whether a squad fights or climbs: it has a leader, is not blinded, and does not strike the gates."""
    return squad.leader != NONE and not squad.blinded and not ramming(position, squad)


def end_check(position: Position, task_: Task, out: list[Event]) -> bool:
    """End the game as lost if a squad is unopposed and no building but the keep has a level (12a, RC-67)."""
    del task_
    position.todo.pop()
    town = any(level for number, level in enumerate(position.buildings) if number != KEEP_BUILDING)
    free = any(not squad.facing and fights(position, squad) for squad in position.squads)
    if free and not town:
        lose(position, "stormed", out)
    return False


def strike_gates(position: Position, task_: Task, out: list[Event]) -> bool:
    """Let the ram strike the gates, or discard it if its squad is too weak (12b)."""
    del task_
    position.todo.pop()
    index = next((index for index, squad in enumerate(position.squads) if squad.ram), NONE)
    if index == NONE or position.squads[index].blinded:
        return False
    squad = position.squads[index]
    strong = total_strength(position, squad)
    if strong < position.values.siege.ram_strength:
        _discard(position, index, strong, out)
    elif squad.place == ZONE:
        _strike(position, index, strong, out)
    return False


def _discard(position: Position, index: int, strong: int, out: list[Event]) -> None:
    squad = position.squads[index]
    position.squads[index] = replace(squad, ram=False)
    put(position, ASSAULT + NORTH, RAM, -1)
    position.stirred = True
    out += [RamDiscarded(squad_id(squad), strong), FoesFell("assault_N", "ram", 1, "ram")]


def _strike(position: Position, index: int, strong: int, out: list[Event]) -> None:
    """Strike the gates; if they are destroyed, the leader enters the gateway. A barrier has no gates."""
    squad = position.squads[index]
    if not position.nominal(GATES):
        return
    if position.resistance[GATES]:
        lost = hit(position, GATES, strong, "ram", out)
        out.append(RamStruck(squad_id(squad), strong, lost, position.resistance[GATES]))
    if not position.resistance[GATES] and position.gateway == NONE:
        stand_on(position, index, GATEWAY)
        out.append(GatewayEntered(squad_id(squad), FOES[squad.leader]))


def giants(position: Position, direction: int) -> dict[tuple[int, int], int]:
    """Return the numbers of giants in support before a wall that have not struck, by squad and kind."""
    found: dict[tuple[int, int], int] = {}
    used = position.demolished[direction * FOE_UNITS : (direction + 1) * FOE_UNITS]
    here = [0] * FOE_UNITS
    for squad in position.squads:
        if squad.direction == direction:
            for foe in squad.members:
                here[foe] += 1
    for index, squad in enumerate(position.squads):
        if squad.direction != direction or squad.blinded:
            continue
        for foe in squad.supports:
            if position.values.foes[foe].demolition and here[foe] > used[foe]:
                found[index, foe] = found.get((index, foe), 0) + 1
                used[foe] += 1
    return found


def demolition(position: Position, task_: Task, out: list[Event]) -> bool:
    """Let every giant strike (12c), or ask the enemy player, who may wait (RC-68)."""
    direction = task_[1]
    found = giants(position, direction) if position.resistance[wall_of(direction)] else {}
    if found and position.mode.led:
        return True
    position.todo.pop()
    for (index, foe), count in found.items():
        for _ in range(count):
            _blow(position, index, foe, out)
    return False


def _blow(position: Position, index: int, foe: int, out: list[Event]) -> None:
    squad = position.squads[index]
    wall = wall_of(squad.direction)
    position.demolished[squad.direction * FOE_UNITS + foe] += 1
    if position.resistance[wall]:
        die = d3(position, f"giant {DIRECTIONS[squad.direction]}")
        power = die + position.values.foes[foe].demolition
        lost = hit(position, wall, power, FOES[foe], out)
        out.append(GiantStruck(squad_id(squad), FOES[foe], die, power, lost))


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the enemy player's decision."""
    return (asks(position.enemy, Kind.DEMOLITION, DIRECTIONS[position.todo[-1][1]]),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each giant that can strike, and the move that lets them wait."""
    del seat
    found = giants(position, position.todo[-1][1])
    return [*(m.Demolish(FOES[foe], squad_id(position.squads[index])) for index, foe in found), m.DONE]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Demolish(piece, name) if piece in FOES:
            index = find_squad(position, name)
            if (index, FOE_INDEX[piece]) in giants(position, position.todo[-1][1]):
                return None
            return refuse(Reason.NOT_IN_SUPPORT, "RC-68", piece=piece)
        case m.Done():
            return None
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    del seat
    match move:
        case m.Demolish(piece, name):
            _blow(position, find_squad(position, name), FOE_INDEX[piece], out)
        case m.Done():
            position.todo.pop()
        case _:
            raise unexpected(move)
