"""The dock of the rules reference: it shows paragraphs, and opens worked examples on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QDockWidget

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.play.docking import LOWEST
from stronghold_gui.desktop.reference.examples import ExampleController
from stronghold_gui.desktop.reference.panel import RulesPanel
from stronghold_gui.desktop.reference.subjects import Subjects
from stronghold_gui.teaching.reference.book import CONTENTS, reference_of

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.outside import Outside
    from stronghold_gui.desktop.play.prompt import PromptBar
    from stronghold_gui.desktop.shell import Shell

_NARROWEST: Final = 300
_WIDEST: Final = 420
_SHARE: Final = 0.24
"""Initial share of the window's width for the dock."""


class Reference(QObject):
    """The rules of one game in a window; made when first needed, with or without a match.

    Attributes:
        game: the id of the game.
        dock, panel: the dock and its page.
    """

    def __init__(self, shell: Shell, current: Current, prompt: PromptBar, outside: Outside) -> None:
        """Make the dock.

        Args:
            shell: the window.
            current: the match that is shown, and the game entered last; without one, the first game with rules is
                used.
            prompt: the prompt, whose refusals and choices have rules.
            outside: closes the open match, and shows that of an example.
        """
        window = shell.window
        super().__init__(current)
        self._shell, self._current, self._outside = shell, current, outside
        self.game = current.game or next(entry.id for entry in shell.library.shown if entry.rules)
        self._kit = shell.library.kit(self.game)
        self._reference = reference_of(self._kit)
        self._subjects = Subjects(window, current, prompt, self._reference, self)
        self._reading = False
        self.panel = RulesPanel(self._reference, shell.language, shell.settings)
        self.dock = named(QDockWidget(window), "dock_rules")
        self.panel.setMinimumHeight(LOWEST)
        self.dock.setWidget(self.panel)
        # Restore the last place of the dock.
        page = current.page
        if not window.restoreDockWidget(self.dock) or (page is not None and page.docking.crowded_by(self.dock)):
            self._place()
        shell.actions["reset_layout"].triggered.connect(self._place)
        self.panel.example.connect(self.open_example)
        self.panel.left.connect(self._go_back)
        shell.language.changed.connect(self._retranslate)
        current.shown.connect(self._shown)
        self._retranslate()
        self._shown(current.controller)

    def take_down(self) -> None:
        """Remove the dock from the window and delete it."""
        self.dock.blockSignals(True)
        self._shell.window.removeDockWidget(self.dock)
        self.dock.setParent(None)
        self.dock.deleteLater()
        self.deleteLater()

    def reopen(self) -> None:
        """Show the last page again, since restoring a layout may have closed the dock."""
        if self._reading:
            self.open(self.panel.place)

    def help(self) -> None:
        """Open the paragraph of the current subject.

        The focus stays in the game, so that the user can play on. A second call focuses the dock, and a call while it
        has the focus opens the contents.
        """
        if self.dock.isAncestorOf(QApplication.focusWidget() or self._shell.window):
            self.open(CONTENTS)
            return
        anchor = self._subjects.pointed()
        if self.dock.isVisible() and self.panel.place == anchor:
            self.panel.setFocus()
        self.open(anchor)

    def open(self, anchor: str) -> None:
        """Show the dock, opened at a paragraph."""
        self.dock.show()
        self.dock.raise_()
        self.panel.open(anchor)

    def open_example(self, name: str) -> None:
        """Open a worked example on the board; an open match is closed first, if possible."""
        if self._outside.close():
            self._outside.show(ExampleController(self._kit, name, self._shell.window))

    @property
    def place(self) -> str:
        """The anchor of the paragraph in the dock, ``""`` while it is closed."""
        return "" if self.dock.isHidden() else self.panel.place

    def _place(self) -> None:
        """Put the dock at its initial place."""
        window = self._shell.window
        width = max(_NARROWEST, min(_WIDEST, round(window.width() * _SHARE)))
        if self._current.page is not None:
            self._current.page.docking.place_beside(self.dock, width)
        else:
            window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self.dock)
            window.resizeDocks([self.dock], [width], Qt.Orientation.Horizontal)

    def _shown(self, controller: Controller | None) -> None:
        """Show the values of the match that is shown now."""
        figures = self._reference.figures
        header = controller.match.header if controller is not None else None
        if header is not None and header.game != self._kit.game.id:
            header = None
        self.panel.read_for(
            figures.settings[0] if header is None else figures.setting(header.options, len(header.names))
        )

    def _go_back(self) -> None:
        """Return the focus to the game."""
        if self._current.controller is not None:
            self._current.tabletop.view.setFocus()

    def _retranslate(self) -> None:
        self.dock.setWindowTitle(self._shell.language("rules.title"))
        self.panel.retranslate()
