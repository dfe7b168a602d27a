"""The start page, shown while no match is open: the last match to continue, earlier matches, and the library."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QStyle, QVBoxLayout, QWidget

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.library.button import PanelButton
from stronghold_gui.desktop.library.card import GameCard, LibraryCard
from stronghold_gui.desktop.library.last_game import LastGame, RecentGame
from stronghold_gui.desktop.library.new_here import NewHere
from stronghold_gui.desktop.library.panel import EDGE
from stronghold_gui.desktop.library.recent_list import RecentGames
from stronghold_gui.desktop.library.shelf import Shelf
from stronghold_gui.desktop.missing_pictures import crest_icon
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.tab_order import READ_ALONE
from stronghold_gui.desktop.table.brush import text_factor

__all__ = ["GameCard", "LibraryPage", "RecentGame"]

_AIR: Final = 12
"""Pixels between two buttons in the head, and around the title."""
_CREST: Final = 40
"""Width and height of the crest, in pixels."""
_BESIDE: Final = 820
"""Smallest width in pixels at which the earlier matches are beside the last one instead of below."""
_WIDEST: Final = 2200
"""Largest width of the page in pixels."""
_LAST: Final = (460, 560)
"""Smallest and largest width in pixels of the last match with others beside it."""
_ROOMY: Final = 620
"""Smallest height in pixels of a page with wide margins."""
_TALL: Final = 700
"""Smallest height in pixels of a page that offers the first lesson by a panel instead of a button."""


class LibraryPage(QWidget):
    """The page shown while no match is open.

    Attributes:
        play, learn, puzzles: ``(game)``: the id of the game whose button was pressed.
        lesson: ``(game)``: emitted to begin the game's first lesson.
        open, matches, record: emitted to open a file, to show all matches, or to show the record of games.
        resume: emitted to continue the last match.
        recent: ``(path)``: emitted when a match of the list was clicked.
        cards: the cards of the games, by the id of the game.
        last, list: the match played last, and the list of earlier ones.
    """

    play = Signal(str)
    learn = Signal(str)
    puzzles = Signal(str)
    lesson = Signal(str)
    open = Signal()
    matches = Signal()
    record = Signal()
    resume = Signal()
    recent = Signal(object)

    def __init__(
        self, language: Language, games: Callable[[], Sequence[GameCard]], parent: QWidget | None = None
    ) -> None:
        """Make the page.

        Args:
            language: the current language.
            games: returns the cards of the library's games in the current language.
            parent: the parent widget.
        """
        super().__init__(parent)
        self.setObjectName("library_page")
        self._language, self._games = language, games
        self._over = False
        self.crest = named(QLabel(), "start_crest")
        self.title = named(QLabel(), "start_title")
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * 1.9)
        font.setWeight(font.Weight.DemiBold)
        self.title.setFont(font)
        self.open_button = PanelButton("start_open", "open")
        self.open_button.clicked.connect(self.open)
        self.matches_button = PanelButton("start_matches", "matches")
        self.matches_button.clicked.connect(self.matches)
        self.record_button = PanelButton("start_record", "record")
        self.record_button.clicked.connect(self.record)
        self.lesson_button = PanelButton("start_lesson_brief", "learn")
        self.new_here = NewHere()
        self.lesson_button.clicked.connect(self._begin_lesson)
        self.new_here.clicked.connect(self._begin_lesson)
        self._taught = ""
        self.last = LastGame()
        self.last.clicked.connect(self.resume)
        self.recent_title = named(QLabel(), "start_recent_title")
        self.list = RecentGames()
        self.list.chosen.connect(self.recent)
        shown = games()
        self._large = len(shown) == 1
        self.cards = {card.id: self._card(card) for card in shown}
        self.shelf = Shelf(tuple(self.cards.values()))
        self._lay_out()
        self._show_icons()
        language.changed.connect(self.retranslate)
        self.show_games(())

    @property
    def resume_button(self) -> PanelButton:
        return self.last.button

    def show_games(self, games: Sequence[RecentGame]) -> None:
        """Show the recent matches, first the one to continue."""
        # The entries contain the names on the cards, which may still be in the previous language.
        self._name_cards()
        if games:
            first = self._told(games[0])
            known = self.cards.get(first.game)
            self.last.show_game(first, known.cover.path if known is not None else None)
            self._over = first.over
        self._taught = self._taught_game(games)
        self._side.setVisible(bool(games))
        self.list.show_games([self._told(game) for game in games[1:]])
        self.list.setVisible(len(games) > 1)
        self.recent_title.setVisible(len(games) > 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._language
        self._name_cards()
        self.title.setText(say("library.title"))
        self.open_button.setText(say("library.open"))
        self.matches_button.setText(say("matches.button"))
        self.record_button.setText(say("tally.button"))
        self.resume_button.setText(say("matches.look" if self._over else "library.resume"))
        if self._taught:
            card = self.cards[self._taught]
            self.new_here.show_game(card.name.text(), card.cover.path, say)
            self.lesson_button.setText(say("library.new.brief"))
            self.lesson_button.setAccessibleDescription(self.new_here.words.text())
        self.recent_title.setText(say("library.recent"))
        self.list.setAccessibleName(say("library.recent"))
        self._arrange(self.size())

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the crest when the page is first shown, and focus the most likely choice."""
        super().showEvent(event)
        if self.crest.pixmap().isNull():
            self.crest.setPixmap(crest_icon().pixmap(_CREST, _CREST))
        self._first_button().setFocus(Qt.FocusReason.OtherFocusReason)

    def minimumSizeHint(self) -> QSize:
        """Return a small size, so that this page in the stack does not restrict the docks."""
        return QSize(_CREST, _CREST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(event.size())

    def changeEvent(self, event: QEvent) -> None:
        """Update after a change of palette or font."""
        super().changeEvent(event)
        if not hasattr(self, "shelf"):
            return
        if event.type() == QEvent.Type.PaletteChange:
            self._show_icons()
        if event.type() == QEvent.Type.FontChange:
            self._arrange(self.size())

    # -- inside ----------------------------------------------------------------------------------------------------

    def _name_cards(self) -> None:
        for card in self._games():
            self.cards[card.id].show_words(card, self._language)

    def _card(self, game: GameCard) -> LibraryCard:
        card = LibraryCard(game, large=self._large)
        card.play.connect(lambda: self.play.emit(game.id))
        card.learn.connect(lambda: self.learn.emit(game.id))
        card.puzzles.connect(lambda: self.puzzles.emit(game.id))
        return card

    def _told(self, game: RecentGame) -> RecentGame:
        """Return a match; if there are several games, the text of its time begins with the name of its game."""
        known = self.cards.get(game.game)
        if known is None or len(self.cards) == 1:
            return game
        return replace(game, when=f"{known.name.text()} · {game.when}")

    def _taught_game(self, games: Sequence[RecentGame]) -> str:
        """Return the game whose first lesson is offered: the last one played, else the first; ``""`` for none."""
        played = [game.game for game in games[:1]]
        return next((game for game in (*played, *self.cards) if game in self.cards and self.cards[game].teaches), "")

    def _begin_lesson(self) -> None:
        self.lesson.emit(self._taught)

    def _first_button(self) -> PanelButton:
        """Return the default button: continue, open a file, or begin a match of the first game."""
        if self._side.isVisibleTo(self) or not self.cards:
            return self.resume_button if self._side.isVisibleTo(self) else self.open_button
        return next(iter(self.cards.values())).buttons["play"]

    def _show_icons(self) -> None:
        for card in self.cards.values():
            card.show_icons(self.palette())

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        # The head is aligned with the cards, which leave room for a scroll bar.
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        head.setContentsMargins(EDGE, 0, EDGE + bar, 0)
        head.addWidget(self.crest)
        head.addWidget(self.title)
        head.addStretch(1)
        # The grid gets its widget before it is filled: otherwise PySide6 keeps wrappers of items that Qt deletes when
        # the buttons move.
        ways = QWidget()
        self._head_buttons = QGridLayout(ways)
        self._head_buttons.setContentsMargins(0, 0, 0, 0)
        self._head_buttons.setSpacing(_AIR)
        self._put_in_columns(self._ways(), len(self._ways()))
        head.addWidget(ways)
        self._side = named(QWidget(), "library_side")
        self._played = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._side)
        self._played.setContentsMargins(0, 0, 0, 0)
        self._played.addWidget(self.last)
        before = QVBoxLayout()
        before.setContentsMargins(EDGE, 0, EDGE, EDGE)
        before.addWidget(self.recent_title)
        before.addWidget(self.list)
        before.addStretch(1)
        self._played.addLayout(before, 1)
        for part in (self.last, self.list, self.new_here, *self.cards.values()):
            part.setProperty(READ_ALONE, True)
        whole = QWidget()
        whole.setMaximumWidth(_WIDEST)
        self._column = QVBoxLayout(whole)
        self._column.addLayout(head)
        self._column.addWidget(self._side)
        self._column.addWidget(self.shelf, 1)
        invitation = QHBoxLayout()
        invitation.setContentsMargins(0, 0, bar, 0)
        invitation.addWidget(self.new_here)
        self._column.addLayout(invitation)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(whole, 64)
        row.addStretch(1)

    def _arrange(self, size: QSize) -> None:
        """Place the earlier matches beside the last one if there is room, else below it."""
        beside, roomy = size.width() >= _BESIDE, size.height() >= _ROOMY
        margin = 28 if roomy else 14
        if size.width() <= 2 * margin:
            # Such sizes occur while docks move; there is no room for anything.
            return
        self._column.setContentsMargins(margin, margin - 4, margin, margin - 4)
        self._column.setSpacing(16 if roomy else 8)
        ways = QBoxLayout.Direction
        self._played.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self._played.setSpacing(16 if beside else 8)
        invited = bool(self._taught) and self._side.isHidden() and size.height() >= _TALL
        self.new_here.setVisible(invited)
        self.lesson_button.setVisible(bool(self._taught) and not invited)
        self._arrange_head(size.width() - 2 * margin)
        width = min(size.width(), _WIDEST) - 2 * margin
        self.last.arrange(self._width_of_last(width) if beside else width)
        self.list.arrange(side_by_side=beside)

    def _width_of_last(self, room: int) -> int:
        """Return the width of the last match's panel: a share of the room; without a list, all that its texts need."""
        wanted = max(_LAST[0], min(room * 2 // 5, _LAST[1]))
        if not self.list.isHidden():
            return wanted
        return min(room, max(round(wanted * text_factor(self.font())), self.last.wanted_width()))

    def _ways(self) -> tuple[PanelButton, ...]:
        """Return the buttons in the head, which lead to other pages or open a file."""
        return self.lesson_button, self.record_button, self.matches_button, self.open_button

    def _arrange_head(self, room: int) -> None:
        """Arrange the buttons in as many columns as fit, and show title and crest if there is room left."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        shown = [button for button in self._ways() if not button.isHidden()]
        widths = [button.sizeHint().width() + _AIR for button in shown]
        room -= 2 * EDGE + bar
        fitting = (columns for columns in (len(widths), 2) if _width(widths, columns) <= room)
        self._put_in_columns(shown, next(fitting, 1))
        room -= sum(widths)
        self.crest.setVisible(room >= _CREST)
        self.title.setVisible(_CREST + 2 * _AIR + self.title.sizeHint().width() <= room)

    def _put_in_columns(self, buttons: Sequence[PanelButton], columns: int) -> None:
        for number, button in enumerate(buttons):
            self._head_buttons.addWidget(button, number // columns, number % columns)


def _width(widths: Sequence[int], columns: int) -> int:
    """Return the total width of buttons in a number of columns."""
    return sum(max(widths[column::columns]) for column in range(columns))
