"""The docks around the board: their pages, which are made when first seen, and their layout, which is saved."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractScrollArea, QDockWidget, QMainWindow, QTabBar, QTabWidget, QToolBar, QWidget

from stronghold_gui.desktop.play.first_width import FirstWidth
from stronghold_gui.desktop.play.kind import PageSpec, PageWidget
from stronghold_gui.desktop.play.seats import NO_TEAM
from stronghold_gui.desktop.table.brush import text_factor

if TYPE_CHECKING:
    from stronghold_gui.desktop.shell import Shell

LAYOUT_VERSION: Final = 3
"""Version of saved layouts; layouts of other versions are ignored."""
_NARROWEST: Final = 270
_WIDEST: Final = 430
"""Limits of the docks' initial width in pixels; between them it is the width that the surface does not need."""
_FOR_THREE: Final = 900
"""Smallest window height in pixels for three stacks of docks above each other."""
_LEAST_SURFACE: Final = 360
"""Smallest width in pixels of the surface between docks at both sides."""
_MOST: Final = 0.4
"""Largest share of the window's width for the least initial width of docks, in a narrow window with large text."""
LOWEST: Final = 48
"""Least height of a page in pixels: three stacks of docks must fit below the bars of a low window."""
_BARS: Final = 130
"""Pixels of a window's height for menus, tools and prompt."""
_TABS: Final = 0.9
"""Font size of dock tabs relative to the usual one, so that all tabs are visible in narrow docks."""
_IDLE: Final = 150
"""Milliseconds between two pages made ahead of time."""
_UPPER: Final = 0.6
"""Initial share of the window's height for the upper docks."""


