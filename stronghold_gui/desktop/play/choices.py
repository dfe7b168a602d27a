"""The strip of choices: the current legal moves as buttons, when they are few."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QIcon, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from stronghold_gui.desktop.foreign_text import tip_of, unmarked
from stronghold_gui.desktop.labels import broken_in_two
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.play.lock_button import LOCK, LockButton
from stronghold_gui.desktop.play.shown import Choice

_FRAME: Final = 46
"""Pixels of a button besides its text: edge, icon, gap."""
_BARE: Final = 22
"""The same for a button without an icon."""
_SHORTEST: Final = 30
_LEGIBLE: Final = 44
"""Smallest width in pixels of a cut label that is legible."""
_BETWEEN: Final = 6
"""Pixels between buttons."""
_AIR: Final = 24
"""Pixels beside a hint, so that it does not look like a button."""
_HEIGHT: Final = 34
_FRAMES: Final = 8
"""Smallest height of the strip in pixels, and its height besides a line of text."""
_EDGE: Final = 4
"""Pixels by which a button is lower than the strip."""
_DIGITS: Final = 9
"""Number of buttons with a key."""
_SMALLER: Final = 0.8
"""Size of two lines on a button, relative to one."""
_ABOVE_BELOW: Final = 6
"""Smallest height of the strip besides two lines on a button, in pixels."""
_UNBOUNDED: Final = 2**24 - 1
"""Qt's largest width of a widget, ``QWIDGETSIZE_MAX``, which PySide does not expose."""
MOST: Final = 12
"""More choices than this are better made on the board."""


