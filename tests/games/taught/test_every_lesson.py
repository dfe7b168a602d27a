"""Every lesson of every game: playable as written and free of traps."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from stronghold_gui.files import resource
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.teaching.lessons import Lesson, lessons, open_lesson
from stronghold_gui.teaching.lessons.rehearsal import faults_of
from stronghold_gui.teaching.named import built_in_files
from stronghold_gui.text import LANGUAGES, catalogue
from tests.teaching.lessons import walks

FILES: Final = [(game, path) for game in LIBRARY.ids for path in built_in_files(resource(game, "lessons"))]
STRANGE: Final = {
    "stronghold": ("done", "march troll W1 W2", "pay cannon", "shoot W1 E1", "deed dungeons", "gain troll", "stone W9"),
    "warriors": ("end", "again", "attack b.elves a.elves", "fire a.catapult", "throw 1", "keep wizard",
                 "kind draconic", "charge wizard b.trolls", "flame dragon9 give", "lose S7",
                 "shift wizard a.elves a.trolls", "pass round"),
    "convicted": ("done", "hero oracle", "fortify N", "build keep", "train arquebusier N", "take dragon W.1",
                  "face archer E.4", "cast earthquake N.1", "fall archer", "repair gates", "want gold 3",
                  "murder S.1"),
    "fortress": ("end", "charge", "clone", "door open", "rest", "strike yes", "flag raelin", "go finn 0,8,1",
                 "use drake", "mark X drake", "attack nobody door", "breathe mimring 3,8,1 E", "pick finn",
                 "place finn 0,8,1"),
}  # fmt: skip
"""Moves that are illegal nearly everywhere, by game."""


@pytest.fixture(params=FILES, ids=lambda file: f"{file[0]}-{file[1].stem}")
def lesson(request: pytest.FixtureRequest) -> Lesson:
    path: Path = request.param[1]
    return open_lesson(path, find_kit)


def test_it_is_sound_in_every_way_that_it_can_be_played(lesson: Lesson) -> None:
    assert faults_of(lesson) == []


def test_no_wrong_move_traps_anybody_or_goes_unanswered(lesson: Lesson) -> None:
    game = LIBRARY.kit(lesson.document.game).game
    strange = [game.parse(move) for move in STRANGE[game.id]]
    walks.no_wrong_move_traps_anybody(lesson, strange, [catalogue(language) for language in LANGUAGES])


def test_every_step_can_be_left_and_come_back_to(lesson: Lesson) -> None:
    walks.every_step_can_be_left_and_come_back_to(lesson)
    walks.resuming_in_the_middle_leads_back_to_the_start(lesson)


def test_all_of_it_can_be_taken_back_move_by_move(lesson: Lesson) -> None:
    walks.all_of_it_can_be_taken_back(lesson)


def test_every_step_says_what_is_true_or_waits_for_a_move(lesson: Lesson) -> None:
    """Check that a step about a table just changed by chance claims its facts, so that it cannot become outdated."""
    for before, place in zip(lesson.steps, lesson.steps[1:], strict=False):
        if before.step.draws and place.scene == before.scene and place.step.is_read:
            assert place.step.claims, place.step.say["en"]


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_the_list_has_each_lesson_once(game: str) -> None:
    listed = [entry.id for entry in lessons(LIBRARY.kit(game))]
    assert len(listed) == len(set(listed)) == len(built_in_files(resource(game, "lessons"))) >= 8
