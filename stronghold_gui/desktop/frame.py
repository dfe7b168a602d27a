"""The frame of the main window: the layout of its parts, its geometry and theme, and the stack of its pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from stronghold_gui.desktop.fitting import Fitting, room_for
from stronghold_gui.desktop.labels import ElidedLabel
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.theme import apply_theme
from stronghold_gui.desktop.wide_bar import lay_bar, make_bar

if TYPE_CHECKING:
    from stronghold_gui.desktop.menus import Menus
    from stronghold_gui.desktop.play.prompt import PromptBar
    from stronghold_gui.desktop.shell import Shell


class PageStack(QStackedWidget):
    """A stack with the size hints of its current page; those of QStackedWidget are for its largest page."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(lambda _page: self.updateGeometry())

    def sizeHint(self) -> QSize:
        """Return the current page's size hint."""
        page = self.currentWidget()
        return page.sizeHint() if page is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the current page's minimum size."""
        page = self.currentWidget()
        return page.minimumSizeHint().expandedTo(page.minimumSize()) if page is not None else super().minimumSizeHint()


_SMALLEST: Final = QSize(800, 450)
"""Smallest size of the window, at which all parts have room; on a smaller screen it is the size of the screen."""
_FIRST: Final = QSize(1280, 800)
_SETTLED: Final = 1000
"""Milliseconds after the last move or resize until the geometry is saved."""
_THEME_KEY: Final = "window/theme"
_GEOMETRY_KEY: Final = "window/geometry"


class Frame(QObject):
    """The parts of a window besides its docks.

    Attributes:
        pages: the stack of pages: the page of the board, the start page, the lessons and others.
        board_page, board_column: the page of the board, and the layout of its parts.
        prompt_bar: the tool bar with the prompt.
        where: the label of turn and phase, in the tool bar.
        tip: the label of the hovered menu entry's description; while a menu is open, it replaces ``where``.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell, self._window = shell, shell.window
        self.pages = named(PageStack(), "pages")
        self.board_page = named(QWidget(), "board_page")
        self.board_column = QVBoxLayout(self.board_page)
        self.prompt_bar = make_bar("prompt_bar")
        self.where = named(ElidedLabel(), "where")
        self.tip = named(ElidedLabel(), "menu_tip")
        self._settled = QTimer(self, singleShot=True, interval=_SETTLED)
        self._settled.timeout.connect(self.remember)
        # The theme is set before the parts are assembled, since a change of style resets their margins.
        theme = shell.settings.text(_THEME_KEY, "system")
        self._show_theme(theme if theme in ("light", "dark") else "system")

    def put_together(self, menus: Menus, prompt: PromptBar) -> None:
        """Assemble the window from its parts."""
        window = self._window
        self.board_column.setContentsMargins(0, 0, 0, 0)
        self.board_column.setSpacing(0)
        self.pages.addWidget(self.board_page)
        middle = QWidget()
        whole = QVBoxLayout(middle)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._shell.notice)
        whole.addWidget(self.pages, 1)
        window.setCentralWidget(middle)
        self._fill_bars(menus, prompt)
        window.setMinimumSize(_SMALLEST)
        Fitting(window)
        self._shell.actions.draw(window.palette())

    def _fill_bars(self, menus: Menus, prompt: PromptBar) -> None:
        self.where.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.where.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.where.setContentsMargins(12, 0, 12, 0)
        self.tip.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.tip.setContentsMargins(12, 0, 12, 0)
        self._where_place = menus.bar.addWidget(self.where)
        self._tip_place = menus.bar.addWidget(self.tip)
        self._tip_place.setVisible(False)
        lay_bar(self._window, self.prompt_bar, prompt)

    def _show_tip(self, words: str) -> None:
        self.tip.setText(words)
        self._tip_place.setVisible(bool(words))
        self._where_place.setVisible(not words)

    # -- size ----------------------------------------------------------------------------------------------------

    def recall(self) -> None:
        """Restore the saved geometry, as far as the current screens allow."""
        geometry = self._shell.settings.blob(_GEOMETRY_KEY)
        if not geometry or not self._window.restoreGeometry(QByteArray(geometry)):
            self._take_first_size()
        self._shell.actions["full_screen"].setChecked(self._window.isFullScreen())
        self._window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Save the geometry a moment after each change, so that it survives a crash."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self._window.isVisible():
            self._settled.start()
        elif event.type() is QEvent.Type.Hide:
            self._settled.stop()
        return False

    def remember(self) -> None:
        """Save the geometry of the window, and write all settings."""
        self._shell.settings.set_blob(_GEOMETRY_KEY, bytes(self._window.saveGeometry().data()))
        self._shell.settings.write()

    def fill_screen(self, on: bool) -> None:
        """Switch full screen on or off."""
        window = self._window
        if on != window.isFullScreen():
            window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _take_first_size(self) -> None:
        """Set a size that uses most of the screen, with space for the system's window frame."""
        screen = self._window.screen().availableSize()
        most = QSize(screen.width() * 9 // 10, screen.height() * 9 // 10)
        self._window.resize(most.expandedTo(_FIRST).boundedTo(room_for(self._window)))

    # -- colours -------------------------------------------------------------------------------------------------

    def choose_theme(self, theme: str) -> None:
        """Use a theme: `light`, `dark` or `system`."""
        self._shell.settings.set_text(_THEME_KEY, theme)
        self._show_theme(theme)

    def _show_theme(self, theme: str) -> None:
        for action in self._shell.actions.themes.actions():
            action.setChecked(action.data() == theme)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            apply_theme(application, theme)

    def follow_system(self) -> None:
        """Update the theme after a change of the system to light or dark, if it follows the system."""
        if self._shell.settings.text(_THEME_KEY, "system") == "system":
            self.choose_theme("system")

    def listen(self, menus: Menus) -> None:
        """Connect to the signals that concern the frame."""
        actions = self._shell.actions
        self._window.menuBar().hovered.connect(lambda action: self._show_tip(action.statusTip()))
        for menu in menus.menus.values():
            menu.aboutToHide.connect(lambda: self._show_tip(""))
        actions["full_screen"].toggled.connect(self.fill_screen)
        actions.themes.triggered.connect(lambda action: self.choose_theme(action.data()))
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.follow_system)
