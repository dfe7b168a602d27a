"""The lessons of Fortress: together complete, with answers that name the mistake and the figures of the data."""

from __future__ import annotations

from stronghold_gui.files import resource
from stronghold_gui.games.fortress.data.scenarios import SCENARIOS
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.notation import parse
from stronghold_gui.games.fortress.setting import cards, pieces
from stronghold_gui.games.fortress.teaching.lessons import LESSONS
from stronghold_gui.games.library import find_kit
from stronghold_gui.teaching.lessons import Runner, Verdict, lessons, open_lesson
from stronghold_gui.teaching.named import built_in_files
from tests.games.fortress.teaching.kit import KIT

FILES = built_in_files(resource("fortress", "lessons"))


def test_the_list_leads_from_a_step_to_the_first_rounds_of_every_scenario() -> None:
    listed = [entry.id.removeprefix("fortress/") for entry in lessons(KIT)]
    assert listed[0] == "heights"
    assert set(listed[-3:]) == {f"first-{scenario}" for scenario in SCENARIOS}
    assert {"walks", "battlements", "ladders", "door", "sight", "engaged", "markers"} < set(listed)


def test_together_they_ask_for_what_a_round_is_made_of() -> None:
    asked = set()
    for path in FILES:
        runner = Runner(open_lesson(path, find_kit))
        while not runner.finished:
            decisions = runner.match.game.decisions(runner.match.position)
            asked |= {
                decision.kind for decision in decisions if not runner.step.is_read and decision.seat == runner.seat
            }
            runner.skip()
    assert asked == {Kind.MARK, Kind.ACT, Kind.USE}


def test_its_general_answers_tell_right_from_illegal() -> None:
    runner = Runner(open_lesson(resource("fortress", "lessons", "01-heights.json"), find_kit))
    while runner.read():
        pass
    assert runner.play(parse("go finn 14,8,21")).verdict is Verdict.ILLEGAL
    assert runner.play(parse("attack finn door")).verdict is Verdict.ILLEGAL
    assert runner.play(parse("go finn 12,4,2")).verdict is Verdict.RIGHT


def test_an_empty_table_is_one_of_the_scenario_for_as_many_as_play() -> None:
    assert LESSONS.empty_table({"scenario": "ambush"}, 3, 7) == {"scenario": "ambush", "people": 3, "seed": 7}
    assert LESSONS.empty_table({}, 2, 1)["scenario"] == SCENARIOS[0]


def test_figures_in_sentences_are_those_of_the_data() -> None:
    """Sentences name figures as words; if one changes, this test finds the lesson."""
    box, powers, door = pieces(), cards().params, cards().door
    by_id = dict(zip(cards().ids, cards().cards, strict=True))
    said = {
        "01-heights": (("He is five levels tall", by_id["finn"].height == 5),),
        "02-walks": (("four points each", by_id["tarn_vikings"].move == 4),
                     ("gets three extra points", box.walk_bonus == 3),
                     ("On 15 or more", powers["berserker_charge"]["need"] == 15)),
        "03-battlements": (("his three, plus two for height", (by_id["syvarris"].attack, box.far_dice) == (3, 2)),
                           ("It is two levels high", box.levels["battlement"] == 2)),
        "04-ladders": (("His six points", by_id["izumi_samurai"].move == 6),),
        "05-door": (("with four dice and built-in shields", door.defence == 4), ("nine of ten wounds", door.life == 10),
                    ("only one against", door.reinforced["huge"] == 1)),
        "06-sight": (("His range is seven", by_id["deathwalker_9000"].range == 7),
                     ("one wound of the five", by_id["ne_gok_sa"].life == 5)),
        "10-powers": (("climb up to 25 levels", powers["grapple_gun_25"]["up"] == 25),),
        "11-first-siege": (("against his size, it always has two shields", door.reinforced["medium"] == 2),),
        "12-first-ambush": (("twelve rounds", True), ("eight points", by_id["drake"].move + box.walk_bonus == 8),
                            ("two extra defence dice", powers["defensive_aura"]["dice"] == 2)),
    }  # fmt: skip
    for name, figures in said.items():
        text = resource("fortress", "lessons", f"{name}.json").read_text(encoding="utf-8")
        for words, is_so in figures:
            assert words in text, words
            assert is_so, words
