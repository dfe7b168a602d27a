"""Position documents: any situation of the game as JSON, versioned, with a published schema, strictly validated.

    document = POSITIONS.to_json(position)
    position = POSITIONS.from_json(document)      # BadFileError with the path of every fault

A document may omit the values of an empty table. It may also omit the draw pile, which then has all other cards of the
box.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.tables import TablePositions
from stronghold_gui.core.save.versions import Format
from stronghold_gui.core.save.writing import Writer
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.data.printed import OPTION, printed_text
from stronghold_gui.games.warriors.documents.checks import check_all
from stronghold_gui.games.warriors.documents.laying import empty_position, lay
from stronghold_gui.games.warriors.pieces import SEAT_IDS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.reading import read_table
from stronghold_gui.games.warriors.table import Table

POSITION: Final = Format("warriors-position", 1)


@dataclass(slots=True)
class PositionDocument(Part):
    """A position in a file.

    Attributes:
        format, version: the kind of document and its version.
        position: the table.
        about: the author's note on the purpose of the position.
    """

    format: Literal["warriors-position"]
    version: Literal[1]
    position: Table
    about: str = ""


def _options_of(position: Position) -> tuple[dict[str, str], int]:
    cards = position.cards
    own = {OPTION: printed_text(cards.battles)} if cards.battles != load_cards(cards.box).battles else {}
    return {"box": cards.box, "dealer": SEAT_IDS[position.dealer], **own}, position.seats


POSITIONS: Final = TablePositions(
    format=POSITION,
    document=PositionDocument,
    writer=Writer(frozenset({"box", "seats", "dealer", "round", "stage"}), even_empty=frozenset({"pile"})),
    read_table=read_table,
    empty_position=empty_position,
    lay=lay,
    check=check_all,
    options_of=_options_of,
)
