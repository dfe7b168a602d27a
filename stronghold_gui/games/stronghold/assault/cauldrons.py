"""Stage II.1: cauldrons are poured out, or have an accident (rules, sections 7 and 8; R-53, R-54)."""

from __future__ import annotations

from stronghold_gui.games.stronghold.assault.removal import Removal, kills, only_the_kind
from stronghold_gui.games.stronghold.assault.sections import at_section, left_out, section
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import enter, hurt_inner, kill_outer
from stronghold_gui.games.stronghold.events import Event, StageBegan
from stronghold_gui.games.stronghold.pieces import GOBLIN
from stronghold_gui.games.stronghold.position import Position, Task


def begin(position: Position, out: list[Event]) -> None:
    """Enter the stage. The sections follow in the board's order."""
    out.append(StageBegan("cauldrons"))
    enter(position, "poles")
    for wall in reversed(range(position.board.walls)):
        if position.cauldron[wall] >= 0 and not left_out(position, wall):
            position.todo.append(("cauldron", wall, 0, 0))


def victims(kind: int, there: int) -> int:
    """Return how many units a cauldron kills at a section: all goblins, or one unit of another kind."""
    return there if kind == GOBLIN else min(1, there)


def burnt(position: Position, kind: int, attackers: int, defenders: int) -> int:
    """Return how many of the Defender's units an accident removes. Their kind decides, not their strength (R-53).

    Args:
        position: the position.
        kind: the kind of unit that the cauldron affects.
        attackers: the number of the Invader's units of that kind at the section before the accident.
        defenders: the number of the Defender's units of the same rank there.
    """
    if not attackers and position.values.accident_needs_invader:
        return 0
    return victims(kind, defenders)


def cauldron(position: Position, task: Task, out: list[Event]) -> None:
    """Pour out one cauldron: on all goblins, or on one orc or troll. Task: (cauldron, section, 0, 0)."""
    wall = task[1]
    kind = position.cauldron[wall]
    if position.accidents >> wall & 1:
        _accident(position, wall, kind, out)
    elif kind == GOBLIN:
        for place in section(position, wall):
            kill_outer(position, place, GOBLIN, "cauldron", out, position.outer[3 * place + GOBLIN])
    else:
        position.todo.append((Kind.CAULDRON_KILL.value, wall, kind, 0))


def _accident(position: Position, wall: int, kind: int, out: list[Event]) -> None:
    """Hurt the Defender's own units: all marksmen, one soldier or one veteran."""
    for _ in range(burnt(position, kind, at_section(position, wall, kind), position.inner[3 * wall + kind])):
        hurt_inner(position, wall, kind, "accident", out)


# Among units of the kind, on the section and in its siege tower, the Invader picks.
CAULDRON_KILL = Removal(Kind.CAULDRON_KILL, "8.II.1", kills("cauldron"), why_not=only_the_kind("R-54"))
