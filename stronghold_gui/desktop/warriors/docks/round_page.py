"""The dock of the round: gains and losses of the last finished round, remaining cards, and the standings."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from stronghold_gui.desktop.docks.card import ScrollPage
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.play.badges import badge
from stronghold_gui.desktop.theme import tones
from stronghold_gui.desktop.warriors.client import WarriorsContext
from stronghold_gui.desktop.warriors.trials import WarriorsTrials
from stronghold_gui.games.warriors.story.rounds import SeatRound, Summary, last_round
from stronghold_gui.games.warriors.wording import names as n
from stronghold_gui.games.warriors.wording.nouns import sentence
from stronghold_gui.text.nouns import capital

_BADGE: Final = 20
_TOP: Final = Qt.AlignmentFlag.AlignTop


class SeatLines(QWidget):
    """The round of one seat: its badge, its name with its score, and its gains and losses below."""

    def __init__(self) -> None:
        super().__init__()
        self.mark, self.name = QLabel(), named(QLabel(wordWrap=True), "round_name")
        self.words = named(QLabel(wordWrap=True), "round_words")
        bold = QFont(self.font())
        bold.setBold(True)
        self.name.setFont(bold)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 4)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.mark, 0, 0, _TOP)
        grid.addWidget(self.name, 0, 1)
        grid.addWidget(self.words, 1, 1)
        for label in (self.name, self.words):
            label.setTextFormat(Qt.TextFormat.PlainText)


class RoundPage(ScrollPage):
    """The page of the last round; before the end of the first round, it says what it will show."""

    def __init__(self, context: WarriorsContext, trials: WarriorsTrials) -> None:
        super().__init__("round")
        about(self, "standings")
        self._context, self._trials = context, trials
        self._told: Summary | None = None
        self.title = named(QLabel(wordWrap=True), "round_title")
        self.column.addWidget(self.title)
        self.seats: list[SeatLines] = []
        self.column.addStretch(1)

    def refresh(self, _reason: str = "") -> None:
        """Show the last finished round."""
        match = self._context.match.match
        self._told = last_round(match.played, match.position_after, self._trials.before(match))
        self._show()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        if self._context.controller is not None:
            self._show()

    # -- inside --------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        number, rounds = self._told or (0, ())
        texts = self._context.texts
        title = sentence(texts, "round.title", {"round": number}) if number else sentence(texts, "round.none", {})
        self.title.setText(title)
        while len(self.seats) < len(rounds):
            self.seats.append(SeatLines())
            self.column.insertWidget(len(self.seats), self.seats[-1])
        for place, lines in enumerate(self.seats):
            lines.setVisible(place < len(rounds))
            if place < len(rounds):
                self._write(lines, rounds[place])

    def _write(self, lines: SeatLines, own: SeatRound) -> None:
        texts, name = self._context.texts, self._context.short(own.seat)
        ratio = self.devicePixelRatioF()
        lines.mark.setPixmap(badge(self._context.marks[own.seat], tones(self.palette()), _BADGE, ratio))
        lines.name.setText(sentence(texts, "round.seat", {"name": name, "points": own.score}))
        won = n.card_list(own.won, texts)
        told = (
            sentence(texts, "round.won", {"cards": won}) if won else sentence(texts, "round.won.none", {}),
            sentence(texts, "round.lost", {"n": own.lost}) if own.lost else "",
            sentence(texts, "round.left", {"n": own.cards, "pile": own.pile}),
        )
        lines.words.setText("\n".join(capital(line) for line in told if line))
