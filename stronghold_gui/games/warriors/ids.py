"""The ids of ``pieces.py`` as types, so that documents are checked and schemas list them."""

from __future__ import annotations

from typing import Final, Literal, get_args

BoxId = Literal["base", "hordes"]
SeatId = Literal["a", "b", "c", "d", "e", "f"]
PeopleId = Literal["undead", "dwarves", "trolls", "elves", "goblins", "barbarians"]
TypeId = Literal["infantry", "archer", "cavalry"]
SymbolId = Literal["shield", "bow", "horse"]
BattleId = Literal["simple", "mercenary", "draconic", "mixed"]
FoughtAs = Literal["", "simple", "mercenary", "draconic"]
"""The kind of the current battle; "" before a mixed one is declared, and without a card."""
DragonId = Literal[
    "dragon1", "dragon2", "dragon3", "dragon4", "dragon5", "dragon6", "dragon7", "dragon8", "dragon9", "dragon10",
    "dragon11", "dragon12", "dragon13", "dragon14", "dragon15",
]  # fmt: skip

SEATS: Final[tuple[SeatId, ...]] = get_args(SeatId)
PEOPLES: Final[tuple[PeopleId, ...]] = get_args(PeopleId)
TYPES: Final[tuple[TypeId, ...]] = get_args(TypeId)
SYMBOLS: Final[tuple[SymbolId, ...]] = get_args(SymbolId)
DRAGONS: Final[tuple[DragonId, ...]] = get_args(DragonId)
