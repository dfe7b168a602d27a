"""Words of the log: a game's moves and events in sentences, where they happened, and which rule explains them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from stronghold_gui.core.decision import Seat
from stronghold_gui.desktop.docks.context import DeskContext

EventKind = Literal["turn", "stage", "event"]
"""An event begins a turn (or round), or a stage (or phase); or it is one of those that happen in it."""


@dataclass(frozen=True, slots=True)
class Logged:
    """The move or event that a line of the log is about, as the viewer may see it."""

    what: Literal["move", "event"]
    thing: object


class LogWords:
    """The words of the log for any game: nothing is hidden, each event has a line. A game overrides what differs."""

    def __init__(self, context: DeskContext) -> None:
        self._context = context

    def notation(self, move: object, seat: Seat, viewer: Seat | None) -> str:  # noqa: ARG002 - of a game with secrets
        """Return a seat's move in notation, as far as a viewer (``None``: everybody) may read it."""
        return self._context.match.match.game.text(move)

    def is_veiled(self, move: object) -> bool:  # noqa: ARG002 - of a game with secrets
        """Return whether a move's notation holds something that some seats may not know."""
        return False

    def is_brief(self, move: object) -> bool:  # noqa: ARG002 - of a game that asks the same again and again
        """Return whether a move needs no line among sentences, if nothing came of it that has one.

        Nothing has changed, and the like is answered again and again; what is told before and after it stands together.
        """
        return False

    def sentence(self, move: object, seat: Seat) -> str:  # noqa: ARG002 - of moves that say who moved
        """Return the sentence for a move of a seat that no line of an event describes."""
        return self._context.move_alone(move)

    def kind(self, event: object) -> EventKind:  # noqa: ARG002 - of a game with turns
        """Return whether an event is the head of what comes below it."""
        return "event"

    def lines(self, events: Sequence[object]) -> Sequence[tuple[object, str]]:
        """Return events in sentences, each with the event it tells of; alike ones may share one, some have none."""
        return list(zip(events, self._context.event_words(events), strict=True))

    def areas(self, logged: Logged) -> Sequence[str]:  # noqa: ARG002 - of a game with places
        """Return the areas of the board where something happened; those the board does not have do no harm."""
        return ()

    def has_rule(self, logged: Logged) -> bool:  # noqa: ARG002 - of a game with a book
        """Return whether the rules explain something, without looking up where; called for every line."""
        return False

    def rule(self, logged: Logged) -> str:  # noqa: ARG002 - of a game with a book
        """Return the anchor of the paragraph that explains something, or ``""``."""
        return ""

    def rule_title(self, anchor: str) -> str:
        """Return what a paragraph of the rules is called."""
        return anchor
