"""The values of a position's figures for one player: the worth of each, and the gain of attacks on it."""

from __future__ import annotations

from functools import cached_property

from stronghold_gui.games.fortress.fighting.targets import Weapon
from stronghold_gui.games.fortress.players.goals import aims_of
from stronghold_gui.games.fortress.players.weights import MarshalWeights
from stronghold_gui.games.fortress.players.worth import price, roughly, struck
from stronghold_gui.games.fortress.position import DOOR_GONE, DOOR_TARGET, NONE, Position

Promise = tuple[float, int, int, list[int]]
"""The estimated gain of an attack, its target, the target's level, and the columns to it from every spot."""


class Stakes:
    """The values of figures and attacks for one player; order markers are ignored.

    Args:
        position: the imagined position of the seat's view; it is not changed.
        player: the owner of the figures.
        weights: the weights of the ratings.
    """

    def __init__(self, position: Position, player: int, weights: MarshalWeights) -> None:
        self.position, self.player, self.weights = position.copy(), player, weights
        # Attacks are rated even when it is not this player's turn.
        self.position.player = player
        self.setting = position.setting
        self.side = self.setting.side[player]
        self.aims = aims_of(position)
        standing = position.standing()
        self.enemies = [figure for figure in standing if position.side_of(figure) != self.side]
        self.friends = [figure for figure in standing if position.side_of(figure) == self.side]
        self._prizes: dict[int, float] = {}
        self._promises: dict[int, list[Promise]] = {}

    def worth(self, figure: int) -> float:
        """Return the worth of a figure to either side: its points, and more if it decides the match."""
        spots = self.position.spots(figure) if self.position.where[figure] >= 0 else ()
        runs = figure in self.aims.runners
        worth = price(self.position, figure) * (self.weights.key if runs or self.aims.x in spots else 1.0)
        return worth + self.weights.goal / (1 + self.aims.spare) if runs else worth

    def prize(self, enemy: int) -> float:
        """Return the value of destroying an enemy: its worth, and the losses that it could inflict from its place."""
        known = self._prizes.get(enemy)
        if known is None:
            known = self._prizes[enemy] = self.worth(enemy) + self.weights.menace * self._menace(enemy)
        return known

    def _menace(self, enemy: int) -> float:
        """Return the highest expected loss that an enemy could inflict in a turn on a figure near enough to it."""
        card = self.setting.cards.of(enemy)
        reach = card.range if card.range > 1 else card.move + 1
        columns = self.setting.distances.from_spot(self.position.where[enemy])
        near = [friend for friend in self.friends if columns[self.position.where[friend]] <= reach]
        return max((self.worth(friend) * roughly(self.position, enemy, friend) for friend in near), default=0.0)

    @cached_property
    def shut_out(self) -> bool:
        """Whether the door keeps this side out: it is not destroyed, and an enemy controls it."""
        door = self.setting.field.door_spots
        held = not self.position.friends(self.player, self.position.controller)
        return bool(door) and self.position.door != DOOR_GONE and held

    def promising(self, figure: int) -> list[Promise]:
        """Return the estimated gain of an attack on each enemy, by the printed values, the best first."""
        card, field, where = self.setting.cards.card_of[figure], self.setting.field, self.position.where
        known = self._promises.get(card)
        if known is None:
            rated = ((self.prize(enemy) * roughly(self.position, figure, enemy), enemy) for enemy in self.enemies)
            row = self.setting.distances.from_spot
            known = self._promises[card] = [
                (gain, enemy, field.level[where[enemy]], row(where[enemy]))
                for gain, enemy in sorted(rated, reverse=True)
            ]
        return known

    @property
    def wants_door(self) -> bool:
        """Return whether an attack on the door is allowed and would help."""
        return self.setting.mode.door_destructible and self.position.leaf != NONE and self.shut_out

    def gain(self, position: Position, figure: int, target: int, weapon: Weapon = "normal") -> float:
        """Return the expected gain of an attack on a target, in points; negative for friends."""
        found = struck(position, figure, target, weapon)
        if target == DOOR_TARGET:
            return self.weights.door * found.wounds if self.shut_out else 0.0
        if position.side_of(target) == self.side:
            return -self.weights.back * self.worth(target) * found.hurt
        return self.prize(target) * found.hurt - self.weights.back * self.worth(figure) * found.back
