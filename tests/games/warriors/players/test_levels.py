"""Every level plays every number of seats, without hidden knowledge, and gives reasons."""

from __future__ import annotations

import random

import pytest

from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.player import Explains, Player
from stronghold_gui.core.reading import DataFault
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.players.levels import StrategistLevel
from stronghold_gui.games.warriors.view import View
from stronghold_gui.players.levels import LEVELS
from stronghold_gui.text import catalogue
from tests.games.warriors.subject import subject

KIT = LIBRARY.kit("warriors")
MATCHES = [(seats, box) for seats in WARRIORS.seat_counts for box in WARRIORS.options(seats)["box"]]


def made(level: str, seed: int) -> Player[View, Move]:
    """Return a player of a level."""
    return KIT.players[level](seed)


@pytest.mark.parametrize(("seats", "box"), MATCHES)
def test_levels_play_each_other_to_the_end(seats: int, box: str) -> None:
    position = WARRIORS.setup({"box": box}, seats, 3)
    players = [made(LEVELS[-1 - (seat + seats) % len(LEVELS)], seat) for seat in range(seats)]
    while decisions := WARRIORS.decisions(position):
        decision = decisions[0]
        moves = WARRIORS.legal_moves(position, decision.seat)
        move = players[decision.seat].choose(WARRIORS.view(position, decision.seat), decision, moves)
        assert move in moves
        WARRIORS.play(position, decision.seat, move)
    assert WARRIORS.outcome(position) is not None


@pytest.mark.parametrize("level", LEVELS)
def test_other_hands_the_pile_and_chance_to_come_change_no_choice(level: str) -> None:
    dice, asked = random.Random(5), 0  # noqa: S311 - no secret
    unseen = subject().unseen
    position = WARRIORS.setup({"box": "hordes"}, 3, 6)
    twins = [(made(level, seat), made(level, seat)) for seat in range(3)]
    while position.round < 2 and (decisions := WARRIORS.decisions(position)):
        decision = decisions[0]
        seat, moves = decision.seat, WARRIORS.legal_moves(position, decision.seat)
        other = unseen(position, seat, dice)
        first, second = twins[seat]
        move = first.choose(WARRIORS.view(position, seat), decision, moves)
        assert second.choose(WARRIORS.view(other, seat), decision, moves) == move
        asked += len(moves) > 1
        WARRIORS.play(position, seat, move)
    assert asked > 10


def test_medium_beats_random() -> None:
    won = 0
    for seed in range(12):
        levels = ("medium", "random") if seed % 2 else ("random", "medium")
        position = WARRIORS.setup({}, 2, seed)
        players = [made(level, seed + seat) for seat, level in enumerate(levels)]
        while decisions := WARRIORS.decisions(position):
            seat, moves = decisions[0].seat, WARRIORS.legal_moves(position, decisions[0].seat)
            WARRIORS.play(position, seat, players[seat].choose(WARRIORS.view(position, seat), decisions[0], moves))
        won += levels.index("medium") in position.winners
    assert won >= 8


@pytest.mark.parametrize("language", ["en", "fr"])
def test_reasons_are_told_in_whole_sentences_with_the_names_of_people(language: str) -> None:
    texts, told, nameless = catalogue(language), set(), set()
    position = WARRIORS.setup({"box": "hordes"}, 3, 6)
    players = [made(level, 4) for level in ("hard", "medium", "easy")]
    while position.round < 3 and (decisions := WARRIORS.decisions(position)):
        decision = decisions[0]
        player, moves = players[decision.seat], WARRIORS.legal_moves(position, decision.seat)
        move = player.choose(WARRIORS.view(position, decision.seat), decision, moves)
        assert isinstance(player, Explains)
        if reasons := player.reasons():
            assert reasons.secret == (decision.kind == "keep")
            said = [reasons.aim, *reasons.clocks, *(term.what for term in reasons.terms)]
            told |= {KIT.saying(saying, texts, ("Zoé", "", "Luc")) for saying in said}
            nameless |= {KIT.saying(saying, texts, ()) for saying in said}
        WARRIORS.play(position, decision.seat, move)
    assert len(told) > 10
    assert not [sentence for sentence in told if "{" in sentence or "players." in sentence]
    seats = [KIT.words.seat(seat, texts) for seat in "ab"]
    assert all(any(seat in sentence for sentence in nameless) for seat in seats)
    assert not [sentence for sentence in told if seats[0] in sentence]
    assert all(any(name in sentence for sentence in told) for name in ("Zoé", seats[1], "Luc"))


def test_a_level_that_plays_by_the_rule_of_no_level_is_refused() -> None:
    with pytest.raises(DataFault, match=r"rule: .*'medium'"):
        parse_data(StrategistLevel, {"rule": "brutal", "weights": {}})
