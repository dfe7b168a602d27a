"""The table as one player of a side sees it when something is to be decided: enemies, goals, dangers."""

from __future__ import annotations

from functools import cached_property

from stronghold_gui.core.value import value
from stronghold_gui.games.fortress.engaged import enemies_beside
from stronghold_gui.games.fortress.fighting.strength import reach_of
from stronghold_gui.games.fortress.fighting.targets import targets_among
from stronghold_gui.games.fortress.moving.reach import Place
from stronghold_gui.games.fortress.players.goals import UNREACHED, aims_of, away
from stronghold_gui.games.fortress.players.weights import MarshalWeights
from stronghold_gui.games.fortress.players.worth import price, roughly, struck
from stronghold_gui.games.fortress.position import DOOR_TARGET, NONE, Position

_GONE = 2
_STRIDE = 1
"""How many columns farther than it moves a figure strikes that must be adjacent."""
_BESIDES = 6.0
"""How many columns an enemy counts as farther away that does not decide the match, where others do."""
_ENGAGED = 0.2
"""How much of reaching the flag is left to who is engaged there."""


@value
class Bearings:
    """What a figure has to do with every spot.

    Attributes:
        goals: where it wants to be. ``away``: from each spot, how far that is, or the nearest enemy.
        nearer: what a point less of that is worth to a double-space figure, of whose halves the nearer one counts;
            ``None`` for others.
        ground: what each spot is worth, whoever stands beside it.
    """

    goals: frozenset[int]
    nearer: float | None
    away: list[float]
    ground: list[float]


