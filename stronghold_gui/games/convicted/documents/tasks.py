"""Checks of the stack of tasks: a document must have one of the forms that the flow of the rules produces.

The lowest task names the part of the game. Some kinds may only be above the kinds that push them.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.save.content import Faults
from stronghold_gui.games.convicted.pieces import NONE
from stronghold_gui.games.convicted.position import KINDS, Position, Task
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.problems import Impossible
from stronghold_gui.games.convicted.siege.casting import SETUP

_SETUP_STEP: Final = ("round", "baseline", "casting", "army", "placing", "card", "heretic")
_BOTTOM: Final = ("turn", "siege", "siege_end")
_ORDER: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("turn", "garrison", "muster", "muster", "muster", "heroes"),
    "siege": ("siege", "sabotage", "actions", "sections"),
    "siege_end": ("siege_end",),
}
_ON: Final[dict[str, frozenset[str]]] = {
    "want": frozenset({"actions"}),
    "answer": frozenset({"want"}),
    "damage": frozenset({"siege", "sabotage", "damage"}),
    "losses": frozenset({"rescue"}),
}
"""For some kinds of task, the kinds that may be right below."""


def check_tasks(position: Position, faults: Faults) -> None:
    """Add a fault for each task at a wrong level of the stack, or with a seat or squad that it cannot have."""
    todo = position.todo
    if not todo:
        return
    if todo[0][0] not in _BOTTOM or (todo[0][0] == "siege_end") != (position.period == "siege"):
        faults.add(Impossible.BAD_TASKS, "todo", 0, value=todo[0][0])
        return
    if not falling_fits(position):
        faults.add(Impossible.BAD_TASKS, "siege", "falling", value="falling")
    for index, task in enumerate(todo):
        if not _fits(position, index, task):
            faults.add(Impossible.BAD_TASKS, "todo", index, value=task[0])


def _fits(position: Position, index: int, task: Task) -> bool:
    kind = task[0]
    below = position.todo[index - 1][0] if index else ""
    if kind in _BOTTOM and index:
        return False
    if kind in _ON and below not in _ON[kind]:
        return False
    bottom = position.todo[0][0]
    if bottom != "siege_end":
        return kind in {*_ORDER[bottom], "want", "answer", "damage", "unhouse"} and _seats_fit(position, task)
    if kind in {*_ORDER["turn"], *_ORDER["siege"], "want", "answer", "damage", "unhouse", "loot"}:
        return False
    return _seats_fit(position, task) and _figures_fit(position, index, task)


def _seats_fit(position: Position, task: Task) -> bool:
    """Return whether the defenders in a task exist, and whether a player is in turn if the task needs one."""
    kind, first, second, *_ = task
    match kind:
        case "muster" | "guiding":
            return 0 <= first < position.defenders
        case "garrison":
            return NONE <= first < position.defenders
        case "want":
            return 0 <= first < position.defenders and 0 <= second < position.defenders and first != second
        case "actions":
            return position.player != NONE or position.todo[-1] != task
        case _:
            return True


def _figures_fit(position: Position, index: int, task: Task) -> bool:
    """Return whether the numbers of a task are possible, and the siege has got far enough for it."""
    kind, first, second, *_ = task
    if kind == "stage":
        return 1 <= first <= 14
    if kind in {"quake", "won"}:
        return position.squads[first].leader != NONE or kind == "won"
    if kind == "losses":
        return position.todo[index - 1][1] == first
    if kind in {"rescue", "flight", "fallen"} and position.main == NONE:
        return False
    if kind == "panic":
        return position.squads[first].leader != NONE and second >= 0
    later = kind not in _SETUP_STEP or (kind == "casting" and first != SETUP)
    return not later or kind == "siege_end" or position.faction != NONE


def falling_fits(position: Position) -> bool:
    """Return whether the pieces about to fall are on the post of the current removal."""
    if not any(position.falling):
        return True
    running = next((task for task in reversed(position.todo) if task[0] == "rescue"), None)
    if running is None:
        return False
    post = running[1]
    units = all(position.falling[kind] <= position.units[cell(post, kind)] for kind in range(KINDS))
    return units and all(
        position.falling[KINDS + kind] <= position.engines[cell(post, kind)]
        for kind in range(len(position.falling) - KINDS)
    )
