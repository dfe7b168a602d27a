"""The match that is shown in a window, if there is one, and the page of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.desktop.play.desk import Desk
    from stronghold_gui.desktop.play.game_page import GamePage
    from stronghold_gui.desktop.table.tabletop import Tabletop


class Current(QObject):
    """The match shown now. Every part of the window that needs the match or its page gets them here.

    Attributes:
        page: the page of the game, while a match is shown.
        game: the id of the game that was entered last, at first ``""``.
        controller: the controller of the match; ``None`` while no match is shown.
        entered: ``(page)``: the window shows another page, for another game or another surface.
        shown: ``(controller)``: another match is shown, or another moment of it, or none.
        changed, refused: the signals of the current controller.
    """

    entered = Signal(object)
    shown = Signal(object)
    changed = Signal(object, str)
    refused = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.page: GamePage | None = None
        self.game = ""
        self.controller: Controller | None = None

    @property
    def desk(self) -> Desk:
        """The desk of the current game; the first use loads the rules."""
        assert self.page is not None, "no game was entered"
        return self.page.desk

    @property
    def tabletop(self) -> Tabletop:
        """The surface of the current game with its pieces and the player's hand."""
        assert self.page is not None, "no game was entered"
        return self.page.tabletop

    @property
    def covered(self) -> bool:
        """Whether a match is shown and the curtain is down."""
        return self.controller is not None and self.controller.covered

    def enter(self, page: GamePage) -> None:
        """Go to another page; no match is shown."""
        self.page, self.game = page, page.kind.id
        self.shown.connect(page.shown)
        self.changed.connect(page.changed)
        self.entered.emit(page)

    def show(self, controller: Controller, *, aside: bool = False) -> None:
        """Show the match of a controller and delete the controller shown before, unless ``aside``."""
        before = self.controller
        if before is not None:
            before.changed.disconnect(self.changed)
            before.refused.disconnect(self.refused)
        controller.changed.connect(self.changed)
        controller.refused.connect(self.refused)
        self.controller = controller
        self.desk.attach(controller)
        if before is not None and not aside:
            before.deleteLater()
        self.shown.emit(controller)

    def leave(self) -> None:
        """Show no match any more, and drop the page."""
        controller, self.controller = self.controller, None
        if controller is not None:
            self.desk.attach(None)
            controller.deleteLater()
        self.shown.emit(None)
        self.page = None
