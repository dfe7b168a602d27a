"""Puzzles in the window: tried, missed, solved and left, by mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from stronghold_gui.core.save import autosave_folder, recent_file
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.teaching.puzzles.library import added_folder, library
from stronghold_gui.teaching.puzzles.progress import remember, solved
from stronghold_gui.teaching.puzzles.puzzle import Puzzle
from stronghold_gui.teaching.puzzles.run import PuzzleRun
from stronghold_gui.text import LANGUAGES, catalogue
from tests.desktop.games.hands import settle, wait_until
from tests.desktop.teaching.puzzles.conftest import Solver
from tests.games.stronghold.teaching.kit import KIT
from tests.games.stronghold.teaching.puzzles.sample import puzzle as sample
from tests.games.stronghold.teaching.puzzles.test_solver import AIMING, BALLISTA

SitDown = Callable[..., Solver]
PLAYED = ("one-pot", "the-price-of-a-bolt", "too-late-for-the-pot")
"""The puzzles that are solved in every run; the others in long ones."""
SPREAD = [
    pytest.param(puzzle.id, LANGUAGES[row % len(LANGUAGES)], marks=() if puzzle.id in PLAYED else pytest.mark.long)
    for row, puzzle in enumerate(library(KIT, find_kit).puzzles)
]


def known(name: str) -> Puzzle:
    found = library(KIT, find_kit).find(name)
    assert found is not None
    return found


@pytest.mark.parametrize(("name", "language"), SPREAD)
def test_a_puzzle_is_solved_by_mouse(name: str, language: str, solver: SitDown) -> None:
    somebody = solver(language)
    somebody.begin(name)
    puzzle = known(name)
    assert somebody.said == puzzle.words[language].task
    for move in puzzle.solution:
        somebody.play(move)
    somebody.wait_for("met")
    assert somebody.said == puzzle.words[language].idea
    assert somebody.answered.endswith(catalogue(language)("puzzle.state.met"))
    assert solved() == {name}
    assert not recent_file().exists()
    assert not list(autosave_folder().glob("*"))


def test_what_the_task_speaks_of_is_pointed_at_until_the_first_move_and_when_one_begins_anew(solver: SitDown) -> None:
    somebody = solver()
    somebody.begin("strike-and-move-on")
    puzzle, pointers = known("strike-and-move-on"), somebody.session._pointers
    assert pointers.count == len(puzzle.marks) == 2
    somebody.play(puzzle.solution[0])
    assert pointers.count == 0
    somebody.click("puzzle_again")
    assert pointers.count == 2
    somebody.click("puzzle_leave")
    assert pointers.count == 0


def test_the_help_menu_leads_to_the_puzzles(solver: SitDown) -> None:
    somebody = solver()
    somebody.hands.window.actions_["puzzles"].trigger()
    assert somebody.puzzling.page.isVisible()


def test_a_puzzle_missed_is_told_kindly_and_can_be_made_good(solver: SitDown) -> None:
    somebody = solver()
    somebody.begin("full-house")
    for text in ("pay cannon", "done"):
        somebody.play(text)
    somebody.wait_for("failed")
    assert "Breach!" in somebody.answered
    assert somebody.said == known("full-house").words["en"].task, "the idea is still a secret"
    assert not somebody.session.controller.moves()
    assert not somebody.hands.window.actions_["done"].isEnabled()
    somebody.click("puzzle_undo")
    somebody.click("puzzle_undo")
    assert not somebody.session.run.match.played
    for move in known("full-house").solution:
        somebody.play(move)
    somebody.wait_for("met")


def test_the_hint_the_solution_and_another_try(solver: SitDown) -> None:
    somebody = solver()
    somebody.begin("too-late-for-the-pot")
    words = known("too-late-for-the-pot").words["en"]
    somebody.click("puzzle_hint")
    assert somebody.answered == f"? {words.hint}"
    somebody.click("puzzle_solution")
    somebody.wait_for("shown")
    assert somebody.said == words.idea
    assert not somebody.session.controller.undo()
    assert solved() == frozenset(), "a solution that was only watched solves nothing"
    somebody.click("puzzle_again")
    assert somebody.session.state == "open"
    assert somebody.said == words.task


def test_while_the_solution_is_shown_nobody_else_moves(solver: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    somebody = solver()
    somebody.begin("one-pot")
    monkeypatch.setattr("stronghold_gui.desktop.teaching.puzzles.puzzle_session.STEP", 10_000)
    somebody.click("puzzle_solution")
    assert not somebody.session.controller.play(parse("pay cannon"))
    assert not somebody.session.controller.moves()
    somebody.click("puzzle_again")
    assert somebody.session.controller.play(parse("pay cannon"))


def test_the_window_closes_in_the_middle_of_a_puzzle_without_a_question(solver: SitDown) -> None:
    somebody = solver()
    somebody.begin("too-late-for-the-pot")
    somebody.play("order trolls_call W3 open")
    assert not somebody.hands.window.actions_["save"].isEnabled()
    assert somebody.hands.window.close()
    assert not recent_file().exists()
    assert not list(autosave_folder().glob("*"))


def test_next_leads_to_the_next_and_after_the_last_to_the_list(solver: SitDown) -> None:
    somebody = solver()
    puzzles = library(KIT, find_kit).puzzles
    somebody.begin(puzzles[0].id)
    somebody.click("puzzle_more")
    assert somebody.session.run.puzzle.id == puzzles[1].id
    somebody.puzzling.begin(puzzles[-1])
    settle()
    somebody.click("puzzle_more")
    assert somebody.puzzling.session is None
    assert somebody.puzzling.page.isVisible()
    assert not somebody.puzzling.bar.isVisible()


def test_leaving_leads_to_the_list_which_knows_what_was_solved(solver: SitDown) -> None:
    remember("one-pot")
    somebody = solver()
    somebody.begin("full-house")
    somebody.click("puzzle_leave")
    page = somebody.puzzling.page
    assert page.isVisible()
    assert page.words.text().startswith("1 of 24")
    assert [row for row in range(24) if (found := page.list.row_at(row)) is not None and found.done] == [0]
    assert page.list.currentRow() == 1, "the one that was left is proposed again"
    page.list.setFocus()
    somebody.hands.mouse.key(Qt.Key.Key_Escape)
    assert somebody.hands.window.pages.start.isVisible()


def test_a_bad_puzzle_of_the_user_is_told_and_keeps_nobody_from_the_others(solver: SitDown) -> None:
    added_folder().mkdir(parents=True)
    (added_folder() / "mine.json").write_text("{}", encoding="utf-8")
    somebody = solver()
    somebody.puzzling.show_page()
    settle()
    assert "mine.json" in somebody.hands.window.notice.words.text()
    assert somebody.puzzling.page.list.count() == len(library(KIT, find_kit).puzzles)


def test_lessons_and_puzzles_are_two_tabs_of_one_page(solver: SitDown) -> None:
    somebody = solver()
    window = somebody.hands.window
    window.learning.show_page()
    settle()
    tabs = window.learning.page.tabs
    somebody.hands.mouse.click(tabs, tabs.tabRect(1).center())
    wait_until(somebody.puzzling.page.isVisible)
    tabs = somebody.puzzling.page.tabs
    assert tabs.currentIndex() == 1
    somebody.hands.mouse.click(tabs, tabs.tabRect(0).center())
    wait_until(window.learning.page.isVisible)
    assert window.learning.page.tabs.currentIndex() == 0


def test_the_others_are_seen_with_the_players_eyes(solver: SitDown) -> None:
    somebody = solver()
    somebody.begin("too-late-for-the-pot")
    controller = somebody.session.controller
    somebody.play("order trolls_call W3 open")
    assert controller.viewer == 0
    controller.play(parse("done"))
    assert controller.viewer == 0


def test_a_language_chosen_on_the_way_is_spoken_at_once(solver: SitDown) -> None:
    somebody = solver()
    somebody.begin("one-pot")
    somebody.click("puzzle_hint")
    somebody.hands.window.language.choose("fr")
    words = known("one-pot").words["fr"]
    assert somebody.said == words.task
    assert somebody.answered == f"? {words.hint}"
    assert somebody.puzzling.bar.buttons["more"].text() == "Suivante"
    assert words.title in somebody.hands.window.windowTitle()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_miss_a_task_has_its_sentence(language: str) -> None:
    texts = catalogue(language)
    goals: dict[str, dict[str, object]] = {
        "hold": {},
        "spare": {},
        "kill": {"count": 2},
        "glory": {"count": 99},
        "win": {},
        "action": {"action": "cannon"},
    }
    for goal, members in goals.items():
        table = {"walls": {"W2": {"invader": {"orc": 1}, "defender": {"marksman": 1}}, "W3": {"invader": {"troll": 1}}}}
        run = PuzzleRun(sample(table, goals=[{"goal": goal, **members}]))
        for text in ("pay cannon", "done"):
            run.play(parse(text))
        assert run.verdict == "failed", goal
        assert run.why_failed(texts)
    attack: dict[str, dict[str, object]] = {"breach": {}, "gate": {}, "deed": {"deed": "great_siege"}}
    for goal, members in attack.items():
        run = PuzzleRun(sample(BALLISTA, **{**AIMING, "goals": [{"goal": goal, **members}]}))
        for text in ("aim RW2 W3", "done"):
            run.play(parse(text))
        assert run.verdict == "failed", goal
        assert run.why_failed(texts)


def test_several_units_put_at_once_are_taken_back_at_once(solver: SitDown) -> None:
    somebody = solver()
    somebody.begin("up-and-under")
    controller = somebody.session.controller
    assert controller is not None
    assert controller.play_several(parse("march orc CAMP STW2"), 2) == 2
    controller.play(parse("march troll CAMP STW2"))
    assert [controller.undo(), len(controller.match.played)] == [True, 2], "the move after them is one of its own"
    assert [controller.undo(), len(controller.match.played)] == [True, 0]
