"""Plans of computer defenders: done in order and saved up for; crowds and scenarios have plans of their own."""

from __future__ import annotations

import json

import pytest

from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.reading import DataFault, Json
from stronghold_gui.files import resource
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.moves import Build, Collect, Move, Research, Train
from stronghold_gui.games.convicted.pieces import BUILDINGS, FOE_INDEX, LIBRARY, TECHNOLOGIES
from stronghold_gui.games.convicted.players.commander import Commander, fitting
from stronghold_gui.games.convicted.players.goals import open_steps
from stronghold_gui.games.convicted.players.levels import mind_of
from stronghold_gui.games.convicted.players.mind import LevelFile, Mind, Step, make_mind
from stronghold_gui.games.convicted.players.taking import harm_of
from stronghold_gui.games.convicted.position import FOE_KINDS, Position


def in_turn(seats: int = 1, mode: str = "campaign") -> Position:
    """Return a match whose first player may spend actions."""
    position = CONVICTED.setup({"mode": mode, "first": "a"}, seats, 4)
    commander = Commander(mind_of("medium"))
    while (decision := CONVICTED.decisions(position)[0]).kind != "action":
        moves = CONVICTED.legal_moves(position, decision.seat)
        CONVICTED.play(position, decision.seat, commander.choose(position, decision, moves))
    return position


def made(raw: Json) -> Mind:
    """Return a maker of a level with a given file."""
    return make_mind(parse_data(LevelFile, raw))


def planning(*steps: dict[str, str | int]) -> Mind:
    """Return *medium* with this plan, which it never leaves."""
    raw = json.loads(resource("convicted", "players", "medium.json").read_text(encoding="utf-8"))
    raw["defender"]["growth"] = 100
    return made({**raw, "plan": [dict(step) for step in steps]})


def chosen(position: Position, mind: Mind) -> Move:
    decision = CONVICTED.decisions(position)[0]
    return Commander(mind).choose(position, decision, CONVICTED.legal_moves(position, decision.seat))


def test_what_comes_first_is_saved_up_for() -> None:
    position = in_turn()
    position.stock[0] = 4
    library: dict[str, str | int] = {"build": "library", "level": 1, "turn": 1}
    guards: dict[str, str | int] = {"train": "guards", "count": 60, "turn": 1}
    learn: dict[str, str | int] = {"research": "archery", "turn": 1}
    assert chosen(position, planning(library, guards, learn)) == Collect("wood")
    assert isinstance(chosen(position, planning(guards, library, learn)), Train)
    position.stock[0] = 5
    assert chosen(position, planning(library, guards, learn)) == Build("library")


def test_a_step_that_something_else_holds_up_is_not_saved_up_for() -> None:
    position = in_turn()
    position.stock[0] = 0
    barracks: dict[str, str | int] = {"build": "barracks", "level": 2, "turn": 1}
    library: dict[str, str | int] = {"build": "library", "level": 1, "turn": 1}
    plan = planning(barracks, library, {"research": "archery", "turn": 1}).plan
    assert [step.what for step in open_steps(position, 0, plan)] == ["library"]


def test_a_library_that_has_burnt_down_is_rebuilt_only_for_what_is_still_to_be_learnt() -> None:
    position = in_turn()
    steps: list[dict[str, str | int]] = [
        {"build": "library", "level": 1, "turn": 1},
        {"research": "archery", "turn": 1},
    ]
    plan = planning(*steps).plan
    assert Step("build", "library", 1, 1) in open_steps(position, 0, plan)
    position.known = 1 << TECHNOLOGIES.index("archery")
    assert not list(open_steps(position, 0, plan))
    assert position.buildings[LIBRARY] == 0 == BUILDINGS.index("barracks")


def test_guards_are_counted_wherever_they_stand() -> None:
    position = in_turn()
    count = sum(position.units)
    few, more = Step("train", "guards", count, 1), Step("train", "guards", count + 1, 1)
    assert list(open_steps(position, 0, (few, more))) == [more]


@pytest.mark.parametrize(
    ("seats", "mode", "part"),
    [
        (2, "campaign", ""),
        (3, "campaign", "crowd"),
        (4, "campaign", "crowd"),
        (1, "scenario-2-coop", "scenario"),
        (4, "scenario-2-coop", "scenario"),
        (1, "scenario-1-coop", "stand"),
        (4, "scenario-1-coop", "stand"),
        (2, "scenario-1-versus", "scenario"),
    ],
)
def test_a_match_is_played_by_the_plan_that_fits_it(seats: int, mode: str, part: str) -> None:
    mind = mind_of("medium")
    assert fitting(mind, in_turn(seats, mode)) is (getattr(mind, part) if part else mind)


def test_a_level_without_special_plans_plays_everything_alike() -> None:
    assert fitting(mind_of("easy"), in_turn(4)) is mind_of("easy")


def test_without_a_plan_for_a_single_turn_the_one_for_scenarios_serves() -> None:
    raw = json.loads(resource("convicted", "players", "medium.json").read_text(encoding="utf-8"))
    del raw["stand"]
    mind = made(raw)
    assert mind.scenario is not None
    assert fitting(mind, in_turn(1, "scenario-1-coop")) is mind.scenario


def test_what_differs_is_all_that_a_special_plan_has_to_say() -> None:
    raw = json.loads(resource("convicted", "players", "easy.json").read_text(encoding="utf-8"))
    raw["crowd"] = {"defender": {"gap": 7}, "plan": [{"research": "mine", "turn": 2}]}
    mind = made(raw)
    assert mind.crowd is not None
    assert (mind.crowd.defender.gap, mind.crowd.defender.near) == (7, mind.defender.near)
    assert (mind.crowd.heroes, mind.crowd.plan[0].what) == (mind.heroes, "mine")
    raw["crowd"]["defender"]["gaps"] = 1
    with pytest.raises(DataFault, match=r"crowd\.defender\.gaps: "):
        made(raw)


def test_shooters_are_worth_silencing_by_what_gets_past_the_weakest_section() -> None:
    position = in_turn()
    position.field[FOE_INDEX["slinger"]] = 4
    position.field[FOE_KINDS + FOE_INDEX["warrior"]] = 4
    assert (harm_of(position, 0), harm_of(position, 1)) == (1.0, 0.0)
    for section, strong in ((0, 3), (1, 1), (7, 3)):
        position.resistance[section] = strong
        position.units[section * 6] = 1
    assert harm_of(position, 0) == 0.75
    position.units[6] = 0
    assert harm_of(position, 0) == 0.25


def test_knowledge_is_gathered_in_the_order_of_the_plan() -> None:
    position = in_turn()
    position.buildings[LIBRARY] = 1
    assert chosen(position, planning({"research": "archery", "turn": 1}, {"research": "cauldron", "turn": 1})) == (
        Research("archery")
    )
