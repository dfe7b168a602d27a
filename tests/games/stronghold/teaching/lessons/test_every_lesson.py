"""Every lesson of the program: playable as written and free of traps."""

from __future__ import annotations

import pytest

from stronghold_gui.files import resource
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.teaching.lessons import Lesson, Runner, Verdict, lessons, open_lesson
from stronghold_gui.teaching.lessons.play import legal_fit
from stronghold_gui.teaching.lessons.rehearsal import faults_of
from stronghold_gui.teaching.lessons.runner import solution_of
from stronghold_gui.teaching.named import brought_along
from stronghold_gui.text import LANGUAGES, catalogue
from tests.games.stronghold.teaching.kit import KIT
from tests.teaching.lessons import walks

FILES = brought_along(resource("stronghold", "lessons"))
STRANGE: tuple[Move, ...] = tuple(
    map(parse, ("done", "march troll W1 W2", "pay cannon", "shoot W1 E1", "deed dungeons", "gain troll", "stone W9"))
)
"""Moves that are illegal nearly everywhere."""


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return open_lesson(request.param, find_kit)


def test_it_is_sound_in_every_way_that_it_can_be_played(lesson: Lesson) -> None:
    assert faults_of(lesson) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_wrong_move_traps_anybody_or_goes_unanswered(lesson: Lesson, language: str) -> None:
    walks.no_wrong_move_traps_anybody(lesson, STRANGE, catalogue(language))


def test_every_step_can_be_left_and_come_back_to(lesson: Lesson) -> None:
    walks.every_step_can_be_left_and_come_back_to(lesson)


def test_all_of_it_can_be_taken_back_move_by_move(lesson: Lesson) -> None:
    walks.all_of_it_can_be_taken_back(lesson)


def test_resuming_in_the_middle_leads_back_to_the_start_as_well(lesson: Lesson) -> None:
    walks.resuming_in_the_middle_leads_back_to_the_start(lesson)


def test_skip_goes_where_the_step_points(lesson: Lesson) -> None:
    runner = Runner(lesson)
    while not runner.finished:
        step, pointed = runner.step, {mark.split(".")[0] for mark in runner.step.marks}
        for pattern in solution_of(step)[:1]:
            offered = {place for word in pattern.split() if "|" in word for place in word.split("|")}
            move = legal_fit(runner.match.game, runner.match.position, runner.seat, pattern)
            gone = set(runner.match.game.text(move).split()) & offered
            assert not offered & pointed or gone & pointed, (step.say["en"], gone)
        runner.skip()


def test_its_general_answers_tell_too_early_from_elsewhere() -> None:
    runner = Runner(open_lesson(resource("stronghold", "lessons", "07-hourglasses.json"), find_kit), 1)
    assert runner.play(parse("swap marksman W1 soldier W2")).verdict is Verdict.OTHER
    assert runner.play(parse("done")).verdict is Verdict.ILLEGAL
    table = Runner(open_lesson(resource("stronghold", "lessons", "01-table.json"), find_kit))
    while table.read():
        pass
    assert table.play(parse("done")).verdict is Verdict.TOO_EARLY
    assert table.play(parse("march orc CAMP FE")).verdict is Verdict.ELSEWHERE


def test_the_list_has_each_lesson_once_and_begins_with_the_goal() -> None:
    listed = [entry.id for entry in lessons(KIT)]
    assert len(listed) == len(FILES) == len(set(listed))
    assert listed[0] == "table"
    assert listed[-2:] == ["first-turn-invader", "first-turn-defender"]
