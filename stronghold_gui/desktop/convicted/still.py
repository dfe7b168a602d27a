"""A picture of the table without a window."""

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
    """Return the public view of the table at a width in pixels; the height follows from the board."""
    texts, position = catalogue(language), match.position
    words = BoardWords(lambda: position, lambda: texts)
    # Only the usual board names its areas.
    areas = board(match.header, PICTURE_SETS[0]).geometry
    scene = still_scene(board(match.header, pictures), words, geometry=areas)
    scene.set_contents(contents(position))
    return table_picture(scene, width)
