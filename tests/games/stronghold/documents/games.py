"""Positions of random games, for tests that need many different ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from hypothesis import strategies as st

from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.ids import SEATS
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.values import EDITIONS
from stronghold_gui.players.random_player import RandomPlayer

_TABLES: Final = [(seats, cards) for seats in SEATS for cards in STRONGHOLD.options(seats)["cards"]]
"""Numbers of players, each with the ways they get their phase cards."""


def game_positions(edition: str, cards: str, seed: int, seats: int = 2) -> Iterator[Position]:
    """Yield the positions of a random game, each to be copied before it is kept."""
    position = STRONGHOLD.setup({"edition": edition, "cards": cards}, seats, seed)
    player = RandomPlayer(seed)
    yield position
    while decisions := STRONGHOLD.decisions(position):
        seat = player.choose(list(decisions)).seat
        STRONGHOLD.play(position, seat, player.choose(STRONGHOLD.legal_moves(position, seat)))
        yield position


@cache
def _whole_game(edition: str, cards: str, seed: int, seats: int) -> tuple[Position, ...]:
    return tuple(position.copy() for position in game_positions(edition, cards, seed, seats))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position of one of some random games of two, three or four."""
    seats, cards = draw(st.sampled_from(_TABLES))
    game = _whole_game(draw(st.sampled_from(EDITIONS)), cards, draw(st.integers(0, 7)), seats)
    return game[draw(st.integers(0, len(game) - 1))].copy()
