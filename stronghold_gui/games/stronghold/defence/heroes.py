"""The heroes: their walks, the Officer's speech, the Warrior's excursion (R-40, R-41)."""

from __future__ import annotations

from functools import cache
from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.defence.costs import cannot_afford, hourglasses, spend
from stronghold_gui.games.stronghold.defence.ground import Ground, ground_of
from stronghold_gui.games.stronghold.defence.strikes import absent, strike
from stronghold_gui.games.stronghold.defence.work import other_side
from stronghold_gui.games.stronghold.events import Event, HeroActed, UnitMoved
from stronghold_gui.games.stronghold.moves import Excursion, Move, Speech, Walk
from stronghold_gui.games.stronghold.pieces import HEROES, OFFICER, UNIT_INDEX, UNITS, WARRIOR
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse

_BOTH: Final = (1 << len(HEROES)) - 1


def stays(position: Position, hero: int) -> bool:
    """Return whether a hero has acted and therefore does not move any more this turn (section 12)."""
    return position.values.acting_hero_stays and bool(position.acted >> hero & 1)


def add_walks(position: Position, ground: Ground, found: list[Move]) -> None:
    """Add every walk of a hero, regardless of its price."""
    stay = position.acted if position.values.acting_hero_stays else 0
    if stay != _BOTH:
        found.extend(_ways(ground, stay, *position.heroes))


@cache
def _ways(ground: Ground, stay: int, *places: int) -> tuple[Move, ...]:
    """Return the walks of both heroes from their places; ``stay`` has a bit for each hero that stays."""
    board = ground.board
    return tuple(
        Walk(HEROES[hero], board.inner[place], board.inner[goal])
        for hero, place in enumerate(places)
        if not stay >> hero & 1
        for goal in ground.hero_ways[place]
        if goal not in places or goal == board.courtyard
    )


def add_actions(position: Position, ground: Ground, seat: int, found: list[Move]) -> None:
    """Add the speeches and excursions that can be paid."""
    idle = _BOTH & ~(position.acted | position.possessed)
    if not idle:
        return
    have, (officer, warrior) = hourglasses(position, seat), position.heroes
    if idle >> OFFICER & 1 and officer in ground.walls:
        most = min(position.values.speech_most, have)
        found.extend([Speech(count) for count in range(1, most + 1)])
    if idle >> WARRIOR & 1 and warrior in ground.walls and position.in_melee(warrior):
        outer, names, prices = position.outer, position.board.outer, position.values.excursion
        found.extend(
            [
                Excursion(unit, names[place])
                for place in (warrior, position.board.siege(warrior))
                for kind, unit in enumerate(UNITS)
                if outer[3 * place + kind] and prices[kind] <= have
            ]
        )


def walk_refusal(position: Position, seat: int, move: Walk) -> Refusal | None:
    """Return why a hero cannot go that way. The caller checks the price."""
    board, hero = position.board, HEROES.index(move.unit)
    ground = ground_of(position, seat)
    start, goal = board.inner_index.get(move.start, -1), board.inner_index.get(move.goal, -1)
    for number, place in ((start, move.start), (goal, move.goal)):
        if number < 0:
            return refuse(Reason.UNKNOWN_PLACE, "2", place=place)
    if start == goal:
        return refuse(Reason.SAME_PLACE, "7", place=move.goal)
    if position.heroes[hero] != start:
        return refuse(Reason.NOT_THERE, "7", piece=move.unit, place=move.start)
    foreign = other_side(ground, board.inner_side[start], move.start)
    foreign = foreign or other_side(ground, board.inner_side[goal], move.goal)
    if foreign is not None:
        return foreign
    if goal not in ground.hero_ways[start]:
        return refuse(Reason.HERO_WAY, "7", start=move.start, goal=move.goal)
    if goal != board.courtyard and goal in position.heroes:
        return refuse(Reason.HERO_THERE, "7", place=move.goal)
    return refuse(Reason.HERO_ACTED, "7", hero=move.unit) if stays(position, hero) else None


def walk_on(position: Position, move: Walk, out: list[Event]) -> None:
    """Move the hero. The caller takes the price."""
    position.heroes[HEROES.index(move.unit)] = position.board.inner_index[move.goal]
    out.append(UnitMoved(move.unit, move.start, move.goal, "move"))


def action_refusal(position: Position, seat: int, move: Speech | Excursion) -> Refusal | None:
    """Return why a hero cannot take this action. It must be paid in full at once (R-40)."""
    hero = OFFICER if isinstance(move, Speech) else WARRIOR
    hindered = _hindered(position, seat, hero)
    if hindered is not None:
        return hindered
    match move:
        case Speech(count):
            if not 1 <= count <= position.values.speech_most:
                return refuse(Reason.TOO_MUCH_SPEECH, "7", limit=position.values.speech_most)
            return cannot_afford(position, seat, count)
        case Excursion(unit, place):
            fault = _no_target(position, unit, place)
            return fault or cannot_afford(position, seat, position.values.excursion[UNIT_INDEX[unit]])


def _hindered(position: Position, seat: int, hero: int) -> Refusal | None:
    if position.acted >> hero & 1:
        return refuse(Reason.HERO_ACTED, "7", hero=HEROES[hero])
    if position.possessed >> hero & 1:
        return refuse(Reason.HERO_POSSESSED, "5.5", hero=HEROES[hero])
    ground, place = ground_of(position, seat), position.heroes[hero]
    if place not in ground.walls:
        foreign = other_side(ground, position.board.inner_side[place], position.board.inner[place])
        return foreign or refuse(Reason.HERO_NOT_ON_WALL, "R-40", hero=HEROES[hero])
    return None


def _no_target(position: Position, unit: str, place: str) -> Refusal | None:
    """Return why the Warrior cannot reach a unit: it must be on the Warrior's section or in its siege tower (R-54)."""
    board, wall = position.board, position.heroes[WARRIOR]
    number = board.outer_index.get(place, -1)
    if number < 0:
        return refuse(Reason.UNKNOWN_PLACE, "2", place=place)
    if number not in (wall, board.siege(wall)):
        return refuse(Reason.OUT_OF_RANGE, "R-54", start=board.inner[wall], goal=place)
    return absent(position, number, unit)


def act(position: Position, seat: int, move: Speech | Excursion, out: list[Event]) -> None:
    """Take the hero's action and pay for it."""
    match move:
        case Speech(count):
            spend(position, seat, count)
            position.acted |= 1 << OFFICER
            position.speech = count
            out.append(HeroActed(HEROES[OFFICER], "speech", count))
        case Excursion(unit, place):
            price = position.values.excursion[UNIT_INDEX[unit]]
            spend(position, seat, price)
            position.acted |= 1 << WARRIOR
            out.append(HeroActed(HEROES[WARRIOR], "excursion", price))
            strike(position, place, unit, "excursion", out)
