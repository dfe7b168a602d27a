"""What it means to do nothing: catapults rest, battle cards end, and where the rules make one choose, the first way."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.games.warriors.moves import END, PASS_WINDOW, Move


def idle_move(moves: Sequence[Move]) -> Move:
    """Return the move of who does nothing, among the legal ones."""
    return next((move for move in (END, PASS_WINDOW) if move in moves), moves[0])


def may_idle(moves: Sequence[Move]) -> bool:
    """Tell whether a seat that needs to do nothing can do nothing here."""
    return END in moves or PASS_WINDOW in moves
