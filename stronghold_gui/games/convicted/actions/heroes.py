"""Free deeds of the deserter and the forger in their owner's turn (section 11; RC-34, RC-35)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.actions.army import not_trained
from stronghold_gui.games.convicted.actions.deed import Deed
from stronghold_gui.games.convicted.actions.town import locked
from stronghold_gui.games.convicted.events import Event, Forged, Trained
from stronghold_gui.games.convicted.moves import NOBODY
from stronghold_gui.games.convicted.pieces import DESERTER, FORGER, HEROES, POST_INDEX, POSTS, RESOURCES, UNITS
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.posts import cell, no_unit_room, open_posts
from stronghold_gui.games.convicted.reasons import Reason, refuse


def no_hero(position: Position, seat: int, hero: int) -> Refusal | None:
    """Return the refusal if a seat does not have this hero, or has already used it this turn."""
    if position.heroes[seat] != hero:
        return refuse(Reason.NOT_YOUR_HERO, "11", hero=HEROES[hero])
    return refuse(Reason.HERO_USED, "11", hero=HEROES[hero]) if position.heroes_used >> hero & 1 else None


def _deserters(position: Position, seat: int) -> Iterable[m.Move]:
    if no_hero(position, seat, DESERTER):
        return ()
    room = open_posts(position)
    return (
        m.Desert(unit, POSTS[post])
        for kind, unit in enumerate(UNITS)
        if not not_trained(position, kind)
        for post in room[kind]
    )


def _desert_refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Desert(unit, post) if unit in UNITS and post in POSTS:
            kind = UNITS.index(unit)
            return (
                no_hero(position, seat, DESERTER)
                or not_trained(position, kind)
                or no_unit_room(position, kind, POST_INDEX[post])
            )
        case _:
            raise unexpected(move)


def _desert(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Desert(unit, post):
            position.heroes_used |= 1 << DESERTER
            position.units[cell(POST_INDEX[post], UNITS.index(unit))] += 1
            out.append(Trained(seat, unit, post, NOBODY, "deserted"))
        case _:
            raise unexpected(move)


DESERT: Final = Deed(0, _deserters, _desert_refusal, _desert)


def _forgeries(position: Position, seat: int) -> Iterable[m.Move]:
    if no_hero(position, seat, FORGER):
        return
    stock = dict(zip(RESOURCES, position.stock_of(seat), strict=True))
    for given in combinations_with_replacement(sorted(RESOURCES), position.values.heroes.forger_gives):
        if any(given.count(resource) > stock[resource] for resource in given):
            continue
        for wanted in RESOURCES:
            if not _forge_refusal(position, seat, m.Forge(given, wanted)):
                yield m.Forge(given, wanted)


def _forge_refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Forge(given, wanted) if {*given, wanted} <= {*RESOURCES}:
            if used := no_hero(position, seat, FORGER):
                return used
            if len(given) != position.values.heroes.forger_gives:
                return refuse(Reason.FORGE_THREE, "RC-35", limit=position.values.heroes.forger_gives)
            for resource, count in Counter(given).items():
                have = position.stock[seat * len(RESOURCES) + RESOURCES.index(resource)]
                if have < count:
                    return refuse(Reason.NOT_ENOUGH, "RC-35", resource=resource, count=have)
            if wanted in given:
                return refuse(Reason.SAME_KIND, "RC-35", resource=wanted)
            return locked(position, RESOURCES.index(wanted))
        case _:
            raise unexpected(move)


def _forge(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Forge(given, wanted):
            position.heroes_used |= 1 << FORGER
            at, gets = seat * len(RESOURCES), position.values.heroes.forger_gets
            for resource in given:
                position.stock[at + RESOURCES.index(resource)] -= 1
            position.stock[at + RESOURCES.index(wanted)] += gets
            out.append(Forged(seat, given, wanted, gets))
        case _:
            raise unexpected(move)


FORGE: Final = Deed(0, _forgeries, _forge_refusal, _forge)
