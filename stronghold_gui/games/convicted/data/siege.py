"""The siege file: tables, numbers, and the chosen readings of ambiguous sentences (sections 7 and 8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from stronghold_gui.core.reading import DataFault
from stronghold_gui.games.convicted.data.parts import DataFile
from stronghold_gui.games.convicted.ids import RULINGS, RulingsId
from stronghold_gui.games.convicted.values import SiegeTables

SwitchId = Literal[
    "catapult_kills_one", "baseline_with_engines", "morale_drops_first", "winners_destroy_at_once",
    "sabotage_cuts_resistance", "no_test_for_all",
]  # fmt: skip
"""Members of ``SiegeTables`` that choose the reading of an ambiguous sentence."""


@dataclass(frozen=True, slots=True)
class SiegeFile(DataFile):
    """``siege.json``; ``earlier_rulings``: the switches that differ in earlier states of the rulings."""

    tables: SiegeTables
    earlier_rulings: dict[RulingsId, dict[SwitchId, bool]]


def siege_tables(file: SiegeFile, rulings: RulingsId) -> SiegeTables:
    """Return the tables of the siege, with the switches of a state of the rulings.

    Raises:
        DataFault: the file does not have exactly the earlier states of ``RULINGS``.
    """
    if tuple(file.earlier_rulings) != RULINGS[1:]:
        raise DataFault("earlier_rulings", f"the earlier states of the rulings are {', '.join(RULINGS[1:])}")
    changed = file.earlier_rulings.get(rulings, {})
    return replace(file.tables, **changed)  # type: ignore[arg-type]  # every switch is a flag
