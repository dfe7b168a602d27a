"""The dock of the siege: the summary of the last siege or, on request, of an earlier one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.docks.base import DockPage, paragraph
from stronghold_gui.desktop.convicted.docks.face import Face
from stronghold_gui.desktop.docks.chips import Chip
from stronghold_gui.desktop.naming import about
from stronghold_gui.games.convicted.story.summary import sieges_of, summary_of
from stronghold_gui.games.convicted.story.told import Turn

_FACE: Final = 56
"""Pixels of the portrait of the attackers."""
_LATER: Final = 120
"""Milliseconds until the events are read, so that the move is painted first."""
_ROWS: Final = 4
"""Number of rows: lost, killed, broken, loot."""
_LAST: Final = -1
"""The chosen siege while the last one is to be shown, whichever it is."""
_FROM_SIEGE: Final = ("siege", "over")
"""Periods of a turn from its siege on."""


class SiegePage(DockPage):
    """The summary of the last siege, or of one before it.

    While an earlier moment of the match is shown, only the sieges begun by then count. Their summaries are complete,
    even of a siege that ends after that moment.
    """

    def __init__(self, context: ConvictedContext) -> None:
        super().__init__(context, "siege")
        about(self, "chronicle")
        self.face = Face(context.art, "siege_face", _FACE)
        self.title, self.state = paragraph("siege_title"), paragraph("siege_state", faint=True)
        bold = self.title.font()
        bold.setBold(True)
        self.title.setFont(bold)
        words = QVBoxLayout()
        words.addWidget(self.title)
        words.addWidget(self.state)
        top = QHBoxLayout()
        top.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(words, 1)
        self.column.addLayout(top)
        self.rows = [paragraph(f"siege_row_{number}") for number in range(_ROWS)]
        for row in self.rows:
            row.setTextFormat(Qt.TextFormat.PlainText)
            self.column.addWidget(row)
        self.before, self.after = Chip(context.art, "siege_before"), Chip(context.art, "siege_after")
        self.before.clicked.connect(lambda: self._step(-1))
        self.after.clicked.connect(lambda: self._step(1))
        line = QHBoxLayout()
        line.addWidget(self.before)
        line.addWidget(self.after)
        line.addStretch(1)
        self.column.addLayout(line)
        self.column.addStretch(1)
        self._chosen, self._shown = _LAST, 0
        self._soon = QTimer(self, singleShot=True, interval=_LATER)
        self._soon.timeout.connect(self._show_if_there)

    def refresh(self, _reason: str = "") -> None:
        """Schedule showing the last siege."""
        self._chosen = _LAST
        self._soon.start()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        self._show_if_there()

    def show_match(self) -> None:
        """Show the chosen siege, or that there has been none."""
        self._soon.stop()
        texts = self.context.texts
        turns, how = self._sieges()
        shown = (self.face, self.state, *self.rows, self.before, self.after)
        for widget in shown:
            widget.setVisible(bool(turns))
        if not turns:
            self.title.setText(self.say("siege.none"))
            return
        at = len(turns) - 1 if self._chosen == _LAST else min(self._chosen, len(turns) - 1)
        summary = summary_of(turns[at], how if at == len(turns) - 1 else "", texts)
        self.face.show_face(summary.faction, self.context.texts(f"option.convicted.{summary.faction}"))
        self.title.setText(summary.title)
        self.state.setText(summary.state)
        for row, (head, text) in zip(self.rows, summary.rows, strict=True):
            row.setText(f"{head} {text}")
        self.before.show_state(self.say("siege.before"), possible=at > 0, tip="")
        self.after.show_state(self.say("siege.after"), possible=at < len(turns) - 1, tip="")
        self._chosen = at if at < len(turns) - 1 else _LAST
        self._shown = at

    def _sieges(self) -> tuple[Sequence[Turn], str]:
        """Return the turns with sieges up to the shown moment, and how the last of them ended the match, or ``""``."""
        whole, position = self.context.match.whole, self.context.position
        turns, how = sieges_of(whole.start, [done.events for done in whole.played])
        last = position.turn if position.period in _FROM_SIEGE else position.turn - 1
        reached = [turn for turn in turns if turn.number <= last]
        return reached, how if len(reached) == len(turns) else ""

    def _show_if_there(self) -> None:
        if self.context.controller is not None:
            self.show_match()

    def _step(self, by: int) -> None:
        self._chosen = max(0, self._shown + by)
        self.show_match()
