"""Comparison of each wall with the army that may come: the heuristic behind most choices of defenders.

The sums are those of fights: on both sides the strength of leaders and the support of the others, and the wall's
resistance against each squad. The likely losses to fire before the fights are left out of them. The *danger* of a wall
is the strength that it lacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp, inf, log1p

from stronghold_gui.games.convicted.dice import AVERAGE_D3
from stronghold_gui.games.convicted.pieces import (
    DIRECTIONS,
    IN_SLOTS,
    KEEP,
    MELEE,
    NONE,
    NORTH,
    ON_WALLS,
    OPEN,
    RANGED,
    directions_of,
    is_wall,
    wall_of,
)
from stronghold_gui.games.convicted.players.army import (
    NO_ARMY,
    Army,
    army_of,
    before,
    standing_above,
    wave_counts,
    waves_to_come,
)
from stronghold_gui.games.convicted.players.walls import (
    NO_CHANGE,
    NO_FIRE,
    Change,
    Changes,
    Fire,
    Wall,
    expected_breaches,
)
from stronghold_gui.games.convicted.players.weights import DefenderWeights
from stronghold_gui.games.convicted.position import KINDS, Position
from stronghold_gui.games.convicted.siege.firing import fire_with_post
from stronghold_gui.games.convicted.values import Wave

_NORTH_BY_DICE = 0.4
_OTHERS_BY_DICE = 0.2
"""Probability that dice make the north, and each other direction, the main one."""
_LATE_RESERVE = 0.1
"""Share of a melee unit on a tower that counts for a wall once the army is on the board."""
_ENDURANCE = 1.5
"""Endurance of a melee unit that waits on a tower."""
_SURE = 20.0
"""Distance from balance, in multiples of the doubt, beyond which a fight counts as decided."""


def _soft(missing: float, doubt: float) -> float:
    """Return a smooth version of ``max(missing, 0)``; it stays above zero near balance, since dice decide there."""
    part = missing / doubt
    return missing if part > _SURE else 0.0 if part < -_SURE else doubt * log1p(exp(part))


class Outlook:
    """The four walls, and the armies that may come to them.

    Args:
        position: as the seat sees it.
        weights: the weights.
        waves: the possible armies, all equally likely; ``None`` for the army on the board.
    """

    def __init__(self, position: Position, weights: DefenderWeights, waves: Sequence[Wave] | None) -> None:
        self.position, self.weights = position, weights
        self._inside = [standing_above(position, direction) for direction in range(len(DIRECTIONS))]
        self._waves = waves
        self.walls = [self._wall(direction) for direction in range(len(DIRECTIONS))]
        self._towers = [self._lowest_tower(direction) for direction in range(len(DIRECTIONS))]
        self._known: dict[tuple[int, Change], float] = {}
        self._armies = self._expected() if waves is not None else self._present()
        self._now = [self.danger(direction) for direction in range(len(DIRECTIONS))]

    @cached_property
    def worst(self) -> int:
        """The direction in most danger; the first one among equals."""
        return max(range(len(DIRECTIONS)), key=lambda direction: self._now[direction])

    def now(self, direction: int) -> float:
        """Return the current danger of a wall."""
        return self._now[direction]

    def expected_worth(self, direction: int) -> float:
        """Return the average worth of the armies before a wall."""
        return sum(share * army.worth for share, army in self._armies[direction])

    @property
    def total(self) -> float:
        """The danger of all walls together."""
        return sum(self._now)

    def gain(self, changes: Changes) -> float:
        """Return the fall in danger that changes of walls would bring."""
        return sum(self._now[direction] - self.danger(direction, change) for direction, change in changes.items())

    def danger(self, direction: int, change: Change = NO_CHANGE) -> float:
        """Return the danger of a wall, on average over the armies that may come, after a change."""
        key = (direction, change)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._danger(direction, change)
        return known

    def _danger(self, direction: int, change: Change) -> float:
        wall = self.walls[direction]
        units = wall.units
        if change.units:
            units = units[:]
            for kind, count in change.units:
                units[kind] += count
        fire = wall.fire if change.fire is NO_FIRE else wall.fire + change.fire
        near = (wall.help[0] + change.help[0], wall.help[1] + change.help[1])
        held, inside = Wall(units, wall.resistance + change.resistance, fire, near), self._inside[direction]
        tower = self._towers[direction]
        return sum(share * self._against(held, army, inside, tower) for share, army in self._armies[direction])

    def _against(self, wall: Wall, army: Army, inside: int, tower: float) -> float:
        """Return the danger to a wall from an army.

        Args:
            wall: the wall, after a change.
            army: the army.
            inside: number of enemies on the wall and in the gateway, against whom resistance does not count.
            tower: the lowest resistance of a tower with units; if it is lower than the wall's, it draws the fire of
                armies that aim at the lowest section.
        """
        if not army.units:
            return 0.0
        weights = self.weights
        silenced, left = self._shot_down(wall.fire, army)
        squads = min(float(army.squads), army.units * left)
        stops = wall.resistance * (1.0 - 0.5 * army.climbers)
        enemy = army.worth * left - max(squads - inside, 0.0) * stops
        enemy += weights.shot * max(army.thrown - wall.resistance, 0.0)
        own, men, ends = self._own(wall.units, squads)
        lost = self._lost_to(army, army.shooters - silenced, wall.resistance)
        if army.lowest and wall.resistance > tower:
            lost *= 1.0 - weights.drawn
        # The share of units that survive never drops to zero, so that each further unit counts.
        stay = men / (men + lost) if men else 0.0
        own = own * stay + wall.help[0]
        standing = men * stay + wall.help[1]
        if weights.breach and squads > 0.0:
            lasting = own + ends * stay + _ENDURANCE * wall.help[1]
            open_ = expected_breaches(enemy / squads, squads, standing, lasting)
            return weights.fray * _soft(enemy - own, weights.doubt) + weights.breach * open_
        lacking = max(0.0, squads - standing) + weights.spare * max(0.0, squads + 1.0 - standing)
        return _soft(enemy - own, weights.doubt) + weights.gap * lacking

    def _shot_down(self, fire: Fire, army: Army) -> tuple[float, float]:
        """Return the number of ranged enemies that fall before firing, and the share of melee units that remain."""
        sure = self.weights.fire
        far = max(fire.far - fire.far_shots * army.dodge - army.cover, 0.0) * sure
        shots = min(fire.far_shots, far)
        silenced = min(float(army.shooters), shots)
        each = army.endurance / army.units
        spare = min(far - silenced, (fire.far_shots - silenced) * each)
        near = max(fire.near - fire.near_shots * army.dodge, 0.0) * sure
        fallen = max(spare, 0.0) + min(near, fire.near_shots * each) + sure * fire.poured
        return silenced, 1.0 - min(fallen / army.endurance, 1.0)

    def _lost_to(self, army: Army, shooters: float, resistance: int) -> float:
        """Return the likely losses on a wall to ranged enemies, which fire twice before the first fight."""
        if shooters <= 0:
            return 0.0
        power = army.fire * shooters / army.shooters
        return 2.0 * self.weights.aimed_at * min(max(power - resistance, 0.0), shooters)

    def _own(self, counts: Sequence[int], squads: float) -> tuple[float, int, int]:
        """Return the sum of leaders' strength and others' support of units, their number, and their endurance."""
        units, led, total, men, ends = self.position.values.units, squads, 0.0, 0, 0
        for kind in _BY_STRENGTH:
            count = counts[kind]
            if count:
                men += count
                ends += count * units[kind].endurance
                leaders = min(led, float(count))
                led -= leaders
                total += leaders * units[kind].strength + (count - leaders) * units[kind].support
        return total, men, ends

    # -- the fortress ------------------------------------------------------------------------------------------------

    def _wall(self, direction: int) -> Wall:
        position = self.position
        section = wall_of(direction)
        at = section * KINDS
        fire = NO_FIRE
        for post in (section, *position.values.towers_of[direction], KEEP):
            here = post * KINDS
            for kind in RANGED:
                if position.units[here + kind]:
                    fire += self.fire_of(post, kind).times(position.units[here + kind])
            for engine in (*ON_WALLS, *IN_SLOTS):
                if position.engines[here + engine]:
                    fire += self.throw_of(post, engine).times(position.engines[here + engine])
        near = [
            self.help_of(kind, position.units[tower * KINDS + kind])
            for tower in position.values.towers_of[direction]
            for kind in MELEE
        ]
        strong, men = sum(part for part, _ in near), sum(part for _, part in near)
        return Wall(position.units[at : at + KINDS], position.resistance[section], fire, (strong, men))

    def _lowest_tower(self, direction: int) -> float:
        """Return the lowest resistance of a side's towers with units; infinity without any, or if a player aims."""
        position = self.position
        towers = () if position.mode.led else position.values.towers_of[direction]
        return min((position.resistance[tower] for tower in towers if position.count(tower)), default=inf)

    def help_of(self, kind: int, count: int) -> tuple[float, float]:
        """Return strength and number of melee units on a tower as far as they count for each of its walls.

        They can step onto the wall before the first fight.
        """
        share = (self.weights.reserve if self._waves is not None else _LATE_RESERVE) * count
        unit = self.position.values.units[kind]
        return share * 0.5 * (unit.strength + unit.support), share

    def fire_of(self, post: int, kind: int) -> Fire:
        """Return the fire that a ranged unit on a post adds to each wall within its reach."""
        position = self.position
        power = float(fire_with_post(position, post, kind))
        if is_wall(post):
            near = self.weights.near
            return Fire(near=power * near, near_shots=near)
        share = self._share(post)
        if post != KEEP and not position.level[post]:
            return Fire(near=power * share, near_shots=share)
        return Fire(power * share, share, power * share, share)

    def _share(self, post: int) -> float:
        """Return the share of the fire from a tower or the keep that counts for each wall within reach."""
        return 0.25 * self.weights.keep_reach if post == KEEP else 0.5 * self.weights.tower_reach

    def throw_of(self, post: int, engine: int) -> Fire:
        """Return the fire that an engine on a post adds in a round."""
        kind = self.position.values.engines[engine]
        power = kind.attacks * (kind.plus + AVERAGE_D3)
        if kind.on_wall:
            return Fire(poured=power)
        share = self._share(post)
        if kind.near:
            return Fire(near=power * share, near_shots=kind.attacks * share)
        return Fire(far=power * share, far_shots=kind.attacks * share)

    # -- the armies --------------------------------------------------------------------------------------------------

    def _present(self) -> list[list[tuple[float, Army]]]:
        return [[(1.0, army_of(self.position, before(self.position, direction)))] for direction in range(4)]

    def _expected(self) -> list[list[tuple[float, Army]]]:
        waves = self._waves or ()
        found: list[list[tuple[float, Army]]] = [[] for _ in DIRECTIONS]
        for wave in waves:
            chances = self._main_chances(wave)
            for direction, chance in enumerate(chances):
                for main, share in ((True, chance), (False, 1.0 - chance)):
                    army = army_of(self.position, wave_counts(wave, main=main, north=direction == NORTH))
                    if share and army is not NO_ARMY:
                        found[direction].append((share / len(waves), army))
        return found

    def _main_chances(self, wave: Wave) -> tuple[float, ...]:
        """Return the probability that each direction is an army's main one, by the rule of its faction."""
        position = self.position
        if position.main != NONE or position.mode.main_direction != NONE:
            main = position.main if position.main != NONE else position.mode.main_direction
            return tuple(float(direction == main) for direction in range(len(DIRECTIONS)))
        faction = next((position.values.foes[foe].faction for foe, count in enumerate(wave.main) if count), NONE)
        if faction != NONE and position.values.factions[faction].main_direction == "most_vulnerable":
            return self._weakest()
        return tuple(_NORTH_BY_DICE if direction == NORTH else _OTHERS_BY_DICE for direction in range(4))

    def _weakest(self) -> tuple[float, ...]:
        """Return a probability for each direction that falls with the distance from the most vulnerable wall."""
        marks = [self._vulnerability(direction) for direction in range(len(DIRECTIONS))]
        least = min(marks)
        parts = [1.0 / (1.0 + (mark - least) ** 2) for mark in marks]
        return tuple(part / sum(parts) for part in parts)

    def _vulnerability(self, direction: int) -> float:
        wall, units, tables = self.walls[direction], self.position.values.units, self.position.values.siege
        ring = [self.position.ring[section] for section in self.position.values.ring_of[direction]]
        percent = 100 if OPEN in ring else tables.full_ring
        strength = sum(count * units[kind].strength for kind, count in enumerate(wall.units))
        return (strength + wall.resistance) * percent / 100


