"""The tabs above the pages of 'Learn': lessons, puzzles."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTabBar

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named

Tab = Literal["lessons", "puzzles"]
TABS: Final[tuple[Tab, ...]] = ("lessons", "puzzles")


class LearnTabs(QTabBar):
    """Stands on each of the pages and shows which one it is.

    Attributes:
        wanted: ``(tab)``: another page shall be shown; this one's tab stays chosen.
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
        """Name the tabs in the language of the moment."""
        for index, tab in enumerate(TABS):
            self.setTabText(index, self._language(f"learn.tab.{tab}"))

    def _changed(self, index: int) -> None:
        if index != self._here:
            self.setCurrentIndex(self._here)
            self.wanted.emit(TABS[index])
