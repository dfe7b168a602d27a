"""A learner's progress through a lesson."""

from __future__ import annotations

import pytest

from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.teaching.lessons import Runner, Verdict, lessons, open_lesson
from stronghold_gui.teaching.lessons.patterns import fits
from tests.games.stronghold.teaching.kit import KIT
from tests.games.stronghold.teaching.lessons.sample import document, lesson, text


def play(runner: Runner, *moves: str) -> list[Verdict]:
    return [runner.play(parse(move)).verdict for move in moves]


def test_a_step_is_done_when_all_its_moves_are() -> None:
    runner = Runner(lesson())
    assert runner.read()
    assert play(runner, "march orc CAMP FW", "march orc CAMP FW") == [Verdict.ON_THE_WAY, Verdict.RIGHT]
    assert runner.number == 2
    assert not runner.read()


def test_a_wrong_move_is_answered_in_the_lessons_words_and_not_played() -> None:
    runner = Runner(lesson(), 1)
    answer = runner.play(parse("march goblin CAMP FW"))
    assert answer.verdict is Verdict.ELSEWHERE
    assert answer.say == text("An orc.")
    assert runner.played_here == 0


def test_a_reply_to_wrong_moves_is_not_given_to_the_right_one_that_it_means_as_well() -> None:
    changed = document()
    march = changed["scenes"][0]["steps"][1]
    march["replies"] = [{"to": ["march * CAMP *"], "say": text("An orc.")}]
    runner = Runner(lesson(changed), 1)
    assert runner.play(parse("march orc CAMP FE")).say == text("An orc.")
    assert runner.play(parse("march orc CAMP FW")).say is None


def test_a_reply_that_means_only_right_moves_praises_them() -> None:
    changed = document()
    changed["scenes"][0]["steps"][2]["replies"] = [{"to": ["march * CAMP FE"], "say": text("As good.")}]
    runner = Runner(lesson(changed), 2)
    assert runner.play(parse("march orc CAMP FE")).say == text("As good.")


def test_an_illegal_move_is_answered_with_the_rule() -> None:
    answer = Runner(lesson(), 1).play(parse("march troll CAMP FW"))
    assert answer.verdict is Verdict.ILLEGAL
    assert answer.refusal is not None


def test_where_there_is_only_something_to_read_nothing_is_played() -> None:
    assert play(Runner(lesson()), "march orc CAMP FW") == [Verdict.READ_ON]


def test_back_goes_to_the_steps_beginning_first_and_undo_by_one_move() -> None:
    runner = Runner(lesson(), 1)
    play(runner, "march orc CAMP FW")
    assert runner.undo()
    assert (runner.number, runner.played_here, runner.to_do) == (1, 0, 2)
    play(runner, "march orc CAMP FW", "march orc CAMP FW")
    assert runner.undo()
    assert (runner.number, runner.played_here, runner.to_do) == (1, 1, 1)
    assert runner.back()
    assert (runner.number, runner.played_here, runner.to_do) == (1, 0, 2)
    assert runner.back()
    assert runner.number == 0
    assert not runner.back()


def test_undo_within_a_step_counts_what_is_left() -> None:
    changed = document()
    changed["scenes"][0]["steps"][1]["count"] = 3
    changed["scenes"][0]["steps"][2]["expect"] = ["march goblin CAMP FW|FE"]
    runner = Runner(lesson(changed), 1)
    play(runner, "march orc CAMP FW", "march orc CAMP FW")
    assert runner.to_do == 1
    runner.undo()
    assert runner.to_do == 2
    assert play(runner, "march orc CAMP FW", "march orc CAMP FW")[-1] is Verdict.RIGHT


def test_back_into_an_earlier_scene_finds_what_was_played_there() -> None:
    runner = Runner(lesson(), 1)
    play(runner, "march orc CAMP FW", "march orc CAMP FW", "march goblin CAMP FE")
    assert runner.number == 3
    assert runner.back()
    assert runner.number == 2
    assert runner.match.position.outer[runner.match.position.board.outer_index["FW"] * 3 + 1] == 2


