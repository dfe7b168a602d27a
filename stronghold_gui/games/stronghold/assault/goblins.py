"""Stage I.4: goblins with a fire master shoot at marksmen (rules, section 8; R-83)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stronghold_gui.games.stronghold.assault.targeting import NO_TARGET, Fault, Targeting, quiet
from stronghold_gui.games.stronghold.assault_events import ShotWasted, Volley
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import enter, kill_inner
from stronghold_gui.games.stronghold.events import Event, StageBegan
from stronghold_gui.games.stronghold.moves import Shoot
from stronghold_gui.games.stronghold.pieces import FIRE_MASTER, GOBLIN, MARKSMAN
from stronghold_gui.games.stronghold.position import Position, Task
from stronghold_gui.games.stronghold.reasons import Reason

_IN_MELEE: Fault = (Reason.IN_MELEE, "8.I.4")


class FireGoblins(Targeting):
    """The Invader names a section or tower for one goblin after the other. The others hold their fire (R-120)."""

    kind = Kind.FIRE_GOBLINS
    chapter = "8.I.4"
    inside = False
    at_inside = True
    move_type = Shoot

    def sources(self, position: Position) -> Iterator[int]:
        """Yield the ramparts with a fire master and goblins."""
        for place in position.board.all_ramparts:
            if position.training[place] & FIRE_MASTER and position.outer[3 * place + GOBLIN]:
                yield place

    def shots(self, position: Position, source: int) -> int:
        return position.outer[3 * source + GOBLIN]

    def reach(self, position: Position, source: int) -> Sequence[int]:
        """Return the joined sections and the tower opposite."""
        board = position.board
        tower = board.opposite_tower[source]
        return board.joined[source] if tower < 0 else (*board.joined[source], board.walls + tower)

    def no_target(self, position: Position, target: int) -> Fault | None:
        """Return the fault if the section is in melee or takes no part, or if no marksman is there."""
        if target < position.board.walls:
            fault = _IN_MELEE if position.in_melee(target) else quiet(position, target)
            if fault is not None:
                return fault
        return None if position.inner[3 * target + MARKSMAN] else NO_TARGET


FIRE_GOBLINS = FireGoblins()


def begin(position: Position, out: list[Event]) -> None:
    """Enter the stage: name the targets, then shoot."""
    out.append(StageBegan("goblins"))
    enter(position, "cauldrons")
    position.todo.append(("goblins_fire", 0, 0, 0))
    FIRE_GOBLINS.lay_out(position)


def goblins_fire(position: Position, task: Task, out: list[Event]) -> None:
    """Kill one marksman for each goblin. Goblins beyond the number of marksmen waste their shots (R-83)."""
    board = position.board
    for source, goal, count in position.aims:
        out.append(Volley(board.inner[goal], count))
        for _ in range(count):
            if position.inner[3 * goal + MARKSMAN]:
                kill_inner(position, goal, MARKSMAN, "goblins", out)
            else:
                out.append(ShotWasted(board.outer[source], board.inner[goal]))
    position.aims.clear()
