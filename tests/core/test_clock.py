"""The clock of a match: whose time runs, and what an undo gives back."""

import pytest

from stronghold_gui.core.clock import Clock, ClockTerms

CHESS = ClockTerms("chess", 1, 10)
HOURGLASS = ClockTerms("hourglass", 1)


def test_time_goes_by_for_all_who_decide_at_once_and_for_nobody_else() -> None:
    clock = Clock(CHESS, 3)
    clock.spend((0, 2), (0, 1, 2), 7)
    assert clock.left == [53, 60, 53]


def test_the_increment_comes_when_a_turn_ends_and_only_once() -> None:
    clock = Clock(CHESS, 2)
    clock.end_turn((0,), 1)
    assert clock.left == [70, 60]
    clock.end_turn((0,), 1)
    assert clock.left == [70, 60], "taken back and ended again, it counts once"
    clock.end_turn((1,), 2)
    assert clock.left == [70, 70]


def test_a_match_that_is_opened_again_gives_no_increment_for_turns_before() -> None:
    clock = Clock(CHESS, 2, [30, 40])
    clock.go_on_from(12)
    clock.end_turn((0,), 12)
    assert clock.left == [30, 40]


def test_in_an_hourglass_time_flows_to_those_who_wait() -> None:
    clock = Clock(HOURGLASS, 3)
    clock.spend((1,), (0, 1, 2), 10)
    assert clock.left == [65, 50, 65]
    clock.end_turn((1,), 1)
    assert clock.left == [65, 50, 65], "an hourglass has no increment"


def test_computers_neither_spend_time_nor_get_any() -> None:
    clock = Clock(HOURGLASS, 3)
    clock.spend((0,), (0, 2), 10)
    assert clock.left == [50, 60, 70]


def test_in_an_hourglass_nothing_flows_where_all_decide_or_nothing_is_left() -> None:
    clock = Clock(HOURGLASS, 2)
    clock.spend((0, 1), (0, 1), 10)
    assert clock.left == [50, 50]
    clock.spend((0,), (0, 1), 80)
    assert clock.left == [0, 100], "no more flows than there was"


@pytest.mark.parametrize("terms", [CHESS, HOURGLASS])
def test_running_out_is_told_once(terms: ClockTerms) -> None:
    clock = Clock(terms, 2)
    assert clock.spend((0,), (0, 1), 59) == ()
    assert clock.spend((0,), (0, 1), 5) == (0,)
    assert clock.spend((0,), (0, 1), 5) == ()
    assert clock.left[0] == 0
    assert Clock(terms, 2, clock.left, clock.out).spend((0,), (0, 1), 5) == (), "nor after the match was opened again"
