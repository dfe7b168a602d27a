"""Every level plays every mode, for either side, without hidden knowledge, and gives reasons."""

from __future__ import annotations

import json

import pytest

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.player import Explains
from stronghold_gui.core.reading import DataFault, Json
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.moves import Aim, Place
from stronghold_gui.games.convicted.pieces import FOE_INDEX, RANGED, SECTIONS, TOWERS, UNITS, WALLS
from stronghold_gui.games.convicted.players.aiming import rate_aiming
from stronghold_gui.games.convicted.players.levels import LEVELS, make_player, mind_of
from stronghold_gui.games.convicted.players.mind import LevelFile, StepInFile, make_mind, make_plan
from stronghold_gui.games.convicted.players.outlook import Outlook
from stronghold_gui.games.convicted.players.posting import rate_placing
from stronghold_gui.games.convicted.position import FOE_KINDS, KINDS
from stronghold_gui.players.levels import UnknownLevel, level_file
from stronghold_gui.text import catalogue
from tests.games.convicted.players.matches import KIT, played
from tests.games.convicted.scene import fortress

ARCHER, CROSSBOWMAN = UNITS.index("archer"), UNITS.index("crossbowman")
MATCHES = [(seats, mode) for seats in CONVICTED.seat_counts for mode in CONVICTED.options(seats)["mode"]]


@pytest.mark.parametrize(("seats", "mode"), MATCHES)
def test_levels_play_each_other_to_the_end(seats: int, mode: str) -> None:
    levels = tuple(LEVELS[-1 - seat % len(LEVELS)] for seat in range(seats))
    assert CONVICTED.outcome(played(mode, levels, 3)) is not None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mode", ["campaign", "scenario-1-versus", "scenario-2-versus"])
def test_chance_to_come_changes_no_choice(level: str, mode: str) -> None:
    position, asked = CONVICTED.setup({"mode": mode}, 2, 6), 0
    twins = [(KIT.players[level](seat), KIT.players[level](seat)) for seat in range(2)]
    while asked < 150 and (decisions := CONVICTED.decisions(position)):
        decision = decisions[0]
        seat, moves = decision.seat, CONVICTED.legal_moves(position, decision.seat)
        other = position.copy()
        other.chance = Chance(99 + asked)
        first, second = twins[seat]
        move = first.choose(CONVICTED.view(position, seat), decision, moves)
        assert second.choose(CONVICTED.view(other, seat), decision, moves) == move
        asked += len(moves) > 1
        CONVICTED.play(position, seat, move)
    assert asked > 50


def test_the_same_question_gets_the_same_answer_whatever_was_asked_before() -> None:
    position = played("campaign", ("medium",), 4, until=2)
    decision, moves = CONVICTED.decisions(position)[0], CONVICTED.legal_moves(position, 0)
    view = CONVICTED.view(position, 0)
    player = make_player("easy", 7)
    first = player.choose(view, decision, moves)
    player.choose(view, decision, moves[:3])
    assert player.choose(view, decision, moves) == first


def test_medium_holds_out_longer_than_easy_and_easy_than_random() -> None:
    turns = {level: sum(played("campaign", (level,), seed, until=7).turn for seed in range(3)) for level in LEVELS}
    assert turns["medium"] > turns["easy"] > turns["random"]


def test_medium_mans_its_towers_with_shooters_and_fills_its_walls_with_boulders() -> None:
    position = played("campaign", ("medium",), 4, until=7)
    assert sum(position.shooters(tower) for tower in TOWERS) >= 6
    assert sum(position.engines[0::6]) == 4


def test_medium_keeps_its_towers_for_those_who_shoot() -> None:
    position, player = CONVICTED.setup({"mode": "scenario-2-coop"}, 1, 5), make_player("medium", 0)
    while position.period == "setup":
        decision, moves = CONVICTED.decisions(position)[0], CONVICTED.legal_moves(position, 0)
        CONVICTED.play(position, 0, player.choose(CONVICTED.view(position, 0), decision, moves))
    assert sum(position.units)
    assert not [
        (tower, kind)
        for tower in TOWERS
        for kind in range(KINDS)
        if kind not in RANGED and position.units[tower * KINDS + kind]
    ]


def test_a_lower_tower_with_defenders_draws_the_fire_of_forestmen_from_a_wall() -> None:
    danger, mind = {}, mind_of("medium").fitting(defenders=1, scenario=True)
    for enemy in ("forest_archer 5 heavy_footman 4", "slinger 5 warrior 4"):
        for tower in ("2/2", "3/3"):
            table = fortress(W="3/3 spearman 4", NW=f"{tower} archer 1", deployment_W=enemy)
            danger[enemy, tower] = Outlook(table.position, mind.defender, None).now(3)
    assert danger["forest_archer 5 heavy_footman 4", "2/2"] < danger["forest_archer 5 heavy_footman 4", "3/3"]
    assert danger["slinger 5 warrior 4", "2/2"] == danger["slinger 5 warrior 4", "3/3"]


