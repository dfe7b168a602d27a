"""Data files that contradict the rules, or themselves, are refused by their path."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, get_args, get_type_hints

import pytest

from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.reading import DataFault, Json
from stronghold_gui.files import resource
from stronghold_gui.games.convicted import ids, pieces
from stronghold_gui.games.convicted.data.reading import DataFiles, load_values, make_values, read_files
from stronghold_gui.games.convicted.data.siege import SwitchId
from stronghold_gui.games.convicted.values import SiegeTables

DROP = "drop it"


def read(name: str, path: str, value: Json) -> None:
    """Read the figures after changing one value of a data file; the path to it has a dot at each step."""
    raw: Any = json.loads(resource("convicted", f"{name}.json").read_text(encoding="utf-8"))
    *steps, last = path.split(".")
    at = raw
    for step in steps:
        at = at[int(step)] if isinstance(at, list) else at[step]
    if value == DROP:
        del at[int(last) if isinstance(at, list) else last]
    else:
        at[int(last) if isinstance(at, list) else last] = value
    kind = get_type_hints(DataFiles)[name]
    make_values(replace(read_files(), **{name: parse_data(kind, raw)}))


def test_what_is_read_is_what_is_played_by() -> None:
    assert make_values(read_files()) == load_values()


def test_types_of_ids_name_the_pieces_in_their_order() -> None:
    assert pieces.FOE_PIECES == ids.FOE_PIECE_IDS
    assert (pieces.FOES, pieces.FOE_ENGINES) == (ids.FOE_IDS, ids.FOE_ENGINE_IDS)
    assert (pieces.OBSTACLES, (*pieces.UNITS, *pieces.ENGINES)) == (ids.GROUND_IDS, ids.MADE_IDS)


@pytest.mark.parametrize(
    ("name", "path", "value", "fault"),
    [
        ("board", "walls.N.towers", ["NE", "SE"], "walls.N.towers: these are not the two towers beside N"),
        ("board", "walls.E.ring", ["NE", "E2", "E1", "SE"], "walls.E.ring: "),
        ("board", "walls.E.ring", ["NE", "E1", "E2"], "walls.E.ring: "),
        ("board", "walls.E.ring.1", "N9", r"walls.E.ring\[1\]: .*'N9' is not one of NW, N1, "),
        ("board", "walls.W", DROP, "walls: "),
        ("board", "defender_units", 1000, "defender_units: "),
        ("town", "walls.3.resistance", 2, r"walls\[3\]: a level is stronger"),
        ("town", "towers.5.capacity", 3, r"towers\[5\]: a level is stronger"),
        ("town", "towers.5", DROP, "towers: "),
        ("town", "walls.2.needs", "magic", r"walls\[2\].needs: .*'magic' is not one of stoneworking, "),
        ("town", "walls.2.needs", 3, r"walls\[2\].needs: .*3 is not one of stoneworking, "),
        ("town", "walls.2.height", 1, r"walls\[2\].height: "),
        ("town", "gates.0", 1, "gates: a barrier has no gates"),
        ("town", "gates.4", 3, "gates: "),
        ("town", "ring.moat.cost", [1, 0, 0], r"ring.moat.cost\[3\]: "),
        ("town", "ring.moat.cost.0", 100, r"ring.moat.cost\[0\]: "),
        ("town", "collect.plain", DROP, "collect: "),
        ("town", "unlocked_by.iron", DROP, "unlocked_by: "),
        ("town", "buildings.keep.2", DROP, "buildings.keep: 3 levels were expected, 2 are there"),
        ("town", "buildings.barracks.1.needs.0", "magic", r"buildings.barracks\[1\].needs\[0\]: "),
        ("town", "technologies.mine", DROP, "technologies: "),
        ("town", "technologies.mine", 6, "technologies.mine: "),
        ("town", "powers.shield", 0, "powers.shield: "),
        ("town", "heroes.oracle_moves", True, "heroes.oracle_moves: "),
        ("armies", "units.archer.fire", DROP, "units.archer: ranged units have fire, and no others"),
        ("armies", "units.spearman.fire", 1, "units.spearman: ranged units have fire"),
        ("armies", "units.spearman", DROP, "units: "),
        ("armies", "engines.catapult.needs", "magic", "engines.catapult.needs: "),
        ("armies", "factions.beasts.levels.2", DROP, "factions.beasts.levels: "),
        ("armies", "factions.beasts.main_direction", "north", "factions.beasts.main_direction: "),
        ("armies", "foes.wolf", DROP, "foes: "),
        ("armies", "foes.wolf.faction", "nobody", "foes.wolf.faction: .*'nobody' is not one of beasts, "),
        ("armies", "foe_engines.ram.hits", "gates", "foe_engines.ram.hits: "),
        ("waves", "factions.beasts.3.pieces.warrior", [1, 0], r"factions.beasts\[3\]: 'warrior' does not fight for"),
        ("waves", "factions.beasts.3.pieces.horse", [1, 0], "factions.beasts.*horse: "),
        ("waves", "factions.beasts.3.pieces.wolf", [1], r"factions.beasts\[3\].pieces.wolf\[1\]: "),
        ("waves", "factions.beasts.19", DROP, "factions.beasts: "),
        ("siege", "tables.main_direction_die.5", "", r"tables.main_direction_die\[5\]: .* N, E, S, W, again"),
        ("siege", "tables.aim_dice.die_left_5.0", "keep", r"tables.aim_dice.die_left_5\[0\]: "),
        ("siege", "tables.engine_order.0", "wolf", r"tables.engine_order\[0\]: "),
        ("siege", "earlier_rulings.1.covers", True, "earlier_rulings.1.covers: "),
        ("siege", "earlier_rulings.1", DROP, "earlier_rulings: the earlier states of the rulings are 1"),
        ("modes", "modes.campaign", DROP, "modes: "),
        ("modes", "modes.campaign.squads", "free", "modes.campaign: 'squads' is expected where a player leads"),
        ("modes", "modes.scenario-1-versus.squads", DROP, "modes.scenario-1-versus: 'squads' is expected"),
        ("modes", "modes.campaign.extra_turns", DROP, "modes.campaign: 'extra_actions' and 'extra_turns'"),
        ("modes", "modes.campaign.start", "castle", "modes.campaign.start: "),
        ("modes", "starts.scenario-1.sections.E", [2, 3], "starts.scenario-1.sections.E: a section of level 2 has"),
        ("modes", "starts.scenario-1.sections.E", DROP, "starts.scenario-1.sections: "),
        ("modes", "starts.scenario-1.gates", 5, "starts.scenario-1.gates: the gates have a resistance of 4 at most"),
        ("modes", "starts.scenario-1.ring.N1", "lava", "starts.scenario-1.ring.N1: "),
    ],
)
def test_what_contradicts_itself_is_refused_by_its_path(name: str, path: str, value: Json, fault: str) -> None:
    with pytest.raises(DataFault, match=f"^{fault}"):
        read(name, path, value)


def test_every_switch_of_the_rulings_is_a_flag_of_the_tables() -> None:
    flags = {name for name, kind in get_type_hints(SiegeTables).items() if kind is bool}
    assert set(get_args(SwitchId)) == flags
