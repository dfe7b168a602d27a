"""The shelf of the game cards: one large card, or several in rows; arrow keys move between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStyle, QWidget

from stronghold_gui.desktop.library.card import LibraryCard
from stronghold_gui.desktop.library.panel import EDGE
from stronghold_gui.desktop.naming import named

_WAYS: Final = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


def beside(places: Sequence[QRect], here: int, key: Qt.Key) -> int | None:
    """Return the number of the place next to another one in the direction of an arrow key, or ``None``.

    A place straight ahead is preferred to a nearer one off to the side.
    """
    way, start = _WAYS[key], places[here]
    ahead = [
        (_gap(start, place, way) + 3 * _aside(start, place, way), number)
        for number, place in enumerate(places)
        if number != here and _gap(start, place, way) >= 0
    ]
    return min(ahead)[1] if ahead else None


def _gap(start: QRect, place: QRect, way: QPoint) -> int:
    """Return the distance in pixels to a place in a direction; negative if the place is not ahead."""
    if way.x():
        return place.left() - start.right() if way.x() > 0 else start.left() - place.right()
    return place.top() - start.bottom() if way.y() > 0 else start.top() - place.bottom()


def _aside(start: QRect, place: QRect, way: QPoint) -> int:
    """Return the distance in pixels of a place from the line ahead; 0 if a part of it is straight ahead."""
    if way.x():
        return max(0, place.top() - start.bottom(), start.top() - place.bottom())
    return max(0, place.left() - start.right(), start.left() - place.right())


_GAP: Final = 12
_MARGIN: Final = 16
_GENEROUS: Final = 32
"""Pixels around the texts of a card among several, and of a single card."""
_NARROWEST: Final = 270
"""Smallest width of a card in pixels."""
_WIDEST: Final = 680
"""Largest width of a card among several in pixels."""
_WORDS: Final = 600
"""Largest width in pixels of the texts beside a single card's picture."""
_STRIP: Final = 180
"""Smallest width in pixels of a picture beside the texts of a card among several."""
_BAND: Final = 60
"""Smallest height in pixels of a picture that is cropped above and below so that all cards fit."""
_UPRIGHT: Final = 1.2
"""Largest height of a picture relative to its width; a higher picture would be cropped too much at its sides."""
_SEEN: Final = 1.25
"""Largest height of all cards relative to the visible height; above it, the cards are made smaller."""
_TALLEST: Final = 960
"""Largest height in pixels of a single card whose texts are beside its picture."""
_FORM: Final = 1.1
"""Smallest width of a single card's picture relative to its height, with texts beside it instead of below."""
_IN_A_ROW: Final = 640
"""Smallest width in pixels at which the buttons of a single card are in one row."""


