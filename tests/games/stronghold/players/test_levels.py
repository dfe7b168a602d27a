"""Every level plays every seat of every kind of match, from what its seat sees."""

from __future__ import annotations

import itertools
import json
import random
from dataclasses import asdict, replace

import pytest

from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.player import Explains, Hurries, Player
from stronghold_gui.core.reading import DataFault, Json
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import DONE, Command, Move, Pay
from stronghold_gui.games.stronghold.players.levels import (
    RuleLevel,
    ThinkingLevel,
    make_policy,
    make_thinking,
    policy_of,
    thinking_of,
)
from stronghold_gui.games.stronghold.players.policy import Policy
from stronghold_gui.games.stronghold.players.reasons import reasons_of
from stronghold_gui.games.stronghold.players.script import Script
from stronghold_gui.games.stronghold.players.thinking import Depth, StrikeBreeder, Thinking
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.view import View
from stronghold_gui.players.halving import Halving
from stronghold_gui.players.levels import LEVELS, level_file
from stronghold_gui.players.planning import PlanningPlayer
from stronghold_gui.text import catalogue

KIT = LIBRARY.kit("stronghold")
MATCHES = [
    (seats, options)
    for seats in STRONGHOLD.seat_counts
    for options in (
        dict(zip(STRONGHOLD.options(seats), values, strict=True))
        for values in itertools.product(*STRONGHOLD.options(seats).values())
    )
]
QUICK = Depth(
    3, (Halving(1, 2), Halving(1, 1)), 2, (Halving(1, 1),), 2, 2, 4, (Halving(1, 2, 1, 1, 2), Halving(1, 1)), 1, 6
)
"""So little thought that a whole match of it is quick."""


def quick(seed: int) -> PlanningPlayer[Position, Move, object, View]:
    """Return a player that thinks as the best level does, but little."""
    deep = thinking_of("hard")
    return PlanningPlayer(STRONGHOLD, Thinking(deep.policy, deep.novice, deep.weights, QUICK, deep.hopes), seed)  # type: ignore[arg-type] # events are not looked at


def play_out(position: Position, players: list[Player[View, Move]], turns: int = 99) -> None:
    """Play a match to the end, or for a number of turns."""
    while (decisions := STRONGHOLD.decisions(position)) and position.turn <= turns:
        decision = decisions[-1]
        moves = STRONGHOLD.legal_moves(position, decision.seat)
        move = players[decision.seat].choose(STRONGHOLD.view(position, decision.seat), decision, moves)
        assert move in moves
        STRONGHOLD.play(position, decision.seat, move)


def test_there_are_all_levels_weakest_first() -> None:
    assert tuple(KIT.players) == LEVELS


@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_levels_play_each_other_to_the_end(seats: int, options: dict[str, str]) -> None:
    levels = itertools.cycle(("medium", "easy"))
    for seed in range(2):
        players = [KIT.players[next(levels)](seed + seat) for seat in range(seats)]
        position = STRONGHOLD.setup(options, seats, seed)
        play_out(position, players)
        assert STRONGHOLD.outcome(position) is not None
        next(levels)


@pytest.mark.parametrize("seats", STRONGHOLD.seat_counts)
def test_who_thinks_ahead_plays_every_seat(seats: int) -> None:
    position = STRONGHOLD.setup({"cards": "draft"}, seats, 3)
    play_out(position, [quick(seat) for seat in range(seats)], turns=2)
    assert position.turn == 3 or position.stage == "over"


def test_the_same_seed_and_work_choose_the_same() -> None:
    ends = []
    for _ in range(2):
        position = STRONGHOLD.setup({}, 2, 8)
        play_out(position, [quick(1), quick(2)], turns=2)
        ends.append(STRONGHOLD.key(position))
    assert ends[0] == ends[1]


def test_who_is_told_to_hurry_answers_with_what_is_found_by_then() -> None:
    position = in_phase_6(4)
    position.stage, position.invaders[0].camp = "phase", [5, 5, 5]
    player = KIT.players["hard"](1)
    assert isinstance(player, Hurries)
    asked = iter(range(99))
    player.heed(lambda: next(asked) >= 3)
    decision = STRONGHOLD.decisions(position)[0]
    moves = STRONGHOLD.legal_moves(position, 0)
    assert player.choose(STRONGHOLD.view(position, 0), decision, moves) in moves
    assert next(asked) == 4


