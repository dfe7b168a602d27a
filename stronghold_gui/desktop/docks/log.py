"""The dock of the log: moves and their results, in sentences or in notation, for reading and copying."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.docks.log_list import LogList
from stronghold_gui.desktop.docks.log_model import LogModel
from stronghold_gui.desktop.docks.log_words import LogWords
from stronghold_gui.desktop.icons import icon
from stronghold_gui.desktop.naming import named

_ICON = QSize(16, 16)


class LogPage(QWidget):
    """The log with two buttons: one switches moves to notation, one copies them.

    Copies are always in notation, which can be typed and put into a file.

    Attributes:
        list: the lines.
        form: the button that switches moves to notation.
        copy_all: copies all moves, in notation.
        copy_line: copies the move of the current line; for a heading, all moves below it.
    """

    def __init__(self, context: DeskContext, words: LogWords) -> None:
        super().__init__()
        self._context = context
        self.list = LogList(context, words)
        self.form = named(QToolButton(autoRaise=True), "log_notation_button")
        self.form.setDefaultAction(context.notation)
        self.copy_all = named(QAction(self), "log_copy_all")
        self.copy_line = named(QAction(self), "log_copy_line")
        self.copy_line.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        self.copy_line.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._copies = named(QToolButton(autoRaise=True), "log_copy_button")
        self._copies.setDefaultAction(self.copy_all)
        self._connect()
        self._lay_out()
        self._name()
        self._draw()
        self._allow_copying()

    @property
    def log(self) -> LogModel:
        """The lines as a model."""
        return self.list.log

    def refresh(self, reason: str = "") -> None:
        """Add the lines of the move just played."""
        self.list.refresh(reason)
        self._allow_copying()

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._name()
        self.list.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(330, 240)

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the icon in the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "_copies"):
            self._draw()

    # -- inside --------------------------------------------------------------------------------------------------

    def _copy_line(self) -> None:
        if self._context.controller is not None:
            QGuiApplication.clipboard().setText(self.log.notation_at(self.list.currentIndex()))

    def _copy_all(self) -> None:
        if self._context.controller is not None:
            QGuiApplication.clipboard().setText(self.log.whole_notation())

    def _allow_copying(self) -> None:
        """Enable copying once there are moves."""
        controller = self._context.controller
        played = controller is not None and bool(controller.whole.played)
        for action in (self.copy_line, self.copy_all):
            # Each call repaints the button, even without a change.
            if action.isEnabled() != played:
                action.setEnabled(played)

    def _connect(self) -> None:
        self.copy_all.triggered.connect(self._copy_all)
        self.copy_line.triggered.connect(self._copy_line)
        self._context.notation.toggled.connect(self.list.rewrite_lines)
        self.list.pointed.connect(self._context.requests.places)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.list.addActions([self.copy_line, self.copy_all, self._context.notation])

    def _lay_out(self) -> None:
        self._copies.setIconSize(_ICON)
        self._copies.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.setFocusProxy(self.list)
        bar = QHBoxLayout()
        bar.setContentsMargins(4, 1, 4, 1)
        bar.setSpacing(2)
        bar.addStretch(1)
        bar.addWidget(self.form)
        bar.addWidget(self._copies)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        column.addWidget(self.list, 1)

    def _name(self) -> None:
        say = self._context.language
        # A short label, since the button is beside the log itself.
        self._context.notation.setIconText(say("history.log.notation"))
        for name, action in (("copy_line", self.copy_line), ("copy_all", self.copy_all)):
            action.setText(say(f"history.log.{name}"))
            action.setToolTip(say(f"history.log.{name}.tip"))

    def _draw(self) -> None:
        self.copy_all.setIcon(icon("copy", self.palette()))
