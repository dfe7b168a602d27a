"""Glory: points and the Invader's glorious deeds (rules, section 9). The Defender's deeds are in ``defence``."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold.events import Camp, Event, GloryGained, InvaderDeed
from stronghold_gui.games.stronghold.pieces import GLORY_INDEX, INVADER_DEEDS, TROLL
from stronghold_gui.games.stronghold.position import Position

TROLL_ATTACK: Final = 1
BLOOD_RITUALS: Final = 2
GREAT_SIEGE: Final = 4
RUINED_WALLS: Final = 8


def gain(position: Position, camp: Camp, points: int, source: str, out: list[Event]) -> None:
    """Give a camp points, or take them if negative, and report it."""
    glory = position.invader_glory if camp == "invader" else position.defender_glory
    glory[GLORY_INDEX[source]] += points
    out.append(GloryGained(camp, points, source))


def _complete(position: Position, deed: int, out: list[Event]) -> None:
    # the extra assault of a draw brings no other glory than its own point.
    if position.extra:
        return
    position.deeds_done |= deed
    out.append(InvaderDeed(INVADER_DEEDS[deed.bit_length() - 1]))
    gain(position, "invader", position.values.glory["deed"], "deeds", out)


def unit_on_wall(position: Position, wall: int, out: list[Event]) -> None:
    """Check the deeds that a unit arriving at a wall section, or in its siege tower, may complete (R-86)."""
    done, walls = position.deeds_done, position.board.walls
    if not done & TROLL_ATTACK:
        trolls = position.outer[3 * wall + TROLL] + position.outer[3 * (walls + wall) + TROLL]
        if trolls >= position.values.troll_attack:
            _complete(position, TROLL_ATTACK, out)
    # Only the first unit on a section makes it one section more.
    first = position.outer_count(wall) + position.outer_count(walls + wall) == 1
    if not done & GREAT_SIEGE and first and _sections_attacked(position) >= position.values.great_siege:
        _complete(position, GREAT_SIEGE, out)


def _sections_attacked(position: Position) -> int:
    return sum(map(position.in_melee, range(position.board.walls)))


def goblins_sacrificed(position: Position, out: list[Event]) -> None:
    """Check the deed of blood rituals after a ritual was paid."""
    if not position.deeds_done & BLOOD_RITUALS and position.sacrificed >= position.values.blood_rituals:
        _complete(position, BLOOD_RITUALS, out)


def wall_bared(position: Position, out: list[Event]) -> None:
    """Count a section that has just lost its last component (R-86)."""
    position.ruins += 1
    if not position.deeds_done & RUINED_WALLS and position.ruins >= position.values.ruined_walls:
        _complete(position, RUINED_WALLS, out)
