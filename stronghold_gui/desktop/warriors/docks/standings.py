"""The dock of standings: each seat's cards of each people, its victory pile, and its points if counted now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, QPoint, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QTableView

from stronghold_gui.desktop.docks.viewport import own_viewport
from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.play.badges import badge
from stronghold_gui.desktop.table.brush import text_factor
from stronghold_gui.desktop.theme import tones
from stronghold_gui.desktop.warriors.client import WarriorsClient, WarriorsContext
from stronghold_gui.desktop.warriors.table_words import folk
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.ids import PEOPLES, SEATS
from stronghold_gui.games.warriors.wording.nouns import sentence
from stronghold_gui.text.nouns import Fact

if TYPE_CHECKING:
    from stronghold_gui.games.warriors.table import Player, Table


_AnyIndex = QModelIndex | QPersistentModelIndex
_LEADS: Final = "★"
_DRAGONS: Final = "dragons"
_NAMED: Final = 2
"""Largest number of columns that have names beside the badges."""
_AROUND: Final = 18
"""Pixels beside a badge and a name in the head of a column."""
_STARRED: Final = 4
_BADGE: Final = 18
_COLUMN: Final = 27
"""Smallest width of a column in pixels, for text of the usual size."""
_AIR: Final = 5
"""Pixels of a row above the height of its letters."""


class Standing:
    """The scores of a table, counted as at the end of the game.

    Attributes:
        rows: for each people, and for dragons if the box has any: name, bonus, and each seat's number of cards.
        piles: the points of the victory piles.
        totals: all points.
    """

    def __init__(self, table: Table) -> None:
        """Score a table; cards that camp or fight in a band count with their faction."""
        cards = load_cards(table.box)
        seats = SEATS[: table.seats]
        sizes = {people: [_size(table, seat, people) for seat in seats] for people in PEOPLES}
        self.rows: list[tuple[str, int, list[int]]] = [
            (people, bonus, sizes[people]) for people, bonus in zip(PEOPLES, cards.bonus, strict=True)
        ]
        if table.box != "base":
            self.rows.append((_DRAGONS, cards.dragon_bonus, [len(table.players[seat].dragons) for seat in seats]))
        self.piles = [cards.pile_points * sum(table.players[seat].victory.values()) for seat in seats]
        self.totals = [
            pile + sum(bonus for _, bonus, counts in self.rows if counts[seat] and counts[seat] == max(counts))
            for seat, pile in enumerate(self.piles)
        ]


def _size(table: Table, seat: str, people: Any) -> int:  # noqa: ANN401 - an id
    player: Player = table.players[seat]  # type: ignore[index]  # an id
    faction = player.factions.get(people)
    size = 0 if faction is None else faction.infantry + faction.archer + faction.cavalry
    fight = table.fight
    if fight.side == f"{seat}.{people}":
        size += sum(fight.camp.values())
    return size + (fight.band.get(people, 0) if table.resolver == seat else 0)


class StandingsModel(QAbstractTableModel):
    """The model of the standings: rows for totals, peoples and victory piles, and a column for each seat."""

    def __init__(self, context: WarriorsContext, client: WarriorsClient) -> None:
        super().__init__()
        self._context, self._client = context, client
        self._standing: Standing | None = None
        self._width = 0
        self._bold = QFont()
        self._bold.setBold(True)

    def count(self) -> None:
        """Score the current table, and tell the view."""
        standing = Standing(self._client.table)
        same = self._standing is not None and len(standing.totals) == len(self._standing.totals)
        if not same or self._standing is None or len(standing.rows) != len(self._standing.rows):
            self.beginResetModel()
            self._standing = standing
            self.endResetModel()
            return
        self._standing = standing
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, self.rowCount() - 1)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def fit(self, width: int) -> None:
        """Store the total width of the columns in pixels; names that do not fit are only in tooltips."""
        if width != self._width:
            self._width = width
            if self.columnCount():
                self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def rowCount(self, _parent: _AnyIndex = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        return len(self._standing.rows) + 2 if self._standing is not None else 0

    def columnCount(self, _parent: _AnyIndex = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        return len(self._standing.totals) if self._standing is not None else 0

    def data(self, index: _AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - whatever the role
        if not self._shown or not index.isValid():
            return None
        row, seat = self._row(index.row()), index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._number(row, seat)
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case Qt.ItemDataRole.FontRole if self._leads(row, seat):
                return self._bold
            case Qt.ItemDataRole.ToolTipRole:
                return tip_of(self._words(row, seat))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words(row, seat)
            case _:
                return None

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        if self._standing is None or not self._shown:
            return None
        if way == Qt.Orientation.Horizontal:
            return self._seat(section, role)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        section = self._row(section)
        texts, rows = self._context.texts, self._standing.rows
        if section < len(rows):
            people, bonus, _ = rows[section]
            return sentence(texts, "standings.people", {"people": folk(people, texts), "bonus": bonus})
        return sentence(texts, "desk.piles" if section == len(rows) else "standings.points", {})

    @property
    def _shown(self) -> bool:
        """Whether there is a match to show; Qt asks for headers even while it removes the table."""
        return self._standing is not None and self._context.controller is not None

    def _row(self, shown: int) -> int:
        """Return the row of the standing for a shown row: the totals, last in the standing, are shown first."""
        return (shown - 1) % self.rowCount()

    def _seat(self, seat: int, role: int) -> Any:  # noqa: ANN401 - whatever the role
        """Return the head of a seat's column: its badge, and its name if there is room."""
        name = self._context.short(seat)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return name if self._named else ""
            case Qt.ItemDataRole.ToolTipRole:
                return tip_of(name)
            case Qt.ItemDataRole.AccessibleTextRole:
                return name
            case Qt.ItemDataRole.DecorationRole:
                tone = tones(QGuiApplication.palette())
                return badge(self._context.marks[seat], tone, _BADGE)
            case _:
                return None

    @property
    def _named(self) -> bool:
        """Whether the heads have room for all names."""
        columns, advance = self.columnCount(), QFontMetrics(QGuiApplication.font()).horizontalAdvance
        if columns > _NAMED:
            return False
        room = self._width // columns - _BADGE - _AROUND
        return all(advance(self._context.short(seat)) <= room for seat in range(columns))

    def topic(self, row: int) -> str:
        """Return the rules topic of a shown row; ``row`` is -1 outside all rows."""
        if self._standing is None or row < 0:
            return "standings"
        rows, told = self._standing.rows, self._row(row)
        if told < len(rows):
            return rows[told][0]
        return "victory" if told == len(rows) else "standings"

    def _number(self, row: int, seat: int) -> str:
        """Return a number, with a star for the leader; with many columns, the totals have no star."""
        number = self._numbers(row)[seat]
        star = self._leads(row, seat) and (row < self.rowCount() - 1 or self.columnCount() <= _STARRED)
        return f"{number}{_LEADS}" if star else str(number or "–")

    def _numbers(self, row: int) -> Sequence[int]:
        assert self._standing is not None
        rows = self._standing.rows
        if row < len(rows):
            return rows[row][2]
        return self._standing.piles if row == len(rows) else self._standing.totals

    def _leads(self, row: int, seat: int) -> bool:
        """Return whether a seat has the most in a row other than that of the victory piles."""
        assert self._standing is not None
        numbers = self._numbers(row)
        return row != len(self._standing.rows) and 0 < numbers[seat] == max(numbers)

    def _words(self, row: int, seat: int) -> str:
        """Return a number in words; for a people, also by how much the seat leads or is behind, and the bonus."""
        assert self._standing is not None
        texts, rows, name = self._context.texts, self._standing.rows, self._context.short(seat)
        if row >= len(rows):
            points = self._standing.piles if row == len(rows) else self._standing.totals
            which = "pile" if row == len(rows) else "total"
            return sentence(texts, f"standings.words.{which}", {"name": name, "n": points[seat]})
        people, bonus, counts = rows[row]
        told: dict[str, Fact] = {"name": name, "people": folk(people, texts), "bonus": bonus, "n": counts[seat]}
        others = max((count for other, count in enumerate(counts) if other != seat), default=0)
        if counts[seat] and counts[seat] >= others:
            how = "shares" if counts[seat] == others else "leads"
            return sentence(texts, f"standings.words.{how}", told | {"by": counts[seat] - others})
        return sentence(texts, "standings.words.behind", told | {"by": others - counts[seat]})


