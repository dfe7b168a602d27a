"""Where ranged units and engines aim: at what each shot adds there (M-19, M-24)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import ENGINES, POST_INDEX, UNITS, ZONES
from stronghold_gui.games.convicted.players.outlook import Outlook, facing
from stronghold_gui.games.convicted.players.taking import zone_worth
from stronghold_gui.games.convicted.players.weights import DefenderWeights
from stronghold_gui.games.convicted.position import KINDS, Position
from stronghold_gui.games.convicted.siege.firing import fire_of
from stronghold_gui.games.convicted.siege.reach import taken_off, targets, towers_take_off

_DIE = 2
_FILLS = 0.05
"""A shooter without power still lets one more piece fall."""
_BEHIND_COVER = 0.9
"""What a shot is worth that others have to add to before anything falls."""


@dataclass(slots=True)
class Zone:
    """What is aimed at a zone so far, and what could fall there.

    Attributes:
        worth: of a point of endurance. ``endurance``, ``pieces``: of all targets.
        power, shooters: aimed already. ``off``: what covers and towers take off.
        urgent: how much the wall behind it is in danger, from 1.
    """

    worth: float
    endurance: int
    pieces: int
    power: float
    shooters: int
    off: int
    urgent: float

    def adds(self, fire: float) -> float:
        """Return what a shot more brings down, on average."""
        if self.shooters >= self.pieces:
            return 0.0
        before = min(max(self.power - self.off, 0.0), self.endurance)
        after = min(max(self.power + fire - self.off, 0.0), self.endurance)
        waits = fire - (after - before) if self.power + fire <= self.off else 0.0
        return (after - before) + _BEHIND_COVER * max(waits, 0.0) + _FILLS


def aimed(position: Position, weights: DefenderWeights, moves: Sequence[m.Move], *, engines: bool) -> list[float]:
    """Rate every shot that can be named; nothing is aimed where enough is aimed."""
    outlook = facing(position, weights)
    zones: dict[int, Zone] = {}
    ratings = []
    for move in moves:
        if not isinstance(move, m.Aim):
            ratings.append(0.0)
            continue
        number, post = ZONES.index(move.zone), POST_INDEX[move.post]
        if number not in zones:
            zones[number] = _zone(position, weights, outlook, number, engines=engines)
        zone = zones[number]
        fire = _throw(position, move.piece) if engines else fire_of(position, post, UNITS.index(move.piece), number)
        ratings.append(zone.adds(fire) * zone.worth * zone.urgent)
    return ratings


def _throw(position: Position, name: str) -> float:
    return position.values.engines[ENGINES.index(name)].plus + _DIE


def _zone(position: Position, weights: DefenderWeights, outlook: Outlook, zone: int, *, engines: bool) -> Zone:
    power, shooters = 0.0, 0
    for at, where, count in position.aims:
        if where == zone:
            post, kind = divmod(at, KINDS)
            one = position.values.engines[kind].plus + _DIE if engines else fire_of(position, post, kind, zone)
            power, shooters = power + one * count, shooters + count
    off = towers_take_off(position, zone) if engines else sum(taken_off(position, zone))
    worth, endurance, pieces = zone_worth(position, zone, targets(position, zone, engines), weights)
    total = sum(max(outlook.now(direction), 0.0) for direction in range(4))
    urgent = 1.0 + (max(outlook.now(zone % 4), 0.0) / total if total else 0.0)
    return Zone(worth, endurance, pieces, power, shooters, off, urgent)
