"""Parts of a table of figures that are counts and thresholds: pieces in the box, levels, squads, Discipline.

``parts.py`` has prices, values and armies, ``rule_parts.py`` has abilities and conditions. Parts with members are
complete here, too.
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
"""What a number of pieces can be set for: each kind, and all units of the defenders together."""


@dataclass(slots=True)
class Siege(Part):
    """Figures of the siege; the names are those of ``values.SiegeTables``.

    Attributes:
        squads: the numbers of units from which there are two, three, four squads.
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
    """Training several units at once (6.5): the kinds, the number of one kind, and the price of all together."""

    units: Short[UnitId]
    count: NonNegativeInt
    cost: Stock
