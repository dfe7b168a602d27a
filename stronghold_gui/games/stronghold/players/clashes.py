"""The fight at a section in the assault, and how a machine's hit or an earlier fight changes it."""

from __future__ import annotations

from typing import Final, NamedTuple

from stronghold_gui.games.stronghold.assault.front import Three
from stronghold_gui.games.stronghold.pieces import BALLISTA, CALL, FURY, ORC, STRENGTH, TROLL
from stronghold_gui.games.stronghold.players.danger import scalded, without_best
from stronghold_gui.games.stronghold.players.fight_results import (
    Gear,
    Works,
    compared,
    defenders_at,
    gear_at,
    invaders_at,
    with_one,
    works_at,
)
from stronghold_gui.games.stronghold.players.ruins import blown_up
from stronghold_gui.games.stronghold.position import Position

NOBODY: Final = -12
"""The result of ``beyond`` for a section that is not attacked."""


class Clash(NamedTuple):
    """The fight at a section.

    Attributes:
        invaders: the attackers, before the cauldron and without called units.
        called: whether a troll is called.
        defenders, gear, works: the Defender's units, the Invader's gear and the Defender's works (``fight_results``).
        pours: the kind that the section's cauldron pours on, or -1.
        glare: whether a glare prevents the fight.
    """

    invaders: Three
    called: bool
    defenders: Three
    gear: Gear
    works: Works
    pours: int
    glare: bool


def clash_at(position: Position, wall: int, order: int) -> Clash:
    """Return the fight at a wall section, assuming the given order tile (or none)."""
    gear = gear_at(position, wall)
    if order == FURY:
        gear = (*gear[:4], position.values.fury_strength)
    invaders, works = invaders_at(position, wall), works_at(position, wall)
    if gone := blown_up(position, wall, order):
        invaders, works = with_one(invaders, ORC, -gone), (max(0, works[0] - gone), 0, *works[2:])
    near = position.board.joined_ramparts[wall]
    called = order == CALL and any(position.outer[3 * place + TROLL] for place in near)
    pours = -1 if position.accidents >> wall & 1 else position.cauldron[wall]
    return Clash(invaders, called, defenders_at(position, wall), gear, works, pours, position.glare == wall)


def beyond(clash: Clash) -> int:
    """Return the attack's lead minus the strength that the defenders cover; 1 or more is a breach."""
    invaders = _fighters(clash)
    if clash.glare or not any(invaders):
        return NOBODY
    lead, cover = compared(invaders, clash.defenders, clash.gear, clash.works)
    return lead - cover


def after_hit(machine: int, clash: Clash) -> Clash:
    """Return the fight after a machine's hit. A ballista also kills one of the Invader's own units there (R-49)."""
    if machine == BALLISTA:
        return clash._replace(invaders=without_best(clash.invaders), defenders=without_best(clash.defenders))
    return clash._replace(works=(max(0, clash.works[0] - 1), 0, *clash.works[2:]))


def after_clash(clash: Clash) -> Clash:
    """Return both sides after a clash in which the section holds: the loser gives up the weakest units (R-76)."""
    banner, shields, poison, altars, fury = clash.gear
    invaders = _fighters(clash)
    lead, _ = compared(invaders, clash.defenders, clash.gear, clash.works)
    if fury:
        invaders = (0, *invaders[1:])
    after = clash._replace(gear=(banner, shields, poison, altars, 0), called=False)
    if lead > 0:
        return after._replace(invaders=invaders, defenders=_given_up(clash.defenders, lead, clash.works[2]))
    return after._replace(invaders=_given_up(invaders, -lead, shields))


def _fighters(clash: Clash) -> Three:
    """Return the attackers left after the cauldron, with those called by an order."""
    invaders = scalded(clash.pours, clash.invaders)
    return with_one(invaders, TROLL) if clash.called else invaders


def _given_up(counts: Three, strength: int, more: bool) -> Three:
    """Return the numbers without the weakest units that cover ``strength``. With ``more`` each unit covers one more."""
    for kind in (0, 1, 2):
        while strength > 0 and counts[kind]:
            counts, strength = with_one(counts, kind, -1), strength - STRENGTH[kind] - more
    return counts
