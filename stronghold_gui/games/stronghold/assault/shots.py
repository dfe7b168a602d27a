"""Stage I.2: the effect of a machine's shot (rules, section 5.2; R-09, R-49 to R-52).

A pile is a count of hits and misses, and a shot draws one by weight: this is equivalent to a shuffled, unseen pile.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.assault.removal import Removal, kills, only_the_kind
from stronghold_gui.games.stronghold.assault.sections import at_section, invader_at
from stronghold_gui.games.stronghold.assault_events import CardTurned, ShotKept, ShotWasted
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import kill_inner, strip_wall
from stronghold_gui.games.stronghold.events import Death, Event
from stronghold_gui.games.stronghold.moves import Keep, Move
from stronghold_gui.games.stronghold.pieces import BALLISTA, MISS, SITED
from stronghold_gui.games.stronghold.position import Position, Task
from stronghold_gui.games.stronghold.reasons import Reason, refuse


def machine(position: Position, task: Task, out: list[Event]) -> None:
    """Turn the card of a machine, or two for an accurate shot. Task: (machine, place, section, accurate)."""
    _, place, wall, accurate = task
    names = position.board.outer
    hits, misses = position.hits[place], position.misses[place]
    if not hits + misses:
        out.append(ShotWasted(names[place], names[wall]))
        return
    hit = _turn(position, place, wall, hits, misses, out)
    if not accurate or hits + misses == 1:
        _count(position, place, wall, hit, out)
        return
    second = _turn(position, place, wall, hits - hit, misses - (not hit), out)
    if hit == second:
        keep_card(position, place, wall, hit, out)
    else:
        position.todo.append((Kind.KEEP_CARD.value, place, wall, 0))


def _turn(position: Position, place: int, wall: int, hits: int, misses: int, out: list[Event]) -> bool:
    names = position.board.outer
    hit = position.chance.pick(f"card {names[place]}", (hits, misses)) == 0
    out.append(CardTurned(names[place], names[wall], hit))
    return hit


def keep_card(position: Position, place: int, wall: int, hit: bool, out: list[Event]) -> None:
    """Let one of the two cards of an accurate shot count. The other goes back into the pile (R-50)."""
    names = position.board.outer
    out.append(ShotKept(names[place], names[wall], hit))
    _count(position, place, wall, hit, out)


def _count(position: Position, place: int, wall: int, hit: bool, out: list[Event]) -> None:
    """Let the card count: a miss leaves the pile for the supply (R-09), a hit is shuffled back and hits."""
    if not hit:
        position.misses[place] -= 1
        position.supply[MISS] += 1
    elif position.machine[place] == BALLISTA:
        _ballista(position, wall)
    else:
        _missile(position, place, wall, out)


def _ballista(position: Position, wall: int) -> None:
    """Ask which of the Defender's units dies, then which of the strongest Invader units there (R-49)."""
    strongest = max((kind for kind in range(3) if at_section(position, wall, kind)), default=-1)
    if strongest >= 0:
        position.todo.append((Kind.STRONGEST.value, wall, strongest, 0))
    position.todo.append((Kind.BALLISTA_KILL.value, wall, 0, 0))


def _missile(position: Position, place: int, wall: int, out: list[Event]) -> None:
    """Remove a component, or smash a weapon of the section. Blood stones always kill a unit as well (R-52)."""
    if position.blood >> place & 1:
        position.todo.append((Kind.BLOOD_KILL.value, wall, 0, 0))
    if position.stone[wall] or position.wood[wall]:
        strip_wall(position, wall, 1, SITED[position.machine[place]], out)
    else:
        position.todo.append((Kind.SMASH.value, place, wall, 0))


def _lost_to(cause: Death, kind: Kind) -> Removal:
    """Return the chapter in which the Invader chooses a Defender unit of a section. It is lost, not hurt (R-80)."""

    def take(position: Position, task: Task, unit: int, place: int, out: list[Event]) -> None:
        kill_inner(position, place, unit, cause, out)

    return Removal(kind, "8.I.2", take, places=lambda _, task: (task[1],), inside=True)


BALLISTA_KILL = _lost_to("ballista", Kind.BALLISTA_KILL)
BLOOD_KILL = _lost_to("blood_stones", Kind.BLOOD_KILL)
STRONGEST = Removal(Kind.STRONGEST, "R-49", kills("ballista"), why_not=only_the_kind("R-49"))


_KEEPS: Final = (Keep(True), Keep(False))


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the Invader's choice of a card. The task is (kind, machine's place, section, 0)."""
    place = position.todo[-1][1]
    return (Decision(invader_at(position, place), Kind.KEEP_CARD, position.board.outer[place]),)


def moves(position: Position, seat: int) -> list[Move]:
    """Return the moves that keep the hit or the miss. The question is only asked when the two cards differ."""
    return [*_KEEPS]


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Refuse everything else."""
    return None if isinstance(move, Keep) else refuse(Reason.NOT_NOW, "R-50", stage=position.stage)


def play(position: Position, seat: int, move: Move, out: list[Event]) -> None:
    """Let the chosen card count."""
    assert isinstance(move, Keep)
    _, place, wall, _ = position.todo.pop()
    keep_card(position, place, wall, move.hit, out)
