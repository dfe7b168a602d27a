"""The dock of pieces that are not on the board: camp, bag, discard, and the pieces left in the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from stronghold_gui.desktop.docks.card import SMALL_EMBLEM, Card, ScrollPage
from stronghold_gui.desktop.docks.chips import Tile
from stronghold_gui.desktop.labels import ElidedLabel
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.games.stronghold.ids import SUPPLY_IDS
from stronghold_gui.games.stronghold.pieces import DEFENDERS, UNITS
from stronghold_gui.games.stronghold.wording import capital, piece_name, unit_count

_HEAPS: Final = {
    "camp": "camp",
    "camp_1": "camp",
    "bag": "bag",
    "discard": "discard",
    "paid": "paying",
    "paid_1": "paying",
    "sacrificed": "blood_rituals",
}
"""The rules topics of the heaps; ``_1`` stands for the second of two Invaders."""
_COLUMNS: Final = 5
"""Number of tiles in a row of pieces, for which a narrow dock has room."""
_ART: Final = {"hit": "hit_card", "miss": "miss_card"}


class SupplyPage(ScrollPage):
    """Heaps of units, and pieces whose number is limited."""

    def __init__(self, context: StrongholdContext) -> None:
        super().__init__("supply")
        about(self, "supply")
        self._context = context
        self.cards = {name: Card(f"supply_{name}") for name in ("invader", "defender", "pieces")}
        self.heaps = {name: about(UnitRow(context, name, UNITS), topic) for name, topic in _HEAPS.items()}
        self.free = about(UnitRow(context, "free", DEFENDERS), "defender_units")
        for heap in self.heaps.values():
            self.cards["invader"].rows.addWidget(heap)
        self.cards["defender"].rows.addWidget(self.free)
        self.pieces = {
            name: about(Tile(context.art, f"supply_{name}", _ART.get(name, name), 28), name) for name in SUPPLY_IDS
        }
        grid = QGridLayout()
        grid.setContentsMargins(8, 0, 8, 0)
        grid.setSpacing(3)
        for number, tile in enumerate(self.pieces.values()):
            tile.setEnabled(False)
            grid.addWidget(tile, number // _COLUMNS, number % _COLUMNS)
        grid.setColumnStretch(_COLUMNS, 1)
        self.cards["pieces"].rows.addLayout(grid)
        for name, emblem in (("invader", "seat_invader"), ("defender", "seat_defender"), ("pieces", "resource")):
            card = self.cards[name]
            card.head.show_emblem(context.art, emblem, SMALL_EMBLEM)
            card.open(True)
            self.column.addWidget(card)
        self.column.addStretch(1)

    def refresh(self, _reason: str = "") -> None:
        """Show the current heaps."""
        table, texts = self._context.table, self._context.texts
        heaps: dict[str, Mapping[Any, int]] = {
            "bag": table.bag,
            "discard": table.discard,
            "sacrificed": {"goblin": table.sacrificed},
        }
        for seat, invader in enumerate(table.invaders):
            suffix = f"_{seat}" if seat else ""
            heaps[f"camp{suffix}"], heaps[f"paid{suffix}"] = invader.camp, invader.paid
        for name, row in self.heaps.items():
            if row.isHidden() == (name in heaps):
                row.setVisible(name in heaps)
            row.refresh(heaps.get(name, {}), self._label(name))
        self.free.refresh(table.free, self._label("free"))
        for name, tile in self.pieces.items():
            count = table.supply.get(name, 0)
            words = texts("frame.named", name=capital(piece_name(name, texts)), what=count)
            tile.show_state(possible=False, tip=words, name=words, count=str(count), faint=not count)
        for name, card in self.cards.items():
            several = len(self._context.team_of(0 if name == "invader" else len(table.invaders))) > 1
            family = "partner" if several and name != "pieces" else "window"
            card.head.show_words(texts(f"{family}.supply.{name}"), "", active=False)

    def _label(self, heap: str) -> str:
        """Return the name of a heap; with two Invaders, also its owner."""
        context = self._context
        name, _, seat = heap.partition("_")
        if len(context.table.invaders) > 1 and name in ("camp", "paid"):
            return context.texts(f"partner.heap.{name}", name=context.short(int(seat or 0)))
        return context.texts(f"window.heap.{name}")

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        if self._context.controller is not None:
            self.refresh()


class UnitRow(QWidget):
    """A heap of units: its name and how many of each kind."""

    def __init__(self, context: StrongholdContext, name: str, kinds: Sequence[str]) -> None:
        super().__init__()
        self.setObjectName(f"heap_{name}")
        self._context = context
        self.label = named(ElidedLabel(), f"heap_{name}_label")
        self.tiles = {kind: about(Tile(context.art, f"heap_{name}_{kind}", kind, 28), kind) for kind in kinds}
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 1, 8, 1)
        row.addWidget(self.label, 1)
        for tile in self.tiles.values():
            tile.setEnabled(False)
            row.addWidget(tile)

    def refresh(self, units: Mapping[Any, int], label: str) -> None:
        """Show the number of each kind, under a name."""
        texts = self._context.texts
        self.label.setText(label)
        for kind, tile in self.tiles.items():
            count = units.get(kind, 0)
            words = unit_count(kind, count, texts)
            tile.show_state(possible=False, tip=words, name=words, count=str(count), faint=not count)
