"""What a lesson in progress does in the window: answers, ways back and on, languages, and no files."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from stronghold_gui.core.save import autosave_folder, matches_folder, open_match, recent_file
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.teaching.lessons import lessons, open_lesson
from tests.desktop.begin import new_match
from tests.desktop.desks import desk_of
from tests.desktop.games.hands import CTRL
from tests.desktop.teaching.conftest import Learner
from tests.games.stronghold.teaching.kit import KIT

SitDown = Callable[..., Learner]
TRY = next(i for i, place in enumerate(open_lesson(lessons(KIT)[0].path, find_kit).steps) if place.step.expect)
"""The step of the first lesson in which something is moved for the first time."""


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
    assert somebody.window.frame.where.text() != ""
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
    window = somebody.window
    window.files.begin(new_match({}, ("", ""), 3))
    assert window.controller is not None
    assert window.controller.play(window.controller.moves()[0])
    window.show_lessons()
    assert somebody.learning.page.isVisible()
    assert window.controller is None
    (path,) = matches_folder().iterdir()
    assert len(open_match(path, LIBRARY.find).played) == 1


def test_another_match_ends_the_lesson(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("table")
    somebody.window.files.begin(new_match({}, ("", ""), 3))
    assert somebody.learning.session is None
    assert not somebody.learning.bar.isVisible()
    assert somebody.window.actions_["save"].isEnabled()


def test_the_lesson_after_this_one_is_a_button_away(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("table", lessons(KIT)[0].length - 1)
    somebody.click("lesson_forward")
    assert somebody.session.runner.finished
    somebody.click("lesson_forward")
    assert somebody.session.runner.lesson.id == lessons(KIT)[1].id
    somebody.click("lesson_forward")
    assert (somebody.session.runner.lesson.id, somebody.number) == (lessons(KIT)[1].id, 1)


def test_after_the_last_lesson_the_way_leads_to_the_list(learner: SitDown) -> None:
    somebody = learner()
    last = lessons(KIT)[-1]
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


def test_when_the_lesson_is_finished_nothing_asks_to_be_played(learner: SitDown) -> None:
    somebody = learner()
    entry = lessons(KIT)[2]
    somebody.begin(entry.id, entry.length - 1)
    assert somebody.hands.controller.moves()
    somebody.click("lesson_forward")
    assert somebody.session.runner.finished
    assert not somebody.hands.controller.moves()
    assert not desk_of(somebody.window).client.sources()
    somebody.click("lesson_back")
    assert somebody.hands.controller.moves()


def test_after_the_last_step_nobody_is_asked_for_anything(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("first-turn-invader", 19)
    somebody.click("lesson_forward")
    somebody.look()
    prompt = somebody.window.prompt
    assert prompt.sentence.text() == "“A whole first turn: the Invader” is finished."
    assert prompt.second.text() == ""
    assert not somebody.window.actions_["done"].isEnabled()
    somebody.click("lesson_back")
    assert "is finished" not in prompt.sentence.text()
    assert somebody.window.actions_["done"].isEnabled()
