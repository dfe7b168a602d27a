"""The page of all matches: the list, and beside it the selected match with its actions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.library.button import PanelButton
from stronghold_gui.desktop.library.panel import EDGE
from stronghold_gui.desktop.matches.details import MatchDetails
from stronghold_gui.desktop.matches.page_head import HeadedPage
from stronghold_gui.desktop.matches.rows import MatchRows
from stronghold_gui.desktop.matches.titles import MatchCard
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.tab_order import READ_ALONE

_SHARE: Final = 38
"""Width of the panel of the selected match, in per cent of the page."""
_NAMES: Final = 26
"""Smallest width of the list, in letters; with less room, the selected match is below the list."""


class MatchesPage(HeadedPage):
    """Shows all matches.

    Attributes:
        opened, renamed, deleted: ``(path)``: emitted to open, rename or delete a match.
        shown: ``(path)``: emitted to show a match in its folder.
        chosen: ``(path)``: a match was selected.
        taken_back: emitted to undo the last deletion.
        record: emitted to show the record of games.
        list, details: the list, and the panel of the selected match.
    """

    opened = Signal(object)
    renamed = Signal(object)
    shown = Signal(object)
    deleted = Signal(object)
    chosen = Signal(object)
    taken_back = Signal()
    record = Signal()
    WIDEST = 1700

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        self.record_button = PanelButton("matches_record", "record")
        super().__init__("matches", (self.record_button,), parent)
        self._language = language
        self.none = named(QLabel(wordWrap=True), "matches_none")
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.list, self.details = MatchRows(), MatchDetails()
        for part in (self.list, self.details):
            part.setProperty(READ_ALONE, True)
        self._lay_out()
        self._connect()
        self.retranslate()

    def show_cards(self, cards: Sequence[MatchCard], chosen: Path | None = None) -> None:
        """Show matches and select one; by default the selected match stays selected if it still exists."""
        before = self.list.card()
        self.list.show_cards(cards, chosen or (before.path if before is not None else None))
        for part in (self.list, self.details):
            part.setVisible(bool(cards))
        self.none.setVisible(not cards)
        self._show_chosen()

    def retranslate(self) -> None:
        """Update the texts in the current language; the caller updates the matches."""
        say = self._language
        self.title.setText(say("matches.title"))
        self.record_button.setText(say("tally.button"))
        self.back.setText(say("matches.back"))
        self.none.setText(say("matches.none"))
        self.list.setAccessibleName(say("matches.title"))

    def take_keys(self) -> None:
        """Focus the list; if it is empty, focus the button that leads back."""
        (self.list if self.list.count() else self.back).setFocus()

    # -- inside --------------------------------------------------------------------------------------------------

    def _show_chosen(self) -> None:
        card = self.list.card()
        if card is not None:
            self.details.show_card(card, self._language)
            self._arrange()
            self.chosen.emit(card.path)

    def _connect(self) -> None:
        self._language.changed.connect(self.retranslate)
        self.record_button.clicked.connect(self.record)
        self.list.currentRowChanged.connect(self._show_chosen)
        self.list.taken_back.connect(self.taken_back)
        for part in (self.list, self.details):
            part.opened.connect(lambda: self._send(self.opened))
            part.renamed.connect(lambda: self._send(self.renamed))
            part.deleted.connect(lambda: self._send(self.deleted))
        self.details.shown.connect(lambda: self._send(self.shown))

    def _send(self, signal: SignalInstance) -> None:
        card = self.list.card()
        if card is not None:
            signal.emit(card.path)

    def _arrange(self) -> None:
        super()._arrange()
        width = self._width()
        words = max(button.sizeHint().width() for button in self.details.buttons.values()) + 4 * EDGE + 32
        beside = max(words, width * _SHARE // 100)
        stacked = width - beside < _NAMES * self.fontMetrics().averageCharWidth()
        ways = QBoxLayout.Direction
        self._sides.setDirection(ways.TopToBottom if stacked else ways.LeftToRight)
        self.details.setFixedWidth(width - 2 * EDGE if stacked else beside)
        # Below the list, the text needs the height; the row in the list has the picture, too.
        self.details.cover.setVisible(not stacked)

    def _lay_out(self) -> None:
        sides = self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        sides.setSpacing(16)
        listed = QVBoxLayout()
        listed.setContentsMargins(EDGE, EDGE, 0, EDGE)
        listed.addWidget(self.list)
        sides.addLayout(listed, 1)
        sides.addWidget(self.details, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addLayout(sides, 1)
        self._column.addWidget(self.none, 1)
