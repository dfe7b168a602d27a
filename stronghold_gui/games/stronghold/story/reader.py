"""Reading the story off the events of a match, in their order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from stronghold_gui.games.stronghold.assault.strength import forces, total
from stronghold_gui.games.stronghold.board import SIDES, Board
from stronghold_gui.games.stronghold.events import (
    Breached,
    Camp,
    Clash,
    Event,
    ExtraAssault,
    GloryGained,
    StageBegan,
    TurnBegan,
    TurnEnded,
    UnitKilled,
)
from stronghold_gui.games.stronghold.pieces import DEFENDERS, UNITS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.story.luck import HitCards, Piles
from stronghold_gui.games.stronghold.story.told import Fight, Loss, Points, Side, Story, Watch

_COVERS: Final = frozenset({*DEFENDERS, "officer"})
"""Terms of the Defender's strength that cover losses (R-79: components, speech and Warrior do not)."""

_COMPARED: Final = StageBegan("strength")


def read_story(
    start: Position, moves: Iterable[Sequence[Event]], after: Callable[[int], Position] | None = None
) -> Story:
    """Return the story of a match so far.

    Args:
        start: the position the match began with.
        moves: the events of each move, in order, with nothing hidden in them that the story would tell.
        after: returns the position after so many moves; from it is told how strong the other walls were. It is asked
            once a turn.
    """
    reader = _Reader(start)
    for number, events in enumerate(moves):
        for event in events:
            reader.see(event)
            if after is not None and event == _COMPARED:
                reader.look_around(after(number))
    return reader.story()


def sides_of(board: Board) -> dict[str, Side]:
    """Return for every place on which side of the board it lies."""
    names: tuple[Side, ...] = (*SIDES, "")
    places = (*zip(board.inner, board.inner_side, strict=True), *zip(board.outer, board.outer_side, strict=True))
    return {place: names[side] for place, side in places}


class _Reader:
    """Takes the events one by one."""

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
        """Note how strong every section is when the clashes of a turn begin."""
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
            tuple(told for told in luck if told is not None),
            tuple(self._breaches),
            tuple(told for told in shares if told is not None),
            tuple(watch for watch in self._around if (watch.turn, watch.wall) not in fought),
            self._extra,
        )


def _fight(turn: int, clash: Clash) -> Fight:
    invader, defender = total(clash.invader), total(clash.defender)
    covers = sum(strength for term, strength in clash.defender if term in _COVERS)
    return Fight(turn, clash.wall, invader, defender, defender + covers + 1 - invader, breached=False)
