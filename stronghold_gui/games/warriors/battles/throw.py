"""One throw of both sides: the numbers of dice, the bows, and the comparisons (rules, sections 5, 7, 10)."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.games.warriors.battles.course import end_card
from stronghold_gui.games.warriors.battles.possible import targets
from stronghold_gui.games.warriors.cards import Dice
from stronghold_gui.games.warriors.events import AttackVoid, BowsCounted, Compared, DiceThrown, Event
from stronghold_gui.games.warriors.pieces import (
    AFTER_WINDOW,
    ARCHER,
    BAND,
    DICE_WINDOW,
    DRAGON_PLACE,
    FACTIONS,
    NONE,
    PLACE_IDS,
)
from stronghold_gui.games.warriors.position import Position, Task

_DIE = (1, 1, 1, 1, 1, 1)
Pair = tuple[int, int]


def is_dragon(place: int) -> bool:
    """Return whether the place is a dragon's."""
    return DRAGON_PLACE <= place < BAND


def red_dice(position: Position) -> int:
    """Return how many dice the attacker throws: all that are possible."""
    dice = position.cards.dice
    return dice.dragon if is_dragon(position.side) else min(dice.attack, position.shields())


def black_dice(position: Position) -> int:
    """Return how many dice the defender throws; without any shield still one."""
    dice = position.cards.dice
    if is_dragon(position.target):
        return dice.dragon
    return min(dice.defence, max(dice.defence_least, position.army[3 * position.target]))


def bows(position: Position) -> Pair:
    """Return the bows of attacker and defender; bands and dragons have none (RW-29, RW-41)."""
    red = black = 0
    if position.side < FACTIONS:
        red = position.army[3 * position.side + ARCHER] + position.cards.battles[position.card].bows
    if position.target < FACTIONS:
        black = position.army[3 * position.target + ARCHER]
    return red, black


def compare(
    dice: Dice, red: Sequence[int], black: Sequence[int], archery: Pair, dragons: tuple[bool, bool]
) -> list[Pair]:
    """Return the pairs of dice (red, black) that are compared, with all additions; red wins only if it is higher.

    Args:
        dice: the additions for bows and dragons.
        red: the attacker's dice as thrown, highest first.
        black: the defender's.
        archery: bows of attacker and defender.
        dragons: whether attacker and defender are dragons.
    """
    more = archery[0] - archery[1]
    pairs = []
    for number, (attack, defence) in enumerate(zip(red, black, strict=False)):
        best = dice.bows_add if number == 0 else 0
        pairs.append(
            (
                attack + dragons[0] * dice.dragon_adds + (best if more > 0 else 0),
                defence + dragons[1] * dice.dragon_adds + (best if more < 0 else 0),
            )
        )
    return pairs


def throw(position: Position, task: Task, out: list[Event]) -> bool:
    """Throw the dice of both sides, unless a shot has made the attack impossible (RW-34)."""
    position.todo.pop()
    if not position.side_can_attack():
        end_card(position, "no_shield" if position.present(position.side) else "side_gone", out)
    elif not position.present(position.target):
        _find_another(position, out)
    else:
        _throw(position, out)
    return False


def _find_another(position: Position, out: list[Event]) -> None:
    """Cancel an attack whose target is gone; in a first attack, ask for another target (RW-34)."""
    out.append(AttackVoid(position.resolver, PLACE_IDS[position.target]))
    if position.thrown:
        position.todo.append(("go_on", 0, 0))
        return
    position.target = position.defender = NONE
    if targets(position, position.resolver, position.side, position.left):
        position.todo.append(("target", 1, 0))
    else:
        end_card(position, "no_target", out)


def _throw(position: Position, out: list[Event]) -> None:
    pick = position.chance.pick
    red, black = red_dice(position), black_dice(position)
    position.red = tuple(sorted((1 + pick("red", _DIE) for _ in range(red)), reverse=True))
    position.black = tuple(sorted((1 + pick("black", _DIE) for _ in range(black)), reverse=True))
    position.thrown = True
    out.append(DiceThrown(position.resolver, position.defender, position.red, position.black))
    position.todo += [("settle", 0, 0), ("window", DICE_WINDOW, 0)]


def settle(position: Position, task: Task, out: list[Event]) -> bool:
    """Count the bows of the remaining cards (RW-22, RW-35), and make all comparisons before any loss (RW-21)."""
    position.todo.pop()
    attacker, defender, archery = position.resolver, position.defender, bows(position)
    better = attacker if archery[0] > archery[1] else defender if archery[1] > archery[0] else NONE
    if any(archery):
        out.append(BowsCounted(attacker, defender, *archery, better))
    dragons = is_dragon(position.side), is_dragon(position.target)
    losses: list[Task] = []
    pairs = compare(position.cards.dice, position.red, position.black, archery, dragons)
    for number, (red, black) in enumerate(pairs, 1):
        lost = int(red > black)
        winner, loser = (attacker, defender) if lost else (defender, attacker)
        out.append(Compared(number, red, black, winner, loser))
        losses.append(("loss", lost, 0))
    position.todo += [("settled", 0, 0), *reversed(losses)]
    return False


def settled(position: Position, task: Task, out: list[Event]) -> bool:
    """Clear the dice, and open a window for catapults before the attacker chooses to continue."""
    position.todo.pop()
    position.red = position.black = ()
    position.todo += [("go_on", 0, 0), ("window", AFTER_WINDOW, 0)]
    return False
