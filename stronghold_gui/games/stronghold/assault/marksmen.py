"""Stage I.3: marksmen who are not in melee fire at ramparts (rules, section 8; R-16, R-71, R-83)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.assault.removal import Removal, the_place
from stronghold_gui.games.stronghold.assault.targeting import NO_TARGET, Fault, Targeting, no_barbican, quiet
from stronghold_gui.games.stronghold.assault_events import Volley
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import enter, kill_outer
from stronghold_gui.games.stronghold.events import Event, StageBegan
from stronghold_gui.games.stronghold.moves import Shoot
from stronghold_gui.games.stronghold.pieces import MARKSMAN, STRENGTH, TRENCH_MASTER, UNITS
from stronghold_gui.games.stronghold.position import Position, Task
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_NO_MARKSMAN: Fault = (Reason.NO_WEAPON, "8.I.3")
_IN_MELEE: Fault = (Reason.IN_MELEE, "8.I.3")
_COVERED: Fault = (Reason.COVERED, "R-71")


class FireMarksmen(Targeting):
    """The Defender names a rampart for one marksman after the other. The others hold their fire (R-83)."""

    kind = Kind.FIRE_MARKSMEN
    chapter = "8.I.3"
    move_type = Shoot

    def sources(self, position: Position) -> Iterator[int]:
        """Yield sections and towers with marksmen who may fire."""
        inner, walls = position.inner, position.board.walls
        for place in range(walls + position.board.towers):
            if inner[3 * place + MARKSMAN] and (
                place >= walls or not (position.in_melee(place) or quiet(position, place))
            ):
                yield place

    def shots(self, position: Position, source: int) -> int:
        return position.inner[3 * source + MARKSMAN]

    def reach(self, position: Position, source: int) -> Sequence[int]:
        """Return the near ramparts (more of them under a blessing), and the barbican if it is next to the place."""
        board = position.board
        side = board.inner_side[source]
        if source < board.walls:
            near, next_to_barbican = board.joined_ramparts[source], source in board.barbican_walls
        else:
            tower = source - board.walls
            near, next_to_barbican = board.tower_range[tower], tower in board.barbican_towers
        if position.blessing == side:
            near = board.all_ramparts if position.values.blessing_everywhere else board.ramparts[side]
        return (*near, board.barbican, board.ram) if next_to_barbican else near

    def no_source(self, position: Position, source: int) -> Fault | None:
        """Return the fault if no marksman is there, or if those there are in melee or under a glare."""
        walls = position.board.walls
        if source >= walls + position.board.towers or not position.inner[3 * source + MARKSMAN]:
            return _NO_MARKSMAN
        if source < walls:
            return _IN_MELEE if position.in_melee(source) else quiet(position, source)
        return None

    def no_target(self, position: Position, target: int) -> Fault | None:
        """Return the fault if the rampart is covered or empty."""
        if position.covers >> target & 1:
            return _COVERED
        return no_barbican(position, target) or (None if position.outer_count(target) else NO_TARGET)


FIRE_MARKSMEN = FireMarksmen()


def begin(position: Position, out: list[Event]) -> None:
    """Enter the stage: name the targets, then fire."""
    out.append(StageBegan("marksmen"))
    enter(position, "goblins")
    position.todo.append(("marksmen_fire", 0, 0, 0))
    FIRE_MARKSMEN.lay_out(position)


def marksmen_fire(position: Position, task: Task, out: list[Event]) -> None:
    """Put one volley on ``todo`` for each target, in the order in which targets were first named."""
    strength: dict[int, int] = {}
    for _, goal, count in position.aims:
        strength[goal] = strength.get(goal, 0) + count
    position.todo += [("volley", goal, strength[goal], 0) for goal in reversed(strength)]
    position.aims.clear()


def volley(position: Position, task: Task, out: list[Event]) -> None:
    """Fire at one place: the Invader chooses the victims. Task: (volley, place, strength, 0)."""
    _, place, strength, _ = task
    out.append(Volley(position.board.outer[place], strength))
    position.todo.append((Kind.MARKSMEN_LOSSES.value, place, strength, 0))


def toughness(position: Position, place: int, unit: int) -> int:
    """Return the strength of fire that it takes to kill a unit. A trench master doubles it (R-71)."""
    return STRENGTH[unit] * (2 if position.training[place] & TRENCH_MASTER else 1)


def _too_strong(position: Position, task: Task, unit: int, place: int) -> Refusal | None:
    if toughness(position, place, unit) <= task[2]:
        return None
    return refuse(Reason.DOES_NOT_FIT, "R-16", unit=UNITS[unit], strength=task[2])


def _fall(position: Position, task: Task, unit: int, place: int, out: list[Event]) -> None:
    """Kill the unit and ask for the next one, until no unit fits the remaining strength (R-16)."""
    kill_outer(position, place, unit, "marksmen", out)
    position.todo.append((task[0], place, task[2] - toughness(position, place, unit), 0))


MARKSMEN_LOSSES = Removal(Kind.MARKSMEN_LOSSES, "8.I.3", _fall, places=the_place, why_not=_too_strong, counted=True)
