"""The summary of a round agrees with the victory piles and the points of the table."""

from __future__ import annotations

import random

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.scoring import scores
from stronghold_gui.games.warriors.story.rounds import before, last_round


@pytest.mark.parametrize(("seats", "box"), [(2, "base"), (4, "hordes")])
def test_each_round_tells_what_came_to_the_victory_piles_in_it(seats: int, box: str) -> None:
    match = Match(WARRIORS, Header("warriors", {"box": box}, ("",) * seats, 5))
    rng, piles, ended = random.Random(5), [0] * seats, 0  # noqa: S311 - a game, no secret
    assert last_round(match.played, match.position_after) is None
    while not WARRIORS.outcome(match.position):
        seat = WARRIORS.decisions(match.position)[0].seat
        done = match.play(seat, rng.choice(WARRIORS.legal_moves(match.position, seat)))
        if not any(isinstance(event, e.RoundEnded) for event in done.events):
            continue
        ended += 1
        told = last_round(match.played, match.position_after)
        assert told is not None
        number, rows = told
        assert number == ended
        assert [row.score for row in rows] == sorted(scores(match.position), reverse=True)
        for row in rows:
            assert (row.pile, row.score) == (match.position.pile_size(row.seat), scores(match.position)[row.seat])
            assert len(row.won) == row.pile - piles[row.seat]
        assert sum(row.lost for row in rows) == sum(len(row.won) for row in rows)
        piles = [match.position.pile_size(seat) for seat in range(seats)]
    assert ended == 3


@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_that_begins_within_a_round_tells_of_the_whole_round(seats: int) -> None:
    match = Match(WARRIORS, Header("warriors", {"box": "base"}, ("",) * seats, 5))
    rng = random.Random(5)  # noqa: S311 - a game, no secret
    while not WARRIORS.outcome(match.position):
        seat = WARRIORS.decisions(match.position)[0].seat
        match.play(seat, rng.choice(WARRIORS.legal_moves(match.position, seat)))
    records = [done.record for done in match.played]
    for begin in range(0, len(records), 7):
        earlier = before(match.played[:begin], match.position_after)
        trial = Match(WARRIORS, match.header, match.position_after(begin))
        for number in range(begin, len(records) + 1, 5):
            trial.replay(records[begin + len(trial.played) : number])
            told = last_round(trial.played, trial.position_after, earlier)
            assert told == last_round(match.played[:number], match.position_after)
