"""The picture of a position, drawn without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from stronghold_gui.desktop.convicted.contents import contents
from stronghold_gui.desktop.convicted.surface import PICTURE_SETS, board
from stronghold_gui.desktop.convicted.table_words import BoardWords
from stronghold_gui.desktop.table.stills import still_scene, table_picture
from stronghold_gui.text import catalogue

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.save import AnyMatch


def table_image(match: AnyMatch, _seat: Seat | None, width: int, language: str, pictures: str) -> QImage:
    """Draw the table, ``width`` pixels wide, as all seats see it; the board sets the height."""
    texts, position = catalogue(language), match.position
    words = BoardWords(lambda: position, lambda: texts)
    # Only the board of the first picture set has named areas.
    areas = board(match.header, PICTURE_SETS[0]).geometry
    scene = still_scene(board(match.header, pictures), words, geometry=areas)
    scene.set_contents(contents(position))
    return table_picture(scene, width)
