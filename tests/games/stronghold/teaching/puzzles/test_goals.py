"""When a goal is met and when it is missed."""

from __future__ import annotations

from collections import Counter

import pytest

from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.teaching.puzzles.goals import Goal, Until, counted, ended, verdict
from stronghold_gui.teaching.puzzles.library import library
from tests.games.stronghold.teaching.kit import KIT
from tests.games.stronghold.teaching.puzzles.sample import puzzle

KILL = e.UnitKilled("orc", "W2", "losses")
HURT = e.UnitHurt("soldier", "W2", "losses")
DIED = e.UnitKilled("soldier", "hospital", "hospital")
BREACH = a.Breached("W2")


@pytest.mark.parametrize(
    ("goal", "event", "invader", "count"),
    [
        (Goal("breach"), BREACH, True, 1),
        (Goal("breach", walls=["W3"]), BREACH, True, 0),
        (Goal("hold"), a.Breached("gate3"), False, 1),
        (Goal("gate"), a.GateFell(1), True, 1),
        (Goal("kill"), KILL, False, 1),
        (Goal("kill", units=["troll"]), KILL, False, 0),
        (Goal("kill"), KILL, True, 0),
        (Goal("kill"), HURT, True, 1),
        (Goal("spare"), HURT, False, 1),
        (Goal("spare"), KILL, True, 1),
        (Goal("spare"), DIED, False, 0),
        (Goal("deed", deed="great_siege"), e.InvaderDeed("great_siege"), True, 1),
        (Goal("deed", deed="great_siege"), e.InvaderDeed("troll_attack"), True, 0),
        (Goal("action", action="cannon"), e.ActionDone(1, "cannon"), False, 1),
    ],
)
def test_a_goal_counts_what_it_speaks_of(goal: Goal, event: e.Event, invader: bool, count: int) -> None:
    assert counted(goal, [event, event], invader=invader) == 2 * count


@pytest.mark.parametrize(
    ("goal", "number", "before", "after"),
    [
        (Goal("hold"), 0, "open", "met"),
        (Goal("hold"), 1, "failed", "failed"),
        (Goal("breach"), 0, "open", "failed"),
        (Goal("breach"), 1, "met", "met"),
        (Goal("breach", count=2), 1, "open", "failed"),
        (Goal("kill", count=2), 2, "met", "met"),
        (Goal("spare", count=2), 2, "open", "met"),
        (Goal("spare", count=2), 3, "failed", "failed"),
        (Goal("deed", deed="great_siege"), 1, "met", "met"),
        (Goal("glory", count=99), 0, "open", "failed"),
        (Goal("glory"), 0, "open", "met"),
        (Goal("win"), 0, "open", "failed"),
    ],
)
def test_a_goal_is_met_for_good_or_in_the_end(goal: Goal, number: int, before: str, after: str) -> None:
    position = puzzle().start
    assert verdict(goal, number, position, over=False, invader=False) == before
    assert verdict(goal, number, position, over=True, invader=False) == after


@pytest.mark.parametrize(
    ("until", "last"),
    [
        ("pause", [e.PhaseBegan(5), e.StageBegan("cannons"), e.TurnEnded(3), e.GameEnded("invader", "glory", 1, 0)]),
        ("turn", [e.TurnEnded(3), e.GameEnded("invader", "glory", 1, 0)]),
        ("game", [e.GameEnded("invader", "glory", 1, 0)]),
    ],
)
def test_the_time_for_a_task_ends(until: Until, last: list[e.Event]) -> None:
    every: list[e.Event] = [
        e.PhaseBegan(5),
        e.StageBegan("cannons"),
        e.TurnEnded(3),
        e.GameEnded("invader", "glory", 1, 0),
    ]
    assert [event for event in every if ended(until, [event])] == last


def test_there_are_puzzles_for_both_camps_in_both_editions_from_easy_to_hard() -> None:
    puzzles = library(KIT, find_kit).puzzles
    assert len(puzzles) >= 14
    assert min(Counter(puzzle.start.is_invader(puzzle.plays[0]) for puzzle in puzzles).values()) >= 8
    assert {puzzle.start.values.edition for puzzle in puzzles} == {"revised", "first"}
    assert {puzzle.level for puzzle in puzzles} == {"easy", "medium", "hard"}
    assert any(puzzle.draws is None and puzzle.start.todo for puzzle in puzzles)
    assert any(puzzle.draws is not None for puzzle in puzzles)
