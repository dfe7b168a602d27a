"""The page that lists the lessons, and what a lesson in progress does in the window."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from stronghold_gui.core.save import autosave_folder, recent_file
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.desktop.teaching.session import LessonSession
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.teaching.lessons import Progress, lessons, open_lesson, own_folder
from stronghold_gui.text import LANGUAGES
from tests.desktop.games.hands import CTRL, settle, wait_until
from tests.desktop.teaching.conftest import Learner
from tests.teaching.lessons.sample import document

SitDown = Callable[..., Learner]
TRY = next(i for i, place in enumerate(open_lesson(lessons()[0].path).steps) if place.step.expect)
"""The step of the first lesson in which something is moved for the first time."""
ALT = Qt.KeyboardModifier.AltModifier
SIZES = (QSize(1280, 720), QSize(900, 600))


# -- the page ----------------------------------------------------------------------------------------------------------


def test_the_start_page_and_the_help_menu_lead_to_the_lessons(learner: SitDown) -> None:
    somebody = learner()
    somebody.click("start_learn")
    assert somebody.learning.page.isVisible()
    somebody.click("learn_back")
    assert somebody.window.start.isVisible()
    somebody.window.menus.menus["help"].actions()[0].trigger()
    assert somebody.learning.page.isVisible()


def test_a_lesson_begins_and_is_left_with_keys_alone(learner: SitDown) -> None:
    somebody = learner()
    mouse = somebody.hands.mouse
    mouse.key(Qt.Key.Key_L, CTRL | Qt.KeyboardModifier.ShiftModifier)
    mouse.key(Qt.Key.Key_Down)
    mouse.key(Qt.Key.Key_Return)
    settle()
    assert somebody.session.runner.lesson.id == lessons()[1].id
    mouse.key(Qt.Key.Key_Right, ALT)
    assert somebody.number == 1
    mouse.key(Qt.Key.Key_Right, ALT)
    assert somebody.number == 2
    mouse.key(Qt.Key.Key_Left, ALT)
    assert somebody.number == 1
    somebody.learning.bar.leave_button.setFocus()
    mouse.key(Qt.Key.Key_Space)
    assert somebody.learning.page.isVisible()
    mouse.key(Qt.Key.Key_Escape)
    assert somebody.window.start.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_what_has_been_learnt(language: str, learner: SitDown) -> None:
    Progress().finish("table")
    Progress().reach("machines", 3)
    somebody = learner(language)
    somebody.window.show_lessons()
    page, say = somebody.learning.page, somebody.window.language
    first, second, third = (page.list.row_at(number) for number in range(3))
    assert first is not None
    assert second is not None
    assert third is not None
    assert (first.done, first.state) == (True, say("learn.state.done"))
    assert second.state == say("learn.state.begun", step=4, length=lessons()[1].length)
    assert third.state == ""
    assert page.list.currentRow() == 1
    assert page.begin_button.text() == say("learn.go_on")
    assert page.anew_button.isVisible()
    page.list.setCurrentRow(0)
    assert page.begin_button.text() == say("learn.again")
    assert not page.anew_button.isVisible()


def test_a_lesson_that_was_left_goes_on_where_it_was(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("machines")
    somebody.click("lesson_forward")
    somebody.click("lesson_forward")
    somebody.click("lesson_leave")
    somebody.click("learn_begin")
    assert (somebody.session.runner.lesson.id, somebody.number) == ("machines", 2)
    somebody.click("lesson_restart")
    assert somebody.number == 0
    somebody.click("lesson_leave")
    assert Progress().of("machines").step == 0


def test_own_lessons_are_offered_and_a_bad_one_is_told_of(learner: SitDown) -> None:
    own_folder().mkdir(parents=True)
    for name, content in (("a.json", document()), ("b.json", {"format": "other"})):
        (own_folder() / name).write_text(json.dumps(content), encoding="utf-8")
    somebody = learner()
    somebody.window.show_lessons()
    assert somebody.learning.page.list.count() == len(lessons()) + 1
    assert "b.json" in somebody.window.notice.words.text()
    somebody.learning.begin(len(lessons()))
    somebody.hands.come_back()
    assert somebody.said == "Do it."


# -- a lesson in progress ----------------------------------------------------------------------------------------------


def test_a_wrong_move_is_answered_kindly_and_nothing_has_moved(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("table", TRY)
    before = somebody.session.runner.match.position.copy()
    controller = somebody.hands.controller
    assert not controller.play(parse("march orc CAMP FE"))
    assert somebody.answered == f"↩ {somebody.session.runner.step.replies[0].say['en']}"
    assert not controller.play(parse("done"))
    assert somebody.answered == f"↩ {somebody.window.language('lesson.answer.too_early')}"
    assert somebody.session.runner.match.position == before
    assert controller.play(parse("march orc CAMP FW"))
    assert somebody.number == TRY + 1
    assert somebody.answered.startswith("✓")


def test_undo_goes_back_into_the_step_before_as_far_as_the_start(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("table", TRY)
    controller = somebody.hands.controller
    for move in ("march orc CAMP FW", "march orc CAMP FW"):
        assert controller.play(parse(move))
    assert somebody.number == TRY + 1
    undo = somebody.window.actions_["undo"]
    for number in range(TRY + 1, -1, -1):
        assert undo.isEnabled()
        somebody.hands.mouse.key(Qt.Key.Key_Z, CTRL)
        assert somebody.number == number
    assert not undo.isEnabled()


def test_back_leads_into_the_scene_before(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("equipment", 4)
    before = somebody.hands.controller
    somebody.click("lesson_forward")
    assert somebody.hands.controller is not before
    assert somebody.window.where.text() != ""
    phase = somebody.hands.controller.match.position.phase
    somebody.click("lesson_back")
    assert somebody.hands.controller.match.position.phase == phase - 1
    assert somebody.number == 4


def test_a_lessons_match_is_no_file_of_anybodys(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("glory", 2)
    window = somebody.window
    assert not window.actions_["save"].isEnabled()
    assert not window.actions_["save_as"].isEnabled()
    assert "Glory, and when to break in" in window.windowTitle()
    while not somebody.session.runner.finished:
        somebody.click("lesson_forward")
    assert somebody.hands.controller.over
    assert window.findChild(ResultDialog) is None
    assert window.close()
    assert not recent_file().exists()
    assert not list(autosave_folder().glob("*"))


def test_a_match_that_is_open_is_kept_when_a_lesson_begins(learner: SitDown) -> None:
    somebody = learner()
    somebody.window.files.begin(somebody.window.kind.new_match({}, ("", ""), 3))
    wait_until(lambda: bool(list(autosave_folder().glob("*"))))
    somebody.window.show_lessons()
    assert somebody.learning.page.isVisible()
    assert somebody.window.controller is None


def test_another_match_ends_the_lesson(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("table")
    somebody.window.files.begin(somebody.window.kind.new_match({}, ("", ""), 3))
    assert somebody.learning.session is None
    assert not somebody.learning.bar.isVisible()
    assert somebody.window.actions_["save"].isEnabled()


def test_the_lesson_after_this_one_is_a_button_away(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("table", lessons()[0].length - 1)
    somebody.click("lesson_forward")
    assert somebody.session.runner.finished
    somebody.click("lesson_forward")
    assert somebody.session.runner.lesson.id == lessons()[1].id
    somebody.click("lesson_forward")
    assert (somebody.session.runner.lesson.id, somebody.number) == (lessons()[1].id, 1)


def test_after_the_last_lesson_the_way_leads_to_the_list(learner: SitDown) -> None:
    somebody = learner()
    last = lessons()[-1]
    somebody.begin(last.id, last.length - 1)
    somebody.click("lesson_forward")
    assert somebody.said == somebody.window.language("learn.finished.last")
    somebody.click("lesson_forward")
    assert somebody.learning.page.isVisible()


def test_the_language_changes_in_the_middle_of_a_lesson(learner: SitDown) -> None:
    somebody = learner("en")
    somebody.begin("table", TRY)
    somebody.hands.controller.play(parse("march orc CAMP FE"))
    somebody.window.language.choose("fr")
    step = somebody.session.runner.step
    assert somebody.said == step.say["fr"]
    assert somebody.answered == f"↩ {step.replies[0].say['fr']}"
    assert somebody.learning.bar.leave_button.text() == somebody.window.language("learn.leave")
    assert "La table et le but" in somebody.window.windowTitle()
    somebody.window.show_lessons()
    somebody.window.language.choose("en")
    row = somebody.learning.page.list.row_at(0)
    assert row is not None
    assert row.title == "The table and the goal"


# -- what is pointed at ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lesson", [entry.id for entry in lessons()])
def test_everything_a_lesson_points_at_is_there_to_be_seen_and_nothing_covers_it(lesson: str, learner: SitDown) -> None:
    somebody = learner()
    somebody.begin(lesson)
    session = somebody.session
    for name in somebody.window.docking.docks:
        somebody.window.docking.page(name)
    while not session.runner.finished:
        step = session.runner.step
        names = [mark.removeprefix("@").removeprefix("dock_") for mark in step.marks if mark.startswith("@")]
        areas = [mark for mark in step.marks if not mark.startswith("@")]
        wait_until(partial(_points_at, session, names, len(areas) + len(step.arrows)))
        for frame in session._frames._frames:
            wait_until(partial(_is_seen, frame.target))
        _assert_covers_nothing(somebody)
        session.go_on()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_any_lesson_is_clipped(size: QSize, language: str, learner: SitDown) -> None:
    somebody = learner(language, size)
    for entry in lessons():
        somebody.begin(entry.id)
        bar = somebody.learning.bar
        for place in somebody.session.runner.lesson.steps:
            bar.show_step(place.step.say[language], 0, 1, "skip", can_go_back=True)
            settle()
            assert bar.words.heightForWidth(bar.words.width()) <= bar.words.height() + 1, place.step.say[language]
            for reply in place.step.replies:
                bar.show_answer(reply.say[language])
                room = QFontMetrics(bar.answer.font()).horizontalAdvance(reply.say[language])
                assert room <= 2 * bar.answer.width()


def _points_at(session: LessonSession, names: list[str], rings: int) -> bool:
    return session._frames.names == names and session._pointers.count == rings


def _is_seen(widget: QWidget) -> bool:
    return not widget.visibleRegion().isEmpty()


def _assert_covers_nothing(somebody: Learner) -> None:
    """The lesson's bar lies over neither the board nor a dock."""
    window = somebody.window
    bar = _box(somebody.learning.bar)
    assert not bar.intersects(_box(window.desk.board))
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
    assert session._pointers.count
    somebody.click("lesson_leave")
    assert not session._pointers.count
    assert not session._frames.names