def test_undo_leads_move_by_move_into_an_earlier_scene() -> None:
    runner = Runner(lesson(), 1)
    play(runner, "march orc CAMP FW", "march orc CAMP FW", "march goblin CAMP FE")
    numbers = []
    while runner.undo():
        numbers.append((runner.number, runner.played_here))
    assert numbers == [(2, 0), (1, 1), (1, 0), (0, 0)]


def test_free_moves_lead_anywhere_and_a_way_without_return_begins_the_step_again() -> None:
    runner = Runner(lesson(), 3)
    assert play(runner, "pay wall", "move marksman barracks W1") == [Verdict.ON_THE_WAY] * 2
    assert play(runner, "done") == [Verdict.RIGHT]
    assert runner.finished
    changed = document()
    changed["scenes"][1]["steps"][0].update(expect=["pay cannon"], count=2, solution=[])
    stuck = Runner(lesson(changed), 3)
    changed["scenes"][1]["steps"][0]["free"] = ["pay *"]
    stuck = Runner(lesson(changed), 3)
    assert play(stuck, "pay wall") == [Verdict.ON_THE_WAY]
    assert play(stuck, "pay poles") == [Verdict.STUCK]
    assert (stuck.number, stuck.played_here) == (3, 0)


def test_a_condition_ends_a_step_as_soon_as_it_holds() -> None:
    changed = document()
    last = changed["scenes"][0]["steps"][2]
    last.update(expect=[], free=["march **"], until={"at": "foregrounds.FE.units.goblin", "least": 1})
    last["solution"] = ["march goblin CAMP FE"]
    runner = Runner(lesson(changed), 2)
    assert play(runner, "march orc CAMP FE", "march goblin CAMP FE") == [Verdict.ON_THE_WAY, Verdict.RIGHT]


def test_chance_gives_what_the_step_says_and_otherwise_what_the_seed_does() -> None:
    changed = document()
    scene = {"seat": "invader", "steps": [{"say": text(), "expect": ["done"], "draws": "bag=" + "2" * 14}]}
    changed["scenes"] = [scene]
    runner = Runner(lesson(changed))
    assert play(runner, "done") == [Verdict.RIGHT]
    assert runner.match.position.invaders[0].hand == [0, 0, 14]


def test_skip_does_the_step_even_from_the_middle_of_it() -> None:
    runner = Runner(lesson(), 1)
    play(runner, "march orc CAMP FW")
    assert runner.skip()
    assert runner.number == 2
    assert runner.skip()
    assert runner.skip()
    assert runner.finished
    assert not runner.skip()
    assert runner.back()
    assert not runner.finished


@pytest.mark.parametrize(
    ("pattern", "notation", "meant"),
    [
        ("march orc RW3 W4", "march orc RW3 W4", True),
        ("march orc|troll RW3 *", "march troll RW3 W3", True),
        ("march orc|troll RW3 *", "march goblin RW3 W3", False),
        ("march orc", "march orc RW3 W4", False),
        ("march **", "march orc RW3 W4", True),
        ("deed **", "deed last_legs forge", True),
        ("*", "done", True),
        ("done", "draft", False),
    ],
)
def test_a_pattern_means_moves(pattern: str, notation: str, meant: bool) -> None:
    assert fits(pattern, notation) is meant


def shot(aimed: str) -> Runner:
    """Return the lesson on the assault after the ballista was aimed at one of two walls and has hit."""
    entry = next(one for one in lessons(KIT) if one.id == "assault")
    runner = Runner(open_lesson(entry.path, LIBRARY.find), 4)
    play(runner, f"aim RW2 {aimed}", "aim RW3 W3", "done")
    return runner


@pytest.mark.parametrize("hit", ["W2", "W3"])
def test_what_chance_or_the_player_has_ruled_out_is_not_pointed_at_any_more(hit: str) -> None:
    runner = shot(hit)
    assert runner.step.marks == ["W2.defender", "W3.defender"]
    assert runner.still_meant(runner.step.marks) == [f"{hit}.defender"]


def test_all_that_a_step_names_is_meant_as_long_as_nothing_is_decided() -> None:
    runner = Runner(lesson(), 1)
    assert runner.still_meant(["CAMP.units", "FW", "W5"]) == ["CAMP.units", "FW", "W5"]
