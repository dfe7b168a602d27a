"""The heading of an army in the docks: its player, its remaining life, and its remaining points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.labels import draw_elided
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.play.badges import badge, seat_colour
from stronghold_gui.desktop.play.seats import SeatMark
from stronghold_gui.desktop.theme import colour, tones

_BADGE: Final = 20
_BAR: Final = 6


@dataclass(frozen=True, slots=True)
class ArmyFacts:
    """The summary of an army.

    Attributes:
        mark: the mark of its player.
        called: the name of its player.
        left: the life that all its figures have left.
        life: the life with which they began.
        side: the short text beside the name.
        whole: the summary in words, with points.
    """

    mark: SeatMark
    called: str
    left: int
    life: int
    side: str
    whole: str


class ArmyGroup(QWidget):
    """A line with badge and name of a player, and a bar of the share of life that its figures have left."""

    def __init__(self, player: int) -> None:
        super().__init__()
        named(self, f"army_{player}")
        about(self, "points")
        self.facts: ArmyFacts | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(QFontMetrics(self.font()).height() + _BAR + 10)

    def show_facts(self, facts: ArmyFacts) -> None:
        if facts != self.facts:
            self.facts = facts
            self.setAccessibleName(facts.called)
            self.setAccessibleDescription(facts.whole)
            self.setToolTip(tip_of(facts.whole))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        facts = self.facts
        if facts is None:
            return
        painter, tone, mark = QPainter(self), tones(self.palette()), facts.mark
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = self.height() - _BAR - 4
        painter.drawPixmap(2, (high - _BADGE) // 2, badge(mark, tone, _BADGE, self.devicePixelRatioF()))
        painter.setPen(colour(tone.muted))
        side = QFontMetrics(self.font()).horizontalAdvance(facts.side)
        painter.drawText(QRectF(self.width() - side - 4, 0, side + 2, high), Qt.AlignmentFlag.AlignVCenter, facts.side)
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(colour(tone.text))
        room = QRectF(_BADGE + 8, 0, self.width() - side - _BADGE - 20, high)
        draw_elided(painter, room, facts.called)
        bar = QRectF(2, high, self.width() - 4, _BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(tone.line))
        painter.drawRoundedRect(bar, 3, 3)
        painter.setBrush(seat_colour(mark, tone))
        share = facts.left / facts.life if facts.life else 0
        painter.drawRoundedRect(QRectF(bar.x(), bar.y(), bar.width() * share, bar.height()), 3, 3)
        painter.end()
