"""Lessons of The Convicted from their first step to their last, by mouse; what they point at; how they fit."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLabel

from stronghold_gui.core.save import autosave_folder, recent_file
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.convicted.notation import parse
from stronghold_gui.teaching.lessons import Progress, lessons
from tests.desktop.convicted.hands import Hands
from tests.desktop.convicted.teaching.learners import learner
from tests.desktop.learners import Played, in_each_language
from tests.games.convicted.teaching.kit import KIT

Make = Callable[..., MainWindow]
ALL = [entry.id.removeprefix("convicted/") for entry in lessons(KIT)]
WAYS = ("buttons", "click", "drag", "keys")
PLAYED: tuple[Played, ...] = (
    ("palisade", "en", "buttons"),
    ("melee", "fr", "click"),
    ("engines", "en", "drag"),
    ("whole-siege", "fr", "buttons"),
    ("partners", "en", "buttons"),
    ("horde", "fr", "buttons"),
)


@in_each_language("lesson", ALL, WAYS, PLAYED)
def test_a_lesson_is_played_by_mouse_from_start_to_end(lesson: str, language: str, way: str, make_window: Make) -> None:
    somebody = learner(make_window(language))
    somebody.begin(lesson)
    somebody.go_through(language, way)
    assert Progress().of(f"convicted/{lesson}").done
    assert not recent_file().exists()
    assert not list(autosave_folder().glob("*"))


def test_everything_lessons_point_at_is_on_the_board_or_in_the_window(make_window: Make) -> None:
    somebody = learner(make_window())
    for lesson in ALL:
        somebody.begin(lesson)
        somebody.check_what_is_pointed_at()


def test_a_wrong_move_is_answered_in_the_lessons_words_and_nothing_has_moved(make_window: Make) -> None:
    somebody = learner(make_window("fr"))
    somebody.begin("melee")
    somebody.press("lesson_forward")
    hands, runner = Hands(somebody.window), somebody.session.runner
    before = runner.match.position.copy()
    hands.make(parse("face spearman W.1"), "buttons")
    assert somebody.answered == f"↩ {runner.step.replies[0].say['fr']}"
    assert runner.match.position == before


def test_the_hint_key_explains_the_decision_of_a_step(make_window: Make) -> None:
    somebody = learner(make_window())
    somebody.begin("melee")
    somebody.press("lesson_forward")
    Hands(somebody.window).key("F2")
    assert somebody.window.hints.dock.isVisible()
    said = "\n".join(label.text() for label in somebody.window.hints.panel.findChildren(QLabel))
    assert "Assign the units on this wall to the squads in front of it." in said
    assert "Swordsman can face: squad W.1." in said
