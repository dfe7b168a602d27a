"""The expected loss of a figure on every spot in the enemies' next turn, by their reach, dice and heights."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from operator import add
from typing import Final

from stronghold_gui.games.fortress.fighting.strength import height_dice
from stronghold_gui.games.fortress.moving.search_cache import keep
from stronghold_gui.games.fortress.players.worth import roughly
from stronghold_gui.games.fortress.position import Position

_AFTER_MOVING: Final = 0.5
"""Probability that an enemy that must move first finds a place from which it sees a spot in its range."""
_ENDLESS: Final = 10**6
"""A number larger than any fall in levels and any number of points."""


def dangers(position: Position, figure: int, enemies: Sequence[int]) -> list[float]:
    """Return for each spot the share of a figure that it is expected to lose to the most dangerous enemy card.

    One card acts in a turn, so the shares of its figures add up, and those of other cards do not.

    Args:
        position: the table; the figure's own place does not matter.
        figure: the figure on the spot.
        enemies: the possible attackers.
    """
    setting, card_of = position.setting, position.setting.cards.card_of
    spirits = (*position.attack_spirits, position.defence_spirits[card_of[figure]])
    where = tuple(position.where[enemy] for enemy in enemies)
    key = "dangers", card_of[figure], position.wounds[figure], position.door, (*enemies,), where, spirits
    found = setting.memory.get(key)
    if isinstance(found, list):
        return found
    by_card: dict[int, list[float]] = {}
    for enemy in enemies:
        shares, sofar = _shares(position, figure, enemy), by_card.get(card_of[enemy])
        by_card[card_of[enemy]] = shares if sofar is None else list(map(add, sofar, shares))
    total = [0.0] * len(setting.field.spots)
    for shares in by_card.values():
        total = list(map(max, total, shares))
    total = [min(1.0, share) for share in total]
    keep(setting.memory, key, total)
    return total


def _shares(position: Position, figure: int, enemy: int) -> list[float]:
    """Return for each spot the share of a figure that it is expected to lose to one enemy."""
    setting, card = position.setting, position.setting.cards.of(enemy)
    columns = setting.distances.from_spot(position.where[enemy])
    if card.range > 1:
        return _shot(position, figure, enemy, columns)
    share = roughly(position, enemy, figure)
    if setting.figure_has(enemy, "flying"):
        return [share if far <= card.move + 1 else 0.0 for far in columns]
    found = [0.0] * len(columns)
    for spot in _struck(position, enemy):
        found[spot] = share
    return found


def _shot(position: Position, figure: int, enemy: int, columns: Sequence[int]) -> list[float]:
    """Return for each spot the share of a figure that a shooting enemy is expected to take, after moving if needed."""
    setting, card = position.setting, position.setting.cards.of(enemy)
    levels, pieces = setting.field.level, setting.pieces
    base, height = levels[position.where[enemy]], setting.cards.of(figure).height
    by_rise: dict[int, float] = {}
    found = [0.0] * len(columns)
    for spot, far in enumerate(columns):
        if far > card.range + card.move:
            continue
        rise = levels[spot] - base
        if rise not in by_rise:
            above, below = height_dice(pieces, rise, card.height), height_dice(pieces, -rise, height)
            by_rise[rise] = roughly(position, enemy, figure, attack=below, defence=above)
        found[spot] = by_rise[rise] * (1.0 if far <= card.range else _AFTER_MOVING)
    return found


def _struck(position: Position, enemy: int) -> frozenset[int]:
    """Return the spots that an enemy can strike after one move, ignoring figures in its way."""
    setting, card = position.setting, position.setting.cards.of(enemy)
    level, around = setting.field.level, setting.field.around
    return frozenset(
        beside
        for spot in within_move(position, enemy)
        for beside in around[spot]
        if abs(level[beside] - level[spot]) < card.height
    )


def within_move(position: Position, figure: int) -> dict[int, int]:
    """Return the points to each spot within one move of a figure, without falls and regardless of other figures."""
    setting, card_number = position.setting, position.setting.cards.card_of[figure]
    move, shape = setting.cards.cards[card_number].move, setting.shapes[card_number]
    steps, fallen = setting.steps.steps(shape), shape.height if setting.mode.falls else _ENDLESS
    found = dict.fromkeys(position.spots(figure), 0)
    todo = [(0, spot) for spot in found]
    while todo:
        spent, spot = heappop(todo)
        if spent > found[spot]:
            continue
        for step in steps[spot]:
            cost = spent + step.cost
            if (
                cost <= move
                and step.drop < fallen
                and step.goal != position.leaf
                and cost < found.get(step.goal, _ENDLESS)
            ):
                found[step.goal] = cost
                heappush(todo, (cost, step.goal))
    return found
