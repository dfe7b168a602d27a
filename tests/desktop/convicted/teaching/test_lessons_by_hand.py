"""Lessons of The Convicted from their first step to their last, by mouse; what they point at; how they fit."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLabel

from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.convicted.notation import parse
from tests.desktop.convicted.hands import Hands
from tests.desktop.convicted.teaching.learners import learner

Make = Callable[..., MainWindow]


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