def test_medium_beats_random_from_either_side() -> None:
    for seed in range(4):
        for levels in (("medium", "random"), ("random", "medium")):
            position = STRONGHOLD.setup({}, 2, seed)
            play_out(position, [KIT.players[level](seed) for level in levels])
            outcome = STRONGHOLD.outcome(position)
            assert outcome is not None
            assert [levels[winner] for winner in outcome.winners] == ["medium"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_reasons_are_told_in_whole_sentences(language: str) -> None:
    texts, position, told = catalogue(language), STRONGHOLD.setup({}, 2, 5), set()
    players: list[Player[View, Move]] = [quick(1), KIT.players["medium"](2)]
    while position.turn <= 4 and (decisions := STRONGHOLD.decisions(position)):
        decision = decisions[0]
        moves = STRONGHOLD.legal_moves(position, decision.seat)
        player = players[decision.seat]
        move = player.choose(STRONGHOLD.view(position, decision.seat), decision, moves)
        assert isinstance(player, Explains)
        if reasons := player.reasons():
            assert len(moves) > 1
            said = [reasons.aim, *reasons.open, *reasons.clocks, *(term.what for term in reasons.terms)]
            told |= {KIT.saying(saying, texts, ()) for saying in said}
        STRONGHOLD.play(position, decision.seat, move)
    assert len(told) > 20
    assert not [sentence for sentence in told if "{" in sentence or "players." in sentence]


def test_an_order_laid_in_secret_is_told_only_later() -> None:
    position = STRONGHOLD.setup({}, 2, 5)
    position.phase, position.outer[0] = 6, 2
    decision = Decision(0, "phase", "dispatch")
    order = Command("bluff", "W1", False)
    rule = policy_of("medium")
    laid = reasons_of(position, decision, order, (), rule)
    assert laid is not None
    assert laid.secret
    STRONGHOLD.play(position, 0, order)
    after = reasons_of(position, decision, Command("bluff", "W2", False), (), rule)
    assert after is not None
    assert after.secret
    pause = Decision(1, "spend", "", 3)
    position.stage, position.defenders[0].hourglasses = "pause", 3
    spent = reasons_of(position, pause, STRONGHOLD.legal_moves(position, 1)[0], (), rule)
    assert spent is not None
    assert not spent.secret


def test_ending_a_pause_is_no_aim_where_there_was_another() -> None:
    position = STRONGHOLD.setup({}, 2, 5)
    position.phase, position.stage, position.defenders[0].hourglasses = 1, "pause", 3
    pause, rule = Decision(1, "spend", "", 3), policy_of("medium")
    paid, ended = (reasons_of(position, pause, move, (), rule) for move in (Pay("cannon"), DONE))
    assert paid is not None
    assert ended is not None
    assert (paid.idle, ended.idle) == (False, True)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"guard": {}}, r"guard\.breach: .*required"),
        ({"siege": {**asdict(policy_of("medium").siege.siege), "ram": 1}}, r"siege\.ram: "),
    ],
)
def test_a_damaged_level_is_named_by_its_path(change: dict[str, Json], sentence: str) -> None:
    rule = policy_of("medium")
    siege, guard = rule.siege, rule.guard
    whole: dict[str, Json] = {"siege": asdict(siege.siege), "tiles": asdict(siege.tiles)}
    whole |= {"guard": asdict(guard.guard), "works": asdict(guard.works)}
    assert make_policy(parse_data(RuleLevel, whole)) == rule
    with pytest.raises(DataFault, match=sentence):
        parse_data(RuleLevel, {**whole, **change})


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"rule": "brutal"}, "rule: .*'medium'"),
        ({"hopes": []}, "hopes: "),
        ({"hopes": [0.5, 1.5]}, r"hopes\[1\]: .*less than or equal to 1"),
        ({"hopes": "much"}, "hopes: "),
        ({"depth": {"fewer": 0}}, "depth.fewer_rounds: rounds are given for further plans, and only for these"),
        ({"depth": {"fewer_rounds": []}}, "depth.fewer_rounds: rounds are given for further plans"),
        ({"depth": {"prepares": 7}}, "depth.prepares: 7 is more than the 6 further plans"),
        (
            {"depth": {"strikes_rounds": [{"worlds": 1, "keep": 1, "children": 2}]}},
            r"depth.strikes_rounds\[0\]: 'generations'",
        ),
    ],
)
def test_a_level_that_thinks_as_none_can_is_refused_by_its_path(change: dict[str, Json], fault: str) -> None:
    whole = json.loads(level_file("stronghold", "hard").read_text(encoding="utf-8"))
    for name, value in change.items():
        whole[name] = whole[name] | value if isinstance(value, dict) else value
    with pytest.raises(DataFault, match=f"^{fault}"):
        make_thinking(parse_data(ThinkingLevel, whole))


