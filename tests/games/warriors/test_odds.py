"""The exact odds of section 16, enumerated with the comparison that the rules use."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from stronghold_gui.games.warriors.battles.throw import compare
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.cards import Dice
from stronghold_gui.games.warriors.odds import Odds, attack_odds, throw_odds
from stronghold_gui.games.warriors.pieces import BAND, CAVALRY, INFANTRY, PLACE_INDEX
from tests.games.warriors.scene import scene

DICE = load_cards("hordes").dice
NO_DRAGON = (False, False)


def odds(red: int, black: int, bows: tuple[int, int], dragons: tuple[bool, bool]) -> list[int]:
    """Return the number of throws in which the attacker wins all, all but one, ... none of the comparisons."""
    return list(throw_odds(DICE, red, black, bows, dragons).ways[::-1])


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
    assert throw_odds(DICE, red, black, (0, 0), NO_DRAGON).of == 6 ** (red + black)


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


@pytest.mark.parametrize("dice", [DICE, replace(DICE, bows_add=2, dragon_adds=3)])
@pytest.mark.parametrize(("red", "black"), list(product((1, 2, 3), (1, 2))))
def test_odds_are_those_of_all_throws_compared_one_by_one(red: int, black: int, dice: Dice) -> None:
    sides = (False, True)
    for archery, attacker, defender in product(((0, 0), (1, 0), (0, 1)), sides, sides):
        dragons = attacker, defender
        ways = [0] * (min(red, black) + 1)
        for throw in product(range(1, 7), repeat=red + black):
            reds, blacks = sorted(throw[:red], reverse=True), sorted(throw[red:], reverse=True)
            ways[sum(attack > defence for attack, defence in compare(dice, reds, blacks, archery, dragons))] += 1
        assert throw_odds(dice, red, black, archery, dragons) == Odds(tuple(ways), 6 ** (red + black))


def test_the_odds_of_an_attack_are_those_of_the_throw_that_it_comes_to() -> None:
    table = scene(a="goblins 3-2-0; dragon; S3; D15", b="dwarves 2-1-0; goblins 0-0-1")
    goblins, dwarves = PLACE_INDEX["a.goblins"], PLACE_INDEX["b.dwarves"]
    assert attack_odds(table.position, goblins, dwarves) == throw_odds(DICE, 3, 2, (1, 0), NO_DRAGON)
    assert attack_odds(table.position, goblins, PLACE_INDEX["b.goblins"]) == throw_odds(DICE, 3, 1, (1, 0), NO_DRAGON)
    dragon = PLACE_INDEX["dragon1"]
    assert attack_odds(table.position, dragon, dwarves) == throw_odds(DICE, 2, 2, (0, 1), (True, False))
    assert attack_odds(table.position, goblins, PLACE_INDEX["b.elves"]) is None


def test_the_odds_of_a_charge_count_without_the_camper() -> None:
    table = scene(a="goblins 2-0-1; S5", b="goblins 1-0-0; dwarves 1-0-0")
    table.do("attack a.goblins b.goblins", red="66", black="1")
    goblins, dwarves = PLACE_INDEX["a.goblins"], PLACE_INDEX["b.dwarves"]
    before = table.position.copy()
    assert attack_odds(table.position, goblins, dwarves, INFANTRY) == throw_odds(DICE, 1, 1, (0, 0), NO_DRAGON)
    assert attack_odds(table.position, goblins, dwarves, CAVALRY) == throw_odds(DICE, 2, 1, (0, 0), NO_DRAGON)
    assert table.position == before


def test_a_band_has_no_bows_in_its_odds() -> None:
    table = scene(a="dwarves 3-2-0; M2", b="undead 1-1-0")
    table.do("band dwarves*3")
    undead = PLACE_INDEX["b.undead"]
    assert attack_odds(table.position, BAND, undead) == throw_odds(DICE, 3, 1, (0, 1), NO_DRAGON)
