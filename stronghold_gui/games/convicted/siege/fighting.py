"""The fights of squads, and their results (12d to 12f; M-35; RC-42, RC-69 to RC-71, RC-74, RC-76).

Tasks: ``tire`` (direction); ``fight``, ``weakest_own``, ``weakest_foe``, ``breath``, ``climb`` (squad); ``won`` and
``murder`` (squad, endurance that may still fall: ``murder.py``); ``panic`` (squad, number of its opponents before).
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
from stronghold_gui.games.convicted.pieces import (
    FOE_INDEX,
    FOE_PIECES,
    FOES,
    MURDERER,
    NONE,
    RANGED,
    SECTIONS,
    wall_of,
)
from stronghold_gui.games.convicted.position import KINDS, Position, Task
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.events import Breathed, Climbed, FellBack, FightRolled, FightTied, Panicked
from stronghold_gui.games.convicted.siege.falling import ALL, AS_ENEMY_LIKES, UNITS_ONLY, endurance_of, losses
from stronghold_gui.games.convicted.siege.foes import endurance, squad_id, strength
from stronghold_gui.games.convicted.siege.ramming import fights, ramming
from stronghold_gui.games.convicted.siege.reckoning import sides
from stronghold_gui.games.convicted.siege.removing_enemies import fall_back, remove_from_squad, stand_on
from stronghold_gui.games.convicted.squads import WALL, ZONE

_HIGH: Final = 3
_LOW: Final = 1
"""A rolled 3 against a rolled 1 costs the side with the 1 its weakest unit (RC-69)."""


def tire(position: Position, task_: Task, out: list[Event]) -> bool:
    """Record the ranged units of a wall that fight; they do not shoot again in this siege (stage 13).

    Among units of a kind, those that have fought before fight first (RC-112).
    """
    del out
    direction = task_[1]
    position.todo.pop()
    fighting = [0] * KINDS
    for squad in position.squads:
        if squad.direction == direction and squad.facing and not ramming(position, squad):
            for kind in squad.facing.members:
                fighting[kind] += 1
    for kind in RANGED:
        at = cell(wall_of(direction), kind)
        position.spent[at] = max(position.spent[at], fighting[kind])
    return False


def fight(position: Position, task_: Task, out: list[Event]) -> bool:
    """Roll for a squad and the defenders who face it, and push the losses.

    A squad that strikes the gates or is unopposed does not fight; a blinded one falls back.
    """
    index = task_[1]
    position.todo.pop()
    squad = position.squads[index]
    if squad.leader == NONE or squad.facing is None or ramming(position, squad):
        return False
    if squad.blinded:
        out.append(FightTied(squad_id(squad)))
        _fall_back(position, index, out)
        return False
    label = f"fight {squad_id(squad)}"
    die, own_die = d3(position, label), d3(position, label)
    parts = sides(position, squad)
    enemy, own = parts.enemy + die, parts.own + own_die
    rolled = (parts.leader, parts.supports, die, parts.resistance, enemy, parts.own_leader, parts.own_supports, own_die)
    out.append(FightRolled(squad_id(squad), *rolled, own))
    extreme = _extreme(index, die, own_die)
    if own >= enemy:
        _defended(position, index, own - enemy, extreme, out)
    else:
        _overcome(position, index, enemy - own, extreme)
    return False


def _extreme(index: int, die: int, own_die: int) -> list[Task]:
    """Return the task for a rolled 3 against a rolled 1, in a list that is empty for other rolls."""
    if {die, own_die} != {_HIGH, _LOW}:
        return []
    return [task("weakest_foe" if die == _LOW else "weakest_own", index)]


def _defended(position: Position, index: int, difference: int, extreme: list[Task], out: list[Event]) -> None:
    """Apply a fight that the defenders won or tied: the squad falls back, and members may fall."""
    squad = position.squads[index]
    position.squads[index] = replace(squad, wound=difference, done=True)
    _fall_back(position, index, out)
    position.todo += extreme
    if difference:
        position.todo.append(task("won", index, difference))


def _fall_back(position: Position, index: int, out: list[Event]) -> None:
    fall_back(position, index)
    out.append(FellBack(squad_id(position.squads[index])))


def _overcome(position: Position, index: int, difference: int, extreme: list[Task]) -> None:
    """Apply a fight that the enemy won: defenders fall; the leader may climb at the end of the stage (RC-70)."""
    squad = position.squads[index]
    position.squads[index] = replace(squad, won=True, done=True)
    how = AS_ENEMY_LIKES if position.mode.led else UNITS_ONLY
    before = len(squad.facing.members) if squad.facing else 0
    position.todo += [*extreme, task("panic", index, before)]
    position.todo += losses(wall_of(squad.direction), difference, ALL, index, how)


def weakest_own(position: Position, task_: Task, out: list[Event]) -> bool:
    """Push the loss of the weakest defender who faces a squad; the owner chooses among equals."""
    del out
    index = task_[1]
    position.todo.pop()
    squad = position.squads[index]
    if squad.facing:
        least = min(endurance_of(position, kind) for kind in squad.facing.members)
        if squad.leader != NONE:
            position.todo.append(task("panic", index, len(squad.facing.members)))
        position.todo += losses(wall_of(squad.direction), least, 1, index, UNITS_ONLY)
    return False


def weakest_foe(position: Position, task_: Task, out: list[Event]) -> bool:
    """Remove the member of a squad with the least endurance, among equals that of least strength (RC-114)."""
    index = task_[1]
    position.todo.pop()
    squad = position.squads[index]
    fallible = [foe for foe in squad.members if endurance(position, foe)]
    if squad.leader != NONE and fallible:
        foe = min(fallible, key=lambda each: (endurance(position, each), strength(position, each), each))
        remove_from_squad(position, index, foe, "die", out)
    return False


def panic(position: Position, task_: Task, out: list[Event]) -> bool:
    """Spread panic on a wall if defenders fell to a squad whose leader causes it (RC-74)."""
    _, index, before, *_ = task_
    position.todo.pop()
    squad = position.squads[index]
    left = len(squad.facing.members) if squad.facing else 0
    until = position.round + 1
    if position.values.foes[squad.leader].panic and left < before and position.panic[squad.direction] != until:
        position.panic[squad.direction] = until
        out.append(Panicked(SECTIONS[wall_of(squad.direction)], until))
    return False


def climb(position: Position, task_: Task, out: list[Event]) -> bool:
    """Move a squad's leader onto the wall if it won or had no fight, and no defender faces it (12d, 12e, RC-70)."""
    index = task_[1]
    position.todo.pop()
    squad = position.squads[index]
    free = squad.facing is None and (squad.won or not squad.done)
    if free and squad.place == ZONE and fights(position, squad):
        stand_on(position, index, WALL)
        out.append(Climbed(squad_id(squad), FOES[squad.leader], not squad.done))
    return False


