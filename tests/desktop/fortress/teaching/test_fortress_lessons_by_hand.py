"""Lessons of Fortress from their first step to their last, by hand; what they point at; how they fit; F1 and hints."""

from __future__ import annotations

from collections.abc import Callable

from stronghold_gui.core.save import autosave_folder, recent_file
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.fortress.teaching.reference import REFERENCE, anchor_of
from stronghold_gui.teaching.lessons import Progress, lessons
from stronghold_gui.teaching.reference import load_book
from tests.desktop.desks import page_of
from tests.desktop.fortress.conftest import Sit
from tests.desktop.fortress.teaching.learners import learner
from tests.desktop.learners import Played, in_each_language
from tests.games.fortress.examples import example
from tests.games.fortress.teaching.kit import KIT

Make = Callable[..., MainWindow]
ALL = [entry.id.removeprefix("fortress/") for entry in lessons(KIT)]
WAYS = ("click", "drag", "keys")
PLAYED: tuple[Played, ...] = (
    ("heights", "en", "click"),
    ("ladders", "fr", "drag"),
    ("door", "en", "drag"),
    ("engaged", "fr", "click"),
    ("markers", "en", "click"),
    ("powers", "fr", "drag"),
    ("first-siege", "en", "click"),
)
"""Those in which everything that is done by hand is done once; the others are played in long runs."""


@in_each_language("lesson", ALL, WAYS, PLAYED)
def test_a_lesson_is_played_by_hand_from_start_to_end(lesson: str, language: str, way: str, make_window: Make) -> None:
    somebody = learner(make_window(language))
    somebody.begin(lesson)
    somebody.go_through(language, way)
    assert Progress().of(f"fortress/{lesson}").done
    assert not recent_file().exists()
    assert not list(autosave_folder().glob("*"))


def test_everything_lessons_point_at_is_on_the_battlefield_or_in_the_window(make_window: Make) -> None:
    somebody = learner(make_window())
    for lesson in ALL:
        somebody.begin(lesson)
        for name in somebody.window.docking.docks:
            page_of(somebody.window, name)
        somebody.check_what_is_pointed_at()


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
