"""What the log asks of a game: its moves and events in words, who may read them, and which rule explains them.

Moves and events are the game's own; the log only passes them on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from stronghold_gui.core.decision import Seat

EventKind = Literal["turn", "stage", "event"]
"""An event begins a turn (or round), or a stage (or phase); or it is one of those that happen in it."""

LineKind = Literal["turn", "stage", "event", "move", "barrier"]
"""What a line tells: a kind of event, a move, or that from here on nothing can be taken back."""


@dataclass(frozen=True, slots=True)
class Logged:
    """The move or event that a line of the log is about, as the viewer may see it."""

    what: Literal["move", "event"]
    thing: object


class LogWords(Protocol):
    """A game's moves and events in words, in the current language."""

    def notation(self, move: object, seat: Seat, viewer: Seat | None) -> str:
        """Return a move of a seat as it is typed, so far as a viewer (``None``: everybody) may read it."""
        ...

    def is_veiled(self, move: object) -> bool:
        """Return whether a move's notation holds something that some seats may not know."""
        ...

    def is_brief(self, move: object) -> bool:
        """Return whether a move needs no line among sentences, if nothing came of it that has one.

        Nothing has changed, and the like is answered again and again; what is told before and after it stands together.
        """
        ...

    def sentence(self, move: object, seat: Seat) -> str:
        """Return what a seat has done by a move from which nothing came that is told, as a sentence."""
        ...

    def kind(self, event: object) -> EventKind:
        """Return whether an event is the head of what comes below it."""
        ...

    def lines(self, events: Sequence[object]) -> Sequence[tuple[object, str]]:
        """Return events in sentences, each with the event it tells of; alike ones may share one, some have none."""
        ...

    def areas(self, logged: Logged) -> Sequence[str]:
        """Return the areas of the board where something happened; those the board does not have do no harm."""
        ...

    def has_rule(self, logged: Logged) -> bool:
        """Tell whether something is explained by the rules, without asking where: this is asked for every line."""
        ...

    def rule(self, logged: Logged) -> str:
        """Return the anchor of the paragraph that explains something, or ``""``."""
        ...

    def rule_title(self, anchor: str) -> str:
        """Return what a paragraph of the rules is called."""
        ...
