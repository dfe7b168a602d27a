"""Legal moves in groups that can be read: "ballista: RW1, RW2" instead of four moves with their prices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from stronghold_gui.core.value import value
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.notation import kind_of
from stronghold_gui.games.stronghold.pieces import ACTION_BUILDINGS, ACTION_INDEX, DEFENDERS, UNITS
from stronghold_gui.games.stronghold.table import Table
from stronghold_gui.games.stronghold.values import load_values
from stronghold_gui.teaching.hints.hint import Group


@value
class _Part:
    """What a move adds to its group."""

    head: str = ""
    things: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


def grouped(moves: Sequence[m.Move], table: Table) -> tuple[Group, ...]:
    """Return the moves in groups, in the order in which their first moves are listed; the end is no group."""
    found: dict[tuple[str, str], list[_Part]] = {}
    for move in moves:
        if not isinstance(move, m.Done):
            part = _part(move, table)
            found.setdefault((_kind(move), part.head), []).append(part)
    return tuple(
        Group(
            kind,
            head,
            _once((thing for part in parts for thing in part.things), _THINGS),
            _once((place for part in parts for place in part.places), ()),
            len(parts),
        )
        for (kind, head), parts in found.items()
    )


_THINGS: Final = (*UNITS, *DEFENDERS)
"""Units are listed weakest first, everything else as it comes."""


def _once(names: Iterable[str], order: Sequence[str]) -> tuple[str, ...]:
    different = dict.fromkeys(names)
    return tuple(sorted(different, key=lambda name: order.index(name) if name in order else len(order)))


def _kind(move: m.Move) -> str:
    """Return the kind of group a move belongs to; moves for which the same is to be said share one."""
    match move:
        case m.Machine() | m.Equip() | m.Train() | m.Ritual():
            return "buy"
        case m.Pay(purse="barricades"):
            return "pay_barricades"
        case m.Walk(unit=unit) if unit not in DEFENDERS:
            return "walk_hero"
        case m.Remove() | m.Heal():
            return kind_of(move)
        case _:
            return kind_of(move)


def _part(move: m.Move, table: Table) -> _Part:  # noqa: C901 - one case for each kind of move
    match move:
        case m.Machine(tile, place) | m.Equip(tile, place) | m.Train(tile, place) | m.Ritual(tile, place):
            return _Part(tile, places=(place,))
        case m.Transfer(tile, start, goal):
            return _Part(tile, (start,), (goal,))
        case m.March(unit, start, goal) | m.Rope(unit, start, goal):
            return _Part(start, (unit,), (goal,))
        case m.Walk(unit, start, goal):
            return _Part(unit, (start,), (goal,))
        case m.Swap(_, start, _, goal):
            return _Part(places=(start, goal))
        case m.Pay(action):
            return _Part(_building(action, table), (action,))
        case m.Finish(action, place, unit):
            return _Part(action, (unit,) if unit else (), (place,))
        case m.Command(tile, wall):
            return _Part(tile, places=(wall,))
        case m.Influence(altar, wall):
            return _Part(altar, places=(wall,))
        case m.Aim(start, goal) | m.Shoot(start, goal) | m.Call(start, goal):
            return _Part(start, places=(goal,))
        case m.Remove(unit, place) | m.Rise(unit, place) | m.Excursion(unit, place):
            return _Part(unit, places=(place,))
        case m.Climb(unit, wall):
            return _Part(wall, (unit,), (wall,))
        case m.Deed(deed, building):
            return _Part(deed, places=(building,) if building else ())
        case m.Keep(hit):
            return _Part("hit" if hit else "miss")
        case m.Gain(unit) | m.Heal(unit) | m.Give(unit):
            return _Part(things=(unit,))
        case m.Flip(phase):
            return _Part(things=(phase,))
        case m.Draft(card):
            return _Part(card)
        case m.Dispatch(size):
            return _Part(things=(size,))
        case m.Haste(action):
            return _Part(things=(action,))
        case m.Stone(place) | m.Obey(place) | m.Detonate(place) | m.Smash(place) | m.Escape(place):
            return _Part(places=(place,))
        case _:
            return _Part()


def _building(action: str, table: Table) -> str:
    """Return the building in which an action is taken."""
    return ACTION_BUILDINGS[load_values(table.edition, table.seats).action_building[ACTION_INDEX[action]]]
