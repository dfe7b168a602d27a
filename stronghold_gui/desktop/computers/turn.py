"""A computer's turn: the moves of one phase, computed one by one on a copy before any of them is played.

So people see a phase as one sequence, no half-finished phase is ever on the table, and an interruption takes nothing
back. Chance gives the same results on the copy as later in the match.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QElapsedTimer

from stronghold_gui.core.game import E, M, P, V
from stronghold_gui.players.seats import computer_asked

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Decision, Seat
    from stronghold_gui.core.match import Match
    from stronghold_gui.core.player import Reasons

_LONG = 1500
"""Milliseconds after which the moves decided so far are shown; the rest becomes a turn of its own."""


class Turn(Generic[P, M, E, V]):
    """A computer's turn, in the making.

    Attributes:
        decision: the decision with which it begins.
        trial: the copy of the match.
        moves: the decided moves, each with its seat.
        reasons: those of the last move that has reasons and changes something; if there is none, of the last move
            with reasons.
    """

    def __init__(self, match: Match[P, M, E, V], decision: Decision, step_at: Callable[[P], Hashable]) -> None:
        """Set up the turn.

        Args:
            match: the match; it is only read.
            decision: the computer's decision.
            step_at: returns the step of the game to which a position belongs.
        """
        self.decision = decision
        self.trial = match.at(len(match.played))
        self.moves: list[tuple[Seat, M]] = []
        self.reasons: Reasons | None = None
        self._step_at = step_at
        self._step = step_at(self.trial.position)
        self._clock = QElapsedTimer()

    def legal(self) -> list[M]:
        """Return the legal moves of the deciding seat."""
        return self.trial.game.legal_moves(self.trial.position, self.decision.seat)

    def view(self) -> V:
        """Return what the seat sees."""
        return self.trial.game.view(self.trial.position, self.decision.seat)

    def decide(self, move: M, reasons: Reasons | None) -> bool:
        """Play a decision on the copy; return whether the turn continues with another one, which is `decision` then."""
        seat = self.decision.seat
        if not self._clock.isValid():
            # Count from the first answer, since the process may have had to start first.
            self._clock.start()
        self.trial.play(seat, move)
        self.moves.append((seat, move))
        if reasons is not None and (self.reasons is None or self.reasons.idle or not reasons.idle):
            self.reasons = reasons
        following = computer_asked(self.trial.game.decisions(self.trial.position), self.trial.header.players)
        if following is None or following.seat != seat or self._clock.elapsed() > _LONG:
            return False
        if self._step_at(self.trial.position) != self._step:
            return False
        self.decision = following
        return True
