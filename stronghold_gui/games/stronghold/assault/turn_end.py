"""The end of a turn without breach, in the order of R-90.

Fire and last legs leave first, because an action that becomes covered happens at once (R-37), possibly after a
question to the Defender. The other tiles leave after that, so that the effects of this action end with the turn
(R-127).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stronghold_gui.games.stronghold import glory
from stronghold_gui.games.stronghold.assault import climbing
from stronghold_gui.games.stronghold.defence.buildings import costs_fell
from stronghold_gui.games.stronghold.effects import enter
from stronghold_gui.games.stronghold.events import Event, TurnEnded
from stronghold_gui.games.stronghold.pieces import NO_ORDER, SOLDIER, SUPPLY_INDEX
from stronghold_gui.games.stronghold.position import Position, Task

TASK: Final = "turn_end"
"""The task of one step: (``turn_end``, number of the step, 0, 0)."""


def begin(position: Position) -> None:
    """Put the steps on ``todo``."""
    position.todo += [(TASK, step, 0, 0) for step in reversed(range(len(_STEPS)))]


def step(position: Position, task: Task, out: list[Event]) -> None:
    """Carry out one step."""
    _STEPS[task[1]](position, out)


def _discounts_end(position: Position, out: list[Event]) -> None:
    """Take away fire and last legs, and carry out the actions that are then covered."""
    _back(position, "fire", position.fires.bit_count())
    position.fires = 0
    position.last_legs = -1
    costs_fell(position, out)


def _tiles_leave(position: Position, out: list[Event]) -> None:
    """Take away rituals, blessing, glare, orders, altar influence, the speech and the accurate shot."""
    _back(position, "blood_stones", position.blood.bit_count())
    _back(position, "possession", position.possessed.bit_count())
    _back(position, "spectres", int(position.spectres > 0))
    _back(position, "panic", position.panic)
    _back(position, "gale", position.gales.bit_count())
    _back(position, "accident", position.accidents.bit_count())
    position.blood = position.possessed = position.spectres = position.panic = position.gales = position.accidents = 0
    position.blessing = position.glare = -1
    position.speech = 0
    position.accurate = 0
    for invader in position.invaders:
        invader.accurate_shots = 0
    position.altar_at = [-1] * len(position.altar_at)
    position.orders = [NO_ORDER] * len(position.orders)
    position.obeyed = [0] * len(position.obeyed)
    position.open_orders = 0
    position.orders_left = list(position.cards.orders)
    position.orders_out = [0] * len(position.orders_out)


def _back(position: Position, tile: str, count: int) -> None:
    position.supply[SUPPLY_INDEX[tile]] += count


def _payments_leave(position: Position, out: list[Event]) -> None:
    """Send the units paid this turn to the discard (R-21)."""
    for invader in position.invaders:
        for kind, count in enumerate(invader.paid):
            position.discard[kind] += count
        invader.paid = [0, 0, 0]


def _towers_empty(position: Position, out: list[Event]) -> None:
    """Let units climb from the siege towers (R-55)."""
    climbing.begin(position, out)


def _marks_leave(position: Position, out: list[Event]) -> None:
    """Clear the marks of used actions. Part payments stay (rules, section 7)."""
    for defender in position.defenders:
        defender.used = defender.barred = 0
    position.again = position.hasted = 0
    position.acted = 0
    position.deed_turn = 0
    position.roped = 0
    for invader in position.invaders:
        invader.used = invader.lent = invader.escapes = 0


def points(position: Position, out: list[Event]) -> None:
    """Give the Defender the point of the guard of honour (R-87), and the points the Invader loses for the turn."""
    values = position.values.glory
    if position.turn >= values["guard_of_honour_from_turn"] and honour_stands(position):
        glory.gain(position, "defender", values["guard_of_honour"], "guard_of_honour", out)
    glory.gain(position, "invader", -values["turn"], "time", out)
    glory.gain(position, "defender", values["turn"], "time", out)
    out.append(TurnEnded(position.turn))


def honour_stands(position: Position) -> bool:
    """Return whether the guard of honour earns its point (R-87).

    It must be full; in the revised edition none of its soldiers may ever have left it.
    """
    board = position.board
    full = position.inner[3 * board.honour + SOLDIER] >= board.honour_places
    return full and (position.honour_kept or not position.values.honour_original)


def _points(position: Position, out: list[Event]) -> None:
    """Give the turn's points, then begin the next turn."""
    enter(position, "start")
    points(position, out)


_STEPS: Final[tuple[Callable[[Position, list[Event]], None], ...]] = (
    _discounts_end,
    _tiles_leave,
    _payments_leave,
    _towers_empty,
    _marks_leave,
    _points,
)
