"""The names and numbers of places and pieces (rules, sections 1 and 2).

Names are what people read and write (moves, files, tables); inside the rules all of them are small integers that index
flat lists. The order of a tuple here is the meaning of those integers, so new names go to the end.

A *section* is a wall (even number) or a tower (odd). A *post* is where defenders stand: a section or the keep. A
*zone* is the deployment zone (``0`` to ``3``) or the assault zone (``4`` to ``7``) before a wall.
"""

from __future__ import annotations

from typing import Final, get_args

from stronghold_gui.games.convicted.ids import FoeEngineId, FoeId

NONE: Final = -1
"""Placeholder for no section, no piece, no seat."""

DIRECTIONS: Final = ("N", "E", "S", "W")
NORTH: Final = 0
"""The direction, and the wall, with the gates."""
SECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""Clockwise: walls and towers in turn."""
WALLS: Final = (0, 2, 4, 6)
TOWERS: Final = (1, 3, 5, 7)
KEEP: Final = len(SECTIONS)
POSTS: Final = (*SECTIONS, "keep")
"""Where defenders can stand."""
GATES: Final = len(SECTIONS)
REPAIRABLE: Final = (*SECTIONS, "gates")
"""The targets that have a resistance: the sections and the city gates."""
TOWN: Final = "town"
"""The place where pieces without a post wait (RC-38)."""
RINGS: Final = ("NW", "N1", "N2", "NE", "E1", "E2", "SE", "S2", "S1", "SW", "W2", "W1")
"""The sections of the ring, clockwise."""
RING_IDS: Final = tuple(f"ring_{name}" for name in RINGS)
OBSTACLES: Final = ("open", "ditch", "stakes", "moat")
OPEN: Final = 0
DITCH: Final = 1
STAKES: Final = 2
MOAT: Final = 3

ZONES: Final = (*(f"deployment_{name}" for name in DIRECTIONS), *(f"assault_{name}" for name in DIRECTIONS))
ASSAULT: Final = len(DIRECTIONS)
"""The number of the first assault zone."""

RESOURCES: Final = ("wood", "stone", "iron", "gold")
WOOD: Final = 0
STONE: Final = 1
IRON: Final = 2
GOLD: Final = 3

UNITS: Final = ("spearman", "archer", "swordsman", "crossbowman", "heavy_infantry", "arquebusier")
SPEARMAN: Final = 0
RANGED: Final = (1, 3, 5)
"""The kinds of unit that shoot."""
MELEE: Final = (0, 2, 4)
"""The kinds of unit that do not shoot."""
ENGINES: Final = ("boulders", "cauldron", "catapult", "ballista", "onager", "bombard")
BOULDERS: Final = 0
CAULDRON: Final = 1
ON_WALLS: Final = (BOULDERS, CAULDRON)
IN_SLOTS: Final = (2, 3, 4, 5)

BUILDINGS: Final = ("barracks", "workshop", "keep", "library", "chapel", "mage_tower")
BARRACKS: Final = 0
WORKSHOP: Final = 1
KEEP_BUILDING: Final = 2
LIBRARY: Final = 3
CHAPEL: Final = 4
MAGE_TOWER: Final = 5

TECHNOLOGIES: Final = (
    "stoneworking", "archery", "cauldron", "fortifications",
    "beasts_of_burden", "architecture", "chain_mail", "crossbow", "mine", "catapult",
    "goldworking", "ballista", "masonry",
    "mechanisms", "structures", "plate_armour", "onager", "militia",
    "gunpowder", "bombard", "discipline",
)  # fmt: skip

POWERS: Final = (
    "shield", "reinforcement", "renewal", "protective_aura", "resurrection",
    "rain_of_stones", "blinding", "paralysis", "ignition", "earthquake",
)  # fmt: skip
"""The blessings, then the spells."""
FIRST_SPELL: Final = 5

HEROES: Final = ("oracle", "heretic", "murderer", "deserter", "forger", "sorcerer")
ORACLE: Final = 0
HERETIC: Final = 1
MURDERER: Final = 2
DESERTER: Final = 3
FORGER: Final = 4
SORCERER: Final = 5

FACTIONS: Final = ("beasts", "barbarians", "wolfmen", "forestmen")
FACTION_LEVELS: Final = ("easy", "intermediate", "hard")

FOES: Final[tuple[str, ...]] = get_args(FoeId)
"""The enemy's units; the last three are the bosses."""
BOSSES: Final = range(len(FOES) - 3, len(FOES))
FOE_ENGINES: Final[tuple[str, ...]] = get_args(FoeEngineId)
FOE_PIECES: Final = (*FOES, *FOE_ENGINES)
"""The enemy's units and engines, all of which can be in a zone."""
FIRST_FOE_ENGINE: Final = len(FOES)
CATAPULT_FOE: Final = FIRST_FOE_ENGINE
RAM: Final = FIRST_FOE_ENGINE + 3
SIEGE_TOWER: Final = FIRST_FOE_ENGINE + 4
COVER: Final = FIRST_FOE_ENGINE + 5
BRIDGE: Final = FIRST_FOE_ENGINE + 6

SEAT_IDS: Final = ("a", "b", "c", "d", "e")
MOST_SEATS: Final = len(SEAT_IDS)
MOST_DEFENDERS: Final = 4

SECTION_INDEX: Final = {name: index for index, name in enumerate(SECTIONS)}
POST_INDEX: Final = {name: index for index, name in enumerate(POSTS)}
RING_INDEX: Final = {name: index for index, name in enumerate(RING_IDS)}
FOE_INDEX: Final = {name: index for index, name in enumerate(FOE_PIECES)}


def is_wall(section: int) -> bool:
    """Return whether a section is a wall."""
    return section % 2 == 0 and section < KEEP


def wall_of(direction: int) -> int:
    """Return the wall of a direction."""
    return 2 * direction


def neighbours(section: int) -> tuple[int, int]:
    """Return the neighbours of a section, the counter-clockwise one first: towers of a wall, walls of a tower."""
    return (section - 1) % len(SECTIONS), (section + 1) % len(SECTIONS)


def directions_of(section: int) -> tuple[int, ...]:
    """Return the directions that a section belongs to: one for a wall, two for a tower."""
    if is_wall(section):
        return (section // 2,)
    return ((section - 1) // 2, (section + 1) // 2 % len(DIRECTIONS))
