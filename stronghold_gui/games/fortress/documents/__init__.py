"""Position documents: any situation of the game as JSON, versioned, with a published schema, strictly validated.

    document = POSITIONS.to_json(position)
    position = POSITIONS.from_json(document)      # BadFileError with the path of every fault

A document may leave out the values of an empty table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from stronghold_gui.core.rulings import RULINGS_OPTION
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.tables import TablePositions
from stronghold_gui.core.save.versions import Format
from stronghold_gui.core.save.writing import Writer
from stronghold_gui.games.fortress.data.rulings import RULINGS
from stronghold_gui.games.fortress.documents.checks import check_all
from stronghold_gui.games.fortress.documents.laying import empty_position, lay
from stronghold_gui.games.fortress.field.own_map import OPTION
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.reading import read_table
from stronghold_gui.games.fortress.table import Table

POSITION: Final = Format("fortress-position", 1)


@dataclass(slots=True)
class PositionDocument(Part):
    """A position in a file.

    Attributes:
        format, version: the kind of document and its version.
        position: the table.
        about: the author's note on the purpose of the position.
    """

    format: Literal["fortress-position"]
    version: Literal[1]
    position: Table
    about: str = ""


def _options_of(position: Position) -> tuple[dict[str, str], int]:
    setting = position.setting
    own = {OPTION: setting.own.text} if setting.own is not None else {}
    if setting.rulings.id != RULINGS[0]:
        own[RULINGS_OPTION] = setting.rulings.id
    chosen = {"scenario": setting.scenario.id, "mode": setting.choice, "armies": position.armies}
    return chosen | own, setting.seats


POSITIONS: Final = TablePositions(
    format=POSITION,
    document=PositionDocument,
    writer=Writer(frozenset({"scenario", "people", "player", "armies"})),
    read_table=read_table,
    empty_position=empty_position,
    lay=lay,
    check=check_all,
    options_of=_options_of,
)
