"""Custom figures (rules, section 18): a table in a file, an option of a match, and the values that the rules use."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from stronghold_gui.core.game import OptionError
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.save import BadFileError, open_match, save_match
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.documents import POSITIONS
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.own.merged import values_of
from stronghold_gui.games.convicted.own.program import figures_of
from stronghold_gui.games.convicted.own.table import OWN_FIGURES
from stronghold_gui.games.convicted.pieces import UNITS
from stronghold_gui.games.convicted.teaching.reference.figures import FIGURES
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.teaching.reference.figures import fill
from tests.games.convicted.own.tables import CROSSBOW, figures_file, played_to_the_end, program
from tests.games.own_tables import faults_in


def test_the_table_to_begin_with_says_what_the_program_plays_by(tmp_path: Path) -> None:
    path = tmp_path / "all.json"
    path.write_text(json.dumps(OWN_FIGURES.built_in()), encoding="utf-8")
    assert OWN_FIGURES.read(path) == ""
    # The table has every member, so a player with other values finds the place for them.
    assert set(OWN_FIGURES.built_in()) == set(OWN_FIGURES.document.__dataclass_fields__)  # type: ignore[attr-defined]


def test_a_match_states_what_differs_and_nothing_else(tmp_path: Path) -> None:
    text = OWN_FIGURES.read(figures_file(tmp_path, units=CROSSBOW))
    assert text.split() == [
        "units.crossbowman.support=2",
        "units.crossbowman.endurance=1",
        "units.crossbowman.cost.wood=2",
        "units.crossbowman.cost.iron=0",
    ]
    values = CONVICTED.setup({"figures": text}, 1, 1).values
    bolt = values.units[UNITS.index("crossbowman")]
    assert (bolt.support, bolt.endurance, bolt.cost, bolt.barracks) == (2, 1, (2, 0, 0, 0), 3)
    assert values.engines == load_values().engines


def test_a_row_of_an_army_is_whole_what_it_leaves_out_does_not_come(tmp_path: Path) -> None:
    rows = program("armies")["beasts"]
    rows[1] = {"main": {"giant_spider": 7}}
    text = OWN_FIGURES.read(figures_file(tmp_path, armies={"beasts": rows}))
    wave = values_of(text).waves[0][1]
    assert (wave.main[:2], wave.loot) == ((0, 7), (0, 0, 0, 0))
    assert values_of(text).waves[0][2] == load_values().waves[0][2]


def test_everything_that_the_table_has_is_played_by(tmp_path: Path) -> None:
    """Each figure is raised by one where allowed; the applied values then show it."""
    changed = program("casualties") | {"first": 4}
    gates = [0, 2, 3, 4, 5, 7]
    beside = program("beside") | {"N": {"left": "NW", "right": "NE"}}
    maps = program("maps")
    maps["scenario-1"]["sections"]["S"]["resistance"] = 2
    maps["scenario-1"]["buildings"]["mage_tower"] = 3
    readings = {"catapult_kills": "one", "baseline_counts_engines": False, "morale_drop": "before_test",
                "winners_destroy": "next_round", "sabotaged_resistance": "cut", "no_test": "whole_army"}  # fmt: skip
    own = figures_file(tmp_path, casualties=changed, gates=gates, beside=beside, maps=maps, readings=readings)
    values = values_of(OWN_FIGURES.read(own))
    assert (values.siege.casualties_first, values.gates, values.towers_of[0]) == (4, tuple(gates), (7, 1))
    assert values.siege.catapult_kills_one
    assert values.siege.morale_drops_first
    assert not values.siege.winners_destroy_at_once
    assert values.siege.sabotage_cuts_resistance
    assert values.siege.no_test_for_all
    assert not values.siege.baseline_with_engines
    for mode in ("scenario-1-coop", "scenario-1-versus"):
        start = values.modes[mode].start
        assert (start.resistance[4], start.buildings[5]) == (2, 3)
    assert figures_of(values).maps["scenario-1"].sections["S"].resistance == 2
    assert values.modes["scenario-2-coop"] == load_values().modes["scenario-2-coop"]


def test_a_table_of_four_readings_has_the_program_s_other_two(tmp_path: Path) -> None:
    readings = {"catapult_kills": "by_power", "baseline_counts_engines": True, "morale_drop": "after_test",
                "winners_destroy": "next_round"}  # fmt: skip
    text = OWN_FIGURES.read(figures_file(tmp_path, readings=readings))
    assert text == "readings.winners_destroy=next_round"
    assert OWN_FIGURES.read(figures_file(tmp_path, readings=program("readings"))) == ""
    assert set(program("readings")) > {"sabotaged_resistance", "no_test"}


def test_gates_of_ones_own_grow_with_the_north_wall(tmp_path: Path) -> None:
    text = OWN_FIGURES.read(figures_file(tmp_path, gates=[0, 3, 4, 5, 6, 8]))
    position = CONVICTED.setup({"figures": text}, 1, 1)
    gates = len(position.resistance) - 1
    position.level[0] = 1
    assert position.nominal(gates) == 3
    assert position.nominal(0) == 1


@pytest.mark.parametrize(
    ("members", "expected"),
    [
        ({"wals": []}, ("unknown_member", "wals")),
        ({"walls": [{"resistance": 0, "capacity": 3}]}, ("wrong_number", "walls")),
        ({"gates": [0, 1, 1, 2, 3, 4]}, ("convicted.not_stronger", "gates")),
        ({"gates": [0, 1, 2, 3, 4, 100]}, ("out_of_range", "gates[5]")),
        ({"ring": {"moat": {"slows": 1, "losses": True}}}, ("not_a_flag", "ring.moat.slows")),
        ({"units": {"archer": {"strength": 1, "support": 1, "endurance": 0, "fire": 1}}},
         ("out_of_range", "units.archer.endurance")),
        ({"units": {"spearman": {"strength": 1, "support": 1, "endurance": 1, "fire": 1}}},
         ("out_of_range", "units.spearman.fire")),
        ({"foes": {"ogre": {}}}, ("unknown_id", "foes.ogre")),
        ({"foes": {"wolf": {"strength": 1, "support": 1, "endurance": 1, "fire": 3}}},
         ("out_of_range", "foes.wolf.fire")),
        ({"engines": {"catapult": {"dice": 0, "endurance": 3}}}, ("out_of_range", "engines.catapult.dice")),
        ({"beside": {"N": {"left": "SE", "right": "NW"}}}, ("not_one_of", "beside.N.left")),
        ({"beside": {"N": {"left": "NE", "right": "NE"}}}, ("twice", "beside.N.right")),
        ({"buildings": {"keep": [{}, {}]}}, ("wrong_number", "buildings.keep")),
        ({"buildings": {"keep": [{}, {"wood": 100}, {}]}}, ("out_of_range", "buildings.keep[1].wood")),
        ({"casualties": {"first": 3, "every": 0}}, ("out_of_range", "casualties.every")),
        ({"waves": {"campaign": []}}, ("unknown_member", "waves.campaign")),
        ({"readings": {"catapult_kills": "all"}}, ("not_one_of", "readings.catapult_kills")),
    ],
)  # fmt: skip
def test_what_contradicts_itself_is_refused_with_its_place(
    tmp_path: Path, members: dict[str, object], expected: tuple[str, str]
) -> None:
    assert expected in faults_in(OWN_FIGURES, figures_file(tmp_path, **members))


def test_a_list_that_is_too_long_is_refused_with_its_place_and_length(tmp_path: Path) -> None:
    assert ("wrong_number", "gates") in faults_in(OWN_FIGURES, figures_file(tmp_path, gates=[1] * 101))


def test_armies_are_of_their_faction_and_of_a_size_that_fits_the_board(tmp_path: Path) -> None:
    rows = program("armies")["beasts"]
    rows[0] = {"main": {"giant": 1}, "others": {"dragon": 99}, "north": {"elephant": 1}}
    rows[1] = {"main": {"wolf": 99}, "others": {"giant_eagle": 99, "dragon": 9}}
    assert faults_in(OWN_FIGURES, figures_file(tmp_path, armies={"beasts": rows})) == {
        ("convicted.other_faction", "armies.beasts[0].main.giant"),
        ("unknown_id", "armies.beasts[0].north.elephant"),
        ("too_many", "armies.beasts[1]"),
    }


def test_a_map_fits_the_levels_of_the_same_table(tmp_path: Path) -> None:
    maps = program("maps")
    start = maps["scenario-2"]
    start["sections"]["S"] = {"level": 3, "resistance": 4}
    start["sections"]["W"] = {"level": 3, "resistance": 0}
    del start["sections"]["E"]
    start["stocks"].pop()
    start["armies"][0] = {"spearman": 99, "archer": 99, "dragon": 1}
    del start["buildings"]["keep"]
    expected = {
        ("missing", "maps.scenario-2.sections.E"),
        ("missing", "maps.scenario-2.buildings.keep"),
        ("wrong_number", "maps.scenario-2.stocks"),
        ("too_many", "maps.scenario-2.armies[0]"),
        ("unknown_id", "maps.scenario-2.armies[0].dragon"),
    }
    assert faults_in(OWN_FIGURES, figures_file(tmp_path, maps=maps)) == expected
    start["sections"]["E"] = {"level": 4, "resistance": 4}
    assert faults_in(OWN_FIGURES, figures_file(tmp_path, maps=maps)) >= {
        ("out_of_range", "maps.scenario-2.sections.S.resistance"),
        ("out_of_range", "maps.scenario-2.sections.W.resistance"),
    }


def test_a_thousand_faults_are_counted(tmp_path: Path) -> None:
    rows = [{"main": {"wolf": 1000}, "others": {"ogre": 100}}] * 20
    with pytest.raises(BadFileError) as raised:
        OWN_FIGURES.read(figures_file(tmp_path, armies={"beasts": rows, "wolfmen": rows}))
    assert raised.value.faults[-1].problem == "more"


@pytest.mark.parametrize(
    "text",
    [
        "units", "units=3", "units.archer.fire=0", "units.archer.fire=-1", "walls[9].capacity=4", "walls[0]=4",
        "a.b.c.d.e.f=1", "units.archer.fire=1  gates[1]=1", "x" * 10_000, "[1]=2", "readings.morale_drop=never",
        "units.archer.fire=99999999999999999999", "gates=0",
    ],
)  # fmt: skip
def test_a_text_that_is_no_table_is_no_option(text: str) -> None:
    with pytest.raises(DataFault):
        values_of(text)
    with pytest.raises(OptionError):
        CONVICTED.setup({"figures": text}, 1, 1)
    assert OWN_FIGURES.misfit(text, {}) is not None


def begun(tmp_path: Path) -> Match[Any, Any, Any, Any]:
    """Return a match by the other reading of crossbowmen."""
    text = OWN_FIGURES.read(figures_file(tmp_path, units=CROSSBOW))
    return Match(CONVICTED, Header("convicted", {"mode": "campaign", "figures": text}, ("",), 5))


def test_a_match_file_states_the_figures_and_opens_without_the_table(tmp_path: Path) -> None:
    match, file = begun(tmp_path), tmp_path / "own.stronghold"
    save_match(match, LIBRARY.kit("convicted"), file)
    (tmp_path / "figures.json").unlink()
    opened = open_match(file, find_kit)
    assert opened.position == match.position
    assert opened.header == match.header
    assert POSITIONS.options_of(opened.start)[0]["figures"] == match.header.options["figures"]


def test_a_match_file_whose_figures_make_no_sense_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "own.stronghold"
    save_match(begun(tmp_path), LIBRARY.kit("convicted"), file)
    text = file.read_text(encoding="utf-8").replace("crossbowman.support=2", "crossbowman.support=0")
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadFileError) as raised:
        open_match(file, find_kit)
    assert raised.value.first.problem == "bad_option"


def test_a_position_document_carries_the_figures_and_refuses_damaged_ones(tmp_path: Path) -> None:
    position = begun(tmp_path).position
    document: Any = POSITIONS.to_json(position)
    assert POSITIONS.from_json(document) == position
    document["position"]["figures"] = "units.archer.fire=0"
    with pytest.raises(BadFileError) as raised:
        POSITIONS.from_json(document)
    assert (raised.value.first.problem, raised.value.first.path) == ("convicted.bad_figures", "position.figures")


def test_the_book_of_rules_tells_these_figures(tmp_path: Path) -> None:
    setting = FIGURES.setting(begun(tmp_path).header.options, 1)
    assert fill("{price:crossbowman}", FIGURES, setting, "en") == "2 wood"
    assert FIGURES.switches(setting)["own_figures"]
    plain = FIGURES.setting({"mode": "campaign"}, 1)
    assert not FIGURES.switches(plain)["own_figures"]
    # Figures that cannot be parsed: the program's apply.
    assert FIGURES.setting({"mode": "campaign", "figures": "nonsense"}, 1) == plain


@pytest.mark.parametrize("seed", range(4))
def test_a_game_by_any_figures_that_are_taken_comes_to_its_end(seed: int, tmp_path: Path) -> None:
    """Check that no accepted table of figures breaks the rules."""
    dice = random.Random(seed)  # noqa: S311 - which figures, nothing secret
    table = OWN_FIGURES.built_in()

    def shaken(found: Any) -> Any:  # noqa: ANN401 - any part of a table
        if isinstance(found, dict):
            return {name: shaken(member) for name, member in found.items()}
        if isinstance(found, list):
            return [shaken(item) for item in found]
        return dice.choice([found, found + 1, found * 2]) if type(found) is int and found else found

    for member in ("units", "engines", "foes", "foe_engines", "armies", "waves", "casualties", "buildings", "repairs"):
        table[member] = shaken(table[member])
    table["engines"] |= {"ballista": {"dice": 9, "endurance": 99}}  # type: ignore[operator]
    path = tmp_path / "figures.json"
    path.write_text(json.dumps(table), encoding="utf-8")
    assert played_to_the_end(OWN_FIGURES.read(path), seed, dice)
