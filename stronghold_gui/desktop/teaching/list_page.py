"""A page that lists lessons or puzzles, and its tabs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QTabBar, QVBoxLayout, QWidget

from stronghold_gui.desktop.icons import icon
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.teaching.lesson_list import LessonList, LessonRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.shell import Shell
    from stronghold_gui.games.entry import Entry, Kit


Tab = Literal["lessons", "puzzles"]
TABS: Final[tuple[Tab, ...]] = ("lessons", "puzzles")


class LearnTabs(QTabBar):
    """The tabs at the top of a list of lessons or puzzles; the tab of the shown list stays selected.

    Attributes:
        wanted: ``(tab)``: emitted to show the page of another tab.
    """

    wanted = Signal(str)

    def __init__(self, language: Language, here: Tab) -> None:
        super().__init__()
        named(self, "learn_tabs")
        self._language = language
        self._here = TABS.index(here)
        self.setExpanding(False)
        self.setDrawBase(False)
        for _ in TABS:
            self.addTab("")
        self.setCurrentIndex(self._here)
        self.retranslate()
        self.currentChanged.connect(self._changed)
        language.changed.connect(self.retranslate)

    def retranslate(self) -> None:
        """Label the tabs in the current language."""
        for index, tab in enumerate(TABS):
            self.setTabText(index, self._language(f"learn.tab.{tab}"))

    def _changed(self, index: int) -> None:
        if index != self._here:
            self.setCurrentIndex(self._here)
            self.wanted.emit(TABS[index])


_WIDEST: Final = 960
"""Largest width of the column in pixels, since long lines are hard to read."""


class ListPage(QWidget):
    """A page with tabs, the game's name, a text, the list, and below it the buttons for back and begin.

    A derived page defines its rows in ``_rows``, and shows them with ``_show``.

    Attributes:
        tabs, title, words, list, buttons: the parts; buttons by their action.
        chosen: ``(number)``: emitted to begin an entry of the list.
        left: emitted to go back to the previous page.
    """

    chosen = Signal(int)
    left = Signal()

    _BUTTONS: ClassVar[Mapping[str, str]] = {"back": "back", "begin": "next"}
    """The buttons from left to right, each with its icon; a derived page may have more."""

    def __init__(self, language: Language, parent: QWidget | None, *, tab: Tab, name: str, texts: str) -> None:
        """Create the widgets.

        Args:
            language: the language.
            parent: the parent widget.
            tab: the tab of the page.
            name: prefix of the object names of its parts.
            texts: prefix of the message ids: ``.title`` (the heading), ``.words``, ``.begin``.
        """
        super().__init__(parent)
        self._language = language
        self._texts, self._game = texts, ""
        self.tabs = LearnTabs(language, tab)
        self.title = named(QLabel(wordWrap=True), f"{name}_title")
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * 1.8)
        self.title.setFont(font)
        self.words = named(QLabel(wordWrap=True), f"{name}_words")
        self.list = named(LessonList(), f"{name}_list")
        self.buttons = {what: named(QPushButton(), f"{name}_{what}") for what in self._BUTTONS}
        self.buttons["begin"].setDefault(True)
        self.list.itemActivated.connect(lambda _item: self._choose(self.chosen))
        self.list.currentRowChanged.connect(self._name_buttons)
        self.buttons["begin"].clicked.connect(lambda: self._choose(self.chosen))
        self.buttons["back"].clicked.connect(self.left)
        self._lay_out()
        language.changed.connect(self.retranslate)

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say, rows = self._language, self._rows()
        # The tabs name the content of the list, so the title is the name of the game.
        self.title.setText(say(f"game.{self._game}.name") if self._game else "")
        self.words.setText(say(f"{self._texts}.words", n=sum(row.done for row in rows), all=len(rows)))
        self.buttons["back"].setText(say("learn.page.back"))
        self.list.setAccessibleName(say(f"{self._texts}.title"))
        self.list.show_rows(rows)
        self._name_buttons()
        self._draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the icons in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "buttons"):
            self._draw()

    # -- for derived pages ---------------------------------------------------------------------------------------

    def _rows(self) -> list[LessonRow]:
        """Return the rows in the current language."""
        raise NotImplementedError

    def _name_buttons(self) -> None:
        """Set the labels of the buttons for the selected row."""
        self.buttons["begin"].setText(self._language(f"{self._texts}.begin"))

    def _show(self, game: str, current: int) -> None:
        """Show the rows of a game; one of them is selected."""
        self._game = game
        self.retranslate()
        self.list.setCurrentRow(current)
        self.list.setFocus()

    def _choose(self, signal: SignalInstance) -> None:
        """Emit a signal with the number of the selected row, if there is one."""
        if (row := self.list.currentRow()) >= 0:
            signal.emit(row)

    # -- inside --------------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        for what, button in self.buttons.items():
            button.setIcon(icon(self._BUTTONS[what], self.palette()))

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        for button in self.buttons.values():
            button.setMinimumHeight(36)
            buttons.addWidget(button)
        buttons.insertStretch(1, 1)
        column = QVBoxLayout()
        column.setContentsMargins(16, 18, 16, 16)
        column.setSpacing(8)
        for widget in (self.tabs, self.title, self.words):
            column.addWidget(widget)
        column.addSpacing(4)
        column.addWidget(self.list, 1)
        column.addLayout(buttons)
        middle = QWidget()
        middle.setLayout(column)
        middle.setMaximumWidth(_WIDEST)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(middle, _WIDEST)
        row.addStretch(1)


def game_at_hand(shell: Shell, current: Current, asked: str, has: Callable[[Entry], bool]) -> Kit:
    """Return the kit of the game whose lessons or puzzles are listed.

    Args:
        shell: the window.
        current: the open match, and the game entered last.
        asked: the id of the requested game; ``""`` for the game entered last.
        has: returns whether a game has lessons or puzzles. If the requested game has none, the first game that has
            some is returned.
    """
    wanted = asked or current.game
    entries = [entry for entry in shell.library.shown if has(entry)]
    return shell.library.kit(next((entry.id for entry in entries if entry.id == wanted), entries[0].id))
