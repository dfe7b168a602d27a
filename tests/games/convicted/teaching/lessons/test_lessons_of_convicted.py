"""The lessons of The Convicted: together complete, with answers that say what was wrong and figures of the data."""

from __future__ import annotations

from stronghold_gui.files import resource
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.notation import parse
from stronghold_gui.games.convicted.pieces import FOE_INDEX, UNITS
from stronghold_gui.games.convicted.teaching.lessons import LESSONS, PLACES
from stronghold_gui.games.library import find_kit
from stronghold_gui.teaching.lessons import Runner, Verdict, lessons, open_lesson
from stronghold_gui.teaching.named import built_in_files
from tests.games.convicted.teaching.kit import KIT

FILES = built_in_files(resource("convicted", "lessons"))


def test_the_list_leads_from_the_first_palisade_to_a_whole_siege_and_on_to_the_other_modes() -> None:
    listed = [entry.id.removeprefix("convicted/") for entry in lessons(KIT)]
    assert listed[0] == "palisade"
    assert listed.index("whole-siege") >= 14
    assert listed[-6:] == ["whole-siege", "partners", "last-stand", "saboteurs", "horde", "against-a-person"]


def test_every_mode_and_both_sides_of_it_are_learnt() -> None:
    scenes = [scene for path in FILES for scene in open_lesson(path, find_kit).document.scenes]
    assert {scene.options["mode"] for scene in scenes} == set(load_values().modes)
    assert {scene.seat for scene in scenes if scene.options["mode"].endswith("versus")} == {"a", "b"}
    assert any(scene.seats > 1 for scene in scenes if scene.options["mode"] == "campaign")


def test_together_they_ask_for_all_that_one_decides_in_a_turn() -> None:
    asked, made = set(), set()
    for path in FILES:
        runner = Runner(open_lesson(path, find_kit))
        while not runner.finished:
            for decision in runner.match.game.decisions(runner.match.position):
                if not runner.step.is_read and decision.seat == runner.seat:
                    asked.add(str(decision.kind))
            match = runner.match
            runner.skip()
            made |= {type(played.record.move) for played in match.played}
    assert asked >= {
        "action", "placing", "aim", "volley", "aim_engines", "salvo", "rescue", "regroup", "boulders", "melee_spells",
        "rain", "before_matching", "matching", "won",
        # of partners and of scenarios
        "want", "sections", "hero", "garrison",
        # of who leads the enemy
        "sabotage", "direct", "fall", "squads", "demolition", "destroy",
    }  # fmt: skip
    assert made >= {m.Fortify, m.Train, m.Build, m.Research, m.Collect, m.Entrench, m.Repair, m.Forge, m.Place, m.Aim,
                    m.Take, m.Cast, m.Regroup, m.Face, m.Hero, m.Offer, m.Want, m.Answer, m.Defend, m.Sabotage,
                    m.Direct, m.Storm, m.Fall, m.Group, m.Demolish, m.Destroy}  # fmt: skip


def test_its_general_answers_tell_too_early_from_elsewhere() -> None:
    runner = Runner(open_lesson(resource("convicted", "lessons", "03-town.json"), find_kit))
    assert runner.play(parse("done")).verdict is Verdict.TOO_EARLY
    assert runner.play(parse("build mage_tower")).verdict is Verdict.ILLEGAL
    assert runner.play(parse("fortify W")).verdict in {Verdict.OTHER, Verdict.ILLEGAL}
    assert runner.play(parse("build library")).verdict is Verdict.RIGHT


def test_an_empty_table_is_one_of_its_mode_for_as_many_as_play() -> None:
    assert LESSONS.empty_table({}, 2, 3) == {"mode": "campaign", "seats": 2, "seed": 3}
    assert LESSONS.empty_table({"mode": "scenario-1-versus"}, 3, 0)["mode"] == "scenario-1-versus"
    assert {"N", "NE", "keep", "gates", "ring_NW", "deployment_N", "assault_S", "library", "town"} <= PLACES


def test_the_figures_that_lessons_write_out_are_those_of_the_data() -> None:
    values = load_values()
    sabotage = values.modes["scenario-2-coop"].sabotage
    spearman, archer, swordsman, crossbowman = (values.units[number] for number in range(4))
    giant, warrior, slinger = (values.foes[FOE_INDEX[name]] for name in ("giant", "warrior", "slinger"))
    assert UNITS[:4] == ("spearman", "archer", "swordsman", "crossbowman")
    said = {
        "01-palisade": (("Level 1 has resistance 1", values.walls[1].resistance == 1),
                        ("the wall now holds four units", values.walls[1].capacity == 4)),
        "02-soldiers": (("strength 2 as leaders", spearman.strength == 2), ("support 1 behind", spearman.support == 1)),
        "03-town": (("For five wood", values.buildings[3][0].cost == (5, 0, 0, 0)),
                    ("room for six", values.walls[2].capacity == 6)),
        "08-fire": (("fire 1 each, the crossbowman 2", (archer.fire, crossbowman.fire) == (1, 2)),
                    ("A warrior has 2, a slinger 1", (warrior.endurance, slinger.endurance) == (2, 1))),
        "12-boulders": (("endurance 5", giant.endurance == 5),),
        "13-melee": (("strength 3", swordsman.strength == 3),),
        "15-ram": (("strength of 6 or more", values.siege.ram_strength == 6),),
        "18-partners": (("4 wood and 1 stone", values.buildings[0][1].cost == (4, 1, 0, 0)),),
        "19-last-stand": (("18 actions", values.modes["scenario-1-coop"].actions == 18),
                          ("one siege of three rounds", values.modes["scenario-1-coop"].rounds == 3),
                          ("the seventh ends the game", values.modes["scenario-1-coop"].levels_to_lose == 7)),
        "20-saboteurs": (("a wall loses two", sabotage is not None and sabotage.wall == 2),
                         ("It now holds six units", values.walls[2].capacity == 6),
                         ("after the fourth siege", values.modes["scenario-2-coop"].turns == 4)),
        "21-horde": (("six units form two squads", values.siege.squads[:2] == (5, 9)),
                     ("1 plus a die", giant.demolition == 1)),
        "22-against-a-person": (("Six enemies at the south wall form two squads", values.siege.squads[:2] == (5, 9)),),
    }  # fmt: skip
    for name, figures in said.items():
        text = resource("convicted", "lessons", f"{name}.json").read_text(encoding="utf-8")
        for words, is_so in figures:
            assert words in text, words
            assert is_so, words
