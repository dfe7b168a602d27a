"""A player for any game, without knowledge of it: it plays random games to the end after each move and counts wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic

from stronghold_gui.core.chance import mix
from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.game import E, Game, M, Outcome, P, V
from stronghold_gui.core.player import MakePlayer, Stop
from stronghold_gui.players.halving import Halving, best_of
from stronghold_gui.players.policy import AtRandom, Policy, play_on
from stronghold_gui.players.question import dice_of, seed_of
from stronghold_gui.players.random_player import AnyMove

_MOST: Final = 4000
"""Number of moves after which a random game counts as undecided."""


_ROUNDS: Final = {
    "easy": (Halving(2, 1),),
    "medium": (Halving(8, 1),),
    "hard": (Halving(12, 4), Halving(24, 1)),
}
"""The rounds of trials of each level."""


def guessers(game: Game[P, M, E, V]) -> dict[str, MakePlayer[V, M]]:
    """Return all levels of players for a game without its own levels."""

    def maker(rounds: Sequence[Halving]) -> MakePlayer[V, M]:
        return lambda seed: Guesser(game, rounds, seed)

    return {"random": AnyMove, **{level: maker(rounds) for level, rounds in _ROUNDS.items()}}


def never() -> bool:
    """Return false: the stop condition of a player without a time limit."""
    return False


class Guesser(Generic[P, M, E, V]):
    """A computer player (``core.player.Player``) that imagines the hidden facts again for every world.

    Args:
        game: the rules.
        rounds: for each round, the number of worlds in which each move is tried, and the number of moves kept.
        seed: the seed of its own randomness.
    """

    def __init__(self, game: Game[P, M, E, V], rounds: Sequence[Halving], seed: int) -> None:
        self._game, self._rounds, self._seed = game, tuple(rounds), seed
        self._stop: Stop = never

    def heed(self, stop: Stop) -> None:
        """Call ``stop`` between two trials."""
        self._stop = stop

    def choose(self, view: V, decision: Decision, moves: Sequence[M]) -> M:
        """Return the move after which the seat wins most often."""
        if len(moves) == 1:
            return moves[0]
        seed = seed_of(self._seed, decision, moves, self._game.text)

        def attempt(number: int, world: int, _reach: int) -> float:
            return self._try(view, decision, moves[number], seed, world)

        return moves[best_of(len(moves), self._rounds, attempt, self._stop)[0].number]

    def _try(self, view: V, decision: Decision, move: M, seed: int, world: int) -> float:
        """Return the result of a move in a world that is played on at random; all moves meet the same chance there."""
        of_world = mix(seed, world)
        position = self._game.imagine(view, of_world)
        self._game.play(position, decision.seat, move)
        at_random: Policy[P, M] = AtRandom(dice_of(of_world))
        play_on(self._game, position, lambda _seat: at_random, lambda _position: False, _MOST)
        return self._value(self._game.outcome(position), decision.seat)

    def _value(self, outcome: Outcome | None, seat: Seat) -> float:
        """Return the value of an outcome for a seat, from 0 to 1: a win, and a small bonus for being ahead."""
        if outcome is None:
            return 0.5
        best = max(map(abs, outcome.scores), default=0) or 1
        share = 0.1 * outcome.scores[seat] / best if outcome.scores else 0.0
        return (0.9 if seat in outcome.winners else 0.0) + max(0.0, share)
