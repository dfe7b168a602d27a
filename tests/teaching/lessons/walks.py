"""Ways through a lesson that every lesson of every game must allow; each fails with an assertion."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.teaching.lessons import Lesson, Runner
from stronghold_gui.teaching.lessons.patterns import fits_any
from stronghold_gui.text import Catalogue


def no_wrong_move_traps_anybody(lesson: Lesson, strange: Sequence[object], books: Sequence[Catalogue]) -> None:
    """Try every legal move, and strange ones, at every step: each gets an answer and none blocks the lesson."""
    speeches = {texts.language for texts in books}
    runner = Runner(lesson)
    while not runner.finished:
        legal = runner.match.game.legal_moves(runner.match.position, runner.seat)
        for move in (*legal, *strange):
            number, before = runner.number, runner.match.position.copy()
            answer = runner.play(move)
            assert answer.say is None or {language for language, words in answer.say.items() if words} >= speeches
            if answer.refusal is None:
                assert all(texts(f"lesson.answer.{answer.verdict}") for texts in books)
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


def every_step_can_be_left_and_come_back_to(lesson: Lesson) -> None:
    """Leave the lesson at every step and resume, restart, go back from the end to the beginning."""
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


def all_of_it_can_be_taken_back(lesson: Lesson) -> None:
    """Take the whole lesson back, move by move."""
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


def resuming_in_the_middle_leads_back_to_the_start(lesson: Lesson) -> None:
    """Resume at the last step and go back from there."""
    runner = Runner(lesson, lesson.steps[-1].number)
    while runner.back():
        pass
    assert runner.number == 0
    assert runner.match.position == Runner(lesson).match.position


def _is_expected(runner: Runner, number: int, text: str) -> bool:
    step = runner.lesson.steps[number].step
    return fits_any((*step.expect, *step.free), text)
