"""The dock of the round: the order of turns, the remaining strength of each army, and what decides the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from stronghold_gui.desktop.docks import card_art
from stronghold_gui.desktop.docks.card import ScrollPage
from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.fortress.client import FortressContext
from stronghold_gui.desktop.fortress.docks.army_group import ArmyGroup
from stronghold_gui.desktop.fortress.docks.course_facts import (
    RowFacts,
    TurnFacts,
    armies,
    goal_words,
    round_words,
    rows,
)
from stronghold_gui.desktop.fortress.docks.seen import Seen, picture_of
from stronghold_gui.desktop.fortress.docks.strokes import draw_marker
from stronghold_gui.desktop.labels import draw_elided
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.play.badges import badge
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.games.fortress.moves import MARKERS
from stronghold_gui.text import Catalogue

_BADGE: Final = 20
_DISC: Final = 18
_AIR: Final = 8
_FACE: Final = 20
_LEAST: Final = 40
"""Smallest width of a name in pixels; a narrower cell shows only the picture of the card."""


class TurnTable(QWidget):
    """The turns of a round: a row for each player and a cell for each turn, with order marker and, if known, card."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "turn_table")
        about(self, "turn")
        self._rows: tuple[RowFacts, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._line = max(_DISC, QFontMetrics(self.font()).height()) + _AIR

    def show_rows(self, found: Sequence[RowFacts], texts: Catalogue) -> None:
        words = "\n".join(_told(row, texts) for row in found)
        self.setAccessibleName(words)
        self.setToolTip(tip_of(words))
        if tuple(found) != self._rows:
            self._rows = tuple(found)
            self.setFixedHeight(max(1, self._line * len(self._rows)))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, tone = QPainter(self), tones(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, row in enumerate(self._rows):
            y = place * self._line
            mark = badge(row.mark, tone, _BADGE, self.devicePixelRatioF())
            painter.drawPixmap(2, y + (self._line - _BADGE) // 2, mark)
            wide = (self.width() - _BADGE - 8) / max(1, len(row.turns))
            for number, turn in enumerate(row.turns):
                self._paint_turn(painter, QRectF(_BADGE + 8 + number * wide, y, wide - 3, self._line), turn, number)
        painter.end()

    def _face(self, card: str) -> QPixmap:
        """Return the picture of a card at the height of a line."""
        size, ratio = QSize(_FACE, _FACE), self.devicePixelRatioF()
        return card_art.draw(picture_of(card), size, 3.0, ratio)

    def _paint_turn(self, painter: QPainter, box: QRectF, turn: TurnFacts, number: int) -> None:
        tone = tones(self.palette())
        now = turn.state == "now"
        painter.setPen(QPen(colour(tone.accent if now else tone.line), 1.8 if now else 1.0))
        painter.setBrush(colour(tone.lit if now else tone.base))
        painter.drawRoundedRect(box.adjusted(0.5, 2, -0.5, -2), 5, 5)
        disc = QRectF(box.x() + 4, box.center().y() - _DISC / 2, _DISC, _DISC)
        state = {"now": "now", "spent": "spent"}.get(turn.state, "lies" if turn.known else "later")
        draw_marker(painter, disc, MARKERS[number], state, tone)
        font = QFont(self.font())
        font.setBold(now)
        painter.setFont(font)
        painter.setPen(colour(tone.muted if turn.state == "spent" else tone.text))
        room = QRectF(disc.right() + 4, box.y(), box.right() - disc.right() - 6, box.height())
        if turn.id:
            painter.drawPixmap(QPointF(room.x(), box.center().y() - _FACE / 2), self._face(turn.id))
            room.setLeft(room.left() + _FACE + 4)
            if room.width() < _LEAST:
                return
        word = turn.card or ("–" if turn.state == "spent" else "?")
        draw_elided(painter, room, word)


def _told(row: RowFacts, texts: Catalogue) -> str:
    """Return the turns of a player in words."""
    told = []
    for number, turn in enumerate(row.turns):
        unknown = "" if turn.card else ".unknown"
        told.append(texts(f"fortress.course.cell.{turn.state}{unknown}", marker=MARKERS[number], card=turn.card))
    return texts("frame.named", name=row.called, what=texts.join(told))


class CoursePage(ScrollPage):
    """The page of the round: its turns, the armies, and what decides the match."""

    def __init__(self, context: FortressContext) -> None:
        super().__init__("course")
        about(self, "round")
        self._context, self._seen = context, Seen(context)
        self.round = about(named(QLabel(), "course_round"), "round")
        font = self.round.font()
        font.setBold(True)
        self.round.setFont(font)
        self.turns = TurnTable()
        self.goals = named(QLabel(wordWrap=True), "course_goals")
        self._armies: list[ArmyGroup] = []
        for part in (self.round, self.turns, self.goals):
            self.column.addWidget(part)
        self.column.addStretch(1)

    def refresh(self, _reason: str = "") -> None:
        if self._context.controller is None:
            return
        seen, texts = self._seen, self._context.texts
        self.round.setText(round_words(seen))
        found = rows(seen)
        self.turns.show_rows(found, texts)
        self.turns.setVisible(bool(found))
        scenario = seen.view.setting.scenario
        about(self.goals, scenario.id)
        self.goals.setText("\n".join(goal_words(seen)))
        shown = armies(seen)
        while len(self._armies) < len(shown):
            group = ArmyGroup(len(self._armies))
            self._armies.append(group)
            self.column.insertWidget(1 + len(self._armies), group)
        for group, facts in zip(self._armies, shown, strict=False):
            group.show_facts(facts)
            group.setVisible(True)
        for group in self._armies[len(shown) :]:
            group.setVisible(False)

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        self.refresh()

    def sizeHint(self) -> QSize:
        return QSize(330, 240)
