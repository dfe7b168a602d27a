"""Playing a puzzle: tries, answers, undo, restart, and what is remembered."""

from __future__ import annotations

import json

import pytest

from stronghold_gui.core.refusal import RefusedError
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.teaching.puzzles.library import added_folder, library
from stronghold_gui.teaching.puzzles.progress import progress_file, remember, solved
from stronghold_gui.teaching.puzzles.run import PuzzleRun
from stronghold_gui.teaching.puzzles.task import Verdict
from tests.games.stronghold.teaching.kit import KIT
from tests.games.stronghold.teaching.puzzles.sample import ASSAULT, document, puzzle
from tests.games.stronghold.teaching.puzzles.test_solver import AIMING, BALLISTA


def test_a_try_that_fails_can_be_taken_back_and_made_good() -> None:
    run = PuzzleRun(puzzle())
    run.play(parse("pay cannon"))
    assert run.play(parse("done")) is Verdict.FAILED
    assert run.seat is None
    assert run.undo()
    assert run.undo()
    assert not run.undo()
    run.play(parse("move soldier courtyard W2"))
    assert run.play(parse("done")) is Verdict.MET


def test_restart_begins_anew() -> None:
    run = PuzzleRun(puzzle())
    run.play(parse("pay cannon"))
    run.restart()
    assert run.match.position == run.match.start
    assert run.next_of_solution() == (1, parse("move soldier courtyard W2"))


def test_an_illegal_move_changes_nothing() -> None:
    run = PuzzleRun(puzzle())
    with pytest.raises(RefusedError):
        run.play(parse("done"))
    assert run.match.position == run.match.start


def test_the_solution_goes_on_only_where_it_was_followed() -> None:
    run = PuzzleRun(puzzle())
    run.play(parse("pay cannon"))
    assert run.next_of_solution() is None


def test_at_the_table_cards_are_as_unkind_as_they_can_be() -> None:
    run = PuzzleRun(puzzle(BALLISTA, **AIMING))
    run.play(parse("aim RW2 W2"))
    assert run.play(parse("done")) is Verdict.FAILED
    assert run.match.played[-1].record.draws == {"card RW2": (1,)}


def test_told_cards_come_as_told_also_after_an_undo() -> None:
    run = PuzzleRun(puzzle(BALLISTA, **AIMING, draws={"card RW2": [0]}))
    for _ in range(2):
        run.play(parse("aim RW2 W2"))
        assert run.play(parse("done")) is Verdict.MET
        assert run.undo()
        assert run.undo()


def test_undo_takes_back_the_answers_as_well() -> None:
    name = "each-to-his-wall"
    one = library(KIT, find_kit).find(name)
    assert one is not None
    run = PuzzleRun(one)
    for move in one.solution:
        run.play(move)
    assert [played.record.seat for played in run.match.played] == [1, 1, 1, 0], "the Invader has lost a goblin"
    assert run.undo()
    assert tuple(played.record.move for played in run.match.played) == one.solution[:-1]


def test_a_new_move_forgets_what_was_taken_back() -> None:
    run = PuzzleRun(puzzle())
    run.play(parse("pay cannon"))
    run.undo()
    run.play(parse("pay poles"))
    assert not run.match.can_redo


def test_the_others_choose_the_answer_that_hurts() -> None:
    wooden = {"invader": {"orc": 2}, "stone": 1, "wood": 3}
    run = PuzzleRun(puzzle({"phase": 6, "stage": "phase", "defenders": [{}], "walls": {"W2": wooden}}))
    made = []
    while (answer := run.answer()) is not None:
        run.match.play(*answer)
        made.append(run.match.game.text(answer[1]))
    assert run.verdict is Verdict.FAILED
    assert any(text.startswith("order orcs_detonation") for text in made)


def test_told_cards_are_counted_by_label_through_the_match() -> None:
    table = {
        **ASSAULT,
        "walls": {"W2": {"invader": {"orc": 1}, "defender": {"soldier": 1}}},
        "ramparts": {"RW1": {"units": {"orc": 1}}},
        "towers": {"TW1": {"machine": "cannon"}, "TW2": {"machine": "poles"}},
    }
    run = PuzzleRun(puzzle(table, goals=[{"goal": "kill"}], solution=["done"], draws={"hit": [0, 5]}))
    for text in ("aim TW1 RW1", "done"):
        assert run.play(parse(text)) is Verdict.OPEN
    assert run.match.played[-1].record.draws == {"hit": (0,)}, "the cannon misses"
    for text in ("aim TW2 W2", "done"):
        run.play(parse(text))
    assert run.match.played[-1].record.draws == {"hit": (5,)}, "the poles do not"
    assert run.verdict is Verdict.MET


def test_what_was_solved_is_remembered_beside_damage() -> None:
    assert solved() == frozenset()
    remember("one-pot")
    remember("full-house")
    remember("one-pot")
    assert solved() == {"one-pot", "full-house"}
    progress_file().write_text("{", encoding="utf-8")
    assert solved() == frozenset()
    progress_file().write_text('{"solved": ["a", 3]}', encoding="utf-8")
    assert solved() == {"a"}


def test_puzzles_of_the_users_folder_are_found_and_bad_ones_named() -> None:
    before = len(library(KIT, find_kit).puzzles)
    added_folder().mkdir(parents=True)
    (added_folder() / "mine.json").write_text(json.dumps(document()), encoding="utf-8")
    (added_folder() / "bad.json").write_text(json.dumps(document(level="cruel")), encoding="utf-8")
    found = library(KIT, find_kit)
    assert len(found.puzzles) == before + 1
    mine = found.find("mine")
    assert mine is not None
    assert found.after(mine) is not None
    assert found.after(found.puzzles[-1]) is None
    assert [type(error) for error in found.bad] == [BadFileError]
    assert found.bad[0].name.endswith("bad.json")
