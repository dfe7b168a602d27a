"""The page of a game: its table and docks in the window, their layout, and the desk that fills them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from stronghold_gui.desktop.play.docking import Docking
from stronghold_gui.desktop.table.tabletop import Tabletop
from stronghold_gui.files import user_cache_dir

if TYPE_CHECKING:
    from stronghold_gui.core.header import Header
    from stronghold_gui.desktop.play.desk import Desk
    from stronghold_gui.desktop.play.kind import GameKind
    from stronghold_gui.desktop.shell import Shell

_LAYOUT: Final = "window/layout"
"""Where layouts are remembered, a game each below it. What stands under the name itself is from before there were
several games, and belongs to the first of the library."""
_CHOSEN: Final = "width_chosen"
"""Beside a game's layout: whether somebody chose how wide the docks are."""
_SIDE: Final = "side"
"""Beside it: from which side the surface was looked at."""
_LEAST: Final = 260
"""Pixels of width that docks at both sides leave the board: what is laid out over it has words and buttons."""


class GamePage(QObject):
    """Owner of all that a game has in the window while it is on the table.

    It can be seen before the game's rules are loaded; the desk loads them. Everything made for the page has the page
    as its Qt parent or is handed to `own`, and listens to the page's signals instead of the window's: after
    `take_down` nothing of it hears of another match, and the next turn of the event loop deletes it.

    Attributes:
        kind: the game.
        header: of a match that is played on the surface; ``None`` while none was known.
        surface: what its pieces lie on.
        tabletop: that surface as a widget, with nothing on it at first.
        docking: the docks around it, with nothing in them at first.
        desk_made: ``(desk)``: the desk is there, and nothing has been shown on it yet.
        shown, changed: those of `Current`, for parts of the page.
        retranslated: another language was chosen.
    """

    desk_made = Signal(object)
    shown = Signal(object)
    changed = Signal(object, str)
    retranslated = Signal()

    def __init__(self, shell: Shell, kind: GameKind, header: Header | None, middle: QVBoxLayout) -> None:
        """Put the page up in a window.

        Args:
            shell: the window.
            kind: the game.
            header: of the match that it is put up for; ``None`` while none is known.
            middle: where in the window the surface is seen.
        """
        super().__init__(shell.window)
        self._shell = shell
        self._owned: list[QWidget] = []
        self.kind, self.header = kind, header
        self.surface = kind.surface(header, kind.picture_sets[0])
        self.tabletop = Tabletop(self.surface, user_cache_dir(), self)
        self.docking = Docking(shell, self._make_page, self)
        size = self.tabletop.view.table.geometry.size
        self.docking.aspect = size.width() / size.height()
        board = self.tabletop.view
        # Overlays on the board share this parent, so they are deleted with the board.
        area = QWidget()
        area.setMinimumWidth(_LEAST)
        column = QVBoxLayout(area)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(board)
        middle.addWidget(area, 1)
        self.own(area)
        self.docking.add(kind.pages)
        for name, slot in (("zoom_in", board.zoom_in), ("zoom_out", board.zoom_out), ("fit", board.fit)):
            shell.actions[name].triggered.connect(slot)
        if self.docking.restore(self._remembered()):
            # Layouts saved before this flag existed keep their widths.
            chosen = shell.settings.flag(f"{_LAYOUT}/{kind.id}/{_CHOSEN}", default=True)
            self.docking.first_width.chosen = chosen
        else:
            self.docking.lay_out()

    @cached_property
    def desk(self) -> Desk:
        """The desk: surface contents and dock pages; made with the first match."""
        made = self.kind.make_desk(self._shell.language, self.tabletop)
        # Store it now, because slots of ``desk_made`` read this property.
        self.__dict__["desk"] = made
        made.look_from(self._shell.settings.text(f"{_LAYOUT}/{self.kind.id}/{_SIDE}"))
        self.desk_made.emit(made)
        return made

    @property
    def has_desk(self) -> bool:
        """Whether the desk was made already."""
        return "desk" in self.__dict__

    def dress(self, pictures: str) -> None:
        """Draw surface and pieces from another set of pictures."""
        self.tabletop.use(self.kind.surface(self.header, pictures))

    def retranslate(self) -> None:
        """Set all texts of the page again."""
        if self.has_desk:
            self.desk.retranslate()
        self.docking.retranslate()
        self.retranslated.emit()

    def suits(self, kind: GameKind, header: Header | None) -> bool:
        """Return whether this page can show a match: same game, same surface."""
        return kind is self.kind and (header is None or kind.surface(header, kind.picture_sets[0]) == self.surface)

    def own(self, widget: QWidget) -> None:
        """Delete a widget with the page: a dock or dialog that the window shows for it."""
        self._owned.append(widget)

    def remember(self) -> None:
        """Save the layout of the docks, and the angle of view."""
        settings, name = self._shell.settings, f"{_LAYOUT}/{self.kind.id}"
        if self.has_desk and self.desk.side:
            settings.set_text(f"{name}/{_SIDE}", self.desk.side)
        settings.set_blob(name, self.docking.state())
        settings.set_flag(f"{name}/{_CHOSEN}", self.docking.first_width.chosen)

    def take_down(self) -> None:
        """Remove the page from the window and delete it; nothing of it hears of the window any more."""
        self.blockSignals(True)
        self.tabletop.finish()
        self.docking.take_down()
        widgets = [widget for widget in (*self.docking.docks.values(), *self._owned) if isValid(widget)]
        for part in (self, *widgets):
            for timer in part.findChildren(QTimer):
                timer.stop()
        # Not deleted here: the call may come from a widget of the page, in the middle of its own event.
        for widget in widgets:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        self.deleteLater()

    # -- inside --------------------------------------------------------------------------------------------------

    def _make_page(self, name: str) -> QWidget:
        return self.desk.make_page(name)

    def _remembered(self) -> bytes:
        settings = self._shell.settings
        own = settings.blob(f"{_LAYOUT}/{self.kind.id}")
        first = self.kind.id == self._shell.library.ids[0]
        return own or (settings.blob(_LAYOUT) if first else b"")
