"""A board that can be shown before the rules are loaded: the whole table kit, with an empty hand.

The window shows it at once; a game takes it over as soon as its rules are loaded.
"""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.desktop.table.model import NoClient, TableClient, TableWords
from stronghold_gui.desktop.table.picture import BoardPicture
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.table.surface import Surface
from stronghold_gui.desktop.table.view import TableView


class Tabletop(QObject):
    """One board with its view, at first without contents and names.

    Attributes:
        art: the pictures of the pieces.
        hand: the hand; empty until a game takes over.
        scene: the board and its contents.
        view: the view widget.
        dressed: emitted when other pictures are shown.
    """

    dressed = Signal()

    def __init__(self, surface: Surface, cache: Path | None, parent: QObject) -> None:
        """Show a surface.

        Args:
            surface: the surface.
            cache: the folder of its cached pictures, or ``None``.
            parent: its Qt parent.

        Raises:
            BadBoard: the SVG cannot serve as a board.
        """
        super().__init__(parent)
        self._pictured = surface.svg
        self.art = PieceArt(surface.pieces)
        self.hand = Hand(NoClient(), self)
        self._picture = BoardPicture(surface.svg, cache, self)
        self.scene = TableScene(surface.geometry, self._picture, self.art, self.hand, parent=self)
        self.view = TableView(self.scene)
        self.view.setObjectName("board")
        self.view.surround(surface.cloth)

    def take_over(self, client: TableClient, words: TableWords) -> None:
        """Let a game answer for possible moves and texts from now on."""
        self.scene.words = words
        self.scene.refresh_words()
        self.hand.client = client

    def use(self, surface: Surface) -> None:
        """Show the same surface in other pictures; its contents stay as they are.

        Args:
            surface: a surface with the same view box and pieces (its areas, if any, are not read).
        """
        self._pictured = surface.svg
        self.art.use(surface.pieces)
        self._picture.use(surface.svg)
        self.scene.redraw()
        self.dressed.emit()

    def turn(self, surface: Surface, faded: Iterable[str] | None = None) -> None:
        """Show the surface from another side with the same contents.

        Args:
            surface: a surface that has all areas in which there are pieces; its picture may have another size.
            faded: the keys of its faded blocks, if they have changed.
        """
        others = surface.pieces != self.art.folder
        if others:
            self.art.use(surface.pieces)
        # Blocks replace the picture, so none is drawn.
        if not surface.blocks and surface.svg != self._pictured:
            self._picture.use(surface.svg)
            self._pictured = surface.svg
        self.hand.cancel()
        geometry = surface.geometry
        self.scene.relay(geometry, surface.blocks, surface.cloth, self.view.resolution_of(geometry.size), faded)
        if others:
            self.scene.redraw()
        self.view.surround(surface.cloth)
        self.view.turned()

    def finish(self) -> None:
        """Stop drawing pictures, and wait for the current one, since no thread may outlive the window."""
        self._picture.stop()
