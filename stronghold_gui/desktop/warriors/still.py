"""The picture of a position, drawn without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from stronghold_gui.desktop.table.stills import still_scene, table_picture
from stronghold_gui.desktop.warriors.contents import TablePiles
from stronghold_gui.desktop.warriors.seating import Seating
from stronghold_gui.desktop.warriors.surface import table
from stronghold_gui.desktop.warriors.table_words import Labels
from stronghold_gui.text import catalogue

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.save import AnyMatch


def table_image(match: AnyMatch, seat: Seat | None, width: int, language: str, pictures: str) -> QImage:
    """Draw the table as a seat may see it (``None``: the public), ``width`` pixels wide; the table sets the height."""
    names, texts, seating = match.header.names, catalogue(language), Seating()
    seen = match.game.view(match.position, seat).table
    seating.follow(seen, seat or 0)
    scene = still_scene(table(len(names), pictures), Labels(seating, seen, names, lambda: texts))
    scene.set_contents(TablePiles(seen, seating, texts).contents())
    return table_picture(scene, width)
