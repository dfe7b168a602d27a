"""The dock of turns: the track with the known facts of each future turn, and the progress of the siege."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.docks.base import DockPage, paragraph
from stronghold_gui.desktop.convicted.docks.price import Price
from stronghold_gui.desktop.naming import about
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.games.convicted.pieces import BOSSES, FACTIONS, FOE_PIECES, NONE
from stronghold_gui.games.convicted.values import Cost
from stronghold_gui.games.convicted.wording import names
from stronghold_gui.games.convicted.wording.nouns import Noun

_CELL: Final = 30
_ROW: Final = 10
_GAP: Final = 3


class TurnTrack(QWidget):
    """A cell for each turn: past ones are pale, the current one is filled, long ones have a crown.

    Attributes:
        chosen: emitted with the number of a turn that was pressed or reached with the arrow keys.
        turns: number of turns.
        now: the current turn.
        picked: the selected turn, which has a coloured frame.
        long: the turns with bosses and extra actions.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("turn_track")
        about(self, "turns")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.turns, self.now, self.picked = 20, 1, 1
        self.long: tuple[int, ...] = ()

    def show_turns(self, turns: int, now: int, picked: int, long: tuple[int, ...]) -> None:
        """Show the track; the arguments are the attributes."""
        if (turns, now, picked, long) != (self.turns, self.now, self.picked, self.long):
            self.turns, self.now, self.picked, self.long = turns, now, picked, long
            self.updateGeometry()
            self.update()

    def _rows(self) -> int:
        return -(-self.turns // _ROW)

    def sizeHint(self) -> QSize:
        """Return the size with ten cells in a row."""
        return QSize(_ROW * _CELL, self._rows() * _CELL)

    def minimumSizeHint(self) -> QSize:
        """Return the minimum size: cells may become narrow, but not low."""
        return QSize(_ROW * 20, self._rows() * _CELL)

    def cell(self, turn: int) -> QRectF:
        """Return the rectangle of a turn."""
        width = min(self.width() / _ROW, 2.0 * _CELL)
        row, column = divmod(turn - 1, _ROW)
        return QRectF(column * width, row * _CELL, width, _CELL).adjusted(_GAP / 2, _GAP / 2, -_GAP / 2, -_GAP / 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, tone = QPainter(self), tones(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for turn in range(1, self.turns + 1):
            box = self.cell(turn)
            is_now, over = turn == self.now, turn < self.now
            picked = turn == self.picked
            painter.setPen(QPen(colour(tone.accent if picked else tone.line), 2.0 if picked else 1.0))
            painter.setBrush(colour(tone.accent if is_now else tone.base if over else tone.raised))
            painter.drawRoundedRect(box, 5, 5)
            font = QFont(self.font())
            font.setBold(is_now or turn in self.long)
            painter.setFont(font)
            painter.setPen(colour(tone.on_accent if is_now else tone.muted if over else tone.text))
            painter.drawText(box.adjusted(0, -2, 0, -2), Qt.AlignmentFlag.AlignCenter, str(turn))
            if turn in self.long:
                self._crown(painter, box, colour(tone.on_accent if is_now else tone.warn).name())
        painter.end()

    def _crown(self, painter: QPainter, box: QRectF, ink: str) -> None:
        """Draw a little crown below the number of a turn with bosses and extra actions."""
        x, y = box.center().x(), box.bottom() - 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(ink))
        points = ((-6, 0), (-6, -5), (-3, -3), (0, -6), (3, -3), (6, -5), (6, 0))
        painter.drawPolygon(QPolygonF([QPointF(x + dx, y + dy) for dx, dy in points]))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select the turn that was clicked."""
        for turn in range(1, self.turns + 1):
            if self.cell(turn).contains(event.position()):
                self.chosen.emit(turn)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from turn to turn by the arrow keys."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -_ROW, Qt.Key.Key_Down: _ROW}
        step = steps.get(Qt.Key(event.key()), 0)
        if step and 1 <= self.picked + step <= self.turns:
            self.chosen.emit(self.picked + step)
        else:
            super().keyPressEvent(event)


class TurnsPage(DockPage):
    """The dock of turns: the state of the game, the track, and the facts about the selected turn."""

    def __init__(self, context: ConvictedContext) -> None:
        super().__init__(context, "turns")
        about(self, "turns")
        self.where = paragraph("turns_where")
        self.track = TurnTrack()
        self.track.chosen.connect(self._choose)
        self.told = paragraph("turns_told")
        self.column.addWidget(self.where)
        self.column.addWidget(self.track)
        self.column.addWidget(self.told)
        self.armies = [paragraph(f"army_of_{name}") for name in FACTIONS]
        self.loot = [(paragraph(f"loot_of_{name}", faint=True), Price(f"loot_{name}")) for name in FACTIONS]
        for army, (label, price) in zip(self.armies, self.loot, strict=True):
            self.column.addWidget(army)
            line = QHBoxLayout()
            line.addWidget(label, 1)
            line.addWidget(price)
            self.column.addLayout(line)
        self.column.addStretch(1)
        self._picked, self._at = 0, 0

    def show_match(self) -> None:
        """Show the track and the facts about the selected turn; a turn is selected when it begins."""
        position = self.context.position
        if position.turn != self._at:
            self._at = self._picked = position.turn
        mode = position.mode
        self.track.show_turns(mode.turns, position.turn, min(self._picked, mode.turns), mode.extra_turns)
        self.where.setText(self._where())
        self.told.setText(self._told(self._picked))
        self.track.setAccessibleName(self.where.text())
        self.track.setAccessibleDescription(self.told.text())
        for faction, army in enumerate(self.armies):
            told = self._army(self._picked, faction)
            army.setVisible(bool(told))
            army.setText(told)
        for faction, (label, price) in enumerate(self.loot):
            loot = self._loot(self._picked, faction)
            shown = loot is not None
            label.setVisible(shown)
            price.setVisible(loot is not None and any(loot))
            if loot is not None:
                words = names.resources(loot, self.context.texts)
                label.setText(self.say("turns.loot" if any(loot) else "turns.loot.none"))
                price.show_cost(loot, words)

    def _choose(self, turn: int) -> None:
        self._picked = turn
        self.refresh()

    def _where(self) -> str:
        position = self.context.position
        period = self.say(f"period.{position.period}")
        if position.period != "siege" or not position.round:
            return self.say("turns.where", turn=position.turn, turns=position.mode.turns, period=period)
        stage = self.context.texts(f"convicted.stage.{max(position.stage, 1)}")
        return self.say(
            "turns.siege", turn=position.turn, turns=position.mode.turns, round=position.round,
            stage=position.stage, what=stage,
        )  # fmt: skip

    def _told(self, turn: int) -> str:
        mode = self.context.position.mode
        count = mode.actions + (mode.extra_actions if turn in mode.extra_turns else 0)
        lines = [self.say("turns.actions", turn=turn, n=count)]
        if bosses := self._with_bosses(turn):
            lines.append(self.say("turns.bosses", factions=self.context.texts.join(bosses)))
        if mode.sabotage is not None:
            lines.append(self.say("turns.sabotage"))
        if turn == mode.turns:
            lines.append(self.say("turns.last"))
        return " ".join(lines)

    def _with_bosses(self, turn: int) -> list[str]:
        """Return the factions whose army of a turn includes a boss; empty if the mode has its own waves."""
        position, texts = self.context.position, self.context.texts
        if position.mode.waves:
            return []
        armies = zip(FACTIONS, position.values.waves, strict=True)
        return [
            Noun(f"faction.{name}").word(texts)
            for name, waves in armies
            if any(waves[turn - 1].main[boss] or waves[turn - 1].others[boss] for boss in BOSSES)
        ]

    def _army(self, turn: int, faction: int) -> str:
        """Return the army of a faction in a turn, in words; ``""`` if the faction cannot come."""
        position, texts = self.context.position, self.context.texts
        mode = position.mode
        if mode.faction not in (NONE, faction):
            return ""
        # In a mode with a wave in each round, all waves belong to this turn.
        waves = mode.waves if mode.rounds else (mode.waves or position.values.waves[faction])[turn - 1 : turn]
        told = []
        for number, wave in enumerate(waves, 1):
            counts = (wave.main, wave.others, wave.north)
            main, others, north = (
                tuple((FOE_PIECES[piece], count) for piece, count in enumerate(each) if count) for each in counts
            )
            if mode.rounds:
                told.append(self.say("turns.wave", number=number))
            told.append(self.say("turns.army", main=names.pieces(main, texts), others=names.pieces(others, texts)))
            if north:
                told.append(self.say("turns.north", pieces=names.pieces(north, texts)))
        return self.say("turns.named", faction=texts(f"option.convicted.{FACTIONS[faction]}"), what=" ".join(told))

    def _loot(self, turn: int, faction: int) -> Cost | None:
        """Return the loot of a faction in a turn; ``None`` if it cannot come or there is no loot."""
        position = self.context.position
        mode = position.mode
        if not mode.loot or mode.waves or mode.faction not in (NONE, faction) or turn >= mode.turns:
            return None
        effects = position.values.factions[faction].levels[position.levels[faction] - 1]
        return (0, 0, 0, 0) if effects.no_loot else position.values.waves[faction][turn - 1].loot
