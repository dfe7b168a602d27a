"""The worth of figures, and the expected results of attacks on them from exact odds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from stronghold_gui.games.fortress.fighting.strength import (
    attack_terms,
    counters,
    defence_terms,
    dodges,
    shields_without_dice,
    target_adjacent,
)
from stronghold_gui.games.fortress.fighting.targets import Weapon
from stronghold_gui.games.fortress.odds.attacks import life_left
from stronghold_gui.games.fortress.odds.throws import Die, throw
from stronghold_gui.games.fortress.position import DOOR_TARGET, Position

_KILL: Final = 0.6
"""Share of a figure's worth that is lost with its death; the rest is lost with its points of life."""

_ATTACK_DIE: Final = 8.0
_DEFENCE_DIE: Final = 4.0
"""Points of an attack die and a defence die in modes without wounds; they give about the printed points."""
_SHOOTS: Final = 1.5
"""Factor for attack dice with a long range."""


@dataclass(frozen=True, slots=True)
class Blow:
    """The expected result of an attack for target and attacker.

    Attributes:
        hurt: share of the target's worth that is lost.
        destroyed: probability that the target is destroyed.
        back: share of the attacker's worth that is lost.
        wounds: average wounds of the target.
    """

    hurt: float
    destroyed: float
    back: float
    wounds: float


@cache
def blow(
    die: Die, attack: int, defence: int, further: int, life: int, own: int, *, dodging: bool, countering: bool
) -> Blow:  # fmt: skip
    """Return the expected result of a throw (``odds.throws.throw``).

    ``life`` is the life left of the target, ``own`` that of the attacker.
    """
    thrown = throw(die, attack, defence, further, dodges=dodging, counters=countering)

    def share(counts: tuple[int, ...], of: int, left: int) -> tuple[float, float, float]:
        dead = sum(counts[left:]) / of
        mean = sum(min(number, left) * ways for number, ways in enumerate(counts)) / of
        return _KILL * dead + (1 - _KILL) * mean / left, dead, mean

    hurt, destroyed, wounds = share(thrown.wounds.counts, thrown.wounds.of, life)
    back, _, _ = share(thrown.back.counts, thrown.back.of, own)
    return Blow(hurt, destroyed, back, wounds)


def struck(position: Position, figure: int, target: int, weapon: Weapon = "normal") -> Blow:
    """Return the expected result of an attack from the current places; a special attack may hit the attacker itself."""
    setting, adjacent = position.setting, figure == target or target_adjacent(position, figure, target)
    normal = weapon == "normal"
    dice = (
        sum(more for _, more in attack_terms(position, figure, target)) if normal else setting.param(weapon, "attack")
    )
    return blow(
        setting.pieces.die,
        dice,
        sum(dice for _, dice in defence_terms(position, target, figure)),
        shields_without_dice(position, target, figure),
        life_left(position, target),
        life_left(position, figure),
        dodging=dodges(position, target, adjacent=adjacent),
        countering=counters(position, figure, target, weapon, adjacent=adjacent),
    )


def roughly(position: Position, figure: int, target: int, *, attack: int = 0, defence: int = 0) -> float:
    """Return the expected share of a target's worth that an attack takes, by printed values and spirits.

    ``attack`` and ``defence`` are additional dice.
    """
    cards, spirits = position.setting.cards, position.attack_spirits
    own, other = cards.of(figure), cards.of(target)
    dice = own.attack + spirits[cards.card_of[figure]] + attack
    shields = other.defence + position.defence_spirits[cards.card_of[target]] + defence
    die, life = position.setting.pieces.die, life_left(position, target)
    return blow(die, dice, shields, 0, life, 1, dodging=False, countering=False).hurt


def price(position: Position, figure: int) -> float:
    """Return the worth of a figure: its share of the points of its card.

    The printed points include life and powers. In modes where neither counts, the worth follows from dice and range.
    """
    if figure == DOOR_TARGET:
        return 0.0
    card = position.setting.cards.of(figure)
    if position.setting.mode.wounds:
        return card.points / card.figures
    return _ATTACK_DIE * card.attack * (_SHOOTS if card.range > 1 else 1.0) + _DEFENCE_DIE * card.defence
