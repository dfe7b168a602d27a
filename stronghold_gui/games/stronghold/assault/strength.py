"""Stage II.4: both strengths at a front, term by term, and the losses that units cover (rules, section 8)."""

from __future__ import annotations

from stronghold_gui.games.stronghold.assault.front import Front, Three, front_at
from stronghold_gui.games.stronghold.pieces import DEFENDERS, GOBLIN, STRENGTH, UNITS
from stronghold_gui.games.stronghold.position import Position

Terms = tuple[tuple[str, int], ...]
"""Named terms of a strength, like ``("orc", 4)``; terms of 0 are left out."""


def total(terms: Terms) -> int:
    """Return the strength that the terms add up to."""
    return sum(strength for _, strength in terms)


def forces(position: Position, wall: int) -> tuple[Terms, Terms]:
    """Return the Invader's and the Defender's terms at a section, as the stage would compare them now."""
    front = front_at(position, wall)
    return invader_terms(front), defender_terms(front)


def invader_terms(front: Front, *, shields: bool = False) -> Terms:
    """Return the Invader's terms. In the second comparison ``shields`` add 1 for each unit.

    Terms: ``goblin``, ``orc``, ``troll``, ``banner``, ``altar``, ``shields``.
    """
    strength = list(STRENGTH)
    if front.fury:
        strength[GOBLIN] = front.fury
    terms = [(UNITS[kind], count * strength[kind]) for kind, count in enumerate(front.invaders)]
    terms += [("banner", int(front.banner)), ("altar", front.altars)]
    if shields:
        terms.append(("shields", sum(front.invaders)))
    return tuple(term for term in terms if term[1])


def defender_terms(front: Front) -> Terms:
    """Return the Defender's terms.

    Terms: ``marksman``, ``soldier``, ``veteran``, ``stone``, ``wood``, ``officer`` (+1 for each unit), ``speech``
    (R-41), ``warrior``.
    """
    terms = [(DEFENDERS[kind], count * STRENGTH[kind]) for kind, count in enumerate(front.defenders)]
    terms += [("stone", front.stone), ("wood", front.wood)]
    terms += [("officer", sum(front.defenders) if front.officer else 0), ("speech", front.speech)]
    terms.append(("warrior", front.warrior))
    return tuple(term for term in terms if term[1])


def can_kill(front: Front) -> bool:
    """Return whether the Defender can kill here: with a unit or the Warrior, in some editions with the wall (R-77)."""
    return front.wall_kills or any(front.defenders) or front.warrior > 0


# -- covering ----------------------------------------------------------------------------------------------------------


def invader_covers(front: Front) -> Three:
    """Return the strength with which each kind covers losses: as in the comparison, but without fury (R-76)."""
    return _more(front.shields)


def defender_covers(front: Front) -> Three:
    """Return the strength with which each kind covers losses, the Officer's +1 included (R-17)."""
    return _more(front.officer)


def _more(by: bool) -> Three:
    goblin, orc, troll = STRENGTH
    return goblin + by, orc + by, troll + by


def cover(there: Three, covers: Three) -> tuple[int, int]:
    """Return the strength that all units of a side cover together (R-79), and that of the weakest (0 for none)."""
    together = sum(count * cover for count, cover in zip(there, covers, strict=True))
    return together, min((cover for count, cover in zip(there, covers, strict=True) if count), default=0)