def test_shots_that_only_together_get_past_a_cover_are_still_aimed_at_the_main_army() -> None:
    position = played("campaign", ("medium",), 3, until=5)
    position.aims = []
    position.main = 3
    position.field = [0] * len(position.field)
    for zone, slingers, warriors in ((3, 5, 8), (0, 2, 4)):
        for name, count in (("slinger", slingers), ("warrior", warriors), ("cover", int(zone == 3))):
            position.field[zone * FOE_KINDS + FOE_INDEX[name]] = count
    moves = [Aim("archer", "NW", f"deployment_{direction}") for direction in "NW"]
    north, west = rate_aiming(position, mind_of("medium").defender, moves, engines=False)
    assert west > north


def test_a_shooter_leaves_a_full_tower_to_one_on_a_wall_who_shoots_better() -> None:
    position = played("campaign", ("medium",), 4, until=5)
    position.units = [0] * len(position.units)
    tower, wall = TOWERS[0], WALLS[0]
    for held in WALLS:
        position.units[held * KINDS] = 3
    position.units[tower * KINDS + ARCHER] = position.capacity(tower)
    position.units[wall * KINDS + CROSSBOWMAN] = 1
    change = Place("archer", SECTIONS[tower], SECTIONS[wall])
    weights = mind_of("medium").defender
    leaves = rate_placing(position, weights, [change])[0]
    position.units[wall * KINDS + CROSSBOWMAN] = 0
    assert leaves > weights.slack > rate_placing(position, weights, [change])[0]


def test_the_enemy_led_by_medium_beats_random_defenders() -> None:
    assert played("scenario-1-versus", ("random", "medium"), 2).winners == (1,)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_reasons_are_told_in_whole_sentences(language: str) -> None:
    texts, told = catalogue(language), set()
    for mode in ("campaign", "scenario-2-versus"):
        position = CONVICTED.setup({"mode": mode}, 2, 6)
        players = [make_player(level, 4) for level in ("medium", "hard")]
        while position.turn < 3 and (decisions := CONVICTED.decisions(position)):
            seat, moves = decisions[0].seat, CONVICTED.legal_moves(position, decisions[0].seat)
            player = players[seat]
            move = player.choose(CONVICTED.view(position, seat), decisions[0], moves)
            assert isinstance(player, Explains)
            if reasons := player.reasons():
                assert not reasons.secret
                told |= {
                    KIT.saying(saying, texts, ())
                    for saying in (reasons.aim, *reasons.clocks, *(term.what for term in reasons.terms))
                }
            CONVICTED.play(position, seat, move)
    assert len(told) > 40
    assert not [sentence for sentence in told if "{" in sentence or "players." in sentence]


def test_there_is_no_other_level() -> None:
    with pytest.raises(UnknownLevel):
        make_player("expert", 1)


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        ({"research": "magic", "turn": 1}, r"\[0\].research: .*'mine'"),
        ({"build": "library", "level": 9, "turn": 1}, r"\[0\].level: .*less than or equal to 5"),
        ({"fortify": "gates", "level": 1, "turn": 1}, r"\[0\].fortify: .*'towers'"),
        ({"make": "catapult", "count": 99, "turn": 1}, r"\[0\].count: .*less than or equal to 60"),
        ({"dig": "open", "count": 1, "turn": 1}, r"\[0\].dig: .*'moat'"),
        ({"dig": "moat", "count": 13, "turn": 1}, r"\[0\].count: 13 is more than the 12 sections"),
        ({"train": "spearmen", "count": 1, "turn": 1}, r"\[0\].train: .*'guards'"),
        ({"research": "mine", "turn": 21}, r"\[0\].turn: .*less than or equal to 20"),
        ({"turn": 1}, r"\[0\]: one of research, "),
        ({"research": "mine", "build": "library", "level": 1, "turn": 1}, r"\[0\]: one of research, "),
        ({"build": "library", "turn": 1}, r"\[0\]: 'level' is missing"),
        ({"train": "guards", "level": 1, "turn": 1}, r"\[0\]: 'level' does not belong to 'train'"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_by_path(step: dict[str, Json], fault: str) -> None:
    with pytest.raises(DataFault, match=f"plan{fault}"):
        make_plan([parse_data(StepInFile, step, "plan[0]")], "plan")


def test_every_hero_has_its_place_in_the_order_of_preference() -> None:
    raw = json.loads(level_file("convicted", "easy").read_text(encoding="utf-8"))
    raw["heroes"][0] = raw["heroes"][1]
    with pytest.raises(DataFault, match="heroes: each of"):
        make_mind(parse_data(LevelFile, raw))
