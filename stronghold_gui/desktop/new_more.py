"""The rows of the New game dialog that are rarely changed; a button shows and hides them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QToolButton, QWidget

from stronghold_gui.desktop.labels import WrappedLabel
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named

_GAP: Final = 10


@dataclass(slots=True)
class _Detail:
    """A folded row.

    Attributes:
        label: the label of the row.
        told: returns the choice, or ``""`` for the default.
        wanted: whether the row has an effect with the other choices.
    """

    label: QLabel
    told: Callable[[], str]
    wanted: bool = True


class MoreOptions(QWidget):
    """The row with the button; while the other rows are hidden, it lists the choices made in them.

    Attributes:
        changed: emitted when the rows were shown or hidden.
        button: the button that shows and hides the rows.
        chosen: the list of these choices.
    """

    changed = Signal()

    def __init__(self, form: QFormLayout, language: Language) -> None:
        """Add the row with the button to a form."""
        super().__init__()
        named(self, "new_game_more_row")
        self._form, self._language = form, language
        self._details: dict[QWidget, _Detail] = {}
        self.button = named(QToolButton(), "new_game_more")
        self.button.setCheckable(True)
        self.button.setAutoRaise(True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.toggled.connect(self._fold)
        self.chosen = named(WrappedLabel(), "new_game_more_chosen")
        self.chosen.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        row.addWidget(self.button)
        row.addWidget(self.chosen, 1)
        row.addStretch()
        form.addRow(self)

    def add(self, label: QLabel, field: QWidget, told: Callable[[], str]) -> None:
        """Add a row.

        Args:
            label: the label of the row.
            field: the field for the choice.
            told: returns the choice, or ``""`` for the default.
        """
        self._details[field] = _Detail(label, told)
        self._form.addRow(label, field)

    def __contains__(self, field: QWidget) -> bool:
        return field in self._details

    def want(self, field: QWidget, *, wanted: bool) -> None:
        """Set whether a row has an effect with the other choices; otherwise it stays hidden."""
        self._details[field].wanted = wanted

    def unfold(self) -> None:
        """Show the rows."""
        self.button.setChecked(True)

    def retranslate(self) -> None:
        """Update the texts after a change of language or of a choice; the rows must be up to date."""
        say = self._language
        self.button.setText(say("window.new.more"))
        self.button.setToolTip(say("window.new.more.words"))
        self._show()

    def _fold(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        is_open, say = self.button.isChecked(), self._language
        self.button.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        for field, detail in self._details.items():
            self._form.setRowVisible(field, detail.wanted and is_open)
        told = [(detail.label.text(), detail.told()) for detail in self._details.values() if detail.wanted]
        named_values = [say("frame.named", name=name, what=what) for name, what in told if what]
        self.chosen.setText("" if is_open else " · ".join(named_values))
        self.chosen.setVisible(bool(self.chosen.text()))
        self.button.setAccessibleDescription(self.chosen.text())
