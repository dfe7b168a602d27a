"""Checks of the tasks at each stage: the rules produce few task lists, and a document must have one of them."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.save.content import Faults
from stronghold_gui.games.warriors import ids
from stronghold_gui.games.warriors.pieces import (
    AFTER_WINDOW,
    AIM_WINDOW,
    CARD_WINDOW,
    DICE_WINDOW,
    LAST_WINDOW,
    NONE,
    WINDOWS,
)
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.preparation.placing import placing_tasks
from stronghold_gui.games.warriors.problems import Impossible

_BATTLES: Final = (
    ("kind",),
    ("attack",),
    ("band",),
    ("target",),
    ("go_on",),
    ("declare", "window"),
    ("throw", "window"),
    ("settle", "window"),
    ("go_on", "window"),
    ("clean_up", "window"),
    ("settled", "loss"),
    ("settled", "loss", "loss"),
)
"""The possible task lists at a decision during the battles of a round."""
_WINDOW_BEFORE: Final = {
    "declare": CARD_WINDOW,
    "throw": AIM_WINDOW,
    "settle": DICE_WINDOW,
    "go_on": AFTER_WINDOW,
    "clean_up": LAST_WINDOW,
}
"""The window that is open before a task."""


def check_tasks(position: Position, faults: Faults) -> None:
    """Report tasks that are impossible at this stage, and windows that cannot be open."""
    if not _fits(position):
        faults.add(Impossible.BAD_TASKS, "todo", stage=position.stage)
        return
    for index, (kind, window, passed) in enumerate(position.todo):
        if kind == "window":
            if _WINDOW_BEFORE.get(position.todo[index - 1][0]) != window:
                faults.add(Impossible.BAD_WINDOW, "todo", index, value=WINDOWS[window])
            _check_passed(position, passed, index, faults)


def _check_passed(position: Position, passed: int, index: int, faults: Faults) -> None:
    for seat, name in enumerate(ids.SEATS):
        if passed >> seat & 1 and (seat >= position.seats or not position.catapults[seat]):
            faults.add(Impossible.CANNOT_PASS, "todo", index, value=name)


def _fits(position: Position) -> bool:
    todo = position.todo
    match position.stage:
        case "over":
            return not todo
        case "keep":
            return todo == [("keep", 0, 0)]
        case "setup" | "place" as stage:
            first = "deal" if stage == "setup" else "battle"
            everything = [(first, 0, 0), *placing_tasks(position)]
            return len(todo) > 1 and todo == everything[: len(todo)]
        case "battles":
            kinds = tuple(task[0] for task in todo)
            ended = kinds[:1] == ("clean_up",)
            return kinds in _BATTLES and ended == (position.card == NONE)
