"""Tasks as text, for documents: the kind, then its figures as ids (``window aim b c``, ``loss defender``)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.save import tasks
from stronghold_gui.core.save.tasks import Figure, Figures
from stronghold_gui.games.warriors.pieces import SEAT_IDS, WINDOWS
from stronghold_gui.games.warriors.position import Position, Task

_TASKS: Final[Figures[Position]] = {
    "deal": (), "keep": (), "battle": (), "declare": (), "kind": (), "attack": (), "band": (), "throw": (),
    "settle": (), "settled": (), "go_on": (), "clean_up": (),
    "wizards": (Figure(SEAT_IDS),), "flames": (Figure(SEAT_IDS),), "loss": (Figure(("attacker", "defender")),),
    "target": (Figure(("first", "again")),), "window": (Figure(WINDOWS), Figure(SEAT_IDS, bits=True)),
}  # fmt: skip
"""The meaning of the figures of each kind of task; a window names the seats that have passed in it."""


def task_text(position: Position, task: Task) -> str:
    """Return a task as text."""
    return tasks.task_text(_TASKS, position, task)


def read_task(position: Position, text: str) -> Task | None:
    """Return the task that a text names, or ``None`` if it names none."""
    found = tasks.read_task(_TASKS, position, text)
    if found is None:
        return None
    kind, figures = found
    first, second = (*figures, 0, 0)[:2]
    return kind, first, second
