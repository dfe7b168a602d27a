"""Stage II.4: the clash at each section where Invader units stand, in the board's order (rules, section 8).

``reckoning`` computes the result of a clash; this module carries it out.
"""

from __future__ import annotations

from stronghold_gui.games.stronghold.assault.front import front_at
from stronghold_gui.games.stronghold.assault.losses import DEFENDER_LOSSES, INVADER_LOSSES
from stronghold_gui.games.stronghold.assault.reckoning import Comparison, Reckoning, Side, reckon
from stronghold_gui.games.stronghold.assault.sections import fought_over, section
from stronghold_gui.games.stronghold.assault_events import Breached, Clash
from stronghold_gui.games.stronghold.effects import enter, hurt_inner, kill_outer
from stronghold_gui.games.stronghold.events import Event, StageBegan
from stronghold_gui.games.stronghold.orders import set_aside
from stronghold_gui.games.stronghold.pieces import GOBLIN, MARKSMAN
from stronghold_gui.games.stronghold.position import Position, Task


def begin(position: Position, out: list[Event]) -> None:
    """Enter the stage: one clash after the other."""
    out.append(StageBegan("strength"))
    enter(position, "hospital")
    position.todo += [("clash", wall, 0, 0) for wall in reversed(list(fought_over(position)))]


def clash(position: Position, task: Task, out: list[Event]) -> None:
    """Compare the strengths at one section and apply the result. Task: (clash, section, 0, 0)."""
    wall = task[1]
    front = front_at(position, wall)
    result = reckon(front)
    _report(position, wall, result.first, result.winner, out)
    if front.fury and result.winner == "defender":
        fury_ends(position, task, out)
    elif front.fury:
        position.todo.append(("fury_ends", wall, 0, 0))
    if result.again is not None:
        # The loser can save units with the second comparison, but not win any more.
        _report(position, wall, result.again, "defender" if result.again.lead < 0 else "nobody", out, again=True)
    if result.poison:
        hurt_inner(position, wall, MARKSMAN, "poison", out)
    if result.loser == "defender":
        _defender_loses(position, wall, result, out)
    elif result.loser == "invader":
        _invader_loses(position, wall, result, out)


def _report(
    position: Position, wall: int, compared: Comparison, winner: Side, out: list[Event], *, again: bool = False
) -> None:
    advantage = 0 if winner == "nobody" else abs(compared.lead)
    out.append(Clash(position.board.outer[wall], compared.invader, compared.defender, advantage, winner, again))


def fury_ends(position: Position, task: Task, out: list[Event]) -> None:
    """Kill the furious goblins of a section and remove their order. Task: (fury_ends, section, 0, 0)."""
    wall = task[1]
    for place in section(position, wall):
        kill_outer(position, place, GOBLIN, "goblins_fury", out, position.outer[3 * place + GOBLIN])
    set_aside(position, wall)


def _defender_loses(position: Position, wall: int, result: Reckoning, out: list[Event]) -> None:
    """Ask for units that cover the advantage, or send all to the hospital and mark a breach."""
    if not result.everybody:
        position.todo.append((DEFENDER_LOSSES, wall, result.advantage, 0))
        return
    for kind in range(3):
        for _ in range(position.inner[3 * wall + kind]):
            hurt_inner(position, wall, kind, "losses", out)
    if result.breach:
        position.breached |= 1 << wall
        out.append(Breached(position.board.outer[wall]))


def _invader_loses(position: Position, wall: int, result: Reckoning, out: list[Event]) -> None:
    """Ask for units that cover the advantage, or remove all units."""
    if not result.everybody:
        position.todo.append((INVADER_LOSSES, wall, result.advantage, 0))
        return
    for place in section(position, wall):
        for kind in range(3):
            kill_outer(position, place, kind, "losses", out, position.outer[3 * place + kind])
