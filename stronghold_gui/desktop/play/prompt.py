"""The prompt: the current decision, in large letters, with Done, Undo and Redo. It is always visible and never moves.

The second line has buttons for the legal moves (choices). Without choices it has instructions, or briefly a refusal.
With choices, a refusal replaces the first line, so that another choice can be pressed. Done, Undo and Redo are beside
both lines; in large text they are beside the second line or below it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontMetrics,
    QIcon,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
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

from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.labels import ElidedLabel, least_share
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.play.badges import BAND, paint_turn
from stronghold_gui.desktop.play.choices import ChoiceStrip
from stronghold_gui.desktop.play.lock_button import LockButton
from stronghold_gui.desktop.play.partners import PartnerSwitch
from stronghold_gui.desktop.play.prompt_lines import halves, tint, write_line
from stronghold_gui.desktop.play.seats import NO_TEAM, SeatMark
from stronghold_gui.desktop.play.shown import Choice, Prompt, Stock
from stronghold_gui.desktop.play.stock_row import StockRow
from stronghold_gui.desktop.refusals import STAYS, ShownRefusal
from stronghold_gui.desktop.table.brush import text_factor
from stronghold_gui.desktop.theme import colour, tones

_LEAST: Final = 0.6
"""Smallest size of a sentence, relative to its usual one; if that is still too large, the sentence is cut."""
_EASY: Final = 0.8
"""Size of a sentence that is still easy to read, relative to its usual one; at less, it gets more room."""
_MIDDLE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_BELOW: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
_ABOVE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_GAP: Final = 10
_HEIGHT: Final = 72
"""Smallest height of the bar in pixels; large text needs more."""
_ABOVE_BELOW: Final = 4
"""Pixels above and below the contents of the bar."""
_LOWER: Final = 20
"""Pixels by which a sentence with nothing below it is moved down, towards the middle of the bar."""
_ICON: Final = 18
"""Size in pixels of the icons on Done, Undo and Redo; they grow with the text."""
_MARK: Final = 50
_SMALL_MARK: Final = 32
_WIDE: Final = 1000
"""Size in pixels of the mark at the left; its size in a narrow bar; the width from which a bar is not narrow.

Widths of the bar are in pixels for text of the usual size.
"""
_BESIDE_BOTH, _BESIDE_SECOND = 700, 500
"""Smallest widths of a bar in large text: with Done, Undo and Redo beside both lines, and beside the second line."""
_PARTNERS: Final = (110, 172)
"""Smallest and largest width in pixels for the partners' names."""
_SHARE: Final = 0.14
"""Share of the bar for the partners, within these limits."""
_TWO_COLUMNS: Final = 1.5
"""Factor for that width if three or four partners are in two columns."""


