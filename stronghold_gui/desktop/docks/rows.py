"""A row of a dock: one action with its picture, name, price, buttons, and the reason if it is impossible."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from stronghold_gui.desktop.docks.chips import Chip, Tile, chip_height
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.docks.explained import Explained, Why
from stronghold_gui.desktop.labels import ElidedLabel, least_share
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.theme import colour, tones

_LEAST_TITLE: Final = 0.8
_LEAST_NOTE: Final = 0.85
"""Smallest sizes of names and notes relative to the usual ones; if they still do not fit, they are cut."""


@dataclass(frozen=True, slots=True)
class RowState:
    """The content of a row.

    Attributes:
        name: the action's name.
        note: its price or effect in a few words.
        why: the reason why it cannot be done now, in a few words; ``""`` if it can, or if the reason is not public.
        tip: the tooltip: the effect of the action. The full reason appears on hover or focus (`ask`).
        possible: whether it can be done now.
        used: whether it was used this turn.
        marked: whether it is drawn as the current decision.
        by: name of the picture of its user, or ``""``.
    """

    name: str
    note: str = ""
    why: str = ""
    tip: str = ""
    possible: bool = False
    used: bool = False
    marked: bool = False
    by: str = ""


class ActionRow(Explained, QFrame):
    """One action. Its tile can be taken, its chips can be pressed; the page connects them.

    Its height does not depend on its state, so that a move does not change the dock's layout.
    """

    def __init__(self, art: PieceArt, name: str, piece: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._state = RowState("")
        self.tile = Tile(art, f"{name}_tile", piece)
        self.title = named(ElidedLabel(cut=Qt.TextElideMode.ElideMiddle), f"{name}_title")
        self.note = named(ElidedLabel(), f"{name}_note")
        for label in (self.title, self.note):
            # The tooltip of the row has the whole text of a label that is cut, too.
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.title.two = True
        self.chips = QHBoxLayout()
        self.chips.setSpacing(4)
        self.lead = QHBoxLayout()
        self.lead.setSpacing(5)
        self.first = QHBoxLayout()
        self.first.setSpacing(4)
        self.first.addWidget(self.title, 1)
        self.first.addLayout(self.chips)
        self.lead.addWidget(self.note, 1)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addLayout(self.first)
        words.addLayout(self.lead)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 1, 6, 1)
        row.setSpacing(7)
        row.addWidget(self.tile, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        self._fit_height()

    def break_note(self) -> None:
        """Wrap the note to two lines if it is too long for one; the row is higher from then on."""
        self.note.two = True
        self._fit_height()

    def _fit_height(self) -> None:
        """Make the row high enough for title and note in the current text size."""
        self.title.least = least_share(_LEAST_TITLE, self.font())
        self.note.least = least_share(_LEAST_NOTE, self.font())
        title, metrics = chip_height(self.font()), QFontMetrics(self.note.font())
        self.title.setMinimumHeight(title)
        # Letters such as g reach one pixel below the height of the font.
        lines = 2 * metrics.lineSpacing() + 2 if self.note.two else metrics.height() + 2
        self.note.setMinimumHeight(lines if self.note.two else 0)
        self.setFixedHeight(title + lines + 4)

    def add_chip(self, chip: Chip) -> None:
        """Add a button at the right."""
        self.chips.addWidget(chip)

    def show_state(self, state: RowState) -> None:
        """Show a state, if it differs from the current one."""
        old, self._state = self._state, state
        if old == state:
            return
        self.title.setText(state.name)
        bold = state.possible or state.marked
        if bold != self.title.bold:
            self.title.bold = bold
            self.title.update()
        self._show_note()
        self.explain_again()
        # The width is not known yet, so `enterEvent` adds the texts that are cut.
        self.explain(state.tip)
        self.tile.show_state(possible=state.possible, used=state.used, tip=state.tip, name=state.name, by=state.by)
        if old.marked != state.marked:
            self.update()

    def ask(self, context: DeskContext, why: Why) -> None:
        """From now on, show the reason that ``why`` returns, on the row and on its tile."""
        super().ask(context, why)
        self.tile.ask(context, why)

    @property
    def state(self) -> RowState:
        return self._state

    def enterEvent(self, event: QEnterEvent) -> None:
        """Add the texts that are cut at this width to the tooltip."""
        self.explain(self._tip_for_reading())
        super().enterEvent(event)

    def _tip_for_reading(self) -> str:
        """Return the texts that are cut, and the effect of the action."""
        cut = [label.text() for label in (self.title, self.note) if label.is_cut]
        return "\n".join([*cut, self._state.tip] if self._state.tip else cut)

    def changeEvent(self, event: QEvent) -> None:
        """Update after a change of font or palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "chips"):
            self._fit_height()
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "note"):
            self._show_note()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the background and the bar at the left that mark the current decision."""
        super().paintEvent(event)
        if self._state.marked:
            painter = QPainter(self)
            tone = tones(self.palette())
            painter.fillRect(self.rect(), colour(tone.lit))
            painter.fillRect(0, 0, 4, self.height(), colour(tone.accent))
            painter.end()

    def _show_note(self) -> None:
        state, tone = self._state, tones(self.palette())
        self.note.setText(f"✕ {state.why}" if state.why else state.note)
        ink = colour(tone.warn if state.why else tone.muted)
        palette = self.note.palette()
        if palette.color(QPalette.ColorRole.WindowText) != ink:
            palette.setColor(QPalette.ColorRole.WindowText, ink)
            self.note.setPalette(palette)
