"""The course of a siege: its set-up step, its rounds and stages, and how it ends (rules, sections 7 to 9).

Tasks: ``siege``, ``round`` and ``stage`` (number) begin these. ``after_stages`` ends a round. ``flight`` and ``fallen``
check after removals whether the siege or the game ends. ``siege_end`` ends the siege.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.convicted.after_siege import lose, win
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import NONE
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.siege import aiming, casting
from stronghold_gui.games.convicted.siege.events import (
    BaselineCounted,
    Fled,
    FlightCause,
    RoundBegan,
    SiegeBegan,
    SiegeEnded,
    StageBegan,
)
from stronghold_gui.games.convicted.siege.foes import directions_in_order, melee_left, pieces_on_board

STAGES: Final = 14
FIRST_OF_LATER_ROUNDS: Final = 3


def begin(position: Position, task_: Task, out: list[Event]) -> bool:
    """Begin the siege with its set-up step."""
    del task_
    position.todo.pop()
    position.period, position.stage = "siege", 0
    out.append(SiegeBegan(position.turn))
    position.todo += [
        task("siege_end"),
        task("round"),
        task("baseline"),
        task("casting", casting.SETUP),
        task("army"),
        task("placing"),
        task("card"),
        task("heretic"),
    ]
    return False


def baseline(position: Position, task_: Task, out: list[Event]) -> bool:
    """Count the enemy's pieces (RC-40); without waves, check whether the enemy has melee units (RC-41)."""
    del task_
    position.todo.pop()
    position.baseline = pieces_on_board(position)
    if not position.mode.rounds:
        out.append(BaselineCounted(position.baseline))
        position.todo.append(task("flight"))
    return False


def round_(position: Position, task_: Task, out: list[Event]) -> bool:
    """Begin a round: the first with stage 1, later ones with stage 3.

    With waves, each round begins with stage 3 after its wave has entered (RC-102).
    """
    del task_
    position.todo.pop()
    position.round += 1
    position.stirred = False
    out.append(RoundBegan(position.round))
    first = 1 if position.round == 1 and not position.mode.rounds else FIRST_OF_LATER_ROUNDS
    position.todo.append(task("after_stages"))
    position.todo += [task("stage", stage) for stage in range(STAGES - 1, first - 1, -1)]
    if position.mode.rounds:
        position.todo += [task("casting", casting.WAVE), task("wave")]
    return False


def stage(position: Position, task_: Task, out: list[Event]) -> bool:
    """Begin a stage and push its tasks, the first one on top."""
    position.todo.pop()
    position.stage = task_[1]
    out.append(StageBegan(position.stage))
    position.todo += reversed(_tasks(position, position.stage))
    return False


def _tasks(position: Position, number: int) -> list[Task]:
    """Return the tasks of a stage in order; tasks for every direction begin with the main direction (RC-42)."""
    order = directions_in_order(position)
    found: list[Task] = []
    for kind, *figures in _STAGES[number]:
        each = kind in _EVERY_DIRECTION
        found += [task(kind, direction) for direction in order] if each else [task(kind, *figures)]
    return found


_STAGES: Final[dict[int, tuple[tuple[str, *tuple[int, ...]], ...]]] = {
    1: (("aim", aiming.RANGED_UNITS),),
    2: (("foe_fire",),),
    3: (("aim", aiming.ENGINES_FIRE),),
    4: (("foe_engines",),),
    5: (("storm",), ("move_up",)),
    6: (("aim", aiming.RANGED_UNITS, 1),),
    7: (("regroup",),),
    8: (("foe_fire",),),
    9: (("disband",), ("squads",), ("ram",)),
    10: (("towers",), ("boulders",), ("casting", casting.STONES), ("casting", casting.QUAKE)),
    11: (("casting", casting.MATCHING), ("matching",)),
    12: (("melee",),),
    13: (("destruction",),),
}
"""The tasks of each stage."""
_EVERY_DIRECTION: Final = frozenset({"move_up", "squads", "boulders", "matching"})


def disband(position: Position, task_: Task, out: list[Event]) -> bool:
    """Clear the squads of the previous round."""
    del task_, out
    position.todo.pop()
    position.squads = []
    return False


def melee(position: Position, task_: Task, out: list[Event]) -> bool:
    """Push the tasks of stage 12; squads fight in the order of directions and numbers (RC-42)."""
    del task_, out
    position.todo.pop()
    order = directions_in_order(position)
    rank = {direction: place for place, direction in enumerate(order)}
    numbers = sorted(
        range(len(position.squads)),
        key=lambda index: (rank[position.squads[index].direction], position.squads[index].number),
    )
    steps = [task("end_check"), task("strike_gates")]
    steps += [task(kind, direction) for kind in ("demolition", "tire") for direction in order]
    steps += [task(kind, index) for kind in ("fight", "breath", "climb") for index in numbers]
    steps.append(task("murderer"))
    position.todo += reversed(steps)
    return False


def after_stages(position: Position, task_: Task, out: list[Event]) -> bool:
    """End a round: win the game after the last wave, otherwise test morale and begin the next round."""
    del task_
    position.todo.pop()
    position.squads = []
    if position.mode.rounds and position.round >= position.mode.rounds:
        win(position, out)
        return False
    position.quiet = 0 if position.stirred else position.quiet + 1
    position.todo.append(task("round"))
    if position.mode.morale:
        position.todo.append(task("morale"))
    return False


def flight(position: Position, task_: Task, out: list[Event]) -> bool:
    """Let the enemies flee if no melee unit is left (RC-41); with waves, only in the last round (RC-103)."""
    del task_
    position.todo.pop()
    if position.mode.rounds and position.round < position.mode.rounds:
        return False
    if not melee_left(position):
        flee(position, "melee", out)
    return False


def flee(position: Position, why: FlightCause, out: list[Event]) -> None:
    """End the siege with a flight of the enemies, and drop its remaining tasks."""
    at = next(index for index, each in enumerate(position.todo) if each[0] == "siege_end")
    del position.todo[at + 1 :]
    out.append(Fled(why))


def fallen(position: Position, task_: Task, out: list[Event]) -> bool:
    """End the game as lost if no defender is left, in a mode where lost levels decide it (RC-105)."""
    del task_
    position.todo.pop()
    if position.todo[-1][0] == "revive":  # Units that resurrection brings back count, so check after it (RC-91).
        position.todo.insert(-1, task("fallen"))
    elif position.mode.levels_to_lose and not any(position.units):
        lose(position, "fallen", out)
    return False


def end(position: Position, task_: Task, out: list[Event]) -> bool:
    """End the siege: take back the reinforcement; with waves the defenders win, otherwise loot follows."""
    del task_
    position.todo.pop()
    out.append(SiegeEnded(position.round))
    if position.reinforced != NONE:
        position.resistance[position.reinforced] -= 1
    if position.mode.rounds:
        win(position, out)
        return False
    position.todo.append(task("loot"))
    return False
