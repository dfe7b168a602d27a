"""What the bare numbers of tasks and aims mean, so that documents can write them as ids and check them.

A task is a kind and three figures (``position.Task``); an aim is a source, a target and a count. Inside the rules all
of these are numbers; what a number stands for depends on the kind of task or on the stage. This table says it once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from stronghold_gui.games.stronghold import ids
from stronghold_gui.games.stronghold.effects import STAGES
from stronghold_gui.games.stronghold.position import Aiming, Position, Task
from stronghold_gui.games.stronghold.table import Aim, Todo

Meaning = Literal["outer", "inner", "unit", "guard", "action", "building", "side", "stage", "count"]
"""What a figure stands for; ``count`` is a number that means itself, -1 included."""

TASKS: Final[dict[str, tuple[Meaning, ...]]] = {
    "enter": ("stage",),
    # the Defender: a seat
    "finish": ("count",),
    # the assault: the seat that names targets, then the shots with target and source, then the choices they ask for
    "aim_cannons": ("count",),
    "cannons_fire": (),
    "cannon": ("outer", "inner"),
    "cannon_kill": ("outer", "inner", "count"),
    "reshuffle": (),
    "aim_machines": ("count",),
    "machines_fire": (),
    "machine": ("outer", "outer", "count"),
    "keep_card": ("outer", "outer"),
    "ballista_kill": ("outer",),
    "strongest": ("outer", "unit"),
    "blood_kill": ("outer",),
    "smash": ("outer", "outer"),
    "fire_marksmen": ("count",),
    "marksmen_fire": (),
    "volley": ("outer", "count"),
    "marksmen_losses": ("outer", "count"),
    "fire_goblins": ("count",),
    "goblins_fire": (),
    "cauldron": ("outer",),
    "cauldron_kill": ("outer", "unit"),
    "aim_poles": ("count",),
    "poles_fire": (),
    "poles": ("outer", "inner"),
    "poles_kill": ("outer", "unit"),
    "obey": ("count", "count"),
    "orders_void": (),
    "detonate": ("outer", "count"),
    "call": ("outer",),
    "clash": ("outer",),
    "fury_ends": ("outer",),
    "losses_invader": ("outer", "count", "count"),
    "losses_defender": ("outer", "count", "count"),
    "hospital": ("count", "count"),
    "rise": ("count",),
    "hospital_empties": (),
    # the end of a turn: the step; the extra assault: sections breached and gates fallen before
    "turn_end": ("count",),
    "climb": ("outer",),
    "verdict": ("count", "count"),
}
"""The figures of each kind of task, in order; figures not named here are always 0."""

AIMS: Final[dict[str, tuple[Meaning, Meaning]]] = {
    "cannons": ("inner", "outer"),
    "machines": ("outer", "outer"),
    "marksmen": ("inner", "outer"),
    "goblins": ("outer", "inner"),
    "poles": ("inner", "outer"),
}
"""What source and target of an aim are, by stage."""


def names_of(position: Position, meaning: Meaning) -> Sequence[str]:
    """Return the ids that a figure of this meaning may have, by number; empty for a count."""
    match meaning:
        case "outer":
            return position.board.outer
        case "inner":
            return position.board.inner
        case "unit":
            return ids.UNIT_IDS
        case "guard":
            return ids.GUARD_IDS
        case "action":
            return ids.ACTION_IDS
        case "building":
            return ids.BUILDING_IDS
        case "side":
            return ids.SIDE_IDS
        case "stage":
            return STAGES
        case "count":
            return ()


def figure_name(position: Position, meaning: Meaning, number: int) -> int | str:
    """Return a figure as documents write it."""
    names = names_of(position, meaning)
    return names[number] if 0 <= number < len(names) else number


def read_task(position: Position, task: Task) -> Todo:
    """Return a task in ids."""
    kind, *figures = task
    meanings = TASKS.get(kind, ("count",) * 3)
    return Todo(
        kind,
        [figure_name(position, meaning, number) for meaning, number in zip(meanings, figures, strict=False)],
    )


def read_aim(position: Position, aim: Aiming) -> Aim:
    """Return an aim in ids."""
    start, goal, count = aim
    source, target = AIMS.get(position.stage, ("count", "count"))
    return Aim(str(figure_name(position, source, start)), str(figure_name(position, target, goal)), count)
