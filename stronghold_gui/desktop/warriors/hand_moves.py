"""The legal moves as gestures: sources and targets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from stronghold_gui.desktop.table.by_hand import Answers
from stronghold_gui.desktop.table.model import Source, pile_target
from stronghold_gui.desktop.warriors.seating import Seating
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.ids import SEATS, TYPES
from stronghold_gui.games.warriors.pieces import DRAGON_IDS
from stronghold_gui.games.warriors.table import Table

Answer = tuple[int, m.Move]
"""A seat and one of its moves."""
_PUT_AWAY: Final = "discard"


class Gestures(Answers[m.Move]):
    """The legal moves as gestures; to lose a card, taking it is enough."""

    def __init__(self, table: Table, seating: Seating) -> None:
        """Store the table; `add` then adds moves.

        Args:
            table: the current view of the table.
            seating: the places of the seats' cards.
        """
        super().__init__()
        self._table, self._seating = table, seating

    def add(self, seat: int, moves: Iterable[m.Move]) -> None:
        """Add the legal moves of a seat."""
        for move in moves:
            self.add_move(seat, move, self._of(seat, move), picked=isinstance(move, m.Lose))

    def _of(self, seat: int, move: m.Move) -> Iterator[tuple[Source, str]]:
        fight = self._table.fight
        match move:
            case m.Attack(side, target):
                yield from ((source, self.target(target)) for source in self.piles(side))
            case m.Target(target):
                yield from ((source, self.target(target)) for source in self.piles(fight.side))
            case m.Again():
                yield from ((source, self.target(fight.target)) for source in self.piles(fight.side))
            case m.Charge(camp, target):
                yield (self._seating.area_of(fight.side, self._table), camp), self.target(target)
            case m.Ward(faction):
                yield (self._seating.area(seat, "waiting"), "wizard"), self.target(faction)
            case m.Assign(dragon):
                yield (self._seating.area(seat, "waiting"), "flame"), self.target(dragon)
            case m.Lose(card):
                yield self.pile(card), self._seating.area(self.winner(seat), "victory")
            case m.Flame(dragon, spend):
                goal = _PUT_AWAY if spend else self._seating.area(self.winner(seat), "victory")
                yield self.pile(dragon), goal
            case m.Fire(target):
                yield (self._seating.area(seat, "catapults"), "catapult"), self.target(target)
            case _:
                return

    def winner(self, loser: int) -> int:
        """Return the seat that gets the loser's card after a comparison."""
        sides = (self._table.resolver, self._table.fight.defender)
        return next(SEATS.index(side) for side in sides if side is not None and SEATS.index(side) != loser)

    def piles(self, place: str) -> list[Source]:
        """Return the piles that fight at a place."""
        area = self._seating.area_of(place, self._table)
        if place == "band":
            return [(area, people) for people, count in self._table.fight.band.items() if count]
        if place in DRAGON_IDS:
            return [(area, place)]
        seat, _, people = place.partition(".")
        faction = self._table.players[seat].factions.get(people)  # type: ignore[index, call-overload]  # ids
        return [(area, kind) for kind in TYPES if faction is not None and getattr(faction, kind)]

    def pile(self, card: str) -> Source:
        """Return the pile of a card on the table (`b.goblins.archer`, `band.elves`, `dragon3`)."""
        area = self._seating.area_of(card, self._table)
        return area, card if card in DRAGON_IDS else card.rpartition(".")[2]

    def target(self, name: str) -> str:
        """Return the drop target for a place or a card: the card itself if it is visible."""
        area = self._seating.area_of(name, self._table)
        if area == "band":
            return pile_target(*self.pile(name))
        if not self._seating.spread(self._seating.seat_at(area)):
            return area
        one_card = name in DRAGON_IDS or name.rpartition(".")[2] in (*TYPES, "wizard")
        return pile_target(*self.pile(name)) if one_card else area