def test_a_dock_that_was_closed_is_opened_where_the_lesson_speaks_of_it(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("machines")
    dock = somebody.window.docking.docks["phase_cards"]
    dock.close()
    assert not dock.isVisible()
    somebody.click("lesson_forward")
    wait_until(lambda: somebody.session._frames.names == ["action_gain"])
    assert dock.isVisible()


def test_ending_a_phase_is_not_praised(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("machines", 1)
    controller = somebody.hands.controller
    assert controller.play(parse("gain orc"))
    assert somebody.answered
    assert controller.play(parse("done"))
    assert somebody.answered == ""


def test_a_screen_reader_says_each_step_and_each_answer_once(learner: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr("stronghold_gui.desktop.teaching.panel.QAccessible.isActive", lambda: True)
    monkeypatch.setattr(
        "stronghold_gui.desktop.teaching.panel.QAccessible.updateAccessibility",
        lambda event: heard.append(event.message()),
    )
    somebody = learner()
    somebody.begin("table", TRY)
    heard.clear()
    somebody.hands.controller.play(parse("march orc CAMP FE"))
    answer = somebody.session.runner.step.replies[0].say["en"]
    somebody.hands.controller.play(parse("march orc CAMP FW"))
    said = [sentence for sentence in heard if sentence in (answer, somebody.said)]
    assert said == [answer, somebody.said]
