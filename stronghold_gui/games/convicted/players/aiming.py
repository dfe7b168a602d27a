"""Ratings of aiming ranged units and engines, by the worth that each shot adds (M-19, M-24)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.dice import AVERAGE_D3
from stronghold_gui.games.convicted.pieces import DIRECTIONS, ENGINES, POST_INDEX, UNITS, ZONES
from stronghold_gui.games.convicted.players.outlook import Outlook, facing
from stronghold_gui.games.convicted.players.taking import by_power, harm_of, piece_worth
from stronghold_gui.games.convicted.players.weights import DefenderWeights
from stronghold_gui.games.convicted.position import FOE_KINDS, KINDS, Position
from stronghold_gui.games.convicted.siege.firing import fire_of
from stronghold_gui.games.convicted.siege.foes import endurance
from stronghold_gui.games.convicted.siege.reach import taken_off, targets, towers_take_off

_LEFT_OVER = 0.05
"""Worth of a point of power that removes nothing."""
_BEHIND_COVER = 0.9
"""Factor for a shot that needs further shots before anything falls."""


class Zone(Struct):
    """The shots aimed at a zone so far, and the pieces that could fall there.

    Attributes:
        targets: worth, endurance and number of each kind of piece.
        power: the total power of the shots aimed so far.
        shooters: the number of the shots aimed so far.
        off: the reduction of power by covers and siege towers.
        urgent: factor for the danger of the wall behind it, from 1 to 2.
    """

    targets: list[tuple[float, int, int]]
    power: float
    shooters: int
    off: int
    urgent: float

    def adds(self, fire: float) -> float:
        """Return the worth of one more shot, by the pieces that fall."""
        after, before = self.power + fire - self.off, self.power - self.off
        if after > 0:
            return self._falls(after, self.shooters + 1) - self._falls(before, self.shooters)
        return _BEHIND_COVER * self._falls(fire, 1)

    def _falls(self, power: float, shots: int) -> float:
        """Return the worth of the pieces that a number of shots of a total power removes."""
        if power <= 0 or not shots:
            return 0.0
        each, total = power / shots, 0.0
        for worth, needed, count in sorted(self.targets, key=lambda one: -by_power(one[0], one[1], each)):
            fallen = min(count, shots, int(power // needed))
            total += fallen * worth
            power -= fallen * needed
            shots -= fallen
        # Remaining power counts as progress towards the next piece.
        return total + _LEFT_OVER * power


def rate_aiming(position: Position, weights: DefenderWeights, moves: Sequence[m.Move], *, engines: bool) -> list[float]:
    """Rate every shot that can be aimed by the worth that it adds at its zone."""
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
        ratings.append(zone.adds(fire) * zone.urgent)
    return ratings


def _throw(position: Position, name: str) -> float:
    return position.values.engines[ENGINES.index(name)].plus + AVERAGE_D3


def _zone(position: Position, weights: DefenderWeights, outlook: Outlook, zone: int, *, engines: bool) -> Zone:
    power, shooters = 0.0, 0
    for at, where, count in position.aims:
        if where == zone:
            post, kind = divmod(at, KINDS)
            one = position.values.engines[kind].plus + AVERAGE_D3 if engines else fire_of(position, post, kind, zone)
            power, shooters = power + one * count, shooters + count
    off = towers_take_off(position, zone) if engines else sum(taken_off(position, zone))
    harm = harm_of(position, zone) if zone < len(DIRECTIONS) else 1.0
    found = [
        (piece_worth(position, piece, weights, harm), max(endurance(position, piece), 1), here)
        for piece in targets(position, zone, engines)
        if (here := position.field[zone * FOE_KINDS + piece])
    ]
    total = sum(max(outlook.now(direction), 0.0) for direction in range(len(DIRECTIONS)))
    urgent = 1.0 + (max(outlook.now(zone % 4), 0.0) / total if total else 0.0)
    return Zone(found, power, shooters, off, urgent)
