"""Positions of random games, for tests that need many different ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hypothesis import strategies as st

from stronghold_gui.games.stronghold.game import CARD_CHOICES, STRONGHOLD
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.values import EDITIONS
from stronghold_gui.players.random_player import RandomPlayer


def game_positions(edition: str, cards: str, seed: int) -> Iterator[Position]:
    """Yield the positions of a random game, each to be copied before it is kept."""
    position = STRONGHOLD.setup({"edition": edition, "cards": cards}, 2, seed)
    player = RandomPlayer(seed)
    yield position
    while decisions := STRONGHOLD.decisions(position):
        seat = decisions[0].seat
        STRONGHOLD.play(position, seat, player.choose(STRONGHOLD.legal_moves(position, seat)))
        yield position


@cache
def _whole_game(edition: str, cards: str, seed: int) -> tuple[Position, ...]:
    return tuple(position.copy() for position in game_positions(edition, cards, seed))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position of one of some random games."""
    game = _whole_game(draw(st.sampled_from(EDITIONS)), draw(st.sampled_from(CARD_CHOICES)), draw(st.integers(0, 7)))
    return game[draw(st.integers(0, len(game) - 1))].copy()
