"""Position documents: positions as JSON, versioned and strictly validated, with a published schema.

document = POSITIONS.to_json(position)
position = POSITIONS.from_json(document)      # BadFileError with the path of every fault
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from stronghold_gui.core.rulings import RULINGS_OPTION
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.tables import TablePositions
from stronghold_gui.core.save.versions import Format
from stronghold_gui.core.save.writing import Writer
from stronghold_gui.games.convicted.documents.checks import check_all
from stronghold_gui.games.convicted.documents.laying import empty_position, lay
from stronghold_gui.games.convicted.ids import RULINGS
from stronghold_gui.games.convicted.own.leaves import OPTION
from stronghold_gui.games.convicted.pieces import FACTION_LEVELS, FACTIONS, SEAT_IDS
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.reading import read_table
from stronghold_gui.games.convicted.table import Table

POSITION: Final = Format("convicted-position", 1)


@dataclass(slots=True)
class PositionDocument(Part):
    """A position in a file.

    Attributes:
        format, version: kind of document.
        position: the table.
        about: a comment of its author.
    """

    format: Literal["convicted-position"]
    version: Literal[1]
    position: Table
    about: str = ""


def _options_of(position: Position) -> tuple[dict[str, str], int]:
    found = {
        "mode": position.mode.id,
        "level": FACTION_LEVELS[position.difficulty - 1],
        "first": SEAT_IDS[position.first],
    }
    if position.values.own:
        found[OPTION] = position.values.own
    if position.values.rulings != RULINGS[0]:
        found[RULINGS_OPTION] = position.values.rulings
    if not position.mode.waves:
        found |= {name: FACTION_LEVELS[level - 1] for name, level in zip(FACTIONS, position.levels, strict=True)}
    return found, position.seats


POSITIONS: Final = TablePositions(
    format=POSITION,
    document=PositionDocument,
    writer=Writer(frozenset({"mode", "seats", "period", "turn", "side", "number", "piece", "goal", "start"})),
    read_table=read_table,
    empty_position=empty_position,
    lay=lay,
    check=check_all,
    options_of=_options_of,
)
