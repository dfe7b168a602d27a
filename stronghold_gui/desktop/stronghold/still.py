"""The picture of a position, drawn without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.stronghold.client import StrongholdClient
from stronghold_gui.desktop.stronghold.contents import contents, counters, lots
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.kind import STRONGHOLD_KIND
from stronghold_gui.desktop.stronghold.kind import surface as surface_of
from stronghold_gui.desktop.stronghold.table_words import BoardWords
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.desktop.table.picture import BoardPicture
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.table.stills import table_picture

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.save import AnyMatch


def table_image(match: AnyMatch, seat: Seat | None, width: int, language: str, pictures: str) -> QImage:
    """Draw the table as a seat may see it (``None``: the public), ``width`` pixels wide; the board sets the height."""
    surface = surface_of(match.header, pictures)
    # Only the board of the first picture set has named areas.
    geometry = BoardGeometry(surface_of(match.header, STRONGHOLD_KIND.picture_sets[0]).svg)
    client = StrongholdClient(lambda _refusal: ShownRefusal(""), lambda _moves, _play: None, lambda *_put: None)
    hand = Hand(client)
    context = StrongholdContext(Language(language), PieceArt(surface.pieces), hand, client)
    # No cache on disk: a server that renders pictures may have no home folder.
    picture = BoardPicture(surface.svg)
    scene = TableScene(geometry, picture, context.art, hand, BoardWords(context))
    table = match.game.view(match.position, seat).table
    scene.allot(lots(table))
    scene.set_contents(contents(table, context.texts))
    scene.set_counters(counters(table))
    return table_picture(scene, width)
