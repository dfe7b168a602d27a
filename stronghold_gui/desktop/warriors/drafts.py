"""Moves that are composed of several cards before they are played: keeping cards of a hand, and forming a band."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from stronghold_gui.desktop.table.model import Source
from stronghold_gui.desktop.warriors.contents import Chosen
from stronghold_gui.desktop.warriors.seating import Seating
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.ids import PEOPLES, SEATS
from stronghold_gui.games.warriors.table import Player, Table

HAND: Final = "hand"
KEPT: Final = "kept"
BAND: Final = "band"
_SIZED: Final = ("keep", "band")
"""The kinds of decision that need several cards."""


class Draft:
    """The draft of one seat for one decision.

    Attributes:
        kind: kind of the decision: ``keep``, ``band``, or ``""`` for one that needs no draft.
        size: number of cards needed.
        cards: the chosen cards of the hand or, for a band, the people of each chosen infantry.
    """

    def __init__(self, kind: str, size: int, table: Table, seat: int) -> None:
        """Begin with the earlier choice, or with the only possible one.

        Args:
            kind: kind of the decision.
            size: number of cards needed.
            table: the seat's view of the table.
            seat: the deciding seat.
        """
        self.kind = kind if kind in _SIZED else ""
        self.size = size
        self._table, self._seat = table, SEATS[seat]
        self._before: tuple[str, ...] = ()
        self.cards: list[str] = []
        if self.kind == "keep":
            self._before = tuple(_listed(dict(self._player.kept)))
            self.cards = list(self._before)
        elif self.kind == "band" and sum(self._infantry.values()) == size:
            self.cards = _listed(self._infantry)

    @property
    def chosen(self) -> Chosen:
        """The chosen cards that the table shows."""
        if self.kind == "keep":
            return Chosen(hand=tuple(self.cards))
        return Chosen(band=tuple(self.cards) if self.kind == "band" else ())

    @property
    def left(self) -> int:
        """Number of cards that the seat must still choose."""
        return self.size - len(self.cards)

    @property
    def move(self) -> m.Move | None:
        """The drafted move, complete or not; `m.END` if it confirms the earlier choice; ``None`` without a draft."""
        if self.kind == "keep":
            same = self._before and sorted(self._before) == sorted(self.cards)
            return m.END if same else m.Keep(tuple(self.cards))
        return m.Band(tuple(self.cards)) if self.kind == "band" else None

    def goals(self, seating: Seating) -> Iterator[tuple[Source, str]]:
        """Yield each source that can be taken now, with its goal."""
        full = len(self.cards) >= self.size
        taken = Counter(self.cards)
        if self.kind == "keep":
            yield from (((KEPT, card), HAND) for card in taken)
            if not full:
                left = Counter(dict(self._player.hand)) - taken
                yield from (((HAND, card), KEPT) for card in left)
        elif self.kind == "band":
            yield from (((BAND, people), seating.area(self._number, people)) for people in taken)
            if not full:
                left = Counter(self._infantry) - taken
                yield from (((seating.area(self._number, people), "infantry"), BAND) for people in left)

    def put(self, source: Source) -> None:
        """Add a card to the draft, or remove it again."""
        area, key = source
        if area in (KEPT, BAND):
            self.cards.remove(key)
        else:
            self.cards.append(key if area == HAND else area.partition(".")[2])

    def tried(self, source: Source) -> m.Move | None:
        """Return the drafted move with another card that cannot be taken, so that the rules can refuse it."""
        area, key = source
        if self.kind == "keep" and area == HAND:
            return m.Keep((*self.cards, key))
        if self.kind != "band":
            return None
        people = area.partition(".")[2]
        if people in PEOPLES:
            return m.Band((*self.cards, people if key == "infantry" else f"{people}.{key}"))
        return m.Band((*self.cards, key)) if key.startswith("dragon") else None

    @property
    def _number(self) -> int:
        return SEATS.index(self._seat)

    @property
    def _player(self) -> Player:
        return self._table.players[self._seat]

    @property
    def _infantry(self) -> dict[str, int]:
        factions = self._player.factions.items()
        return {people: faction.infantry for people, faction in factions if faction.infantry}


def _listed(cards: dict[str, int]) -> list[str]:
    return [card for card, count in cards.items() for _ in range(count)]
