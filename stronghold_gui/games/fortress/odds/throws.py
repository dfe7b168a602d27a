"""The odds of throws of combat dice, attack against defence, and of the d20 (rules, sections 6.2, 11 and 12)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.acting.cloning import dead
from stronghold_gui.games.fortress.acting.who import active
from stronghold_gui.games.fortress.odds.ways import NEVER, Ways, ways_of
from stronghold_gui.games.fortress.position import Position

Die = tuple[int, ...]
"""Faces of a combat die, as weights of skull, shield, blank (RF-04)."""

_SKULL, _SHIELD = 0, 1
_D20 = 20


@dataclass(frozen=True, slots=True)
class Throw:
    """The odds of an attack on one target.

    Attributes:
        skulls, shields: odds for the dice of each side.
        wounds: odds of the wounds of the target, not capped at its life.
        back: odds of the wounds on the attacker, by shields beyond the skulls (Counter Strike). In one throw, only one
            side has wounds.
    """

    skulls: Ways
    shields: Ways
    wounds: Ways
    back: Ways


@cache
def faces(die: Die, face: int, dice: int) -> Ways:
    """Return the odds of the number of dice that show a face."""
    some, others = die[face], sum(die) - die[face]
    counts = [comb(dice, shown) * some**shown * others ** (dice - shown) for shown in range(dice + 1)]
    return ways_of(counts, sum(die) ** dice)


@cache
def throw(
    die: Die, attack: int, defence: int, further: int = 0, *, dodges: bool = False, counters: bool = False
) -> Throw:
    """Return the odds of an attack.

    Args:
        die: the faces of a combat die.
        attack: dice of the attacker.
        defence: dice of the target.
        further: shields that the target has without a roll.
        dodges: whether a single rolled shield stops all skulls (Stealth Dodge).
        counters: whether shields beyond the skulls wound the attacker (Counter Strike).
    """
    skulls, shields = faces(die, _SKULL, attack), faces(die, _SHIELD, defence)
    wounds, back = [0] * (attack + 1), [0] * (defence + 1)
    for hits, some in enumerate(skulls.counts):
        for blocks, others in enumerate(shields.counts):
            through = 0 if dodges and blocks else max(0, hits - blocks - further)
            wounds[through] += some * others
            back[max(0, blocks - hits) if counters else 0] += some * others
    of = skulls.of * shields.of
    return Throw(skulls, shields, ways_of(wounds, of), ways_of(back, of))


def on_d20(need: int) -> Fraction:
    """Return the probability that the d20 shows at least a number."""
    return Fraction(min(max(_D20 + 1 - need, 0), _D20), _D20)


@dataclass(frozen=True, slots=True)
class Roll:
    """A roll of the d20: the power, the least number that succeeds, and the probability of success."""

    power: str
    need: int
    chance: Fraction


def roll_of(position: Position, move: m.Move) -> Roll | None:
    """Return the roll of a power, or ``None`` if none is needed."""
    setting = position.setting
    match move:
        case m.Charge():
            power, need = "berserker_charge", setting.param("berserker_charge", "need")
        case m.Shackle():
            power, need = "mind_shackle_20", setting.param("mind_shackle_20", "need")
        case m.Chomp(name):
            if not setting.cards.of(setting.figure_index[name]).hero:
                return None
            power, need = "chomp", setting.param("chomp", "need_hero")
        case _:
            return None
    return Roll(power, need, on_d20(need))


def clones(position: Position) -> Ways:
    """Return the odds of the number of the active squad's dead figures that come back, if there is room for all."""
    setting, total, most = position.setting, NEVER, len(dead(position))
    for figure in active(position):
        wet = setting.field.stops[position.where[figure]]
        chance = on_d20(setting.param("water_clone", "need_on_water" if wet else "need"))
        missed = chance.denominator - chance.numerator
        total = total.plus(ways_of([missed, chance.numerator], chance.denominator), most)
    return total