class Docking(QObject):
    """The docks of a window. A hidden dock is not refreshed until it comes to the front.

    Attributes:
        filled: emitted when the docks in front have their pages.
        aspect: ratio of width to height of the surface beside the docks.
        live: whether a match is shown; otherwise there is nothing to refresh.
        first_width: sets the initial width of docks for the size of the window.
    """

    filled = Signal()

    def __init__(self, shell: Shell, make: Callable[[str], QWidget], parent: QObject) -> None:
        """Begin without docks.

        Args:
            shell: the window of the docks.
            make: makes the page of a dock (a `PageWidget`) by the dock's id.
            parent: its Qt parent.
        """
        super().__init__(parent)
        self._shell, self._window, self._make = shell, shell.window, make
        self.live = False
        self.aspect = 1.0
        window = self._window
        self.docks: dict[str, QDockWidget] = {}
        self._specs: dict[str, PageSpec] = {}
        self._pages: dict[str, PageWidget] = {}
        self._stale: set[str] = set()
        self._handed_over = False
        self._seen_now: set[str] = set()
        self._heads = QTimer(self, singleShot=True, interval=0)
        self._heads.timeout.connect(self._show_heads)
        self._shown_state: Hashable = None
        self._wanted: list[str] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.fill)
        self._idle = QTimer(self, singleShot=True, interval=_IDLE)
        self._idle.timeout.connect(self._make_next)
        self.first_width = FirstWidth(window, self._widen, self)
        window.tabifiedDockWidgetActivated.connect(self._look_at_heads)
        window.setDockOptions(
            QMainWindow.DockOption.AllowNestedDocks
            | QMainWindow.DockOption.AllowTabbedDocks
            | QMainWindow.DockOption.GroupedDragging
        )
        window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        window.setCorner(Qt.Corner.TopRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)

    # -- making --------------------------------------------------------------------------------------------------

    def add(self, specs: Sequence[PageSpec]) -> None:
        """Make the docks without pages; `restore` or `lay_out` shows them."""
        for spec in specs:
            dock = QDockWidget(self._window)
            dock.setObjectName(f"dock_{spec.id}")
            dock.setWidget(QWidget())
            dock.visibilityChanged.connect(lambda seen, name=spec.id: self._seen(name, seen))
            dock.topLevelChanged.connect(lambda _floating: self._heads.start())
            dock.dockLocationChanged.connect(lambda _area: self._heads.start())
            self.docks[spec.id] = dock
            self._specs[spec.id] = spec
        # A layout can only be restored for docks that the window already has.
        self.lay_out(shown=False)
        self.retranslate()

    def page(self, name: str) -> PageWidget:
        """Return the up-to-date page of a dock; create it on first use."""
        if name not in self._pages:
            page = cast("PageWidget", self._make(name))
            self._pages[name] = page
            old = self.docks[name].widget()
            page.setMinimumHeight(LOWEST)
            self.docks[name].setWidget(page)
            old.deleteLater()
            self._name(name)
            self._stale.add(name)
        self._refresh_stale(name)
        return self._pages[name]

    # -- showing -------------------------------------------------------------------------------------------------

    def mark_outdated(self, *, handed_over: bool = False) -> None:
        """Mark all docks as out of date after a change of the match; each is refreshed when it comes to the front.

        Pages that do not exist yet are made while the window is idle, before a turn needs them. After a hand-over,
        docks behind others are refreshed while it is idle, too, since they still show the previous player's view.
        """
        self._stale.update(self._pages)
        self._handed_over = self._handed_over or handed_over
        self._idle.start()

    def refresh(self, reason: str) -> None:
        """Refresh the visible docks that are out of date; the others follow when they become visible."""
        for name in [name for name in self._pages if name in self._stale and name in self._seen_now]:
            self._stale.discard(name)
            self._pages[name].refresh(reason)

    def refresh_all(self) -> None:
        """Show another match: in the visible docks at once, in docks behind others while the window is idle."""
        self._stale.update(self._pages)
        for name in self._seen_now:
            self._want(name)
        self._handed_over = bool(self._stale)
        if self._stale or any(spec.called for spec in self._specs.values()):
            # The very first move may raise such a dock.
            self._idle.start()

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        for name, dock in self.docks.items():
            dock.setWindowTitle(self._shell.language(f"dock.{name}"))
        for name, page in self._pages.items():
            page.retranslate()
            self._name(name)
        self._heads.start()

    def bring_forward(self, team: int) -> None:
        """Raise the docks of a team within their stacks."""
        for name, spec in self._specs.items():
            if spec.team == team != NO_TEAM:
                self.raise_(name)

    def complete(self) -> None:
        """Complete pages, title bars and tabs at once, before painting; otherwise timers do it."""
        self._soon.stop()
        self.fill()
        # The pages come first, because Qt loses the tabs of a stack when a page is set later.
        self._heads.stop()
        self._show_heads()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def fill(self) -> None:
        """Make the visible pages that do not exist yet."""
        wanted, self._wanted = self._wanted, []
        for name in wanted:
            if self.live:
                self.page(name)
        self.filled.emit()

    def raise_(self, name: str) -> None:
        """Bring one dock to the front, if it is open."""
        dock = self.docks[name]
        if not dock.isHidden() or dock.toggleViewAction().isChecked():
            dock.raise_()

    def in_front(self, name: str) -> bool:
        """Return whether a dock is visible: open, and not behind another one."""
        return name in self._seen_now

    def lower(self) -> Sequence[QDockWidget]:
        """Return the open docks of the lower stack that do not float, in front or not."""
        return [
            dock
            for name, dock in self.docks.items()
            if self._specs[name].place == "lower" and not dock.isFloating() and not dock.isHidden()
        ]

    def hide(self) -> None:
        """Hide all docks, since no match is shown and the page is about to be deleted."""
        for dock in self.docks.values():
            dock.hide()

    def take_down(self) -> None:
        """Remove the docks from the window's layout and ignore their signals; the game page deletes them."""
        self.live = False
        self._window.tabifiedDockWidgetActivated.disconnect(self._look_at_heads)
        self._window.removeEventFilter(self.first_width)
        for dock in self.docks.values():
            dock.blockSignals(True)
            self._window.removeDockWidget(dock)

    # -- layout --------------------------------------------------------------------------------------------------

    def lay_out(self, *, shown: bool = True) -> None:
        """Lay all docks out in their initial places, two stacks beside the board, and show them."""
        window = self._window
        first: dict[str, QDockWidget] = {}
        for name, dock in self.docks.items():
            place = self._specs[name].place
            dock.setFloating(False)
            if place in first:
                window.tabifyDockWidget(first[place], dock)
            else:
                window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock, Qt.Orientation.Vertical)
                first[place] = dock
            dock.setVisible(shown)
        for dock in first.values():
            dock.raise_()
        self.measure()
        self._heads.start()

    def measure(self) -> None:
        """Set the initial sizes of the docks."""
        self.first_width.chosen = False
        self._widen()
        heads = self._heads_of_stacks()
        heights = [round(self._window.height() * (_UPPER if place == "upper" else 1 - _UPPER)) for place in heads]
        self._window.resizeDocks(list(heads.values()), heights, Qt.Orientation.Vertical)

    def _widen(self) -> None:
        """Set the width of the docks to what the surface leaves in a window of this size."""
        heads = list(self._heads_of_stacks().values())
        # The font shows large text, whether set here or by the system; for small text only the preference counts.
        scale = min(1.0, self._shell.text_size.percent / 100) * text_factor(self._window.font())
        room = self._spare_width() - self._left_width()
        least = min(round(_NARROWEST * scale), round(_MOST * self._window.width()))
        width = max(least, min(round(_WIDEST * scale), room))
        self._window.resizeDocks(heads, [width] * len(heads), Qt.Orientation.Horizontal)

    def _heads_of_stacks(self) -> dict[str, QDockWidget]:
        """Return the first dock of each stack, by its place, the upper one first."""
        first = {spec.place: self.docks[name] for name, spec in reversed(self._specs.items())}
        return {place: first[place] for place in ("upper", "lower") if place in first}

    def place_beside(self, dock: QDockWidget, width: int) -> None:
        """Put a dock that explains the game at its initial place.

        That is at the left, opposite the game's docks, if the surface keeps its size there. Otherwise it joins the
        upper stack at the right.
        """
        window = self._window
        dock.setFloating(False)
        if self.docks and self._spare_width() < width + _NARROWEST:
            window.tabifyDockWidget(next(iter(self.docks.values())), dock)
        else:
            window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
            window.resizeDocks([dock], [width], Qt.Orientation.Horizontal)
            self.first_width.again()

    def crowded_by(self, dock: QDockWidget) -> bool:
        """Return whether a dock is a third stack beside the game's two, in a window too low for three."""
        window = self._window
        first = next(iter(self.docks.values()), None)
        if first is None or dock.isFloating() or window.height() >= _FOR_THREE:
            return False
        return window.dockWidgetArea(dock) is window.dockWidgetArea(first) and not window.tabifiedDockWidgets(dock)

    def make_room(self) -> None:
        """Move docks from the left of the surface to the right if they leave the surface too little room."""
        for dock in self._left_docks():
            if self.docks and self._window.width() - dock.width() - _NARROWEST < _LEAST_SURFACE:
                self._window.tabifyDockWidget(next(iter(self.docks.values())), dock)

    def _left_width(self) -> int:
        """Return the width in pixels of docks at the left of the surface."""
        return max((dock.width() for dock in self._left_docks()), default=0)

    def _left_docks(self) -> list[QDockWidget]:
        left = Qt.DockWidgetArea.LeftDockWidgetArea
        docks = self._window.findChildren(QDockWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [
            dock
            for dock in docks
            if dock.isVisible() and not dock.isFloating() and self._window.dockWidgetArea(dock) is left
        ]

    def _spare_width(self) -> int:
        """Return the width in pixels that is left in the window if the surface has its full height."""
        return round(self._window.width() - self.aspect * (self._window.height() - _BARS))

    def restore(self, state: bytes) -> bool:
        """Restore a saved layout; return whether it was valid."""
        bars = self._window.findChildren(QToolBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        # Bars that the user cannot toggle belong to the current activity, not to the layout.
        before = {bar: bar.isHidden() for bar in bars if not bar.toggleViewAction().isVisible()}
        if not state or not self._window.restoreState(QByteArray(state), LAYOUT_VERSION):
            return False
        for bar, hidden in before.items():
            if not self._window.toolBarBreak(bar):
                # A bar that the saved layout does not contain has to begin a new line.
                self._window.insertToolBarBreak(bar)
            bar.setHidden(hidden)
        return True

    def state(self) -> bytes:
        """Return the layout for saving."""
        return bytes(self._window.saveState(LAYOUT_VERSION).data())

    # -- inside --------------------------------------------------------------------------------------------------

    def _name(self, name: str) -> None:
        """Set the accessible name of a page and its scrolling parts to the dock's title."""
        title, page = self.docks[name].windowTitle(), self._pages[name]
        for part in (page, *page.findChildren(QAbstractScrollArea)):
            if part.focusPolicy() is not Qt.FocusPolicy.NoFocus:
                part.setAccessibleName(title)

    def _look_at_heads(self) -> None:
        """Update title bars and tabs, but only if a dock was opened or closed or the font has changed.

        To check all docks and tabs every time would take 1 % of the time of a hand-over.
        """
        if self._title_bar_state() != self._shown_state:
            self._heads.start()

    def _title_bar_state(self) -> Hashable:
        """Return the state on which title bars and tabs depend: the open docks and the font."""
        return [dock.isHidden() for dock in self.docks.values()], self._window.font()

    def _show_heads(self) -> None:
        """Hide the title bar of a dock that has a tab, which shows its name and can be dragged instead."""
        self._shown_state = self._title_bar_state()
        for dock in self.docks.values():
            tabbed = not dock.isFloating() and bool(self._window.tabifiedDockWidgets(dock))
            bare = dock.titleBarWidget()
            if tabbed and bare is None:
                dock.setTitleBarWidget(QWidget())
            elif not tabbed and bare is not None:
                dock.setTitleBarWidget(None)  # type: ignore[arg-type]
                bare.deleteLater()
        for tabs in self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            tabs.setAccessibleName(self._shell.language("access.tabs"))
            # When the tabs do not all fit, show whole names and scroll arrows instead of cut names.
            # Set this only once, since each call lays the tabs out again.
            if tabs.elideMode() is not Qt.TextElideMode.ElideNone:
                tabs.setElideMode(Qt.TextElideMode.ElideNone)
                tabs.setUsesScrollButtons(True)
            font = QFont(self._window.font())
            font.setPointSizeF(font.pointSizeF() * _TABS)
            if tabs.font() != font:
                tabs.setFont(font)

    def _make_next(self) -> None:
        """Make or refresh one page in advance."""
        coming = (name for name, spec in self._specs.items() if spec.team != NO_TEAM or spec.called)
        name = next((name for name in coming if name not in self._pages), "")
        if not name and self._handed_over:
            name = next(iter(self._stale), "")
            self._handed_over = bool(name)
        if name and self.live:
            self.page(name)
            self._idle.start()

    def _seen(self, name: str, seen: bool) -> None:
        self._look_at_heads()
        # `QWidget.isVisible` does not help: it is true for a dock behind another one of its stack.
        (self._seen_now.add if seen else self._seen_now.discard)(name)
        if seen and self.live:
            self._want(name)

    def _want(self, name: str) -> None:
        """Refresh the page of a dock that came to the front, or make the page a moment later if there is none."""
        if name in self._pages:
            self._refresh_stale(name)
        else:
            self._wanted.append(name)
            self._soon.start()

    def _refresh_stale(self, name: str) -> None:
        if name in self._stale and self.live:
            self._stale.discard(name)
            self._pages[name].refresh("")
