"""The row of a wall in the dock of the enemy: the enemies, the effect of the ring, and the squads with the odds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.docks.card import Card
from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.naming import about
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.games.convicted.pieces import DIRECTIONS

_PIECE: Final = 22
_BAR: Final = 64
_HIGH: Final = 10


@dataclass(frozen=True, slots=True)
class Line:
    """A line about a wall.

    Attributes:
        text: its text.
        heading: whether it is the bold heading of the following lines.
        tip: its tooltip.
        pieces: the drawn pieces with their numbers.
        ends: how many of the nine throws of two dice the defenders lose, tie and win; empty without a bar.
        state: the ends in words.
    """

    text: str
    heading: bool = False
    tip: str = ""
    pieces: tuple[tuple[str, int], ...] = ()
    ends: tuple[int, ...] = ()
    state: str = ""


def _sums(line: Line) -> str:
    """Return the text below the pieces of a squad: its sums, and the odds of its fight in words."""
    return f"{line.text} · {line.state}"


class WallRow(Card):
    """The card of a wall; the board highlights the wall while the mouse is over the card."""

    def __init__(self, context: ConvictedContext, direction: int) -> None:
        super().__init__(f"wave_{DIRECTIONS[direction]}")
        about(self, DIRECTIONS[direction])
        self._context, self._side = context, DIRECTIONS[direction]
        self.lines = Lines(context.art)
        self.rows.addWidget(self.lines)
        self.open(True)

    def show_wall(self, title: str, side: str, lines: Sequence[Line]) -> None:
        """Show the enemies in front of the wall."""
        self.head.show_words(title, side, active=False)
        self.lines.show_lines(tuple(lines))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Highlight the wall and its zones."""
        super().enterEvent(event)
        self._context.requests.places.emit((self._side, f"assault_{self._side}", f"deployment_{self._side}"))

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the highlight."""
        super().leaveEvent(event)
        self._context.requests.places.emit(())


class Lines(QWidget):
    """The lines about a wall: a wrapped text, pieces with their numbers, or a squad with its bar of odds."""

    def __init__(self, art: PieceArt) -> None:
        super().__init__()
        self._art = art
        self.lines: tuple[Line, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._boxes: list[QRectF] = []

    def show_lines(self, lines: tuple[Line, ...]) -> None:
        """Show lines, unless they are shown already."""
        if lines != self.lines:
            self.lines = lines
            self.setAccessibleName("\n".join(" · ".join(filter(None, (line.text, line.state))) for line in lines))
            self.setToolTip(tip_of("\n".join(filter(None, (each for line in lines for each in (line.text, line.tip))))))
            self._measure()
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        """Compute the positions of the lines at this width, and set the height they need."""
        self._boxes, y = [], 0.0
        for line in self.lines:
            height = self._height(line)
            self._boxes.append(QRectF(8, y, self.width() - 16, height))
            y += height + 2
        if round(y) + 2 != self.height():
            self.setFixedHeight(max(round(y) + 2, 1))

    def _height(self, line: Line) -> float:
        metrics = QFontMetrics(self.font())
        if line.pieces and not line.state:
            return _PIECE * self._piece_rows(line) + 2.0
        if line.state:
            return _PIECE + self._wrapped(metrics, _sums(line)) + 2.0
        return self._wrapped(metrics, line.text)

    def _wrapped(self, metrics: QFontMetrics, text: str) -> float:
        """Return the height of a text wrapped at the dock's width."""
        box = metrics.boundingRect(0, 0, max(self.width() - 16, 60), 1000, Qt.TextFlag.TextWordWrap, text)
        return float(box.height())

    def _piece_rows(self, line: Line) -> int:
        per_row = max(1, (self.width() - 16) // self._pitch())
        return -(-len(line.pieces) // per_row)

    def _pitch(self) -> int:
        return _PIECE + QFontMetrics(self.font()).horizontalAdvance("00") + 8

    def sizeHint(self) -> QSize:
        return QSize(240, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, tone = QPainter(self), tones(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for line, box in zip(self.lines, self._boxes, strict=True):
            font = QFont(self.font())
            font.setBold(line.heading)
            painter.setFont(font)
            painter.setPen(colour(tone.text))
            if line.state:
                self._squad(painter, box, line)
            elif line.pieces:
                self._pieces(painter, box, line)
            else:
                painter.drawText(box, Qt.TextFlag.TextWordWrap, line.text)
        painter.end()

    def _pieces(self, painter: QPainter, box: QRectF, line: Line) -> None:
        pitch, ratio = self._pitch(), self.devicePixelRatioF()
        per_row = max(1, int(box.width()) // pitch)
        for number, (piece, count) in enumerate(line.pieces):
            row, column = divmod(number, per_row)
            x, y = box.x() + column * pitch, box.y() + row * _PIECE
            painter.drawPixmap(round(x), round(y), self._art.pixmap(piece, _PIECE - 2, ratio))
            room = QRectF(x + _PIECE, y, pitch - _PIECE, _PIECE - 2)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(count))

    def _squad(self, painter: QPainter, box: QRectF, line: Line) -> None:
        """Draw the members of a squad, the bar of its fight, and its sums below."""
        tone, ratio = tones(self.palette()), self.devicePixelRatioF()
        pieces = [piece for piece, count in line.pieces for _ in range(count)]
        room = box.width() - _BAR - 12
        step = min(_PIECE - 4, (room - _PIECE) / max(len(pieces) - 1, 1))
        for number in range(len(pieces) - 1, -1, -1):
            x = box.x() + number * step
            painter.drawPixmap(round(x), round(box.y()), self._art.pixmap(pieces[number], _PIECE - 2, ratio))
        if line.ends:
            self._bar(painter, QRectF(box.right() - _BAR, box.y() + (_PIECE - _HIGH) / 2, _BAR, _HIGH), line.ends)
        painter.setPen(colour(tone.muted))
        painter.drawText(box.adjusted(0, _PIECE, 0, 0), Qt.TextFlag.TextWordWrap, _sums(line))

    def _bar(self, painter: QPainter, box: QRectF, ends: Sequence[int]) -> None:
        tone, x = tones(self.palette()), box.x()
        for ways, ground in zip(ends, (tone.warn, tone.muted, tone.good), strict=True):
            width = box.width() * ways / sum(ends)
            painter.fillRect(QRectF(x, box.y(), width, box.height()), colour(ground))
            x += width
