"""Meanings of the bare numbers in tasks and aims, so that documents can write them as ids and check them.

A task is a kind and three figures (``position.Task``); an aim is a source, a target and a count. Inside the rules all
of these are numbers, whose meaning depends on the kind of task or on the stage. This table defines it once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from stronghold_gui.games.stronghold import ids
from stronghold_gui.games.stronghold.position import STAGES, Aiming, Position, Task
from stronghold_gui.games.stronghold.table import Aim, Todo

Meaning = Literal["wall", "outer", "inner", "unit", "seat", "stage", "count"]
"""The meaning of a figure; ``count`` is a plain number, including -1."""

TASKS: Final[dict[str, tuple[Meaning, ...]]] = {
    "enter": ("stage",),
    # questions
    "finish": ("seat",),
    "aim_cannons": ("seat",),
    "cannon_kill": ("outer", "inner", "count"),
    "aim_machines": ("seat",),
    "keep_card": ("outer", "wall"),
    "ballista_kill": ("wall",),
    "strongest": ("wall", "unit"),
    "blood_kill": ("wall",),
    "smash": ("outer", "wall"),
    "fire_marksmen": ("seat",),
    "marksmen_losses": ("outer", "count"),
    "fire_goblins": ("seat",),
    "cauldron_kill": ("wall", "unit"),
    "aim_poles": ("seat",),
    "poles_kill": ("wall", "unit"),
    "obey": ("seat", "count"),
    "detonate": ("wall", "count"),
    "call": ("wall",),
    "losses_invader": ("wall", "count", "count"),
    "losses_defender": ("wall", "count", "count"),
    "hospital": ("seat", "count"),
    "rise": ("seat",),
    "climb": ("wall",),
    # without a decision
    "cannons_fire": (),
    "cannon": ("outer", "inner"),
    "machines_fire": (),
    "machine": ("outer", "wall", "count"),
    "marksmen_fire": (),
    "volley": ("outer", "count"),
    "goblins_fire": (),
    "cauldron": ("wall",),
    "poles_fire": (),
    "poles": ("wall", "inner"),
    "reshuffle": (),
    "orders_void": (),
    "clash": ("wall",),
    "fury_ends": ("wall",),
    "hospital_empties": (),
    "turn_end": ("count",),
    "verdict": ("count", "count"),
}
"""The figures of each kind of task, in order; figures not named here are always 0."""

AIMS: Final[dict[str, tuple[Meaning, Meaning]]] = {
    "cannons": ("inner", "outer"),
    "dispatch": ("outer", "outer"),
    "machines": ("outer", "wall"),
    "marksmen": ("inner", "outer"),
    "goblins": ("outer", "inner"),
    "poles": ("inner", "wall"),
}
"""What source and target of an aim are, by stage."""


def names_of(position: Position, meaning: Meaning) -> Sequence[str]:
    """Return the ids that a figure of this meaning may have, by number; empty for a count."""
    match meaning:
        case "wall":
            return position.board.outer[: position.board.walls]
        case "outer":
            return position.board.outer
        case "inner":
            return position.board.inner
        case "unit":
            return ids.UNIT_IDS
        case "seat":
            return ids.SEATS[position.seats]
        case "stage":
            return STAGES
        case "count":
            return ()


def figure_name(position: Position, meaning: Meaning, number: int) -> int | str:
    """Return a figure as documents write it."""
    names = names_of(position, meaning)
    return names[number] if 0 <= number < len(names) else number


def task_part(position: Position, task: Task) -> Todo:
    """Return a task in ids."""
    kind, *figures = task
    meanings = TASKS.get(kind, ("count",) * 3)
    return Todo(
        kind,
        [figure_name(position, meaning, number) for meaning, number in zip(meanings, figures, strict=False)],
    )


def aim_part(position: Position, aim: Aiming) -> Aim:
    """Return an aim in ids."""
    start, goal, count = aim
    source, target = AIMS.get(position.stage, ("count", "count"))
    return Aim(str(figure_name(position, source, start)), str(figure_name(position, target, goal)), count)
