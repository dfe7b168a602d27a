"""Construction of a hint from a seat's view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.notation import kind_of
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.moves import DONE, Move
from stronghold_gui.games.stronghold.pieces import ACTION_BUILDINGS, ACTION_INDEX, DEFENDERS, UNITS
from stronghold_gui.games.stronghold.table import Table
from stronghold_gui.games.stronghold.teaching.hints.advice import advice_for
from stronghold_gui.games.stronghold.teaching.hints.blocked import blocked
from stronghold_gui.games.stronghold.teaching.hints.situation import Situation
from stronghold_gui.games.stronghold.teaching.reference import anchor_of_decision, reader
from stronghold_gui.games.stronghold.values import load_values
from stronghold_gui.games.stronghold.view import View
from stronghold_gui.teaching.hints.grouping import Part, gathered
from stronghold_gui.teaching.hints.hint import Group, Hint


def grouped(moves: Sequence[m.Move], table: Table) -> tuple[Group, ...]:
    """Return the moves in groups, in the order in which their first moves are listed; ``Done`` is in no group."""
    acting = (move for move in moves if not isinstance(move, m.Done))
    return gathered((_part(move, table) for move in acting), _THINGS)


_THINGS: Final = (*UNITS, *DEFENDERS)
"""The units, weakest first; all other things keep their order."""


def _kind(move: m.Move) -> str:
    """Return the group of a move. Moves with the same hint share one."""
    match move:
        case m.Machine() | m.Equip() | m.Train() | m.Ritual():
            return "buy"
        case m.Pay(purse="barricades"):
            return "pay_barricades"
        case m.Walk(unit=unit) if unit not in DEFENDERS:
            return "walk_hero"
        case _:
            return kind_of(move)


def _part(move: m.Move, table: Table) -> Part:  # noqa: C901 - one case for each kind of move
    kind = _kind(move)
    match move:
        case m.Machine(tile, place) | m.Equip(tile, place) | m.Train(tile, place) | m.Ritual(tile, place):
            return Part(kind, tile, places=(place,))
        case m.Transfer(tile, start, goal):
            return Part(kind, tile, (start,), (goal,))
        case m.March(unit, start, goal) | m.Rope(unit, start, goal):
            return Part(kind, start, (unit,), (goal,))
        case m.Walk(unit, start, goal):
            return Part(kind, unit, (start,), (goal,))
        case m.Swap(_, start, _, goal):
            return Part(kind, places=(start, goal))
        case m.Pay(action):
            return Part(kind, _building(action, table), (action,))
        case m.Finish(action, place, unit):
            return Part(kind, action, (unit,) if unit else (), (place,))
        case m.Command(tile, wall):
            return Part(kind, tile, places=(wall,))
        case m.Influence(altar, wall):
            return Part(kind, altar, places=(wall,))
        case m.Aim(start, goal) | m.Shoot(start, goal) | m.Call(start, goal):
            return Part(kind, start, places=(goal,))
        case m.Remove(unit, place) | m.Rise(unit, place) | m.Excursion(unit, place):
            return Part(kind, unit, places=(place,))
        case m.Climb(unit, wall):
            return Part(kind, wall, (unit,), (wall,))
        case m.Deed(deed, building):
            return Part(kind, deed, places=(building,) if building else ())
        case m.Keep(hit):
            return Part(kind, "hit" if hit else "miss")
        case m.Gain(unit) | m.Heal(unit) | m.Give(unit):
            return Part(kind, things=(unit,))
        case m.Flip(phase):
            return Part(kind, things=(phase,))
        case m.Draft(card):
            return Part(kind, card)
        case m.Dispatch(size):
            return Part(kind, things=(size,))
        case m.Haste(action):
            return Part(kind, things=(action,))
        case m.Stone(place) | m.Obey(place) | m.Detonate(place) | m.Smash(place) | m.Escape(place):
            return Part(kind, places=(place,))
        case _:
            return Part(kind)


def _building(action: str, table: Table) -> str:
    """Return the building in which an action is taken."""
    return ACTION_BUILDINGS[load_values(table.edition, table.seats).action_building[ACTION_INDEX[action]]]


_BY_PLACE: Final = {Kind.PHASE, Kind.DISPATCH}
"""Kinds whose ``place`` names a phase or step, each with its own hint."""


def hint_for(view: View, decisions: Iterable[Decision], seat: Seat, moves: Sequence[Move]) -> Hint | None:
    """Return the hint for a seat, or ``None`` if it has nothing to decide.

    Args:
        view: the view of the seat.
        decisions: the current decisions.
        seat: the seat that gets the hint.
        moves: the seat's legal moves.
    """
    asked = tuple(decisions)
    decision = next((found for found in asked if found.seat == seat), None)
    if decision is None:
        return None
    situation = Situation(view, asked, decision, tuple(moves))
    table = view.table
    return Hint(
        seat=seat,
        setting=reader(table.edition, table.seats, table.rulings),
        kind=str(decision.kind),
        about=_about(decision),
        anchor=anchor_of_decision(decision.kind, decision.place),
        groups=grouped(moves, table),
        may_end=DONE in moves,
        count=sum(move != DONE for move in moves),
        blocked=blocked(situation),
        advice=advice_for(situation),
    )


def _about(decision: Decision) -> str:
    return f"{decision.kind}.{decision.place.lower()}" if decision.kind in _BY_PLACE else str(decision.kind)
