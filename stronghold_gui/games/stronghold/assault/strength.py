"""Stage II.4: how strong both sides are at a section, term by term (rules, section 8).

The same reading serves the stage, the window and forecasts; it changes nothing.
"""

from __future__ import annotations

from stronghold_gui.games.stronghold.assault.sections import at_section, furious
from stronghold_gui.games.stronghold.pieces import (
    BANNER,
    DEFENDERS,
    GOBLIN,
    OFFICER,
    SHIELDS,
    STRENGTH,
    UNITS,
    WARRIOR,
)
from stronghold_gui.games.stronghold.position import Position

Terms = tuple[tuple[str, int], ...]
"""Named terms of a strength, like ``("orc", 4)``; terms of 0 are left out."""


def total(terms: Terms) -> int:
    """Return the strength that the terms add up to."""
    return sum(strength for _, strength in terms)


def forces(position: Position, wall: int) -> tuple[Terms, Terms]:
    """Return the Invader's and the Defender's terms at a section, as the stage would compare them now.

    Siege tower units count (R-54). An order of fury counts if it lies face up; one that lies face down is no reading
    for everybody.
    """
    return invader_terms(position, wall), defender_terms(position, wall)


def invader_terms(position: Position, wall: int, *, shields: bool = False) -> Terms:
    """Return the Invader's terms; with ``shields`` those of the second comparison, +1 for each unit.

    Terms: ``goblin``, ``orc``, ``troll``, ``banner``, ``altar``, ``shields``.
    """
    values = position.values
    counts = [at_section(position, wall, kind) for kind in range(3)]
    strength = list(STRENGTH)
    if furious(position, wall):
        strength[GOBLIN] = values.fury_strength
    terms = [(UNITS[kind], counts[kind] * strength[kind]) for kind in range(3)]
    terms.append(("banner", 1 if position.equipment[wall] & BANNER else 0))
    terms.append(("altar", position.altar_at.count(wall)))
    if shields:
        terms.append(("shields", sum(counts)))
    return tuple(term for term in terms if term[1])


def defender_terms(position: Position, wall: int) -> Terms:
    """Return the Defender's terms.

    Terms: ``marksman``, ``soldier``, ``veteran``, ``stone``, ``wood``, ``officer`` (+1 for each unit), ``speech``
    (R-41), ``warrior``.
    """
    inner, heroes = position.inner, position.heroes
    terms = [(DEFENDERS[kind], inner[3 * wall + kind] * STRENGTH[kind]) for kind in range(3)]
    terms += [("stone", position.stone[wall]), ("wood", position.wood[wall])]
    if heroes[OFFICER] == wall:
        terms += [("officer", position.inner_count(wall)), ("speech", position.speech)]
    if heroes[WARRIOR] == wall:
        terms.append(("warrior", position.values.warrior_strength))
    return tuple(term for term in terms if term[1])


def has_shields(position: Position, wall: int) -> bool:
    """Return whether a lost clash at the section is compared again with shields."""
    return bool(position.equipment[wall] & SHIELDS)


def invader_covers(position: Position, wall: int, kind: int) -> int:
    """Return the strength with which an Invader unit covers losses: as in that comparison, fury aside (R-76)."""
    return STRENGTH[kind] + has_shields(position, wall)


def defender_covers(position: Position, wall: int, kind: int) -> int:
    """Return the strength with which a Defender unit covers losses, the Officer's +1 included (R-17)."""
    return STRENGTH[kind] + (position.heroes[OFFICER] == wall)


def defender_cover(position: Position, wall: int) -> tuple[int, int]:
    """Return what all Defender units of a section cover together (R-79), and what the weakest of them covers."""
    there = position.inner[3 * wall : 3 * wall + 3]
    return _cover(there, [defender_covers(position, wall, kind) for kind in range(3)])


def invader_cover(position: Position, wall: int) -> tuple[int, int]:
    """Return what all Invader units of a section cover together, and what the weakest of them covers."""
    there = [at_section(position, wall, kind) for kind in range(3)]
    return _cover(there, [invader_covers(position, wall, kind) for kind in range(3)])


def _cover(there: list[int], covers: list[int]) -> tuple[int, int]:
    together = sum(count * cover for count, cover in zip(there, covers, strict=True))
    return together, min((cover for count, cover in zip(there, covers, strict=True) if count), default=0)


def can_kill(position: Position, wall: int) -> bool:
    """Return whether the Defender has somebody there who kills: a unit or the Warrior (R-77)."""
    return position.inner_count(wall) > 0 or position.heroes[WARRIOR] == wall
