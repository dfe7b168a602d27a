"""Words of the log, which a game overrides: its moves and events in sentences, with their areas and rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Literal

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.game import E, M, P, V
from stronghold_gui.desktop.docks.context import DeskContext

EventKind = Literal["turn", "stage", "event"]
"""The kind of an event: the start of a turn (or round), the start of a stage (or phase), or any other event."""


@dataclass(frozen=True, slots=True)
class Logged(Generic[M, E]):
    """The move or event that a line of the log is about, as the viewer may see it."""

    what: Literal["move", "event"]
    thing: M | E


class LogWords(Generic[P, M, E, V]):
    """The words of the log for any game: there are no secrets, and each event has a line."""

    def __init__(self, context: DeskContext[P, M, E, V]) -> None:
        self._context = context

    def notation(self, move: M, seat: Seat, viewer: Seat | None) -> str:
        """Return a seat's move in notation, as far as a viewer (``None``: the public) may read it.

        Of a veiled move, other teams get only the first word.
        """
        match = self._context.match.match
        written = match.game.text(move)
        own = not self.is_veiled(move) or viewer in match.game.team(match.position, seat)
        return written if own else f"{written.partition(' ')[0]} …"

    def is_veiled(self, move: M) -> bool:  # noqa: ARG002 - of a game with secrets
        """Return whether a move's notation has facts that some seats may not know."""
        return False

    def is_brief(self, move: M) -> bool:  # noqa: ARG002 - of a game that asks the same again and again
        """Return whether a move needs no sentence if none of its events has one.

        Such a move changes nothing and is frequent; it does not separate the groups before and after it.
        """
        return False

    def sentence(self, move: M, seat: Seat) -> str:  # noqa: ARG002 - of moves that say who moved
        """Return the sentence for a move whose events have no line."""
        return self._context.move_alone(move)

    def kind(self, event: E) -> EventKind:  # noqa: ARG002 - of a game with turns
        """Return the kind of an event; turns and stages become headings."""
        return "event"

    def lines(self, events: Sequence[E]) -> Sequence[tuple[E, str]]:
        """Return pairs of an event and its sentence; equal events may share one, and some have none."""
        return list(zip(events, self._context.event_words(events), strict=True))

    def areas(self, logged: Logged[M, E]) -> Sequence[str]:  # noqa: ARG002 - of a game with places
        """Return the areas of a log entry; unknown ids are ignored."""
        return ()

    def page(self, thing: M | E) -> str:  # noqa: ARG002 - of a game with such docks
        """Return the id of the dock that sums up a move or event, or ``""``."""
        return ""

    def has_rule(self, logged: Logged[M, E]) -> bool:  # noqa: ARG002 - of a game with a book
        """Return whether the rules explain a log entry; called for every line, so it must be fast."""
        return False

    def rule(self, logged: Logged[M, E]) -> str:  # noqa: ARG002 - of a game with a book
        """Return the anchor of the rule for a log entry, or ``""``."""
        return ""

    def rule_title(self, anchor: str) -> str:
        """Return the title of a paragraph of the rules."""
        return anchor
