"""Playing at random: for tests, for measuring, and as the weakest opponent."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import E, Game, M, P, V

_MOST: Final = 20_000
"""The most moves of a game; no real game reaches it."""
Watch = Callable[[list[Any]], None]
"""A function that receives the events of every move."""


class StuckError(RuntimeError):
    """A game without an end: no seat can move, or it never stops. A fault of the rules."""


class RandomPlayer:
    """A player that chooses any legal move, all equally likely; the same seed gives the same choices."""

    def __init__(self, seed: int) -> None:
        """Begin with a separate source of randomness; the match's is never touched."""
        self._random = random.Random(seed)  # noqa: S311 - a game, no secret

    def choose(self, moves: list[M]) -> M:
        """Return one of the moves."""
        return moves[int(self._random.random() * len(moves))]


class AnyMove:
    """The level ``random``: implements ``core.player.Player`` and ignores the view."""

    def __init__(self, seed: int) -> None:
        """Begin with a separate source of randomness."""
        self._random = RandomPlayer(seed)

    def choose(self, view: object, decision: Decision, moves: Sequence[M]) -> M:  # noqa: ARG002 - looks at nothing
        """Return any of the moves."""
        return self._random.choose(list(moves))


def play_out(game: Game[P, M, E, V], position: P, player: RandomPlayer, watch: Watch | None = None) -> int:
    """Play a position to the end at random, on the position itself; return the number of moves.

    Args:
        game: the rules.
        position: the start; it is changed.
        player: chooses every move and, if several seats have a decision, the seat that moves.
        watch: receives the events.

    Raises:
        StuckError: a seat must decide and has no legal move, or the game does not end.
    """
    for played in range(_MOST):
        decisions = game.decisions(position)
        if not decisions:
            return played
        seat = decisions[0].seat if len(decisions) == 1 else player.choose(list(decisions)).seat
        moves = game.legal_moves(position, seat)
        if not moves:
            raise StuckError(f"seat {seat} must decide '{decisions[0].kind}' and has no legal move")
        events = game.play(position, seat, player.choose(moves))
        if watch is not None:
            watch(events)
    raise StuckError(f"the game was not over after {_MOST} moves")
