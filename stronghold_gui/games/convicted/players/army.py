"""Value of an army before a wall as a few sums: of its squads, its endurance, its shots."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from stronghold_gui.games.convicted.dice import AVERAGE_D3
from stronghold_gui.games.convicted.pieces import COVER, FIRST_FOE_ENGINE, FOE_PIECES, NONE, NORTH
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege.foes import effects, endurance, strength, support
from stronghold_gui.games.convicted.values import Values, Wave


@dataclass(frozen=True, slots=True)
class Army:
    """The melee units that come to a wall, in squads formed by the rule, and the ranged units and engines with them.

    Attributes:
        squads: number of squads.
        units: number of melee units.
        worth: sum of leaders' strength and the others' support over all squads.
        endurance: the endurance of all melee units together.
        climbers: share of the leaders for whom resistance counts half.
        shooters: number of ranged units.
        fire: the fire of all ranged units together.
        thrown: average power of the engines.
        dodge: subtracted from each shot at the army.
        cover: subtracted once from all shots at the deployment zone.
        lowest: whether its shooters aim at the lowest section of a side with defenders (RC-54).
    """

    squads: int
    units: int
    worth: int
    endurance: int
    climbers: float
    shooters: int
    fire: int
    thrown: float
    dodge: int
    cover: int
    lowest: bool


NO_ARMY = Army(0, 0, 0, 0, 0.0, 0, 0, 0.0, 0, 0, False)
Counts = tuple[int, ...]
"""The number of each of ``FOE_PIECES``."""
_LOWEST = "lowest_resistance"
"""The rule of factions that shoot at the section with the lowest resistance."""


def army_of(position: Position, counts: Counts) -> Army:
    """Return the value of pieces before a wall, at the levels of the factions in this match."""
    return _army(counts, position.levels, _Rules(position.values))


class _Rules:
    """The values of a match as a hashable key for caches, compared by identity."""

    def __init__(self, values: Values) -> None:
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Rules) and other.values is self.values

    def __hash__(self) -> int:
        return id(self.values)


@lru_cache(maxsize=4096)
def _army(counts: Counts, levels: tuple[int, ...], rules: _Rules) -> Army:
    values = rules.values
    position = _at_levels(values, levels)
    ranked = sorted(
        (
            (strength(position, foe), foe)
            for foe in range(FIRST_FOE_ENGINE)
            if counts[foe] and not values.foes[foe].ranged
        ),
        reverse=True,
    )
    units = [foe for _, foe in ranked for _ in range(counts[foe])]
    if not units:
        return NO_ARMY
    squads = 1 + sum(len(units) >= least for least in values.siege.squads)
    leaders, others = units[:squads], units[squads:]
    level = effects(position, values.foes[units[0]].faction)
    ranged = [foe for foe in range(FIRST_FOE_ENGINE) if counts[foe] and values.foes[foe].fire]
    engines = enumerate(values.foe_engines)
    return Army(
        squads,
        len(units),
        sum(strength(position, foe) for foe in leaders) + sum(support(position, foe) for foe in others),
        sum(endurance(position, foe) for foe in units),
        sum(values.foes[foe].climbs for foe in leaders) / squads,
        sum(counts[foe] for foe in ranged),
        sum(counts[foe] * (values.foes[foe].fire + level.ranged_fire) for foe in ranged),
        float(sum(counts[FIRST_FOE_ENGINE + kind] * each.attacks * (each.plus + AVERAGE_D3) for kind, each in engines)),
        level.dodge,
        level.covered + (values.siege.covers if counts[COVER] else 0),
        values.factions[values.foes[units[0]].faction].ranged_target == _LOWEST,
    )


@lru_cache(maxsize=64)
def _board(rules: _Rules) -> Position:
    return Position(rules.values, next(iter(rules.values.modes.values())), 1, 0)


def _at_levels(values: Values, levels: tuple[int, ...]) -> Position:
    """Return an empty board with the factions at these levels, for functions of the rules that need a position."""
    position = _board(_Rules(values)).copy()
    one, two, three, four = levels
    position.levels = (one, two, three, four)
    return position


def wave_counts(wave: Wave, *, main: bool, north: bool) -> Counts:
    """Return the pieces of a wave that come to a direction."""
    counts = wave.main if main else wave.others
    if not north:
        return counts
    return tuple(count + more for count, more in zip(counts, wave.north, strict=True))


def waves_to_come(position: Position, ahead: int = 0) -> list[Wave]:
    """Return the armies that may come: one for each faction that may be drawn.

    Args:
        position: the position.
        ahead: number of turns to look ahead, or of rounds in a mode with a wave for each round.
    """
    if position.mode.waves:
        waves = position.mode.waves
        if position.mode.rounds:
            return [waves[min(max(position.round, 1) + ahead, len(waves)) - 1]]
        return [waves[min(position.turn + ahead, len(waves)) - 1]]
    turn = min(position.turn + ahead, position.mode.turns)
    factions = range(len(position.values.factions)) if position.faction == NONE else [position.faction]
    return [position.values.waves[faction][turn - 1] for faction in factions]


def before(position: Position, direction: int) -> Counts:
    """Return all enemy pieces in the zones before a wall, on it and in its gateway."""
    kinds, foes = len(FOE_PIECES), FIRST_FOE_ENGINE
    far = position.field[direction * kinds : (direction + 1) * kinds]
    near = position.field[(direction + 4) * kinds : (direction + 5) * kinds]
    above = position.climbed[direction * foes : (direction + 1) * foes]
    counts = [one + two for one, two in zip(far, near, strict=True)]
    for foe, count in enumerate(above):
        counts[foe] += count
    if direction == NORTH and position.gateway != NONE:
        counts[position.gateway] += 1
    return tuple(counts)


def standing_above(position: Position, direction: int) -> int:
    """Return the number of enemies on a wall or in its gateway."""
    at = direction * FIRST_FOE_ENGINE
    return sum(position.climbed[at : at + FIRST_FOE_ENGINE]) + (direction == NORTH and position.gateway != NONE)
