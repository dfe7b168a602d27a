"""Comparing ways fairly."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stronghold_gui.players.guessing import never
from stronghold_gui.players.halving import Breeding, Halving, best_of

ROUNDS = (Halving(2, 3), Halving(3, 1))


def test_what_is_left_is_tried_in_the_same_worlds_and_what_was_dropped_in_no_more() -> None:
    tried: list[tuple[int, int]] = []

    def attempt(way: int, world: int, _reach: int) -> float:
        tried.append((way, world))
        return float(way)

    best_of(6, ROUNDS, attempt, never)
    assert [way for way, world in tried if world < 2] == [*range(6), *range(6)]
    assert [way for way, world in tried if world >= 2] == [5, 4, 3] * 3


def test_the_best_on_average_is_first_and_the_dropped_ones_are_last() -> None:
    worth = [0.3, 0.9, 0.1, 0.8]
    ranked = best_of(4, ROUNDS, lambda way, _world, _reach: worth[way], never)
    assert [way.number for way in ranked] == [1, 3, 0, 2]


def test_of_equals_the_plain_one_that_stands_first_is_chosen() -> None:
    assert best_of(5, ROUNDS, lambda _way, _world, _reach: 0.5, never)[0].number == 0


def test_the_plain_one_stays_to_be_compared_with_and_is_left_only_for_what_is_better_by_more_than_a_grace() -> None:
    worth = [0.50, 0.52, 0.51, 0.9]
    assert best_of(3, ROUNDS, lambda way, _world, _reach: worth[way], never, 0.03)[0].number == 0
    assert best_of(4, ROUNDS, lambda way, _world, _reach: worth[way], never, 0.03)[0].number == 3
    behind = [0.1, 0.7, 0.8, 0.9]
    tried = best_of(4, (Halving(1, 2), Halving(1, 1)), lambda way, _world, _reach: behind[way], never, 0.03)
    assert {way.number for way in tried if way.worlds == 2} == {0, 3}


def test_luck_in_one_world_does_not_decide() -> None:
    def attempt(way: int, world: int, _reach: int) -> float:
        return 1.0 if way == 2 and world == 0 else (0.7 if way == 1 else 0.0)

    assert best_of(3, ROUNDS, attempt, never)[0].number == 1


def test_who_is_told_to_hurry_chooses_by_the_worlds_that_all_have_seen() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 7

    def attempt(way: int, world: int, _reach: int) -> float:
        return {0: float(way == 1), 1: float(way == 0) * 5}[world]

    ranked = best_of(5, ROUNDS, attempt, stop)
    assert ranked[0].number == 1
    assert {way.worlds for way in ranked} == {1}


def test_rounds_that_reach_otherwise_are_not_added_up() -> None:
    """The best way of the first round is kept for the second, which looks further ahead and decides."""
    reached: list[int] = []

    def attempt(way: int, _world: int, reach: int) -> float:
        reached.append(reach)
        return (0.1, 0.9, 0.5, 0.2)[way] if reach else (0.2, 0.1, 0.3, 0.9)[way]

    ranked = best_of(4, (Halving(1, 2, 1), Halving(2, 1)), attempt, never)
    assert [way.number for way in ranked] == [2, 1, 3, 0]
    assert ranked[0].mean == pytest.approx(0.3)
    assert reached == [1] * 4 + [0] * 4


def test_who_must_hurry_before_the_further_reach_has_shown_anything_keeps_what_was_best_before() -> None:
    asked = iter(range(99))
    ranked = best_of(3, (Halving(1, 2, 1), Halving(1, 1)), lambda way, *_: float(way), lambda: next(asked) >= 4)
    assert [way.number for way in ranked] == [2, 1, 0]


def test_ways_are_bred_from_the_best_ones_and_tried_in_the_same_worlds() -> None:
    """A child is slightly better than its parent, so the best way descends from the best one over the rounds."""
    worth, tried = [0.1, 0.5, 0.3], list[tuple[int, int]]()

    def attempt(way: int, world: int, _reach: int) -> float:
        tried.append((way, world))
        return worth[way]

    def breed(parents: Sequence[int]) -> int:
        assert len(parents) == 2
        worth.append(worth[parents[0]] + 0.01)
        return len(worth) - 1

    breeding = Breeding(breed, worth.__getitem__)
    ranked = best_of(3, (Halving(2, 2, 0, 3, 2), Halving(1, 1)), attempt, never, 0.03, breeding)
    assert len(worth) == 3 + 3 * 2
    assert ranked[0].number == 7
    assert ranked[0].mean == pytest.approx(0.53)
    assert {way for way, world in tried if world < 2} == set(range(9))
    assert {way for way, world in tried if world == 2} == {7, 0}


def test_a_brood_that_there_is_no_time_for_does_not_count() -> None:
    asked = iter(range(99))

    def breed(parents: Sequence[int]) -> int:
        return 9

    rounds = (Halving(1, 2, 0, 2, 3),)
    ranked = best_of(3, rounds, lambda way, *_: float(way), lambda: next(asked) >= 5, 0.0, Breeding(breed, float))
    assert [way.number for way in ranked] == [2, 1, 0]


def test_ways_are_bred_from_those_with_most_merit_and_what_comes_to_the_same_is_forgotten() -> None:
    """Waiting has the best result, yet children come from the strike with most merit; the best still wins."""
    worth, merits, parents = [0.6, 0.1, 0.2], [0.0, 0.2, 0.1], list[Sequence[int]]()

    def breed(of: Sequence[int]) -> int:
        parents.append(of)
        worth.append(0.3)
        merits.append(0.3)
        return len(worth) - 1

    rounds = (Halving(1, 1, 0, 2, 2),)
    ranked = best_of(3, rounds, lambda way, *_: worth[way], never, 0.0, Breeding(breed, merits.__getitem__))
    assert [list(of) for of in parents] == [[1], [1], [3], [3]]
    assert [way.number for way in ranked] == [0, 3, 2, 1]
