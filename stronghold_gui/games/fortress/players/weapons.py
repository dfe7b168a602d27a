"""The gain of a figure's best attack from a place, estimated or in detail, including powers that are attacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stronghold_gui.games.fortress.enemy_spots import enemy_spots
from stronghold_gui.games.fortress.engaged import engaged_with
from stronghold_gui.games.fortress.field.hexes import DIRECTIONS
from stronghold_gui.games.fortress.fighting import fire
from stronghold_gui.games.fortress.fighting.attacking import struck_by
from stronghold_gui.games.fortress.fighting.foes import Foes, targets_among
from stronghold_gui.games.fortress.fighting.targets import Weapon
from stronghold_gui.games.fortress.moving.reach import Place
from stronghold_gui.games.fortress.players.stakes import Stakes
from stronghold_gui.games.fortress.position import DOOR_TARGET, Position

_SPLASHES: Final[tuple[Weapon, ...]] = ("explosion", "grenade")
_BETTER: Final = 2.5
"""The highest factor by which height, auras and powers raise the gain of an attack above the printed values."""


def likely_gains(stakes: Stakes, figure: int, places: Sequence[Place]) -> list[float]:
    """Return the estimated gain of the best attack from each of many places, by printed values and distance only."""
    card, level, found = stakes.setting.cards.of(figure), stakes.setting.field.level, []
    promising, reach, height, sure = stakes.promising(figure), card.range, card.height, stakes.weights.sure
    for place in places:
        first, last = place[0], place[-1]
        here, best = level[first], 0.0
        for gain, _, base, columns in promising:
            far = min(columns[last], columns[first])
            if far <= reach and (far > 1 or abs(base - here) < height):
                best = gain * sure if far > 1 else gain
                break
        found.append(best)
    return found


def best_attack(stakes: Stakes, position: Position, figure: int) -> float:
    """Return the expected gain of a figure's best attack from its place; at least 0.

    Args:
        stakes: the values of figures.
        position: the table of ``stakes``, or a copy in which the figure stands somewhere else.
        figure: the attacker.
    """
    setting = position.setting
    best = _normal(stakes, position, figure)
    if setting.figure_has(figure, "double_attack"):
        best *= 2
    for weapon in _SPLASHES:
        if setting.figure_has(figure, weapon) and not _spent(position, figure, weapon):
            for target in targets_among(position, figure, _targets(stakes), weapon):
                hit = struck_by(position, target)
                best = max(best, sum(stakes.gain(position, figure, other, weapon) for other in hit))
    if setting.figure_has(figure, "fire_line"):
        for hit in _lines(position, figure):
            best = max(best, sum(stakes.gain(position, figure, other, "fire_line") for other in hit))
    return best


def _normal(stakes: Stakes, position: Position, figure: int) -> float:
    """Return the gain of the best normal attack; targets are tried by promise until no other can be better."""
    best, seen = 0.0, targets_among(position, figure, _targets(stakes), "normal")
    for promise, enemy, *_ in stakes.promising(figure):
        if promise * _BETTER <= best:
            break
        if enemy in seen:
            best = max(best, stakes.gain(position, figure, enemy))
    return max(best, stakes.gain(position, figure, DOOR_TARGET)) if DOOR_TARGET in seen else best


def _targets(stakes: Stakes) -> Foes:
    return Foes(enemy_spots(stakes.position, stakes.side).spots, stakes.wants_door)


def _spent(position: Position, figure: int, weapon: Weapon) -> bool:
    return weapon == "grenade" and bool(position.grenades >> position.setting.cards.card_of[figure] & 1)


def _lines(position: Position, figure: int) -> Iterator[list[int]]:
    """Yield the figures hit along each fire line; an engaged figure must hit one that it is engaged with (RF-55)."""
    engaged = set(engaged_with(position, figure))
    for spot in position.spots(figure):
        for direction in range(len(DIRECTIONS)):
            hit = fire.targets(position, figure, spot, direction, door=False)
            if hit and (not engaged or engaged.intersection(hit)):
                yield hit
