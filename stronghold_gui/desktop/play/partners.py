"""The switch between partners: a button for each, with badge, name and state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QGridLayout, QSizePolicy, QWidget

from stronghold_gui.desktop.foreign_text import tip_of, unmarked
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.play.badges import badge, seat_colour
from stronghold_gui.desktop.theme import Tones, colour, tones

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.seats import Partner

_HEIGHT: Final = 31
_BADGE: Final = 22
_TICK: Final = 18
_USUAL: Final = 104
_NARROWEST: Final = 64
"""Smallest widths in pixels: of a button with a short name, and of one with a name that is cut."""
_BELOW: Final = 2
"""Number of buttons in a column of a vertical switch; more buttons begin another column."""


class PartnerButton(QAbstractButton):
    """The button of one partner: badge, name, and a tick if the partner has ended its part."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.partner: Partner | None = None
        self._lit = False

    def show_partner(self, partner: Partner, tip: str, *, lit: bool) -> None:
        """Show a partner; ``lit``: whether the dock shows this partner's things."""
        if (partner, lit) == (self.partner, self._lit) and tip_of(tip) == self.toolTip():
            return
        self.partner, self._lit = partner, lit
        self.setText(unmarked(partner.called))
        self.setToolTip(tip_of(tip))
        self.setAccessibleName(f"{partner.called}, {partner.role}")
        self.setAccessibleDescription(tip)
        self.setCursor(Qt.CursorShape.ArrowCursor if lit else Qt.CursorShape.PointingHandCursor)
        self.updateGeometry()
        self.update()

    @property
    def lit(self) -> bool:
        """Whether the dock shows this partner's things."""
        return self._lit

    def sizeHint(self) -> QSize:
        font = QFont(self.font())
        font.setBold(True)
        text = QFontMetrics(font).horizontalAdvance(self.partner.called if self.partner is not None else "")
        return QSize(max(_USUAL, _BADGE + text + _TICK + 24), _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return a smaller size, at which a long name is cut."""
        return QSize(_NARROWEST, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.partner is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone, mark = tones(self.palette()), self.partner.mark
        shade = seat_colour(mark, tone)
        strong = self._lit or self.hasFocus() or self.underMouse()
        painter.setPen(QPen(shade if strong else colour(tone.line), 2.0 if strong else 1.0))
        painter.setBrush(colour(tone.lit if self._lit else tone.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        if self._lit:
            painter.fillRect(QRectF(5, self.height() - 4, self.width() - 10, 2.5), shade)
        painter.drawPixmap(6, (_HEIGHT - _BADGE) // 2, badge(mark, tone, _BADGE, self.devicePixelRatioF()))
        self._write(painter, tone)
        painter.end()

    def _write(self, painter: QPainter, tone: Tones) -> None:
        assert self.partner is not None
        room = self.rect().adjusted(_BADGE + 12, 0, -8, 0)
        state = self.partner.state
        if state == "done":
            painter.setPen(colour(tone.good))
            tick = QRect(room.right() - _TICK, 0, _TICK, self.height())
            painter.drawText(tick, int(Qt.AlignmentFlag.AlignCenter), "✓")
            room.setRight(tick.left() - 2)
        font = QFont(self.font())
        font.setBold(self._lit)
        painter.setFont(font)
        painter.setPen(colour(tone.text if state in ("shown", "open") or self._lit else tone.muted))
        text = QFontMetrics(font).elidedText(self.partner.called, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), text)


class PartnerSwitch(QWidget):
    """Buttons for all partners of a team; hidden for a team of one.

    Attributes:
        chosen: ``(seat)``: a partner was clicked.
    """

    chosen = Signal(int)

    def __init__(self, name: str, direction: QBoxLayout.Direction = QBoxLayout.Direction.LeftToRight) -> None:
        super().__init__()
        self.setObjectName(name)
        self.buttons: list[PartnerButton] = []
        self._down = direction == QBoxLayout.Direction.TopToBottom
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(3)
        self.hide()

    def show_partners(self, partners: Sequence[Partner], shown: int, tips: Sequence[str] = ()) -> None:
        """Show these partners.

        Args:
            partners: the partners.
            shown: the seat whose things are shown.
            tips: the tooltip of each; by default its role and state.
        """
        while len(self.buttons) < len(partners):
            self._add_button()
        for number, button in enumerate(self.buttons):
            if number < len(partners):
                one = partners[number]
                tip = tips[number] if tips else f"{one.role}\n{one.words}"
                button.show_partner(partners[number], tip, lit=partners[number].seat == shown)
            button.setVisible(number < len(partners))
        if self.isHidden() == bool(partners):
            self.setVisible(bool(partners))

    def _add_button(self) -> None:
        number = len(self.buttons)
        button = named(PartnerButton(""), f"{self.objectName()}_{number}")
        button.clicked.connect(lambda: self._choose(button))
        self.buttons.append(button)
        self._grid.addWidget(button, *(divmod(number, _BELOW)[::-1] if self._down else (0, number)))

    @property
    def columns(self) -> int:
        """The number of columns of a vertical switch."""
        shown = sum(not button.isHidden() for button in self.buttons)
        return max(1, -(-shown // _BELOW))

    def _choose(self, button: PartnerButton) -> None:
        if button.partner is not None:
            self.chosen.emit(button.partner.seat)
