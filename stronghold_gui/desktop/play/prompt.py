"""The prompt: who decides what now, in large letters, with Done, Undo and Redo. Always there, never moving.

Its second line holds the moves that deserve a button; while there are none it says how things are done, and for a
moment why something was refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QIcon,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.plain import tip_of
from stronghold_gui.desktop.play.badges import badge, seat_colour, team_colour, team_picture
from stronghold_gui.desktop.play.choices import ChoiceStrip
from stronghold_gui.desktop.play.lock_button import LockButton
from stronghold_gui.desktop.play.partners import PartnerSwitch
from stronghold_gui.desktop.play.seats import NO_TEAM, SeatMark
from stronghold_gui.desktop.play.shown import Choice, Prompt
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.theme import Tones, colour, tones
from stronghold_gui.desktop.words import ElidedLabel

REFUSAL_STAYS: Final = 9000
"""Milliseconds a refusal stands in the second line before the choices or the hint come back."""

_LEAST: Final = 0.68
"""Share of its size down to which a sentence is written smaller before it takes two lines."""
_TWO_LINES: Final = 28
"""Pixels that these take."""
_LEAST_SECOND: Final = 0.6
"""The same for the second line, before it is cut."""
_MARK: Final = 50
_SMALL_MARK: Final = 32
_WIDE: Final = 1000
_BAND: Final = 10
"""Pixels of the mark at the left; the same in a bar narrower than the next, which needs its room for words; and of the
band in the mark's colour: whose turn it is is seen from across the room."""
_TINT: Final = 0.14
_FADES: Final = 0.3
"""How strongly the bar is tinted beside the band, and the share of its width in which that fades."""
_BY_PICTURE: Final = ("undo", "redo")
"""Buttons that are known by their pictures where there is little room."""
_PARTNERS: Final = (110, 172)
"""Pixels for the partners' names, at least and at most."""
_SHARE: Final = 0.14
"""Of the bar that the partners get between these."""


