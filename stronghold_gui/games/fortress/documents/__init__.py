"""Position documents: any situation of the game as JSON, versioned, with a published schema, strictly validated.

    document = POSITIONS.to_json(position)
    position = POSITIONS.from_json(document)      # BadFileError with the path of every fault

A document may leave out what an empty table does not have.
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
from stronghold_gui.games.fortress.data.rulings import RULINGS
from stronghold_gui.games.fortress.documents.checks import check_all
from stronghold_gui.games.fortress.documents.laying import empty_position, lay
from stronghold_gui.games.fortress.documents.problems import Impossible
from stronghold_gui.games.fortress.documents.writing import to_plain
from stronghold_gui.games.fortress.field.own_map import OPTION
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.reading import read_table
from stronghold_gui.games.fortress.table import Table

POSITION: Final = Format("fortress-position", 1)

__all__ = ["POSITION", "POSITIONS", "FortressPositions", "Impossible", "PositionDocument"]


@dataclass(slots=True)
class PositionDocument(Part):
    """A position in a file.

    Attributes:
        format, version: which kind of document.
        position: the table.
        about: what the position is for, in its author's words.
    """

    format: Literal["fortress-position"]
    version: Literal[1]
    position: Table
    about: str = ""


class FortressPositions(TablePositions[Position, Table]):
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
        setting = position.setting
        own = {OPTION: setting.own.text} if setting.own is not None else {}
        if setting.rulings.id != RULINGS[0]:
            own[RULINGS_OPTION] = setting.rulings.id
        chosen = {"scenario": setting.scenario.id, "mode": setting.choice, "armies": position.armies}
        return chosen | own, setting.seats


POSITIONS: Final = FortressPositions()