def breath(position: Position, task_: Task, out: list[Event]) -> bool:
    """Push the loss of the weakest defender for each dragon left in a squad that fought (RC-71)."""
    index = task_[1]
    position.todo.pop()
    squad = position.squads[index]
    dragons = sum(position.values.foes[foe].breath for foe in squad.members)
    if squad.done and squad.facing:
        for _ in range(dragons):
            position.todo.append(task("weakest_own", index))
        if dragons:
            out.append(Breathed(squad_id(squad)))
    return False


def won_step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Ask while a member of the squad can fall."""
    del out
    if _fallible(position, task_[1], task_[2]):
        return True
    position.todo.pop()
    return False


def _fallible(position: Position, index: int, left: int) -> list[int]:
    squad = position.squads[index]
    return [foe for foe in sorted(set(squad.members)) if 0 < endurance(position, foe) <= left]


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the defender of the wall, or of the seat that has the murderer."""
    kind, index, left, *_ = position.todo[-1]
    squad = position.squads[index]
    if kind == "murder":
        return (asks(position.heroes.index(MURDERER), Kind.MURDER, squad_id(squad), left),)
    return (asks(position.owner[wall_of(squad.direction)], Kind.WON, squad_id(squad), left),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each member of the squad that can fall, and the move that leaves the others."""
    del seat
    _, index, left, *_ = position.todo[-1]
    name = squad_id(position.squads[index])
    return [*(m.Take(FOES[foe], name) for foe in _fallible(position, index, left)), m.DONE]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    kind, index, left, *_ = position.todo[-1]
    squad = position.squads[index]
    match move:
        case m.Take(piece, place) if piece in FOE_PIECES:
            if place != squad_id(squad):
                return refuse(Reason.OTHER_SQUAD, "8", squad=squad_id(squad))
            if FOE_INDEX[piece] not in squad.members:
                return refuse(Reason.NOT_THERE, "8", piece=piece, place=place)
            if FOE_INDEX[piece] in _fallible(position, index, left):
                return None
            doubled = kind == "murder"
            reason, source = (Reason.OVER_DOUBLE, "RC-72") if doubled else (Reason.OVER_DIFFERENCE, "8")
            return refuse(reason, source, piece=piece, limit=left)
        case m.Done():
            return None
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    del seat
    match move:
        case m.Take(piece):
            kind, index, left, *_ = position.todo[-1]
            foe = FOE_INDEX[piece]
            position.todo[-1] = task(kind, index, left - endurance(position, foe))
            squad = position.squads[index]
            position.squads[index] = replace(squad, taken=squad.taken + endurance(position, foe))
            remove_from_squad(position, index, foe, "melee", out)
        case m.Done():
            position.todo.pop()
        case _:
            raise unexpected(move)
