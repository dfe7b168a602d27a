"""The moments at which blessings, spells and the oracle may be used (M-18, M-31, M-32; RC-39, RC-86 to RC-94, RC-101).

The task ``casting`` holds the moment, one of the constants below. Every defender may use the powers of the moment; the
first player closes. Powers that need a second choice add their own task (``striking.py``, ``pouring.py``,
``guiding.py``).
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.dice import d3
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import ASSAULT, GATES, NONE, POWERS, REPAIRABLE, ZONES
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege import guiding, matching, striking
from stronghold_gui.games.convicted.siege.events import Blinded, StonesRained
from stronghold_gui.games.convicted.siege.foes import effects_of, find_squad, squad_id
from stronghold_gui.games.convicted.siege.pouring import no_rain
from stronghold_gui.games.convicted.siege.powers import (
    AURA,
    BLINDING,
    EARTHQUAKE,
    IGNITION,
    PARALYSIS,
    RAIN,
    REINFORCEMENT,
    RENEWAL,
    immune,
    no_power,
    use,
)

SETUP: Final = 0
"""The set-up step of a siege."""
WAVE: Final = 1
"""The step after a wave has entered (RC-101)."""
STONES: Final = 2
"""The rain of stones in stage 10."""
QUAKE: Final = 3
"""The earthquake in stage 10."""
MATCHING: Final = 4
"""The start of stage 11, also for the oracle. Renewal may be used later as well (``matching.py``)."""
POWERS_OF: Final = (
    (REINFORCEMENT, AURA, PARALYSIS, IGNITION),
    (PARALYSIS, IGNITION),
    (RAIN,),
    (EARTHQUAKE,),
    (BLINDING, RENEWAL),
)
_AIMS: Final = {
    **dict.fromkeys((REINFORCEMENT, AURA, RENEWAL), "section"),
    **dict.fromkeys((PARALYSIS, IGNITION), "nothing"),
    RAIN: "zone",
    **dict.fromkeys((EARTHQUAKE, BLINDING), "squad"),
}
"""The kind of target that a move names for each power; with ``nothing``, the pieces are chosen after the casting."""
_KINDS: Final = (Kind.SETUP_POWERS, Kind.SETUP_POWERS, Kind.MELEE_SPELLS, Kind.MELEE_SPELLS, Kind.BEFORE_MATCHING)


def step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Ask while a seat can use a power."""
    del task_, out
    if any(_possible(position, seat) for seat in position.in_turn()):
        return True
    position.todo.pop()
    return False


def _moment(position: Position) -> int:
    return position.todo[-1][1]


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decisions of the first player, who closes, and of every defender who can use a power."""
    kind, first = _KINDS[_moment(position)], position.first
    return tuple(
        asks(seat, kind, optional=seat != first)
        for seat in position.in_turn()
        if seat == first or _possible(position, seat)
    )


def _targets(position: Position, power: int) -> list[str]:
    """Return all targets of the kind that a power needs, legal or not."""
    match _AIMS[power]:
        case "section":
            return list(REPAIRABLE)
        case "nothing":
            return [m.NOBODY]
        case "zone":
            return list(ZONES[ASSAULT:])
        case _:
            return [squad_id(squad) for squad in position.squads if squad.leader != NONE]


def _possible(position: Position, seat: int) -> list[m.Move]:
    found: list[m.Move] = []
    for power in POWERS_OF[_moment(position)]:
        if not no_power(position, seat, power):
            found += [
                m.Cast(POWERS[power], target)
                for target in _targets(position, power)
                if not _target_refusal(position, power, target)
            ]
    if _moment(position) == MATCHING:
        found += guiding.moves_of(position, seat)
    return found


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return the powers that the seat can use; for the first player also the move that closes."""
    found = _possible(position, seat)
    return [*found, m.DONE] if seat == position.first else found


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Cast(name, target) if name in POWERS and POWERS.index(name) in POWERS_OF[_moment(position)]:
            power = POWERS.index(name)
            if no := no_power(position, seat, power):
                return no
            if target not in _targets(position, power):
                return refuse(Reason.POWER_TARGET, "11", power=name, aim=_AIMS[power])
            return _target_refusal(position, power, target)
        case m.Guide() if _moment(position) == MATCHING:
            return guiding.first_refusal(position, seat, move)
        case m.Done():
            first = position.first
            return None if seat == first else refuse(Reason.FIRST_CLOSES, "RC-07", seat=first)
        case _:
            return untimely(seat, move, decisions(position))


def _target_refusal(position: Position, power: int, target: str) -> Refusal | None:
    match POWERS[power]:
        case "reinforcement" | "protective_aura":
            number = REPAIRABLE.index(target)
            barrier = not position.resistance[number] or (number != GATES and not position.level[number])
            return refuse(Reason.BARRIER, "RC-88", place=target) if barrier else None
        case "renewal":
            return matching.renewal_refusal(position, target)
        case "paralysis":
            return striking.nothing_to_paralyse(position)
        case "ignition":
            return striking.nothing_to_ignite(position)
        case "rain_of_stones":
            return no_rain(position, ZONES.index(target) - ASSAULT)
        case "earthquake":
            return striking.no_quake(position, find_squad(position, target))
        case _:
            return _no_blinding(position, find_squad(position, target))


def _no_blinding(position: Position, index: int) -> Refusal | None:
    squad = position.squads[index]
    if any(effects_of(position, foe).immune_to_blinding for foe in squad.members):
        return refuse(Reason.IMMUNE_TO_BLINDING, "RC-76")
    if squad.blinded:
        return refuse(Reason.POWER_USED, "RC-76", power="blinding")
    return immune(position, squad.leader)


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Cast(name, target):
            power = POWERS.index(name)
            use(position, seat, power, target, out)
            _apply(position, power, target, out)
        case m.Guide():
            guiding.begin(position, seat, move, out)
        case m.Done():
            position.todo.pop()
        case _:
            raise unexpected(move)


def _apply(position: Position, power: int, target: str, out: list[Event]) -> None:
    match POWERS[power]:
        case "reinforcement":
            position.reinforced = REPAIRABLE.index(target)
            position.resistance[position.reinforced] += 1
        case "protective_aura":
            position.aura = REPAIRABLE.index(target)
        case "renewal":
            matching.renew(position, target)
        case "paralysis":
            position.todo.append(task("paralysis", position.values.heroes.paralysed))
        case "ignition":
            position.todo.append(task("ignition", 1))
        case "rain_of_stones":
            direction, die = ZONES.index(target) - ASSAULT, d3(position, "rain")
            out.append(StonesRained(target, die))
            position.todo.append(task("pour", direction, die, 1))
        case "earthquake":
            index = find_squad(position, target)
            position.todo.append(task("quake", index, striking.half_of(position, index)))
        case _:
            index = find_squad(position, target)
            position.squads[index] = replace(position.squads[index], blinded=True)
            out.append(Blinded(target))
