"""The best distribution of a wall's units over the squads before it, by the exact odds of every fight (stage 11).

A *last stand* is a mode in which an army comes every round (``Mode.rounds``); it ends with the last round.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import prod

from msgspec import Struct
from msgspec.structs import replace

from stronghold_gui.games.convicted.pieces import KEEP_BUILDING, RANGED, SORCERER, wall_of
from stronghold_gui.games.convicted.players.weights import DefenderWeights
from stronghold_gui.games.convicted.position import KINDS, Position
from stronghold_gui.games.convicted.siege.foes import endurance
from stronghold_gui.games.convicted.siege.powers import BLINDING
from stronghold_gui.games.convicted.siege.ramming import fights
from stronghold_gui.games.convicted.siege.reckoning import enemy_sum, resistance_against
from stronghold_gui.games.convicted.squads import Squad

Counts = tuple[int, ...]
"""Number of units of each kind."""
_LOST = 1000.0
"""Cost of an unopposed squad when no building is left: the game is lost (RC-67)."""
_BREACHES = 0.2
_LATER_BREACHES = 0.8
"""Number of breaches that a renewal has to prevent; the second in a last stand before its last round."""
_MOST = 300
"""Largest number of subsets of a wall's units for which all distributions are compared."""
_EXTREME = 2
"""Difference between a rolled 3 and a rolled 1."""
_DICE = tuple(product((1, 2, 3), repeat=2))


class Stakes(Struct, frozen=True):
    """The worth of the possible results of a fight.

    Attributes:
        kill: worth of a point of the enemy's endurance.
        own: cost of a point of the defenders' endurance.
        breach: cost of an enemy leader inside after a fight.
        unopposed: cost of an enemy leader inside without a fight.
        tired: cost of a shooter that fights and does not shoot any more.
    """

    kill: float
    own: float
    breach: float
    unopposed: float
    tired: float


class UnitKind(Struct, frozen=True):
    """The values of a kind of unit in a fight."""

    strength: int
    support: int
    endurance: int
    fire: int


class Opponent(Struct, frozen=True):
    """A squad of the enemy.

    Attributes:
        total: its sum in a fight, less the wall's resistance.
        endurance: the endurance of all members together.
        least: the least endurance of a member.
        ropes: subtracted from the support of each defender who faces it.
    """

    total: int
    endurance: int
    least: int
    ropes: int


Kinds = tuple[UnitKind, ...]


def stakes_of(position: Position, weights: DefenderWeights) -> Stakes:
    """Return the worth of the results of fights now; in the last round of a last stand, breaches decide."""
    last = 0 < position.mode.rounds <= position.round
    levels = sum(position.buildings) - position.buildings[KEEP_BUILDING]
    unopposed = weights.breach + (0.0 if levels or position.mode.levels_to_lose else _LOST)
    if last:
        return Stakes(0.01, 0.01, weights.breach, unopposed, 0.0)
    return Stakes(1.0, weights.own, weights.breach, unopposed, weights.tired)


def best_pairing(position: Position, direction: int, weights: DefenderWeights) -> tuple[float, dict[int, Counts]]:
    """Return the worth of the best distribution, and the units for each squad by its index in the list."""
    wall = wall_of(direction)
    units = tuple(position.units[wall * KINDS : (wall + 1) * KINDS])
    squads = [
        number
        for number, squad in enumerate(position.squads)
        if squad.direction == direction and fights(position, squad)
    ]
    units = _few(units)
    foes = tuple(_opponent(position, position.squads[number]) for number in squads)
    kinds = _kinds(position, position.panic[direction] >= position.round)
    total, chosen = _distribute(kinds, units, foes, stakes_of(position, weights))
    return total, dict(zip(squads, chosen, strict=True))


def blinding_gain(position: Position, number: int, weights: DefenderWeights) -> float:
    """Return the worth that blinding a squad adds to the fights at its wall.

    In a last stand it is negative while more rounds are left than the number of times the spell can still be cast.
    """
    if position.mode.rounds and position.round + _blindings_left(position) <= position.mode.rounds:
        return -1.0
    squad = position.squads[number]
    twin = position.copy()
    twin.squads[number] = replace(squad, blinded=True)
    return best_pairing(twin, squad.direction, weights)[0] - best_pairing(position, squad.direction, weights)[0]


def _blindings_left(position: Position) -> int:
    """Return the number of times that blinding can still be cast in this turn."""
    spare = SORCERER in position.heroes and not position.heroes_used >> SORCERER & 1
    return (not position.powers_used >> BLINDING & 1) + spare


def renewal_gain(position: Position, direction: int, weights: DefenderWeights) -> float:
    """Return the worth that renewing a wall adds to the fights there, less the worth of keeping it for later."""
    wall = wall_of(direction)
    missing = position.nominal(wall) - position.resistance[wall]
    if missing <= 0:
        return -1.0
    twin = position.copy()
    twin.resistance[wall] += min(missing, position.values.heroes.renewal)
    gain = best_pairing(twin, direction, weights)[0] - best_pairing(position, direction, weights)[0]
    later = _LATER_BREACHES if position.mode.rounds and position.round < position.mode.rounds else _BREACHES
    return gain - later * weights.breach


