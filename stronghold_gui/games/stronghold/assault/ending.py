"""After the assault: the winner after a breach, the extra assault of a draw, or the end of the turn (section 9)."""

from __future__ import annotations

from typing import Literal

from stronghold_gui.games.stronghold import glory
from stronghold_gui.games.stronghold.assault import turn_end
from stronghold_gui.games.stronghold.assault.barbican import gates_left
from stronghold_gui.games.stronghold.effects import enter
from stronghold_gui.games.stronghold.events import Event, ExtraAssault, GameEnded, StageBegan
from stronghold_gui.games.stronghold.orders import lay_again
from stronghold_gui.games.stronghold.position import Position, Task


def begin(position: Position, out: list[Event]) -> None:
    """Enter the stage. After the extra assault ``verdict`` is already on ``todo`` and follows without a decision."""
    out.append(StageBegan("end"))
    if position.extra:
        return
    if position.breached or not gates_left(position):
        _count(position, out)
    elif position.turn >= position.values.turns:
        # only the points of the turn are given; there are no more decisions.
        turn_end.points(position, out)
        finish(position, "defender", "time", out)
    else:
        turn_end.begin(position)


def breach_points(position: Position) -> int:
    """Return the points for all breaches: those of the break-in, and one for every further section (R-88)."""
    values, sections = position.values, position.breached.bit_count()
    if not gates_left(position):
        return position.board.gate_glory[-1] + sections * values.glory["further_breach"]
    return values.glory["breach"] + (sections - 1) * values.glory["further_breach"] if sections else 0


def _count(position: Position, out: list[Event]) -> None:
    """Compare the glory of the camps: the higher one wins, a tie leads to the extra assault (R-89)."""
    glory.gain(position, "invader", breach_points(position), "breach", out)
    invader, defender = position.invader_points(), position.defender_points()
    if invader != defender:
        finish(position, "invader" if invader > defender else "defender", "glory", out)
        return
    out.append(ExtraAssault(invader))
    position.extra = 1
    lay_again(position, out)
    position.todo.append(("verdict", position.breached, position.gate, 0))
    enter(position, "cannons")


def verdict(position: Position, task: Task, out: list[Event]) -> None:
    """Decide the game after the extra assault, and give its winner one point.

    Task: (verdict, sections breached before, gates fallen before, 0).
    """
    _, breached, gate, _ = task
    through = position.breached != breached or (position.gate != gate and not gates_left(position))
    winner: Literal["invader", "defender"] = "invader" if through else "defender"
    glory.gain(position, winner, 1, "extra_assault", out)
    finish(position, winner, "extra_assault", out)


def finish(position: Position, winner: Literal["invader", "defender"], how: str, out: list[Event]) -> None:
    """End the game."""
    position.todo.clear()
    position.stage = "over"
    position.winner, position.ending = winner, how
    out.append(GameEnded(winner, how, position.invader_points(), position.defender_points()))
