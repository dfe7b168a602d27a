"""The table as a tree of lines, for users of screen readers and for play by keys.

Screen readers support trees, but get no information from a graphics view. The game writes the lines. The model is
updated line by line, so that the reading position is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.table.focus import Stop

_AnyIndex = QModelIndex | QPersistentModelIndex

Mark = Literal["", "take", "put", "held", "inside"]
"""The use of a line now: it can be taken, the held piece can be put there, it is held itself; or a line below it can
be used."""

MARK_ROLE: Final = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the outline.

    Attributes:
        id: its name among its siblings, independent of its text.
        text: the text.
        place: its area: highlighted on the board, and a possible target.
        stop: the stop that Enter takes, as for the board's keys; ``None`` for a line that is only text.
        children: the lines below it.
    """

    id: str
    text: str
    place: str = ""
    stop: Stop | None = None
    children: tuple[Entry, ...] = ()


class _Line:
    """An entry at its place in the tree, with its mark."""

    __slots__ = ("children", "entry", "mark", "number", "parent")

    def __init__(self, entry: Entry, parent: _Line | None, number: int) -> None:
        self.entry, self.parent, self.number = entry, parent, number
        self.children: list[_Line] = []
        self.mark: Mark = ""

    def all(self) -> Iterator[_Line]:
        """Yield the lines below this one, in reading order."""
        for child in self.children:
            yield child
            yield from child.all()


class OutlineModel(QAbstractItemModel):
    """A Qt model of the lines. An update announces only the differences from the previous position."""

    def __init__(self, words_of: Callable[[Mark], str], parent: QObject | None = None) -> None:
        """Make an empty outline.

        Args:
            words_of: returns the name of a mark, for users of screen readers.
            parent: its Qt parent.
        """
        super().__init__(parent)
        self._words_of = words_of
        self._made = 0
        self._lines: dict[int, _Line] = {}
        self._root = _Line(Entry("", ""), None, 0)
        self._bold = QFont()
        self._bold.setBold(True)

    # -- contents ------------------------------------------------------------------------------------------------

    def update(self, entries: Sequence[Entry]) -> None:
        """Show these lines; unchanged lines keep their places."""
        self._merge(self._root, entries)

    def mark(self, mark_of: Callable[[Entry], Mark]) -> None:
        """Set the mark of each line; lines above a marked one are marked ``inside``."""
        for line in self._root.children:
            self._mark_below(line, mark_of)

    def entry(self, index: _AnyIndex) -> Entry:
        return self._line(index).entry

    def entries(self) -> list[tuple[Entry, Mark]]:
        """Return all lines with their marks, in reading order."""
        return [(line.entry, line.mark) for line in self._root.all()]

    def find(self, fits: Callable[[Entry], bool]) -> QModelIndex:
        """Return the first line that fits, an invalid index if none does."""
        return next((self._index(line) for line in self._root.all() if fits(line.entry)), QModelIndex())

    def marked(self, start: _AnyIndex, *, forward: bool) -> QModelIndex:
        """Return the next usable line from `start`, cyclically; an invalid index if there is none."""
        lines = list(self._root.all())
        at = lines.index(self._line(start)) if start.isValid() else -1 if forward else 0
        after = [*lines[at + 1 :], *lines[: at + 1]] if forward else [*lines[:at][::-1], *lines[at:][::-1]]
        return next((self._index(line) for line in after if line.mark in ("take", "put")), QModelIndex())

    # -- Qt's interface ------------------------------------------------------------------------------------------

    def index(self, row: int, column: int, parent: _AnyIndex = QModelIndex()) -> QModelIndex:  # noqa: B008 - as Qt declares it
        """Return the index of a line."""
        children = self._line(parent).children
        if column or not 0 <= row < len(children):
            return QModelIndex()
        return self.createIndex(row, 0, children[row].number)

    def parent(self, index: _AnyIndex = QModelIndex()) -> Any:  # noqa: ANN401, B008 - Qt has two
        """Return the line above."""
        line = self._line(index).parent
        return QModelIndex() if line is None else self._index(line)

    def rowCount(self, parent: _AnyIndex = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        """Return the number of lines below one."""
        return len(self._line(parent).children)

    def columnCount(self, _parent: _AnyIndex = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        """Return 1: there is one column."""
        return 1

    def data(self, index: _AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - whatever the role
        """Return the text of a line; screen readers also get its mark."""
        if not index.isValid():
            return None
        line = self._line(index)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.entry.text
            case Qt.ItemDataRole.ToolTipRole:
                return tip_of(line.entry.text)
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(filter(None, (line.entry.text, self._words_of(line.mark) if line.mark else "")))
            case Qt.ItemDataRole.FontRole if line.mark in ("take", "put", "held"):
                return self._bold
            case _:
                return line.mark if role == MARK_ROLE else None

    # -- inside --------------------------------------------------------------------------------------------------

    def _line(self, index: _AnyIndex) -> _Line:
        return self._lines.get(index.internalId(), self._root) if index.isValid() else self._root

    def _index(self, line: _Line) -> QModelIndex:
        if line.parent is None:
            return QModelIndex()
        return self.createIndex(line.parent.children.index(line), 0, line.number)

    def _merge(self, line: _Line, entries: Sequence[Entry]) -> None:
        """Update the lines below one."""
        wanted = [entry.id for entry in entries]
        if [child.entry.id for child in line.children] != wanted:
            for row in range(len(line.children) - 1, -1, -1):
                if line.children[row].entry.id not in wanted:
                    self._remove(line, row)
            for row, entry in enumerate(entries):
                self._place(line, row, entry)
        for child, entry in zip(line.children, entries, strict=True):
            changed, child.entry = child.entry.text != entry.text, entry
            if changed:
                self._tell(child)
            self._merge(child, entry.children)

    def _place(self, line: _Line, row: int, entry: Entry) -> None:
        """Move a line to a row, or create it there."""
        if row < len(line.children) and line.children[row].entry.id == entry.id:
            return
        further = next((n for n, child in enumerate(line.children) if child.entry.id == entry.id), -1)
        if further >= 0:
            self._remove(line, further)
        self._made += 1
        child = _Line(entry, line, self._made)
        self._lines[child.number] = child
        self.beginInsertRows(self._index(line), row, row)
        line.children.insert(row, child)
        self.endInsertRows()

    def _remove(self, line: _Line, row: int) -> None:
        self.beginRemoveRows(self._index(line), row, row)
        gone = line.children.pop(row)
        for one in (gone, *gone.all()):
            del self._lines[one.number]
        self.endRemoveRows()

    def _mark_below(self, line: _Line, mark_of: Callable[[Entry], Mark]) -> bool:
        """Mark a line and those below it; return whether one of them can be used."""
        inside = False
        for child in line.children:
            inside = self._mark_below(child, mark_of) or inside
        mark: Mark = mark_of(line.entry) or ("inside" if inside else "")
        if mark != line.mark:
            line.mark = mark
            self._tell(line)
        return bool(mark)

    def _tell(self, line: _Line) -> None:
        index = self._index(line)
        self.dataChanged.emit(index, index)