class PromptBar(QFrame):
    """Who decides what now.

    Attributes:
        chosen: ``(choice)``: a choice was pressed.
        pointed: ``(areas)``: a choice is pointed at; none when no longer.
        partner: ``(seat)``: a partner is to sit down at the screen.
        asked: the refusal was pressed: its rule is wanted.
        refused: ``(sentence)``: something was refused.
        refusal: the refusal that stands in the second line now, or ``None``.
    """

    chosen = Signal(object)
    pointed = Signal(object)
    partner = Signal(int)
    asked = Signal()
    refused = Signal(str)

    def __init__(self, done: QAction, undo: QAction, redo: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("prompt")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        # What stands inside changes at every move; in a layout of the bar's own, that would have the whole window laid
        # out again.
        self._inside = QWidget(self)
        self._team = NO_TEAM
        self._mark: SeatMark | None = None
        self._hint = self._past = ""
        self._dimmed = False
        self.refusal: ShownRefusal | None = None
        self.who = named(QLabel(), "prompt_who")
        self.sentence = named(ElidedLabel(), "prompt_sentence")
        self.sentence.least = _LEAST
        self.sentence.two = True
        self.sentence.setMinimumHeight(_TWO_LINES)
        self.second = named(ElidedLabel(), "prompt_second")
        self.second.least = _LEAST_SECOND
        self.partners = PartnerSwitch("partners", QBoxLayout.Direction.TopToBottom)
        self.partners.chosen.connect(self.partner)
        self.strip = ChoiceStrip()
        self.strip.chosen.connect(self.chosen)
        self.strip.pointed.connect(self.pointed)
        self.buttons = {action.objectName(): self._button(action) for action in (done, undo, redo)}
        self._back = QTimer(self, singleShot=True, interval=REFUSAL_STAYS)
        self._back.timeout.connect(self._show_second)
        self._lay_out()
        self._paint_fonts()

    # -- what it says --------------------------------------------------------------------------------------------

    def show_prompt(self, prompt: Prompt) -> None:
        """Say who decides what."""
        if (prompt.team, prompt.mark) != (self._team, self._mark):
            self.update()
        self._team, self._mark, self._hint = prompt.team, prompt.mark, prompt.hint
        self.who.setText(prompt.who)
        self.who.setVisible(bool(prompt.who))
        self.sentence.setText(prompt.sentence)
        self._name()
        shown = next((one.seat for one in prompt.partners if one.state == "shown"), -1)
        self.partners.show_partners(prompt.partners, shown)
        self._back.stop()
        self._show_second()

    def look_back(self, words: str) -> None:
        """Say that what stands here was to be decided at another moment, and is no demand; "" says no more so."""
        if words == self._past:
            return
        self._past = words
        self._shade_words()
        self._name()
        self._back.stop()
        self._show_second()
        self.update()

    def dim(self, on: bool) -> None:
        """Speak in a weaker shade and give no advice, because something else tells what is to be done now."""
        if on == self._dimmed:
            return
        self._dimmed = on
        self._shade_words()
        if not self._back.isActive():
            self._show_second()
        self.update()

    def show_choices(self, choices: Sequence[Choice], icons: Sequence[QIcon], warnings: Sequence[str] = ()) -> None:
        """Offer these moves as buttons, with locks where there are warnings; none for the hint instead."""
        self.strip.show_choices(choices, icons, warnings)
        self._back.stop()
        self._show_second()

    def warn_done(self, warning: str) -> None:
        """Put a lock on Done and say why it cannot be taken back; "" takes it off."""
        done = self.buttons["done"]
        done.lock(warning)
        action, label = done.defaultAction(), done.text()
        if done.isEnabled():
            action.setToolTip(tip_of(f"{label}\n{warning}" if warning else label))

    def show_refusal(self, refusal: ShownRefusal) -> None:
        """Say for a while why something was refused."""
        self._write(f"⚠ {refusal.text}", refusal)
        self._back.start()
        self.refused.emit(refusal.text)

    # -- inside --------------------------------------------------------------------------------------------------

    def _name(self) -> None:
        """Tell screen readers all of it."""
        who = self.who.text()
        said = (f"{who}." if who else "", self.sentence.text(), self._past)
        self.setAccessibleName(" ".join(part for part in said if part))

    @property
    def _weak(self) -> bool:
        """Whether what stands here is no demand of this moment."""
        return bool(self._past) or self._dimmed

    def _shade_words(self) -> None:
        """Write in a weaker shade what is no demand of this moment."""
        tone = tones(self.palette())
        for label in (self.who, self.sentence):
            palette = label.palette()
            palette.setColor(label.foregroundRole(), colour(tone.muted if self._weak else tone.text))
            label.setPalette(palette)

    def _show_second(self) -> None:
        if self._past:
            self._write(self._past)
        elif self.strip.count:
            self.refusal = None
            self._stack.setCurrentIndex(1)
        else:
            self._write("" if self._dimmed else self._hint)

    def _write(self, words: str, refusal: ShownRefusal | None = None) -> None:
        """Write the second line: a refusal in its own colour, with its source as a link."""
        tone = tones(self.palette())
        palette = self.second.palette()
        palette.setColor(QPalette.ColorRole.WindowText, colour(tone.muted if refusal is None else tone.warn))
        self.second.setPalette(palette)
        self.refusal = refusal
        self.second.setText(words)
        self.second.linked = "" if refusal is None else refusal.source
        shape = Qt.CursorShape.ArrowCursor if refusal is None else Qt.CursorShape.PointingHandCursor
        if self.second.cursor().shape() != shape:
            self.second.setCursor(shape)
        self._stack.setCurrentIndex(0)

    def _button(self, action: QAction) -> LockButton:
        button = named(LockButton(roomy=action.objectName() == "done"), f"prompt_{action.objectName()}")
        button.setDefaultAction(action)
        button.setIconSize(QSize(18, 18))
        button.setMinimumHeight(32)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _lay_out(self) -> None:
        whole = QHBoxLayout(self._inside)
        whole.setContentsMargins(_BAND + _SMALL_MARK + 14, 4, 10, 4)
        whole.setSpacing(8)
        whole.addWidget(self.partners)
        words = QVBoxLayout()
        words.setSpacing(2)
        whole.addLayout(words, 1)
        first = QHBoxLayout()
        first.setSpacing(10)
        first.addWidget(self.who)
        first.addWidget(self.sentence, 1)
        words.addLayout(first)
        self._stack = QStackedLayout()
        self._stack.setContentsMargins(0, 0, 0, 0)
        words.addLayout(self._stack)
        # Only now: a stack that lies in no widget shows its first page as a window of its own.
        self._stack.addWidget(self.second)
        self._stack.addWidget(self.strip)
        for button in self.buttons.values():
            whole.addWidget(button)
        self.setFixedHeight(72)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _paint_fonts(self) -> None:
        big = self.font()
        big.setPointSizeF(big.pointSizeF() * 1.25)
        self.sentence.setFont(big)
        big.setBold(True)
        self.who.setFont(big)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell that the refusal was pressed."""
        if self.refusal and self.childAt(event.position().toPoint()) is self.second:
            self.asked.emit()
        else:
            super().mousePressEvent(event)

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return self._inside.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Wide enough for all buttons."""
        return self._inside.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the bar, and leave the sentence some room in a narrow window."""
        super().resizeEvent(event)
        layout = self._inside.layout()
        assert layout is not None
        layout.setContentsMargins(_BAND + self._mark_side + 14, 4, 10, 4)
        self._inside.setGeometry(self.rect())
        least, most = _PARTNERS
        self.partners.setFixedWidth(max(least, min(most, round(self.width() * _SHARE))))
        self._write_on_buttons(undo_too=self.width() >= _WIDE)

    def _write_on_buttons(self, *, undo_too: bool) -> None:
        """Leave the pictures of undo and redo to speak for themselves where the sentence needs the room."""
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if undo_too else Qt.ToolButtonStyle.ToolButtonIconOnly
        for name, button in self.buttons.items():
            if name in _BY_PICTURE and button.toolButtonStyle() != style:
                button.setToolButtonStyle(style)

    def changeEvent(self, event: QEvent) -> None:
        """Take over the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_stack"):
            self._shade_words()
            self._show_second()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw on the left the mark of the team that decides, or of the seat, and a line below."""
        super().paintEvent(event)
        painter = QPainter(self)
        tone = tones(self.palette())
        painter.fillRect(0, self.height() - 1, self.width(), 1, colour(tone.line))
        mark = self._mark
        if mark is not None or self._team != NO_TEAM:
            own = team_colour(self._team, tone) if mark is None else seat_colour(mark, tone)
            shade = colour(tone.muted) if self._weak else own
            tint, nothing = QColor(shade), QColor(shade)
            tint.setAlphaF(_TINT)
            nothing.setAlphaF(0)
            fading = QLinearGradient(0, 0, self.width() * _FADES, 0)
            fading.setColorAt(0, tint)
            fading.setColorAt(1, nothing)
            painter.fillRect(0, 0, self.width(), self.height() - 1, fading)
            painter.fillRect(0, 0, _BAND, self.height(), shade)
            side = self._mark_side
            painter.drawPixmap(_BAND + 7, (self.height() - side) // 2, side, side, self._drawn_mark(shade, tone))
        painter.end()

    def _drawn_mark(self, shade: QColor, tone: Tones) -> QPixmap:
        """Return the shape of the team that decides, or the badge of the seat where seats play alone."""
        ratio = self.devicePixelRatioF()
        if self._mark is not None:
            return badge(self._mark, tone, self._mark_side, ratio)
        return team_picture(self._team, shade.name(), round(self._mark_side * ratio))

    @property
    def _mark_side(self) -> int:
        """The pixels of the mark, as far as there is room."""
        return _MARK if self.width() >= _WIDE else _SMALL_MARK
