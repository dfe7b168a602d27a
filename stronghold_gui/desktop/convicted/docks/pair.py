"""A pair in the dock of squads: an enemy squad, the defenders against it, both sums, and the odds."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from stronghold_gui.desktop.convicted import hand_moves as g
from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.docks.base import play, say
from stronghold_gui.desktop.docks.chips import Chip, chip_height
from stronghold_gui.desktop.foreign_text import tip_of, unmarked
from stronghold_gui.desktop.labels import draw_elided
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.table.tile_drags import TileDrop
from stronghold_gui.desktop.theme import colour, ink_on, tones
from stronghold_gui.games.convicted import moves as m

_PIECE: Final = 26
_LEADER: Final = 34
_BAR: Final = 16
_AIR: Final = 5
_NARROW: Final = 2
"""Smallest width in pixels of the visible part of a piece behind another one."""


@dataclass(frozen=True, slots=True)
class PairFacts:
    """The content of a pair.

    Attributes:
        squad: the id of the enemy's squad.
        title: its name.
        enemies, own: the fighters, the leader first.
        enemy_sum, own_sum: the parts of both sums and their totals.
        ends: how many of the nine throws of two dice the defenders lose, tie and win; empty if no die is rolled.
        state: the ends in words, or why no die is rolled.
        faced: whether a unit can be taken back.
        moves: the moves that set a unit against the squad or add one to it.
    """

    squad: str = ""
    title: str = ""
    enemies: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    enemy_sum: str = ""
    own_sum: str = ""
    ends: tuple[int, ...] = ()
    state: str = ""
    faced: bool = False
    moves: tuple[m.Face | m.Group, ...] = ()


class PairRow(QWidget):
    """The row of a pair. Units are dropped on it, or chosen from the menu of a button.

    Attributes:
        shown: what it shows.
        figures: the data from which ``shown`` was made, which the page compares; at first ``None``.
    """

    def __init__(self, context: ConvictedContext, number: int) -> None:
        super().__init__()
        self.setObjectName(f"pair_{number}")
        about(self, "matching")
        self._context, self.shown = context, PairFacts()
        self.figures: Hashable = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._drop: TileDrop | None = None
        self.add = Chip(context.art, f"pair_{number}_add")
        self.back = Chip(context.art, f"pair_{number}_back")
        for chip in (self.add, self.back):
            chip.setParent(self)
            chip.hide()
        self.add.clicked.connect(self._choose)
        self.back.clicked.connect(lambda: play(context, m.Withdraw(self.shown.squad)))
        self._line = QFontMetrics(self.font()).height()
        self._fit()

    def show_pair(self, shown: PairFacts) -> None:
        """Show the content; the drop target is made again for another squad."""
        context = self._context
        if shown.squad != self.shown.squad:
            if self._drop is not None:
                self._drop.deleteLater()
            self._drop = TileDrop(self, context.hand, g.squad_target(shown.squad))
        if shown == self.shown:
            return
        self.shown = shown
        self.setAccessibleName(shown.title)
        told = f"{shown.enemy_sum}\n{shown.own_sum}\n{shown.state}"
        self.setAccessibleDescription(told)
        self.setToolTip(tip_of(f"{shown.title}\n{told}"))
        self.add.setVisible(bool(shown.moves))
        self.back.setVisible(shown.faced)
        self.add.show_state(say(context, "pair.add"), possible=True, tip=say(context, "pair.add.tip"))
        self.back.show_state("↩", possible=True, tip=say(context, "pair.back"), name=say(context, "pair.back"))
        self._fit()
        self._place()
        self.update()

    def _fit(self) -> None:
        """Set the height for both sides and the bar, or for one side of a squad that is being formed."""
        sides = 2 if self.shown.own_sum else 1
        bar = _BAR + self._state_height() + _AIR if self.shown.own_sum else 0
        height = chip_height(self.font()) + sides * (_LEADER + self._line + _AIR) + bar + 3 * _AIR
        if height != self.height():
            self.setFixedHeight(height)

    def _state_height(self) -> int:
        """Return the height of the words below the bar, wrapped at the dock's width."""
        width = max(self.width() - 16, _LEADER)
        box = QFontMetrics(self.font()).boundingRect(0, 0, width, 1000, Qt.TextFlag.TextWordWrap, self.shown.state)
        return max(box.height(), self._line)

    def _choose(self) -> None:
        """Open a menu of the units that can be set; with only one kind of unit, set it at once."""
        moves = self.shown.moves
        if len(moves) == 1:
            play(self._context, moves[0])
            return
        menu = named(QMenu(self), "pair_units")
        for move in moves:
            piece = move.unit if isinstance(move, m.Face) else move.piece
            text = self._context.texts(f"convicted.piece.{piece}")
            action = menu.addAction(unmarked(f"{text[:1].upper()}{text[1:]}"), partial(play, self._context, move))
            action.setIcon(self._context.art.icon(piece))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.add.mapToGlobal(QPoint(0, self.add.height())))

    def _place(self) -> None:
        self.add.resize(self.add.sizeHint())
        self.back.resize(self.back.sizeHint())
        x = self.width() - 6
        for chip in (self.add, self.back):
            if not chip.isHidden():
                x -= chip.width()
                chip.move(x, _AIR)
                x -= 4

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(240, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a plate with the title, both sides, and the bar of possible results."""
        painter, tone = QPainter(self), tones(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(tone.accent if self.hasFocus() else tone.line), 2.0 if self.hasFocus() else 1.0))
        painter.setBrush(colour(tone.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        shown, left, width = self.shown, 8.0, self.width() - 16.0
        taken = sum(chip.width() + 4 for chip in (self.add, self.back) if not chip.isHidden())
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(colour(tone.text))
        draw_elided(painter, QRectF(left, _AIR, width - taken, chip_height(self.font())), shown.title)
        painter.setFont(self.font())
        y = chip_height(self.font()) + 2.0 * _AIR
        for pieces, words in ((shown.enemies, shown.enemy_sum), (shown.own, shown.own_sum)):
            if not pieces and not words:
                continue
            self._side(painter, QRectF(left, y, width, _LEADER), pieces)
            y += _LEADER
            painter.setPen(colour(tone.muted))
            draw_elided(painter, QRectF(left, y, width, self._line), words)
            y += self._line + _AIR
        if not shown.own_sum:
            painter.end()
            return
        self._bar(painter, QRectF(left, y, width, _BAR))
        painter.setPen(colour(tone.text if shown.ends else tone.warn))
        painter.drawText(QRectF(left, y + _BAR + 1, width, self.height()), Qt.TextFlag.TextWordWrap, shown.state)
        painter.end()

    def _side(self, painter: QPainter, box: QRectF, pieces: Sequence[str]) -> None:
        """Draw the leader large and the others smaller behind it, the closer together the more there are."""
        art, ratio = self._context.art, self.devicePixelRatioF()
        if not pieces:
            painter.setPen(QPen(colour(tones(self.palette()).outline), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(box.x(), box.y() + 2, _LEADER, _LEADER - 4), 6, 6)
            return
        others = len(pieces) - 1
        step = min(_PIECE + _NARROW, (box.width() - _LEADER - _PIECE - 6) / max(others - 1, 1))
        for number in range(others, 0, -1):
            x = box.x() + _LEADER + 6 + (number - 1) * step
            y = box.y() + (_LEADER - _PIECE) / 2
            painter.drawPixmap(round(x), round(y), art.pixmap(pieces[number], _PIECE, ratio))
        painter.drawPixmap(round(box.x()), round(box.y()), art.pixmap(pieces[0], _LEADER, ratio))

    def _bar(self, painter: QPainter, box: QRectF) -> None:
        """Draw the shares of the throws that the defenders lose, tie and win."""
        tone, x = tones(self.palette()), box.x()
        if not self.shown.ends:
            painter.setPen(QPen(colour(tone.line), 1.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
            return
        metrics = QFontMetrics(self.font())
        whole = sum(self.shown.ends)
        for ways, ground in zip(self.shown.ends, (tone.warn, tone.muted, tone.good), strict=True):
            part = QRectF(x, box.y(), box.width() * ways / whole, box.height())
            x += part.width()
            if not ways:
                continue
            painter.fillRect(part.adjusted(0.5, 0, -0.5, 0), colour(ground))
            text = say(self._context, "percent", share=round(100 * ways / whole))
            if metrics.horizontalAdvance(text) + 4 <= part.width():
                painter.setPen(colour(ink_on(ground)))
                painter.drawText(part, Qt.AlignmentFlag.AlignCenter, text)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Highlight the wall of this pair."""
        super().enterEvent(event)
        side = self.shown.squad.partition(".")[0]
        self._context.requests.places.emit((side, f"assault_{side}"))

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the highlight."""
        super().leaveEvent(event)
        self._context.requests.places.emit(())
