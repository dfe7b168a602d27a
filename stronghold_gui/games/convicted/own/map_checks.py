"""What cannot be of the map on which a scenario begins, by the levels of the same table."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from stronghold_gui.core.save.content import Faults
from stronghold_gui.core.save.faults import Problem
from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted.own import count_parts as c
from stronghold_gui.games.convicted.own import parts as p
from stronghold_gui.games.convicted.own.bounds import bounded, check_pieces, check_stock, sized
from stronghold_gui.games.convicted.pieces import ENGINES, FACTION_LEVELS, MOST_DEFENDERS, UNITS, is_wall


def check_map(start: p.Map, whole: p.Figures, faults: Faults, *steps: str) -> None:
    """Note everything that cannot be of a map."""
    if _complete(start.sections, ids.SECTION_IDS, faults, *steps, "sections"):
        _check_sections(start, whole, faults, *steps)
    if _complete(start.buildings, ids.BUILDING_IDS, faults, *steps, "buildings"):
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


def _complete(found: Collection[str], names: Sequence[str], faults: Faults, *steps: str) -> bool:
    missing = [name for name in names if name not in found]
    for name in missing:
        faults.add(Problem.MISSING, *steps, name)
    return not missing


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
