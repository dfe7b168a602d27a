"""The Qt model of the log: the lines about every move (`LogTelling`), wrapped into rows.

A long line becomes several rows, because a view whose rows all have the same height stays fast in a long match.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.docks.log_telling import Line, LineKind, LogTelling
from stronghold_gui.desktop.docks.log_words import LogWords
from stronghold_gui.desktop.foreign_text import tip_of

_AnyIndex = QModelIndex | QPersistentModelIndex
MOVE_ROLE: Final = Qt.ItemDataRole.UserRole
"""Number of the move (from 1) that a row belongs to."""
KIND_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""A `LineKind`."""
SEAT_ROLE: Final = Qt.ItemDataRole.UserRole + 2
WHEN_ROLE: Final = Qt.ItemDataRole.UserRole + 3
"""If an earlier moment is shown: `here` for the last move before it, `later` for later moves; otherwise ""."""
HEAD_ROLE: Final = Qt.ItemDataRole.UserRole + 4
"""Whether a row is the first of its line."""

Cut = Callable[[str, LineKind], list[str]]
"""Wraps a text of a kind of line: returns the texts of its rows."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its text, the line that it belongs to, and whether it is the first row of that line."""

    text: str
    line: Line
    head: bool


@dataclass(slots=True)
class _Block:
    """The lines of one move (number 0: of the events before the first move), and their rows."""

    lines: list[Line]
    rows: list[Row]


LATEST: Final = 20
"""Number of latest moves whose lines are made at once when a match is opened; `tell_earlier` makes the others."""


