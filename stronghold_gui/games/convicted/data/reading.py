"""Reading of all values of the game from the data files that come with the program."""

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
    """The parsed data files."""

    board: BoardFile
    town: TownFile
    armies: ArmiesFile
    waves: WavesFile
    siege: SiegeFile
    modes: ModesFile


@cache
def load_values(rulings: ids.RulingsId = ids.RULINGS[0]) -> Values:
    """Return the values of the game for a state of the rulings."""
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
    """Return the values in data files for a state of the rulings.

    Raises:
        DataFault: two values contradict each other.
    """
    board_file, town_file, armies_file = files.board, files.town, files.armies
    town.check_fortifications(town_file.walls, "walls")
    town.check_fortifications(town_file.towers, "towers")
    town.check_gates(town_file.gates)
    levels = tuple(town_file.technologies[name] for name in ids.TECHNOLOGY_IDS)
    return Values(
        walls=town_file.walls,
        towers=town_file.towers,
        gates=town_file.gates,
        obstacles=town.obstacles(town_file),
        ring_of=board.ring_of(board_file),
        towers_of=board.towers_of(board_file),
        defender_limit=board_file.defender_units,
        unit_limits=(board_file.defender_units,) * len(ids.UNIT_IDS),
        engine_limits=(board_file.siege_engines,) * len(ids.ENGINE_IDS),
        repairs=town.repairs(town_file),
        gates_repair=town_file.gates_repair,
        collect=tuple(town_file.collect[name] for name in COLLECTING),
        collect_with=tuple(ids.TECHNOLOGY_IDS.index(name) for name in BETTER),
        unlocks=town.unlocks(town_file),
        discipline=town_file.discipline,
        buildings=town.buildings(town_file),
        technology_levels=levels,
        powers=town.powers(town_file),
        heroes=town_file.heroes,
        units=armies.units(armies_file),
        engines=tuple(armies_file.engines[name] for name in ids.ENGINE_IDS),
        factions=tuple(armies_file.factions[name] for name in ids.FACTION_IDS),
        foes=tuple(armies_file.foes[name] for name in ids.FOE_IDS),
        foe_engines=tuple(armies_file.foe_engines[name] for name in ids.FOE_ENGINE_IDS),
        waves=armies.campaign_waves(files.waves, armies_file),
        siege=siege.siege_tables(files.siege, rulings),
        modes=modes.modes(files.modes, levels, town_file.walls, town_file.gates),
        rulings=rulings,
    )
