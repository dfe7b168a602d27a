"""Checks of a complete custom table, which add every fault with its path.

They refuse values with which the rules would contradict themselves or loop without end.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.core.save.faults import Problem
from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted.data.parts import MOST
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.own import parts as p
from stronghold_gui.games.convicted.own.bounds import bounded, check_pieces, check_stock, sized
from stronghold_gui.games.convicted.own.count_checks import check_counts, check_map
from stronghold_gui.games.convicted.own.program import program_figures
from stronghold_gui.games.convicted.own.rule_checks import check_rules
from stronghold_gui.games.convicted.pieces import (
    FOE_ENGINES,
    FOE_PIECES,
    FOES,
    IN_SLOTS,
    RANGED,
    SECTION_INDEX,
    SECTIONS,
    neighbours,
)
from stronghold_gui.games.convicted.problems import Impossible

MOST_SLOTS = 9
MOST_DICE = 9
MOST_ENEMIES = 400
"""Limit of pieces in the army of a turn or round, twice the largest printed one."""


def check_figures(whole: p.Figures, faults: Faults) -> None:
    """Add a fault for every impossible value in a complete table."""
    program = program_figures()
    _check_levels(whole.walls, faults, "walls", slots=False)
    _check_levels(whole.towers, faults, "towers", slots=True)
    _check_gates(whole.gates, faults)
    for wall, beside in whole.beside.items():
        _check_beside(wall, beside, faults)
    _check_prices(whole, program, faults)
    _check_defenders(whole, faults)
    _check_enemies(whole, program, faults)
    if whole.casualties is not None:
        bounded(whole.casualties.first, 1, MOST, faults, "casualties", "first")
        bounded(whole.casualties.every, 1, MOST, faults, "casualties", "every")
    check_rules(whole, program, faults)
    check_counts(whole, program, faults)
    if not faults.found:
        for scenario, start in whole.maps.items():
            check_map(start, whole, faults, "maps", scenario)


# -- the fortress and its defenders ----------------------------------------------------------------------------------


def _check_levels(levels: Sequence[p.Section], faults: Faults, name: str, *, slots: bool) -> None:
    if not sized(levels, len(load_values().walls), faults, name):
        return
    for number, level in enumerate(levels):
        bounded(level.resistance, 0, MOST, faults, name, number, "resistance")
        bounded(level.capacity, 1, MOST, faults, name, number, "capacity")
        bounded(level.slots, 0, MOST_SLOTS if slots else 0, faults, name, number, "slots")
        check_stock(level.cost, faults, name, number, "cost")
    if levels[0].resistance:
        faults.add(Impossible.NOT_STRONGER, name, 0, "resistance")
    for number, (lower, higher) in enumerate(pairwise(levels), 1):
        if higher.resistance <= lower.resistance or higher.capacity < lower.capacity:
            faults.add(Impossible.NOT_STRONGER, name, number)


def _check_gates(levels: Sequence[int], faults: Faults) -> None:
    if not sized(levels, len(load_values().walls), faults, "gates"):
        return
    for number, resistance in enumerate(levels):
        bounded(resistance, 0, MOST, faults, "gates", number)
    rising = not levels[0] and all(lower < higher for lower, higher in pairwise(levels))
    if not rising:
        faults.add(Impossible.NOT_STRONGER, "gates")


def _check_prices(whole: p.Figures, program: p.Figures, faults: Faults) -> None:
    for name, obstacle in whole.ring.items():
        check_stock(obstacle.cost, faults, "ring", name, "cost")
    if whole.repairs is not None:
        for member in ("wooden", "stone", "gates"):
            check_stock(getattr(whole.repairs, member), faults, "repairs", member)
    for building, prices in whole.buildings.items():
        if sized(prices, len(program.buildings[building]), faults, "buildings", building):
            for level, price in enumerate(prices):
                check_stock(price, faults, "buildings", building, level)


def _check_beside(wall: ids.DirectionId, beside: p.Beside, faults: Faults) -> None:
    towers = [SECTIONS[number] for number in neighbours(SECTION_INDEX[wall])]
    for member, tower in (("left", beside.left), ("right", beside.right)):
        if tower not in towers:
            faults.add(Problem.NOT_ONE_OF, "beside", wall, member, value=tower, allowed=", ".join(towers))
    if beside.left == beside.right:
        faults.add(Content.TWICE, "beside", wall, "right", value=beside.right)


def _check_defenders(whole: p.Figures, faults: Faults) -> None:
    for number, name in enumerate(ids.UNIT_IDS):
        unit = whole.units[name]
        for member in ("strength", "support", "endurance"):
            bounded(getattr(unit, member), 1, MOST, faults, "units", name, member)
        shoots = number in RANGED
        bounded(unit.fire, int(shoots), MOST if shoots else 0, faults, "units", name, "fire")
        check_stock(unit.cost, faults, "units", name, "cost")
    for number, kind in enumerate(ids.ENGINE_IDS):
        engine, hit = whole.engines[kind], number in IN_SLOTS
        bounded(engine.endurance, int(hit), MOST if hit else 0, faults, "engines", kind, "endurance")
        bounded(engine.dice, 1, MOST_DICE, faults, "engines", kind, "dice")
        bounded(engine.plus, 0, MOST, faults, "engines", kind, "plus")
        check_stock(engine.cost, faults, "engines", kind, "cost")


# -- the enemy -------------------------------------------------------------------------------------------------------


def _check_enemies(whole: p.Figures, program: p.Figures, faults: Faults) -> None:
    for name, foe in whole.foes.items():
        if name not in FOES:
            faults.add(Content.UNKNOWN_ID, "foes", name, value=name)
            continue
        for member in ("strength", "support", "endurance", "fire"):
            # A value that is 0 in the built-in table must stay 0; any other must be at least 1.
            has = bool(getattr(program.foes[name], member))
            bounded(getattr(foe, member), int(has), MOST if has else 0, faults, "foes", name, member)
    for kind, engine in whole.foe_engines.items():
        shoots = bool(program.foe_engines[kind].dice)
        bounded(engine.endurance, 1, MOST, faults, "foe_engines", kind, "endurance")
        bounded(engine.dice, int(shoots), MOST_DICE if shoots else 0, faults, "foe_engines", kind, "dice")
        bounded(engine.plus, 0, MOST if shoots else 0, faults, "foe_engines", kind, "plus")
    foes = load_values().foes
    for faction, name in enumerate(ids.FACTION_IDS):
        theirs = {foe for foe, one in zip(FOES, foes, strict=True) if one.faction == faction}
        _check_rows(whole.armies[name], program.armies[name], {*theirs, *FOE_ENGINES}, faults, "armies", name)
    for mode, rows in whole.waves.items():
        if mode in program.waves:
            _check_rows(rows, program.waves[mode], FOE_PIECES, faults, "waves", mode)
        else:
            faults.add(Problem.UNKNOWN_MEMBER, "waves", mode)


def _check_rows(
    rows: Sequence[p.Row], program: Sequence[p.Row], pieces: Collection[str], faults: Faults, *steps: str
) -> None:
    """Check the rows of an army; only ``pieces`` may be in them."""
    if not sized(rows, len(program), faults, *steps):
        return
    for number, row in enumerate(rows):
        for where in ("main", "others", "north"):
            counts: p.Pieces = getattr(row, where)
            for piece in counts:
                if piece in FOE_PIECES and piece not in pieces:
                    faults.add(Impossible.OTHER_FACTION, *steps, number, where, piece, piece=piece)
            check_pieces(counts, FOE_PIECES, faults, *steps, number, where)
        check_stock(row.loot, faults, *steps, number, "loot")
        others = len(ids.DIRECTION_IDS) - 1
        total = sum(row.main.values()) + others * sum(row.others.values()) + sum(row.north.values())
        faults.limit(total, MOST_ENEMIES, *steps, number)
