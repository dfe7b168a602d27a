"""Proofs about a puzzle: it can be solved, but not by doing nothing, and not without the moves in ``needs``."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.game import M, P
from stronghold_gui.core.outcomes import TooLargeError
from stronghold_gui.core.save.faults import Fault
from stronghold_gui.teaching.puzzles.document import Wrong
from stronghold_gui.teaching.puzzles.match import MOST_NODES
from stronghold_gui.teaching.puzzles.node import first_node
from stronghold_gui.teaching.puzzles.others import players_turn
from stronghold_gui.teaching.puzzles.puzzle import Puzzle
from stronghold_gui.teaching.puzzles.solver import Choice, Solver, all_but, doing_nothing, worth_a_try

_PLACE: Final = "position"


def faults_of(puzzle: Puzzle[P, M]) -> list[Fault]:
    """Return the claims that cannot be proved, as faults; a judged puzzle only claims that its solution is possible."""
    faults: list[Fault] = []
    if puzzle.judged:
        turn = players_turn(puzzle, puzzle.start)
        possible = turn is not None and all(move in turn.moves for move in puzzle.solution)
        return [] if possible else [Fault(Wrong.WRONG_SOLUTION, "solution")]
    claims: list[tuple[Choice[P, M], bool, Fault]] = [
        (worth_a_try, True, Fault(Wrong.UNSOLVABLE, _PLACE)),
        (doing_nothing, False, Fault(Wrong.SOLVES_ITSELF, _PLACE)),
    ]
    if puzzle.needs:
        needs = ", ".join(map(puzzle.rules.text, puzzle.needs))
        claims.append((all_but(puzzle.needs), False, Fault(Wrong.NOT_NEEDED, "needs", {"value": needs})))
    for choice, expected, fault in claims:
        try:
            if Solver(puzzle, choice).succeeds(first_node(puzzle)) is not expected:
                faults.append(fault)
        except TooLargeError:
            return [*faults, Fault(Wrong.TOO_LARGE, _PLACE)]
    line = Solver(puzzle, most=MOST_NODES).follow(first_node(puzzle), puzzle.solution)
    if not line:
        faults.append(Fault(Wrong.WRONG_SOLUTION, "solution"))
    return faults
