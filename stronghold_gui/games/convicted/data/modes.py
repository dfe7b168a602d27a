"""The file of the modes (ways to play), and the start of each (rules, sections 0, 3, 12, 13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.convicted import ids
from stronghold_gui.games.convicted import values as v
from stronghold_gui.games.convicted.data.armies import Wave, wave
from stronghold_gui.games.convicted.data.parts import (
    TURNS,
    AnyLevel,
    DataFile,
    DirectionNumber,
    EachNumber,
    FactionNumber,
    Few,
    GroundNumber,
    Some,
    Technologies,
    Turn,
    bits,
    counted,
)
from stronghold_gui.games.convicted.pieces import NONE, OPEN

_NOBODY = (0, 0, 0, 0)
_BARRIERS = (0,) * len(ids.SECTION_IDS)
Buildings = dict[ids.BuildingId, Few]
"""Levels of buildings; a building that is left out is not built."""
Army = dict[ids.MadeId, Few]


@dataclass(frozen=True, slots=True)
class Village(Part):
    """A start with barriers only.

    Attributes:
        wood_each, spearmen_each: the amount for each player, by number of defenders.
    """

    wood_each: EachNumber
    spearmen_each: EachNumber
    buildings: Buildings


@dataclass(frozen=True, slots=True)
class WalledTown(Part):
    """A start with a fortress.

    Attributes:
        sections: level and resistance of each section.
        gates: the resistance of the gates.
        ring: the obstacles on the ring; sections that are left out are open.
        technology_levels: level up to which all technologies are known.
        technologies: additional technologies that are known.
        resources: the total for all seats, by number of defenders.
        armies: the total for all seats, by level of the scenario.
    """

    sections: Annotated[dict[ids.SectionId, tuple[AnyLevel, AnyLevel]], Field(min_length=len(ids.SECTION_IDS))]
    gates: Few
    ring: dict[ids.RingId, GroundNumber]
    buildings: Buildings
    technology_levels: AnyLevel
    technologies: Technologies
    resources: tuple[v.Cost, v.Cost, v.Cost, v.Cost]
    armies: tuple[Army, Army, Army]


@dataclass(frozen=True, slots=True)
class Mode(Part):
    """A way to play, with the members of ``values.Mode``; ``start``: ``village`` or a scenario with a fortress."""

    led: bool
    turns: Turn
    actions: Some
    loot: bool
    start: Literal["village", ids.ScenarioId]
    squads: Literal["", "free", "sized"] = ""
    faction: FactionNumber = NONE
    extra_actions: Few = 0
    extra_turns: Annotated[tuple[Turn, ...], Field(max_length=TURNS)] = ()
    rounds: Few = 0
    main_direction: DirectionNumber = NONE
    morale: bool = True
    levels_to_lose: Few = 0
    wood_each_turn: EachNumber = _NOBODY
    sabotage: v.Sabotage | None = None
    waves: Annotated[tuple[Wave, ...], Field(max_length=TURNS)] = ()


@dataclass(frozen=True, slots=True)
class ModesFile(DataFile):
    """``modes.json``."""

    modes: Annotated[dict[ids.ModeId, Mode], Field(min_length=len(ids.MODES))]
    village: Village
    starts: Annotated[dict[ids.ScenarioId, WalledTown], Field(min_length=len(ids.SCENARIO_IDS))]


def modes(
    file: ModesFile, technologies: Sequence[int], walls: Sequence[v.Fortification], gates: Sequence[int]
) -> dict[str, v.Mode]:
    """Return the modes by name.

    Args:
        file: the data file.
        technologies: the level of each technology.
        walls: the levels of a wall, against which the sections of a start are checked.
        gates: the resistance of the gates by level, against which the gates of a start are checked.

    Raises:
        DataFault: values of a mode or start contradict each other.
    """
    starts = {"village": _village(file.village)}
    for scenario, start in file.starts.items():
        _check_walled_town(start, walls, gates, f"starts.{scenario}")
        starts[scenario] = _walled_town(start, technologies)
    for name, mode in file.modes.items():
        if mode.led != bool(mode.squads):
            raise DataFault(f"modes.{name}", "'squads' is expected where a player leads the enemy, and only there")
        if bool(mode.extra_actions) != bool(mode.extra_turns):
            raise DataFault(f"modes.{name}", "'extra_actions' and 'extra_turns' are given together")
    return {name: _mode(name, mode, starts[mode.start]) for name, mode in file.modes.items()}


def _mode(name: str, mode: Mode, start: v.Start) -> v.Mode:
    return v.Mode(
        id=name,
        led=mode.led,
        squads=mode.squads,
        faction=mode.faction,
        turns=mode.turns,
        actions=mode.actions,
        extra_actions=mode.extra_actions,
        extra_turns=mode.extra_turns,
        rounds=mode.rounds,
        main_direction=mode.main_direction,
        morale=mode.morale,
        loot=mode.loot,
        levels_to_lose=mode.levels_to_lose,
        wood_each_turn=mode.wood_each_turn,
        sabotage=mode.sabotage,
        waves=tuple(map(wave, mode.waves)),
        start=start,
    )


def _village(village: Village) -> v.Start:
    return v.Start(
        _BARRIERS, _BARRIERS, 0, (OPEN,) * len(ids.RING_NAMES), counted(village.buildings, ids.BUILDING_IDS), 0,
        (v.NOTHING,) * 4, village.wood_each, village.spearmen_each, (counted({}, ids.MADE_IDS),) * 3,
    )  # fmt: skip


def _check_walled_town(start: WalledTown, walls: Sequence[v.Fortification], gates: Sequence[int], path: str) -> None:
    for section, (level, resistance) in start.sections.items():
        most = walls[level].resistance
        if resistance > most:
            problem = f"a section of level {level} has a resistance of {most} at most"
            raise DataFault(f"{path}.sections.{section}", problem)
    most = gates[start.sections["N"][0]]
    if start.gates > most:
        raise DataFault(f"{path}.gates", f"the gates have a resistance of {most} at most")


def _walled_town(start: WalledTown, technologies: Sequence[int]) -> v.Start:
    known = [
        name for name, level in zip(ids.TECHNOLOGY_IDS, technologies, strict=True) if level <= start.technology_levels
    ]
    sections = [start.sections[name] for name in ids.SECTION_IDS]
    return v.Start(
        tuple(level for level, _ in sections), tuple(resistance for _, resistance in sections), start.gates,
        tuple(start.ring.get(name, OPEN) for name in ids.RING_NAMES),
        counted(start.buildings, ids.BUILDING_IDS), bits([*known, *start.technologies]),
        start.resources, _NOBODY, _NOBODY, tuple(counted(army, ids.MADE_IDS) for army in start.armies),
    )  # fmt: skip
