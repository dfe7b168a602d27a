"""The lessons of Stronghold: what is pointed at, what is answered and where the list leads."""

from __future__ import annotations

import pytest

from stronghold_gui.files import resource
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.teaching.lessons import Lesson, Runner, Verdict, lessons, open_lesson
from stronghold_gui.teaching.lessons.play import legal_fit
from stronghold_gui.teaching.lessons.runner import solution_of
from stronghold_gui.teaching.named import built_in_files
from tests.games.stronghold.teaching.kit import KIT

FILES = built_in_files(resource("stronghold", "lessons"))


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return open_lesson(request.param, find_kit)


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


def test_the_list_leads_from_the_goal_to_a_first_turn_of_each_side() -> None:
    listed = [entry.id for entry in lessons(KIT)]
    assert listed[0] == "table"
    assert listed[-2:] == ["first-turn-invader", "first-turn-defender"]
