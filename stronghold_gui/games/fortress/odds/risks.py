"""Risks of a move: strikes of enemies that are left, falls, and the wounds from both (rules, 6.2 and 6.7).

The odds assume that every enemy that may strike does so, although its player may spare the figure.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Final, Literal, get_args

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.armies.placing import goal_of
from stronghold_gui.games.fortress.data.pieces import Fall
from stronghold_gui.games.fortress.engaged import enemies_beside
from stronghold_gui.games.fortress.moving.reach import Place, Reach
from stronghold_gui.games.fortress.moving.spending import Cost, cost_in_flight, cost_on_foot
from stronghold_gui.games.fortress.moving.ways import WaySearch, fall_kind, fall_of, grapple_drop, step_between
from stronghold_gui.games.fortress.odds.attacks import life_left
from stronghold_gui.games.fortress.odds.throws import faces, on_d20
from stronghold_gui.games.fortress.odds.ways import NEVER, Ways, ways_of
from stronghold_gui.games.fortress.position import Position

Movement = m.Step | m.Go | m.Fly | m.Leap | m.Grapple | m.Stop
_MOVEMENTS: Final[tuple[type[Movement], ...]] = get_args(Movement)
_SKULL: Final = 0


@dataclass(frozen=True, slots=True)
class Hazard:
    """A roll against a moving figure.

    Attributes:
        kind: ``strike``, or the kind of fall.
        striker: the enemy that the figure leaves, by name; "" for a fall.
        levels: height of the fall; 0 for a strike.
        place: where the figure is struck or lands, as spots; empty for a fall of an earlier step, whose place is
            unknown.
        wounds: odds of the wounds, at most the figure's current life.
    """

    kind: Literal["strike", "fall", "major", "extreme"]
    striker: str
    levels: int
    place: Place
    wounds: Ways


@dataclass(frozen=True, slots=True)
class Risk:
    """The risks of a move.

    Attributes:
        move: the move.
        figure: the moving figure, by name.
        life: points of life left.
        places: the way, from its start to its end.
        hazards: the hazards, in the order in which they are rolled.
        wounds: odds of the total wounds; ``life`` of them destroy the figure.
    """

    move: Movement
    figure: str
    life: int
    places: tuple[Place, ...]
    hazards: tuple[Hazard, ...]
    wounds: Ways

    @property
    def destroyed(self) -> Fraction:
        """Return the chance that the figure is destroyed on its way."""
        return self.wounds.at_least(self.life)


def risk(position: Position, move: m.Move) -> Risk | None:
    """Return the risks of a legal move; ``None`` if it is no movement, or there is no way to its goal.

    Args:
        position: the table; it is not changed.
        move: a legal move of a figure; ``Step`` counts as if the move ended there.
    """
    if not isinstance(move, _MOVEMENTS):
        return None
    figure = position.setting.figure_index[move.figure]
    way = _way(position, figure, move)
    if way is None:
        return None
    falls = (*_pending(position, figure), *_falls(position, figure, move, way))
    hazards = (*_strikes(position, figure, move, way), *falls)
    total, life = NEVER, life_left(position, figure)
    for hazard in hazards:
        total = total.plus(hazard.wounds, life)
    return Risk(move, move.figure, life, tuple(way), hazards, total)


def cost_of(position: Position, told: Risk) -> Cost | None:
    """Return the cost of a move with these risks; ``None`` for moves without cost: stops, leaps, the grapple gun."""
    figure = position.setting.figure_index[told.figure]
    match told.move:
        case m.Go() | m.Step():
            return cost_on_foot(position, figure, told.places)
        case m.Fly():
            return cost_in_flight(position, figure, told.places[-1])
        case _:
            return None


def _way(position: Position, figure: int, move: Movement) -> list[Place] | None:
    """Return the places of a move from its start; ``None`` if there is no way."""
    start = position.spots(figure)
    if isinstance(move, m.Stop):
        return [start]
    goal = goal_of(position, move)
    if goal is None or not isinstance(move, m.Go):
        return [start, goal] if goal is not None else None
    found = WaySearch(Reach(position, figure)).best(goal)
    return [start, *found.places] if found is not None else None


def _strikes(position: Position, figure: int, move: Movement, way: list[Place]) -> Iterator[Hazard]:
    setting = position.setting
    if not setting.mode.strikes or setting.figure_has(figure, "disengage") or isinstance(move, m.Leap):
        return
    one, names = faces(setting.pieces.die, _SKULL, 1), setting.cards.figure_ids
    for place, beyond in pairwise(way):
        stays = () if isinstance(move, m.Fly) else enemies_beside(position, figure, beyond)
        for striker in sorted(set(enemies_beside(position, figure, place)) - set(stays)):
            yield Hazard("strike", names[striker], 0, place, one)


def _pending(position: Position, figure: int) -> Iterator[Hazard]:
    """Yield the falls of the steps already taken, which are rolled when the move ends."""
    if position.mover == figure:
        for drop in position.falls:
            yield _fall(position, figure, drop, ())


def _falls(position: Position, figure: int, move: Movement, way: list[Place]) -> Iterator[Hazard]:
    if isinstance(move, m.Fly | m.Leap):
        return
    for place, beyond in pairwise(way):
        if isinstance(move, m.Grapple):
            drop, goal = grapple_drop(position, figure, place[0], beyond[0]), beyond[0]
        else:
            step = step_between(position, figure, place, beyond)
            drop, goal = step.drop, step.goal
        if fall_kind(position, figure, drop, goal):
            yield _fall(position, figure, drop, beyond)


def _fall(position: Position, figure: int, drop: int, place: Place) -> Hazard:
    fall = fall_of(position, figure, drop)
    return Hazard(fall.kind, "", drop, place, _fall_wounds(position, fall, life_left(position, figure)))


def _fall_wounds(position: Position, fall: Fall, life: int) -> Ways:
    """Return the odds of the wounds of a fall; the deepest leaves a figure unhurt or destroys it."""
    if not fall.unhurt_on:
        return NEVER.plus(faces(position.setting.pieces.die, _SKULL, fall.dice), life)
    unhurt = on_d20(fall.unhurt_on)
    return ways_of(
        [unhurt.numerator, *[0] * (life - 1), unhurt.denominator - unhurt.numerator], unhurt.denominator
    )  # fmt: skip