class ChoiceStrip(QWidget):
    """Buttons in a row; the digit keys 1 to 9 press the first ones (``digits.py``).

    Attributes:
        chosen: ``(choice)``: a button was pressed.
        pointed: ``(areas)``: a button is hovered or has the focus; an empty tuple ends that.
        resized: ``(width)``: the width of the strip in pixels has changed, or the strip became visible.
        hint: the label behind the buttons with other ways to act.
    """

    chosen = Signal(object)
    pointed = Signal(object)
    resized = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("choices")
        self._tall = False
        self.setFixedHeight(self._wanted_height())
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._choices: list[Choice] = []
        self._buttons: list[LockButton] = []
        self._slots: list[int] = []
        self._left = 0
        self._fitting_hint = False
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_BETWEEN)
        self.hint = named(QLabel(), "choices_hint")
        self.hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.hide()
        self._row.addWidget(self.hint)
        self._row.addStretch(1)

    def set_tall(self, tall: bool) -> None:
        """Set whether the strip is made high enough for two lines of large text; those of the usual size always fit."""
        if tall is not self._tall:
            self._tall = tall
            self._fit_height()
            self._fit()

    def _wanted_height(self) -> int:
        one = QFontMetrics(self.font()).height()
        two = 2 * QFontMetrics(self._small()).height() if self._tall else 0
        return max(_HEIGHT, max(one, two) + _FRAMES)

    def _fit_height(self) -> None:
        """Make strip and buttons high enough for the text."""
        self.setFixedHeight(self._wanted_height())
        for button in self._buttons:
            button.setFixedHeight(self._wanted_height() - _EDGE)

    @property
    def count(self) -> int:
        return len(self._choices)

    def show_choices(self, choices: Sequence[Choice], icons: Sequence[QIcon], warnings: Sequence[str] = ()) -> None:
        """Show these choices with these icons.

        A choice that was shown before keeps its button and its key, if there is room for the gaps this leaves.

        Args:
            choices: the choices.
            icons: an icon for each.
            warnings: for each, the reason why it cannot be undone, or ``""``; an empty sequence if all can be undone.
        """
        self._assign(choices, self._slots_of(choices), icons, warnings)
        self._fit()

    def _slots_of(self, choices: Sequence[Choice]) -> list[int]:
        """Return the number of the button for each choice: its earlier one; new choices fill the gaps and the end."""
        before = dict(zip(self._slots, self._choices, strict=True))
        known = {
            number: slot
            for number, choice in enumerate(choices)
            for slot, old in before.items()
            if _is_same(choice, old)
        }
        if len(set(known.values())) != len(known):
            known = {}
        free = (slot for slot in count() if slot not in known.values())
        return [known[number] if number in known else next(free) for number in range(len(choices))]

    def _assign(
        self, choices: Sequence[Choice], slots: Sequence[int], icons: Sequence[QIcon], warnings: Sequence[str]
    ) -> None:
        """Assign each choice to its button, with gaps for the unused buttons between them."""
        self._choices, self._slots = list(choices), list(slots)
        while len(self._buttons) <= max(slots, default=-1):
            self._add_button()
        taken = {slot: number for number, slot in enumerate(slots)}
        for slot, button in enumerate(self._buttons):
            number = taken.get(slot)
            if number is not None:
                _leave_gap(button, 0)
                button.lock(warnings[number] if warnings else "")
                self._show_choice(button, slot, choices[number], icons[number])
            else:
                _leave_gap(button, button.width() if slot < max(slots, default=-1) else 0)
                if not button.isHidden():
                    self._clear_button(button)
            if button.isHidden() is (number is not None):
                button.setVisible(number is not None)

    def _close_gaps(self) -> None:
        """Move the choices to the first buttons if the gaps between them leave too little room for their labels."""
        together = list(range(len(self._choices)))
        if self._slots != together and self._room() < self._needed():
            icons, warnings = [button.icon() for button in self._shown], [button.warning for button in self._shown]
            self._assign(self._choices, together, icons, warnings)

    @property
    def _shown(self) -> list[LockButton]:
        """The buttons of the choices, in order."""
        return [self._buttons[slot] for slot in self._slots]

    def _room(self) -> int:
        """Return the width in pixels that is left for labels, without frames, locks and gaps."""
        frames = sum(_BARE if button.icon().isNull() else _FRAME for button in self._shown)
        frames += sum(LOCK for button in self._shown if button.warning)
        gaps = set(range(max(self._slots, default=-1))) - set(self._slots)
        return self.width() - frames - sum(self._buttons[slot].maximumWidth() + _BETWEEN for slot in gaps)

    def _needed(self) -> int:
        """Return the total width in pixels of all labels in full."""
        return sum(map(QFontMetrics(self.font()).horizontalAdvance, (choice.label for choice in self._choices)))

    def show_hint(self, hint: str) -> None:
        """Show a hint after the last button, if there is room for all of it."""
        if self.hint.text() != hint:
            self.hint.setText(hint)
            self._fit_hint()

    def press(self, slot: int) -> bool:
        """Press a button, counted from 0 with the gaps; return whether there is one that can be pressed."""
        there = slot in self._slots and not self._choices[self._slots.index(slot)].off
        if there:
            self.chosen.emit(self._choices[self._slots.index(slot)])
        return there

    def button(self, number: int) -> LockButton:
        """Return the button of a choice, counted from 0."""
        return self._buttons[self._slots[number]]

    def key_of(self, number: int) -> int:
        """Return the digit key of a choice, counted from 0; a result above 9 means that there is none."""
        return self._slots[number] + 1

    def choice_of(self, widget: QWidget) -> Choice | None:
        """Return the choice of a button, or ``None`` for other widgets."""
        pairs = zip(self._shown, self._choices, strict=True)
        return next((choice for button, choice in pairs if button is widget), None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the labels again."""
        super().resizeEvent(event)
        self._fit()
        self.resized.emit(self.width())

    def changeEvent(self, event: QEvent) -> None:
        """Cut the labels again in another text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "hint"):
            self._fit_height()
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Emit the width for a desk that was made while the strip was hidden."""
        super().showEvent(event)
        self.resized.emit(self.width())

    def _fit(self) -> None:
        """Fit all buttons: close gaps, then use short labels, then two small lines, then cut the longest labels.

        The tooltip has the whole label.
        """
        self._close_gaps()
        metrics, small = QFontMetrics(self.font()), self._small()
        font, high = self.font(), 2 * QFontMetrics(small).height() <= self.height() - _ABOVE_BELOW
        labels = [choice.label for choice in self._choices]
        room = self._room()
        if sum(map(metrics.horizontalAdvance, labels)) > room:
            labels = [choice.brief or choice.label for choice in self._choices]
        if high and sum(map(metrics.horizontalAdvance, labels)) > room:
            font, metrics = small, QFontMetrics(small)
            labels = [broken_in_two(label, metrics) for label in labels]
        widths = [_width(label, metrics) for label in labels]
        most = max(widths, default=0)
        self._left = room - sum(widths)
        self._fit_hint()
        while most > _SHORTEST and sum(min(width, most) for width in widths) > room:
            most -= 6
        if most < _LEGIBLE and max(widths, default=0) > most and len(labels) <= _DIGITS:
            # Labels this short are illegible, so show the digit that presses the button; the tooltip has the rest.
            labels = [str(slot + 1) for slot in self._slots]
            widths = list(map(metrics.horizontalAdvance, labels))
        for button, label, width in zip(self._shown, labels, widths, strict=True):
            if button.font() != font:
                button.setFont(font)
            # Compare widths here, since `elidedText` also cuts labels that exceed the width by less than a pixel.
            whole = width <= most
            said = label if whole else _cut(label, metrics, most)
            if button.text() != unmarked(said):
                button.setText(unmarked(said))

    def _fit_hint(self) -> None:
        """Show the hint if the buttons leave room for it and the gap before it."""
        if self._fitting_hint:
            return
        # Showing a widget makes Qt lay out the window first, which may narrow this strip and call this function again.
        # Hiding the hint in that inner call would have no effect.
        self._fitting_hint = True
        while self.hint.isHidden() is (seen := self._has_room_for_hint()):
            self.hint.setVisible(seen)
        self._fitting_hint = False

    def _has_room_for_hint(self) -> bool:
        gaps = _BETWEEN * len(self._choices) + _AIR
        width = self.hint.fontMetrics().horizontalAdvance(self.hint.text())
        return bool(self._choices) and 0 < width <= self._left - gaps

    def _small(self) -> QFont:
        """Return the font in which a button has room for two lines."""
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * _SMALLER)
        return font

    @staticmethod
    def _clear_button(button: LockButton) -> None:
        """Clear a hidden button, whose label may be a secret of one seat."""
        button.lock("")
        button.setText("")
        button.setToolTip("")
        button.setAccessibleName("")
        button.setAccessibleDescription("")

    def _show_choice(self, button: LockButton, slot: int, choice: Choice, icon: QIcon) -> None:
        if button.icon().cacheKey() != icon.cacheKey():
            button.setIcon(icon)
        words = f"{choice.label} ({slot + 1})" if slot < _DIGITS else choice.label
        tip = "\n".join(filter(None, (words, choice.off or choice.tip, button.warning)))
        button.setEnabled(not choice.off)
        if button.toolTip() != tip_of(tip):
            button.setToolTip(tip_of(tip))
        if button.accessibleName() != choice.label:
            button.setAccessibleName(choice.label)
        if button.accessibleDescription() != (said := choice.off or choice.tip):
            button.setAccessibleDescription(said)

    def _add_button(self) -> None:
        number = len(self._buttons)
        button = named(LockButton(), f"choice_{number}")
        button.setIconSize(QSize(20, 20))
        button.setFixedHeight(self._wanted_height() - _EDGE)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self.press(number))
        button.installEventFilter(self)
        self._buttons.append(button)
        self._row.insertWidget(number, button)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Emit `pointed` for the button that is hovered or has the focus."""
        kind = event.type()
        if kind in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            choice = self.choice_of(watched) if isinstance(watched, QWidget) else None
            if choice is not None:
                self.pointed.emit(choice.areas)
        elif kind in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.pointed.emit(())
        return super().eventFilter(watched, event)


def _is_same(choice: Choice, old: Choice) -> bool:
    """Return whether a choice is the same as an earlier one: the same move, or the same label if it has no move."""
    if choice.act is None and old.act is None:
        return (choice.seat, choice.move) == (old.seat, old.move)
    return choice.label == old.label


def _leave_gap(button: LockButton, width: int) -> None:
    """Set whether a hidden button leaves a gap of its width."""
    button.setMinimumWidth(width)
    button.setMaximumWidth(width or _UNBOUNDED)
    policy = button.sizePolicy()
    if policy.retainSizeWhenHidden() is not bool(width):
        policy.setRetainSizeWhenHidden(bool(width))
        button.setSizePolicy(policy)


def _width(label: str, metrics: QFontMetrics) -> int:
    """Return the width of a label of one or two lines in pixels."""
    return max(map(metrics.horizontalAdvance, label.split("\n")))


def _cut(label: str, metrics: QFontMetrics, most: int) -> str:
    """Return the lines of a label, each cut to a width."""
    return "\n".join(metrics.elidedText(line, Qt.TextElideMode.ElideMiddle, most) for line in label.split("\n"))
