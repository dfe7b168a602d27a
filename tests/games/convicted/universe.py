"""All moves that could be written in The Convicted, legal or not."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, product

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import (
    BUILDINGS,
    DIRECTIONS,
    ENGINES,
    FOE_PIECES,
    HEROES,
    OBSTACLES,
    POSTS,
    POWERS,
    REPAIRABLE,
    RESOURCES,
    RING_IDS,
    SEAT_IDS,
    SECTIONS,
    TECHNOLOGIES,
    TOWN,
    UNITS,
    ZONES,
)
from stronghold_gui.games.convicted.siege.removing_defenders import FALLEN

SQUADS = tuple(f"{direction}.{number}" for direction in DIRECTIONS for number in range(1, 6))
PIECES = (*UNITS, *ENGINES)


def universe() -> list[m.Move]:
    """Return them."""
    found: list[m.Move] = [m.DONE, m.GIVE, m.ACCEPT, m.DECLINE]
    found += [m.Hero(hero) for hero in HEROES]
    found += [m.Place(*given) for given in product(PIECES, (*POSTS, TOWN, FALLEN), (*POSTS, TOWN))]
    found += [m.Defend(tuple(sections)) for count in (2, 4) for sections in combinations(SECTIONS, count)]
    found += [m.Fortify(section) for section in SECTIONS] + [m.Build(building) for building in BUILDINGS]
    found += [m.Entrench(*given) for given in product(OBSTACLES[1:], RING_IDS)]
    found += [m.Research(technology) for technology in TECHNOLOGIES] + [m.Collect(resource) for resource in RESOURCES]
    found += [m.Train(*given) for given in product(UNITS, POSTS, (m.NOBODY, *UNITS))]
    found += [m.Drill(unit, pair) for unit in UNITS for pair in combinations_with_replacement(sorted(POSTS), 2)]
    found += [m.Make(*given) for given in product(ENGINES, POSTS, (m.NOBODY, *ENGINES))]
    found += [m.Repair(target) for target in REPAIRABLE] + [m.Desert(*given) for given in product(UNITS, POSTS)]
    found += [m.Forge(given, wanted) for given in combinations_with_replacement(RESOURCES, 3) for wanted in RESOURCES]
    found += [m.Offer(*given) for given in product(SEAT_IDS, RESOURCES, (0, 1, 2, 5))]
    found += [m.Want(*given) for given in product(RESOURCES, (0, 1, 3))]
    found += [m.Sabotage(target) for target in (*BUILDINGS, *SECTIONS, *RING_IDS)]
    found += [m.Inspire(section) for section in SECTIONS]
    found += [m.Cast(*given) for given in product(POWERS, (m.NOBODY, *REPAIRABLE, *ZONES, *SQUADS, *PIECES))]
    found += [m.Aim(*given) for given in product(PIECES, POSTS, ZONES)]
    found += [m.Direct(*given) for given in product(FOE_PIECES, DIRECTIONS, SECTIONS)]
    found += [m.Storm(*given) for given in product(FOE_PIECES, DIRECTIONS)]
    found += [m.Take(*given) for given in product(FOE_PIECES, (*ZONES, *SQUADS))] + [m.Fall(piece) for piece in PIECES]
    found += [m.Regroup(*given) for given in product(PIECES, POSTS, POSTS)]
    found += [m.Recall(*given) for given in product(UNITS, POSTS, POSTS)]
    found += [m.Group(*given) for given in product(FOE_PIECES, SQUADS)] + [m.Carry(squad) for squad in SQUADS]
    found += [m.Guide(*given) for given in product(PIECES, POSTS, POSTS)]
    found += [kind(*given) for kind in (m.Face, m.Absent) for given in product(UNITS, SQUADS)]
    found += [kind(squad) for kind in (m.Withdraw, m.Murder) for squad in SQUADS]
    found += [m.Demolish(*given) for given in product(FOE_PIECES, SQUADS)]
    found += [m.Destroy(building) for building in BUILDINGS]
    return list(dict.fromkeys(found))
