"""Stage II.4: the clash at each section where Invader units stand, in the board's order (rules, section 8)."""

from __future__ import annotations

from typing import Literal

from stronghold_gui.games.stronghold.assault.losses import DEFENDER_LOSSES, INVADER_LOSSES
from stronghold_gui.games.stronghold.assault.sections import fought_over, furious, section
from stronghold_gui.games.stronghold.assault.strength import (
    Terms,
    can_kill,
    defender_cover,
    defender_terms,
    forces,
    has_shields,
    invader_cover,
    invader_terms,
    total,
)
from stronghold_gui.games.stronghold.effects import enter, hurt_inner, kill_outer
from stronghold_gui.games.stronghold.events import Breached, Clash, Event, StageBegan
from stronghold_gui.games.stronghold.orders import take_back
from stronghold_gui.games.stronghold.pieces import GOBLIN, MARKSMAN, POISON
from stronghold_gui.games.stronghold.position import Position, Task


def begin(position: Position, out: list[Event]) -> None:
    """Enter the stage: one clash after the other."""
    out.append(StageBegan("strength"))
    enter(position, "hospital")
    position.todo += [("clash", wall, 0, 0) for wall in reversed(list(fought_over(position)))]


def clash(position: Position, task: Task, out: list[Event]) -> None:
    """Compare the strength at one section; (clash, section, 0, 0). A tie only ends a fury (R-69, R-75)."""
    wall = task[1]
    invader, defender = forces(position, wall)
    lead = total(invader) - total(defender)
    _say(position, wall, invader, defender, again=False, out=out)
    if lead < 0:
        _repelled(position, wall, out)
        return
    if furious(position, wall):
        position.todo.append(("fury_ends", wall, 0, 0))
    if lead > 0:
        _pressed(position, wall, lead, out)


def _say(position: Position, wall: int, invader: Terms, defender: Terms, *, again: bool, out: list[Event]) -> int:
    """Report the comparison; return the Defender's lead, with 0 if a second comparison finds him no more ahead."""
    lead = total(invader) - total(defender)
    winner: Literal["invader", "defender", "nobody"] = "nobody"
    if lead < 0:
        winner = "defender"
    elif lead > 0 and not again:
        winner = "invader"
    advantage = 0 if winner == "nobody" else abs(lead)
    out.append(Clash(position.board.outer[wall], invader, defender, advantage, winner, again))
    return max(0, -lead)


def fury_ends(position: Position, task: Task, out: list[Event]) -> None:
    """Let the furious goblins of a section die and their order leave; (fury_ends, section, 0, 0)."""
    wall = task[1]
    for place in section(position, wall):
        kill_outer(position, place, GOBLIN, "goblins_fury", out, position.outer[3 * place + GOBLIN])
    take_back(position, wall)


# -- the Invader leads -------------------------------------------------------------------------------------------------


def _pressed(position: Position, wall: int, advantage: int, out: list[Event]) -> None:
    """Poison first (R-78); then the rest covers the advantage, or the section is breached (R-79)."""
    if position.equipment[wall] & POISON and position.inner[3 * wall + MARKSMAN]:
        hurt_inner(position, wall, MARKSMAN, "poison", out)
    cover, weakest = defender_cover(position, wall)
    if advantage <= cover - weakest:
        position.todo.append((DEFENDER_LOSSES, wall, advantage, 0))
        return
    for kind in range(3):
        for _ in range(position.inner[3 * wall + kind]):
            hurt_inner(position, wall, kind, "losses", out)
    if advantage > cover:
        position.breached |= 1 << wall
        out.append(Breached(position.board.outer[wall]))


# -- the Defender leads ------------------------------------------------------------------------------------------------


def _repelled(position: Position, wall: int, out: list[Event]) -> None:
    """Furious goblins die first, shields come second, and what then is left must be covered (R-69, R-76, R-77)."""
    fury, shields = furious(position, wall), has_shields(position, wall)
    if fury:
        fury_ends(position, ("fury_ends", wall, 0, 0), out)
    if not can_kill(position, wall) or not position.in_melee(wall):
        return
    if fury or shields:
        invader = invader_terms(position, wall, shields=shields)
        lead = _say(position, wall, invader, defender_terms(position, wall), again=True, out=out)
    else:
        lead = total(defender_terms(position, wall)) - total(invader_terms(position, wall))
    if not lead:
        return
    cover, weakest = invader_cover(position, wall)
    if lead <= cover - weakest:
        position.todo.append((INVADER_LOSSES, wall, lead, 0))
        return
    for place in section(position, wall):
        for kind in range(3):
            kill_outer(position, place, kind, "losses", out, position.outer[3 * place + kind])
