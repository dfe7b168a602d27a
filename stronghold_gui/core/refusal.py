"""Refusals: reasons why an action is impossible, as values that can be compared and put into words later."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

Figure = int | str
"""A number, or an id (place, piece, action) that the text layer turns into a word."""


class Refusal(Struct, frozen=True):
    """Why a move is not legal.

    Attributes:
        reason: an id of the game's closed set of reasons (a ``StrEnum``), the same for teaching and for the window.
        source: the reference to the rule: a ruling (``R-42``) or a chapter of the rules document (``5.2``).
        figures: the facts that stop the move, by name.
    """

    reason: str
    source: str
    figures: Mapping[str, Figure] = field(default_factory=dict)


class RefusedError(Exception):
    """A move that is not legal was to be played; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} ({refusal.source})")
        self.refusal = refusal
