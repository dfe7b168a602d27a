"""The throws that a search examines: they include every outcome that differs."""

from __future__ import annotations

from itertools import product

import pytest

from stronghold_gui.core.outcomes import Branch, with_draws
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.notation import parse
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.teaching.puzzles.search import draws_to_try
from tests.games.warriors.scene import Scene, scene

Outcome = Branch[Position, e.Event]
TABLES = {
    "three against two": ("goblins 3-1-0; S1", "dwarves 2-1-0", "attack a.goblins b.dwarves"),
    "one against two": ("goblins 1-1-0; S3", "dwarves 3-0-0", "attack a.goblins b.dwarves"),
    "two against one, bows against": ("goblins 1-0-0; S1", "dwarves 1-2-0", "attack a.goblins b.dwarves"),
    "against a dragon": ("goblins 2-1-0; S1", "dragon 2", "attack a.goblins dragon1"),
    "a dragon": ("dragon 1; D15", "elves 2-1-0", "attack dragon1 b.elves"),
}


def every_way(position: Position, move: Move, red: int, black: int) -> set[object]:
    """Return the keys of the outcomes of all possible throws, ignoring the dice on the table."""
    dice = product(product(range(6), repeat=red), product(range(6), repeat=black))
    return {_key(with_draws(WARRIORS, position, 0, move, {"red": reds, "black": blacks})) for reds, blacks in dice}


def _key(branch: Outcome) -> object:
    lost = tuple(event for event in branch.events if isinstance(event, e.CardLost))
    return WARRIORS.key(_without_dice(branch.position)), lost


def _without_dice(position: Position) -> Position:
    bare = position.copy()
    bare.red = bare.black = ()
    return bare


def looked_at(position: Position, move: Move) -> list[Outcome]:
    """Return the outcomes of the throws that a search examines."""
    first = with_draws(WARRIORS, position, 0, move, {"red": (0,), "black": (0,), "catapult": (0,)})
    return [with_draws(WARRIORS, position, 0, move, draws) for draws in draws_to_try(position, 0, move, first)]


@pytest.mark.parametrize("name", TABLES)
def test_every_way_that_a_throw_can_end_is_looked_at_once(name: str) -> None:
    a, b, text = TABLES[name]
    position, move = scene(a=a, b=b).position, parse(text)
    found = looked_at(position, move)
    red, black = (len(found[0].draws[label]) for label in ("red", "black"))
    keys = [_key(branch) for branch in found]
    assert set(keys) == every_way(position, move, red, black)
    assert len(found) <= 4


def test_the_worst_for_the_attacker_is_looked_at_first() -> None:
    position = scene(a="goblins 3-1-0; S1", b="dwarves 2-1-0").position
    found = looked_at(position, parse("attack a.goblins b.dwarves"))
    winners = [[one.winner for one in branch.events if isinstance(one, e.Compared)] for branch in found]
    assert winners == [[1, 1], [1, 0], [0, 1], [0, 0]]


def test_while_somebody_may_shoot_the_dice_are_told_apart_as_far_as_bows_reach() -> None:
    table = scene(a="goblins 2-1-0; S1; catapult 1", b="dwarves 2-1-0")
    table.do("pass")
    table.do("attack a.goblins b.dwarves")
    found = looked_at(table.position, parse("pass"))
    apart = {(max(-2, min(3, red - black))) for branch in found for red, black in [_best(branch)]}
    assert apart == {-2, -1, 0, 1, 2, 3}
    after_every_shot = {_after(branch, shot) for branch in found for shot in ("pass", "fire b.dwarves.archer")}
    everything = {
        _after(with_draws(WARRIORS, table.position, 0, parse("pass"), {"red": reds, "black": blacks}), shot)
        for reds in product(range(6), repeat=3)
        for blacks in product(range(6), repeat=2)
        for shot in ("pass", "fire b.dwarves.archer")
        if reds[0] >= reds[1] >= reds[2] == 0 and blacks[0] >= blacks[1]
    }
    assert after_every_shot == everything
    assert len(found) <= 36


def _best(branch: Outcome) -> tuple[int, int]:
    return branch.position.red[0], branch.position.black[0]


def _after(branch: Outcome, text: str) -> object:
    return _key(with_draws(WARRIORS, branch.position, 0, parse(text), {"catapult": (5,)}))


def test_a_shot_misses_or_hits_whatever_it_is_fired_at() -> None:
    table = scene(a="goblins 2-1-0; S1; catapult 2", b="dwarves 2-1-0; dragon 0")
    for target in ("b.dwarves.archer", "dragon1"):
        hits = [
            event.hit for one in looked_at(table.position, parse(f"fire {target}")) for event in one.events
            if isinstance(event, e.Shot)
        ]  # fmt: skip
        assert hits == [False, True]


def test_the_last_shot_before_the_dice_is_looked_at_with_every_throw_after_it() -> None:
    table = scene(a="goblins 2-1-0; S1; catapult 1", b="dwarves 1-0-0; goblins 1-0-0")
    table.do("pass")
    table.do("attack a.goblins b.dwarves")
    found = looked_at(table.position, parse("fire b.dwarves.infantry"))
    assert {branch.draws["catapult"] for branch in found} == {(0,), (5,)}
    assert all("red" in branch.draws for branch in found if branch.draws["catapult"] == (0,))
    assert [branch.draws for branch in found if branch.draws["catapult"] == (5,)] == [{"catapult": (5,)}]


def test_of_the_hands_of_the_next_round_one_is_looked_at() -> None:
    table: Scene = scene(a="goblins 2-0-0; S1", b="dwarves 1-0-0; goblins 2-0-0", round_=2)
    table.do("attack a.goblins b.goblins", red="661", black="11")
    assert WARRIORS.decisions(table.position), "the card was over, and the next round has begun"
    again = scene(a="goblins 3-1-0; S1", b="dwarves 3-0-0", round_=2)
    again.do("attack a.goblins b.dwarves", red="661", black="11")
    first = with_draws(WARRIORS, again.position, 0, parse("end"), {})
    assert "deal" in first.draws
    assert list(draws_to_try(again.position, 0, parse("end"), first)) == [first.draws]