def test_what_is_bred_from_is_asked_in_each_world_of_the_round_with_broods_and_in_no_other() -> None:
    asked = []

    class Asked(StrikeBreeder):
        def merit(self, position: Position, seat: int) -> float:
            asked.append(super().merit(position, seat))
            return asked[-1]

    deep = thinking_of("hard")
    depth = replace(QUICK, strikes_rounds=(Halving(2, 2, 1, 1, 3), Halving(2, 1, 1)))
    thinking = Thinking(deep.policy, deep.novice, deep.weights, depth, deep.hopes)
    position = in_phase_6(4)
    position.stage, position.invaders[0].camp = "phase", [5, 5, 5]
    moves = STRONGHOLD.legal_moves(position, 0)
    player = PlanningPlayer(STRONGHOLD, thinking, 1, Asked())
    assert player.choose(STRONGHOLD.view(position, 0), STRONGHOLD.decisions(position)[0], moves) in moves
    assert len(asked) == 2 * (depth.strikes + 3)


def test_plans_are_made_anew_after_an_undo() -> None:
    position = STRONGHOLD.setup({}, 2, 8)
    player, before = quick(4), position.copy()
    first = player.choose(
        STRONGHOLD.view(before, 0), STRONGHOLD.decisions(before)[0], STRONGHOLD.legal_moves(before, 0)
    )
    play_out(position, [player, KIT.players["easy"](2)], turns=1)
    again = player.choose(
        STRONGHOLD.view(before, 0), STRONGHOLD.decisions(before)[0], STRONGHOLD.legal_moves(before, 0)
    )
    assert again == first


def in_phase_6(turn: int) -> Position:
    """Return a position in which the Invader is about to dispatch."""
    position = STRONGHOLD.setup({}, 2, 5)
    position.turn, position.phase = turn, 6
    return position


def test_the_invader_compares_ways_to_mass_first_and_later_more_ways_to_strike() -> None:
    """Before it strikes, the level follows its rule; one that compares ways to prepare has some of each kind."""
    thinking, dispatching = thinking_of("hard"), Decision(0, "phase", "dispatch")
    assert thinking.moment(in_phase_6(2), dispatching) is None
    assert thinking.moment(in_phase_6(4), dispatching) is not None
    thinking = Thinking(
        thinking.policy, thinking.novice, thinking.weights, replace(thinking.depth, prepares=12), thinking.hopes
    )
    striking = {}
    for turn in (2, 4):
        position = in_phase_6(turn)
        plans = thinking.plans(position, dispatching, (), random.Random(1))  # noqa: S311 - no secret
        policies = [plan.policy for plan in plans[1:]]
        striking[turn] = sum(isinstance(policy, Policy) and policy.siege.strike == turn for policy in policies)
        assert 0 < striking[turn] / len(policies) < 0.4 if turn == 2 else striking[turn] == len(policies) > 16
    assert [step.reach for step in thinking.rounds(in_phase_6(4), dispatching)][:1] == [1]


def test_a_siege_is_tried_against_the_rule_and_a_bend_of_it_and_a_defence_against_novices_too() -> None:
    """Check that novices judge no strike: against a novice nearly every assault succeeds."""
    thinking, position = thinking_of("hard"), in_phase_6(4)
    asked = {0: Decision(0, "phase", "dispatch"), 1: Decision(1, "spend", "", 5)}
    novices = {}
    for seat, decision in asked.items():
        position.phase = 3 if seat else 6  # after the last pause nothing comes that a Defender's model could decide
        worlds = range(sum(step.worlds for step in thinking.rounds(position, decision)))
        models = [thinking.model(world, position, decision, random.Random(world)) for world in worlds]  # noqa: S311
        assert models[0] == thinking.policy != models[1]
        novices[seat] = [world for world, model in enumerate(models) if isinstance(model, Script)]
    assert novices == {0: [], 1: [2]}
