"""The exact odds of an attack: the number of equally likely throws for each number of comparisons won.

The odds are enumerated with the rules' own comparison, never sampled (rules, section 16). They use only open cards, so
they reveal nothing hidden.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from stronghold_gui.games.warriors.battles.throw import Pair, black_dice, bows, compare, is_dragon, red_dice
from stronghold_gui.games.warriors.cards import Dice
from stronghold_gui.games.warriors.pieces import NONE
from stronghold_gui.games.warriors.position import Position

COMPARED: Final = 2
"""The largest number of pairs of dice that are compared."""
_FACES: Final = range(1, 7)


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds of an attack.

    Attributes:
        ways: the number of throws by the number of comparisons that the attacker wins.
        of: the number of all throws.
    """

    ways: tuple[int, ...]
    of: int


@cache
def throw_odds(dice: Dice, red: int, black: int, archery: Pair, dragons: tuple[bool, bool]) -> Odds:
    """Return the odds of a throw by numbers of dice.

    Args:
        dice: the additions for bows and dragons.
        red: dice of the attacker.
        black: dice of the defender.
        archery: bows of attacker and defender.
        dragons: whether attacker and defender are dragons.
    """
    compared = min(red, black, COMPARED)
    # Additions do not depend on the value of a die, so blank dice suffice to compute them once.
    added = [attack - defence for attack, defence in compare(dice, (0,) * compared, (0,) * compared, archery, dragons)]
    ways = [0] * (compared + 1)
    for (reds, some), (blacks, others) in product(_best(red), _best(black)):
        won = 0
        for attack, defence, more in zip(reds, blacks, added, strict=False):
            won += attack + more > defence
        ways[won] += some * others
    return Odds(tuple(ways), sum(ways))


@cache
def _best(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return each possible result of the compared dice, highest first, with the number of throws that give it."""
    throws = product(_FACES, repeat=dice)
    counted = Counter(tuple(sorted(throw, reverse=True)[:COMPARED]) for throw in throws)
    return tuple(counted.items())


def attack_odds(position: Position, side: int, target: int, camp: int = NONE) -> Odds | None:
    """Return the odds of an attack with the current battle card.

    Args:
        position: a position with a current battle card; it is not changed.
        side: the attacking place; the band must have been formed.
        target: the place attacked.
        camp: the type of warrior that camps first, in a charge.

    Returns:
        The odds, or ``None`` if no die could be thrown.
    """
    twin = position.copy()
    twin.side, twin.target = side, target
    if camp != NONE:
        twin.army[3 * side + camp] -= 1
    if not twin.side_can_attack() or not twin.present(target):
        return None
    archery, dragons = bows(twin), (is_dragon(side), is_dragon(target))
    more = (archery[0] > archery[1]) - (archery[0] < archery[1])
    return throw_odds(twin.cards.dice, red_dice(twin), black_dice(twin), (max(more, 0), max(-more, 0)), dragons)
