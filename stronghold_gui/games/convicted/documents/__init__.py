"""Position documents: any situation of the game as JSON, versioned, with a published schema, strictly validated.

document = POSITIONS.to_json(position)
position = POSITIONS.from_json(document)      # BadFileError with the path of every fault
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
from stronghold_gui.core.save.writing import Writer
from stronghold_gui.games.convicted.documents.checks import check_all
from stronghold_gui.games.convicted.documents.laying import empty_position, lay
from stronghold_gui.games.convicted.documents.problems import Impossible
from stronghold_gui.games.convicted.pieces import FACTION_LEVELS, FACTIONS, SEAT_IDS
from stronghold_gui.games.convicted.position import Position
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


class ConvictedPositions:
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
        found = {
            "mode": position.mode.id,
            "level": FACTION_LEVELS[position.difficulty - 1],
            "first": SEAT_IDS[position.first],
        }
        if not position.mode.waves:
            found |= {name: FACTION_LEVELS[level - 1] for name, level in zip(FACTIONS, position.levels, strict=True)}
        return found, position.seats


POSITIONS: Final = ConvictedPositions()
