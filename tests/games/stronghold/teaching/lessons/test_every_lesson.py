"""Every lesson that the program brings along: it can be played as written, and nobody gets lost in it."""

from __future__ import annotations

import pytest

from stronghold_gui.files import resource
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.teaching.brought import brought_along
from stronghold_gui.teaching.lessons import Lesson, Runner, Verdict, lessons, open_lesson
from stronghold_gui.teaching.lessons.patterns import fits_any
from stronghold_gui.teaching.lessons.rehearsal import faults_of
from stronghold_gui.text import LANGUAGES, catalogue
from tests.games.stronghold.teaching.kit import KIT

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
    runner, texts = Runner(lesson), catalogue(language)
    while not runner.finished:
        legal = runner.match.game.legal_moves(runner.match.position, runner.seat)
        for move in (*legal, *STRANGE):
            number, before = runner.number, runner.match.position.copy()
            answer = runner.play(move)
            assert answer.say is None or answer.say[language]
            if answer.refusal is None:
                assert texts(f"lesson.answer.{answer.verdict}")
            if answer.played:
                assert _is_expected(runner, number, runner.match.game.text(move))
                if runner.number == number:
                    assert runner.to_do
                    assert runner.undo()
                else:
                    assert runner.back()
            assert runner.number == number
            assert runner.match.position == before
        assert runner.skip()


def test_every_step_can_be_left_and_come_back_to(lesson: Lesson) -> None:
    runner = Runner(lesson)
    positions = []
    while not runner.finished:
        positions.append(runner.match.position.copy())
        resumed = Runner(lesson, runner.number)
        assert resumed.match.position == positions[-1]
        resumed.restart()
        assert resumed.number == 0
        assert resumed.match.position == positions[0]
        assert runner.skip()
    assert not runner.skip()
    for number in reversed(range(runner.length)):
        assert runner.back()
        assert runner.number == number
        assert runner.match.position == positions[number]
    assert not runner.back()


def test_all_of_it_can_be_taken_back_move_by_move(lesson: Lesson) -> None:
    runner = Runner(lesson)
    while runner.skip():
        pass
    moves = sum(len(made) for made in runner._made.values())
    undone = 0
    while runner.undo():
        undone += 1
    read = sum(place.step.is_read for place in lesson.steps)
    assert undone == moves + read
    assert runner.match.position == Runner(lesson).match.position


def test_resuming_in_the_middle_leads_back_to_the_start_as_well(lesson: Lesson) -> None:
    runner = Runner(lesson, lesson.steps[-1].number)
    while runner.back():
        pass
    assert runner.number == 0
    assert runner.match.position == Runner(lesson).match.position


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


def _is_expected(runner: Runner, number: int, text: str) -> bool:
    step = runner.lesson.steps[number].step
    return fits_any((*step.expect, *step.free), text)
