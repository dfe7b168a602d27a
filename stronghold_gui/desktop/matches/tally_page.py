"""The page of the record of games: lists to select a game and a player, and the table of their results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.core.tally_words import Line
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.library.button import PanelButton
from stronghold_gui.desktop.library.panel import EDGE
from stronghold_gui.desktop.matches.page_head import HeadedPage
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.tab_order import READ_ALONE

_LETTERS: Final = 12
"""Smallest width in letters of a list of games or players."""
_GAP: Final = 18
"""Pixels between two columns of numbers."""
_AIR: Final = (8, 22)
"""Pixels that are added to the height of the letters in a row, and in a heading."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Rows(QStyledItemDelegate):
    """Delegate for rows with padding, and more of it above a heading."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        heading = not index.flags() & Qt.ItemFlag.ItemIsSelectable
        return super().sizeHint(option, index) + QSize(0, _AIR[heading])


@dataclass(frozen=True, slots=True)
class TallyTable:
    """The content of the table.

    Attributes:
        heads: the heads of the columns of numbers.
        lines: the lines below them.
        notes: sentences below the table.
        nothing: the text shown instead of an empty table.
    """

    heads: Sequence[str]
    lines: Sequence[Line]
    notes: Sequence[str]
    nothing: str


class TallyPage(HeadedPage):
    """Shows the record of games.

    Attributes:
        chosen: emitted when another game or player was selected.
        exported: emitted to save the record as a table.
        games, people: the lists of games and players.
        table: the numbers.
        notes: the sentences below the table.
        none: the text if there are no numbers.
    """

    chosen = Signal()
    exported = Signal()
    # Numbers far from their names are hard to read.
    WIDEST = 1300

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        self.export = PanelButton("tally_export", "save")
        super().__init__("tally", (self.export,), parent)
        self._language = language
        self.games, self.people = named(QComboBox(), "tally_games"), named(QComboBox(), "tally_people")
        self._labels = {"game": QLabel(), "person": QLabel()}
        self.table = named(QTreeWidget(), "tally_table")
        self.notes = named(QLabel(wordWrap=True), "tally_notes")
        self.none = named(QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter), "tally_none")
        self._set_up_table()
        self._lay_out()
        self.export.clicked.connect(self.exported)
        for box in (self.games, self.people):
            box.activated.connect(lambda _index: self._choose())
        self.retranslate()

    def retranslate(self) -> None:
        """Update the texts in the current language; the caller updates lists and table."""
        say = self._language
        self.title.setText(say("tally.title"))
        self.export.setText(say("tally.export"))
        self.export.setToolTip(say("tally.export.tip"))
        self.back.setText(say("matches.back"))
        self.table.setAccessibleName(say("tally.title"))
        for name, label in self._labels.items():
            label.setText(say(f"tally.{name}"))

    def show_table(self, shown: TallyTable) -> None:
        """Show the numbers, or a text if there are none; selection and scroll position stay."""
        bar = self.table.verticalScrollBar()
        current, place = self.table.currentIndex().row(), bar.value()
        self.table.clear()
        # Heads have two lines, so that the columns of numbers leave room for the names.
        self.table.setHeaderLabels(["", *("\n".join(head.rsplit(" ", 1)) for head in shown.heads)])
        self.table.addTopLevelItems([self._item(line, shown.heads) for line in shown.lines])
        for row, line in enumerate(shown.lines):
            if line.is_heading:
                self.table.setFirstColumnSpanned(row, self.table.rootIndex(), True)
        for column in range(1, self.table.columnCount()):
            self.table.headerItem().setTextAlignment(column, _RIGHT)
        self._fit_columns()
        if (item := self.table.topLevelItem(current)) is not None:
            self.table.setCurrentItem(item)
        bar.setValue(place)
        self.table.setVisible(bool(shown.lines))
        self.none.setText(shown.nothing)
        self.none.setVisible(not shown.lines)
        self.notes.setText("\n".join(shown.notes))
        self.notes.setVisible(bool(shown.notes))

    def take_keys(self) -> None:
        """Focus the list of games."""
        self.games.setFocus()

    # -- inside --------------------------------------------------------------------------------------------------

    def _choose(self) -> None:
        """Show another table from its top."""
        self.table.clear()
        self.chosen.emit()

    def _arrange(self) -> None:
        super()._arrange()
        # Without this, the table would still have its old width.
        self._column.activate()
        self._fit_columns()

    def _item(self, line: Line, heads: Sequence[str]) -> QTreeWidgetItem:
        item = QTreeWidgetItem([line.name, *line.cells])
        for column in range(1, len(line.cells) + 1):
            item.setTextAlignment(column, _RIGHT)
        if line.is_heading:
            font = self.table.font()
            font.setBold(True)
            item.setFont(0, font)
            item.setTextAlignment(0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            return item
        say = self._language
        cells = [say("tally.cell", head=head, figure=cell) for head, cell in zip(heads, line.cells, strict=True)]
        told = say("tally.row", name=line.name, figures=", ".join(cells))
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, told)
        return item

    def _fit_columns(self) -> None:
        """Make columns of numbers as wide as they need, and give the rest to the names; numbers are never cut."""
        table, head = self.table, self.table.header()
        figures = range(1, table.columnCount())
        for column in figures:
            head.resizeSection(column, max(table.sizeHintForColumn(column), head.sectionSizeHint(column)) + _GAP)
        rest = table.viewport().width() - sum(map(head.sectionSize, figures))
        head.resizeSection(0, max(rest, table.sizeHintForColumn(0) + _GAP))

    def _set_up_table(self) -> None:
        table = self.table
        table.setProperty(READ_ALONE, True)
        table.setRootIsDecorated(False)
        table.setAllColumnsShowFocus(True)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setItemDelegate(_Rows(table))
        table.setTabKeyNavigation(False)
        head = table.header()
        head.setStretchLastSection(False)
        head.setSectionsMovable(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for box in (self.games, self.people):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(_LETTERS)
        self._labels["game"].setBuddy(self.games)
        self._labels["person"].setBuddy(self.people)

    def _lay_out(self) -> None:
        chosen = QHBoxLayout()
        chosen.setContentsMargins(EDGE, 0, EDGE, 0)
        for label, box in zip(self._labels.values(), (self.games, self.people), strict=True):
            chosen.addWidget(label)
            chosen.addWidget(box, 1)
        listed = QVBoxLayout()
        listed.setContentsMargins(EDGE, 0, EDGE, EDGE)
        for part, stretch in ((self.table, 1), (self.none, 1), (self.notes, 0)):
            listed.addWidget(part, stretch)
        self._column.addLayout(chosen)
        self._column.addLayout(listed, 1)
