"""Ratings of moves in the period of actions, by the plan and the danger of the walls (section 6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.actions.town import yield_of
from stronghold_gui.games.convicted.actions.walls import raised_resistance
from stronghold_gui.games.convicted.pieces import (
    BARRACKS,
    BUILDINGS,
    DITCH,
    ENGINES,
    GATES,
    KEEP_BUILDING,
    NONE,
    OBSTACLES,
    POST_INDEX,
    RANGED,
    REPAIRABLE,
    RESOURCES,
    RING_INDEX,
    SEAT_IDS,
    SECTION_INDEX,
    UNITS,
    is_wall,
)
from stronghold_gui.games.convicted.players import goals
from stronghold_gui.games.convicted.players.mind import Mind, Step
from stronghold_gui.games.convicted.players.outlook import Outlook, both, engine_at, expecting, reached, unit_at
from stronghold_gui.games.convicted.players.walls import NO_FIRE, Change, Changes
from stronghold_gui.games.convicted.players.weights import DefenderWeights
from stronghold_gui.games.convicted.position import KINDS, Position

NEVER = -1e6
"""Rating of moves that are never chosen."""
_FREE = 1e-3
"""Rating of the deserter, low enough to come after all actions, since the effect grows with the town."""
_ENOUGH_STOCK = 4.0
"""Stock of a resource at which a further one counts half."""
_ROOM = 0.7
"""Worth of room for one more unit, as a share of the worth of the best unit there."""
_SHIELDING = 0.3
"""Worth of a point of a tower's resistance to the units there."""
_LOST_AT_RING = 0.2
"""Share of an army that falls at stakes and moats."""
_HELPS = 0.1
"""Weight of the gain of a planned move; enough to decide between moves that serve the same step."""
_ORDER = 0.01
"""Difference in worth between a step of the plan and the next one."""
_REBUILT = 2
"""Turns of delay from which a building of the plan counts as destroyed by the enemy."""
_SURE_LOSS = 3.0
"""Number of expected breaches for which a building level counts in full."""
_GIFT = 0.5
_FORGED = 0.2
"""Ratings of the best gift and of forging a missing resource."""


