"""Controllers of looking back: an earlier moment, which refuses every move, and a what-if that starts there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stronghold_gui.core.match import Match
from stronghold_gui.desktop.play.controller import Controller, no_secrets

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from stronghold_gui.core.decision import Seat
    from stronghold_gui.desktop.language import Language


class LookBackController(Controller):
    """Stands between a moment of a match and all widgets, like any controller; the match itself is only read.

    What is shown is what the seat at the screen may see of that moment: no more than it could see then, and so no more
    than it may know now. With a seat that keeps its secrets aside, it is what everybody could see.

    Attributes:
        origin: the controller of the match, to which one returns.
        number: how many moves had been played.
    """

    kept = False

    def __init__(self, origin: Controller, number: int, parent: QObject | None = None) -> None:
        """Look at a moment.

        Args:
            origin: whose match it is; no curtain is down there.
            number: how many moves had been played; what is too much or too little becomes the end or the start.
            parent: its Qt parent.
        """
        self.origin = origin
        self.number = min(max(number, 0), len(origin.match.played))
        whole = origin.match
        self._fixed_viewer = origin.viewer
        super().__init__(whole.at(self.number), no_secrets, parent, curtain=False)

    @property
    def whole(self) -> Match[Any, Any, Any, Any]:
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
        """Always: what was cannot be changed."""
        return True

    @property
    def viewer(self) -> Seat | None:
        """For which viewer: those for which the match itself is shown."""
        return self._fixed_viewer

    @property
    def can_peek(self) -> bool:
        """Never; peeking is done at the match itself."""
        return False

    def go(self, number: int) -> None:
        """Show another moment; the next one as the move that leads to it."""
        number = min(max(number, 0), self.length)
        before, self.number = self.number, number
        if number == before:
            return
        self.match = self.whole.at(number)
        self._be_seated()
        forward = number == before + 1
        events = tuple(self.events_of(self.match.played[-1])) if forward else ()
        self.told = 1 if forward else 0
        self.changed.emit(events, "move" if forward else "undo")

    def moves(self) -> list[object]:
        """Return that nothing can be played."""
        return []

    def play(self, _move: object) -> bool:
        """Play nothing."""
        return False

    def play_several(self, _move: object, _count: int) -> int:
        """Play nothing."""
        return 0

    def take(self, _seat: Seat) -> None:
        """Ignore the seat: no player joins an earlier moment."""

    def undo(self) -> bool:
        """Take nothing back."""
        return False

    def redo(self) -> bool:
        """Play nothing again."""
        return False

    @property
    def can_undo(self) -> bool:
        """Never."""
        return False

    @property
    def can_redo(self) -> bool:
        """Never."""
        return False

    def called(self, say: Language) -> str:
        """Return that one is looking back."""
        return say("history.title", number=self.number)


class WhatIfController(Controller):
    """One person tries something out for all seats: no curtain falls and everything can be taken back.

    The match has its own position and its own chance, and what its beginner may not know was dealt anew
    (`DeskTrials.suppose`), so it shares nothing with the match it comes from: neither a move nor a secret.
    """

    kept = False

    def __init__(self, match: Match[Any, Any, Any, Any], number: int, parent: QObject | None = None) -> None:
        """Begin.

        Args:
            match: what was supposed.
            number: how many moves of the real match it follows.
            parent: its Qt parent.
        """
        super().__init__(match, no_secrets, parent, curtain=False)
        self.number = number

    def called(self, say: Language) -> str:
        """Return the title that says that this is not the real match."""
        return say("history.what_if.title", number=self.number)
