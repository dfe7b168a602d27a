"""All figures of the game, from the data files that come with the program, read once."""

from __future__ import annotations

from functools import cache

from stronghold_gui.core.reading import Node, read_json
from stronghold_gui.files import reading_resource, resource
from stronghold_gui.games.convicted.data import armies, modes, town
from stronghold_gui.games.convicted.data.parts import MOST_PIECES, cost
from stronghold_gui.games.convicted.ids import RULINGS, RulingsId
from stronghold_gui.games.convicted.values import Values

FILES = ("board", "town", "armies", "waves", "siege", "modes")
_TOGETHER = ("defender_units", "siege_engines")
"""Pieces that are counted together, whatever their kind (RC-06)."""


@cache
def load_values(rulings: RulingsId = RULINGS[0]) -> Values:
    """Return the figures of the game, by today's rulings or by those of an earlier match."""
    found: dict[str, Node] = {}
    for name in FILES:
        file = resource("convicted", f"{name}.json")
        with reading_resource(file):
            found[name] = read_json(file)
    with reading_resource(resource("convicted")):
        return read_values(found, rulings)


def read_values(files: dict[str, Node], rulings: RulingsId = RULINGS[0]) -> Values:
    """Return the figures that data files say, by the names in ``FILES``, for a state of the rulings.

    Raises:
        DataFault: something is missing, out of range, or contradicts something else.
    """
    board, here, host = files["board"], files["town"], files["armies"]
    fortifications = here.at("fortifications")
    walls = town.fortifications(fortifications.at("wall"))
    gates = town.gates(here.at("gates"), walls)
    levels = town.technology_levels(here.at("technologies"))
    foes = armies.foes(host.at("factions"))
    units, engines = armies.units(host.at("units")), armies.engines(host.at("engines"))
    defenders, machines = (board.at("limits").at(name).number(1, MOST_PIECES) for name in _TOGETHER)
    amounts, better, unlocks = town.collecting(here.at("collect"))
    return Values(
        walls=walls,
        towers=town.fortifications(fortifications.at("tower")),
        gates=gates,
        obstacles=town.obstacles(here.at("ring"), board.at("limits")),
        ring_of=town.ring_of(board.at("walls")),
        towers_of=town.towers_of(board.at("walls")),
        defender_limit=defenders,
        unit_limits=(defenders,) * len(units),
        engine_limits=(machines,) * len(engines),
        repairs=town.repairs(here.at("repair")),
        gates_repair=cost(here.at("gates").at("repair")),
        collect=amounts,
        collect_with=better,
        unlocks=unlocks,
        discipline=town.discipline(here.at("discipline")),
        buildings=town.buildings(here.at("buildings")),
        technology_levels=levels,
        powers=town.powers(here.at("powers")),
        heroes=town.hero_figures(here),
        units=units,
        engines=engines,
        factions=armies.factions(host.at("factions")),
        foes=foes,
        foe_engines=armies.foe_engines(host.at("foe_engines")),
        waves=armies.waves(files["waves"].at("factions"), foes),
        siege=modes.siege_tables(files["siege"], rulings),
        modes=modes.modes(files["modes"], levels, walls, gates),
        rulings=rulings,
    )
