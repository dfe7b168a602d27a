"""The best distribution of a wall's units over the squads before it, by the exact odds of every fight (stage 11)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import prod

from msgspec import Struct
from msgspec.structs import replace

from stronghold_gui.games.convicted.pieces import KEEP_BUILDING, POWERS, RANGED, SORCERER, wall_of
from stronghold_gui.games.convicted.players.weights import DefenderWeights
from stronghold_gui.games.convicted.position import KINDS, Position
from stronghold_gui.games.convicted.siege.foes import endurance
from stronghold_gui.games.convicted.siege.ramming import fights
from stronghold_gui.games.convicted.siege.reckoning import enemy_sum, resistance_against
from stronghold_gui.games.convicted.squads import Squad

BLINDING = POWERS.index("blinding")
Counts = tuple[int, ...]
"""Number of units of each kind."""
_LOST = 1000.0
"""Cost of an unopposed squad when no building is left: the game is lost (RC-67)."""
_BREACHES = 0.2
_LATER_BREACHES = 0.8
"""Number of breaches that a renewal has to prevent to be used, and to be used before the last round of a last stand."""
_MOST = 300
"""Number of subsets of the units of a wall up to which all distributions are compared."""
_EXTREME = 2
"""Difference between a natural 3 and a natural 1."""
_DICE = tuple(product((1, 2, 3), repeat=2))


class Stakes(Struct, frozen=True):
    """The worth of what a fight can bring.

    Attributes:
        kill, own: of a point of the enemy's endurance, of the defenders'.
        breach: cost of an enemy leader inside. ``unopposed``: the same without a fight.
        tired: cost of a shooter that fights and does not shoot any more.
    """

    kill: float
    own: float
    breach: float
    unopposed: float
    tired: float


class Kind(Struct, frozen=True):
    """The figures of a kind of unit that decide a fight."""

    strength: int
    support: int
    endurance: int
    fire: int


class Foe(Struct, frozen=True):
    """A squad of the enemy: its sum less the wall's resistance, its endurance, the least of a member, and ropes."""

    total: int
    endurance: int
    least: int
    ropes: int


Kinds = tuple[Kind, ...]


def stakes_of(position: Position, weights: DefenderWeights) -> Stakes:
    """Return what fights are worth now: after the last round of a last stand only lost buildings count."""
    last = 0 < position.mode.rounds <= position.round
    levels = sum(position.buildings) - position.buildings[KEEP_BUILDING]
    unopposed = weights.breach + (0.0 if levels or position.mode.levels_to_lose else _LOST)
    if last:
        return Stakes(0.01, 0.01, weights.breach, unopposed, 0.0)
    return Stakes(1.0, weights.own, weights.breach, unopposed, weights.tired)


def best_pairing(position: Position, direction: int, weights: DefenderWeights) -> tuple[float, dict[int, Counts]]:
    """Return the worth of the best distribution, and the units for each squad by its number in the list."""
    wall = wall_of(direction)
    units = tuple(position.units[wall * KINDS : (wall + 1) * KINDS])
    squads = [
        number
        for number, squad in enumerate(position.squads)
        if squad.direction == direction and fights(position, squad)
    ]
    units = _few(units)
    foes = tuple(_foe(position, position.squads[number]) for number in squads)
    kinds = _kinds(position, position.panic[direction] >= position.round)
    total, chosen = _distribute(kinds, units, foes, stakes_of(position, weights))
    return total, dict(zip(squads, chosen, strict=True))


def blinding_gain(position: Position, number: int, weights: DefenderWeights) -> float:
    """Return what blinding a squad adds to the fights at its wall; a last stand keeps the spell for its last rounds."""
    if position.mode.rounds and position.round + _castable(position, BLINDING) <= position.mode.rounds:
        return -1.0
    squad = position.squads[number]
    twin = position.copy()
    twin.squads[number] = replace(squad, blinded=True)
    return best_pairing(twin, squad.direction, weights)[0] - best_pairing(position, squad.direction, weights)[0]


def _castable(position: Position, power: int) -> int:
    """Return how often a spell can still be cast in this turn."""
    spare = SORCERER in position.heroes and not position.heroes_used >> SORCERER & 1
    return (not position.powers_used >> power & 1) + spare


def renewal_gain(position: Position, direction: int, weights: DefenderWeights) -> float:
    """Return what renewing a wall adds to the fights there, less what it may add in a later round of a last stand."""
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
    """Return so many of the units that comparing all distributions takes no time that a player notices."""
    few = list(units)
    while prod(count + 1 for count in few) > _MOST:
        few[max(range(KINDS), key=few.__getitem__)] -= 1
    return tuple(few)


# The same fights are compared for every unit that is set against a squad: without the caches a last stand takes twice
# as long.
@lru_cache(maxsize=4096)
def _distribute(kinds: Kinds, units: Counts, foes: tuple[Foe, ...], stakes: Stakes) -> tuple[float, tuple[Counts, ...]]:
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
    """Return the kind that adds most by leading."""
    return _leader(_kinds(position, 0), units)


def _leader(kinds: Kinds, units: Counts) -> int:
    there = [kind for kind, count in enumerate(units) if count]
    return max(there, key=lambda kind: (kinds[kind].strength - kinds[kind].support, kinds[kind].strength))


def _kinds(position: Position, panic: int) -> Kinds:
    """Return what counts of each kind of unit in a fight, in panic or not."""
    return tuple(
        [Kind(max(unit.strength - panic, 0), unit.support, unit.endurance, unit.fire) for unit in position.values.units]
    )


def _foe(position: Position, squad: Squad) -> Foe:
    total = sum(enemy_sum(position, squad)) - resistance_against(position, squad)
    ends = [endurance(position, foe) for foe in squad.members]
    ropes = any(position.values.foes[foe].ropes for foe in squad.members)
    return Foe(total, sum(ends), min(ends), int(ropes))


@lru_cache(maxsize=65536)
def _worth(kinds: Kinds, units: Counts, foe: Foe, stakes: Stakes) -> float:
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


def _outcome(ahead: int, dice: int, ends: tuple[int, ...], foe: Foe, stakes: Stakes) -> float:
    """Return the worth of a fight that ends with a lead of the defenders; dice of 3 to 1 cost one more unit (RC-69)."""
    killed = float(min(ahead, foe.endurance)) if ahead >= foe.least else 0.0
    left = _after(ends, -ahead) if ahead < 0 else ends
    if dice == _EXTREME:
        killed += foe.least
    elif dice == -_EXTREME:
        left = left[1:]
    breach = stakes.breach if ahead < 0 and not left else 0.0
    return stakes.kill * killed - stakes.own * (sum(ends) - sum(left)) - breach


def _after(ends: tuple[int, ...], power: int) -> tuple[int, ...]:
    """Return the endurances that remain if the weakest fall as long as the next one fits (RC-46)."""
    for number, each in enumerate(ends):
        if each > power:
            return ends[number:]
        power -= each
    return ()
