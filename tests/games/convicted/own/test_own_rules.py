"""Custom figures that say who can do what: ring, technologies, abilities, factions, aiming, beginning."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.own.merged import values_of
from stronghold_gui.games.convicted.own.program import figures_of
from stronghold_gui.games.convicted.own.table import OWN_FIGURES
from stronghold_gui.games.convicted.pieces import ENGINES, FOES, NONE, TECHNOLOGIES
from stronghold_gui.games.convicted.siege.fire_events import FoeTargetRolled
from stronghold_gui.games.convicted.siege.foe_targets import by_die
from tests.games.convicted.own.tables import changed, figures_file, played_by, played_to_the_end, program
from tests.games.own_tables import faults_in


def test_halves_of_the_ring_have_each_others_names(tmp_path: Path) -> None:
    values = played_by(tmp_path, halves={"N": ["N2", "N1"]})
    assert values.own == "halves.N=N2+N1"
    assert values.ring_of[0] == (0, 2, 1, 3)
    assert values.ring_of[1:] == load_values().ring_of[1:]


def test_what_may_be_made_on_what_is_replaced(tmp_path: Path) -> None:
    values = played_by(tmp_path, grounds={"moat": ["open"], "stakes": []})
    assert [one.on for one in values.obstacles[1:]] == [(0,), (), (0,)]


def test_technologies_have_other_levels_and_open_other_things(tmp_path: Path) -> None:
    needs = program("needs")
    needs["buildings"]["library"][1] = ["masonry", "mine"]
    needs["engines"]["ballista"] = []
    needs["walls"][1] = ["stoneworking"]
    needs["resources"]["wood"] = ["mine"]
    values = played_by(tmp_path, technologies={"masonry": 1}, needs=needs)
    mine, masonry = (TECHNOLOGIES.index(name) for name in ("mine", "masonry"))
    assert values.technology_levels[masonry] == 1
    assert values.buildings[3][1].needs == 1 << mine | 1 << masonry
    assert values.engines[ENGINES.index("ballista")].needs == NONE
    assert values.walls[1].needs == TECHNOLOGIES.index("stoneworking")
    assert values.unlocks[0] == mine
    assert figures_of(values).needs == figures_of(values_of(values.own)).needs
    # A match is played by it: no action collects wood before there is a mine.
    position = CONVICTED.setup({"figures": values.own}, 1, 1)
    assert not position.knows(position.values.unlocks[0])


def test_abilities_of_foes_are_given_and_taken_away(tmp_path: Path) -> None:
    values = played_by(
        tmp_path, abilities={"wolf": ["flight", "ropes"], "dragon": []}, demolition={"warrior": 2, "giant": 0}
    )
    wolf, dragon, warrior, giant = (values.foes[FOES.index(name)] for name in ("wolf", "dragon", "warrior", "giant"))
    assert (wolf.leap, wolf.flies, wolf.ropes) == (False, True, True)
    assert not dragon.flies
    assert not dragon.breath
    assert (warrior.demolition, giant.demolition) == (2, 0)
    assert values.own.split() == ["abilities.wolf=flight+ropes", "abilities.dragon=none", "demolition.warrior=2",
                                  "demolition.giant=0"]  # fmt: skip


def test_factions_have_other_levels_and_other_aims(tmp_path: Path) -> None:
    beasts, wolfmen = program("factions")["beasts"], program("factions")["wolfmen"]
    beasts["levels"][2] = {"strength": 3}
    wolfmen |= {"morale": 6, "main_direction": "random", "ranged_target": "die_left_5"}
    values = played_by(tmp_path, factions={"beasts": beasts, "wolfmen": wolfmen})
    hard = values.factions[0].levels[2]
    # A level is whole: what it leaves out it cannot do, though the program's can.
    assert (hard.strength, hard.dodge, hard.no_loot, hard.immune_to_blinding) == (3, 0, False, False)
    assert values.factions[0].levels[:2] == load_values().factions[0].levels[:2]
    assert (values.factions[2].morale, values.factions[2].ranged_target) == (6, "die_left_5")
    assert values.factions[2].engine_target == load_values().factions[2].engine_target


def test_dice_aim_as_their_own_faces_say_and_no_sentence_tells_the_books(tmp_path: Path) -> None:
    aiming = program("aiming") | {"left_5": ["left"] * 6, "direction": ["W", "W", "S", "E", "N", "again"]}
    values = played_by(tmp_path, aiming=aiming)
    assert values.siege.main_direction_die == (3, 3, 2, 1, 0, NONE)
    position = CONVICTED.setup({"figures": values.own}, 1, 1)
    told: list[Any] = []
    assert by_die(position, 0, "die_left_5", 0, told) == position.values.towers_of[0][0]
    by_die(position, 0, "die_right_5", 0, told)
    assert [event.table for event in told if isinstance(event, FoeTargetRolled)] == ["", "die_right_5"]


def test_bonuses_collecting_and_heroes_have_other_figures(tmp_path: Path) -> None:
    bonuses = program("bonuses")
    bonuses["towers"][3] = {"own_fire": 4, "enemy_fire": 2}
    heroes = program("heroes") | {"keep_posts": 6}
    collecting = program("collecting") | {"plain": {"wood": 3, "stone": 2}}
    values = played_by(tmp_path, bonuses=bonuses, heroes=heroes, collecting=collecting)
    assert (values.towers[3].own_fire, values.towers[3].enemy_fire, values.walls[4].flyer) == (4, -2, -1)
    assert values.heroes.keep_posts == 6
    assert values.collect == ((3, 2, 0, 0), *load_values().collect[1:])


def test_a_campaign_begins_as_the_table_says_and_scenarios_as_before(tmp_path: Path) -> None:
    campaign = program("campaign")
    campaign |= {"actions": 15, "technologies": ["archery"], "wood_each": [9, 5, 4, 3], "spearmen_each": [5, 4, 3, 2]}
    campaign["buildings"] |= {"library": 2}
    values = played_by(tmp_path, campaign=campaign, known={"scenario-2": ["mine"]})
    position = CONVICTED.setup({"figures": values.own}, 1, 1)
    assert position.stock_of(0)[0] == 9
    assert values.modes["campaign"].start.spearmen_each == (5, 4, 3, 2)
    assert position.buildings[3] == 2
    assert position.known == 1 << TECHNOLOGIES.index("archery")
    assert values.modes["campaign"].actions == 15
    assert values.modes["scenario-2-versus"].start.technologies == 1 << TECHNOLOGIES.index("mine")
    assert values.modes["scenario-1-coop"] == load_values().modes["scenario-1-coop"]


@pytest.mark.parametrize(
    ("members", "expected"),
    [
        ({"halves": {"N": ["N1", "E1"]}}, ("not_one_of", "halves.N")),
        ({"halves": {"N": ["N1"]}}, ("not_one_of", "halves.N")),
        ({"grounds": {"moat": ["moat"]}}, ("not_one_of", "grounds.moat[0]")),
        ({"grounds": {"moat": ["open", "open"]}}, ("twice", "grounds.moat[1]")),
        ({"technologies": {"masonry": 6}}, ("out_of_range", "technologies.masonry")),
        ({"technologies": {"alchemy": 1}}, ("not_one_of", "technologies.alchemy")),
        (changed("needs", walls=[]), ("wrong_number", "needs.walls")),
        (changed("needs", towers=[["mine", "masonry"], [], [], [], [], []]), ("too_many", "needs.towers[0]")),
        (changed("needs", engines={}), ("missing", "needs.engines.boulders")),
        (changed("needs", buildings={"keep": [[]]}), ("missing", "needs.buildings.barracks")),
        (changed("bonuses", walls=[{}]), ("wrong_number", "bonuses.walls")),
        (changed("heroes", keep_slots=10), ("out_of_range", "heroes.keep_slots")),
        (changed("collecting", plain={"wood": 100}), ("out_of_range", "collecting.plain.wood")),
        ({"abilities": {"ogre": []}}, ("unknown_id", "abilities.ogre")),
        ({"abilities": {"wolf": ["magic"]}}, ("not_one_of", "abilities.wolf[0]")),
        ({"abilities": {"wolf": ["war_cry"]}}, ("not_one_of", "abilities.wolf[0]")),
        ({"abilities": {"forest_shaman": ["poisons"]}}, ("missing", "abilities.forest_shaman.never_a_target")),
        ({"demolition": {"giant": 100}}, ("out_of_range", "demolition.giant")),
        (changed("aiming", direction=["N"] * 6), ("missing", "aiming.direction.W")),
        (changed("aiming", left_5=["wall"] * 5), ("wrong_number", "aiming.left_5")),
        (changed("aiming", right_5=["keep"] * 6), ("not_one_of", "aiming.right_5[0]")),
        (changed("aiming", full_moat=90), ("out_of_range", "aiming.full_moat")),
        (changed("campaign", actions=0), ("out_of_range", "campaign.actions")),
        (changed("campaign", wood_each=[1]), ("wrong_number", "campaign.wood_each")),
        (changed("campaign", spearmen_each=[21, 4, 3, 2]), ("too_many", "campaign.spearmen_each[0]")),
        (changed("campaign", buildings={"keep": 1}), ("missing", "campaign.buildings.barracks")),
        (changed("campaign", technologies=["mine", "mine"]), ("twice", "campaign.technologies[1]")),
        ({"known": {"scenario-3": []}}, ("not_one_of", "known.scenario-3")),
        ({"factions": {"beasts": {"morale": 7, "main_direction": "random", "levels": [{}, {}, {}]}}},
         ("out_of_range", "factions.beasts.morale")),
        ({"factions": {"beasts": {"morale": 6, "main_direction": "random", "levels": [{}]}}},
         ("wrong_number", "factions.beasts.levels")),
        ({"factions": {"wolfmen": {"morale": 4, "main_direction": "random", "levels": [{}, {}, {}]}}},
         ("not_one_of", "factions.wolfmen.ranged_target")),
        ({"factions": {"beasts": {"morale": 6, "main_direction": "random", "levels": [{}, {}, {"dodge": 100}]}}},
         ("out_of_range", "factions.beasts.levels[2].dodge")),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_its_place(
    tmp_path: Path, members: dict[str, object], expected: tuple[str, str]
) -> None:
    assert expected in faults_in(OWN_FIGURES, figures_file(tmp_path, **members))


@pytest.mark.parametrize("seed", range(4))
def test_a_game_by_any_rules_that_are_taken_comes_to_its_end(seed: int, tmp_path: Path) -> None:
    """Check that no accepted assignment of abilities breaks the rules."""
    dice = random.Random(seed)  # noqa: S311 - which figures, nothing secret
    table = {name: program(name) for name in ("abilities", "demolition", "factions", "technologies", "campaign")}
    plain = ["leap", "wall_climbing", "flight", "fire_breath", "ropes", "panic", "terror", "illusions"]
    for name in table["abilities"]:
        kept = [ability for ability in table["abilities"][name] if ability == "never_a_target"]
        table["abilities"][name] = kept + dice.sample(plain, dice.randrange(4))
        table["demolition"][name] = dice.choice([0, 0, 2])
    for faction in table["factions"].values():
        faction["levels"] = [
            {"dodge": dice.randrange(3), "covered": dice.randrange(4), "immune_to_spells": dice.random() < 0.5,
             "ignores_slowing": dice.random() < 0.5, "no_blessings": dice.random() < 0.3}
            for _ in range(3)
        ]  # fmt: skip
    table["technologies"] = {name: dice.randint(1, 5) for name in TECHNOLOGIES}
    table["campaign"] |= {"actions": 20, "technologies": ["mine", "archery"]}
    text = OWN_FIGURES.read(figures_file(tmp_path, **table))
    assert played_to_the_end(text, seed, dice)
