"""What happens without the player: what it means to do nothing, and what the other seats may answer.

Doing nothing (``idle_move``) is said precisely, because the rules force hourglasses to be spent: end what can be ended;
lay hourglasses that must be spent where they are farthest from bringing anything about; else take the first of
the moves as the rules list them.
"""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.defence.costs import costs_of
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import DONE, Command, Move, Pay
from stronghold_gui.games.stronghold.pieces import ACTION_INDEX
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.teaching.puzzles.puzzle import Puzzle

Turn = tuple[int, Sequence[Move]]
"""A seat that must decide, and moves."""


def players_turn(puzzle: Puzzle, position: Position) -> Turn | None:
    """Return the player's seat that decides now with all its moves, or ``None`` if another seat decides."""
    for decision in STRONGHOLD.decisions(position):
        if decision.seat in puzzle.plays:
            moves = STRONGHOLD.legal_moves(position, decision.seat)
            if moves:
                return decision.seat, moves
    return None


def answers(puzzle: Puzzle, position: Position) -> Turn:
    """Return the seat that decides when the player does not, with every move that it may make by the puzzle's terms.

    It never lays an order face down: a task that hangs on what the player cannot see would be a guess.
    """
    decision = next(one for one in STRONGHOLD.decisions(position) if one.seat not in puzzle.plays)
    moves = STRONGHOLD.legal_moves(position, decision.seat)
    planned = next((move for move in puzzle.plan if move in moves), None)
    if planned is not None:
        return decision.seat, [planned]
    if puzzle.answers == "pass" and (DONE in moves or decision.kind == Kind.SPEND):
        return decision.seat, [idle_move(position, moves)]
    return decision.seat, [move for move in moves if not isinstance(move, Command) or move.open]


def idle_move(position: Position, moves: Sequence[Move]) -> Move:
    """Return the move of who does nothing, among the legal ones."""
    if DONE in moves:
        return DONE
    costs = costs_of(position)

    def missing(move: Pay) -> int:
        action = ACTION_INDEX[move.action]
        return costs[action] - position.paid[action]

    return max((move for move in moves if isinstance(move, Pay)), key=missing, default=moves[0])
