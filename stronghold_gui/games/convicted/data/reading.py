"""All figures of the game, from the data files that come with the program, read once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from stronghold_gui.core.data_files import read_data
from stronghold_gui.files import reading_resource, resource
from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted.data import armies, board, modes, siege, town
from stronghold_gui.games.convicted.data.armies import ArmiesFile, WavesFile
from stronghold_gui.games.convicted.data.board import BoardFile
from stronghold_gui.games.convicted.data.modes import ModesFile
from stronghold_gui.games.convicted.data.parts import DataFile
from stronghold_gui.games.convicted.data.siege import SiegeFile
from stronghold_gui.games.convicted.data.town import BETTER, COLLECTING, TownFile
from stronghold_gui.games.convicted.values import Values

F = TypeVar("F", bound=DataFile)


@dataclass(frozen=True, slots=True)
class DataFiles:
    """All data files."""

    board: BoardFile
    town: TownFile
    armies: ArmiesFile
    waves: WavesFile
    siege: SiegeFile
    modes: ModesFile


@cache
def load_values(rulings: ids.RulingsId = ids.RULINGS[0]) -> Values:
    """Return the figures of the game, under today's rulings or those of an earlier match."""
    files = read_files()
    with reading_resource(resource("convicted")):
        return make_values(files, rulings)


def read_files() -> DataFiles:
    """Return the data files that come with the program."""
    return DataFiles(
        _read(BoardFile, "board"),
        _read(TownFile, "town"),
        _read(ArmiesFile, "armies"),
        _read(WavesFile, "waves"),
        _read(SiegeFile, "siege"),
        _read(ModesFile, "modes"),
    )


def _read(kind: type[F], name: str) -> F:
    file = resource("convicted", f"{name}.json")
    with reading_resource(file):
        return read_data(kind, file)


def make_values(files: DataFiles, rulings: ids.RulingsId = ids.RULINGS[0]) -> Values:
    """Return the figures that data files say for a state of the rulings.

    Raises:
        DataFault: two figures contradict each other.
    """
    place, here, host = files.board, files.town, files.armies
    town.check_fortifications(here.walls, "walls")
    town.check_fortifications(here.towers, "towers")
    town.check_gates(here.gates)
    levels = tuple(here.technologies[name] for name in ids.TECHNOLOGY_IDS)
    return Values(
        walls=here.walls,
        towers=here.towers,
        gates=here.gates,
        obstacles=town.obstacles(here),
        ring_of=board.ring_of(place),
        towers_of=board.towers_of(place),
        defender_limit=place.defender_units,
        unit_limits=(place.defender_units,) * len(ids.UNIT_IDS),
        engine_limits=(place.siege_engines,) * len(ids.ENGINE_IDS),
        repairs=town.repairs(here),
        gates_repair=here.gates_repair,
        collect=tuple(here.collect[name] for name in COLLECTING),
        collect_with=tuple(ids.TECHNOLOGY_IDS.index(name) for name in BETTER),
        unlocks=town.unlocks(here),
        discipline=here.discipline,
        buildings=town.buildings(here),
        technology_levels=levels,
        powers=town.powers(here),
        heroes=here.heroes,
        units=armies.units(host),
        engines=tuple(host.engines[name] for name in ids.ENGINE_IDS),
        factions=tuple(host.factions[name] for name in ids.FACTION_IDS),
        foes=tuple(host.foes[name] for name in ids.FOE_IDS),
        foe_engines=tuple(host.foe_engines[name] for name in ids.FOE_ENGINE_IDS),
        waves=armies.campaign_waves(files.waves, host),
        siege=siege.siege_tables(files.siege, rulings),
        modes=modes.modes(files.modes, levels, here.walls, here.gates),
        rulings=rulings,
    )
