"""The odds of an attack: the dice of both sides with their reasons, wounds, destruction of target or attacker."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.field.hexes import DIRECTION_INDEX
from stronghold_gui.games.fortress.fighting import fire
from stronghold_gui.games.fortress.fighting.attacking import struck_by
from stronghold_gui.games.fortress.fighting.strength import (
    Term,
    attack_terms,
    counters,
    defence_terms,
    dodges,
    shields_without_dice,
    target_adjacent,
)
from stronghold_gui.games.fortress.fighting.targets import Weapon, target_name, target_number
from stronghold_gui.games.fortress.odds.throws import Throw, throw
from stronghold_gui.games.fortress.odds.ways import Ways
from stronghold_gui.games.fortress.position import DOOR_TARGET, NONE, Position

Assault = m.Attack | m.Explode | m.Throw | m.Breathe


@dataclass(frozen=True, slots=True)
class Against:
    """The odds of an attack on one target; if it hits several, each is treated as if it defended first.

    Attributes:
        figure, target: attacker and target, by name.
        weapon: ``normal`` or the power.
        attack, defence: the terms of each side's dice.
        further: shields that the target has without a roll.
        throw: the possible results of the dice.
        life: the points of life that the target has left.
        own_life: the points of life that the attacker has left.
    """

    figure: str
    target: str
    weapon: Weapon
    attack: tuple[Term, ...]
    defence: tuple[Term, ...]
    further: int
    throw: Throw
    life: int
    own_life: int

    @property
    def attack_dice(self) -> int:
        """The dice of the attacker."""
        return sum(dice for _, dice in self.attack)

    @property
    def defence_dice(self) -> int:
        """The dice of the target."""
        return sum(dice for _, dice in self.defence)

    @property
    def wounds(self) -> Ways:
        """Return the odds of the target's wounds, capped at its life left."""
        return _cut(self.throw.wounds, self.life)

    @property
    def destroyed(self) -> Fraction:
        """Return the chance that the target is destroyed."""
        return self.throw.wounds.at_least(self.life)

    @property
    def own_end(self) -> Fraction:
        """Return the chance that the attacker is destroyed."""
        return self.throw.back.at_least(self.own_life)

    def twice(self) -> Ways:
        """Return the odds of the wounds of two such attacks, one after the other, capped as in ``wounds``."""
        return self.wounds.plus(self.wounds, self.life)


def _cut(ways: Ways, most: int) -> Ways:
    """Return the odds with all values above ``most`` counted as ``most``."""
    if ways.most <= most:
        return ways
    return Ways((*ways.counts[:most], sum(ways.counts[most:])), ways.of)


def against(position: Position, figure: int, target: int, weapon: Weapon = "normal") -> Against:
    """Return the odds of an attack on one target from their current places, whether or not it is allowed now.

    Args:
        position: the table; it is not changed.
        figure: the attacker; it must be on the battlefield.
        target: a figure on the battlefield, or ``DOOR_TARGET`` while the door is not destroyed.
        weapon: ``normal``, or a power that is an attack.
    """
    setting = position.setting
    normal = weapon == "normal"
    own = ((weapon, setting.param(weapon, "attack")),) if not normal else tuple(attack_terms(position, figure, target))
    other = tuple(defence_terms(position, target, figure))
    further = shields_without_dice(position, target, figure)
    adjacent = figure == target or target_adjacent(position, figure, target)
    thrown = throw(
        setting.pieces.die,
        sum(dice for _, dice in own),
        sum(dice for _, dice in other),
        further,
        dodges=dodges(position, target, adjacent=adjacent),
        counters=counters(position, figure, target, weapon, adjacent=adjacent),
    )
    names = target_name(position, figure), target_name(position, target)
    left = life_left(position, target), life_left(position, figure)
    return Against(*names, weapon, own, other, further, thrown, *left)


def life_left(position: Position, target: int) -> int:
    """Return how many wounds would destroy a figure or the door now."""
    setting = position.setting
    if target == DOOR_TARGET:
        return setting.cards.door.life - position.door_wounds
    return setting.life(target) - position.wounds[target]


def assault(position: Position, move: Assault) -> tuple[Against, ...]:
    """Return the odds against each figure that an attack hits, the target first; empty without a valid target."""
    figure = position.setting.figure_index.get(move.figure, NONE)
    if figure == NONE or position.where[figure] < 0:
        return ()
    match move:
        case m.Breathe(_, space, direction, door):
            spot = position.setting.field.by_name.get(space, NONE)
            weapon: Weapon = "fire_line"
            hit = [] if spot == NONE else fire.targets(position, figure, spot, DIRECTION_INDEX[direction], door=door)
        case m.Attack(_, name):
            weapon, hit = "normal", _there(position, name)
        case m.Explode(_, name):
            weapon = "explosion"
            hit = [other for aim in _there(position, name) for other in struck_by(position, aim)]
        case m.Throw(_, name):
            weapon = "grenade"
            hit = [other for aim in _there(position, name) for other in struck_by(position, aim)]
    return tuple(against(position, figure, target, weapon) for target in hit)


def _there(position: Position, name: str) -> list[int]:
    """Return a list with the target of this name; the list is empty if it is not on the battlefield."""
    target = target_number(position, name)
    if target == DOOR_TARGET:
        return [target] if position.leaf != NONE else []
    return [target] if target != NONE and position.where[target] >= 0 else []
