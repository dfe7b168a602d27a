"""Evaluation of places for one player at a decision, by goals, dangers and attacks from there."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import Final

from stronghold_gui.games.fortress.engaged import enemies_beside
from stronghold_gui.games.fortress.moving.reach import Place
from stronghold_gui.games.fortress.players.bearings import Bearings, gaps
from stronghold_gui.games.fortress.players.exposure import exposed
from stronghold_gui.games.fortress.players.goals import UNREACHED, away
from stronghold_gui.games.fortress.players.stakes import Stakes
from stronghold_gui.games.fortress.players.threats import dangers
from stronghold_gui.games.fortress.players.weapons import best_attack, likely_gains
from stronghold_gui.games.fortress.players.weights import MarshalWeights
from stronghold_gui.games.fortress.position import NONE, Position

_ENGAGED: Final = 0.2
"""Share of the worth of reaching the flag that an engaged figure keeps."""


class Outlook(Stakes):
    """The stakes of a player, extended by values of places."""

    def __init__(self, position: Position, player: int, weights: MarshalWeights) -> None:
        super().__init__(position, player, weights)
        self._known: dict[int, Bearings] = {}
        self._alike: dict[Hashable, Bearings] = {}
        self._goals: dict[int, frozenset[int]] = {}

    def goals(self, figure: int) -> frozenset[int]:
        """Return the spots that a figure wants to reach; none if it only follows enemies."""
        known = self._goals.get(figure)
        if known is None:
            known = self._wanted(figure)
            # A figure that can never reach its goal is more useful near enemies.
            known = self._goals[figure] = known if self._gets_to(figure, known) else frozenset()
        return known

    def _gets_to(self, figure: int, goals: frozenset[int]) -> bool:
        """Return whether a figure can ever reach one of some spots, from its place or its start zone."""
        if not goals:
            return False
        far = away(self.position, figure, goals, shut=self.shut_out)
        placed = self.position.where[figure] >= 0
        return any(far[spot] < UNREACHED for spot in (self.position.spots(figure) if placed else self._zone(figure)))

    def _zone(self, figure: int) -> frozenset[int]:
        """Return the spots where a figure may be placed."""
        setting = self.setting
        if self.weights.drop and setting.figure_has(figure, "the_drop"):
            return frozenset(range(len(setting.field.spots)))
        return setting.card_zones.get(setting.cards.card_of[figure], setting.zones[self.player])

    def _wanted(self, figure: int) -> frozenset[int]:
        """Return the spots that a figure should reach, whether or not it can ever get there."""
        aims, position = self.aims, self.position
        if self.side == aims.home:
            runs = figure in aims.runners or position.where[figure] < 0
            return aims.inside if runs else frozenset()
        if aims.x == NONE:
            return frozenset()
        if self.side != aims.defends:
            return frozenset((aims.x,))
        holder = position.at[aims.x]
        held = holder != NONE and holder != figure and position.side_of(holder) == self.side
        return self.setting.inside if held else frozenset((aims.x,))

    def rough(self, figure: int, places: Sequence[Place]) -> list[float]:
        """Return the rough value of each of many places."""
        attack, gains = self.weights.attack, likely_gains(self, figure, places)
        return [self.quiet(figure, place) + attack * gain for place, gain in zip(places, gains, strict=True)]

    def closely(self, figure: int, place: Place) -> float:
        """Return the detailed value of a place, with the best attack from there, by sight and exact odds."""
        twin = self.position.copy()
        twin.put(figure, *place)
        worth = self.quiet(figure, place) + self.weights.attack * best_attack(self, twin, figure)
        if self.weights.exposed:
            worth -= self.weights.exposed * self.worth(figure) * exposed(self, twin, figure)
        return worth

    def quiet(self, figure: int, place: Place) -> float:
        """Return the worth of a place without attacks, by goal, dangers, height and spaces that must be held."""
        bearings = self._known.get(figure) or self.bearings(figure)
        worth = bearings.ground[place[0]]
        if bearings.nearer is not None and len(place) == 2:
            worth += bearings.nearer * max(0.0, bearings.away[place[0]] - bearings.away[place[1]])
        return worth if bearings.special.isdisjoint(place) else worth + self._specially(figure, place)

    def _specially(self, figure: int, place: Place) -> float:
        """Return the bonus of places where the figure wants to be, must stay, or must not stand."""
        return self.arrived(figure, place) + self.held(place)

    def arrived(self, figure: int, place: Place) -> float:
        """Return the worth of the goal if a place reaches it; less for a figure engaged behind the flag."""
        return 0.0 if self.goals(figure).isdisjoint(place) else self.weights.goal * self._reached(figure, place)

    def held(self, place: Place) -> float:
        """Return the worth of holding a place; negative where the figure would block the door."""
        held = 0.0 if self.aims.held[self.side].isdisjoint(place) else self.weights.hold
        return held if self.doorway.isdisjoint(place) else held - self.weights.hold

    @cached_property
    def doorway(self) -> frozenset[int]:
        """The spots that must stay empty for the runners' side to operate the door; empty for the other side."""
        return frozenset(self.setting.field.door_spots[:3]) if self.side == self.aims.home else frozenset()

    def bearings(self, figure: int) -> Bearings:
        """Return the bearings of a figure."""
        known = self._known.get(figure)
        if known is None:
            known = self._known[figure] = self._take_bearings(figure, self.goals(figure), self.worth(figure))
        return known

    def _take_bearings(self, figure: int, goals: frozenset[int], worth: float) -> Bearings:
        """Compute the bearings, which do not depend on neighbours; most figures of a squad share them."""
        weights, card = self.weights, self.setting.cards.of(figure)
        alike = card.id, self.position.wounds[figure], goals, worth
        if alike in self._alike:
            return self._alike[alike]
        if goals:
            nearer, far = weights.progress, away(self.position, figure, goals, shut=self.shut_out)
        else:
            nearer, far = weights.approach, gaps(self.position, figure, self.enemies, self.aims.runners)
        ground = [-nearer * points for points in far]
        if card.range > 1 and weights.height:
            ground = [
                points + weights.height * level for points, level in zip(ground, self.setting.field.level, strict=True)
            ]
        if weights.danger:
            cost, threat = weights.danger * worth, dangers(self.position, figure, self.enemies)
            ground = [points - cost * share for points, share in zip(ground, threat, strict=True)]
        special = goals | self.aims.held[self.side] | self.doorway
        found = self._alike[alike] = Bearings(special, nearer if card.spaces == 2 else None, far, ground)
        return found

    def _reached(self, figure: int, place: Place) -> float:
        """Return the share of the goal's worth; less for an attacker engaged behind the flag, who cannot take it."""
        if self.aims.x not in place or self.side == self.aims.defends:
            return 1.0
        return _ENGAGED if self.setting.mode.engagement and enemies_beside(self.position, figure, place) else 1.0
