"""The page of a game in the window: its tabletop and docks, their layout, and its desk."""

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
"""Settings group of layouts, one for each game. Versions with only one game stored a layout under the name itself,
which belongs to the first game of the library."""
_CHOSEN: Final = "width_chosen"
"""Setting beside a game's layout: whether the user has set the width of the docks."""
_SIDE: Final = "side"
"""Setting beside a game's layout: the viewing side of the surface."""
_LEAST: Final = 260
"""Smallest width in pixels of the board between docks at both sides, which its overlays need."""


class GamePage(QObject):
    """Owner of all that a game has in the window while it is on the table.

    It is visible before the game's rules are loaded; the desk loads them. Everything made for the page has the page
    as its Qt parent or is passed to `own`, and uses the page's signals instead of the window's. So after `take_down`
    it gets no signal of another match, and the event loop deletes it.

    Attributes:
        kind: the kind of the game.
        header: the header of the match for which the page was made; ``None`` if none was known.
        surface: the surface of its pieces.
        tabletop: that surface with its view, empty at first.
        docking: the docks around it, empty at first.
        desk_made: ``(desk)``: the desk was made, and shows nothing yet.
        shown, changed: the signals of `Current`, for parts of the page.
        retranslated: the language has changed.
    """

    desk_made = Signal(object)
    shown = Signal(object)
    changed = Signal(object, str)
    retranslated = Signal()

    def __init__(self, shell: Shell, kind: GameKind, header: Header | None, middle: QVBoxLayout) -> None:
        """Add the page to a window.

        Args:
            shell: the window.
            kind: the kind of the game.
            header: the header of the match; ``None`` if none is known.
            middle: the layout of the window that gets the view of the surface.
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
        made.requests.page.connect(self.docking.raise_)
        made.use_notation(self._shell.actions["log_notation"])
        made.show_forecast(self._shell.actions["forecast"].isChecked())
        made.look_from(self._shell.settings.text(f"{_LAYOUT}/{self.kind.id}/{_SIDE}"))
        self.desk_made.emit(made)
        return made

    @property
    def has_desk(self) -> bool:
        """Whether the desk was made already."""
        return "desk" in self.__dict__

    def use_pictures(self, pictures: str) -> None:
        """Draw surface and pieces from another set of pictures."""
        self.tabletop.use(self.kind.surface(self.header, pictures))

    def retranslate(self) -> None:
        """Update all texts of the page after a change of language."""
        if self.has_desk:
            self.desk.retranslate()
        self.docking.retranslate()
        self.retranslated.emit()

    def suits(self, kind: GameKind, header: Header | None) -> bool:
        """Return whether this page can show a match: it has the same game and the same surface."""
        return kind is self.kind and (header is None or kind.surface(header, kind.picture_sets[0]) == self.surface)

    def own(self, widget: QWidget) -> None:
        """Register a widget that has to be deleted with the page."""
        self._owned.append(widget)

    def remember(self) -> None:
        """Save the layout of the docks, and the angle of view."""
        settings, name = self._shell.settings, f"{_LAYOUT}/{self.kind.id}"
        if self.has_desk and self.desk.side:
            settings.set_text(f"{name}/{_SIDE}", self.desk.side)
        settings.set_blob(name, self.docking.state())
        settings.set_flag(f"{name}/{_CHOSEN}", self.docking.first_width.chosen)

    def take_down(self) -> None:
        """Remove the page from the window and delete it; it gets no more signals of the window."""
        self.blockSignals(True)
        self.tabletop.finish()
        self.docking.take_down()
        widgets = [widget for widget in (*self.docking.docks.values(), *self._owned) if isValid(widget)]
        for part in (self, *widgets):
            for timer in part.findChildren(QTimer):
                timer.stop()
        # Deleted later, because the call may come from an event of one of these widgets.
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