class Outlook:
    """Weighs places for the figures of one player; order markers are never looked at.

    Args:
        position: what the seat may know; it is not changed.
        player: whose figures.
        weights: how things are judged.
    """

    def __init__(self, position: Position, player: int, weights: MarshalWeights) -> None:
        self.position, self.player, self.weights = position.copy(), player, weights
        # Attacks are asked about before it is this player's turn, too.
        self.position.player = player
        self.setting = position.setting
        self.side = self.setting.side[player]
        self.aims = aims_of(position)
        standing = position.standing()
        self.enemies = [figure for figure in standing if position.side_of(figure) != self.side]
        self.friends = [figure for figure in standing if position.side_of(figure) == self.side]
        self._known: dict[int, Bearings] = {}
        self._threats: dict[int, list[float]] = {}
        self._targets: dict[int, list[tuple[float, int, list[int]]]] = {}

    # -- what counts -------------------------------------------------------------------------------------------------

    def worth(self, figure: int) -> float:
        """Return what a figure counts for either side: its points, and more if it decides the match."""
        spots = self.position.spots(figure) if self.position.where[figure] >= 0 else ()
        decides = figure in self.aims.runners or self.aims.x in spots
        return price(self.position, figure) * (self.weights.key if decides else 1.0)

    @cached_property
    def shut_out(self) -> bool:
        """Whether the door keeps this side out: it is there, closed, and an enemy has its card."""
        door = self.setting.field.door_spots
        held = not self.position.friends(self.player, self.position.controller)
        return bool(door) and self.position.door != _GONE and held

    def goals(self, figure: int) -> frozenset[int]:
        """Return the spots where a figure wants to be; none where it only follows enemies."""
        aims, position = self.aims, self.position
        if self.side == aims.home:
            within = not aims.inside.isdisjoint(position.spots(figure)) if position.where[figure] >= 0 else True
            return aims.inside if figure in aims.runners or within else frozenset()
        if aims.x == NONE:
            return frozenset()
        if self.side != aims.defends:
            return frozenset((aims.x,))
        holder = position.at[aims.x]
        held = holder != NONE and holder != figure and position.side_of(holder) == self.side
        return self.setting.inside if held else frozenset((aims.x,))

    # -- places ------------------------------------------------------------------------------------------------------

    def rough(self, figure: int, place: Place) -> float:
        """Return what it is worth to stand at a place, nothing looked at closely: for many places at once."""
        return self.quiet(figure, place) + self.weights.attack * self._likely(figure, place)

    def closely(self, figure: int, place: Place) -> float:
        """Return the same with the best attack that is possible from there, by sight and exact odds."""
        twin = self.position.copy()
        twin.put(figure, *place)
        return self.quiet(figure, place) + self.weights.attack * max(0.0, self.best_attack(twin, figure))

    def quiet(self, figure: int, place: Place) -> float:
        """Return what a place is worth apart from attacks: the goal, dangers, height, spaces that must be held."""
        bearings, first = self._bearings(figure), place[0]
        worth = bearings.ground[first]
        if len(place) == 2 and bearings.nearer is not None:
            worth += bearings.nearer * max(0.0, bearings.away[first] - bearings.away[place[1]])
        if bearings.goals and not bearings.goals.isdisjoint(place):
            worth += self.weights.goal * self._reached(figure, place)
        if not self.aims.held[self.side].isdisjoint(place):
            worth += self.weights.hold
        return worth

    def _bearings(self, figure: int) -> Bearings:
        known = self._known.get(figure)
        if known is None:
            known = self._known[figure] = self._take_bearings(figure)
        return known

    def _take_bearings(self, figure: int) -> Bearings:
        """Work out for every spot at once what does not depend on who stands beside it."""
        weights, goals, card = self.weights, self.goals(figure), self.setting.cards.of(figure)
        if goals:
            nearer, far = weights.progress, away(self.position, figure, goals, shut=self.shut_out)
        else:
            nearer, far = weights.approach, self._gaps(figure)
        ground = [-nearer * points for points in far]
        if card.range > 1 and weights.height:
            ground = [
                worth + weights.height * level for worth, level in zip(ground, self.setting.field.level, strict=True)
            ]
        if weights.danger:
            cost = weights.danger * price(self.position, figure)
            threat = self._threat(figure)
            ground = [worth - cost * min(1.0, share) for worth, share in zip(ground, threat, strict=True)]
        return Bearings(goals, nearer if card.spaces == 2 else None, far, ground)

    def _reached(self, figure: int, place: Place) -> float:
        """Return how much of the goal is had there: the flag cannot be taken by who is engaged."""
        if self.aims.x not in place or self.side == self.aims.defends:
            return 1.0
        return _ENGAGED if self.setting.mode.engagement and enemies_beside(self.position, figure, place) else 1.0

    def _gaps(self, figure: int) -> list[float]:
        """Return for each spot how many columns the nearest enemy is out of range, runners first."""
        reach = reach_of(self.position, figure) if self.position.where[figure] >= 0 else 1
        return [max(0.0, columns - reach) for columns in self._nearest]

    @cached_property
    def _nearest(self) -> list[float]:
        """For each spot the columns to the nearest enemy; others than runners count as farther away."""
        found = [UNREACHED] * len(self.setting.field.spots)
        for enemy in self.enemies:
            more = 0.0 if enemy in self.aims.runners or not self.aims.runners else _BESIDES
            row = self.setting.distances.from_spot(self.position.where[enemy])
            found = [min(known, columns + more) for known, columns in zip(found, row, strict=True)]
        return found

    def _threat(self, figure: int) -> list[float]:
        """Return for each spot what share of a figure enemies that get at it there may be expected to take."""
        cards = self.setting.cards
        known = self._threats.get(cards.card_of[figure])
        if known is None:
            known = [0.0] * len(self.setting.field.spots)
            for enemy in self.enemies:
                share, card = roughly(self.position, enemy, figure), cards.of(enemy)
                reach = card.range if card.range > 1 else card.move + _STRIDE
                row = self.setting.distances.from_spot(self.position.where[enemy])
                known = [
                    total + share if columns <= reach else total for total, columns in zip(known, row, strict=True)
                ]
            self._threats[cards.card_of[figure]] = known
        return known

    # -- attacks -----------------------------------------------------------------------------------------------------

    def _likely(self, figure: int, place: Place) -> float:
        """Return what the best attack from a place may bring, by the printed values and distance alone."""
        card_number = self.setting.cards.card_of[figure]
        known = self._targets.get(card_number)
        if known is None:
            row = self.setting.distances.from_spot
            rated = ((self.worth(enemy) * roughly(self.position, figure, enemy), enemy) for enemy in self.enemies)
            level = self.setting.field.level
            known = [
                (gain, level[self.position.where[enemy]], row(self.position.where[enemy]))
                for gain, enemy in sorted(rated, reverse=True)
            ]
            self._targets[card_number] = known
        card, first, last = self.setting.cards.cards[card_number], place[0], place[-1]
        here, reach = self.setting.field.level[first], card.range
        for gain, base, columns in known:
            far = columns[first] if first == last else min(columns[first], columns[last])
            if far > reach:
                continue
            if far > 1:
                return gain * self.weights.sure
            if abs(base - here) < card.height:
                return gain
        return 0.0

    def best_attack(self, twin: Position, figure: int) -> float:
        """Return what a figure's best normal attack may be expected to bring, from where it stands in a position."""
        targets = [enemy for enemy in self.enemies if twin.where[enemy] >= 0]
        found = targets_among(twin, figure, [*targets, *([DOOR_TARGET] if self.wants_door else [])], "normal")
        return max((0.0, *(self.gain(twin, figure, target) for target in found)))

    @property
    def wants_door(self) -> bool:
        """Whether the door may be attacked at all, and it would help."""
        return self.setting.mode.door_destructible and self.position.leaf != NONE and self.shut_out

    def gain(self, position: Position, figure: int, target: int) -> float:
        """Return what a normal attack may be expected to bring, in points."""
        found = struck(position, figure, target)
        if target == DOOR_TARGET:
            return self.weights.door * found.wounds if self.shut_out else 0.0
        return self.worth(target) * found.hurt - self.weights.back * self.worth(figure) * found.back
