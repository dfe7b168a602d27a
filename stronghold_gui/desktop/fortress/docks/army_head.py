"""The head of an army card: its name, living figures, their life, and its order markers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from stronghold_gui.desktop.digits import digit_of
from stronghold_gui.desktop.docks import card_art
from stronghold_gui.desktop.docks.odds_row import write
from stronghold_gui.desktop.fortress.docks.card_facts import CardFacts, FigureFacts
from stronghold_gui.desktop.fortress.docks.seen import picture_of
from stronghold_gui.desktop.fortress.docks.strokes import STATS, draw_cross, draw_marker, draw_sign
from stronghold_gui.desktop.play.badges import seat_colour
from stronghold_gui.desktop.table.brush import text_factor
from stronghold_gui.desktop.theme import Tones, colour, tones
from stronghold_gui.games.fortress.moves import MARKERS

_PICTURE: Final = 50
_STRIPE: Final = 5
_DISC: Final = 24
_SIGN: Final = 14
_GROWN: Final = 1.5
"""Largest size of the signs in large text, relative to the usual one."""
_NAME, _STATS, _ABOVE, _BELOW = 28, 20, 3, 7
"""Smallest heights of both lines in pixels, and the pixels above and below them."""
_MANY: Final = 3
"""More hearts than this are shown as a number if there is little room."""


class ArmyHead(QAbstractButton):
    """The head of a card; a click opens the card, or places the held marker on it.

    Attributes:
        wanted: emitted as ``(sign)`` to place a marker here: the marker whose key was pressed, or ``""`` for the next.
        pointed: emitted as ``(inside)`` when the mouse enters or leaves.
    """

    wanted = Signal(str)
    pointed = Signal(bool)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(f"army_head_{name}")
        self._fit()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.facts: CardFacts | None = None
        self.free = ""
        self._over = self._pressed_free = False
        self._picture = picture_of(name)

    def show_facts(self, facts: CardFacts, free: str, tip: str) -> None:
        """Show a card's facts.

        Args:
            facts: the facts on the card.
            free: the sign of the marker that may be placed on it now; ``""`` for none.
            tip: the same in words.
        """
        if (facts, free) != (self.facts, self.free):
            self.facts, self.free = facts, free
            self.update()
        if tip != self.accessibleDescription():
            self.setAccessibleName(facts.words.name)
            self.setAccessibleDescription(tip)

    def show_over(self, over: bool) -> None:
        """Show whether the dragged marker would be placed here."""
        if over != self._over:
            self._over = over
            self.update()

    @property
    def free_place(self) -> QRect:
        shown = len(self.facts.markers) if self.facts is not None else 0
        return self._disc(shown).toRect() if self.free else QRect()

    def sizeHint(self) -> QSize:
        return QSize(240, self.height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        metrics = QFontMetrics(self.font())
        # A bold name may be higher than plain text.
        self._name_high = max(_NAME, metrics.height() + 2)
        self._stats_high = max(_STATS, metrics.height())
        self.setFixedHeight(_ABOVE + self._name_high + self._stats_high + _BELOW)

    # -- input -------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys: 1, 2, 3 and X place markers; Enter and Space open the card, or place the held marker."""
        digit = digit_of(event)
        word = str(digit) if digit else event.text().upper()
        if self.free and word in MARKERS:
            self.wanted.emit(word)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note whether the press is on the free place."""
        self._pressed_free = self.free_place.contains(event.position().toPoint())
        if not self._pressed_free:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Place the next marker if its free place was clicked."""
        if self._pressed_free:
            self._pressed_free = False
            if self.free_place.contains(event.position().toPoint()):
                self.wanted.emit("")
            return
        super().mouseReleaseEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)

    # -- painting ----------------------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        facts = self.facts
        if facts is None:
            return
        painter, tone = QPainter(self), tones(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, tone, facts)
        painter.setOpacity(tone.pale if facts.out else 1.0)
        self._paint_picture(painter)
        self._paint_name(painter, tone, facts)
        left = self._paint_figures(painter, tone, facts)
        self._paint_stats(painter, tone, facts, left)
        painter.setOpacity(1.0)
        for place, marker in enumerate(facts.markers):
            draw_marker(painter, self._disc(place), marker.sign, marker.state, tone)
        if self.free:
            draw_marker(painter, self._disc(len(facts.markers)), self.free, "free", tone)
        painter.end()

    def _ground(self, painter: QPainter, tone: Tones, facts: CardFacts) -> None:
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        lively = self._over or self.hasFocus() or facts.acting
        painter.setPen(QPen(colour(tone.accent if lively else tone.line), 2.4 if lively else 1.0))
        painter.setBrush(colour(tone.lit if facts.acting or self._over else tone.raised))
        painter.drawRoundedRect(box, 7, 7)
        if facts.mark is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(seat_colour(facts.mark, tone))
            painter.drawRoundedRect(QRectF(2, 5, _STRIPE, self.height() - 10), 2, 2)

    def _paint_picture(self, painter: QPainter) -> None:
        size, ratio = QSize(_PICTURE, _PICTURE), self.devicePixelRatioF()
        drawn = card_art.kept(self._picture, size, 5.0, ratio)
        if drawn is None:
            card_art.draw_later(self, self._picture, size, 5.0)
        else:
            painter.drawPixmap(self._picture_at, drawn)

    @property
    def _picture_at(self) -> QPointF:
        return QPointF(_STRIPE + 5, (self.height() - _PICTURE) / 2)

    @property
    def _text_left(self) -> int:
        return _STRIPE + 5 + _PICTURE + 8

    @property
    def _sign(self) -> int:
        """The size of signs in pixels: larger in large text, if all of them fit."""
        larger = round(_SIGN * min(_GROWN, text_factor(self.font())))
        figures = len(self.facts.figures) if self.facts is not None else 0
        digits = len(STATS) * QFontMetrics(self.font()).horizontalAdvance("0")
        needed = figures * (larger + 1) + len(STATS) * (larger + 6) + digits
        return larger if self._text_left + needed + 8 <= self.width() else _SIGN

    @property
    def _stats_top(self) -> float:
        """The y coordinate of the signs in the second line."""
        return self.height() - _BELOW - (self._stats_high + self._sign) / 2

    def _paint_name(self, painter: QPainter, tone: Tones, facts: CardFacts) -> None:
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setPen(colour(tone.text))
        shown = len(facts.markers) + bool(self.free)
        right = self._disc(0).left() - 4 if shown else self.width() - 8
        write(
            painter, QRectF(self._text_left, _ABOVE, right - self._text_left, self._name_high), bold, facts.words.name
        )
        painter.setFont(self.font())

    def _paint_figures(self, painter: QPainter, tone: Tones, facts: CardFacts) -> float:
        """Draw a sign for each figure, or the life of a single one; return the x coordinate of their right end."""
        x, y, side = float(self._text_left), self._stats_top, self._sign
        if len(facts.figures) == 1 and facts.figures[0].life > 1:
            return self._paint_hearts(painter, tone, facts.figures[0], x, y)
        for figure in facts.figures:
            box = QRectF(x, y, side, side)
            there = figure.state == "stands"
            draw_sign(painter, box, "figure", colour(tone.text if there else tone.muted), hollow=not there)
            if figure.state in ("dead", "left_out"):
                draw_cross(painter, box, colour(tone.warn))
            x += side + 1
        return x

    def _paint_hearts(self, painter: QPainter, tone: Tones, figure: FigureFacts, x: float, y: float) -> float:
        side = self._sign
        if self.width() < 250 * text_factor(self.font()) and figure.life > _MANY:
            draw_sign(painter, QRectF(x, y, side, side), "life", colour(tone.warn), hollow=not figure.left)
            return self._written(painter, tone, x + side + 2, y, f"{figure.left}/{figure.life}")
        heart = side - 2
        for number in range(figure.life):
            box = QRectF(x + number * heart, y + 1, heart, heart)
            draw_sign(
                painter,
                box,
                "life",
                colour(tone.warn if number < figure.left else tone.muted),
                hollow=number >= figure.left,
            )
        return x + figure.life * heart

    def _written(self, painter: QPainter, tone: Tones, x: float, y: float, text: str, *, strong: bool = False) -> float:
        painter.setPen(colour(tone.accent if strong else tone.text))
        wide = QFontMetrics(self.font()).horizontalAdvance(text)
        line = QRectF(x, y + (self._sign - self._stats_high) / 2, wide + 2, self._stats_high)
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), text)
        return x + wide

    def _paint_stats(self, painter: QPainter, tone: Tones, facts: CardFacts, left: float) -> None:
        """Draw move, range, attack and defence at the right, as far as they fit."""
        more = {"attack": facts.attack_more, "defence": facts.defence_more}
        shown = [(name, str(getattr(facts, name) + more.get(name, 0)), more.get(name, 0) > 0) for name in STATS]
        metrics, y, side = QFontMetrics(self.font()), self._stats_top, self._sign
        wide = sum(side + 3 + metrics.horizontalAdvance(text) for _, text, _ in shown)
        gap = min(9.0, (self.width() - 8 - left - wide) / len(shown))
        x = self.width() - 8 - wide - gap * (len(shown) - 1)
        for name, text, strong in shown:
            box = QRectF(x, y, side, side)
            draw_sign(painter, box, name, colour(tone.muted), hollow=name in ("range", "defence"))
            x = self._written(painter, tone, x + side + 3, y, text, strong=strong) + gap

    def _disc(self, place: int) -> QRectF:
        """Return the rectangle of a marker by its place, counted from the left."""
        count = (len(self.facts.markers) if self.facts is not None else 0) + bool(self.free)
        step = _DISC + 2 if count <= _MANY else 16
        return QRectF(self.width() - 6 - _DISC - (count - 1 - place) * step, 5, _DISC, _DISC)
