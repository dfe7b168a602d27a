"""The picture of a position, drawn without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from stronghold_gui.desktop.fortress.angle import Angle
from stronghold_gui.desktop.fortress.contents import FieldPiles, figures_wait, is_figure
from stronghold_gui.desktop.fortress.standpoint import seen, seen_depth
from stronghold_gui.desktop.table.stills import still_scene, table_picture

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.save import AnyMatch


def battlefield_image(match: AnyMatch, seat: Seat | None, width: int, _language: str, pictures: str) -> QImage:
    """Draw the battlefield as a seat sees it (``None``: the public), ``width`` pixels wide; the map sets the height."""
    view, angle = match.game.view(match.position, seat), Angle(0, tilted=True)
    waiting = figures_wait(view.table)
    surface = seen(view.setting.field, angle, pictures, waiting=waiting)
    scene = still_scene(surface)
    scene.relay(surface.geometry, surface.blocks, surface.cloth)
    contents = FieldPiles(view.table, view.setting, angle).contents()
    scene.set_contents(contents)
    depth = seen_depth(view.setting.field, angle, waiting=waiting)
    # Fade the walls that hide a figure, as the window does.
    scene.fade(key for area, piles in contents.items() if any(map(is_figure, piles)) for key in depth.hiding(area))
    return table_picture(scene, width)
