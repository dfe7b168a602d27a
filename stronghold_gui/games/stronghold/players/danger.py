"""Danger of each wall section for a Defender, and the effect of one more unit, component or hero on it.

Fear is a cost in hourglasses: the price of a breach if one threatens, otherwise of the likely losses. An attack has
several variants (``Attack``), each with its weight; ``fight_results.compared`` computes the result of each.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from msgspec import Struct

from stronghold_gui.games.stronghold.assault.cauldrons import victims
from stronghold_gui.games.stronghold.assault.ending import breach_points
from stronghold_gui.games.stronghold.assault.front import Three
from stronghold_gui.games.stronghold.assault.machines import AIM_MACHINES
from stronghold_gui.games.stronghold.pieces import BALLISTA, GOBLIN, NO_ORDER, ORC, PHASES, STRENGTH, TROLL
from stronghold_gui.games.stronghold.players.fight_results import (
    Gear,
    Works,
    compared,
    defenders_at,
    gear_at,
    invaders_at,
    with_one,
    works_at,
)
from stronghold_gui.games.stronghold.players.weights import GuardWeights
from stronghold_gui.games.stronghold.position import STAGES, Position
from stronghold_gui.games.stronghold.sites import room

_FIRED: Final = frozenset(STAGES[STAGES.index("marksmen") :])
"""The stages after the machines have fired."""


class Attack(NamedTuple):
    """A possible attack on a section: its weight, its units, their gear, and whether a ballista hits."""

    weight: float
    invaders: Three
    gear: Gear
    hit: bool = False


_Known = dict[tuple[Three, Works, int], float]
"""Cache of the fear for one set of attacks, by defenders, works and the kind of attacker to leave out."""
_LIKELY: Final = 0.3
"""The least weight of an attack that counts as a threat in ``breach_price``."""
_DEEPEST: Final = 12
"""Cap on the points beyond a breach: more of them change nothing, since the Defender cannot repair that much."""
_MOST_KNOWN: Final = 2000


class Held(Struct, frozen=True):
    """The defence of a section."""

    defenders: Three
    works: Works


class Danger:
    """The fear for every section of one position. Results are cached.

    Args:
        position: the position; it is not changed.
        weights: the weights.
        focus: the importance of each section, around 1; a section beyond its end counts 1.
    """

    def __init__(self, position: Position, weights: GuardWeights, focus: tuple[float, ...] = ()) -> None:
        self.position, self.weights, self.focus = position, weights, focus
        walls = range(position.board.walls)
        self.held = [Held(defenders_at(position, wall), works_at(position, wall)) for wall in walls]
        hits = ballistas(position, weights)
        self.attacks = [tuple(_attacks(position, wall, weights, hits[wall])) for wall in walls]
        self.price = breach_price(position, weights, sum(map(self._threatened, walls)))
        self._now: dict[int, float] = {}
        self._known = [_reckoned(weights, self.attacks[wall], self.price) for wall in walls]

    def at(self, wall: int) -> float:
        """Return the fear for a section as it is."""
        found = self._now.get(wall)
        if found is None:
            held = self.held[wall]
            found = self._now[wall] = self.of(wall, held.defenders, held.works)
        return found

    def of(self, wall: int, defenders: Three, works: Works, without: int = -1) -> float:
        """Return the fear for a section with other defenders; ``without`` is a kind of attacker to reduce by one.

        ``without`` = 3 leaves out all goblins.
        """
        if self.position.glare == wall:
            return 0.0
        known, key = self._known[wall], (defenders, works, without)
        fear = known.get(key)
        if fear is None:
            fear = known[key] = self._reckon(wall, defenders, works, without)
        return fear * self.focus[wall] if wall < len(self.focus) else fear

    def lacking(self, wall: int) -> int:
        """Return the plain attack's lead minus the strength that the defenders cover. A section holds at 0 or less."""
        return self._beyond(wall, self.attacks[wall][0])

    def _beyond(self, wall: int, attack: Attack) -> int:
        held = self.held[wall]
        lead, cover = compared(attack.invaders, held.defenders, attack.gear, held.works)
        return lead - cover

    def _threatened(self, wall: int) -> bool:
        """Return whether an attack with a weight of at least ``_LIKELY`` would break through."""
        return self.position.glare != wall and any(
            any(attack.invaders) and attack.weight >= _LIKELY and self._beyond(wall, attack) > 0
            for attack in self.attacks[wall]
        )

    def _reckon(self, wall: int, defenders: Three, works: Works, without: int) -> float:
        fear = self._calm(defenders, works)
        for attack in self.attacks[wall]:
            invaders = attack.invaders
            if without >= 0:
                invaders = (
                    with_one(invaders, GOBLIN, -invaders[GOBLIN])
                    if without > TROLL
                    else with_one(invaders, without, -1)
                )
            fear += attack.weight * self._loss(invaders, defenders, attack, works)
        return fear

    def _calm(self, defenders: Three, works: Works) -> float:
        """Return a small fear for weakly held sections, so that idle units go to the weakest ones."""
        return self.weights.calm * max(0, 14 - 2 * _strength(defenders) - works[0] - works[1])

    def _loss(self, invaders: Three, defenders: Three, attack: Attack, works: Works) -> float:
        if attack.hit:
            invaders, defenders = without_best(invaders), without_best(defenders)
        if not any(invaders):
            return 0.0
        lead, cover = compared(invaders, defenders, attack.gear, works)
        weights, price = self.weights, self.price
        if lead > cover:
            return price * (1.0 + weights.deep * min(_DEEPEST, lead - cover))
        close = weights.close * price * exp((lead - cover) / 2)
        if lead > 0:
            return close + weights.loss * lead
        return close + weights.kill * max(lead, -_strength(invaders))


