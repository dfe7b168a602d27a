"""Odds of shots, held against the engine: every card it could turn is turned, each as often as it would be."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stronghold_gui.core.chance import Chance
from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.assault import cannons, poles, shots
from stronghold_gui.games.stronghold.forecast import Odds, Shot, shots_from
from stronghold_gui.games.stronghold.forecast.shots import pile_odds
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.position import Position, Task
from stronghold_gui.games.stronghold.view import View
from tests.games.stronghold.assault.tools import empty
from tests.games.stronghold.forecast.melee import assaults

LONG = int(os.environ.get("STRONGHOLD_LONG", "20")) * 10
"""Tables of the long form."""
seeds = st.integers(0, 1_000_000)
editions = st.sampled_from(["revised", "first"])


class Fork(Chance):
    """Chance that takes a given branch at each draw, and notes how likely that was and what else there would be."""

    def __init__(self, branches: Sequence[int]) -> None:
        super().__init__(0)
        self.branches, self.taken = list(branches), list[int]()
        self.likely, self.wide = Fraction(1), list[int]()

    def pick(self, label: str, weights: Sequence[int]) -> int:  # noqa: ARG002 - whatever is drawn
        """Take the next branch, or the first one."""
        possible = [index for index, weight in enumerate(weights) if weight]
        branch = self.branches[len(self.taken)] if len(self.taken) < len(self.branches) else 0
        self.taken.append(branch)
        self.wide.append(len(possible))
        self.likely *= Fraction(weights[possible[branch]], sum(weights))
        return possible[branch]


def branches(position: Position, play: Callable[[Position], bool]) -> Iterator[tuple[Fraction, bool]]:
    """Play every way that chance could go; yield how likely each is and what ``play`` says of it."""
    ways: list[list[int]] = [[]]
    while ways:
        way = ways.pop()
        copy = position.copy()
        fork = copy.chance = Fork(way)
        good = play(copy)
        yield fork.likely, good
        for depth in range(len(way), len(fork.taken)):
            ways += [[*fork.taken[:depth], other] for other in range(1, fork.wide[depth])]


def chance_of(position: Position, play: Callable[[Position], bool]) -> Fraction:
    """Return how likely ``play`` says yes."""
    found = list(branches(position, play))
    assert sum(likely for likely, _ in found) == 1
    return sum((likely for likely, good in found if good), Fraction(0))


def fraction(odds: Odds) -> Fraction:
    """Return the chance that odds express."""
    return Fraction(odds.good, odds.all) if odds.all else Fraction(0)


# -- the engine fires --------------------------------------------------------------------------------------------------


def machine_hits(place: int, wall: int, accurate: bool) -> Callable[[Position], bool]:
    """Return what fires a machine and says whether a hit could count."""

    def fire(position: Position) -> bool:
        out: list[e.Event] = []
        position.todo.clear()
        shots.machine(position, ("machine", place, wall, int(accurate)), out)
        return any(isinstance(event, a.CardTurned) and event.hit for event in out)

    return fire


def card_kills(
    runner: Callable[[Position, Task, list[e.Event]], None], goal: int, source: int, unit: int = -1
) -> Callable[[Position], bool]:
    """Return a function that turns the hit card of a cannon or of poles and returns whether a unit can be lost."""

    def fire(position: Position) -> bool:
        position.todo.clear()
        runner(position, ("", goal, source, 0), [])
        if not position.todo:
            return False
        decision = STRONGHOLD.decisions(position)[0]
        legal = STRONGHOLD.legal_moves(position, decision.seat)
        return any(unit < 0 or getattr(move, "unit", "") == pc.UNITS[unit] for move in legal)

    return fire


def compare(position: Position) -> int:
    """Hold all shots of a table against the engine; return how many there were."""
    view, board, count = STRONGHOLD.view(position, None), position.board, 0
    for place, name in enumerate(board.outer):
        for accurate in (False, True):
            for found in shots_from(view, name, accurate=accurate):
                fired = machine_hits(place, board.outer_index[found.goal], found.accurate)
                assert fraction(found.odds) == chance_of(position, fired), found
                count += 1
    for place, name in enumerate(board.inner):
        for found in shots_from(view, name):
            _compare_tower(position, place, found)
            count += 1
    return count


def _compare_tower(position: Position, place: int, found: Shot) -> None:
    runner = cannons.cannon if found.weapon == "cannon" else poles.poles
    goal = position.board.outer_index[found.goal]
    assert fraction(found.odds) == chance_of(position, card_kills(runner, goal, place)), found
    for unit, odds in found.by_unit:
        kind = pc.UNITS.index(unit)
        assert fraction(odds) == chance_of(position, card_kills(runner, goal, place, kind)), found


# -- properties --------------------------------------------------------------------------------------------------------


@settings(max_examples=10, deadline=None)
@given(editions, seeds)
def test_the_engine_turns_every_card_as_often_as_the_odds_say(edition: str, seed: int) -> None:
    assert compare(spent(next(iter(assaults(edition, seed))), seed))


@pytest.mark.long
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_on_thousands_of_shots_odds_and_engine_never_disagree(edition: str) -> None:
    assert sum(compare(spent(next(iter(assaults(edition, seed))), seed)) for seed in range(LONG)) > 10 * LONG


def spent(position: Position, seed: int) -> Position:
    """Return the table with piles and hit cards that have been used."""
    dice = random.Random(seed)  # noqa: S311 - a test's choices
    for place in range(len(position.board.outer)):
        if position.hits[place]:
            position.hits[place], position.misses[place] = dice.randint(1, 4), dice.choice([0, 0, 1, 2, 5])
    position.deck = [dice.choice([0, 1]) for _ in position.deck]
    return position


# -- what they say -----------------------------------------------------------------------------------------------------


def shot(view: View, start: str, goal: str, *, accurate: bool = False) -> Shot:
    """Return the shot from a place at another."""
    return next(found for found in shots_from(view, start, accurate=accurate) if found.goal == goal)


def test_a_new_machine_hits_with_two_cards_of_seven_and_accurately_with_eleven_of_twenty_one() -> None:
    view = STRONGHOLD.view(empty().tile("catapult", "RW2").p, None)
    plain, accurate = shot(view, "RW2", "W2"), shot(view, "RW2", "W2", accurate=True)
    assert (plain.odds, plain.odds.percent) == (Odds(2, 7), 29)
    assert fraction(accurate.odds) == Fraction(11, 21)


def test_a_machine_with_one_card_turns_that_one_and_one_without_cards_none() -> None:
    assert pile_odds(1, 0, accurate=True) == Odds(1, 1)
    assert pile_odds(0, 1, accurate=True) == Odds(0, 1)
    assert pile_odds(0, 0).percent == 0


def test_where_all_machines_are_accurate_nobody_needs_to_name_one() -> None:
    scene = empty("first").tile("catapult", "RW2").at("phase", 2)
    scene.p.invaders[0].flipped = 1 << 1
    scene.play("accurate_shot")
    found = shot(STRONGHOLD.view(scene.p, 0), "RW2", "W2")
    assert found.accurate


def test_a_cannon_tells_the_odds_for_each_unit_that_is_there() -> None:
    scene = empty().tile("cannon", "TW2").put("RW2", goblin=2, troll=1)
    found = shot(STRONGHOLD.view(scene.p, 1), "TW2", "RW2")
    assert found.odds == Odds(4, 6)
    assert found.by_unit == (("goblin", Odds(4, 6)), ("troll", Odds(1, 6)))


def test_poles_depend_on_the_weakest_there() -> None:
    scene = empty().tile("poles", "TW2").put("W2", orc=1, troll=1)
    found = shot(STRONGHOLD.view(scene.p, 1), "TW2", "W2")
    assert found.by_unit == (("orc", Odds(3, 6)),)


def test_the_cards_dealt_in_a_volley_are_out_until_none_is_left() -> None:
    scene = empty().tile("cannon", "TW2").put("RW2", goblin=2)
    scene.p.deck = [0, 0, 1, 0, 0, 0]
    found = shot(STRONGHOLD.view(scene.p, 1), "TW2", "RW2")
    assert found.odds == Odds(1, 1)
    scene.p.deck = [0] * 6
    found = shot(STRONGHOLD.view(scene.p, 1), "TW2", "RW2")
    assert found.odds == Odds(4, 6)


@pytest.mark.parametrize("start", ["RW1", "FW", "TW1", "W1", "barracks", "NOWHERE"])
def test_where_nothing_stands_no_shot_is_foreseen(start: str) -> None:
    assert shots_from(STRONGHOLD.view(empty().p, 0), start) == []


@pytest.mark.parametrize(("odds", "percent"), [((0, 7), 0), ((1, 300), 1), ((299, 300), 99), ((3, 3), 100)])
def test_what_can_happen_is_not_called_impossible_and_what_can_fail_not_certain(
    odds: tuple[int, int], percent: int
) -> None:
    assert Odds(*odds).percent == percent
