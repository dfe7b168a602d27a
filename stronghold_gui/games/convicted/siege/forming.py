"""Forming of squads before every wall (stage 9; M-29; RC-60, RC-61, RC-66, RC-107).

Tasks: ``squads`` (direction) forms the squads of a wall by the rule, or pushes the task that asks the enemy player
(``grouping.py``). ``ram`` gives the ram to a squad, or asks the enemy player (``carrying.py``).
"""

from __future__ import annotations

from msgspec.structs import replace

from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.ids import PLACE_IDS
from stronghold_gui.games.convicted.pieces import (
    ASSAULT,
    DIRECTIONS,
    FIRST_FOE_ENGINE,
    FOE_PIECES,
    NONE,
    NORTH,
    RAM,
    wall_of,
)
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.siege.events import RamGiven, SquadFormed, SquadsDealt
from stronghold_gui.games.convicted.siege.foes import (
    FOE_UNITS,
    by_strength,
    in_zone,
    named,
    of_zone,
    squad_id,
    strength,
)
from stronghold_gui.games.convicted.squads import GATEWAY, WALL, ZONE, Squad

_HIGHEST_FOR_LEAPING = 1
"""The highest level of a wall at which units with ``leap`` fight (RC-66)."""


def in_assault(position: Position, direction: int) -> list[int]:
    """Return the units in an assault zone that fight at its wall, the strongest first."""
    return by_strength(position, [foe for foe, count in fighters(position, direction) for _ in range(count)])


def fighters(position: Position, direction: int) -> list[tuple[int, int]]:
    """Return the kinds of unit in an assault zone that fight at its wall, with their numbers."""
    foes = position.values.foes
    leaps = position.level[wall_of(direction)] <= _HIGHEST_FOR_LEAPING
    return [
        (foe, count)
        for foe, count in of_zone(position, ASSAULT + direction)
        if foe < FIRST_FOE_ENGINE and (leaps or not foes[foe].leap)
    ]


def units_before(position: Position, direction: int) -> int:
    """Return the number of units that form squads before a wall: in the zone, on the wall and in the gateway."""
    at = direction * FOE_UNITS
    above = sum(position.climbed[at : at + FOE_UNITS]) + (direction == NORTH and position.gateway != NONE)
    return above + sum([count for _, count in fighters(position, direction)])


def standing(position: Position, direction: int) -> list[tuple[int, int]]:
    """Return the enemies in the gateway and on the wall of a direction, who lead squads, with their places."""
    at = direction * FOE_UNITS
    found = [(position.gateway, GATEWAY)] if direction == NORTH and position.gateway != NONE else []
    on_wall = [foe for foe in range(FOE_UNITS) for _ in range(position.climbed[at + foe])]
    return found + [(foe, WALL) for foe in by_strength(position, on_wall)]


def number_of_squads(position: Position, direction: int) -> int:
    """Return the number of squads that are formed before a wall."""
    units = units_before(position, direction)
    if not units:
        return 0
    return max(1 + sum(units >= least for least in position.values.siege.squads), len(standing(position, direction)))


def sizes(position: Position, direction: int) -> list[int]:
    """Return the sizes of the squads: as equal as possible, the first ones larger (RC-107)."""
    count, units = number_of_squads(position, direction), units_before(position, direction)
    return [units // count + (index < units % count) for index in range(count)]


def step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Form the squads of a wall by strength, or push the task that asks the enemy player if there is a choice."""
    direction = task_[1]
    position.todo.pop()
    count = number_of_squads(position, direction)
    if not count:
        return False
    above, others = standing(position, direction), in_assault(position, direction)
    if position.mode.led and others and count > 1:
        position.todo.append(task("grouping", direction))
        return False
    out.append(SquadsDealt(DIRECTIONS[direction], units_before(position, direction), count))
    form(position, direction, deal(above, others, count), out)
    return False


def deal(above: list[tuple[int, int]], others: list[int], count: int) -> list[Squad]:
    """Return squads without direction: units on the wall and in the gateway lead, the others are dealt out in turn.

    Args:
        above: units on the wall and in the gateway, with their places.
        others: units in the assault zone, the strongest first.
        count: number of squads.
    """
    leaders = above + [(foe, ZONE) for foe in others[: count - len(above)]]
    rest = others[count - len(above) :]
    return [
        Squad(NONE, index + 1, leader, place, tuple(rest[index::count]))
        for index, (leader, place) in enumerate(leaders)
    ]


def form(position: Position, direction: int, squads: list[Squad], out: list[Event]) -> None:
    """Add the squads of a direction to the position."""
    for squad in squads:
        formed = replace(squad, direction=direction)
        position.squads.append(formed)
        out.append(squad_formed(formed))


def squad_formed(squad: Squad) -> SquadFormed:
    """Return the event for a new squad."""
    counts = ((foe, squad.supports.count(foe)) for foe in dict.fromkeys(squad.supports))
    return SquadFormed(squad_id(squad), FOE_PIECES[squad.leader], named(counts), PLACE_IDS[squad.place])


def total_strength(position: Position, squad: Squad) -> int:
    """Return the sum of the strengths of a squad's members."""
    return sum(strength(position, foe) for foe in squad.members)


def ram_step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Give the ram to the strongest northern squad, or ask the enemy player if there are several (RC-61, RC-107)."""
    del task_
    northern = carriers(position)
    if not northern or not in_zone(position, ASSAULT + NORTH, RAM):
        position.todo.pop()
        return False
    if position.mode.led and len(northern) > 1:
        return True
    position.todo.pop()
    give_ram(position, max(northern, key=lambda index: (total_strength(position, position.squads[index]), -index)), out)
    return False


def carriers(position: Position) -> list[int]:
    """Return the squads that can carry the ram: northern ones whose leader is in the assault zone (RC-61)."""
    return [index for index, squad in enumerate(position.squads) if squad.direction == NORTH and squad.place == ZONE]


def give_ram(position: Position, index: int, out: list[Event], *, chosen: bool = False) -> None:
    """Let a squad carry the ram; ``chosen``: whether a player chose it."""
    squad = position.squads[index]
    position.squads[index] = replace(squad, ram=True)
    out.append(RamGiven(squad_id(squad), total_strength(position, squad), chosen))
