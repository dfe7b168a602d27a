"""The purse: a line for each defender, with hero, actions left and resources; the current one is highlighted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.docks.base import say
from stronghold_gui.desktop.convicted.docks.face import face_of
from stronghold_gui.desktop.convicted.docks.price import Price
from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.labels import draw_elided
from stronghold_gui.desktop.naming import about
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.games.convicted.pieces import HEROES, NONE
from stronghold_gui.games.convicted.wording import names
from stronghold_gui.games.convicted.wording.nouns import Noun

_DOT: Final = 8
_PITCH: Final = 10
_ROW: Final = 9
"""Largest number of dots in a row."""
_BESIDE: Final = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip)


class PurseLine(QWidget):
    """The line of a defender: name and hero, a dot for each action left, resources."""

    def __init__(self, context: ConvictedContext, seat: int) -> None:
        super().__init__()
        self.setObjectName(f"purse_{seat}")
        about(self, "actions")
        self._context, self._seat = context, seat
        self._name, self._dots, self._bold = "", 0, False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.price = Price(f"purse_{seat}_stock", zeros=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, QFontMetrics(self.font()).height() + 4, 4, 2)
        row.addStretch(1)
        row.addWidget(self.price)

    def show_now(self) -> None:
        context, seat = self._context, self._seat
        position = context.position
        stock = position.stock_of(seat)
        self.price.show_cost(stock, say(context, "stock", resources=names.resources(stock, context.texts)))
        hero = position.heroes[seat]
        name = context.short(seat)
        if hero != NONE:
            name = context.texts("frame.named", name=name, what=str(Noun(f"hero.{HEROES[hero]}").word(context.texts)))
        if seat == position.first:
            name = f"★ {name}"
        bold = position.period == "actions" and position.player == seat
        told = say(context, "actions_left", n=position.actions[seat])
        first = say(context, "first_player") if seat == position.first else ""
        self.setToolTip(tip_of("\n".join(filter(None, (name, told, first)))))
        self.setAccessibleName(" · ".join(filter(None, (name, told, self.price.accessibleName()))))
        if (name, position.actions[seat], bold) != (self._name, self._dots, self._bold):
            self._name, self._dots, self._bold = name, position.actions[seat], bold
            self.update()

    def sizeHint(self) -> QSize:
        """Return the height of two lines."""
        return QSize(240, 2 * QFontMetrics(self.font()).height() + 10)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, tone = QPainter(self), tones(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QFontMetrics(self.font()).height()
        if self._bold:
            painter.fillRect(self.rect(), colour(tone.lit))
            painter.fillRect(0, 0, 4, self.height(), colour(tone.accent))
        font = QFont(self.font())
        font.setBold(self._bold)
        painter.setFont(font)
        painter.setPen(colour(tone.text))
        room = QRectF(8, 2, self.width() - 12, line)
        hero = self._context.position.heroes[self._seat] if self._context.controller is not None else NONE
        if hero != NONE:
            face = self._context.art.pixmap(face_of(HEROES[hero]), line, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(8, 2), face)
            room.setLeft(8 + line + 5)
        draw_elided(painter, room, self._name)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(tone.accent))
        y = line + 4 + (self.height() - line - 6 - _DOT) / 2
        if self._dots and 8 + min(self._dots, _ROW) * _PITCH > self.price.x():
            # Large numbers of resources leave no room for a dot for each action.
            painter.drawEllipse(QRectF(8, y, _DOT, _DOT))
            painter.setPen(colour(tone.text))
            painter.drawText(QRectF(8 + _PITCH + 2, y, self.price.x(), _DOT), _BESIDE, f"× {self._dots}")
        else:
            for number in range(self._dots):
                down = number // _ROW * _PITCH - 4 * (self._dots > _ROW)
                painter.drawEllipse(QRectF(8 + number % _ROW * _PITCH, y + down, _DOT, _DOT))
        painter.end()


class Purse(QWidget):
    """The lines of all defenders, one below the other."""

    def __init__(self, context: ConvictedContext) -> None:
        super().__init__()
        self.setObjectName("purse")
        self._context = context
        self._lines: list[PurseLine] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)

    def show_now(self) -> None:
        """Show a line for each defender of this match."""
        count = self._context.position.defenders
        while len(self._lines) < count:
            line = PurseLine(self._context, len(self._lines))
            self._lines.append(line)
            self._column.addWidget(line)
        for seat, line in enumerate(self._lines):
            line.setVisible(seat < count)
            if seat < count:
                line.show_now()
