"""The exact odds of section 16, counted with the comparison that the rules use."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from stronghold_gui.games.warriors.battles.throw import compare
from stronghold_gui.games.warriors.cards import load_cards

DICE = load_cards("hordes").dice
NO_DRAGON = (False, False)


def odds(red: int, black: int, bows: tuple[int, int], dragons: tuple[bool, bool]) -> list[int]:
    """Return in how many throws the attacker wins all, all but one, ... none of the comparisons."""
    made = min(red, black)
    won: Counter[int] = Counter()
    for dice in product(range(1, 7), repeat=red + black):
        reds, blacks = sorted(dice[:red], reverse=True), sorted(dice[red:], reverse=True)
        won[sum(attack > defence for attack, defence in compare(DICE, reds, blacks, bows, dragons))] += 1
    return [won[number] for number in range(made, -1, -1)]


@pytest.mark.parametrize(
    ("red", "black", "none", "attacker", "defender"),
    [
        (1, 1, [15, 21], [21, 15], [10, 26]),
        (1, 2, [55, 161], [91, 125], [30, 186]),
        (2, 1, [125, 91], [161, 55], [90, 126]),
        (2, 2, [295, 420, 581], [405, 486, 405], [190, 415, 691]),
        (3, 1, [855, 441], [1071, 225], [640, 656]),
        (3, 2, [2890, 2611, 2275], [3970, 2377, 1429], [1860, 3176, 2740]),
    ],
)
def test_odds_between_warriors(red: int, black: int, none: list[int], attacker: list[int], defender: list[int]) -> None:
    assert odds(red, black, (1, 1), NO_DRAGON) == none
    assert odds(red, black, (2, 1), NO_DRAGON) == attacker
    assert odds(red, black, (0, 3), NO_DRAGON) == defender


@pytest.mark.parametrize(
    ("red", "black", "dragons", "bows", "expected"),
    [
        (2, 1, (True, False), (0, 0), [161, 55]),
        (2, 1, (True, False), (0, 1), [125, 91]),
        (2, 2, (True, False), (0, 0), [581, 420, 295]),
        (2, 2, (True, False), (0, 1), [405, 486, 405]),
        (1, 2, (False, True), (0, 0), [30, 186]),
        (1, 2, (False, True), (1, 0), [55, 161]),
        (2, 2, (False, True), (0, 0), [130, 320, 846]),
        (2, 2, (False, True), (1, 0), [190, 415, 691]),
        (3, 2, (False, True), (0, 0), [1470, 2436, 3870]),
        (3, 2, (False, True), (1, 0), [2150, 2571, 3055]),
        (2, 2, (True, True), (0, 0), [295, 420, 581]),
    ],
)
def test_odds_with_dragons(
    red: int, black: int, dragons: tuple[bool, bool], bows: tuple[int, int], expected: list[int]
) -> None:
    assert odds(red, black, bows, dragons) == expected