@lru_cache(maxsize=_MOST_KNOWN)
def _reckoned(weights: GuardWeights, attacks: tuple[Attack, ...], price: float) -> _Known:
    """Return the shared cache for these attacks, to which each position adds its results.

    Most sections do not change between the steps of a pause. Without this cache a computer player takes a fifth longer.
    """
    return {}


def breach_price(position: Position, weights: GuardWeights, threatened: int = 1) -> float:
    """Return the cost of a breach for the Defender now, by whether the Invader would then win on glory.

    Args:
        position: the position.
        weights: the prices.
        threatened: how many sections may be breached together; each beyond the first is worth a further point.
    """
    values = position.values.glory
    further = values["further_breach"] * max(0, threatened - 1)
    lead = position.invader_points() + values["breach"] + further - position.defender_points() - breach_points(position)
    if lead >= 0:
        return weights.breach
    return weights.breach_near if lead >= -weights.near else weights.breach_far


def without_best(counts: Three) -> Three:
    """Return the numbers without one of the strongest."""
    for kind in (2, 1, 0):
        if counts[kind]:
            return with_one(counts, kind, -1)
    return counts


def _strength(counts: Three) -> int:
    return counts[0] * STRENGTH[0] + counts[1] * STRENGTH[1] + counts[2] * STRENGTH[2]


def after_cauldron(position: Position, wall: int, invaders: Three) -> Three:
    """Return the attackers left once the cauldron of the section has poured. An accident spares them."""
    return scalded(-1 if position.accidents >> wall & 1 else position.cauldron[wall], invaders)


def scalded(kind: int, invaders: Three) -> Three:
    """Return the attackers left after the cauldron for a kind is emptied; -1 is no cauldron."""
    return invaders if kind < 0 else with_one(invaders, kind, -victims(kind, invaders[kind]))


def fighting(position: Position) -> bool:
    """Return whether no more Invader units can come to the walls before the next fights."""
    return position.phase >= len(PHASES) and position.stage not in ("phase", "dispatch")


def _attacks(position: Position, wall: int, weights: GuardWeights, hit: float) -> list[Attack]:
    there, gear = invaders_at(position, wall), gear_at(position, wall)
    now = after_cauldron(position, wall, there)
    if fighting(position):
        found = [Attack(1.0, now, gear)]
        if position.orders[wall] != NO_ORDER and not position.open_orders >> wall & 1:
            found += _hidden_orders(position, wall, weights, found[0])
    else:
        come = after_cauldron(position, wall, reinforced(position, wall, there))
        found = [Attack(1.0 - weights.coming, now, gear), Attack(weights.coming, come, gear)]
    if hit:
        found += [Attack(attack.weight * hit, attack.invaders, attack.gear, hit=True) for attack in tuple(found)]
        found = [
            attack if attack.hit else Attack(attack.weight * (1 - hit), attack.invaders, attack.gear)
            for attack in found
        ]
    return found


def _hidden_orders(position: Position, wall: int, weights: GuardWeights, plain: Attack) -> list[Attack]:
    """Return the further attacks that a face-down order makes possible: a fury, or a called troll."""
    found = []
    banner, shields, poison, altars, _ = plain.gear
    if plain.invaders[GOBLIN]:
        fury = (banner, shields, poison, altars, position.values.fury_strength)
        found.append(Attack(weights.hidden_fury, plain.invaders, fury))
    if _troll_near(position, wall) and position.outer_count(wall) < room(position, wall):
        found.append(Attack(weights.hidden_call, with_one(plain.invaders, TROLL), plain.gear))
    return found


def _troll_near(position: Position, wall: int) -> bool:
    return any(position.outer[3 * place + TROLL] for place in position.board.joined_ramparts[wall])


def reinforced(position: Position, wall: int, there: Three) -> Three:
    """Return the units at a section after a dispatch: those there, and the strongest that fit."""
    free = room(position, wall) - position.outer_count(wall)
    number = position.values.dispatch["major"] * len(position.board.joined_ramparts[wall])
    free = min(free, number)
    counts = list(there)
    for kind in (TROLL, ORC, GOBLIN):
        near = sum(position.outer[3 * place + kind] for place in position.board.joined_ramparts[wall])
        come = min(near, max(0, free))
        counts[kind] += come
        free -= come
    return counts[0], counts[1], counts[2]


def ballistas(position: Position, weights: GuardWeights) -> list[float]:
    """Return for each section the assumed probability that a ballista hits it."""
    chances = [0.0] * position.board.walls
    if position.stage in _FIRED:
        return chances
    for place, machine in enumerate(position.machine):
        cards = position.hits[place] + position.misses[place]
        if machine == BALLISTA and cards:
            for wall in AIM_MACHINES.reach(position, place):
                chances[wall] = min(0.9, chances[wall] + weights.ballista * position.hits[place] / cards)
    return chances
