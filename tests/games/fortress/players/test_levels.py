"""Every level plays every scenario, mode and number of people, without hidden knowledge, and gives reasons."""

from __future__ import annotations

import random
from dataclasses import asdict

import pytest

from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.player import Explains, Player
from stronghold_gui.core.reading import DataFault, Json
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.moves import Move
from stronghold_gui.games.fortress.players.levels import RuleLevel, make_style, style_of
from stronghold_gui.games.fortress.view import View
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import catalogue
from tests.games.fortress.subject import subject

KIT = LIBRARY.kit("fortress")
LEVELS = ("random", "easy", "medium", "hard")
MATCHES = [
    (2, "siege", "expert", "draft"),
    (3, "siege", "discovery", "given"),
    (2, "ambush", "discovery", "chosen"),
    (3, "ambush", "expert", "given"),
    (4, "ambush", "expert", "draft"),
    (2, "small", "expert", "given"),
    (2, "small", "discovery", "given"),
]


def made(level: str, seed: int) -> Player[View, Move]:
    return KIT.players[level](seed)


def options(scenario: str, mode: str = "usual", armies: str = "given") -> dict[str, str]:
    return {"scenario": scenario, "mode": mode, "armies": armies}


@pytest.mark.parametrize(("seats", "scenario", "mode", "armies"), MATCHES)
def test_levels_play_each_other_to_the_end(seats: int, scenario: str, mode: str, armies: str) -> None:
    position = FORTRESS.setup(options(scenario, mode, armies), seats, 3)
    players = [made(LEVELS[-1 - (seat + seats) % len(LEVELS)], seat) for seat in range(seats)]
    while decisions := FORTRESS.decisions(position):
        decision = decisions[0]
        moves = FORTRESS.legal_moves(position, decision.seat)
        move = players[decision.seat].choose(FORTRESS.view(position, decision.seat), decision, moves)
        assert move in moves
        FORTRESS.play(position, decision.seat, move)
    assert FORTRESS.outcome(position) is not None


@pytest.mark.parametrize("level", LEVELS)
def test_other_order_markers_and_chance_to_come_change_no_choice(level: str) -> None:
    dice, asked, hidden = random.Random(5), 0, 0  # noqa: S311 - no secret
    unseen = subject().unseen
    position = FORTRESS.setup(options("siege"), 2, 6)
    twins = [(made(level, seat), made(level, seat)) for seat in range(2)]
    while position.round < 3 and (decisions := FORTRESS.decisions(position)):
        decision = decisions[0]
        seat, moves = decision.seat, FORTRESS.legal_moves(position, decision.seat)
        other = unseen(position, seat, dice)
        first, second = twins[seat]
        move = first.choose(FORTRESS.view(position, seat), decision, moves)
        assert second.choose(FORTRESS.view(other, seat), decision, moves) == move
        asked += len(moves) > 1
        hidden += other.markers != position.markers
        FORTRESS.play(position, seat, move)
    assert asked > 40
    assert hidden > 10


def won(levels: tuple[str, str], scenario: str, seed: int) -> tuple[int, ...]:
    """Return who wins a match of two levels."""
    position = FORTRESS.setup(options(scenario), 2, seed)
    players = [made(level, seed + seat) for seat, level in enumerate(levels)]
    while decisions := FORTRESS.decisions(position):
        seat, moves = decisions[0].seat, FORTRESS.legal_moves(position, decisions[0].seat)
        FORTRESS.play(position, seat, players[seat].choose(FORTRESS.view(position, seat), decisions[0], moves))
    return position.winners


def test_hard_takes_the_flag_from_medium_and_keeps_its_own() -> None:
    assert any(won(("medium", "hard"), "siege", seed) == (1,) for seed in range(8))
    assert sum(won(("hard", "medium"), "siege", seed) == (0,) for seed in range(3)) >= 2


def test_medium_takes_the_flag_from_who_plays_at_random_and_keeps_its_own() -> None:
    assert sum(won(("random", "medium"), "siege", seed) == (1,) for seed in range(4)) >= 3
    assert sum(won(("medium", "random"), "siege", seed) == (0,) for seed in range(2)) == 2


def test_RF_83_between_equal_players_either_side_of_the_small_game_wins_some() -> None:
    winners: set[tuple[int, ...]] = set()
    for seed in range(12):
        winners.add(won(("medium", "medium"), "small", seed))
        if len(winners) > 1:
            break
    assert winners == {(0,), (1,)}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_reasons_are_told_in_whole_sentences(language: str) -> None:
    texts, told = catalogue(language), set()
    for scenario in ("ambush", "small"):
        position = FORTRESS.setup(options(scenario, armies="draft" if scenario == "ambush" else "given"), 2, 6)
        players = [made(level, 4) for level in ("medium", "easy")]
        while position.round < 3 and (decisions := FORTRESS.decisions(position)):
            decision = decisions[0]
            player, moves = players[decision.seat], FORTRESS.legal_moves(position, decision.seat)
            move = player.choose(FORTRESS.view(position, decision.seat), decision, moves)
            assert isinstance(player, Explains)
            if reasons := player.reasons():
                assert reasons.secret == (decision.kind == "mark")
                said = [reasons.aim, *reasons.clocks, *(term.what for term in reasons.terms)]
                told |= {KIT.saying(saying, texts, ()) for saying in said}
            FORTRESS.play(position, decision.seat, move)
    assert len(told) > 40
    assert not [sentence for sentence in told if "{" in sentence or "players." in sentence]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"attack": -1}, r"marshal\.attack: .*greater than or equal to 0"),
        ({"attack": "much"}, r"marshal\.attack: .*number"),
        ({"attack": True}, r"marshal\.attack: .*number"),
        ({"attacks": 1}, r"marshal\.attacks: "),
    ],
)
def test_what_cannot_be_a_weight_is_refused_by_its_path(change: dict[str, Json], fault: str) -> None:
    weights: dict[str, Json] = asdict(style_of("medium").usual)
    assert parse_data(RuleLevel, {"marshal": weights}).marshal == style_of("medium").usual
    with pytest.raises(DataFault, match=fault):
        parse_data(RuleLevel, {"marshal": weights | change})


def test_a_level_without_one_of_the_weights_is_refused_by_its_path() -> None:
    weights: dict[str, Json] = asdict(style_of("medium").usual)
    del weights["whim"]
    with pytest.raises(DataFault, match=r"marshal\.whim: .*required"):
        parse_data(RuleLevel, {"marshal": weights})


def test_a_side_plays_by_its_own_weights_and_others_by_those_of_the_level() -> None:
    weights: dict[str, Json] = asdict(style_of("medium").usual)
    role: Json = {"end": "flag", "side": 1, "marshal": {"drop": 3}}
    style = make_style(parse_data(RuleLevel, {"marshal": weights, "roles": [role]}))
    siege, small = (FORTRESS.setup(options(scenario), 2, 1) for scenario in ("siege", "small"))
    assert [style.fitting(siege, player).drop for player in range(2)] == [0, 3]
    assert [style.fitting(small, player).drop for player in range(2)] == [0, 0]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"attack": -1}, r"roles\[0\]\.marshal\.attack: .*greater than or equal to 0"),
        ({"attacks": 1}, r"roles\[0\]\.marshal\.attacks: "),
    ],
)
def test_a_weight_of_one_side_is_refused_by_its_path(change: dict[str, Json], fault: str) -> None:
    role: Json = {"end": "flag", "side": 1, "marshal": change}
    file = parse_data(RuleLevel, {"marshal": asdict(style_of("medium").usual), "roles": [role]})
    with pytest.raises(DataFault, match=fault):
        make_style(file)
