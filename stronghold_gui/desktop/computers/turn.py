"""A computer's turn: the moves of one phase, computed one by one on a copy before any of them is played.

So people see a phase as one sequence, and an interruption never leaves a half-finished phase on the table. Chance gives
the same results on the copy as later in the match.
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
"""Milliseconds after which the moves decided so far are played; the others form another turn."""


class Turn(Generic[P, M, E, V]):
    """A computer's turn while its moves are being decided.

    Attributes:
        decision: the decision that comes next.
        trial: the copy of the match.
        moves: the decided moves, each with its seat.
        reasons: the reasons of the last move that changes something (not `Reasons.idle`); without such a move, those
            of the last move.
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
        """Return the view of the deciding seat."""
        return self.trial.game.view(self.trial.position, self.decision.seat)

    def decide(self, move: M, reasons: Reasons | None) -> bool:
        """Play a move on the copy; return whether the turn continues with another decision, now `decision`."""
        seat = self.decision.seat
        if not self._clock.isValid():
            # Count from the first answer, since the process may have to start before it.
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
