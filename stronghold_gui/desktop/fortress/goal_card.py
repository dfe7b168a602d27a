"""The card of the scenario's goals over the battlefield: opened when a match begins, later by its button."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.fortress.client import FortressContext
from stronghold_gui.desktop.fortress.docks.course_facts import aim_of, before_turns, progress_words, round_words
from stronghold_gui.desktop.fortress.docks.seen import Seen
from stronghold_gui.desktop.icons import icon
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.play.badges import badge
from stronghold_gui.desktop.table.strip import BoardStrip
from stronghold_gui.desktop.theme import tones
from stronghold_gui.games.fortress.wording.nouns import sentence

_EDGE: Final = 6
_BADGE: Final = 20
_WIDE: Final = 24
"""Width of the card, in line heights."""


class GoalCard(QFrame):
    """Shows each player's goal, that of the player at the screen first, and the progress towards it.

    Attributes:
        toggled: emitted as ``(open)`` when it was opened or closed.
    """

    toggled = Signal(bool)

    def __init__(self, context: FortressContext, view: QWidget) -> None:
        """Make the card, closed.

        Args:
            context: the match and the language.
            view: the battlefield, in whose upper right corner the card is.
        """
        super().__init__(view)
        named(self, "goal_card")
        self._context, self._view, self._seen = context, view, Seen(context)
        self._wanted = False
        self._begins: tuple[AnyMatch, Seat] | None = None
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.title = named(QLabel(wordWrap=True), "goal_title")
        bold = self.title.font()
        bold.setBold(True)
        self.title.setFont(bold)
        self.away = named(QToolButton(autoRaise=True), "goal_close")
        self.away.clicked.connect(lambda: self.open(False))
        self._marks: list[QLabel] = []
        self.aims: list[QLabel] = []
        self.progress = named(QLabel(wordWrap=True), "goal_progress")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 6, 8, 8)
        self._column.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.away, 0, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(head)
        self._column.addWidget(self.progress)
        view.installEventFilter(self)
        self.hide()

    def open(self, wanted: bool) -> None:
        """Open or close the card."""
        if wanted != self._wanted:
            self._wanted = wanted
            self.toggled.emit(wanted)
        self._show()

    def refresh(self) -> None:
        """Show the current goals; open the card for a seat that has not moved yet, close it after its first move."""
        begins = self._who_begins()
        if begins != self._begins:
            self._begins = begins
            self.open(begins is not None)
        else:
            self._show()

    def make_room(self) -> None:
        """Close the card if it opened by itself, since the player has begun to act."""
        if self._begins is not None:
            self.open(False)

    # -- inside ----------------------------------------------------------------------------------------------------

    def _who_begins(self) -> tuple[AnyMatch, Seat] | None:
        """Return the match and the seat at the screen if that seat has not played yet.

        Lessons, puzzles and the draft have their own texts about the goal.
        """
        match = self._context.controller
        if match is None or not match.kept or match.still:
            return None
        if self._seen.table.stage == "armies" or not before_turns(self._seen.table):
            return None
        moved = any(one.record.seat == match.seat for one in match.match.played)
        return None if moved else (match.match, match.seat)

    def _show(self) -> None:
        shown = self._wanted and self._context.controller is not None and not self._context.match.covered
        if shown:
            self._tell()
            self._fit()
            self.raise_()
        self.setVisible(shown)

    def _tell(self) -> None:
        seen, texts = self._seen, self._context.texts
        setting, seat = seen.view.setting, self._context.match.seat
        about(self, setting.scenario.id)
        self.title.setText(sentence(texts, f"scenario.{setting.scenario.id}", {}))
        self.away.setToolTip(texts("fortress.goal.close"))
        self.away.setAccessibleName(texts("fortress.goal.close"))
        self.away.setIcon(icon("close", self.palette()))
        people = setting.seating.people
        players = sorted(range(setting.players), key=lambda player: (people[player] != seat, player))
        while len(self.aims) < len(players):
            self._add_row()
        tone, ratio = tones(self.palette()), self.devicePixelRatioF()
        for row, (mark, aim) in enumerate(zip(self._marks, self.aims, strict=True)):
            mark.setVisible(row < len(players))
            aim.setVisible(row < len(players))
            if row < len(players):
                mark.setPixmap(badge(seen.mark(players[row]), tone, _BADGE, ratio))
                aim.setText(aim_of(seen, players[row]))
                font = self.font()
                font.setBold(people[players[row]] == seat)
                aim.setFont(font)
        # Before the first turn there is no progress to show.
        told = () if before_turns(seen.table) else (round_words(seen), *progress_words(seen))
        self.progress.setText("\n".join(told))
        self.progress.setVisible(bool(told))
        said = [aim.text() for aim in self.aims[: len(players)]]
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription("\n".join((*said, *told)))

    def _add_row(self) -> None:
        mark, aim = QLabel(), named(QLabel(wordWrap=True), f"goal_{len(self.aims)}")
        # The badge is beside the first line.
        mark.setFixedSize(_BADGE, max(_BADGE, aim.fontMetrics().height()))
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(aim, 1)
        self._column.insertLayout(1 + len(self.aims), row)
        self._marks.append(mark)
        self.aims.append(aim)

    def _fit(self) -> None:
        """Place the card in the upper right corner, or below the buttons if there is no room beside them."""
        wide = min(_WIDE * self.fontMetrics().height(), self._view.width() - 2 * _EDGE)
        left = self._view.width() - wide - _EDGE
        strip = self._view.findChild(BoardStrip)
        top = strip.geometry().bottom() + _EDGE if strip is not None and left < strip.geometry().right() else _EDGE
        self._column.invalidate()
        self._column.activate()
        high = min(self._column.totalHeightForWidth(wide), self._view.height() - top - _EDGE)
        self.setGeometry(left, top, wide, high)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Keep the card in its corner."""
        if event.type() is QEvent.Type.Resize and not self.isHidden():
            self._fit()
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "progress"):
            self._show()
