"""Invariants of games for three or four: random games, checked move by move."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.pieces import ACTION_INDEX, DEFENDER_ACTIONS, USED
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.preparation.payment import holder
from stronghold_gui.games.stronghold.wording.nouns import side_of
from tests.games.stronghold.partners.seats import sides_of

GAMES = [("revised", 3, 21), ("first", 3, 22), ("revised", 4, 23), ("first", 4, 24)]
games = pytest.mark.parametrize(("edition", "seats", "seed"), GAMES)


def random_game(edition: str, seats: int, seed: int) -> Iterator[tuple[Position, Position, list[e.Event]]]:
    """Play at random, any of those who decide acting; yield the position before and after each move, and its events."""
    dice = random.Random(seed)  # noqa: S311 - chooses moves, keeps no secret
    position = STRONGHOLD.setup({"edition": edition}, seats, seed)
    while decisions := STRONGHOLD.decisions(position):
        seat = dice.choice(decisions).seat
        before = position.copy()
        move = dice.choice(STRONGHOLD.legal_moves(position, seat))
        yield before, position, STRONGHOLD.play(position, seat, move)


@games
def test_nobody_ever_acts_for_a_side_that_is_not_his(edition: str, seats: int, seed: int) -> None:
    seen = 0
    for position, _, _ in random_game(edition, seats, seed):
        for decision in STRONGHOLD.decisions(position):
            mine = sides_of(position, decision.seat)
            for move in STRONGHOLD.legal_moves(position, decision.seat):
                words = STRONGHOLD.text(move).split()[1:]
                sides = {side for word in words for part in word.split("-") if (side := side_of(part))}
                assert sides <= mine, STRONGHOLD.text(move)
                seen += bool(sides)
    assert seen > 1000


@games
def test_R_100_hourglass_colours_never_mix_on_an_action(edition: str, seats: int, seed: int) -> None:
    colour: dict[str, int] = {}
    laid = 0
    for _, position, events in random_game(edition, seats, seed):
        for event in events:
            if isinstance(event, e.HourglassLaid):
                laid += 1
                assert colour.setdefault(event.action, event.seat) == event.seat
            elif isinstance(event, e.ActionDone):
                assert colour.pop(event.action) == event.seat
        if seats == 4:
            for action in DEFENDER_ACTIONS:
                started = [defender.started >> ACTION_INDEX[action] & 1 for defender in position.defenders]
                assert sum(started) == bool(position.paid[ACTION_INDEX[action]])
                if any(started):
                    assert started.index(1) + 2 == colour[action]
    assert laid


def open_to(position: Position, seat: int) -> set[str]:
    """Return the actions that a seat can take from its own card now."""
    return {action for action in USED if holder(position, seat, action) == seat}


@games
def test_R_98_a_partners_use_blocks_exactly_that_action(edition: str, seats: int, seed: int) -> None:
    borrowed = 0
    for before, after, events in random_game(edition, seats, seed):
        for event in events:
            if isinstance(event, e.ActionBorrowed):
                borrowed += 1
                assert open_to(before, event.owner) - open_to(after, event.owner) == {event.action}
                assert open_to(before, event.seat) == open_to(after, event.seat)
    assert borrowed


@games
def test_only_partners_decide_at_the_same_time_and_who_is_ready_is_not_asked(
    edition: str, seats: int, seed: int
) -> None:
    together = 0
    for _, position, _ in random_game(edition, seats, seed):
        asked = [decision.seat for decision in STRONGHOLD.decisions(position)]
        if len(asked) > 1:
            together += 1
            assert tuple(asked) == STRONGHOLD.team(position, asked[0])
        if position.stage in ("start", "phase", "pause") and not position.todo:
            assert not [seat for seat in asked if position.ready >> seat & 1]
    assert together
