"""The dock of glory and time: turn and step, each camp's points by source, and a row of coins for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from stronghold_gui.desktop.docks.card import ScrollPage
from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.icons import picture
from stronghold_gui.desktop.labels import number_text
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.games.stronghold.ids import GLORY_IDS
from stronghold_gui.games.stronghold.wording import capital, glory_name

_ROW: Final = 34
_COIN: Final = 24
_BADGE: Final = 26
_STEP: Final = 22.0
"""Distance between coins if there is room; many coins are closer together."""
_LEAST: Final = 5.0
_NUMBER: Final = 40
_BADGES: Final = ("seat_invader", "seat_defender")


class GloryBoard(QWidget):
    """A row for each camp: its badge, coins and points. The table below has the same in words, with the sources."""

    def __init__(self, art: PieceArt) -> None:
        super().__init__()
        self.setObjectName("glory_board")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._art = art
        self._points = (0, 0)

    def show_points(self, invader: int, defender: int) -> None:
        """Show each camp's points."""
        if (invader, defender) != self._points:
            self._points = invader, defender
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(260, 2 * _ROW + 6)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw both rows, a coin for every point; a negative number has no coins."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone, ratio = tones(self.palette()), self.devicePixelRatioF()
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setFont(bold)
        step = self.step(max(self._points))
        for row, (badge, points) in enumerate(zip(_BADGES, self._points, strict=True)):
            plate = QRectF(0.5, row * (_ROW + 4) + 0.5, self.width() - 1, _ROW)
            painter.setPen(QPen(colour(tone.line), 1))
            painter.setBrush(colour(tone.raised))
            painter.drawRoundedRect(plate, 7, 7)
            y = plate.y()
            painter.drawPixmap(5, round(y + (_ROW - _BADGE) / 2), self._art.pixmap(badge, _BADGE, ratio))
            coin = self._art.pixmap("glory", _COIN, ratio)
            for number in range(max(0, points)):
                painter.drawPixmap(round(_BADGE + 12 + number * step), round(y + (_ROW - _COIN) / 2), coin)
            painter.setPen(colour(tone.text))
            room = plate.adjusted(0, 0, -10, 0)
            painter.drawText(
                room, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), number_text(points)
            )
        painter.end()

    def step(self, most: int) -> float:
        """Return the distance in pixels between coins at which a row of ``most`` coins fits."""
        room = self.width() - _BADGE - 12 - _COIN - _NUMBER
        return min(_STEP, max(_LEAST, room / max(1, most - 1)))


_CAMPS: Final = ("invader", "defender")


class GloryPage(ScrollPage):
    """The track of turns, the coins of each camp, and a table of their sources."""

    def __init__(self, context: StrongholdContext) -> None:
        super().__init__("glory")
        about(self, "glory")
        self._context = context
        self.track = TurnTrack()
        self.column.addWidget(self.track)
        self.board = GloryBoard(context.art)
        self.column.addWidget(self.board)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        self._heads = [named(QLabel(), f"glory_head_{camp}") for camp in _CAMPS]
        self._names: dict[str, QLabel] = {
            source: about(named(QLabel(), f"glory_name_{source}"), source) for source in ("total", *GLORY_IDS)
        }
        self._points = {
            (source, camp): about(named(QLabel(), f"glory_{source}_{camp}"), source)
            for source in self._names
            for camp in _CAMPS
        }
        bold = self.font()
        bold.setBold(True)
        for number, head in enumerate(self._heads, 1):
            head.setFont(bold)
            grid.addWidget(head, 0, number, Qt.AlignmentFlag.AlignRight)
        for row, (source, label) in enumerate(self._names.items(), 1):
            grid.addWidget(label, row, 0)
            label.setWordWrap(True)
            for number, camp in enumerate(_CAMPS, 1):
                grid.addWidget(self._points[source, camp], row, number, Qt.AlignmentFlag.AlignRight)
                if source == "total":
                    self._points[source, camp].setFont(bold)
            if source == "total":
                label.setFont(bold)
        self.column.addLayout(grid)
        self.column.addStretch(1)

    def refresh(self, _reason: str = "") -> None:
        """Show the current time and points."""
        table, values = self._context.table, self._context.values
        self.track.show_turn(
            table.turn, values.turns, self._context.texts("window.glory.turn", n=table.turn, of=values.turns)
        )
        for camp, points in zip(_CAMPS, (table.glory_invader, table.glory_defender), strict=True):
            for source in GLORY_IDS:
                self._set(source, camp, points.get(source, 0))
            self._set("total", camp, sum(points.values()), always=True)
        self.board.show_points(sum(table.glory_invader.values()), sum(table.glory_defender.values()))
        gained: tuple[Mapping[Any, int], ...] = (table.glory_invader, table.glory_defender)
        for row, name in self._names.items():
            some = row == "total" or gained[0].get(row) or gained[1].get(row)
            for widget in (name, *(self._points[row, camp] for camp in _CAMPS)):
                if widget.isHidden() == bool(some):
                    widget.setVisible(bool(some))
        self._show_names()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        if self._context.controller is not None:
            self.refresh()

    def _set(self, source: str, camp: str, points: int, *, always: bool = False) -> None:
        text = number_text(points) if points or always else "–"
        label = self._points[source, camp]
        if label.text() != text:
            label.setText(text)

    def _show_names(self) -> None:
        texts = self._context.texts
        for head, camp in zip(self._heads, _CAMPS, strict=True):
            head.setText(self._context.camp_title(camp))
        for source, label in self._names.items():
            words = texts("window.glory.total") if source == "total" else capital(glory_name(source, texts))
            if label.text() != words:
                label.setText(words)


_CELL: Final = 26


class TurnTrack(QWidget):
    """A field for each turn of the match; the current one is marked, and past ones are ticked."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("turn_track")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._turn, self._turns = 0, 10

    def show_turn(self, turn: int, turns: int, words: str) -> None:
        """Mark one of the turns; ``words`` are the tooltip and the text for screen readers."""
        if (turn, turns) != (self._turn, self._turns):
            self._turn, self._turns = turn, turns
            self.update()
        if words != self.accessibleName():
            self.setToolTip(tip_of(words))
            self.setAccessibleName(words)

    def sizeHint(self) -> QSize:
        return QSize(260, _CELL + 4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone = tones(self.palette())
        cell = min(_CELL + 8.0, (self.width() - 2) / max(1, self._turns))
        ratio = self.devicePixelRatioF()
        for turn in range(1, self._turns + 1):
            box = QRectF(1 + (turn - 1) * cell, 2, cell - 3, _CELL)
            now = turn == self._turn
            painter.setPen(QPen(colour(tone.accent if now else tone.line), 1.5))
            painter.setBrush(colour(tone.accent if now else tone.raised))
            painter.drawRoundedRect(box, 5, 5)
            if turn < self._turn:
                tick = picture("done", tone.good, round(16 * ratio))
                painter.drawPixmap(box.center().toPoint().x() - 8, box.center().toPoint().y() - 8, 16, 16, tick)
            else:
                painter.setPen(colour(tone.on_accent if now else tone.muted))
                painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(turn))
        painter.end()
