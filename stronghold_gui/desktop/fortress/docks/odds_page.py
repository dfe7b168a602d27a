"""The dock of odds: the probable results of possible attacks, and the dangers and cost of a way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPalette
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout

from stronghold_gui.desktop.docks.card import ScrollPage
from stronghold_gui.desktop.docks.odds_row import OddsRow
from stronghold_gui.desktop.fortress.client import FortressClient, FortressContext
from stronghold_gui.desktop.fortress.docks.dice_strip import DiceStrip, WoundColumns
from stronghold_gui.desktop.fortress.docks.odds_words import OddsWords, Telling
from stronghold_gui.desktop.fortress.docks.prospects import Assault, aimed, assaults, held_figure, tries
from stronghold_gui.desktop.fortress.docks.seen import Seen
from stronghold_gui.desktop.labels import keep_whole
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.games.fortress.odds.risks import Risk
from stronghold_gui.games.fortress.wording.nouns import sentence
from stronghold_gui.text import Catalogue

_LATER: Final = 25
"""Milliseconds until the rows are computed, so that the move is painted first."""


class AttackRow(OddsRow):
    """A row of an attack.

    Attributes:
        looked: emitted when the row gets the mouse or the focus, to show its details.
    """

    looked = Signal()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked.emit()


class TellingView(QFrame):
    """The details of one attack or one way: dice of both sides with reasons, wounds, consequences."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "odds_telling")
        self.title, self.why, self.lines = (
            named(QLabel(wordWrap=True), f"odds_{part}") for part in ("title", "why", "result")
        )
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.why.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.attack, self.defence = DiceStrip("attack", "skull"), DiceStrip("defence", "shield")
        about(self.attack, "attack")
        about(self.defence, "defence")
        self.columns = WoundColumns()
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 2, 2, 2)
        column.setSpacing(3)
        for part in (self.title, self.attack, self.defence, self.why, self.columns, self.lines):
            column.addWidget(part)
        for label in (self.title, self.why, self.lines):
            keep_whole(label, QSizePolicy.Policy.Ignored)

    def show_telling(self, told: Telling, texts: Catalogue) -> None:
        for label, text in (
            (self.title, told.title),
            (self.why, "\n".join(told.why)),
            (self.lines, "\n".join(told.lines)),
        ):
            if label.text() != text:
                label.setText(text)
            label.setVisible(bool(text))
        for strip, dice in ((self.attack, told.attack), (self.defence, told.defence)):
            strip.show_dice(dice, told.title)
            strip.setVisible(dice > 0)
        words = " · ".join(texts("frame.named", name=column.label, what=column.percent) for column in told.columns)
        self.columns.show_columns(told.columns, words)
        self.columns.setVisible(bool(told.columns))


class OddsPage(ScrollPage):
    """The page of the odds: details of the pointed or the deadliest attack, and a row for each attack."""

    def __init__(
        self, context: FortressContext, client: FortressClient, scene: TableScene, performing: Callable[[], bool]
    ) -> None:
        """Make the page.

        Args:
            context: the match and the language.
            client: the client with the possible moves.
            scene: the battlefield, which knows the place under the mouse.
            performing: returns whether the surface still animates the last move. The possible moves would reveal its
                result; everything is refreshed afterwards.
        """
        super().__init__("chances")
        self._performing = performing
        about(self, "odds")
        self._context, self._client, self._scene = context, client, scene
        self._seen = Seen(context)
        self._words = OddsWords(self._seen)
        self._target = ""
        self._found: list[Assault] = []
        self._looked: Assault | None = None
        self._rows: list[AttackRow] = []
        self.telling = TellingView()
        self._nothing, self._more, self._tries = (
            named(QLabel(wordWrap=True), f"odds_{part}") for part in ("nothing", "more", "tries")
        )
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._more.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for part in (self.telling, self._nothing, self._tries, self._more):
            self.column.addWidget(part)
        self.column.addStretch(1)
        self._soon = QTimer(self, singleShot=True, interval=_LATER)
        self._soon.timeout.connect(self._reckon)
        for changed in (context.hand.picked, context.hand.emptied):
            changed.connect(self._hand_changed)
        scene.hovered.connect(self._point)
        scene.keys.moved.connect(self._point_by_key)

    def refresh(self, _reason: str = "") -> None:
        """Schedule the calculation of all rows."""
        self._looked = None
        self._soon.start()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        if self._context.controller is not None:
            self._reckon()

    # -- the pointed place ---------------------------------------------------------------------------------------------

    def _hand_changed(self, *_: object) -> None:
        self._target, self._looked = "", None
        self._soon.start()

    def _point(self, target: str) -> None:
        """Show the details of the place over which the mouse holds a figure."""
        if target != self._target:
            self._target = target
            if not self._soon.isActive():
                self._tell()

    def _point_by_key(self, area: str, key: str) -> None:
        """Show the details of the place to which the keys moved the held figure."""
        held = self._context.hand.held
        if held is not None:
            pile = f"{area}/{key}" if key else area
            self._point(pile if pile in held.targets else area if area in held.targets else "")

    def _look(self, number: int) -> None:
        """Show the details of a row."""
        if number < len(self._found):
            self._looked = self._found[number]
            self._tell()

    # -- showing -------------------------------------------------------------------------------------------------------

    def _reckon(self) -> None:
        context = self._context
        if context.controller is None or self._performing():
            return
        figure = held_figure(context.hand.held)
        self._found, left_out = assaults(self._seen, self._client, figure)
        while len(self._rows) < len(self._found):
            row = AttackRow(context, len(self._rows))
            row.looked.connect(partial(self._look, len(self._rows)))
            self._rows.append(row)
            self.column.insertWidget(len(self._rows) + 2, row)
        for row, told in zip(self._rows, self._found, strict=False):
            row.show_odds(self._words.row(told))
            row.setVisible(True)
        for row in self._rows[len(self._found) :]:
            row.setVisible(False)
        self._more.setText(context.texts("fortress.odds.more", n=left_out) if left_out else "")
        self._more.setVisible(bool(left_out))
        lines = self._words.tries(tries(self._seen, self._client))
        self._tries.setText("\n".join(lines))
        self._tries.setVisible(bool(lines))
        self._tell()
        # Lay the rows out before they are painted.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _tell(self) -> None:
        """Show the details of the place pointed at, or of the selected row, or of the first one."""
        if self._context.controller is None or self._performing():
            return
        told = aimed(self._seen, self._client, self._context.hand.held, self._target) or self._looked
        if told is None and self._found:
            told = self._found[0]
        self.telling.setVisible(told is not None)
        self._nothing.setVisible(told is None)
        if told is None:
            words = "odds.held" if self._context.hand.held is not None else "odds.nothing"
            self._nothing.setText(sentence(self._context.texts, words, {}))
        else:
            telling = self._words.risk(told) if isinstance(told, Risk) else self._words.assault(told)
            self.telling.show_telling(telling, self._context.texts)
