"""Cards side by side over the board, to compare and to choose from, or only to view."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.desktop.docks.face_card import Face, FaceCard, Form
from stronghold_gui.desktop.docks.viewport import own_viewport
from stronghold_gui.desktop.library.cover import ReadPictures
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.table.art import PieceArt

_NARROWEST: Final = 208
"""Smallest width of a card in pixels; if there is less room, cards wrap to the next row."""
_TIGHT: Final = 168
"""Smallest width in pixels of a card in the form `brief`."""
_WIDEST: Final = 380
_BESIDE: Final = 400
"""Smallest width of the table in pixels at which the button is beside the text, not below it."""
_ROOMY: Final = 340
"""Smallest height of the table in pixels at which it has sentences above the cards."""
_EDGE: Final = 12
_MOVED: Final = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)


class CardTable(QFrame):
    """A widget that covers the board with cards; the bars and docks beside it stay visible.

    Attributes:
        chosen: ``(card id)``: a card was chosen.
        put_away: the user asks to see the board.
    """

    chosen = Signal(str)
    put_away = Signal()

    def __init__(self, art: PieceArt, board: QWidget) -> None:
        page = board.parentWidget()
        assert page is not None
        super().__init__(page)
        named(self, "card_table")
        self._art, self._board = art, board
        self._faces: tuple[Face, ...] = ()
        self._read: ReadPictures = {}
        self.cards: list[FaceCard] = []
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.title = named(QLabel(wordWrap=True), "card_table_title")
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * 1.35)
        self.title.setFont(font)
        self.words = [named(QLabel(wordWrap=True), f"card_table_words_{number}") for number in range(2)]
        self.away = named(QPushButton(autoDefault=False), "card_table_away")
        self.away.clicked.connect(self.put_away)
        self._lay_out()
        board.installEventFilter(self)
        self.hide()

    def show_faces(self, title: str, words: Sequence[str], away: str, faces: Sequence[Face]) -> None:
        """Show the cards.

        Args:
            title: the decision, or the subject.
            words: instructions, two sentences at most.
            away: label of the button that shows the board.
            faces: the cards.
        """
        self.title.setText(title)
        for label, text in zip_longest(self.words, words, fillvalue=""):
            assert isinstance(label, QLabel), "too many sentences"
            label.setText(text)
            label.setVisible(bool(text) and self.height() >= _ROOMY)
        self.away.setText(away)
        if tuple(faces) != self._faces:
            self._faces = tuple(faces)
            self._make_cards()
        self._fit()
        self.show()
        self.raise_()

    def clear(self) -> None:
        """Remove the cards and all their texts, since the next viewer may not know them."""
        if self._faces or self.isVisible():
            self.hide()
            self._faces = ()
            self._read.clear()
            self._make_cards()
            for label in (self.title, *self.words):
                label.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the board again when its geometry or visibility changes."""
        if watched is self._board and event.type() in _MOVED and not self.isHidden():
            self._fit()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit `put_away` for Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange as many cards in a row as fit, and the button below the text in a narrow place."""
        super().resizeEvent(event)
        ways = QBoxLayout.Direction
        self._head.setDirection(ways.LeftToRight if self.width() >= _BESIDE else ways.TopToBottom)
        self._arrange()

    # -- inside --------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        head = self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.setSpacing(12)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.title)
        for label in self.words:
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            words.addWidget(label)
        head.addLayout(words, 1)
        head.addWidget(self.away, 0, Qt.AlignmentFlag.AlignTop)
        self._pane = named(QScrollArea(), "card_table_pane")
        self._pane.setViewport(own_viewport())
        self._pane.setFrameShape(QFrame.Shape.NoFrame)
        self._pane.setWidgetResizable(True)
        self._pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inner = QWidget()
        self._grid = QGridLayout(self._inner)
        self._grid.setSpacing(4)
        self._pane.setWidget(self._inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(_EDGE, _EDGE, _EDGE, 4)
        whole.setSpacing(6)
        whole.addLayout(head)
        whole.addWidget(self._pane, 1)

    def _make_cards(self) -> None:
        """Create the cards of the faces; reuse those already shown."""
        lying = {card.face: card for card in self.cards}
        for card in self.cards:
            self._grid.removeWidget(card)
        self.cards = [lying.pop(face) if face in lying else self._made(face) for face in self._faces]
        for card in lying.values():
            card.hide()
            # The card exists until the event loop deletes it, but its texts may be secret.
            for label in card.findChildren(QLabel):
                label.clear()
            card.button.setAccessibleName("")
            card.button.setText("")
            card.deleteLater()
        self._arrange()

    def _made(self, face: Face) -> FaceCard:
        card = FaceCard(self._art, face, self._read)
        card.chosen.connect(self.chosen)
        return card

    def _arrange(self) -> None:
        """Arrange the cards in rows of equal length, as far as possible.

        If one of them must be chosen, they are shown in a shorter form, provided that all are then visible at once.
        """
        room = self.width() - 2 * _EDGE - self._pane.verticalScrollBar().sizeHint().width()
        number = len(self.cards)
        rows = -(-number // max(1, room // self._least("whole", _NARROWEST)))
        self._put(room, rows, "whole")
        if not all(face.wanted for face in self._faces) or self._all_seen():
            return
        if rows == 1:
            self._put(room, 1, "close")
        if not self._all_seen() and number * self._least("brief", _TIGHT) <= room:
            self._put(room, 1, "brief")
        if not self._all_seen():
            self._put(room, rows, "whole")

    def _least(self, form: Form, least: int) -> int:
        """Show the cards in a form; return the width in pixels of the widest card, or `least` if that is larger."""
        for card in self.cards:
            card.show_as(form)
        return max((least, *(card.minimumSizeHint().width() + self._grid.spacing() for card in self.cards)))

    def _all_seen(self) -> bool:
        """Return whether all cards fit without scrolling."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        # In a resize event the layout still has the old size.
        layout.setGeometry(self.rect())
        return self._inner.minimumHeight() <= self._pane.height()

    def _put(self, room: int, rows: int, form: Form) -> None:
        """Put the cards into a number of rows, within a width in pixels."""
        number = len(self.cards)
        columns = -(-number // rows) if number else 1
        for card in self.cards:
            card.show_as(form)
        for label in self.words:
            label.setVisible(bool(label.text()) and form != "brief" and self.height() >= _ROOMY)
        side = max(0, (room - columns * _WIDEST) // 2)
        self._grid.setContentsMargins(side, 0, side, 0)
        for place, card in enumerate(self.cards):
            self._grid.addWidget(card, place // columns, place % columns)
        self._show_new()
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, int(column < columns))
        # Set the height now; the scroll area would follow the height of the text only after some events.
        self._grid.invalidate()
        self._inner.setMinimumHeight(max(0, self._grid.heightForWidth(max(room, 1))))

    def _show_new(self) -> None:
        """Show cards that were just added; the layout would show them later and measure itself without them.

        The table is hidden meanwhile, since each visible card would lay out all cards again.
        """
        new = [card for card in self.cards if card.isHidden()]
        if not new:
            return
        focus = QApplication.focusWidget()
        self._inner.hide()
        for card in new:
            card.show()
        self._inner.show()
        if focus is not None and self._inner.isAncestorOf(focus):
            focus.setFocus()

    def _fit(self) -> None:
        """Cover the board."""
        where = QRect(self._board.geometry())
        if not where.isEmpty():
            self.setGeometry(where)
