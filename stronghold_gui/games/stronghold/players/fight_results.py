"""Cached results of fights, computed by the rules' own functions; a search meets few different fronts."""

from __future__ import annotations

from functools import lru_cache

from stronghold_gui.games.stronghold.assault.front import Front, Three
from stronghold_gui.games.stronghold.assault.reckoning import breach_strength
from stronghold_gui.games.stronghold.assault.sections import furious
from stronghold_gui.games.stronghold.assault.strength import defender_terms, invader_terms, total
from stronghold_gui.games.stronghold.pieces import BANNER, OFFICER, POISON, SHIELDS, WARRIOR
from stronghold_gui.games.stronghold.position import Position

Gear = tuple[bool, bool, bool, int, int]
"""The Invader's gear at a section: banner, shields, poison, altars, strength of a goblin in fury or 0."""
Works = tuple[int, int, bool, int, int]
"""The Defender's works at a section: stone, wood, the Officer, strength of the speech, strength of the Warrior."""


@lru_cache(maxsize=1 << 16)
def compared(invaders: Three, defenders: Three, gear: Gear, works: Works) -> tuple[int, int]:
    """Return the Invader's lead, and the strength that the Defender's units cover. A greater lead is a breach."""
    front = Front(invaders, *gear, defenders, *works)
    defender = total(defender_terms(front))
    return total(invader_terms(front)) - defender, breach_strength(front) - 1 - defender


def invaders_at(position: Position, wall: int) -> Three:
    """Return the Invader's units that fight at a section, the siege tower's included."""
    outer, at, above = position.outer, 3 * wall, 3 * (wall + position.board.walls)
    return outer[at] + outer[above], outer[at + 1] + outer[above + 1], outer[at + 2] + outer[above + 2]


def defenders_at(position: Position, place: int) -> Three:
    """Return the Defender's units at an inner place."""
    marksmen, soldiers, veterans = position.inner[3 * place : 3 * place + 3]
    return marksmen, soldiers, veterans


def gear_at(position: Position, wall: int) -> Gear:
    """Return the Invader's gear at a section. An order of fury counts only face up."""
    tiles = position.equipment[wall]
    fury = 0
    if furious(position, wall):
        fury = position.values.fury_strength
    return bool(tiles & BANNER), bool(tiles & SHIELDS), bool(tiles & POISON), position.altar_at.count(wall), fury


def works_at(position: Position, wall: int) -> Works:
    """Return the Defender's works at a section."""
    officer = position.heroes[OFFICER] == wall
    warrior = position.values.warrior_strength if position.heroes[WARRIOR] == wall else 0
    return position.stone[wall], position.wood[wall], officer, position.speech if officer else 0, warrior


def with_one(counts: Three, kind: int, change: int = 1) -> Three:
    """Return the numbers with ``change`` added to a kind, but not below 0."""
    first, second, third = counts
    if kind == 0:
        return max(0, first + change), second, third
    if kind == 1:
        return first, max(0, second + change), third
    return first, second, max(0, third + change)