_BY_STRENGTH = (4, 2, 0, 1, 3, 5)
"""Kinds of unit, the best leaders first."""


def expecting(position: Position, weights: DefenderWeights, ahead: int = 0) -> Outlook:
    """Return the outlook for the armies that may come this turn, or some turns later."""
    return Outlook(position, weights, waves_to_come(position, ahead))


def facing(position: Position, weights: DefenderWeights) -> Outlook:
    """Return the outlook for the army on the board; in modes with waves, for the next wave if no zone has enemies."""
    if position.mode.rounds and not any(position.field):
        return Outlook(position, weights, waves_to_come(position))
    return Outlook(position, weights, None)


def unit_at(outlook: Outlook, post: int, kind: int, count: int = 1) -> Changes:
    """Return the changes of the walls if units of a kind are added to a post; a negative count removes them."""
    fire = outlook.fire_of(post, kind).times(count) if kind in RANGED else NO_FIRE
    if is_wall(post):
        return {post // 2: Change(((kind, count),), fire=fire)}
    if kind in RANGED:
        return dict.fromkeys(reached(post), Change(fire=fire))
    return {} if post == KEEP else dict.fromkeys(reached(post), Change(help=outlook.help_of(kind, count)))


def engine_at(outlook: Outlook, post: int, engine: int, count: int = 1) -> Changes:
    """Return the changes of the walls if engines are added to a post; a negative count removes them."""
    return dict.fromkeys(reached(post), Change(fire=outlook.throw_of(post, engine).times(count)))


def piece_at(outlook: Outlook, post: int, piece: int, count: int = 1) -> Changes:
    """Return the changes of the walls if pieces are added to a post or removed; engines are numbered after units."""
    return unit_at(outlook, post, piece, count) if piece < KINDS else engine_at(outlook, post, piece - KINDS, count)


def both(one: Changes, other: Changes) -> Changes:
    """Return the sum of the changes of two choices."""
    return {
        direction: one.get(direction, NO_CHANGE) + other.get(direction, NO_CHANGE) for direction in {**one, **other}
    }


def reached(post: int) -> tuple[int, ...]:
    """Return the directions within reach of a post; all for the keep."""
    return tuple(range(len(DIRECTIONS))) if post == KEEP else directions_of(post)