class PromptBar(QFrame):
    """The prompt: the bar that shows the player and the decision.

    Attributes:
        chosen: ``(choice)``: a choice was pressed.
        pointed: ``(areas)``: a choice is hovered; an empty tuple ends that.
        partner: ``(seat)``: this partner was chosen to sit at the screen.
        asked: the refusal was clicked, to open its rule.
        refused: ``(sentence)``: a refusal is shown.
        refusal: the refusal now shown, or ``None``.
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
        # The contents change at every move. In a layout of the bar itself, each change would lay out the whole window.
        self._inside = QWidget(self)
        self._team = NO_TEAM
        self._mark: SeatMark | None = None
        self._sentence = self._hint = self._past = ""
        self._dimmed = self._leads = False
        self._rows = 1
        self.refusal: ShownRefusal | None = None
        self.who = named(QLabel(), "prompt_who")
        self.sentence = named(ElidedLabel(), "prompt_sentence")
        self.second = named(ElidedLabel(), "prompt_second")
        self.stock = StockRow()
        self.partners = PartnerSwitch("partners", QBoxLayout.Direction.TopToBottom)
        self.partners.chosen.connect(self.partner)
        self.strip = ChoiceStrip()
        self.strip.chosen.connect(self.chosen)
        self.strip.pointed.connect(self.pointed)
        self.buttons = {action.objectName(): self._button(action) for action in (done, undo, redo)}
        self._ends = QWidget()
        self._back = QTimer(self, singleShot=True, interval=STAYS)
        self._back.timeout.connect(self.forget_refusal)
        self._lay_out()
        self._set_fonts()

    # -- contents ------------------------------------------------------------------------------------------------

    def show_prompt(self, prompt: Prompt) -> None:
        """Show the prompt."""
        self._take(prompt)
        self._renew()

    def show_decision(
        self, prompt: Prompt, choices: Sequence[Choice], icons: Sequence[QIcon], warnings: Sequence[str]
    ) -> None:
        """Show the prompt, and offer moves as `show_choices` does."""
        self._take(prompt)
        self.show_choices(choices, icons, warnings)

    def _take(self, prompt: Prompt) -> None:
        if (prompt.team, prompt.mark) != (self._team, self._mark):
            self.update()
        self._team, self._mark, self._hint = prompt.team, prompt.mark, prompt.hint
        self._sentence = prompt.sentence
        self.who.setText(prompt.who)
        self._name()
        shown = next((one.seat for one in prompt.partners if one.state == "shown"), -1)
        self.partners.show_partners(prompt.partners, shown)
        self._fit_partners()

    def show_stock(self, stock: Sequence[Stock], icons: Sequence[QIcon]) -> None:
        """Show the stock of the deciding seat, with an icon for each item."""
        self.stock.show_stock(stock, icons)

    def clear(self) -> None:
        """Clear text and choices, since no match is shown."""
        self.show_stock((), ())
        self.show_decision(Prompt(NO_TEAM, "", "", ""), (), (), ())

    def look_back(self, words: str) -> None:
        """Show that an earlier moment is shown, whose decision cannot be made now; "" ends this.

        Args:
            words: the text of the second line.
        """
        if words == self._past:
            return
        self._past = words
        self._name()
        self._renew()
        self.update()

    def dim(self, on: bool) -> None:
        """Hide the instructions while a lesson gives its own; buttons stay."""
        if on == self._dimmed:
            return
        self._dimmed = on
        self._name()
        self._show_words()
        self.update()

    def show_choices(self, choices: Sequence[Choice], icons: Sequence[QIcon], warnings: Sequence[str] = ()) -> None:
        """Offer these moves as buttons, with locks for warnings; without moves, show the hint instead."""
        self.strip.show_choices(choices, icons, warnings)
        self._renew()

    def warn_done(self, warning: str) -> None:
        """Show a lock on Done with the reason why it cannot be undone; "" removes it."""
        done = self.buttons["done"]
        done.lock(warning)
        action, label = done.defaultAction(), done.text()
        if done.isEnabled():
            action.setToolTip(tip_of(f"{label}\n{warning}" if warning else label))

    def highlight_done(self, only: bool) -> None:
        """Highlight Done if it is the only possible action."""
        self._leads = only
        done, tone = self.buttons["done"], tones(self.palette())
        palette = self.palette()
        if only:
            palette.setColor(QPalette.ColorGroup.Active, QPalette.ColorRole.Button, colour(tone.lit))
            palette.setColor(QPalette.ColorGroup.Inactive, QPalette.ColorRole.Button, colour(tone.lit))
        if done.palette() != palette:
            done.setPalette(palette)

    def show_refusal(self, refusal: ShownRefusal) -> None:
        """Show a refusal for some time."""
        self.refusal = refusal
        self._show_words()
        self._back.start()
        self.refused.emit(refusal.text)

    def forget_refusal(self) -> None:
        """Remove the refusal."""
        if self.refusal is not None:
            self._renew()

    # -- inside --------------------------------------------------------------------------------------------------

    def _name(self) -> None:
        """Set the accessible name to the whole text."""
        who = self.who.text()
        said = ("",) if self._dimmed else (f"{who}." if who else "", self._sentence, self._past)
        self.setAccessibleName(" ".join(part for part in said if part))

    def _renew(self) -> None:
        self._back.stop()
        self.refusal = None
        self._show_words()

    @property
    def _weak(self) -> bool:
        """Whether the shown decision is drawn weaker, because it cannot be made now or a lesson explains it."""
        return bool(self._past) or self._dimmed

    @property
    def _offers(self) -> bool:
        """Whether the second line has choices."""
        return bool(self.strip.count) and not self._past

    def _show_words(self) -> None:
        """Write both lines, or a refusal in place of one; a decision that cannot be made now has a weaker colour."""
        tone = tones(self.palette())
        shade = tone.muted if self._weak else tone.text
        above = self.refusal if self._offers else None
        named_, first, rest = (False, "", "") if self._dimmed else self._fitting()
        self.who.setVisible(named_ and above is None)
        tint(self.who, shade)
        # Both halves of a sentence have the same size. A refusal is longer than a question, so its letters are smaller.
        wanted = self.font() if rest or above is not None else self._large
        if self.sentence.font() != wanted:
            self.sentence.setFont(wanted)
        write_line(self.sentence, first, shade, above, tone)
        # The two halves of a sentence are close together.
        self.sentence.setAlignment(_BELOW if rest else _MIDDLE)
        self.second.setAlignment(_ABOVE if rest else _MIDDLE)
        below = rest or self._past or ("" if self._dimmed else self._hint)
        if self._offers:
            # The label is hidden behind the choices, and its earlier text is outdated.
            self.second.setText("")
        else:
            write_line(self.second, below, shade if rest else tone.muted, self.refusal, tone)
        alone = not (self._offers or below or self.refusal) and self._rows == 1
        self._words.setContentsMargins(0, self._lower() if alone else 0, 0, 0)
        self.strip.show_hint(self._hint if self._offers and not self._weak else "")
        self._stack.setCurrentIndex(1 if self._offers else 0)

    def _lower(self) -> int:
        """Return the pixels by which a sentence with nothing below it is moved down: fewer for large text."""
        room = self.height() - 2 * _ABOVE_BELOW - self._words.spacing()
        # Qt divides a height that is too small for both lines equally.
        return max(0, min(_LOWER, room - 2 * self.sentence.fontMetrics().height()))

    def _fitting(self) -> tuple[bool, str, str]:
        """Return whether the seat's name is shown, and the two lines of the sentence; "" for no second line.

        The mark identifies the seat, too, so the name is dropped first. With choices or other text below, the sentence
        has only one line.
        """
        whole, who = self._words.geometry().width(), self.who.text()
        beside = not self.stock.isHidden() and self._rows < 3
        room = whole - (self.stock.sizeHint().width() + _GAP if beside else 0)
        aside = QFontMetrics(self.who.font()).horizontalAdvance(who) + _GAP if who else 0
        needed = QFontMetrics(self._large).horizontalAdvance(self._sentence) * _EASY
        if needed <= room - aside:
            return bool(who), self._sentence, ""
        if needed <= room or self._offers or self._past or self.refusal is not None:
            return False, self._sentence, ""
        return False, *halves(self._sentence, QFontMetrics(self.font()), room)

    def _button(self, action: QAction) -> LockButton:
        button = named(LockButton(roomy=action.objectName() == "done"), f"prompt_{action.objectName()}")
        button.setDefaultAction(action)
        button.setMinimumHeight(32)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _fit_partners(self) -> None:
        """Give the partners a share of the bar, a larger one if there are more than two."""
        least, most = _PARTNERS
        wide = max(least, min(most, round(self.width() * _SHARE)))
        wide = wide if self.partners.columns == 1 else round(wide * _TWO_COLUMNS)
        if self.partners.minimumWidth() != wide:
            self.partners.setFixedWidth(wide)

    def _lay_out(self) -> None:
        whole = self._whole = QHBoxLayout(self._inside)
        whole.setContentsMargins(BAND + _SMALL_MARK + 14, _ABOVE_BELOW, 10, _ABOVE_BELOW)
        whole.setSpacing(8)
        whole.addWidget(self.partners)
        words = self._words = QVBoxLayout()
        words.setSpacing(2)
        whole.addLayout(words, 1)
        first = self._first_row = QHBoxLayout()
        first.setSpacing(_GAP)
        first.addWidget(self.who)
        first.addWidget(self.sentence, 1)
        first.addWidget(self.stock)
        words.addLayout(first)
        self._second_row = QHBoxLayout()
        self._second_row.setSpacing(8)
        words.addLayout(self._second_row)
        self._stack = QStackedLayout()
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._second_row.addLayout(self._stack, 1)
        # Add pages only now: a stack without a parent shows its first page as a window.
        self._stack.addWidget(self.second)
        self._stack.addWidget(self.strip)
        ends = self._end_row = QHBoxLayout(self._ends)
        ends.setContentsMargins(0, 0, 0, 0)
        ends.setSpacing(8)
        for button in self.buttons.values():
            ends.addWidget(button)
        whole.addWidget(self._ends)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _set_fonts(self) -> None:
        self._large = QFont(self.font())
        self._large.setPointSizeF(self._large.pointSizeF() * 1.25)
        self.sentence.setFont(self._large)
        bold = QFont(self._large)
        bold.setBold(True)
        self.who.setFont(bold)
        for label in (self.sentence, self.second):
            label.least = least_share(_LEAST, self.font())
        side = round(_ICON * text_factor(self.font()))
        for button in self.buttons.values():
            button.setIconSize(QSize(side, side))
        self._place_ends()

    def _place_ends(self) -> None:
        """Put Done, Undo and Redo where they leave the text enough room, and make the bar high enough."""
        width, usual = self._usual_width, text_factor(self.font()) == 1
        rows = 1 if usual or width >= _BESIDE_BOTH else 2 if width >= _BESIDE_SECOND else 3
        if rows != self._rows:
            layouts = self._whole, self._second_row, self._words
            layouts[self._rows - 1].removeWidget(self._ends)
            layouts[rows - 1].addWidget(self._ends, 0, Qt.AlignmentFlag.AlignRight)
            self._rows = rows
            # A sentence in very large text needs the whole first line.
            self._first_row.removeWidget(self.stock)
            self._end_row.removeWidget(self.stock)
            if rows > 2:
                self._end_row.insertWidget(0, self.stock)
            else:
                self._first_row.addWidget(self.stock)
        self.strip.set_tall(rows > 1)
        lines = [self.sentence.minimumSizeHint().height(), self.strip.height()]
        if rows > 2:
            lines.append(self._ends.sizeHint().height())
        needed = sum(lines) + (len(lines) - 1) * self._words.spacing() + 2 * _ABOVE_BELOW
        self.setFixedHeight(max(_HEIGHT, needed))

    @property
    def _usual_width(self) -> float:
        """The width of the bar in pixels, for text of the usual size."""
        return self.width() / text_factor(self.font())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Emit `asked` for a click on the refusal."""
        said_in = self.sentence if self._offers else self.second
        if self.refusal and self.childAt(event.position().toPoint()) is said_in:
            self.asked.emit()
        else:
            super().mousePressEvent(event)

    def sizeHint(self) -> QSize:
        return self._inside.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._inside.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the bar for its new width."""
        super().resizeEvent(event)
        layout = self._inside.layout()
        assert layout is not None
        layout.setContentsMargins(BAND + self._mark_side + 14, _ABOVE_BELOW, 10, _ABOVE_BELOW)
        self._fit_partners()
        self._spare_words()
        # This may change the height, and so cause another resize event.
        self._place_ends()
        self._inside.setGeometry(self.rect())
        # The text can only be fitted once the layout has set all sizes.
        layout.activate()
        self._show_words()

    def _spare_words(self) -> None:
        """Show Undo and Redo without labels if sentences need the room; their tooltips have the labels."""
        beside, alone = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly
        for name, button in self.buttons.items():
            button.setToolButtonStyle(beside if name == "done" or self._usual_width >= _WIDE else alone)

    def changeEvent(self, event: QEvent) -> None:
        """Update after a change of font or palette."""
        super().changeEvent(event)
        if not hasattr(self, "_stack"):
            return
        if event.type() == QEvent.Type.FontChange:
            self._set_fonts()
            self._show_words()
        if event.type() == QEvent.Type.PaletteChange:
            self._show_words()
            self.highlight_done(self._leads)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the mark of the deciding team or seat at the left, and a line below the bar."""
        super().paintEvent(event)
        painter = QPainter(self)
        tone = tones(self.palette())
        painter.fillRect(0, self.height() - 1, self.width(), 1, colour(tone.line))
        if self._mark is not None or self._team != NO_TEAM:
            shade = tone.muted if self._weak else ""
            paint_turn(painter, self.rect(), self._team, self._mark, tone, side=self._mark_side, shade=shade)
        painter.end()

    @property
    def _mark_side(self) -> int:
        """The size of the mark in pixels, which depends on the width of the bar."""
        return _MARK if self._usual_width >= _WIDE else _SMALL_MARK
