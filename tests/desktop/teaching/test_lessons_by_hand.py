"""Every lesson from its first step to its last, by mouse, in each language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from stronghold_gui.core.save import autosave_folder, recent_file
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.teaching.lessons import Progress, lessons
from stronghold_gui.teaching.lessons.patterns import fits
from stronghold_gui.teaching.lessons.runner import solution_of
from stronghold_gui.text import LANGUAGES
from tests.desktop.games.hands import settle
from tests.desktop.teaching.conftest import Learner
from tests.games.stronghold.teaching.kit import KIT

BY_MOUSE = ("drag", "pick", "button", "done", "choice")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", [entry.id for entry in lessons(KIT)])
def test_a_lesson_is_played_by_mouse_from_start_to_end(
    lesson: str, language: str, learner: Callable[..., Learner]
) -> None:
    somebody = learner(language)
    somebody.begin(lesson)
    runner = somebody.session.runner
    while not runner.finished:
        number = runner.number
        assert somebody.said == runner.step.say[language]
        if runner.step.is_read:
            somebody.click("lesson_forward")
        else:
            _play_step(somebody)
        assert runner.number == number + 1, f"step {number}: {somebody.answered}"
        somebody.look()
    assert Progress().of(lesson).done
    assert not recent_file().exists()
    assert not list(autosave_folder().glob("*"))


def _play_step(somebody: Learner) -> None:
    runner = somebody.session.runner
    for pattern in solution_of(runner.step):
        move = next(move for move in _legal(somebody) if fits(pattern, runner.match.game.text(move)))
        ways = somebody.hands.ways(move)
        name = next(way for first in BY_MOUSE for way in ways if way.startswith(first))
        ways[name]()
        settle()
    somebody.watch()


def _legal(somebody: Learner) -> Iterator[Move]:
    yield from somebody.hands.controller.moves()
