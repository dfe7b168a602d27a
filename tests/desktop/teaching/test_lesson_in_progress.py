"""A lesson in progress in the window: replies, steps back and forward, languages, and no saved files."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from stronghold_gui.core.save import autosave_folder, matches_folder, open_match, recent_file
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.teaching.lessons import lessons, open_lesson
from stronghold_gui.teaching.lessons.patterns import fits
from stronghold_gui.teaching.lessons.runner import solution_of
from tests.desktop.begin import new_match
from tests.desktop.desks import desk_of
from tests.desktop.games.hands import CTRL, settle
from tests.desktop.learners import marks_of
from tests.desktop.teaching.conftest import Learner
from tests.games.stronghold.teaching.kit import KIT
from tests.helpers.resting import rest

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
    window.learning.show_page()
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


def test_after_the_last_lesson_the_first_match_is_offered(learner: SitDown) -> None:
    somebody = learner()
    last = lessons(KIT)[-1]
    somebody.begin(last.id, last.length - 1)
    somebody.click("lesson_forward")
    assert somebody.said == somebody.window.language("learn.finished.last")
    somebody.click("lesson_forward")
    dialog = somebody.window.findChild(NewGameDialog)
    assert dialog is not None
    assert dialog.game == "stronghold"
    dialog.accept()
    settle()
    assert somebody.learning.session is None
    assert somebody.hands.controller.kept, "a match of one's own"


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
    somebody.window.learning.show_page()
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
    assert prompt.sentence.text() == "“A complete first turn: the Invader” – lesson complete"
    assert prompt.second.text() == ""
    assert not somebody.window.actions_["done"].isEnabled()
    somebody.click("lesson_back")
    assert "lesson complete" not in prompt.sentence.text()
    assert somebody.window.actions_["done"].isEnabled()


def test_of_several_pieces_put_at_once_as_many_go_as_the_step_asks_for_and_come_back_at_once(
    learner: SitDown,
) -> None:
    somebody = learner()
    somebody.begin("dispatch", 2)
    controller = somebody.hands.controller
    assert controller.play_several(parse("march orc RW2 W3"), 5) == 3
    assert somebody.number == 3
    assert somebody.answered.startswith("✓")
    somebody.hands.mouse.key(Qt.Key.Key_Z, CTRL)
    assert (somebody.number, somebody.session.runner.played_here) == (2, 0)


def first_reply(learner: SitDown, monkeypatch: pytest.MonkeyPatch) -> Learner:
    """Return a learner who has just ended a phase, so that the other side now plays two moves."""
    somebody = learner()
    monkeypatch.setattr("stronghold_gui.desktop.teaching.session.WATCHED", 60_000)
    somebody.begin("machines", 2)
    assert somebody.session.runner.step.then == ["pay goblin_trap", "done"]
    assert somebody.hands.controller.play(parse("done"))
    return somebody


def test_what_the_other_side_plays_is_shown_move_by_move_and_marked(
    learner: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody = first_reply(learner, monkeypatch)
    session = somebody.session
    played = len(session.runner.match.played)
    assert (somebody.number, somebody.said) == (2, somebody.window.language("learn.watch"))
    assert session._reply.isActive()
    assert somebody.hands.controller.moves() == []
    session._reply.timeout.emit()
    rest(somebody.window)
    assert len(session.runner.match.played) == played + 1
    assert somebody.said == "Goblin trap: 1 of 2 hourglasses."
    assert marks_of(session) == 1, "where that is done"
    assert somebody.number == 2
    session._reply.timeout.emit()
    rest(somebody.window)
    assert somebody.number == 3
    assert somebody.said == session.runner.step.say["en"]
    assert not session._reply.isActive()


@pytest.mark.parametrize("way", ["lesson_forward", "a move"])
def test_who_does_not_want_to_watch_sees_the_end_and_has_played_nothing(
    learner: SitDown, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    somebody = first_reply(learner, monkeypatch)
    played = len(somebody.session.runner.match.played)
    if way == "a move":
        assert not somebody.hands.controller.play(parse("ballista RW2 troll"))
    else:
        somebody.click(way)
    assert somebody.number == 3
    assert len(somebody.session.runner.match.played) == played + 2
    assert not somebody.session._reply.isActive()


def test_going_back_while_the_other_side_plays_begins_the_step_anew(
    learner: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody = first_reply(learner, monkeypatch)
    somebody.session._reply.timeout.emit()
    somebody.click("lesson_back")
    assert somebody.number == 2
    assert not somebody.session.runner.replying
    assert not somebody.session._reply.isActive()
    assert somebody.said == somebody.session.runner.step.say["en"]


def test_the_prompt_of_the_game_speaks_only_where_something_of_it_is_to_be_pressed(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("table")
    prompt = somebody.window.prompt

    def silent() -> bool:
        return not (prompt.sentence.text() or prompt.who.isVisible())

    assert somebody.session.runner.step.is_read
    assert silent()
    assert prompt.second.text() == ""
    somebody.begin("machines", 2)
    assert somebody.session.runner.step.expect == ["done"]
    assert not silent()
    assert "End phase" in prompt.sentence.text()
    somebody.begin("table", TRY)
    assert silent(), "that is done on the board"
    assert not somebody.hands.controller.play(parse("march troll CAMP RB"))
    assert prompt.second.text() or somebody.answered, "why not is said all the same"
    somebody.window.files.begin(new_match({}, ("", ""), 3))
    assert not silent()


def test_a_right_move_is_praised_in_general_words_once(learner: SitDown) -> None:
    somebody = learner()
    somebody.begin("heroes", 1)
    praise, praised = f"✓ {somebody.window.language('lesson.answer.right')}", 0
    for _ in range(40):
        runner = somebody.session.runner
        if runner.finished:
            break
        if runner.step.is_read:
            somebody.click("lesson_forward")
            continue
        for pattern in solution_of(runner.step):
            move = next(move for move in runner.match.game.legal_moves(runner.match.position, runner.seat)
                        if fits(pattern, runner.match.game.text(move)))  # fmt: skip
            assert somebody.hands.controller.play(move)
        praised += somebody.answered == praise
        somebody.watch()
    assert somebody.session.runner.finished
    assert praised == 1
    assert somebody.answered != praise, "the bar itself praises at the end"
