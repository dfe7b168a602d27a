"""Position documents: any situation of the game as JSON, versioned, with a published schema, strictly validated.

document = POSITIONS.to_json(position)
position = POSITIONS.from_json(document)      # BadFileError with the path of every fault
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from stronghold_gui.core.reading import Json
from stronghold_gui.core.rulings import RULINGS_OPTION
from stronghold_gui.core.save.content import Faults
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
from stronghold_gui.games.convicted.problems import Impossible
from stronghold_gui.games.convicted.reading import read_table
from stronghold_gui.games.convicted.table import Table

POSITION: Final = Format("convicted-position", 1)
to_plain: Final = Writer(
    frozenset({"mode", "seats", "period", "turn", "side", "number", "piece", "goal", "start"})
).to_plain

__all__ = ["POSITION", "POSITIONS", "ConvictedPositions", "Impossible", "PositionDocument"]


@dataclass(slots=True)
class PositionDocument(Part):
    """A position in a file.

    Attributes:
        format, version: which kind of document.
        position: the table.
        about: what the position is for, in its author's words.
    """

    format: Literal["convicted-position"]
    version: Literal[1]
    position: Table
    about: str = ""


class ConvictedPositions(TablePositions[Position, Table]):
    """The form of positions in files, as ``core.save`` asks for it."""

    format: ClassVar = POSITION
    document: ClassVar = PositionDocument

    def plain(self, position: Position) -> Json:
        """Return the table of a position as plain JSON."""
        return to_plain(read_table(position))

    def position_of(self, table: Table, faults: Faults) -> Position | None:
        """Return the position of a table, or ``None`` if it can have none; what is wrong is added to the faults."""
        position = empty_position(table, faults)
        if position is not None:
            lay(table, position, faults)
            if not faults.found:
                check_all(position, faults)
        return position

    def options_of(self, position: Position) -> tuple[dict[str, str], int]:
        """Return the options of a match that begins with this position, and its number of seats."""
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


POSITIONS: Final = ConvictedPositions()
