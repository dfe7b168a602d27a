"""Rolls of the d20: the number that a power needs, and its chance (rules, section 12)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.acting.cloning import dead
from stronghold_gui.games.fortress.acting.who import active
from stronghold_gui.games.fortress.odds.throws import on_d20
from stronghold_gui.games.fortress.odds.ways import NEVER, Ways, ways_of
from stronghold_gui.games.fortress.position import Position


@dataclass(frozen=True, slots=True)
class Roll:
    """A roll of the d20: the power, the least number that succeeds, its probability."""

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
    """Return the odds of the number of dead figures of the active squad that come back, limited by room."""
    setting, total, most = position.setting, NEVER, len(dead(position))
    for figure in active(position):
        wet = setting.field.stops[position.where[figure]]
        chance = on_d20(setting.param("water_clone", "need_on_water" if wet else "need"))
        missed = chance.denominator - chance.numerator
        total = total.plus(ways_of([missed, chance.numerator], chance.denominator), most)
    return total