def _few(units: Counts) -> Counts:
    """Return as many of the units as have at most ``_MOST`` subsets, so that the comparison is quick."""
    few = list(units)
    while prod(count + 1 for count in few) > _MOST:
        few[max(range(KINDS), key=few.__getitem__)] -= 1
    return tuple(few)


# The same fights are compared for every unit that is set against a squad. Without the caches a last stand takes twice
# as long.
@lru_cache(maxsize=4096)
def _distribute(
    kinds: Kinds, units: Counts, foes: tuple[Opponent, ...], stakes: Stakes
) -> tuple[float, tuple[Counts, ...]]:
    """Return the worth of the best distribution of units over squads, and the units for each squad."""
    best: dict[Counts, tuple[float, tuple[Counts, ...]]] = {units: (0.0, ())}
    for foe in foes:
        worth = {taken: _worth(kinds, taken, foe, stakes) for taken in _within(units)}
        found: dict[Counts, tuple[float, tuple[Counts, ...]]] = {}
        for left, (total, chosen) in best.items():
            for taken in _within(left):
                sum_ = total + worth[taken]
                rest = tuple([have - used for have, used in zip(left, taken, strict=True)])
                if rest not in found or sum_ > found[rest][0]:
                    found[rest] = (sum_, (*chosen, taken))
        best = found
    return max(best.values(), key=lambda one: one[0])


def _within(units: Counts) -> Iterator[Counts]:
    return product(*[range(count + 1) for count in units])


def leader_of(position: Position, units: Counts) -> int:
    """Return the kind of unit that adds most to the sum by leading."""
    return _leader(_kinds(position, 0), units)


def _leader(kinds: Kinds, units: Counts) -> int:
    there = [kind for kind, count in enumerate(units) if count]
    return max(there, key=lambda kind: (kinds[kind].strength - kinds[kind].support, kinds[kind].strength))


def _kinds(position: Position, panic: int) -> Kinds:
    """Return the values of each kind of unit in a fight; ``panic`` is subtracted from strength."""
    return tuple(
        [
            UnitKind(max(unit.strength - panic, 0), unit.support, unit.endurance, unit.fire)
            for unit in position.values.units
        ]
    )


def _opponent(position: Position, squad: Squad) -> Opponent:
    total = sum(enemy_sum(position, squad)) - resistance_against(position, squad)
    ends = [endurance(position, foe) for foe in squad.members]
    ropes = any(position.values.foes[foe].ropes for foe in squad.members)
    return Opponent(total, sum(ends), min(ends), int(ropes))


@lru_cache(maxsize=65536)
def _worth(kinds: Kinds, units: Counts, foe: Opponent, stakes: Stakes) -> float:
    """Return the average worth of a fight of some units against a squad."""
    if not any(units):
        return -stakes.unopposed
    leader = _leader(kinds, units)
    supports = sum(
        (count - (kind == leader)) * max(kinds[kind].support - foe.ropes, 0)
        for kind, count in enumerate(units)
        if count
    )
    lead = kinds[leader].strength + supports - foe.total
    ends = tuple(sorted(kinds[kind].endurance for kind, count in enumerate(units) for _ in range(count)))
    tired = sum(units[kind] * kinds[kind].fire for kind in RANGED)
    return (
        sum(_outcome(lead + own - enemy, own - enemy, ends, foe, stakes) for own, enemy in _DICE) / len(_DICE)
        - stakes.tired * tired
    )


def _outcome(ahead: int, dice: int, ends: tuple[int, ...], foe: Opponent, stakes: Stakes) -> float:
    """Return the worth of one outcome of a fight.

    Args:
        ahead: the defenders' sum less the enemy's, with dice.
        dice: difference of the dice; 3 to 1 costs one more unit (RC-69).
        ends: endurance of each defender, the lowest first.
        foe: the squad.
        stakes: the worth of results.
    """
    killed = float(min(ahead, foe.endurance)) if ahead >= foe.least else 0.0
    left = _after(ends, -ahead) if ahead < 0 else ends
    if dice == _EXTREME:
        killed += foe.least
    elif dice == -_EXTREME:
        left = left[1:]
    breach = stakes.breach if ahead < 0 and not left else 0.0
    return stakes.kill * killed - stakes.own * (sum(ends) - sum(left)) - breach


def _after(ends: tuple[int, ...], power: int) -> tuple[int, ...]:
    """Return the endurances that remain if the weakest fall while the power suffices for the next one (RC-46)."""
    for number, each in enumerate(ends):
        if each > power:
            return ends[number:]
        power -= each
    return ()
