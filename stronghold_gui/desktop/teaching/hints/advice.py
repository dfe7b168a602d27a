"""The last part of a hint: asks a computer for its move in the player's place, and shows its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from stronghold_gui.desktop.computers.card import ReasonsCard
from stronghold_gui.desktop.naming import named

if TYPE_CHECKING:
    from collections.abc import Callable

    from stronghold_gui.core.player import Reasons, Saying
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.text import Catalogue

    Say = Callable[[Saying, Catalogue], str]


class AdviceBox(QWidget):
    """A box that asks for advice, waits and shows it. Each hint has a new box, so old advice vanishes.

    Attributes:
        asked: emitted when the user asks for advice.
    """

    asked = Signal()

    def __init__(self, language: Language, *, allowed: bool) -> None:
        """Make the box.

        Args:
            language: the current language.
            allowed: whether a computer may be asked; if not, the box says why.
        """
        super().__init__()
        named(self, "hint_advice_box")
        self._language = language
        self.button = named(QPushButton(language("computer.advice.ask"), autoDefault=False), "hint_advice_ask")
        self.button.clicked.connect(self._ask)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 10, 0, 0)
        self._column.setSpacing(4)
        self.words = named(QLabel(wordWrap=True), "hint_advice_words")
        for part in (self, self.words):
            # All parts of a hint have this policy, so that the rows above keep their height when the answer is shown.
            part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self.words)
        self.button.setVisible(allowed)
        self.words.setVisible(not allowed)
        if not allowed:
            self.words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            self.words.setText(language("computer.advice.off"))

    def show_advice(
        self,
        move: str,
        reasons: Reasons | None,
        tell: Callable[[Saying], str],
        rule: Callable[[str], None],
    ) -> None:
        """Show a computer's advice; an empty ``move`` means that it has no answer.

        Args:
            move: its move in a few words.
            reasons: its reasons.
            tell: returns the sentence of one of them.
            rule: opens the rules at an anchor.
        """
        say = self._language
        self.words.setText(say("computer.advice.move", move=move) if move else say("computer.advice.none"))
        if reasons is not None:
            card = ReasonsCard(reasons, tell, say, lambda: rule(reasons.topic))
            card.layout().setContentsMargins(0, 4, 0, 0)  # type: ignore[union-attr] # it has one
            self._column.addWidget(card)

    def _ask(self) -> None:
        self.button.hide()
        self.words.show()
        self.words.setText(self._language("computer.advice.waits"))
        self.asked.emit()
