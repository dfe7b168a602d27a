"""The files of the armies: units and engines of both sides, factions, and the waves of a campaign (sections 6, 10)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from pydantic import Field

from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.convicted import enemy_values as enemy
from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted import values as v
from stronghold_gui.games.convicted.data.parts import TURNS, DataFile, Few, Some, counted
from stronghold_gui.games.convicted.pieces import RANGED


@dataclass(frozen=True, slots=True)
class ArmiesFile(DataFile):
    """``armies.json``."""

    units: Annotated[dict[ids.UnitId, v.Unit], Field(min_length=len(ids.UNIT_IDS))]
    engines: Annotated[dict[ids.EngineId, v.Engine], Field(min_length=len(ids.ENGINE_IDS))]
    factions: Annotated[dict[ids.FactionId, enemy.Faction], Field(min_length=len(ids.FACTION_IDS))]
    foes: Annotated[dict[ids.FoeId, enemy.Foe], Field(min_length=len(ids.FOE_IDS))]
    foe_engines: Annotated[dict[ids.FoeEngineId, enemy.FoeEngine], Field(min_length=len(ids.FOE_ENGINE_IDS))]


@dataclass(frozen=True, slots=True)
class Wave(Part):
    """An army of one turn or round.

    Attributes:
        pieces: for each piece its numbers on the main direction and on each other direction.
        north: additional pieces in the north.
        with_main: additional pieces on the main direction.
        loot: resources that the army leaves.
    """

    pieces: dict[ids.FoePieceId, tuple[Few, Few]]
    north: dict[ids.FoePieceId, Some] = field(default_factory=dict)
    with_main: dict[ids.FoePieceId, Some] = field(default_factory=dict)
    loot: v.Cost = v.NOTHING


@dataclass(frozen=True, slots=True)
class WavesFile(DataFile):
    """``waves.json``: an army for each turn of a campaign."""

    factions: Annotated[
        dict[ids.FactionId, Annotated[tuple[Wave, ...], Field(min_length=TURNS, max_length=TURNS)]],
        Field(min_length=len(ids.FACTION_IDS)),
    ]


def units(file: ArmiesFile) -> tuple[v.Unit, ...]:
    """Return the defenders' units.

    Raises:
        DataFault: a ranged unit has no fire, or a unit that is not ranged has some.
    """
    for number, name in enumerate(ids.UNIT_IDS):
        if bool(file.units[name].fire) != (number in RANGED):
            raise DataFault(f"units.{name}", "ranged units have fire, and no others")
    return tuple(file.units[name] for name in ids.UNIT_IDS)


def campaign_waves(file: WavesFile, armies: ArmiesFile) -> tuple[tuple[v.Wave, ...], ...]:
    """Return the armies of the campaign, by faction and turn.

    Raises:
        DataFault: an army has units of another faction.
    """
    for number, faction in enumerate(ids.FACTION_IDS):
        others = {name for name, foe in armies.foes.items() if foe.faction != number}
        for turn, row in enumerate(file.factions[faction]):
            if strangers := others.intersection({*row.pieces, *row.north, *row.with_main}):
                raise DataFault(f"factions.{faction}[{turn}]", f"'{min(strangers)}' does not fight for {faction}")
    return tuple(tuple(map(wave, file.factions[faction])) for faction in ids.FACTION_IDS)


def wave(row: Wave) -> v.Wave:
    """Return an army of the file as the rules use it."""
    main = {name: count for name, (count, _) in row.pieces.items()}
    for name, count in row.with_main.items():
        main[name] = main.get(name, 0) + count
    others = {name: count for name, (_, count) in row.pieces.items()}
    here, elsewhere, north = (counted(counts, ids.FOE_PIECE_IDS) for counts in (main, others, row.north))
    return v.Wave(here, elsewhere, north, row.loot)
