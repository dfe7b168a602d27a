"""Playing an imagined position to the end or a limit, each seat by a policy."""

from __future__ import annotations

from collections.abc import Callable

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import E, Game, M, P, V
from stronghold_gui.players.policy import Policy


def play_on(
    game: Game[P, M, E, V],
    position: P,
    of_seat: Callable[[Seat], Policy[P, M]],
    far_enough: Callable[[P], bool],
    most: int,
) -> int:
    """Play a position on, changing it, until the game is over or ``far_enough`` holds; return the number of moves.

    Args:
        game: the rules.
        position: an imagined position; it is changed.
        of_seat: returns the policy of a seat.
        far_enough: called before every move.
        most: limit of moves.
    """
    for played in range(most):
        if far_enough(position):
            return played
        decisions = game.decisions(position)
        if not decisions:
            return played
        decision = decisions[0]
        moves = game.legal_moves(position, decision.seat)
        move = moves[0] if len(moves) == 1 else of_seat(decision.seat).choose(position, decision, moves)
        game.play(position, decision.seat, move)
    return most