class StandingsPage(QTableView):
    """The table of standings."""

    def __init__(self, context: WarriorsContext, client: WarriorsClient) -> None:
        super().__init__()
        self.setObjectName("standings")
        self._context = context
        self.setViewport(own_viewport())
        self.standings = StandingsModel(context, client)
        self.setModel(self.standings)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._fit()
        self.setWordWrap(False)
        # Qt would cut numbers that fit, because it subtracts margins.
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self._name()

    def refresh(self, _reason: str = "") -> None:
        self.standings.count()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        self._name()
        if self._context.controller is not None:
            self.standings.count()

    def topic_at(self, point: QPoint | None) -> str:
        """Return the rules topic of the row at a point of the screen, or of the current row for ``None``."""
        row = self.currentIndex().row() if point is None else self.rowAt(self.viewport().mapFromGlobal(point).y())
        return self.standings.topic(row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.standings.fit(self.viewport().width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Make rows as high, and columns at least as wide, as their numbers."""
        self.horizontalHeader().setMinimumSectionSize(round(_COLUMN * text_factor(self.font())))
        self.verticalHeader().setDefaultSectionSize(QFontMetrics(self.font()).height() + _AIR)

    def sizeHint(self) -> QSize:
        return QSize(330, 240)

    def _name(self) -> None:
        self.setAccessibleName(self._context.texts("dock.standings"))
