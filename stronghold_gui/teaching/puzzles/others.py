"""The deciding seat in a puzzle, and the moves considered for seats that the player does not play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.game import M, P
from stronghold_gui.teaching.puzzles.puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class Turn(Generic[M]):
    """A seat that must decide, and the moves to consider."""

    seat: Seat
    moves: Sequence[M]


def players_turn(puzzle: Puzzle[P, M], position: P) -> Turn[M] | None:
    """Return the player's seat that decides now, and all its moves; ``None`` if another seat decides."""
    for decision in _asked(puzzle, position):
        if decision.seat in puzzle.plays:
            moves = puzzle.rules.legal_moves(position, decision.seat)
            if moves:
                return Turn(decision.seat, moves)
    return None


def answers(puzzle: Puzzle[P, M], position: P) -> Turn[M]:
    """Return the other seat that decides now, and every move that the terms of the puzzle allow it.

    Moves that put hidden things on the table are left out, since a task that depends on them would be a guess.
    """
    decision = next(one for one in _asked(puzzle, position) if one.seat not in puzzle.plays)
    moves = puzzle.rules.legal_moves(position, decision.seat)
    planned = next((move for move in puzzle.plan if move in moves), None)
    if planned is not None:
        return Turn(decision.seat, [planned])
    if puzzle.answers == "pass" and puzzle.terms.may_idle(decision, moves):
        return Turn(decision.seat, [puzzle.terms.idle_move(position, moves)])
    return Turn(decision.seat, puzzle.terms.open_moves(moves))


def _asked(puzzle: Puzzle[P, M], position: P) -> Iterator[Decision]:
    """Yield the current decisions: all blocking ones, but an offer to interrupt only if it comes first."""
    for number, decision in enumerate(puzzle.rules.decisions(position)):
        if decision.blocking or not number:
            yield decision
