"""The reasons of the computers: a list of their turns, and beside it the reasons for the selected one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.desktop.fitting import Fitting
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.theme import colour, tones

if TYPE_CHECKING:
    from collections.abc import Callable

    from stronghold_gui.core.player import Plan, Reasons, Saying, Term, TurnReasons
    from stronghold_gui.desktop.computers.computers import Computers
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.play.controller import Controller

_LIST = 250
_SIZE = (760, 480)
_WHOLE = 0.05
"""Largest distance from a whole number at which a number is shown as whole."""
_RIGHT = Qt.AlignmentFlag.AlignRight


class ReasonsDialog(QDialog):
    """A dialog with the reasons that may be read now; those that reveal hidden facts appear after the match.

    Attributes:
        rule: ``(anchor)``: emitted to open the rules at a paragraph.
    """

    rule = Signal(str)

    def __init__(self, computers: Computers, controller: Controller, language: Language, parent: QWidget) -> None:
        """Make the dialog.

        Args:
            computers: the computers that have given reasons.
            controller: the match.
            language: the current language.
            parent: the window.
        """
        super().__init__(parent)
        named(self, "reasons")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._computers, self._controller, self._language = computers, controller, language
        self.told: Sequence[TurnReasons] = computers.readable(controller)
        self._later = computers.has_secrets(controller)
        self.turns = named(QListWidget(), "reasons_turns")
        self.turns.setFixedWidth(_LIST)
        self.turns.setWordWrap(True)
        self.page = QScrollArea(widgetResizable=True)
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._note = named(QLabel(wordWrap=True), "reasons_later")
        self._close = named(QPushButton(), "reasons_close")
        self._close.clicked.connect(self.accept)
        QShortcut(QKeySequence("F1"), self).activated.connect(self._ask_rule)
        self._lay_out()
        self.turns.currentRowChanged.connect(self._show)
        language.changed.connect(self.retranslate)
        self.retranslate()
        self.turns.setCurrentRow(len(self.told) - 1)

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say, row = self._language, self.turns.currentRow()
        self.setWindowTitle(say("computer.card.title"))
        self.turns.setAccessibleName(say("computer.card.title"))
        self._note.setText(say("computer.card.later" if self.told else "computer.card.none"))
        self._note.setVisible(self._later or not self.told)
        self._close.setText(say("computer.card.close"))
        self.turns.clear()
        game = self._controller.match.header.game
        own = f"game.{game}.progress"
        progress = own if say.texts.has(own) else "window.recent.turn"
        for told in self.told:
            where = say(progress, n=told.progress)
            self.turns.addItem(say("computer.card.turn", where=where, who=self._computers.words.name(told.seat)))
        self.turns.setCurrentRow(row)

    def _show(self, row: int) -> None:
        if 0 <= row < len(self.told) and (reasons := self.told[row].reasons) is not None:
            self.page.setWidget(ReasonsCard(reasons, self._computers.words.told, self._language, self._ask_rule))

    def _ask_rule(self) -> None:
        row = self.turns.currentRow()
        if 0 <= row < len(self.told) and (reasons := self.told[row].reasons) is not None and reasons.topic:
            self.rule.emit(reasons.topic)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.turns)
        row.addWidget(self.page, 1)
        below = QHBoxLayout()
        below.addWidget(self._note, 1)
        below.addStretch()
        below.addWidget(self._close)
        column = QVBoxLayout(self)
        column.addLayout(row, 1)
        column.addLayout(below)
        self.resize(*_SIZE)
        Fitting(self)


class ReasonsCard(QWidget):
    """A card with the reasons for one choice of a computer."""

    def __init__(
        self, reasons: Reasons, tell: Callable[[Saying], str], language: Language, ask_rule: Callable[[], None]
    ) -> None:
        """Make the card.

        Args:
            reasons: the reasons that the player gave.
            tell: returns the sentence of one of them.
            language: the current language.
            ask_rule: opens the rules at the choice's topic.
        """
        super().__init__()
        named(self, "reasons_card")
        self._tell, self._language = tell, language
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 12, 16, 12)
        self._column.setSpacing(5)
        self._add_aim(self._tell(reasons.aim))
        self._add_terms(reasons.terms)
        self._add_plan(reasons.second)
        self._add_lines("open", reasons.open)
        self._add_lines("clocks", reasons.clocks)
        if reasons.topic:
            button = named(QPushButton(language("computer.card.rule"), autoDefault=False), "reasons_rule")
            button.clicked.connect(ask_rule)
            self._column.addSpacing(8)
            self._column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)

    def _add_aim(self, words: str) -> None:
        label = self._line(words, "reasons_aim")
        font = label.font()
        font.setPointSizeF(font.pointSizeF() * 1.2)
        label.setFont(font)

    def _add_terms(self, terms: Sequence[Term]) -> None:
        if not terms:
            return
        say = self._language
        self._heading("terms")
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        for column, name in ((1, "before"), (2, "after")):
            head = self._muted(QLabel(say(f"computer.card.{name}")))
            grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignRight)
        for row, term in enumerate(terms, 1):
            grid.addWidget(named(QLabel(self._tell(term.what), wordWrap=True), "reasons_term"), row, 0)
            for column, number in ((1, term.before), (2, term.after)):
                grid.addWidget(named(QLabel(self._number(number)), "reasons_number"), row, column, _RIGHT)
        self._column.addLayout(grid)

    def _add_plan(self, plan: Plan | None) -> None:
        if plan is None:
            return
        self._heading("second")
        words = self._tell(plan.aim)
        if plan.estimate is None:
            self._line(words, "reasons_second")
            return
        say = self._language
        words = words.rstrip(".")
        label = self._line(
            say("computer.card.estimate", aim=words, estimate=round(100 * plan.estimate)), "reasons_second"
        )
        label.setToolTip(say("computer.card.estimate.tip"))

    def _add_lines(self, name: str, lines: Sequence[Saying]) -> None:
        if lines:
            self._heading(name)
        for line in lines:
            self._line(self._tell(line), f"reasons_{name}")

    def _heading(self, name: str) -> None:
        label = self._muted(self._line(self._language(f"computer.card.{name}"), f"reasons_heading_{name}"))
        font = label.font()
        font.setBold(True)
        label.setFont(font)
        label.setContentsMargins(0, 10, 0, 0)

    def _line(self, words: str, name: str) -> QLabel:
        label = named(QLabel(words, wordWrap=True), name)
        self._column.addWidget(label)
        return label

    def _muted(self, label: QLabel) -> QLabel:
        palette = label.palette()
        palette.setColor(label.foregroundRole(), colour(tones(self.palette()).muted))
        label.setPalette(palette)
        return label

    def _number(self, number: float | None) -> str:
        """Return a number as text: whole, or with one decimal after the decimal mark of the language."""
        if number is None:
            return "–"
        return self._language.texts.decimal(number, digits=0 if abs(number - round(number)) < _WHOLE else 1)
