"""A front: everything that fights at one wall section, read from the position once (rules, section 8.II.4).

Fronts are used by the stage, by forecasts, and by the questions about losses. A front does not record its section or
stage, so a caller can compute the effect of one unit more or less without a position.
"""

from __future__ import annotations

from msgspec import Struct

from stronghold_gui.games.stronghold.assault.sections import at_section, furious
from stronghold_gui.games.stronghold.pieces import BANNER, OFFICER, POISON, SHIELDS, WARRIOR
from stronghold_gui.games.stronghold.position import Position

Three = tuple[int, int, int]
"""Numbers by kind of unit, weakest first."""


class Front(Struct, frozen=True):
    """Both sides at a wall section.

    Attributes:
        invaders: the Invader's units by kind, the siege tower's included (R-54).
        banner, shields, poison: the Invader's equipment there.
        altars: altars that help there this turn (R-46).
        fury: strength of a goblin in fury; 0 without a face-up order of fury.
        defenders: the Defender's units by kind.
        stone, wood: components.
        officer: whether the Officer stands there.
        speech: strength of the speech; 0 without the Officer (R-41).
        warrior: strength that the Warrior adds; 0 without the Warrior.
        wall_kills: whether components and the Officer kill as well as units do (R-77).
    """

    invaders: Three = (0, 0, 0)
    banner: bool = False
    shields: bool = False
    poison: bool = False
    altars: int = 0
    fury: int = 0
    defenders: Three = (0, 0, 0)
    stone: int = 0
    wood: int = 0
    officer: bool = False
    speech: int = 0
    warrior: int = 0
    wall_kills: bool = False


def front_at(position: Position, wall: int) -> Front:
    """Return the front at a section now.

    An order of fury counts if it lies face up; a face-down one is not public and does not count.
    """
    values, equipment, heroes = position.values, position.equipment[wall], position.heroes
    goblins, orcs, trolls = (at_section(position, wall, kind) for kind in range(3))
    marksmen, soldiers, veterans = position.inner[3 * wall : 3 * wall + 3]
    officer = heroes[OFFICER] == wall
    return Front(
        invaders=(goblins, orcs, trolls),
        banner=bool(equipment & BANNER),
        shields=bool(equipment & SHIELDS),
        poison=bool(equipment & POISON),
        altars=position.altar_at.count(wall),
        fury=values.fury_strength if furious(position, wall) else 0,
        defenders=(marksmen, soldiers, veterans),
        stone=position.stone[wall],
        wood=position.wood[wall],
        officer=officer,
        speech=position.speech if officer else 0,
        warrior=values.warrior_strength if heroes[WARRIOR] == wall else 0,
        wall_kills=values.bare_wall_kills,
    )


def fewer(counts: Three, kind: int, count: int = 1) -> Three:
    """Return the numbers with ``count`` fewer of a kind, but not below 0."""
    first, second, third = (max(0, number - count) if other == kind else number for other, number in enumerate(counts))
    return first, second, third


def weakest(counts: Three) -> int:
    """Return the weakest kind present, or -1."""
    return next((kind for kind, count in enumerate(counts) if count), -1)
