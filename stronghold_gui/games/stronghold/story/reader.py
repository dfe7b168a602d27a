"""Reading the story off the events of a match, in their order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from stronghold_gui.games.stronghold.events import (
    Breached,
    Camp,
    Clash,
    Event,
    ExtraAssault,
    GloryGained,
    TurnBegan,
    TurnEnded,
    UnitKilled,
)
from stronghold_gui.games.stronghold.pieces import DEFENDERS, UNITS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.story.luck import HitCards, Piles
from stronghold_gui.games.stronghold.story.told import Fight, Loss, Points, Story

_COVERS: Final = frozenset({*DEFENDERS, "officer"})
"""Terms of the Defender's strength that cover losses (R-79: components, speech and Warrior do not)."""


def read_story(start: Position, moves: Iterable[Sequence[Event]]) -> Story:
    """Return the story of a match so far.

    Args:
        start: the position the match began with.
        moves: the events of each move, in order, with nothing hidden in them that the story would tell.
    """
    reader = _Reader(start)
    for events in moves:
        for event in events:
            reader.see(event)
    return reader.story()


class _Reader:
    """Takes the events one by one."""

    def __init__(self, start: Position) -> None:
        self._turn = start.turn
        self._glory: dict[Camp, int] = {"invader": start.invader_points(), "defender": start.defender_points()}
        self._points = [Points(max(0, start.turn - 1), self._glory["invader"], self._glory["defender"])]
        self._fights: list[Fight] = []
        self._lost: Counter[tuple[str, str]] = Counter()
        self._breaches: list[tuple[int, str]] = []
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
            case UnitKilled(unit, _, cause):
                self._lost[unit, cause] += 1
            case _:
                pass

    def _mark_points(self) -> None:
        self._points.append(Points(self._turn, self._glory["invader"], self._glory["defender"]))

    def story(self) -> Story:
        last = self._points[-1]
        if (last.invader, last.defender) != (self._glory["invader"], self._glory["defender"]):
            self._mark_points()
        luck = (self._machines.luck(), self._hit_cards.luck())
        return Story(
            tuple(self._points),
            tuple(self._fights),
            tuple(
                Loss("invader" if unit in UNITS else "defender", unit, cause, count)
                for (unit, cause), count in self._lost.most_common()
            ),
            tuple(told for told in luck if told is not None),
            tuple(self._breaches),
        )


def _fight(turn: int, clash: Clash) -> Fight:
    invader, defender = (sum(strength for _, strength in terms) for terms in (clash.invader, clash.defender))
    covers = sum(strength for term, strength in clash.defender if term in _COVERS)
    return Fight(turn, clash.wall, invader, defender, defender + covers + 1 - invader, breached=False)