class LogModel(QAbstractTableModel):
    """The lines of all moves played. The lines of a move are made once."""

    def __init__(self, context: DeskContext, words: LogWords, cut: Cut) -> None:
        """Make an empty log.

        Args:
            context: the context of the match.
            words: the game's words for moves and events.
            cut: wraps lines into rows.
        """
        super().__init__()
        self._context, self._words, self._cut = context, words, cut
        self._telling = LogTelling(context, words)
        self._first = 0
        self._blocks: list[_Block] = []
        self._rows: list[Row] = []
        self._viewer: int | None = None
        self._whole: AnyMatch | None = None
        self._veiled: set[int] = set()
        self._told: dict[tuple[int, Hashable], _Block] = {}
        self.tip: Callable[[Line], str] = lambda line: line.text

    def rowCount(self, parent: _AnyIndex = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _AnyIndex = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        """Return 1: there is one column."""
        return 0 if parent.isValid() else 1

    def data(self, index: _AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - whatever the role
        """Return the text of a row or another property; the tooltip and screen readers get the whole line."""
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.ToolTipRole:
                return tip_of(self.tip(row.line))
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.line.text
            case _ if role == MOVE_ROLE:
                return row.line.move
            case _ if role == KIND_ROLE:
                return row.line.kind
            case _ if role == SEAT_ROLE:
                return row.line.seat
            case _ if role == WHEN_ROLE:
                return self.when(row.line.move)
            case _ if role == HEAD_ROLE:
                return row.head
        return None

    @property
    def lines(self) -> list[Line]:
        """All lines made so far."""
        return [line for block in self._blocks for line in block.lines]

    def follow(self) -> None:
        """Update the rows: add those of new moves, remove those of undone moves."""
        controller = self._context.match
        wanted = len(controller.whole.played) + 1
        if wanted <= self._first:
            self.rewrite()
            return
        if controller.viewer != self._viewer:
            self._viewer = controller.viewer
            self._renew_secret_lines(wanted)
        if wanted < self._first + len(self._blocks):
            self._drop(wanted)
        if wanted > self._first + len(self._blocks):
            self._insert(len(self._blocks), [self._block(n) for n in range(self._first + len(self._blocks), wanted)])

    def tells(self) -> bool:
        """Return whether the lines are those of the match that is shown now, even if it shows an earlier moment."""
        return self._whole is not None and self._whole is self._context.match.whole

    def row(self, number: int) -> Row:
        """Return a row."""
        return self._rows[number]

    def when(self, move: int) -> str:
        """Return the value of ``WHEN_ROLE`` for a move."""
        moment = self._context.controller.moment if self._context.controller is not None else None
        if moment is None:
            return ""
        return "here" if move == moment else "later" if move > moment else ""

    def line_at(self, row: int) -> Line:
        """Return the line that a row belongs to."""
        return self._rows[row].line

    def notation_at(self, index: _AnyIndex) -> str:
        """Return the notation of the move of a row.

        For a heading, it is the notation of all moves below it; for an invalid index, that of all moves of the match.
        """
        if not index.isValid():
            return self.whole_notation()
        line = self.line_at(index.row())
        if line.kind == "move" and line.about is None and not self._context.notation.isChecked():
            return self._telling.notation(self._telling.group(line.move))
        return self._telling.notation([line.move] if line.move else [])

    def whole_notation(self) -> str:
        """Return all moves in notation, a line each, with their players."""
        return self._telling.named_notation(range(1, len(self._context.match.whole.played) + 1))

    def row_of(self, move: int) -> int | None:
        """Return the first row of a move; ``None`` if the log does not contain it yet."""
        index = move - self._first
        return self._start(index) if 0 <= index < len(self._blocks) else None

    def rewrite(self) -> None:
        """Make the latest lines again, for another match or language. ``tell_earlier`` makes the others."""
        self.beginResetModel()
        self._blocks.clear()
        self._rows.clear()
        self._veiled.clear()
        self._told.clear()
        self._first = 0
        self._whole = None
        if self._context.controller is not None:
            self._viewer = self._context.match.viewer
            self._whole = self._context.match.whole
            wanted = len(self._context.match.whole.played) + 1
            self._first = max(0, wanted - LATEST)
            self._blocks = [self._block(number) for number in range(self._first, wanted)]
            self._rows = [row for block in self._blocks for row in block.rows]
        self.endResetModel()

    def tell_earlier(self, moves: int) -> bool:
        """Add the lines of some earlier moves, as many as given; return whether others are left.

        Return False also while another match is being opened, or if undo has removed all moves of the log; in both
        cases `follow` makes the lines again.
        """
        if self._context.controller is None or not self.tells():
            return False
        if len(self._context.match.whole.played) + 1 <= self._first:
            return False
        if self._first:
            first = max(0, self._first - moves)
            earlier = [self._block(number) for number in range(first, self._first)]
            self._first = first
            self._insert(0, earlier)
        return self._first > 0

    def cut_again(self) -> None:
        """Wrap all lines again, for another width."""
        self.beginResetModel()
        self._told.clear()
        for block in self._blocks:
            block.rows = self._cut_lines(block.lines)
        self._rows = [row for block in self._blocks for row in block.rows]
        self.endResetModel()

    # -- inside --------------------------------------------------------------------------------------------------

    def _block(self, number: int) -> _Block:
        """Return the lines of a move; lines that differ between viewers are cached for each viewer.

        With four players taking turns at the screen, the cache saves 3 % of a move's time, more in a longer match.
        """
        if number in self._veiled and (told := self._told.get((number, self._seen(number)))) is not None:
            return told
        lines, veiled = self._telling.tell(number)
        if veiled:
            self._veiled.add(number)
        block = _Block(lines, self._cut_lines(lines))
        if number in self._veiled:
            self._told[number, self._seen(number)] = block
        return block

    def _seen(self, number: int) -> Hashable:
        """Return the facts of a move (0: of the events before the first move) that the current viewer may know."""
        match = self._context.match
        if not number:
            return tuple(match.sight.event(event, match.viewer) for event in match.whole.opening)
        done = match.whole.played[number - 1]
        return self._words.notation(done.record.move, done.record.seat, match.viewer), tuple(match.events_of(done))

    def _cut_lines(self, lines: Sequence[Line]) -> list[Row]:
        return [
            Row(text, line, not number) for line in lines for number, text in enumerate(self._cut(line.text, line.kind))
        ]

    def _start(self, index: int) -> int:
        """Return the first row of a block."""
        return sum(len(block.rows) for block in self._blocks[:index])

    def _insert(self, index: int, blocks: list[_Block]) -> None:
        start, rows = self._start(index), [row for block in blocks for row in block.rows]
        self._blocks[index:index] = blocks
        if rows:
            self.beginInsertRows(QModelIndex(), start, start + len(rows) - 1)
            self._rows[start:start] = rows
            self.endInsertRows()

    def _remove(self, index: int, end: int) -> None:
        start, stop = self._start(index), self._start(end)
        del self._blocks[index:end]
        if stop > start:
            self.beginRemoveRows(QModelIndex(), start, stop - 1)
            del self._rows[start:stop]
            self.endRemoveRows()

    def _drop(self, wanted: int) -> None:
        """Remove the blocks of all moves from this number on."""
        self._remove(wanted - self._first, len(self._blocks))
        self._veiled = {number for number in self._veiled if number < wanted}
        self._told = {known: block for known, block in self._told.items() if known[0] < wanted}

    def _renew_secret_lines(self, wanted: int) -> None:
        """Make the lines of moves with secrets again, since each viewer reads other lines."""
        at = start = 0
        for number in sorted(self._veiled):
            index = number - self._first
            if number < wanted:
                start += sum(len(block.rows) for block in self._blocks[at:index])
                at = index
                self._exchange(index, start, self._block(number))

    def _exchange(self, index: int, start: int, block: _Block) -> None:
        """Replace a block by another; ``start`` is its first row."""
        old = self._blocks[index]
        if block.lines == old.lines:
            return
        if len(block.rows) != len(old.rows):
            self._remove(index, index + 1)
            self._insert(index, [block])
            return
        self._blocks[index] = block
        end = start + len(block.rows)
        self._rows[start:end] = block.rows
        self.dataChanged.emit(self.index(start, 0), self.index(end - 1, 0))
