"""Building, research and collecting (rules, 6.3, 6.4, 6.7; RC-24 to RC-26, RC-31)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.actions.deed import Deed, no_money
from stronghold_gui.games.convicted.events import Built, Collected, Event, Researched
from stronghold_gui.games.convicted.pieces import BUILDINGS, KEEP_BUILDING, LIBRARY, RESOURCES, TECHNOLOGIES
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.reasons import Reason, refuse


def _buildings(position: Position, seat: int) -> Iterable[m.Move]:
    return (move for move in map(m.Build, BUILDINGS) if not _build_refusal(position, seat, move))


def _build_refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Build(building) if building in BUILDINGS:
            number = BUILDINGS.index(building)
            levels = position.values.buildings[number]
            if position.buildings[number] >= len(levels):
                ends = number == KEEP_BUILDING
                return refuse(Reason.KEEP_ENDS_AT_3, "6.3") if ends else refuse(Reason.TOP_LEVEL, "6.3", place=building)
            level = levels[position.buildings[number]]
            missing = level.needs & ~position.known
            if missing:
                first = TECHNOLOGIES[(missing & -missing).bit_length() - 1]
                return refuse(Reason.TECHNOLOGY_MISSING, "RC-24", technology=first)
            return no_money(position, seat, level.cost)
        case _:
            raise unexpected(move)


def _build(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Build(building):
            number = BUILDINGS.index(building)
            position.pay(seat, position.values.buildings[number][position.buildings[number]].cost)
            position.buildings[number] += 1
            out.append(Built(seat, building, position.buildings[number]))
        case _:
            raise unexpected(move)


BUILD: Final = Deed(1, _buildings, _build_refusal, _build)


def _technologies(position: Position, seat: int) -> Iterable[m.Move]:
    del seat
    levels, have = position.values.technology_levels, position.buildings[LIBRARY]
    return (
        _RESEARCH[number]
        for number in range(len(TECHNOLOGIES))
        if levels[number] <= have and not position.known >> number & 1
    )


_RESEARCH: Final = tuple(map(m.Research, TECHNOLOGIES))


def _research_refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    del seat
    match move:
        case m.Research(technology) if technology in TECHNOLOGIES:
            number, have = TECHNOLOGIES.index(technology), position.buildings[LIBRARY]
            if position.knows(number):
                return refuse(Reason.KNOWN, "6.4", technology=technology)
            level = position.values.technology_levels[number]
            return refuse(Reason.LIBRARY_TOO_LOW, "6.4", level=level, have=have) if level > have else None
        case _:
            raise unexpected(move)


def _research(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Research(technology):
            position.known |= 1 << TECHNOLOGIES.index(technology)
            out.append(Researched(seat, technology))
        case _:
            raise unexpected(move)


RESEARCH: Final = Deed(1, _technologies, _research_refusal, _research)


def yield_of(position: Position, resource: int) -> int:
    """Return the amount of a resource that one action collects now."""
    values = position.values
    better = [row for row, needs in zip(values.collect[1:], values.collect_with, strict=True) if position.knows(needs)]
    return max(row[resource] for row in (values.collect[0], *better))


def locked(position: Position, resource: int) -> Refusal | None:
    """Return the refusal if a resource is not unlocked yet (RC-31)."""
    needs = position.values.unlocks[resource]
    if position.knows(needs):
        return None
    return refuse(Reason.NOT_UNLOCKED, "6.7", resource=RESOURCES[resource], technology=TECHNOLOGIES[needs])


def _resources(position: Position, seat: int) -> Iterable[m.Move]:
    return (move for move in map(m.Collect, RESOURCES) if not _collect_refusal(position, seat, move))


def _collect_refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    del seat
    match move:
        case m.Collect(resource) if resource in RESOURCES:
            return locked(position, RESOURCES.index(resource))
        case _:
            raise unexpected(move)


def _collect(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Collect(resource):
            kind = RESOURCES.index(resource)
            amount = yield_of(position, kind)
            position.stock[seat * len(RESOURCES) + kind] += amount
            out.append(Collected(seat, resource, amount))
        case _:
            raise unexpected(move)


COLLECT: Final = Deed(1, _resources, _collect_refusal, _collect)
