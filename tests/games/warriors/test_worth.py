"""The value of an attack or a shot, checked against the rules with every throw."""

from __future__ import annotations

from itertools import product

import pytest

from stronghold_gui.games.warriors import scoring
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import Attack, Flame, Lose, Target
from stronghold_gui.games.warriors.odds import attack_odds
from stronghold_gui.games.warriors.pieces import BAND, INFANTRY, PLACE_INDEX
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.worth import attack_worth, shot_worth
from tests.games.warriors.scene import Loaded, scene

ATTACKS = (
    ({"a": "goblins 3-1-0; S3", "b": "goblins 2-1-0; dwarves 3-0-0", "c": "goblins 4-0-0"}, "a.goblins", "b.goblins"),
    ({"a": "goblins 1-0-0; S1", "b": "dwarves 1-0-0"}, "a.goblins", "b.dwarves"),
    ({"a": "trolls 2-0-0; S3", "b": "dragon 1", "c": "dragon"}, "a.trolls", "dragon1"),
    ({"a": "dragon 1; D15", "b": "elves 2-2-0", "c": "elves 3-0-0"}, "dragon1", "b.elves"),
    ({"a": "dragon; D15", "b": "dragon 2"}, "dragon1", "dragon2"),
)


def settled(position: Position) -> tuple[int, ...]:
    """Return the points when the losses have been given, each as it costs its owner least."""
    while (decision := WARRIORS.decisions(position)) and decision[0].kind in ("loss", "flame"):
        seat = decision[0].seat
        tried = []
        for move in WARRIORS.legal_moves(position, seat):
            if isinstance(move, Flame) and not move.spend:
                continue
            assert isinstance(move, Flame | Lose)
            after = position.copy()
            WARRIORS.play(after, seat, move)
            tried.append((scoring.scores(after)[seat], after))
        position = max(tried, key=lambda one: one[0])[1]
    return scoring.scores(position)


@pytest.mark.parametrize(("seats", "side", "target"), ATTACKS)
def test_every_throw_ends_as_the_rules_end_it(seats: dict[str, str], side: str, target: str) -> None:
    position = scene("hordes", dealer="a", round_=3, **seats).position
    odds = attack_odds(position, PLACE_INDEX[side], PLACE_INDEX[target])
    worth = attack_worth(position, PLACE_INDEX[side], PLACE_INDEX[target])
    assert odds is not None
    assert worth is not None
    assert [result.ways for result in worth.results] == list(odds.ways)
    before = scoring.scores(position)
    for red, black in product(("654", "111", "632", "641"), ("65", "11", "63")):
        after = position.copy()
        after.chance = Loaded(red, black, 0)
        events = WARRIORS.play(after, 0, Attack(side, target))
        won = sum(getattr(event, "winner", -1) == 0 for event in events if type(event).__name__ == "Compared")
        change = tuple(then - now for then, now in zip(settled(after), before, strict=True))
        assert next(result.change for result in worth.results if result.won == won) == change


def test_a_band_gives_what_costs_least_and_counts_at_home_meanwhile() -> None:
    """The band gives the elf: with a dwarf the winner would have as many dwarves as the loser."""
    table = scene(a="dwarves 2-0-0; elves 1-0-0; M2", b="dwarves 1-0-0; elves 3-0-0; undead 1-0-0")
    table.do("band dwarves*2 elves")
    worth = attack_worth(table.position, BAND, PLACE_INDEX["b.undead"])
    assert worth is not None
    lost = worth.results[0]
    assert (lost.won, lost.lost) == (0, 1)
    assert lost.change == (0.0, 2.0)
    assert worth.results[1].change == (2.0, -5.0)
    table.position.chance = Loaded("111", "6", 0)
    WARRIORS.play(table.position, 0, Target("b.undead"))
    assert table.asked == ["a loss"]


def test_who_camps_counts_with_its_faction() -> None:
    """Goblins are four, one of them camping: with one less they are as many as those of the third seat."""
    table = scene(a="goblins 3-0-1; S5", b="goblins 1-0-0; dwarves 1-1-0", c="goblins 3-0-0; catapult")
    table.do("pass", "c")
    table.do("attack a.goblins b.goblins")
    table.do("pass", "c", red="654", black="1")
    table.do("pass", "c")
    table.do("pass", "c")
    table.do("charge infantry b.dwarves")
    after = attack_worth(table.position, PLACE_INDEX["a.goblins"], PLACE_INDEX["b.dwarves"])
    assert after is not None
    assert (after.results[0].won, after.results[0].lost) == (0, 1)
    assert after.results[0].change == (0, 2, 10)


def test_another_throw_and_a_charge_have_their_own_odds() -> None:
    table = scene(a="goblins 3-0-1; S5", b="goblins 3-0-0; dwarves 1-0-0")
    table.do("attack a.goblins b.goblins", red="654", black="11")
    side = PLACE_INDEX["a.goblins"]
    again = attack_worth(table.position, side, PLACE_INDEX["b.goblins"])
    charge = attack_worth(table.position, side, PLACE_INDEX["b.dwarves"], INFANTRY)
    assert again is not None
    assert charge is not None
    assert (again.of, charge.of) == (6**4, 6**3)


@pytest.mark.parametrize(
    ("target", "hits", "change"),
    [
        ("b.goblins.infantry", 3, (12, -10)),
        ("b.elves.archer", 3, (2, 0)),
        ("b.elves.wizard", 3, (0, 0)),
        ("dragon1", 1, (2, -12)),
    ],
)
def test_a_shot(target: str, hits: int, change: tuple[float, float]) -> None:
    """Goblins are one against one, so that a hit leaves the bonus to the shooter alone; elves two against none."""
    table = scene(a="goblins 1-0-0; catapult", b="goblins 1-0-0; elves 1-1-0+W; dragon; S1")
    worth = shot_worth(table.position, 0, target)
    assert worth.of == 6
    assert worth.results[1].ways == hits
    if target == "b.goblins.infantry":
        assert worth.results[1].change == (2.0, -10.0)
    else:
        assert worth.results[1].change == change
    assert worth.results[0].change == (0.0, 0.0)
    assert worth.expected(0) == pytest.approx(hits / 6 * worth.results[1].change[0])


def test_a_shot_at_the_band_is_one_at_its_faction() -> None:
    table = scene(a="dwarves 2-0-0; elves 1-0-0; M2", b="undead 2-0-0; catapult", c="dwarves 1-0-0")
    table.do("pass")
    table.do("band dwarves*2 elves")
    table.do("target b.undead")
    worth = shot_worth(table.position, 1, "band.elves")
    assert worth.results[1].change == (-8, 2, 0)
