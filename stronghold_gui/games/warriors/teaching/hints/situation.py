"""The situation that advice reads: the table in the seat's view, its decision and its moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.cards import Battle
from stronghold_gui.games.warriors.ids import PEOPLES, SEATS, PeopleId
from stronghold_gui.games.warriors.pieces import BATTLE_LETTERS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.table import Faction, Player, Table
from stronghold_gui.games.warriors.view import View, imagine

BAND = "band"
_BATTLE_LETTERS = tuple(BATTLE_LETTERS.values())


@dataclass
class Situation:
    """A decision and everything around it that its seat can see.

    Attributes:
        view: the seat's view.
        decision: the seat's decision.
        moves: its legal moves.
    """

    view: View
    decision: Decision
    moves: tuple[m.Move, ...]

    @property
    def table(self) -> Table:
        """The table as the seat sees it."""
        return self.view.table

    @property
    def own(self) -> Player:
        return self.table.players[SEATS[self.decision.seat]]

    @property
    def others(self) -> dict[str, Player]:
        return {seat: player for seat, player in self.table.players.items() if seat != SEATS[self.decision.seat]}

    @cached_property
    def position(self) -> Position:
        """Return the table as a position with hidden cards newly dealt, so that the rules cannot reveal them."""
        return imagine(self.view, 0)

    @property
    def battle(self) -> Battle | None:
        """The current battle card."""
        names = [battle.id for battle in self.position.cards.battles]
        card = self.table.fight.card
        return self.position.cards.battles[names.index(card)] if card else None

    # -- places ----------------------------------------------------------------------------------------------------

    def own_factions(self) -> dict[str, Faction]:
        """Return the seat's factions by place."""
        seat = SEATS[self.decision.seat]
        return {f"{seat}.{people}": faction for people, faction in self.own.factions.items()}

    def others_factions(self) -> dict[str, Faction]:
        """Return the factions of other seats by place."""
        players = self.others.items()
        return {f"{seat}.{people}": faction for seat, player in players for people, faction in player.factions.items()}

    def targets(self) -> tuple[str, ...]:
        """Return the places that can be attacked now, each once."""
        return tuple(dict.fromkeys(self._targets()))

    def _targets(self) -> Iterator[str]:
        for move in self.moves:
            match move:
                case m.Attack(_, target) | m.Target(target) | m.Charge(_, target):
                    yield target
                case m.Again():
                    yield self.table.fight.target
                case _:
                    pass

    def sides(self) -> tuple[str, ...]:
        """Return the places that can attack now, each once, or the side that already fights."""
        named = dict.fromkeys(move.side for move in self.moves if isinstance(move, m.Attack))
        return tuple(named) or ((self.table.fight.side,) if self.table.fight.side else ())

    def fighting(self) -> Iterator[str]:
        """Yield the sides; of a band, the factions in it."""
        band = [f"{self.table.resolver}.{people}" for people, count in self.table.fight.band.items() if count]
        for side in self.sides():
            yield from band if side == BAND else (side,)

    # -- majorities ------------------------------------------------------------------------------------------------

    def hangs_on_one(self, place: str) -> bool:
        """Return whether a place's loss of one card may change the seats that get a bonus."""
        if place.startswith("dragon"):
            owner = next((seat for seat, player in self.table.players.items() if place in player.dragons), "")
            return self._hangs_on([len(player.dragons) for player in self.table.players.values()], owner)
        seat, _, people = place.partition(".")
        return self._hangs(seat, people)

    def _hangs(self, seat: str, people: str) -> bool:
        return self._hangs_on([self.size(name, people) for name in SEATS[: self.table.seats]], seat)

    @staticmethod
    def _hangs_on(sizes: list[int], seat: str) -> bool:
        if seat not in SEATS:
            return False
        number = SEATS.index(seat)
        own = sizes[number]
        others = max(size for other, size in enumerate(sizes) if other != number)
        return own > 0 and own >= others and (own == 1 or others >= own - 1)

    def size(self, seat: str, people: str) -> int:
        """Return the size of a faction, including its warriors that camp or fight in the band."""
        fight, faction = self.table.fight, self.table.players[seat].factions.get(_people(people))  # type: ignore[index]
        size = 0 if faction is None else faction.infantry + faction.archer + faction.cavalry
        if fight.side == f"{seat}.{people}":
            size += sum(fight.camp.values())
        return size + (fight.band.get(_people(people), 0) if self.table.resolver == seat else 0)

    # -- cards -----------------------------------------------------------------------------------------------------

    def in_hand(self, kind: str) -> int:
        """Return how many cards of a kind are in the seat's hand; ``battle`` for battle cards of all kinds."""
        if kind == "battle":
            return sum(count for card, count in self.own.hand.items() if is_battle(card))
        return self.own.hand.get(kind, 0)

    def catapults_of_others(self) -> int:
        """Return how many catapults other seats have."""
        return sum(player.catapults for player in self.others.values())


def is_battle(card: str) -> bool:
    """Return whether a card is a battle card: ``S7``."""
    return card[:1] in _BATTLE_LETTERS and card[1:].isdecimal()


def _people(name: str) -> PeopleId:
    return next(people for people in PEOPLES if people == name)
