"""Choices and cards that may still change the outcome at a wall section."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from stronghold_gui.games.stronghold.assault.front import Front
from stronghold_gui.games.stronghold.assault.machines import AIM_MACHINES
from stronghold_gui.games.stronghold.assault.poles import AIM_POLES
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.forecast.coming import Coming
from stronghold_gui.games.stronghold.forecast.shots import Odds, Shot, machine_shots, poles_odds, tower_shots
from stronghold_gui.games.stronghold.pieces import CALL, CANNON, DETONATION, ORDERS, POLES
from stronghold_gui.games.stronghold.position import Position

Ranged = Mapping[str, Sequence["Open"]]
"""Machines and cannons, by the place that they may be fired at."""


@dataclass(frozen=True, slots=True)
class Open:
    """A choice or card that may still change the outcome at a section.

    Attributes:
        what: ``hidden`` (a face-down order), ``orcs_detonation``, ``trolls_call``, a machine, ``cannon`` or ``poles``.
        place: its place.
        odds: the odds of a hit if it is fired there; ``None`` for orders.
        aimed: whether this section has been chosen as its target, so that it will be fired there.
    """

    what: str
    place: str
    odds: Odds | None = None
    aimed: bool = False


def unsettled(position: Position, wall: int, front: Front, coming: Coming, ranged: Ranged) -> Iterator[Open]:
    """Yield the choices and cards that may still change the outcome, except a face-down order: ``position`` has none.

    Args:
        position: the table as everybody knows it.
        wall: the section.
        front: the front after its cauldron has poured.
        coming: the rest of the assault.
        ranged: the result of ``ranged_fire``.
    """
    board = position.board
    yield from ranged.get(board.outer[wall], ())
    yield from ranged.get(board.outer[board.siege(wall)], ())
    if any(front.invaders) and coming.firing("poles", Kind.AIM_POLES):
        odds = poles_odds(position, front)
        beside = (source for source in _towers(position, POLES) if wall in AIM_POLES.reach(position, source))
        for source in beside:
            for goal, poles in _fired(position, source, tower_shots(position, source)):
                if goal == board.outer[wall]:
                    yield replace(poles, odds=odds)
    order = position.orders[wall]
    if order in (DETONATION, CALL) and coming.orders():
        yield Open(ORDERS[order], board.outer[wall])


def ranged_fire(position: Position, coming: Coming) -> Ranged:
    """Return the machines and cannons that may fire, by the place they may be fired at.

    At a wall section, cannons reach only the siege tower. Poles are not ranged fire: they come after the cauldrons.
    """
    found: dict[str, list[Open]] = {}
    if coming.firing("machines", Kind.AIM_MACHINES):
        accurate = {source: bool(two_cards) for source, _, two_cards in position.aims}
        for source in AIM_MACHINES.sources(position):
            shots = machine_shots(position, source, named=accurate.get(source, False))
            for goal, shot in _fired(position, source, shots):
                found.setdefault(goal, []).append(shot)
    if coming.firing("cannons", Kind.AIM_CANNONS):
        for source in _towers(position, CANNON):
            for goal, shot in _fired(position, source, tower_shots(position, source)):
                found.setdefault(goal, []).append(shot)
    return found


def _towers(position: Position, weapon: int) -> Iterator[int]:
    for tower, standing in enumerate(position.towers):
        if standing == weapon:
            yield position.board.walls + tower


def _fired(position: Position, source: int, shots: list[Shot]) -> Iterator[tuple[str, Open]]:
    """Yield the shots with their goals, or only the shot that has been named, if there is one.

    A chosen target is certain: only one stage aims at a time.
    """
    aimed = next((target for start, target, _ in position.aims if start == source), -1)
    for shot in shots:
        if aimed < 0 or position.board.outer[aimed] == shot.goal:
            yield shot.goal, Open(shot.weapon, shot.start, shot.odds, aimed=aimed >= 0)
