"""How lucky the cards were: every card is held against those that could have been turned in its place."""

from __future__ import annotations

from collections.abc import Collection
from math import comb

from stronghold_gui.games.stronghold.cards import Cards
from stronghold_gui.games.stronghold.events import CardTurned, Event, HitCardTurned, Placed, ShotKept, StageBegan
from stronghold_gui.games.stronghold.pieces import THROWING
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.story.told import Luck, Side, Weapon


class Tally:
    """Counts shots, hits, and hits that were to be expected, by the place that fired."""

    weapon: Weapon

    def __init__(self) -> None:
        self._fired: list[tuple[str, bool, float]] = []

    def count(self, place: str, odds: float, *, hit: bool) -> None:
        """Count a shot from a place and what its odds were."""
        self._fired.append((place, hit, odds))

    @property
    def shots(self) -> int:
        """Shots with a card so far."""
        return len(self._fired)

    @property
    def hits(self) -> int:
        """Those that hit."""
        return sum(hit for _, hit, _ in self._fired)

    @property
    def expected(self) -> float:
        """Hits that were to be expected."""
        return sum(odds for _, _, odds in self._fired)

    def luck(self) -> Luck | None:
        """Return what came of it, or ``None`` if no card was turned."""
        return Luck(self.weapon, self.shots, self.hits, self.expected) if self.shots else None

    def share(self, side: Side, places: Collection[str]) -> Luck | None:
        """Return what came of the shots from the places of a side."""
        fired = [(hit, odds) for place, hit, odds in self._fired if place in places]
        if not fired:
            return None
        return Luck(self.weapon, len(fired), sum(hit for hit, _ in fired), sum(odds for _, odds in fired), side)


class Piles(Tally):
    """Follows the piles of the throwing machines through the events: what lies in each when its card is turned."""

    weapon = "machines"

    def __init__(self, start: Position) -> None:
        """Begin with the piles of a position."""
        super().__init__()
        board = start.board
        self._new = (start.values.pile_hits, start.values.pile_misses)
        self._piles = {
            board.outer[place]: [start.hits[place], start.misses[place]]
            for place, machine in enumerate(start.machine)
            if machine
        }
        self._turned: list[CardTurned] = []

    def see(self, event: Event) -> None:
        """Take note of an event. The cards of a shot are counted when something else follows, or which one is kept."""
        match event:
            case CardTurned(start):
                if self._turned and self._turned[-1].start != start:
                    self.settle()
                self._turned.append(event)
                return
            case ShotKept(_, _, hit):
                self.settle(kept=hit)
                return
            case _:
                self.settle()
        match event:
            case Placed(piece, place) if piece in THROWING:
                self._piles[place] = [*self._new]
            case Placed("hit" | "miss" as card, place):
                self._piles[place][card == "miss"] += 1
            case _:
                pass

    def settle(self, *, kept: bool | None = None) -> None:
        """Count the shot whose cards have been turned; ``kept`` tells which of two cards counts."""
        if not self._turned:
            return
        place = self._turned[0].start
        pile = self._piles[place]
        hit = self._turned[0].hit if kept is None else kept
        cards, misses = sum(pile), pile[1]
        drawn = min(len(self._turned), cards)
        self.count(place, 1 - comb(misses, drawn) / comb(cards, drawn), hit=hit)
        if not hit:
            pile[1] -= 1
        self._turned.clear()

    def luck(self) -> Luck | None:
        """Return what came of it, or ``None`` if no card was turned."""
        self.settle()
        return super().luck()


class HitCards(Tally):
    """Follows the Defender's hit cards: dealt one by one, all shuffled together before each volley (R-82).

    A card that shows any kind of unit counts as a hit, whether or not such a unit stood at the target.
    """

    weapon = "hit_cards"

    def __init__(self, cards: Cards) -> None:
        """Begin with all cards."""
        super().__init__()
        self._all = (sum(bool(card) for card in cards.hit_cards), len(cards.hit_cards))
        self._left = [*self._all]

    def see(self, event: Event) -> None:
        """Take note of an event."""
        match event:
            case StageBegan("cannons" | "poles"):
                self._left = [*self._all]
            case HitCardTurned(place, _, kinds):
                good, cards = self._left
                self.count(place, good / cards, hit=bool(kinds))
                self._left = [good - bool(kinds), cards - 1]
            case _:
                pass