class Spending:
    """A rater of the moves of one seat in the period of actions."""

    def __init__(self, position: Position, seat: int, mind: Mind) -> None:
        self.position, self.seat, self.mind = position, seat, mind
        self.weights: DefenderWeights = mind.defender
        self.now = expecting(position, mind.defender)
        ahead = int(mind.defender.ahead)
        self.later = expecting(position, mind.defender, ahead) if ahead and mind.defender.later else None
        self.due, self.short = self._plan()
        self._rooms: dict[int, float] = {}

    def ratings(self, moves: Sequence[m.Move]) -> list[float]:
        """Return the worth of each move."""
        open_posts = {move.post for move in moves if isinstance(move, m.Train) and move.instead == m.NOBODY}
        return [self._rate(move, open_posts) for move in moves]

    def gain(self, changes: Changes) -> float:
        """Return the reduction of danger in this turn and in the later turn that the weights look ahead to."""
        later = self.later.gain(changes) * self.weights.later if self.later else 0.0
        return self.now.gain(changes) + later

    def _rate(self, move: m.Move, open_posts: set[str]) -> float:
        match move:
            case m.Build(building):
                return max(self.planned(move), self._rate_shelter(BUILDINGS.index(building)))
            case m.Research():
                return self.planned(move)
            case m.Train(unit, post, instead):
                return self._with_plan(
                    move, self._rate_training(UNITS.index(unit), POST_INDEX[post], instead, open_=post in open_posts)
                )
            case m.Drill(unit, sections):
                kind = UNITS.index(unit)
                price = self.price(self.position.values.discipline.cost)
                gain = sum(self.gain(unit_at(self.now, POST_INDEX[post], kind)) for post in sections)
                return self._with_plan(move, gain - price)
            case m.Make(engine, post, instead):
                return self._with_plan(move, self._rate_making(ENGINES.index(engine), POST_INDEX[post], instead))
            case m.Fortify(section):
                return self._with_plan(move, self._rate_fortifying(SECTION_INDEX[section]))
            case m.Entrench(obstacle, ring):
                return self._with_plan(move, self._rate_obstacle(OBSTACLES.index(obstacle), RING_INDEX[ring]))
            case m.Collect(resource):
                return self._rate_collecting(RESOURCES.index(resource))
            case m.Repair(target):
                return self._rate_repair(REPAIRABLE.index(target))
            case _:
                return self._rate_free_move(move)

    def _with_plan(self, move: m.Move, worth: float) -> float:
        """Return the worth of a move, raised if the move is part of the plan."""
        planned = self.planned(move)
        return worth if planned < 0 else max(worth, planned + _HELPS * worth)

    def _rate_free_move(self, move: m.Move) -> float:
        """Rate a move that takes no action."""
        match move:
            case m.Desert(unit, section):
                return _FREE * max(1.0, self.gain(unit_at(self.now, POST_INDEX[section], UNITS.index(unit))))
            case m.Forge(given, wanted):
                return self._rate_forging(given, RESOURCES.index(wanted))
            case m.Offer(partner, resource, count):
                return self._rate_offer(partner, RESOURCES.index(resource), count)
            case _:
                return 0.0

    # -- the army ----------------------------------------------------------------------------------------------------

    def price(self, cost: Sequence[int]) -> float:
        """Return the worth of resources by the actions that collecting them takes, lower if the seat has many."""
        stock = self.position.stock_of(self.seat)
        return self.weights.price * sum(
            amount / yield_of(self.position, kind) / (1.0 + max(stock[kind] - amount, 0) / _ENOUGH_STOCK)
            for kind, amount in enumerate(cost)
            if amount
        )

    def _rate_training(self, kind: int, post: int, instead: str, *, open_: bool) -> float:
        changes = unit_at(self.now, post, kind)
        if instead != m.NOBODY:
            if open_:
                return NEVER  # There is room, so no unit need be replaced.
            changes = both(changes, unit_at(self.now, post, UNITS.index(instead), -1))
        return self.gain(changes) - self.price(self.position.values.units[kind].cost)

    def _rate_making(self, engine: int, post: int, instead: str) -> float:
        changes = engine_at(self.now, post, engine)
        if instead != m.NOBODY:
            changes = both(changes, engine_at(self.now, post, ENGINES.index(instead), -1))
        return self.gain(changes) - self.price(self.position.values.engines[engine].cost)

    # -- the fortress ------------------------------------------------------------------------------------------------

    def _rate_fortifying(self, section: int) -> float:
        position = self.position
        level = position.level[section]
        now = position.fortification(section)
        better = position.values.fortification(section, level + 1)
        worth = self._room(section) * (better.capacity - now.capacity) * _ROOM
        if is_wall(section):
            gained = raised_resistance(position, section) - position.resistance[section]
            worth += self.gain({section // 2: Change(resistance=gained)})
        else:
            worth += self._better_shots(section) + _SHIELDING * (position.shooters(section) + 1)
        return worth - self.price(better.cost)

    def _better_shots(self, tower: int) -> float:
        """Return the worth of the next level of a tower by the reach and the fire of its shooters."""
        position = self.position
        twin = position.copy()
        twin.level[tower] += 1
        grown = Outlook(twin, self.weights, [])
        changes = NO_FIRE
        barracks = position.buildings[BARRACKS]
        best = max((kind for kind in RANGED if position.values.units[kind].barracks <= barracks), default=NONE)
        free = position.capacity(tower) - position.count(tower)
        for kind in RANGED:
            # Count also possible units, at a discount, because they have to be trained first.
            count = position.units[tower * KINDS + kind] + (_ROOM * max(free, 1) if kind == best else 0)
            if count:
                changes += grown.fire_of(tower, kind).times(count) + self.now.fire_of(tower, kind).times(-count)
        return self.gain(dict.fromkeys(reached(tower), Change(fire=changes))) if changes != NO_FIRE else 0.0

    def _room(self, section: int) -> float:
        """Return the worth of room for one more unit on a section, less if the section has free room."""
        if section not in self._rooms:
            position = self.position
            barracks = position.buildings[BARRACKS]
            kinds = [kind for kind, unit in enumerate(position.values.units) if unit.barracks <= barracks]
            best = max((self.gain(unit_at(self.now, section, kind)) for kind in kinds), default=0.0)
            free = position.capacity(section) - position.count(section)
            self._rooms[section] = best / (1.0 + max(free, 0))
        return self._rooms[section]

    def _rate_repair(self, target: int) -> float:
        position = self.position
        wall = 0 if target == GATES else target
        cost = position.values.gates_repair if target == GATES else position.values.repairs[position.level[target]]
        if not is_wall(wall):
            return _SHIELDING - self.price(cost)
        share = 0.5 if target == GATES else 1.0
        return share * self.gain({wall // 2: Change(resistance=1)}) - self.price(cost)

    def _rate_obstacle(self, obstacle: int, ring: int) -> float:
        """Rate an obstacle on a section by a quarter of a volley for a ditch, or of the losses at stakes and moats."""
        position, outlook = self.position, self.later or self.now
        worth = 0.0
        for direction, sections in enumerate(position.values.ring_of):
            if ring in sections:
                lost = _LOST_AT_RING * outlook.expected_worth(direction)
                delay = 0.5 * outlook.walls[direction].fire.near
                worth += (delay if obstacle == DITCH else lost) / len(sections)
        return self.weights.ring * worth - self.price(position.values.obstacles[obstacle].cost)

    # -- the town ----------------------------------------------------------------------------------------------------

    def _plan(self) -> tuple[list[tuple[Step, float]], dict[int, float]]:
        """Return affordable steps with their worth, and missing kinds of resource with the worth of the step.

        Earlier steps come first. A kind of resource that a step lacks is not available for later steps.
        """
        position = self.position
        stock = list(position.stock_of(self.seat))
        found: list[tuple[Step, float]] = []
        short: dict[int, float] = {}
        for worth, step in self._urgent(goals.open_steps(position, self.seat, self.mind.plan)):
            cost = goals.next_cost(position, step)
            lacking = [kind for kind, amount in enumerate(cost) if amount > stock[kind]]
            if any(cost[kind] for kind in short):
                continue
            for kind in lacking:
                short[kind] = worth
            if not lacking:
                found.append((step, worth))
                stock = [have - amount for have, amount in zip(stock, cost, strict=True)]
        return found, short

    def _urgent(self, steps: Iterable[Step]) -> list[tuple[float, Step]]:
        """Return the steps with their worth in order; if breaches are weighed, destroyed buildings come last.

        A destroyed building counts no more than a step that is due now, except the barracks, which units need.
        """
        weights = self.weights
        found: list[tuple[float, Step]] = []
        rebuilt: list[tuple[float, Step]] = []
        for number, step in enumerate(steps):
            late = self.position.turn - step.turn
            worth = (weights.early if late < 0 else weights.growth + weights.late * late) - _ORDER * number
            destroyed = step.do == "build" and step.what != BUILDINGS[BARRACKS] and late >= _REBUILT
            if weights.breach and destroyed:
                rebuilt.append((weights.growth - _ORDER * number, step))
            else:
                found.append((worth, step))
        return found + rebuilt

    def _rate_shelter(self, building: int) -> float:
        """Return the worth of a building level that enemies inside have to destroy before the game is lost."""
        weights, levels = self.weights, self.position.buildings
        if not weights.shelter or building == KEEP_BUILDING:
            return -1.0
        left = sum(levels) - levels[KEEP_BUILDING]
        risk = min(self.now.total / (_SURE_LOSS * weights.breach), 1.0) if weights.breach else 1.0
        cost = self.position.values.buildings[building][levels[building]].cost
        return weights.shelter * risk / (1 + left) - self.price(cost)

    def planned(self, move: m.Move) -> float:
        """Return the worth of a move as part of the plan; negative if it is no part of it."""
        return max((worth for step, worth in self.due if goals.serves(self.position, step, move)), default=-1.0)

    def _rate_collecting(self, kind: int) -> float:
        have = self.position.stock[self.seat * len(RESOURCES) + kind]
        worth = self.weights.price / (1.0 + have / _ENOUGH_STOCK)
        if kind in self.short:
            worth = max(worth, self.short[kind])
        return worth

    def _rate_forging(self, given: Sequence[str], wanted: int) -> float:
        if wanted not in self.short or any(RESOURCES.index(name) in self.short for name in given):
            return -1.0
        stock = self.position.stock_of(self.seat)
        left = min(stock[RESOURCES.index(name)] - given.count(name) for name in given)
        return _FORGED + 0.01 * left

    def _rate_offer(self, partner: str, kind: int, count: int) -> float:
        """Rate an offer: after its actions, the seat gives all of its largest resource to the next player."""
        position = self.position
        if position.player != self.seat or position.actions[self.seat]:
            return -1.0
        stock = position.stock_of(self.seat)
        best = max(range(len(RESOURCES)), key=lambda each: stock[each])
        order = position.in_turn()
        to_come = [seat for seat in order if seat != self.seat and not position.closed >> seat & 1]
        after = to_come[0] if to_come else order[1]
        gives = after != self.seat and (kind, count) == (best, stock[best]) and SEAT_IDS.index(partner) == after
        return _GIFT if gives else -1.0
