"""Custom figures that are counts and thresholds: pieces, levels, squads, turns of bosses, Discipline."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from stronghold_gui.core.save import BadFileError
from stronghold_gui.files import translations_dir
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.actions.army import DRILL, MAKE, TRAIN
from stronghold_gui.games.convicted.actions.ring import ENTRENCH
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.documents import POSITIONS
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.own.table import OWN_FIGURES
from stronghold_gui.games.convicted.pieces import ENGINES, POWERS, TECHNOLOGIES, UNITS, WOOD
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.siege.powers import no_power
from stronghold_gui.games.convicted.teaching.reference.figures import FIGURES
from stronghold_gui.teaching.reference.figures import fill
from stronghold_gui.text import add_texts, catalogue
from tests.games.convicted.own.tables import changed, figures_file, played_by, played_to_the_end, program
from tests.games.own_tables import faults_in


def begun(folder: Path, **members: object) -> Position:
    """Return the beginning of a campaign of one, by a table of these members, where there is wood for everything."""
    text = OWN_FIGURES.read(figures_file(folder, **members))
    position = CONVICTED.setup({"figures": text}, 1, 1)
    position.stock[WOOD] = 50
    return position


def test_bosses_and_more_actions_come_in_the_turns_of_the_table(tmp_path: Path) -> None:
    values = played_by(tmp_path, extra_turns=[8, 15, 20])
    assert values.own == "extra_turns[0]=8"
    assert values.modes["campaign"].extra_turns == (8, 15, 20)
    assert values.modes["scenario-2-coop"] == load_values().modes["scenario-2-coop"]


def test_a_kind_of_unit_ends_with_its_pieces_and_the_others_do_not(tmp_path: Path) -> None:
    position = begun(tmp_path, limits={"spearman": 16})
    assert position.values.unit_limits == (16, 180, 180, 180, 180, 180)
    position.units[0] = 15
    spearman = m.Train("spearman", "S")
    assert TRAIN.refusal(position, 0, spearman) is None
    assert spearman in TRAIN.legal(position, 0)
    position.waiting[0] = 1
    refused = TRAIN.refusal(position, 0, spearman)
    assert refused is not None
    assert (refused.reason, refused.figures["limit"]) == (Reason.PIECES_LIMIT, 16)
    assert not [move for move in TRAIN.legal(position, 0) if isinstance(move, m.Train)]


def test_units_that_are_trained_together_must_all_be_there(tmp_path: Path) -> None:
    position = begun(tmp_path, limits={"spearman": 16}, **changed("discipline", units=["spearman"], count=3))
    position.known = 1 << TECHNOLOGIES.index("discipline")
    position.units[0] = 13
    three = m.Drill("spearman", ("E", "E", "S"))
    assert DRILL.refusal(position, 0, three) is None
    assert DRILL.refusal(position, 0, m.Drill("archer", ("E", "E", "S"))) is not None
    position.units[0] = 14
    refused = DRILL.refusal(position, 0, three)
    assert refused is not None
    assert refused.reason == Reason.PIECES_LIMIT
    assert not list(DRILL.legal(position, 0))


def test_a_kind_of_engine_and_an_obstacle_end_with_their_pieces(tmp_path: Path) -> None:
    position = begun(tmp_path, limits={"boulders": 3, "ditch": 1})
    boulders, ditch = m.Make("boulders", "S"), m.Entrench("ditch", "ring_N1")
    assert MAKE.refusal(position, 0, boulders) is None
    assert ENTRENCH.refusal(position, 0, ditch) is None
    position.engines[ENGINES.index("boulders")] = 3
    position.ring[0] = 1
    refused = MAKE.refusal(position, 0, boulders)
    assert refused is not None
    assert refused.reason == Reason.PIECES_LIMIT
    assert boulders not in MAKE.legal(position, 0)
    gone = ENTRENCH.refusal(position, 0, ditch)
    assert gone is not None
    assert gone.reason == Reason.NONE_LEFT


def test_a_position_with_more_pieces_than_the_table_has_is_refused(tmp_path: Path) -> None:
    position = begun(tmp_path, limits={"spearman": 16})
    document = POSITIONS.to_json(position)
    assert POSITIONS.from_json(document) == position
    position.waiting[0] = 17
    with pytest.raises(BadFileError) as raised:
        POSITIONS.from_json(POSITIONS.to_json(position))
    assert ("too_many", "position.sections") in {(fault.problem, fault.path) for fault in raised.value.faults}


def test_powers_units_and_engines_need_the_levels_of_the_table(tmp_path: Path) -> None:
    position = begun(tmp_path, powers={"shield": 3}, made_at={"archer": 1, "boulders": 2})
    shield = POWERS.index("shield")
    position.buildings[position.values.powers[shield].building] = 2
    refused = no_power(position, 0, shield)
    assert refused is not None
    assert refused.figures["level"] == 3
    assert TRAIN.refusal(position, 0, m.Train("archer", "S")) is None
    low = MAKE.refusal(position, 0, m.Make("boulders", "S"))
    assert low is not None
    assert low.reason == Reason.WORKSHOP_TOO_LOW


def test_squads_ram_and_destruction_go_by_the_table(tmp_path: Path) -> None:
    values = played_by(tmp_path, **changed("siege", squads=[4, 9, 20], levels_lost=1, ram_strength=9))
    assert values.siege == replace(load_values().siege, squads=(4, 9, 20), levels_lost=1, ram_strength=9)


def test_the_book_of_rules_tells_these_levels_and_limits(tmp_path: Path) -> None:
    add_texts(translations_dir("convicted"))
    drill = changed("discipline", units=["swordsman"])
    values = played_by(tmp_path, powers={"blinding": 4}, limits={"moat": 7}, **drill)
    setting = FIGURES.setting({"mode": "campaign", "figures": values.own}, 1)
    assert fill("{power.blinding} {limit.moat} {drilled:units}", FIGURES, setting, "en") == "4 7 swordsman"
    assert fill("{drilled:units}", FIGURES, FIGURES.setting({"mode": "campaign"}, 1), "fr") == catalogue("fr").join(
        ["archer", "lancier"]
    )


@pytest.mark.parametrize(
    ("members", "expected"),
    [
        ({"extra_turns": [10, 15]}, ("wrong_number", "extra_turns")),
        ({"extra_turns": [10, 10, 20]}, ("convicted.not_rising", "extra_turns[1]")),
        ({"extra_turns": [10, 15, 21]}, ("out_of_range", "extra_turns[2]")),
        ({"limits": {"archer": 0}}, ("out_of_range", "limits.archer")),
        ({"limits": {"ram": 1}}, ("not_one_of", "limits.ram")),
        ({"limits": {"spearman": 15}}, ("too_many", "maps.scenario-2.armies[0].spearman")),
        ({"limits": {"spearman": 7}}, ("too_many", "campaign.spearmen_each[0]")),
        ({"limits": {"defenders": 30}}, ("too_many", "maps.scenario-2.armies[0]")),
        ({"made_at": {"archer": 0}}, ("out_of_range", "made_at.archer")),
        ({"made_at": {"onager": 6}}, ("out_of_range", "made_at.onager")),
        ({"powers": {"shield": 0}}, ("out_of_range", "powers.shield")),
        ({"powers": {"thunder": 1}}, ("not_one_of", "powers.thunder")),
        (changed("siege", squads=[5, 9]), ("wrong_number", "siege.squads")),
        (changed("siege", squads=[1, 9, 13]), ("out_of_range", "siege.squads[0]")),
        (changed("siege", squads=[5, 5, 13]), ("convicted.not_rising", "siege.squads[1]")),
        (changed("siege", ram_strength=0), ("out_of_range", "siege.ram_strength")),
        (changed("siege", catapult_units=7), ("out_of_range", "siege.catapult_units")),
        (changed("siege", levels_lost=6), ("out_of_range", "siege.levels_lost")),
        (changed("siege", levels_lost_with_militia=6), ("out_of_range", "siege.levels_lost_with_militia")),
        (changed("discipline", units=["archer", "archer"]), ("twice", "discipline.units[1]")),
        (changed("discipline", count=5), ("out_of_range", "discipline.count")),
        (changed("discipline", cost={"gold": 100}), ("out_of_range", "discipline.cost.gold")),
        ({"siege": {"squads": [5, 9, 13]}}, ("missing", "siege.ram_strength")),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_its_place(
    tmp_path: Path, members: dict[str, object], expected: tuple[str, str]
) -> None:
    assert expected in faults_in(OWN_FIGURES, figures_file(tmp_path, **members))


@pytest.mark.parametrize("seed", range(4))
def test_a_game_by_any_counts_that_are_taken_comes_to_its_end(seed: int, tmp_path: Path) -> None:
    """However few or many there are, nothing in the rules breaks over it."""
    dice = random.Random(seed)  # noqa: S311 - which figures, nothing secret
    siege = {"squads": sorted(dice.sample(range(2, 20), 3)), "catapult_units": dice.randrange(7)}
    members = {
        "limits": {name: dice.randrange(20, 40) for name in program("limits")} | {"defenders": 40},
        "made_at": {name: dice.randrange(1, 6) for name in program("made_at")},
        "powers": {name: dice.randrange(1, 6) for name in program("powers")},
        "extra_turns": [1, 2, 3],
        **changed("siege", **siege, levels_lost=dice.randrange(1, 6), ram_strength=dice.randrange(1, 9)),
        **changed("discipline", units=dice.sample(UNITS, 3), count=dice.randrange(1, 5)),
    }
    assert played_to_the_end(OWN_FIGURES.read(figures_file(tmp_path, **members)), seed, dice)
