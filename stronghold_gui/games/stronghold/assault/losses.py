"""Stage II.4: which units the loser of a clash gives up, one by one (R-17, R-76).

The losses are a set of units that covers the advantage without any superfluous unit. A unit can be picked as long as
such a set exists with it and all units picked before. The task stores the strength left to cover and the weakest unit
picked so far: (kind, section, strength left, weakest picked or 0).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.assault.front import Three, front_at
from stronghold_gui.games.stronghold.assault.removal import Removal
from stronghold_gui.games.stronghold.assault.sections import defender_at
from stronghold_gui.games.stronghold.assault.strength import defender_covers, invader_covers
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.effects import hurt_inner, kill_outer
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.pieces import DEFENDERS, UNITS
from stronghold_gui.games.stronghold.position import Position, Task
from stronghold_gui.games.stronghold.reasons import Reason, refuse

INVADER_LOSSES = "losses_invader"
DEFENDER_LOSSES = "losses_defender"
_NONE_YET = 99
"""The weakest picked unit before the first pick: stronger than any kind."""


@lru_cache(maxsize=4096)
def completable(left: int, weakest: int, counts: tuple[int, ...], covers: tuple[int, ...]) -> bool:
    """Return whether further units can complete a set without any superfluous unit.

    Args:
        left: the part of the advantage that the picked units do not cover; 0 or less once they cover it.
        weakest: the weakest picked unit.
        counts: how many further units there are, by kind.
        covers: the strength that one unit covers, by kind.
    """
    if left <= 0:
        return weakest + left > 0
    return any(
        counts[kind]
        and completable(
            left - covers[kind],
            min(weakest, covers[kind]),
            (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :]),
            covers,
        )
        for kind in range(3)
    )


def _needed(task: Task, unit: int, there: Three, covers: Three) -> bool:
    _, _, left, weakest = task
    after = tuple(count - (kind == unit) for kind, count in enumerate(there))
    return completable(left - covers[unit], min(weakest or _NONE_YET, covers[unit]), after, covers)


def _invader_table(position: Position, wall: int) -> tuple[Three, Three]:
    front = front_at(position, wall)
    return front.invaders, invader_covers(front)


def _defender_table(position: Position, wall: int) -> tuple[Three, Three]:
    front = front_at(position, wall)
    return front.defenders, defender_covers(front)


def _why_not(
    table: Callable[[Position, int], tuple[Three, Three]], names: tuple[str, ...]
) -> Callable[[Position, Task, int, int], Refusal | None]:
    def why_not(position: Position, task: Task, unit: int, place: int) -> Refusal | None:
        there, covers = table(position, task[1])
        if _needed(task, unit, there, covers):
            return None
        return refuse(Reason.MORE_THAN_NEEDED, "R-76", unit=names[unit], advantage=task[2])

    return why_not


def _go_on(position: Position, task: Task, covered: int) -> None:
    """Ask for the next unit if the advantage is not covered yet."""
    kind, wall, left, weakest = task
    if left > covered:
        position.todo.append((kind, wall, left - covered, min(weakest or _NONE_YET, covered)))


def _invader_loses(position: Position, task: Task, unit: int, place: int, out: list[Event]) -> None:
    covers = invader_covers(front_at(position, task[1]))
    kill_outer(position, place, unit, "losses", out)
    _go_on(position, task, covers[unit])


def _defender_loses(position: Position, task: Task, unit: int, place: int, out: list[Event]) -> None:
    covers = defender_covers(front_at(position, task[1]))
    hurt_inner(position, place, unit, "losses", out)
    _go_on(position, task, covers[unit])


LOSSES_INVADER = Removal(Kind.LOSSES, "8.II.4", _invader_loses, why_not=_why_not(_invader_table, UNITS), counted=True)
LOSSES_DEFENDER = Removal(
    Kind.LOSSES,
    "8.II.4",
    _defender_loses,
    seat=lambda position, task: defender_at(position, task[1]),
    places=lambda _, task: (task[1],),
    why_not=_why_not(_defender_table, DEFENDERS),
    inside=True,
    counted=True,
)