class Shelf(QScrollArea):
    """A scroll area that lays the cards out for its size."""

    def __init__(self, cards: Sequence[LibraryCard]) -> None:
        super().__init__()
        named(self, "library_shelf")
        self.cards = tuple(cards)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._board = QWidget()
        self.setWidget(self._board)
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self.lay_out)
        for card in self.cards:
            card.setParent(self._board)
            card.installEventFilter(self)
            for button in card.buttons.values():
                button.arrow.connect(self._go)

    def lay_out(self) -> None:
        """Place all cards."""
        if not self.cards:
            return
        # There is always room for the scroll bar, so that the layout does not depend on whether it is visible.
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        room = QSize(max(self.width() - bar, 2 * EDGE), self.height())
        height = self._lay_one(self.cards[0], room) if len(self.cards) == 1 else self._lay_many(room)
        self._board.resize(room.width(), height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay out all cards once after the text of any card has changed its size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._again.start()
        return super().eventFilter(watched, event)

    def _lay_one(self, card: LibraryCard, room: QSize) -> int:
        """Give a single card the full width; return its height."""
        width, tall = room.width(), min(room.height(), _TALLEST)
        words = max(card.least_width(_GENEROUS), min(_WORDS, width * 2 // 5))
        beside = width - words >= _FORM * tall
        card.put_buttons(in_a_row=not beside and width >= _IN_A_ROW)
        if beside:
            height = max(card.words_height(words, _GENEROUS), tall)
            card.arrange(QSize(width - words, height - 2 * EDGE), _GENEROUS, beside=True)
        else:
            inner, needed = width - 2 * EDGE, card.words_height(width, _MARGIN)
            picture = max(inner // 4, min(inner * 5 // 8, room.height() - needed))
            height = needed + picture
            card.arrange(QSize(inner, picture), _MARGIN, beside=False)
        card.setGeometry(0, 0, width, height)
        return height

    def _lay_many(self, room: QSize) -> int:
        """Give all cards places of one size; return the height of all rows."""
        columns, width = self._best(room)
        if columns > 1 and self._height(columns, width) > room.height():
            wide = self._widest(columns, room.width())
            if (band := self._band(columns, wide, room.height())) >= _BAND:
                return self._lay_below(columns, wide, band)
        if self._height(columns, width) > room.height() * (1 if columns == 1 else _SEEN):
            for fewer in (columns, 1):
                wide = (room.width() - (fewer - 1) * _GAP) // fewer
                if wide - self._strip_words(wide) >= _STRIP:
                    return self._lay_strips(fewer, wide)
                band = self._band(fewer, wide, round(room.height() * _SEEN))
                if fewer > 1 and band >= _BAND:
                    return self._lay_below(fewer, wide, band)
        return self._lay_below(columns, width, self._tall(columns, width, room.height()))

    def _tall(self, columns: int, width: int, room: int) -> int:
        """Return the height of pictures that fill the remaining room, without cropping them too much."""
        spare = (room + _GAP) // self._rows(columns) - _GAP - self._words(width)
        return max(_picture_height(width), min(spare, round((width - 2 * EDGE) * _UPRIGHT)))

    def _lay_below(self, columns: int, width: int, picture: int) -> int:
        """Give all cards places of one size, with texts below the pictures; return the height of all rows."""
        height = picture + self._words(width)
        for number, card in enumerate(self.cards):
            row, column = divmod(number, columns)
            card.arrange(QSize(width - 2 * EDGE, picture), _MARGIN, beside=False)
            card.setGeometry(QRect(column * (width + _GAP), row * (height + _GAP), width, height))
        return self._rows(columns) * (height + _GAP) - _GAP

    def _band(self, columns: int, width: int, room: int) -> int:
        """Return the height of pictures, cropped above and below, at which all rows fit into ``room``."""
        rows = self._rows(columns)
        return min(_picture_height(width), (room + _GAP) // rows - _GAP - self._words(width))

    def _lay_strips(self, columns: int, width: int) -> int:
        """Give all cards places of one size, with texts beside the pictures; return the height of all rows."""
        words = self._strip_words(width)
        height = max(card.words_height(words, _MARGIN) for card in self.cards)
        for number, card in enumerate(self.cards):
            row, column = divmod(number, columns)
            card.arrange(QSize(width - words, height - 2 * EDGE), _MARGIN, beside=True)
            card.setGeometry(QRect(column * (width + _GAP), row * (height + _GAP), width, height))
        return self._rows(columns) * (height + _GAP) - _GAP

    def _strip_words(self, width: int) -> int:
        """Return the width of the texts beside a picture, for a card's width."""
        return max(width * 11 // 20, self._least())

    def _best(self, room: QSize) -> tuple[int, int]:
        """Return the number of cards in a row, and their width.

        The cards are as large as possible without scrolling or, if they would be too small, with a little scrolling. If
        that fails, a row has as many as fit. All rows have about the same length.
        """
        least = self._least()
        most = min(len(self.cards), max(1, (room.width() + _GAP) // (least + _GAP)))
        even = {-(-len(self.cards) // self._rows(columns)) for columns in range(1, most + 1)}
        for seen in (1, _SEEN):
            width, columns = max((self._fit(columns, room, seen), columns) for columns in even)
            if width >= least:
                return columns, width
        return max(even), self._widest(max(even), room.width())

    def _fit(self, columns: int, room: QSize, seen: float) -> int:
        """Return the largest card width at which all rows fit into ``seen`` times the room's height; 0 if none does."""
        width = self._widest(columns, room.width())
        for _ in range(3):  # narrower words are higher
            beyond = self._height(columns, width) - room.height() * seen
            if beyond <= 0:
                return width
            width -= round(beyond / self._rows(columns) * 8 / 5) + 1
        return 0

    def _widest(self, columns: int, room: int) -> int:
        return min(_WIDEST, (room - (columns - 1) * _GAP) // columns)

    def _least(self) -> int:
        """Return the smallest width of a card in pixels."""
        return max(_NARROWEST, *(card.least_width(_MARGIN) for card in self.cards))

    def _size(self, width: int) -> int:
        """Return the height of a card of this width."""
        return _picture_height(width) + self._words(width)

    def _words(self, width: int) -> int:
        """Return the height of the texts below a picture, for a card's width."""
        return max(card.words_height(width, _MARGIN) for card in self.cards)

    def _height(self, columns: int, width: int) -> int:
        """Return the height of all rows."""
        return self._rows(columns) * (self._size(width) + _GAP) - _GAP

    def _rows(self, columns: int) -> int:
        return -(-len(self.cards) // columns)

    def _go(self, key: Qt.Key) -> None:
        """Focus the button in the direction of a key, and scroll its whole card into view."""
        buttons = [(card, button) for card in self.cards for button in card.buttons.values()]
        places = [QRect(button.mapTo(self._board, button.rect().topLeft()), button.size()) for _, button in buttons]
        here = next((n for n, (_, button) in enumerate(buttons) if button.hasFocus()), None)
        found = beside(places, here, key) if here is not None else None
        if found is not None:
            card, button = buttons[found]
            button.setFocus(Qt.FocusReason.OtherFocusReason)
            self.ensureWidgetVisible(card, 0, 0)
            self.ensureWidgetVisible(button)


def _picture_height(width: int) -> int:
    """Return the height in pixels of the picture on a card of this width."""
    return (width - 2 * EDGE) * 5 // 8
