"""Pointers of lessons: their targets are visible and uncovered, and no sentence is clipped."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.teaching.session import LessonSession
from stronghold_gui.teaching.lessons import lessons
from tests.desktop.desks import desk_of, page_of
from tests.desktop.games.hands import settle, wait_until
from tests.desktop.learners import framed, marks_of, points_at
from tests.desktop.teaching.conftest import Learner
from tests.games.stronghold.teaching.kit import KIT

SitDown = Callable[..., Learner]


@pytest.mark.parametrize("lesson", [entry.id for entry in lessons(KIT)])
def test_everything_a_lesson_points_at_is_there_to_be_seen_and_nothing_covers_it(lesson: str, learner: SitDown) -> None:
    somebody = learner()
    somebody.begin(lesson)
    session = somebody.session
    for name in somebody.window.docking.docks:
        page_of(somebody.window, name)
    while not session.runner.finished:
        step, runner = session.runner.step, session.runner
        names = [mark.removeprefix("@").removeprefix("dock_") for mark in step.marks if mark.startswith("@")]
        areas = [mark for mark in runner.still_meant(step.marks) if not mark.startswith("@")]
        arrows = [ends for ends in step.arrows if runner.still_meant(ends) == list(ends)]
        wait_until(partial(points_at, session, names, len(areas) + len(arrows)))
        for frame in session._frames._frames:
            wait_until(partial(_is_seen, frame.target))
        _assert_covers_nothing(somebody)
        session.go_on()


def _is_seen(widget: QWidget) -> bool:
    return not widget.visibleRegion().isEmpty()


def _assert_covers_nothing(somebody: Learner) -> None:
    """The lesson's bar lies over neither the board nor a dock."""
    window = somebody.window
    bar = _box(somebody.learning.bar)
    assert not bar.intersects(_box(desk_of(window).board))
    for dock in window.docking.docks.values():
        if dock.isVisible():
            assert not bar.intersects(_box(dock))


def _box(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), widget.rect().topLeft()), widget.size())


def test_a_session_that_ended_points_at_nothing(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("machines", 3)
    session: LessonSession = somebody.session
    settle()
    assert marks_of(session)
    somebody.click("lesson_leave")
    assert not marks_of(session)
    assert not framed(session)


def test_a_dock_that_was_closed_is_opened_where_the_lesson_speaks_of_it(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("machines")
    dock = somebody.window.docking.docks["phase_cards"]
    dock.close()
    assert not dock.isVisible()
    somebody.click("lesson_forward")
    wait_until(lambda: framed(somebody.session) == ["action_gain"])
    assert dock.isVisible()


def test_a_widget_that_is_made_anew_takes_its_frame_with_it(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("machines", 1)
    wait_until(partial(points_at, somebody.session, ["action_gain"], 0))
    somebody.session._frames._frames[0].target.deleteLater()
    settle()
    assert framed(somebody.session) == []
    somebody.session._frames.clear()
