"""A reader that builds the story from the events of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from math import comb
from typing import Final

from stronghold_gui.games.stronghold.assault.strength import forces, total
from stronghold_gui.games.stronghold.assault_events import Breached, CardTurned, Clash, HitCardTurned, ShotKept
from stronghold_gui.games.stronghold.board import SIDES, Board
from stronghold_gui.games.stronghold.cards import Cards
from stronghold_gui.games.stronghold.events import (
    Camp,
    Event,
    ExtraAssault,
    GloryGained,
    Placed,
    StageBegan,
    TurnBegan,
    TurnEnded,
    UnitKilled,
)
from stronghold_gui.games.stronghold.pieces import DEFENDERS, THROWING, UNITS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.story.told import Fight, Loss, Luck, Points, Side, Story, Watch, Weapon


class Tally:
    """A counter of shots, hits and expected hits, by the place that fired."""

    weapon: Weapon

    def __init__(self) -> None:
        self._fired: list[tuple[str, bool, float]] = []

    def count(self, place: str, odds: float, *, hit: bool) -> None:
        """Count a shot from a place, with its odds."""
        self._fired.append((place, hit, odds))

    def luck(self) -> Luck | None:
        """Return the luck of all shots, or ``None`` if no card was turned."""
        return self._luck(self._fired)

    def share(self, side: Side, places: Collection[str]) -> Luck | None:
        """Return the luck of the shots from the places of a side, or ``None`` if no card was turned there."""
        return self._luck([shot for shot in self._fired if shot[0] in places], side)

    def _luck(self, fired: Sequence[tuple[str, bool, float]], side: Side = "") -> Luck | None:
        hits, expected = sum(hit for _, hit, _ in fired), sum(odds for _, _, odds in fired)
        return Luck(self.weapon, len(fired), hits, expected, side) if fired else None


class Piles(Tally):
    """A counter of machines' shots that follows the piles through the events, to know the odds of each card."""

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
        """Process an event. A shot is counted when one of its cards is kept, or at the next event of another kind."""
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
        """Count the shot whose cards have been turned; ``kept``: whether the card chosen of two is a hit."""
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
        """Return the luck of all shots, or ``None`` if no card was turned."""
        self.settle()
        return super().luck()


class HitCards(Tally):
    """A counter of the Defender's hit cards, which are dealt one by one and all shuffled before each volley (R-82).

    A card that shows any kind of unit counts as a hit, whether or not such a unit stood at the target.
    """

    weapon = "hit_cards"

    def __init__(self, cards: Cards) -> None:
        """Begin with all cards."""
        super().__init__()
        self._all = (sum(bool(card) for card in cards.hit_cards), len(cards.hit_cards))
        self._left = [*self._all]

    def see(self, event: Event) -> None:
        """Process an event."""
        match event:
            case StageBegan("cannons" | "poles"):
                self._left = [*self._all]
            case HitCardTurned(place, _, kinds):
                good, cards = self._left
                self.count(place, good / cards, hit=bool(kinds))
                self._left = [good - bool(kinds), cards - 1]
            case _:
                pass


_COVERS: Final = frozenset({*DEFENDERS, "officer"})
"""Terms of the Defender's strength that cover losses (R-79: components, speech and Warrior do not)."""

_COMPARED: Final = StageBegan("strength")


def read_story(
    start: Position, moves: Iterable[Sequence[Event]], after: Callable[[int], Position] | None = None
) -> Story:
    """Return the story of a match so far.

    Args:
        start: the position the match began with.
        moves: the events of each move in order, as they happened: without anything hidden from a seat.
        after: callback that returns the position after a number of moves, to read the strength of unattacked walls. It
            is called once a turn.
    """
    reader = _Reader(start)
    for number, events in enumerate(moves):
        for event in events:
            reader.see(event)
            if after is not None and event == _COMPARED:
                reader.look_around(after(number))
    return reader.story()


def sides_of(board: Board) -> dict[str, Side]:
    """Return the side of the board of every place."""
    names: tuple[Side, ...] = (*SIDES, "")
    places = (*zip(board.inner, board.inner_side, strict=True), *zip(board.outer, board.outer_side, strict=True))
    return {place: names[side] for place, side in places}


class _Reader:
    """A processor of the events, one by one."""

    def __init__(self, start: Position) -> None:
        self._turn = start.turn
        self._glory: dict[Camp, int] = {"invader": start.invader_points(), "defender": start.defender_points()}
        self._points = [Points(max(0, start.turn - 1), self._glory["invader"], self._glory["defender"])]
        self._fights: list[Fight] = []
        self._around: list[Watch] = []
        self._lost: Counter[tuple[str, str, Side]] = Counter()
        self._breaches: list[tuple[int, str]] = []
        self._extra = 0
        self._sides = sides_of(start.board)
        self._machines, self._hit_cards = Piles(start), HitCards(start.cards)

    def see(self, event: Event) -> None:
        self._machines.see(event)
        self._hit_cards.see(event)
        match event:
            case TurnBegan(turn):
                self._turn = turn
            case ExtraAssault():
                self._mark_points()
                self._turn += 1
                self._extra = self._extra or self._turn
            case GloryGained(camp, points, _):
                self._glory[camp] += points
            case TurnEnded():
                self._mark_points()
            case Clash(again=False):
                self._fights.append(_fight(self._turn, event))
            case Breached(place):
                self._breaches.append((self._turn, place))
                if self._fights and self._fights[-1].wall == place:
                    self._fights[-1] = replace(self._fights[-1], to_breach=0, breached=True)
            case UnitKilled(unit, place, cause):
                self._lost[unit, cause, self._sides.get(place, "")] += 1
            case _:
                pass

    def look_around(self, position: Position) -> None:
        """Store the Defender's strength at every section when the clashes of a turn begin."""
        for wall in range(position.board.walls):
            _, defender = forces(position, wall)
            self._around.append(Watch(self._turn, position.board.outer[wall], total(defender)))

    def _mark_points(self) -> None:
        self._points.append(Points(self._turn, self._glory["invader"], self._glory["defender"]))

    def story(self) -> Story:
        last = self._points[-1]
        if (last.invader, last.defender) != (self._glory["invader"], self._glory["defender"]):
            self._mark_points()
        tallies = (self._machines, self._hit_cards)
        sides: dict[Side, list[str]] = {"west": [], "east": []}
        for place, side in self._sides.items():
            sides.setdefault(side, []).append(place)
        luck = (tally.luck() for tally in tallies)
        shares = (tally.share(side, places) for tally in tallies for side, places in sides.items() if side)
        fought = {(fight.turn, fight.wall) for fight in self._fights}
        return Story(
            tuple(self._points),
            tuple(self._fights),
            tuple(
                Loss("invader" if unit in UNITS else "defender", unit, cause, count, side)
                for (unit, cause, side), count in self._lost.most_common()
            ),
            tuple(found for found in luck if found is not None),
            tuple(self._breaches),
            tuple(found for found in shares if found is not None),
            tuple(watch for watch in self._around if (watch.turn, watch.wall) not in fought),
            self._extra,
        )


def _fight(turn: int, clash: Clash) -> Fight:
    invader, defender = total(clash.invader), total(clash.defender)
    covers = sum(strength for term, strength in clash.defender if term in _COVERS)
    return Fight(turn, clash.wall, invader, defender, defender + covers + 1 - invader, breached=False)
