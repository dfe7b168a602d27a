"""Changes that several chapters make to the table, each keeping counts, supplies, deeds and events in step."""

from __future__ import annotations

from typing import Literal

from stronghold_gui.games.stronghold import glory
from stronghold_gui.games.stronghold.events import (
    Death,
    Event,
    HourglassesGiven,
    TakenAway,
    UnitHurt,
    UnitKilled,
    UnitMoved,
    Way,
)
from stronghold_gui.games.stronghold.pieces import DEFENDERS, STONE, UNITS, WOOD
from stronghold_gui.games.stronghold.position import STAGES, Position, Stage


def enter(position: Position, stage: Stage) -> None:
    """Schedule ``stage``: it is entered when all tasks added to ``todo`` after this call are done."""
    position.todo.append(("enter", STAGES.index(stage), 0, 0))


def give_hourglasses(position: Position, side: int, count: int, cause: str, out: list[Event]) -> None:
    """Give the Defender of a side hourglasses (with one Defender the side does not matter)."""
    if count:
        seat = position.defender_of(side)
        position.defenders[seat - len(position.invaders)].hourglasses += count
        out.append(HourglassesGiven(seat, count, cause))


def arrive(position: Position, place: int, kind: int, out: list[Event]) -> None:
    """Put a unit of the Invader on an outer place, which may complete a deed. The caller emits the unit's event."""
    position.outer[3 * place + kind] += 1
    if place < 2 * position.board.walls:
        glory.unit_on_wall(position, position.board.wall_of(place), out)


def kill_outer(position: Position, place: int, kind: int, cause: Death, out: list[Event], count: int = 1) -> None:
    """Send units of the Invader from an outer place to the discard (R-21)."""
    position.outer[3 * place + kind] -= count
    position.discard[kind] += count
    out.extend([UnitKilled(UNITS[kind], position.board.outer[place], cause)] * count)


def kill_inner(position: Position, place: int, kind: int, cause: Death, out: list[Event]) -> None:
    """Kill a unit of the Defender and free its piece (R-27)."""
    position.inner[3 * place + kind] -= 1
    position.free[kind] += 1
    out.append(UnitKilled(DEFENDERS[kind], position.board.inner[place], cause))


def hurt_inner(position: Position, place: int, kind: int, cause: Death, out: list[Event]) -> None:
    """Send a unit of the Defender from a wall section to the hospital."""
    position.inner[3 * place + kind] -= 1
    position.inner[3 * position.board.hospital + kind] += 1
    out.append(UnitHurt(DEFENDERS[kind], position.board.inner[place], cause))


def move_inner(position: Position, kind: int, start: int, goal: int, how: Way, out: list[Event]) -> None:
    """Move a unit of the Defender. A soldier who leaves the guard of honour ends its original state."""
    position.inner[3 * start + kind] -= 1
    position.inner[3 * goal + kind] += 1
    if start == position.board.honour:
        position.honour_kept = False
    out.append(UnitMoved(DEFENDERS[kind], position.board.inner[start], position.board.inner[goal], how))
    if goal == position.board.courtyard:
        courtyard_filled(position, out)


def courtyard_filled(position: Position, out: list[Event]) -> None:
    """Apply a lasting panic: the weakest units in the courtyard die until one is left (section 12, R-74)."""
    if not (position.panic and position.values.panic_lasts):
        return
    courtyard = position.board.courtyard
    while position.inner_count(courtyard) > 1:
        kill_weakest_in_courtyard(position, out)


def kill_weakest_in_courtyard(position: Position, out: list[Event]) -> None:
    """Kill the weakest unit in the courtyard by panic. Units of equal strength are of the same kind (R-74)."""
    courtyard = position.board.courtyard
    kind = next(kind for kind in range(3) if position.inner[3 * courtyard + kind])
    kill_inner(position, courtyard, kind, "panic", out)


def strip_wall(position: Position, wall: int, stones: int, cause: str, out: list[Event]) -> None:
    """Remove a number of stones and all wood from a section, and check whether it is now bare (R-24, R-86)."""
    name = position.board.outer[wall]
    stones, wood = min(stones, position.stone[wall]), position.wood[wall]
    if not stones and not wood:
        return
    position.stone[wall] -= stones
    position.wood[wall] = 0
    position.supply[STONE] += stones
    position.supply[WOOD] += wood
    if stones:
        out.append(TakenAway("stone", name, stones, cause))
    if wood:
        out.append(TakenAway("wood", name, wood, cause))
    if not position.stone[wall]:
        if not position.ruin_mark:
            position.ruin_mark = 1 if stones else 2
            position.supply[STONE if stones else WOOD] -= 1
        glory.wall_bared(position, out)


def pieces_out(position: Position, kind: int, *, bag: bool) -> int:
    """Return how many Invader pieces of a kind can come back: discarded ones and, with ``bag``, those in the bag."""
    return position.discard[kind] + (position.bag[kind] if bag else 0)


def fetch(position: Position, kind: int) -> Literal["discard", "bag"]:
    """Take a piece that can come back, a discarded one first (R-81, R-85), and return the place that it leaves."""
    if position.discard[kind]:
        position.discard[kind] -= 1
        return "discard"
    position.bag[kind] -= 1
    return "bag"
