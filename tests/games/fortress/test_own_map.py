"""Custom maps in a file: their part of a match's options, and the refusals of maps that cannot be played on."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from stronghold_gui.core.game import OptionError
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save.faults import BadFileError, Problem
from stronghold_gui.games.fortress.data.scenarios import SCENARIOS
from stronghold_gui.games.fortress.documents import POSITIONS
from stronghold_gui.games.fortress.documents.maps import OWN_MAP
from stronghold_gui.games.fortress.field.unbuildable import Unbuildable
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.setting import scenarios, setting_of
from stronghold_gui.text import LANGUAGES, catalogue
from stronghold_gui.text.faults import fault_words
from tests.games.fortress.bench import JsonMap, the_map
from tests.games.own_tables import faults_in

Change = Callable[[JsonMap], object]


def map_file(folder: Path, change: Change, **head: object) -> Path:
    """Return a file with the program's map, changed."""
    own = the_map()
    change(own)
    file = folder / "map.json"
    file.write_text(json.dumps({"format": "fortress-map", "version": 1, "map": own, **head}), encoding="utf-8")
    return file


def without_a_ladder(own: JsonMap) -> None:
    own["id"] = "without_a_ladder"
    del own["ladders"][3]


def test_the_programs_map_is_written_to_begin_with_and_read_as_nothing_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "map.json"
    file.write_text(json.dumps(OWN_MAP.built_in()), encoding="utf-8")
    assert OWN_MAP.built_in()["map"] == the_map()
    assert OWN_MAP.read(file) == ""


def test_a_match_states_a_map_is_played_on_it_and_needs_the_file_no_longer(tmp_path: Path) -> None:
    file = map_file(tmp_path, without_a_ladder, about="One ladder less")
    options = {"scenario": "siege", "map": OWN_MAP.read(file)}
    file.unlink()
    position = FORTRESS.setup(options, 2, 1)
    assert position.setting.plan.id == "without_a_ladder"
    assert len(position.setting.field.rungs) == 3
    assert POSITIONS.options_of(position)[0]["map"] == options["map"]
    again = POSITIONS.from_json(POSITIONS.to_json(position))
    assert again == position
    assert again.setting is position.setting


def test_maps_of_one_name_are_not_taken_for_each_other(tmp_path: Path) -> None:
    own = OWN_MAP.read(map_file(tmp_path, lambda own: own["ladders"].pop()))
    mine, theirs = FORTRESS.setup({"map": own}, 2, 1), FORTRESS.setup({}, 2, 1)
    assert mine.setting.plan.id == theirs.setting.plan.id
    assert mine != theirs
    assert FORTRESS.key(mine) != FORTRESS.key(theirs)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_can_be_played_to_its_end_where_there_is_no_flag(tmp_path: Path, scenario: str) -> None:
    own = OWN_MAP.read(map_file(tmp_path, lambda own: own.pop("flag")))
    seats = min(scenarios()[scenario].seatings)
    match = Match(FORTRESS, Header("fortress", {"scenario": scenario, "map": own}, ("",) * seats, 3))
    dice = random.Random(5)  # noqa: S311 - a game, not a secret
    while decisions := FORTRESS.decisions(match.position):
        match.play(decisions[0].seat, dice.choice(FORTRESS.legal_moves(match.position, decisions[0].seat)))
    assert FORTRESS.outcome(match.position) is not None


FAULTS: list[tuple[Change, str, str]] = [
    (lambda own: own.pop("hexes"), Problem.MISSING, "map.hexes"),
    (lambda own: own.update(moat=[]), Problem.UNKNOWN_MEMBER, "map.moat"),
    (lambda own: own["hexes"][0].update(level=21), Problem.OUT_OF_RANGE, "map.hexes[0].level"),
    (lambda own: own["hexes"][0].update(terrain="lava"), Problem.NOT_ONE_OF, "map.hexes[0].terrain"),
    (lambda own: own.update(id=""), Unbuildable.NOT_A_NAME, "map.id"),
    (lambda own: own["hexes"][0].update(at=[1]), Problem.MISSING, "map.hexes[0].at[1]"),
    (lambda own: own["hexes"].append(own["hexes"][0]), Unbuildable.HEX_TWICE, "map.hexes[294].at"),
    (lambda own: own["hexes"].extend([own["hexes"][0]] * 1000), Unbuildable.HEXES, "map.hexes"),
    (lambda own: own["hexes"][0]["at"].append(1), Problem.WRONG_NUMBER, "map.hexes[0].at"),
    (lambda own: own["walls"].extend([own["walls"][0]] * 1000), Problem.WRONG_NUMBER, "map.walls"),
    (lambda own: own.update(id="x" * 61), Problem.TEXT_TOO_LONG, "map.id"),
    (lambda own: own["walls"][14].update(tier=4), Unbuildable.SECTION_FLOATS, "map.walls[14]"),
    (lambda own: own["walks"].pop(0), Unbuildable.WALL_BARE, "map.walks"),
    (lambda own: own["ladders"][0].update(rungs=9), Unbuildable.OTHER_RUNGS, "map.ladders[0].rungs"),
    (lambda own: own["flag"].update(level=1), Unbuildable.FLAG_ON_NOTHING, "map.flag"),
]


@pytest.mark.parametrize(("change", "problem", "path"), FAULTS)
def test_what_cannot_be_built_is_told_by_its_place_in_every_language(
    tmp_path: Path, change: Change, problem: str, path: str
) -> None:
    assert (problem, path) in faults_in(OWN_MAP, map_file(tmp_path, change))


def test_a_map_without_a_space_of_the_scenario_is_none_for_that_scenario(tmp_path: Path) -> None:
    walks = setting_of("small", 2).plan.walks
    zone = min(space for space in setting_of("small", 2).scenario.zones[0] if space[:2] not in walks)
    own = OWN_MAP.read(map_file(tmp_path, lambda own: raise_hex(own, zone[:2])))
    fault = OWN_MAP.misfit(own, {"scenario": "small"})
    assert fault is not None
    assert fault.problem == Unbuildable.LACKS_SPACE
    for language in LANGUAGES:
        assert ",".join(map(str, zone)) in fault_words(fault, catalogue(language))
    with pytest.raises(OptionError, match="lacks_space"):
        FORTRESS.setup({"scenario": "small", "map": own}, 2, 1)


def raise_hex(own: JsonMap, at: tuple[int, int]) -> None:
    """Raise the ground of a hex; the tiles are left out, since they would have to match."""
    own.pop("tiles")
    next(one for one in own["hexes"] if tuple(one["at"]) == at)["level"] += 1


@pytest.mark.parametrize("text", ["x", "{}", "[" * 100_000, '{"id":"a","hexes":[]}', "{" + " " * 600_000 + "}"])
def test_an_option_that_is_no_map_is_refused(text: str) -> None:
    assert OWN_MAP.misfit(text, {}) is not None
    with pytest.raises(OptionError):
        FORTRESS.setup({"map": text}, 2, 1)


def test_a_file_of_something_else_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadFileError) as raised:
        OWN_MAP.read(map_file(tmp_path, without_a_ladder, format="warriors-cards"))
    assert raised.value.first.problem == Problem.FOREIGN
