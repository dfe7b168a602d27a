"""The lessons of Warriors: together complete, with answers that name the mistake and the figures of the data."""

from __future__ import annotations

from stronghold_gui.files import resource
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.warriors.boxes import load_cards
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.notation import parse
from stronghold_gui.games.warriors.pieces import ROUNDS
from stronghold_gui.games.warriors.teaching.lessons import LESSONS, PLACES
from stronghold_gui.teaching.lessons import Runner, Verdict, lessons, open_lesson
from stronghold_gui.teaching.named import built_in_files
from tests.games.warriors.teaching.kit import KIT

FILES = built_in_files(resource("warriors", "lessons"))


def test_the_list_leads_from_a_card_to_a_whole_first_round() -> None:
    listed = [entry.id.removeprefix("warriors/") for entry in lessons(KIT)]
    assert listed[0] == "cards"
    assert listed[-1] == "first-round"


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
