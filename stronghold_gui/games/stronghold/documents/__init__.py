"""Position documents: any situation of the game as JSON, versioned, with a published schema, strictly validated.

    document = POSITIONS.to_json(position)
    position = POSITIONS.from_json(document)      # BadFileError with the path of every fault

A document may omit what an empty table does not have, and what follows from the rest: the bag, the free units, the
supply and the order tiles in hand. These then get all other pieces of the box (``checks.py``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from stronghold_gui.core.save.content import Faults
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.tables import TablePositions
from stronghold_gui.core.save.versions import Format
from stronghold_gui.core.save.writing import Writer
from stronghold_gui.games.stronghold.documents.checks import check_all, check_playable
from stronghold_gui.games.stronghold.documents.laying import empty_position, lay
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reading import read_table
from stronghold_gui.games.stronghold.table import Table
from stronghold_gui.games.stronghold.values import RULINGS

POSITION: Final = Format("stronghold-position", 1)


@dataclass(slots=True)
class PositionDocument(Part):
    """A position in a file.

    Attributes:
        format, version: the kind of document and its version.
        position: the table.
        about: the author's note on the purpose of the position.
    """

    format: Literal["stronghold-position"]
    version: Literal[1]
    position: Table
    about: str = ""


def _lay(table: Table, position: Position, faults: Faults) -> None:
    """Lay a table on a position, check it, and fill in the pieces that the table omits."""
    lay(table, position, faults)
    check_all(table, position, faults)


def _options_of(position: Position) -> tuple[dict[str, str], int]:
    values = position.values
    # Only a match for two can have the starter set; Invaders with other cards have drafted them or still do.
    ready = values.ready_set and all(invader.cards == position.cards.ready for invader in position.invaders)
    options = {"edition": values.edition, "cards": "ready" if ready else "draft"}
    if values.rulings != RULINGS[0]:
        options["rulings"] = values.rulings
    return options, position.seats


POSITIONS: Final = TablePositions(
    format=POSITION,
    document=PositionDocument,
    writer=Writer(frozenset({"edition", "seats", "board", "turn", "phase", "stage"}), derived=frozenset({"cost"})),
    read_table=read_table,
    empty_position=empty_position,
    lay=_lay,
    check=check_playable,
    options_of=_options_of,
)
