"""Position documents: any situation of the game as JSON, versioned, with a published schema, strictly validated.

    document = POSITIONS.to_json(position)
    position = POSITIONS.from_json(document)      # BadFileError with the path of every fault

A document may leave out what an empty table does not have.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.content import Faults
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.validation import joined, validate
from stronghold_gui.core.save.versions import Format
from stronghold_gui.games.fortress.documents.checks import check_all
from stronghold_gui.games.fortress.documents.laying import empty_position, lay
from stronghold_gui.games.fortress.documents.problems import Impossible
from stronghold_gui.games.fortress.documents.writing import to_plain
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


class FortressPositions:
    """The form of positions in files, as ``core.save`` asks for it."""

    format_name: Final = POSITION.name
    version: Final = POSITION.version
    document: Final = PositionDocument

    def to_json(self, position: Position) -> dict[str, Json]:
        """Return the position document."""
        return {"format": POSITION.name, "version": POSITION.version, "position": to_plain(read_table(position))}

    def from_json(self, document: Json, path: str = "") -> Position:
        """Return the position that a document describes.

        Raises:
            BadFileError: with every fault that can be found together: first of form, then of content.
        """
        table = validate(PositionDocument, POSITION.bring_up_to_date(document, path), path).position
        faults = Faults(joined(path, "position"))
        position = empty_position(table, faults)
        if position is not None:
            lay(table, position, faults)
            if not faults.found:
                check_all(position, faults)
        if position is None or faults.found:
            raise BadFileError(faults.found)
        return position

    def options_of(self, position: Position) -> tuple[dict[str, str], int]:
        """Return the options of a match that begins with this position, and its number of seats."""
        setting = position.setting
        return {"scenario": setting.scenario.id, "mode": setting.choice, "armies": position.armies}, setting.seats


POSITIONS: Final = FortressPositions()
