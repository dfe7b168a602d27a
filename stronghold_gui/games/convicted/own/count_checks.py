"""Checks of counts, thresholds and maps in a complete custom table, which add every fault with its path."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from stronghold_gui.core.save.content import Faults
from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted.data.parts import MOST, MOST_PIECES, TURNS
from stronghold_gui.games.convicted.own import count_parts as c
from stronghold_gui.games.convicted.own import parts as p
from stronghold_gui.games.convicted.own.bounds import bounded, check_pieces, check_stock, complete, sized
from stronghold_gui.games.convicted.pieces import BUILDINGS, ENGINES, FACTION_LEVELS, MOST_DEFENDERS, UNITS, is_wall
from stronghold_gui.games.convicted.problems import Impossible

MOST_LEVELS = 5
MOST_DRILLED = 4
"""Limit of units trained by one action; more would allow thousands of ways to place them."""
_FACES = 6
_LEAST_SQUAD = 2


def check_counts(whole: p.Figures, program: p.Figures, faults: Faults) -> None:
    """Add a fault for each impossible count or threshold."""
    if sized(whole.extra_turns, len(program.extra_turns), faults, "extra_turns"):
        _check_rising(whole.extra_turns, 1, TURNS, faults, "extra_turns")
    for name, count in whole.limits.items():
        bounded(count, 1, MOST_PIECES, faults, "limits", name)
    for piece, level in whole.made_at.items():
        # Every unit needs barracks; some engines need no workshop.
        bounded(level, int(piece in UNITS), MOST_LEVELS, faults, "made_at", piece)
    for power, level in whole.powers.items():
        bounded(level, 1, MOST_LEVELS, faults, "powers", power)
    if whole.siege is not None:
        _check_siege(whole.siege, program.siege, faults)
    if whole.discipline is not None:
        faults.twice(whole.discipline.units, "discipline", "units")
        bounded(whole.discipline.count, 1, MOST_DRILLED, faults, "discipline", "count")
        check_stock(whole.discipline.cost, faults, "discipline", "cost")
    if not faults.found:
        _check_spearmen(whole, faults)


def _check_rising(numbers: Sequence[int], least: int, most: int, faults: Faults, *steps: str) -> None:
    for index, number in enumerate(numbers):
        bounded(number, least, most, faults, *steps, index)
    for index, (lower, higher) in enumerate(pairwise(numbers), 1):
        if higher <= lower:
            faults.add(Impossible.NOT_RISING, *steps, index)


def _check_siege(siege: c.Siege, printed: c.Siege | None, faults: Faults) -> None:
    if printed is not None and sized(siege.squads, len(printed.squads), faults, "siege", "squads"):
        _check_rising(siege.squads, _LEAST_SQUAD, MOST, faults, "siege", "squads")
    bounded(siege.ram_strength, 1, MOST, faults, "siege", "ram_strength")
    for member, most in (("covers", MOST), ("siege_tower", MOST), ("catapult_units", _FACES)):
        bounded(getattr(siege, member), 0, most, faults, "siege", member)
    # An enemy on the wall destroys one level each of that many buildings, but never of the keep.
    others = len(BUILDINGS) - 1
    bounded(siege.levels_lost, 1, others, faults, "siege", "levels_lost")
    bounded(siege.levels_lost_with_militia, 0, others, faults, "siege", "levels_lost_with_militia")


def _check_spearmen(whole: p.Figures, faults: Faults) -> None:
    """Add a fault if there are not enough pieces for the spearmen at the beginning of a campaign."""
    if whole.campaign is not None:
        limit = min(whole.limits["spearman"], whole.limits[c.DEFENDERS])
        for number, count in enumerate(whole.campaign.spearmen_each):
            faults.limit(count * (number + 1), limit, "campaign", "spearmen_each", number)


def check_map(start: p.Map, whole: p.Figures, faults: Faults, *steps: str) -> None:
    """Add a fault for each impossible value of a scenario's map."""
    if complete(start.sections, ids.SECTION_IDS, faults, *steps, "sections"):
        _check_sections(start, whole, faults, *steps)
    if complete(start.buildings, ids.BUILDING_IDS, faults, *steps, "buildings"):
        for name, level in start.buildings.items():
            bounded(level, int(name == "keep"), len(whole.buildings[name]), faults, *steps, "buildings", name)
    if sized(start.stocks, MOST_DEFENDERS, faults, *steps, "stocks"):
        for number, stock in enumerate(start.stocks):
            check_stock(stock, faults, *steps, "stocks", number)
    if sized(start.armies, len(FACTION_LEVELS), faults, *steps, "armies"):
        for number, army in enumerate(start.armies):
            check_pieces(army, (*UNITS, *ENGINES), faults, *steps, "armies", number)
            units = sum(army.get(unit, 0) for unit in UNITS)
            faults.limit(units, whole.limits[c.DEFENDERS], *steps, "armies", number)
            for piece in ids.MADE_IDS:
                faults.limit(army.get(piece, 0), whole.limits[piece], *steps, "armies", number, piece)


def _check_sections(start: p.Map, whole: p.Figures, faults: Faults, *steps: str) -> None:
    for number, name in enumerate(ids.SECTION_IDS):
        place, levels = start.sections[name], whole.walls if is_wall(number) else whole.towers
        bounded(place.level, 0, len(levels) - 1, faults, *steps, "sections", name, "level")
        if place.level < len(levels):
            most = levels[place.level].resistance
            bounded(place.resistance, int(place.level > 0), most, faults, *steps, "sections", name, "resistance")
    north = start.sections["N"].level
    if north < len(whole.gates):
        bounded(start.gates, 0, whole.gates[north], faults, *steps, "gates")
