"""Parts of a custom table with counts and thresholds: numbers of pieces, levels, squads, Discipline.

``parts.py`` has prices, values and armies, ``rule_parts.py`` has abilities and conditions. Each entry is complete here,
too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from pydantic import NonNegativeInt

from stronghold_gui.core.save.part import Part, Short
from stronghold_gui.games.convicted.ids import EngineId, ObstacleId, UnitId
from stronghold_gui.games.convicted.table import Stock

DEFENDERS: Final = "defenders"
LimitId = Literal[ObstacleId, UnitId, EngineId, "defenders"]
"""Keys of numbers of pieces: each kind, and all units of the defenders together."""


@dataclass(slots=True)
class Siege(Part):
    """Values of the siege, with the names of ``values.SiegeTables``.

    Attributes:
        squads: the lowest numbers of units that form two, three and four squads.
    """

    squads: Short[NonNegativeInt]
    ram_strength: NonNegativeInt
    covers: NonNegativeInt
    siege_tower: NonNegativeInt
    catapult_units: NonNegativeInt
    levels_lost: NonNegativeInt
    levels_lost_with_militia: NonNegativeInt


@dataclass(slots=True)
class Drill(Part):
    """The action that trains several units at once (6.5): possible kinds, number, and price of all together."""

    units: Short[UnitId]
    count: NonNegativeInt
    cost: Stock
