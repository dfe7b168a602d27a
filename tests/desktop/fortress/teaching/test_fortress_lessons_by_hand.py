"""Lessons of Fortress from their first step to their last, by hand; what they point at; how they fit; F1 and hints."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton

from stronghold_gui.core.save import autosave_folder, recent_file
from stronghold_gui.desktop.teaching.session import LessonSession
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.fortress.teaching.reference import REFERENCE, anchor_of
from stronghold_gui.teaching.lessons import Progress, lessons
from stronghold_gui.teaching.reference import load_book
from stronghold_gui.text import LANGUAGES
from tests.desktop.desks import page_of
from tests.desktop.fortress.conftest import Sit
from tests.desktop.fortress.hands import Hands
from tests.desktop.fortress.teaching.learners import learner
from tests.desktop.games.hands import settle, wait_until
from tests.desktop.hands import Way
from tests.games.fortress.examples import example
from tests.games.fortress.teaching.kit import KIT

Make = Callable[..., MainWindow]
ALL = [entry.id.removeprefix("fortress/") for entry in lessons(KIT)]
SIZES = (QSize(1280, 720), QSize(900, 600))
PLAYED: tuple[tuple[str, str, Way], ...] = (
    ("heights", "en", "click"),
    ("ladders", "fr", "drag"),
    ("door", "en", "drag"),
    ("engaged", "fr", "click"),
    ("markers", "en", "click"),
    ("powers", "fr", "drag"),
    ("first-siege", "en", "click"),
)
"""Those in which everything that is done by hand is done once; the others are played in long runs."""


@pytest.mark.parametrize(("lesson", "language", "way"), PLAYED)
def test_a_lesson_is_played_by_hand_from_start_to_end(lesson: str, language: str, way: Way, make_window: Make) -> None:
    somebody = learner(make_window(language))
    somebody.begin(ALL.index(lesson))
    somebody.go_through(language, way)
    assert Progress().of(f"fortress/{lesson}").done
    assert not recent_file().exists()
    assert not list(autosave_folder().glob("*"))


def _ways() -> Iterator[tuple[str, str, Way]]:
    """Yield each lesson in each language, in another way each time."""
    ways: Sequence[Way] = ("click", "drag", "keys")
    for number, (lesson, language) in enumerate(product(ALL, LANGUAGES)):
        yield lesson, language, ways[(number + number // len(ways)) % len(ways)]


WAYS = tuple(_ways())


@pytest.mark.long
@pytest.mark.parametrize(("lesson", "language", "way"), WAYS)
def test_every_lesson_is_played_in_some_way(lesson: str, language: str, way: Way, make_window: Make) -> None:
    somebody = learner(make_window(language))
    somebody.begin(ALL.index(lesson))
    somebody.go_through(language, way)


def test_the_page_of_the_game_is_a_press_away(make_window: Make) -> None:
    window = make_window()
    card = window.findChild(QPushButton, "learn_fortress")
    assert isinstance(card, QPushButton)
    Hands(window).click(card)
    assert window.learning.page.isVisible()
    assert window.learning.page.list.count() == len(ALL)
    assert window.learning.page.title.text() == "Fortress"


def test_everything_lessons_point_at_is_on_the_battlefield_or_in_the_window(make_window: Make) -> None:
    somebody = learner(make_window())
    for number in range(len(ALL)):
        somebody.begin(number)
        session = somebody.session
        for name in somebody.window.docking.docks:
            page_of(somebody.window, name)
        while not session.runner.finished:
            step, runner = session.runner.step, session.runner
            frames = [mark.removeprefix("@").removeprefix("dock_") for mark in step.marks if mark.startswith("@")]
            places = [mark for mark in runner.still_meant(step.marks) if not mark.startswith("@")]
            arrows = [ends for ends in step.arrows if runner.still_meant(ends) == list(ends)]
            wait_until(partial(_points_at, session, frames, len(set(places)) + len(arrows)))
            session.go_on()


def _points_at(session: LessonSession, frames: list[str], rings: int) -> bool:
    return session._frames.names == frames and session._pointers.count == rings


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_any_lesson_is_clipped(size: QSize, language: str, make_window: Make) -> None:
    window = make_window(language)
    window.resize(size)
    somebody = learner(window)
    for number in range(len(ALL)):
        somebody.begin(number)
        bar = window.learning.bar
        for place in somebody.session.runner.lesson.steps:
            bar.show_step(place.step.say[language], 0, 1, "skip", can_go_back=True)
            settle()
            assert bar.words.heightForWidth(bar.words.width()) <= bar.words.height() + 1, place.step.say[language]


def test_the_hint_key_explains_whose_turn_it_is(sit: Sit) -> None:
    hands = sit(2, position=example("VT-20").position, scenario="siege")
    hands.key("F2")
    rows = [row.text() for row in hands.window.hints.panel.rows]
    assert any("can take the flag down" in row for row in rows), rows


def test_f1_finds_a_paragraph_for_everything_on_the_battlefield(sit: Sit) -> None:
    hands = sit(2, position=example("VT-20").position, scenario="siege")
    pages = load_book(REFERENCE, "en").paragraphs
    for area, piles in hands.scene.contents.items():
        for key in (pile.key for pile in piles):
            anchors = [anchor_of(topic) for topic in hands.desk.areas.topics_at(area, key)]
            assert any(anchor in pages for anchor in anchors), (area, key)
    for area in hands.scene.geometry.areas:
        anchors = [anchor_of(topic) for topic in hands.desk.areas.topics_at(area, "")]
        assert any(anchor in pages for anchor in anchors), area
