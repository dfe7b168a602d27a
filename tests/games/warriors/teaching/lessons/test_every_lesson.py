"""Every lesson of Warriors: playable as written, free of traps, and together complete for the game."""

from __future__ import annotations

import pytest

from stronghold_gui.files import resource
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.notation import parse
from stronghold_gui.games.warriors.pieces import ROUNDS
from stronghold_gui.games.warriors.teaching.lessons import LESSONS, PLACES
from stronghold_gui.teaching.lessons import Lesson, Runner, Verdict, lessons, open_lesson
from stronghold_gui.teaching.lessons.rehearsal import faults_of
from stronghold_gui.teaching.named import brought_along
from stronghold_gui.text import LANGUAGES
from tests.games.warriors.teaching.kit import KIT
from tests.games.warriors.wording.texts import book
from tests.teaching.lessons import walks

FILES = brought_along(resource("warriors", "lessons"))
STRANGE: tuple[m.Move, ...] = tuple(
    map(
        parse,
        ("end", "again", "attack b.elves a.elves", "fire a.catapult", "throw 1", "keep wizard", "kind draconic",
         "charge wizard b.trolls", "flame dragon9 give", "lose S7", "shift wizard a.elves a.trolls", "pass round"),
    )
)  # fmt: skip
"""Moves that are illegal nearly everywhere."""


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return open_lesson(request.param, find_kit)


def test_it_is_sound_in_every_way_that_it_can_be_played(lesson: Lesson) -> None:
    assert faults_of(lesson) == []


def test_no_wrong_move_traps_anybody_or_goes_unanswered(lesson: Lesson) -> None:
    walks.no_wrong_move_traps_anybody(lesson, STRANGE, book(LANGUAGES[len(lesson.steps) % len(LANGUAGES)]))


def test_every_step_can_be_left_and_come_back_to(lesson: Lesson) -> None:
    walks.every_step_can_be_left_and_come_back_to(lesson)
    walks.resuming_in_the_middle_leads_back_to_the_start(lesson)


def test_all_of_it_can_be_taken_back_move_by_move(lesson: Lesson) -> None:
    walks.all_of_it_can_be_taken_back(lesson)


def test_every_step_says_what_is_true_or_waits_for_a_move(lesson: Lesson) -> None:
    """Check that a step about dice or piles just changed claims its facts, so that it cannot become outdated."""
    for before, place in zip(lesson.steps, lesson.steps[1:], strict=False):
        if before.step.draws and place.scene == before.scene and place.step.is_read:
            assert place.step.claims, place.step.say["en"]


def test_the_list_leads_from_a_card_to_a_whole_first_round() -> None:
    listed = [entry.id.removeprefix("warriors/") for entry in lessons(KIT)]
    assert listed[0] == "cards"
    assert listed[-1] == "first-round"
    assert len(listed) == len(set(listed)) == len(FILES) >= 8


def test_together_they_ask_for_every_kind_of_decision_but_one() -> None:
    asked = set()
    for path in FILES:
        runner = Runner(open_lesson(path, find_kit))
        while not runner.finished:
            decisions = runner.match.game.decisions(runner.match.position)
            asked |= {
                decision.kind for decision in decisions if not runner.step.is_read and decision.seat == runner.seat
            }
            runner.skip()
    assert set(Kind) - asked == {Kind.RETARGET}, "a target that is shot away before the dice is for the rules to tell"


def test_its_general_answers_tell_too_early_from_elsewhere() -> None:
    runner = Runner(open_lesson(resource("warriors", "lessons", "02-dice.json"), find_kit))
    while runner.read():
        pass
    assert runner.play(parse("attack a.trolls b.elves")).verdict is Verdict.ELSEWHERE
    assert runner.play(parse("end")).verdict is Verdict.ILLEGAL
    assert runner.play(parse("attack a.goblins b.elves")).verdict is Verdict.ILLEGAL
    assert runner.play(parse("attack a.goblins b.dwarves")).verdict is Verdict.RIGHT


def test_an_empty_table_is_one_of_the_box_for_as_many_as_play() -> None:
    assert LESSONS.empty_table({}, 5, 3) == {"box": "hordes", "seats": 5, "seed": 3}
    assert LESSONS.empty_table({"box": "hordes"}, 2, 3)["box"] == "hordes"
    assert LESSONS.empty_table({}, 4, 0)["box"] == "base"
    assert {"a.goblins", "dragon1", "band", "b.pile", "c", "track", "d.dragons"} <= PLACES


def test_the_figures_that_lessons_write_out_are_those_of_the_data() -> None:
    cards = load_cards("hordes")
    said = {
        "01-cards": (("five points for the undead", cards.bonus[0] == 5), ("worth two points", cards.pile_points == 2),
                     ("eleven for the barbarians", cards.bonus[5] == 11)),
        "02-dice": (("three red dice", cards.dice.attack == 3), ("two at most", cards.dice.defence == 2)),
        "03-bows": (("adds one to its highest die", cards.dice.bows_add == 1),),
        "07-catapults": (("four or more hits", {cards.dice.hits_warrior, cards.dice.hits_wizard} == {4}),),
        "08-dragons": (("two dice and adds one to each", (cards.dice.dragon, cards.dice.dragon_adds) == (2, 1)),
                       ("twelve points", cards.dragon_bonus == 12)),
        "09-points": (("all eight points", cards.bonus[3] == 8), ("third round", ROUNDS == 3)),
    }  # fmt: skip
    for name, figures in said.items():
        text = resource("warriors", "lessons", f"{name}.json").read_text(encoding="utf-8")
        for words, is_so in figures:
            assert words in text
            assert is_so, words
