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
"""Pixels of a button besides its words: edge, picture, gap."""
_BARE: Final = 22
"""The same without a picture."""
_SHORTEST: Final = 30
_LEGIBLE: Final = 44
"""Pixels of a label: of what is cut further nobody reads anything."""
_BETWEEN: Final = 6
"""Pixels between buttons."""
_AIR: Final = 24
"""Pixels that are left beside a hint: nothing comes so close that it would be taken for one of the buttons."""
_DIGITS: Final = 9
"""So many buttons have a key."""
_SMALLER: Final = 0.8
"""How much smaller two lines on a button are written."""
_TWO_LINES: Final = 28
"""Pixels of a button that two lines may take."""
_UNBOUNDED: Final = 2**24 - 1
"""The greatest width of a widget without any: Qt's ``QWIDGETSIZE_MAX``, which PySide does not tell."""
MOST: Final = 12
"""More choices than this are better made on the board."""


class ChoiceStrip(QWidget):
    """Buttons in a row; the digit keys 1 to 9 press the first ones (``digits.py``).

    Attributes:
        chosen: ``(choice)``: a button was pressed.
        pointed: ``(areas)``: a button is pointed at or has the focus; none when no longer.
        resized: ``(width)``: it is so many pixels wide from now on, or is seen and is so wide.
        hint: how else it is done, behind the buttons.
    """

    chosen = Signal(object)
    pointed = Signal(object)
    resized = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("choices")
        self.setFixedHeight(34)
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

    @property
    def count(self) -> int:
        return len(self._choices)

    def show_choices(self, choices: Sequence[Choice], icons: Sequence[QIcon], warnings: Sequence[str] = ()) -> None:
        """Offer these choices, with these pictures; buttons are used again.

        A choice that was there before keeps its button and its key, where there is room for the gaps between them.

        Args:
            choices: the choices.
            icons: a picture for each.
            warnings: for each why it cannot be taken back, or ``""``; nothing at all where all can be.
        """
        slots = self._seated(choices)
        self._seat(choices, slots, icons, warnings)
        if slots != list(range(len(slots))) and self._room() < self._needed():
            self._seat(choices, list(range(len(choices))), icons, warnings)
        self._fit()

    def _seated(self, choices: Sequence[Choice]) -> list[int]:
        """Return the number of the button for each choice: that which it had, the others in between and behind."""
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

    def _seat(
        self, choices: Sequence[Choice], slots: Sequence[int], icons: Sequence[QIcon], warnings: Sequence[str]
    ) -> None:
        """Put each choice on its button, and leave gaps for the buttons between them."""
        self._choices, self._slots = list(choices), list(slots)
        while len(self._buttons) <= max(slots, default=-1):
            self._add_button()
        taken = {slot: number for number, slot in enumerate(slots)}
        for slot, button in enumerate(self._buttons):
            number = taken.get(slot)
            if number is not None:
                _leave_gap(button, 0)
                button.lock(warnings[number] if warnings else "")
                self._dress(button, slot, choices[number], icons[number])
            else:
                _leave_gap(button, button.width() if slot < max(slots, default=-1) else 0)
                if not button.isHidden():
                    self._undress(button)
            if button.isHidden() is (number is not None):
                button.setVisible(number is not None)

    @property
    def _shown(self) -> list[LockButton]:
        """The buttons of the choices, in their order."""
        return [self._buttons[slot] for slot in self._slots]

    def _room(self) -> int:
        """Return the pixels for labels: without frames, locks and gaps."""
        frames = sum(_BARE if button.icon().isNull() else _FRAME for button in self._shown)
        frames += sum(LOCK for button in self._shown if button.warning)
        gaps = set(range(max(self._slots, default=-1))) - set(self._slots)
        return self.width() - frames - sum(self._buttons[slot].maximumWidth() + _BETWEEN for slot in gaps)

    def _needed(self) -> int:
        """Return the pixels that all labels take."""
        return sum(map(QFontMetrics(self.font()).horizontalAdvance, (choice.label for choice in self._choices)))

    def show_hint(self, hint: str) -> None:
        """Say behind the buttons how else it is done, where there is room for all of that."""
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
        """Return the digit that presses a choice, counted from 0; from 10 on there is no such key."""
        return self._slots[number] + 1

    def choice_of(self, widget: QWidget) -> Choice | None:
        """Return the choice that a widget is the button of, or ``None``."""
        pairs = zip(self._shown, self._choices, strict=True)
        return next((choice for button, choice in pairs if button is widget), None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the labels again."""
        super().resizeEvent(event)
        self._fit()
        self.resized.emit(self.width())

    def showEvent(self, event: QShowEvent) -> None:
        """Tell the width to a desk that was made while the strip was hidden."""
        super().showEvent(event)
        self.resized.emit(self.width())

    def _fit(self) -> None:
        """Say it briefly, in two small lines, and at last cut the longest, until all can be seen.

        The tooltip has the whole label.
        """
        metrics, small = QFontMetrics(self.font()), self._small()
        font, high = self.font(), 2 * QFontMetrics(small).height() <= _TWO_LINES
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
            # Not asked of `elidedText`: for it a label is longer than its advance by part of a pixel.
            whole = width <= most
            said = label if whole else _cut(label, metrics, most)
            if button.text() != unmarked(said):
                button.setText(unmarked(said))

    def _fit_hint(self) -> None:
        """Show the hint if the buttons leave room for it and the gap before it."""
        if self._fitting_hint:
            return
        # Before Qt shows a widget it lays out those around it: this strip may become narrower in between, and to hide
        # the hint then would have no effect.
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
    def _undress(button: LockButton) -> None:
        """Leave nothing on a button that is not shown: it may have named what only one seat may know."""
        button.lock("")
        button.setText("")
        button.setToolTip("")
        button.setAccessibleName("")
        button.setAccessibleDescription("")

    def _dress(self, button: LockButton, slot: int, choice: Choice, icon: QIcon) -> None:
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
        button.setFixedHeight(30)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self.press(number))
        button.installEventFilter(self)
        self._buttons.append(button)
        self._row.insertWidget(number, button)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Light the places of the choice that is pointed at."""
        kind = event.type()
        if kind in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            choice = self.choice_of(watched) if isinstance(watched, QWidget) else None
            if choice is not None:
                self.pointed.emit(choice.areas)
        elif kind in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.pointed.emit(())
        return super().eventFilter(watched, event)


def _is_same(choice: Choice, old: Choice) -> bool:
    """Return whether a choice is one that was there before, perhaps in other words."""
    if choice.act is None and old.act is None:
        return (choice.seat, choice.move) == (old.seat, old.move)
    return choice.label == old.label


def _leave_gap(button: LockButton, width: int) -> None:
    """Have a hidden button leave a gap as wide, or none."""
    button.setMinimumWidth(width)
    button.setMaximumWidth(width or _UNBOUNDED)
    policy = button.sizePolicy()
    if policy.retainSizeWhenHidden() is not bool(width):
        policy.setRetainSizeWhenHidden(bool(width))
        button.setSizePolicy(policy)


def _width(label: str, metrics: QFontMetrics) -> int:
    """Return how wide a label of one or two lines is."""
    return max(map(metrics.horizontalAdvance, label.split("\n")))


def _cut(label: str, metrics: QFontMetrics, most: int) -> str:
    """Return the lines of a label, each cut to a width."""
    return "\n".join(metrics.elidedText(line, Qt.TextElideMode.ElideMiddle, most) for line in label.split("\n"))
