"""Moves, events and decisions of every game are small frozen values: compared, hashed, copied and pickled."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator

import pytest
from msgspec import Struct, structs

from stronghold_gui.games.library import LIBRARY
from tests.games.begun import kinds, play_on

SEEDS = range(4)
MOVES = 60


def values(game: str) -> Iterator[Struct]:
    """Yield decisions, moves and events from the beginning of some matches of a game."""
    found = list(kinds(game))
    for seed in SEEDS:
        dice = random.Random(seed)  # noqa: S311 - which moves, nothing secret
        match = dice.choice(found).begin(seed)
        play_on(match, dice, MOVES)
        for decision in match.game.decisions(match.position):
            yield decision
            yield from match.game.legal_moves(match.position, decision.seat)
        for done in match.played:
            yield from (done.record.move, *done.events)


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_values_come_back_from_copies_and_pickles(game: str) -> None:
    for value in set(values(game)):
        others = copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))  # noqa: S301 - made here
        for other in others:
            assert type(other) is type(value)
            assert other == value
            assert hash(other) == hash(value)


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_values_cannot_be_changed_in_place(game: str) -> None:
    for value in set(values(game)):
        for name in value.__struct_fields__:
            with pytest.raises(AttributeError):
                setattr(value, name, None)


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_values_of_two_kinds_are_never_equal(game: str) -> None:
    by_members: dict[tuple[object, ...], set[Struct]] = {}
    for value in values(game):
        by_members.setdefault(structs.astuple(value), set()).add(value)
    for alike in by_members.values():
        assert len(alike) == len({type(value) for value in alike})
