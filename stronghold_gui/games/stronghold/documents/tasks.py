"""Conversion of a document's tasks and aims from ids to the numbers that the rules use."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.games.stronghold.naming import AIMS, TASKS, Meaning, names_of
from stronghold_gui.games.stronghold.position import Aiming, Position, Task
from stronghold_gui.games.stronghold.table import Aim, Todo

MOST: Final = 1000
"""Above any count that a task can have."""


def read_task(position: Position, given: Todo, faults: Faults, index: int) -> Task:
    """Return a task from a document and report its faults."""
    meanings = TASKS.get(given.kind)
    if meanings is None:
        faults.add(Content.UNKNOWN_ID, "todo", index, "kind", value=given.kind)
        meanings = ()
    figures = [0, 0, 0]
    faults.limit(len(given.figures), len(meanings), "todo", index, "figures")
    for number, (meaning, figure) in enumerate(zip(meanings, given.figures, strict=False)):
        figures[number] = _number(position, meaning, figure, faults, ("todo", index, "figures", number))
    return (given.kind, figures[0], figures[1], figures[2])


def read_aim(position: Position, given: Aim, faults: Faults, index: int) -> Aiming:
    """Return an aim from a document and report its faults."""
    source, target = AIMS.get(position.stage, ("count", "count"))
    start = _number(position, source, given.start, faults, ("aims", index, "start"))
    goal = _number(position, target, given.goal, faults, ("aims", index, "goal"))
    return (start, goal, given.count)


def _number(
    position: Position, meaning: Meaning, figure: int | str, faults: Faults, path: tuple[str | int, ...]
) -> int:
    """Return the number of a figure."""
    names = names_of(position, meaning)
    if isinstance(figure, str) and names:
        return max(0, faults.known(figure, names, *path))
    if isinstance(figure, int) and not names and -1 <= figure < MOST:
        return figure
    faults.add(Content.UNKNOWN_ID, *path, value=str(figure))
    return 0
