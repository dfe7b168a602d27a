"""The dialog before a new match: options of the game, names, seed."""

from __future__ import annotations

import secrets
from typing import Final

from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.desktop.desk import GameKind, Option
from stronghold_gui.desktop.language import OWN_NAMES, Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.settings import Settings

SEEDS: Final = 10**9
"""Seeds are drawn below this number: short enough to be read out to somebody."""
LONGEST_NAME: Final = 40


class NewGameDialog(QDialog):
    """Asks what is to be played by whom. `options()`, `names()` and `seed()` are the answer.

    Names and options are remembered for the next time; the seed never is.
    """

    def __init__(self, kind: GameKind, language: Language, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("new_game")
        self._kind, self._language, self._settings = kind, language, settings
        self._groups: dict[str, QButtonGroup] = {}
        self._labels: list[tuple[QLabel, str]] = []
        self._explained: list[tuple[QLabel, Option]] = []
        self._form = QFormLayout()
        self._form.setVerticalSpacing(14)
        self._form.setHorizontalSpacing(18)
        for option in kind.options:
            self._add_option(option)
        self._names = [self._add_name(seat) for seat in kind.seat_ids()]
        self._add_seed()
        self._add_languages()
        self._buttons = QDialogButtonBox()
        self._buttons.accepted.connect(self._accept)
        self._buttons.rejected.connect(self.reject)
        # No standard buttons: Qt gives them its own words back whenever the language changes.
        self._start = named(QPushButton(), "new_game_start")
        self._cancel = named(QPushButton(autoDefault=False), "new_game_cancel")
        self._buttons.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.addButton(self._cancel, QDialogButtonBox.ButtonRole.RejectRole)
        self._start.setDefault(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 20, 22, 16)
        column.setSpacing(18)
        column.addLayout(self._form)
        column.addWidget(self._buttons)
        self.setMinimumWidth(560)
        language.changed.connect(self.retranslate)
        self.retranslate()
        self._start.setFocus()

    # -- the answer ----------------------------------------------------------------------------------------------

    def options(self) -> dict[str, str]:
        """Return the chosen options."""
        return {
            name: next(str(button.property("value")) for button in group.buttons() if button.isChecked())
            for name, group in self._groups.items()
        }

    def names(self) -> tuple[str, ...]:
        """Return the names, in seat order; ``""`` where none was given."""
        return tuple(" ".join(field.text().split()) for field in self._names)

    def seed(self) -> int:
        """Return the seed: a number as it is, any other text as a number that stands for it."""
        text = self._seed.text().strip()
        if text.isascii() and text.isdigit():
            return int(text) % SEEDS
        # Words make seeds, too; the same words give the same game everywhere.
        return int.from_bytes(text.encode(), "big") % SEEDS

    # -- inside --------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        say = self._language
        self.setWindowTitle(say("window.new.title"))
        for label, message in self._labels:
            label.setText(say(message))
        for name, group in self._groups.items():
            for button in group.buttons():
                button.setText(say(f"option.{name}.{button.property('value')}"))
        for label, option in self._explained:
            label.setText(say(f"option.{option.id}.{self.options()[option.id]}.words"))
        for field, seat in zip(self._names, self._kind.seat_ids(), strict=True):
            field.setPlaceholderText(say("window.new.name_of", seat=say(f"seat.{seat}")))
            field.setAccessibleName(say("window.new.name_of", seat=say(f"seat.{seat}")))
        self._seed.setToolTip(say("window.new.seed.words"))
        self._dice.setText(say("window.new.seed.another"))
        self._start.setText(say("window.new.start"))
        self._cancel.setText(say("window.cancel"))

    def _row(self, message: str, field: QWidget | QVBoxLayout | QHBoxLayout) -> None:
        label = QLabel()
        self._labels.append((label, message))
        self._form.addRow(label, field)

    def _add_option(self, option: Option) -> None:
        group = QButtonGroup(self)
        remembered = self._settings.text(f"new/{option.id}")
        column, row = QVBoxLayout(), QHBoxLayout()
        for value in option.values:
            button = named(QRadioButton(), f"new_game_{option.id}_{value}")
            button.setProperty("value", value)
            button.setChecked(value == (remembered if remembered in option.values else option.values[0]))
            group.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        words = QLabel(wordWrap=True)
        words.setForegroundRole(words.palette().ColorRole.PlaceholderText)
        words.setMinimumHeight(2 * words.fontMetrics().height())
        self._explained.append((words, option))
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(words)
        self._groups[option.id] = group
        group.buttonToggled.connect(lambda _button, _on: self.retranslate())
        self._row(f"option.{option.id}", column)

    def _add_name(self, seat: str) -> QLineEdit:
        field = named(QLineEdit(maxLength=LONGEST_NAME), f"new_game_name_{seat}")
        field.setText(self._settings.text(f"new/name_{seat}")[:LONGEST_NAME])
        self._row(f"seat.{seat}", field)
        return field

    def _add_seed(self) -> None:
        self._seed = named(QLineEdit(maxLength=60), "new_game_seed")
        self._dice = named(QPushButton(autoDefault=False), "new_game_dice")
        self._dice.clicked.connect(self._draw_seed)
        self._draw_seed()
        row = QHBoxLayout()
        row.addWidget(self._seed, 1)
        row.addWidget(self._dice)
        self._row("window.new.seed", row)

    def _draw_seed(self) -> None:
        self._seed.setText(str(secrets.randbelow(SEEDS)))

    def _add_languages(self) -> None:
        line = QFrame(frameShape=QFrame.Shape.HLine)
        line.setForegroundRole(line.palette().ColorRole.Mid)
        self._form.addRow(line)
        row, group = QHBoxLayout(), QButtonGroup(self)
        for code, name in OWN_NAMES.items():
            button = named(QRadioButton(name), f"new_game_language_{code}")
            button.setChecked(code == self._language.code)
            button.clicked.connect(lambda _on, code=code: self._language.choose(code))
            group.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        self._row("window.language", row)

    def _accept(self) -> None:
        for name, value in self.options().items():
            self._settings.set_text(f"new/{name}", value)
        for seat, name in zip(self._kind.seat_ids(), self.names(), strict=True):
            self._settings.set_text(f"new/name_{seat}", name)
        self.accept()
