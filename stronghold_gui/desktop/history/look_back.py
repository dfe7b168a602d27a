"""The controllers of a look back at an earlier moment, and of a trial that starts there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stronghold_gui.core.game import E, M, P, V
from stronghold_gui.core.match import Match
from stronghold_gui.desktop.play.controller import Controller, no_secrets

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from stronghold_gui.core.decision import Seat
    from stronghold_gui.desktop.language import Language


class LookBackController(Controller[P, M, E, V]):
    """The controller of an earlier moment, used by all widgets like any controller; it only reads the match.

    Its viewer is the one that the match had when the look back began, so it reveals nothing new to the people at the
    screen. After the end of the match nothing is secret, and the viewer may be any seat.

    Attributes:
        origin: the controller of the match, shown again after the look back.
        number: number of moves played at that moment.
    """

    kept = False

    def __init__(
        self, origin: Controller[P, M, E, V], number: int, parent: QObject | None = None, viewer: Seat | None = None
    ) -> None:
        """Make a controller for a moment.

        Args:
            origin: the controller of the match; its curtain must not be down.
            number: number of moves played at that moment, limited to the moves of the match.
            parent: its Qt parent.
            viewer: the seat whose view is shown if the match is over; by default the viewer of the match.
        """
        self.origin = origin
        self.number = min(max(number, 0), len(origin.match.played))
        whole = origin.match
        self._fixed_viewer = viewer if origin.over and viewer is not None else origin.viewer
        super().__init__(whole.at(self.number), no_secrets, parent, curtain=False)

    @property
    def whole(self) -> Match[P, M, E, V]:
        """The match whose moment is shown."""
        return self.origin.match

    @property
    def moment(self) -> int | None:
        return self.number

    @property
    def length(self) -> int:
        return len(self.whole.played)

    @property
    def still(self) -> bool:
        """Always true: an earlier moment cannot be changed."""
        return True

    @property
    def viewer(self) -> Seat | None:
        """The viewer, which is the same at each moment."""
        return self._fixed_viewer

    @property
    def can_peek(self) -> bool:
        """Always false: peeking is possible only in the match itself."""
        return False

    def go(self, number: int) -> None:
        """Show another moment; the next one is animated as the move that leads to it."""
        number = min(max(number, 0), self.length)
        before, self.number = self.number, number
        if number == before:
            return
        self.match = self.whole.at(number)
        self._seat_decider()
        forward = number == before + 1
        events = tuple(self.events_of(self.match.played[-1])) if forward else ()
        self.told = 1 if forward else 0
        self.changed.emit(events, "move" if forward else "undo")

    def moves(self) -> list[M]:
        return []

    def play(self, _move: M) -> bool:
        """Return False: an earlier moment cannot be changed."""
        return False

    def play_several(self, _move: M, _count: int) -> int:
        """Return 0: an earlier moment cannot be changed."""
        return 0

    def take(self, _seat: Seat) -> None:
        """Ignore the seat: no player joins an earlier moment."""

    def undo(self) -> bool:
        """Return False: an earlier moment cannot be changed."""
        return False

    def redo(self) -> bool:
        """Return False: an earlier moment cannot be changed."""
        return False

    @property
    def can_undo(self) -> bool:
        """Always false: an earlier moment cannot be changed."""
        return False

    @property
    def can_redo(self) -> bool:
        """Always false: an earlier moment cannot be changed."""
        return False

    def called(self, say: Language) -> str:
        """Return the title of the look back."""
        return say("history.title", number=self.number)


class WhatIfController(Controller[P, M, E, V]):
    """The controller of a trial: one person plays all seats, no curtain falls and everything can be undone.

    The trial has its own position and chance. Facts that are hidden from the person who starts it are imagined
    (`DeskTrials.suppose`), so it reveals no secret of the match.
    """

    kept = False

    def __init__(self, match: Match[P, M, E, V], number: int, parent: QObject | None = None) -> None:
        """Start the trial.

        Args:
            match: the copy that is played.
            number: number of moves that the match had at that moment.
            parent: its Qt parent.
        """
        super().__init__(match, no_secrets, parent, curtain=False)
        self.number = number

    def called(self, say: Language) -> str:
        """Return the title of the trial."""
        return say("history.what_if.title", number=self.number)
