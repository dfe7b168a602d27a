"""Position documents: any situation of the game as JSON, versioned, with a published schema, strictly validated.

    document = POSITIONS.to_json(position)
    position = POSITIONS.from_json(document)      # BadFileError with the path of every fault

A document may leave out what an empty table does not have, and what follows from the rest: the bag, the free units, the
supply and the order tiles in hand are then whatever the box has besides (``checks.py``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.content import Faults
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.tables import TablePositions
from stronghold_gui.core.save.versions import Format
from stronghold_gui.games.stronghold.documents.checks import check_all
from stronghold_gui.games.stronghold.documents.laying import empty_position, lay
from stronghold_gui.games.stronghold.documents.playable import check_playable
from stronghold_gui.games.stronghold.documents.problems import Impossible
from stronghold_gui.games.stronghold.documents.writing import to_plain
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reading import read_table
from stronghold_gui.games.stronghold.table import Table
from stronghold_gui.games.stronghold.values import RULINGS

POSITION: Final = Format("stronghold-position", 1)

__all__ = ["POSITION", "POSITIONS", "Impossible", "PositionDocument", "StrongholdPositions"]


@dataclass(slots=True)
class PositionDocument(Part):
    """A position in a file.

    Attributes:
        format, version: which kind of document.
        position: the table.
        about: what the position is for, in its author's words.
    """

    format: Literal["stronghold-position"]
    version: Literal[1]
    position: Table
    about: str = ""


class StrongholdPositions(TablePositions[Position, Table]):
    """The form of positions in files, as ``core.save`` asks for it."""

    format: ClassVar = POSITION
    document: ClassVar = PositionDocument

    def plain(self, position: Position) -> Json:
        """Return the table of a position as plain JSON."""
        return to_plain(read_table(position))

    def position_of(self, table: Table, faults: Faults) -> Position | None:
        """Return the position of a table, or ``None``; what needs nobody's decision is carried out."""
        position = empty_position(table, faults)
        if position is not None:
            lay(table, position, faults)
            check_all(table, position, faults)
            if not faults.found:
                check_playable(position, faults)
        return position

    def options_of(self, position: Position) -> tuple[dict[str, str], int]:
        """Return the options of a match that begins with this position, and its number of seats."""
        values = position.values
        # Only two can have the ready set, and those who have other cards have drafted them, or draft still.
        ready = values.ready_set and all(invader.cards == position.cards.ready for invader in position.invaders)
        options = {"edition": values.edition, "cards": "ready" if ready else "draft"}
        if values.rulings != RULINGS[0]:
            options["rulings"] = values.rulings
        return options, position.seats


POSITIONS: Final = StrongholdPositions()
