"""Words of a game: every sentence that commands and the window need and only the game can supply.

All functions take the catalogue of the language. ``names`` has the players' names in seat order, ``""`` for players
without one; its length is the number of players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import Outcome
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.text import Catalogue

M_contra = TypeVar("M_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Words(Protocol[M_contra, E_contra, V_contra]):
    """A game in words."""

    def seat(self, seat_id: str, texts: Catalogue) -> str:
        """Return the title of a seat on its own, with a capital letter."""
        ...

    def team(self, seat_ids: Sequence[str], texts: Catalogue) -> str:
        """Return the name of a team: "Invaders"; for a single seat its own name."""
        ...

    def move(
        self, move: M_contra, texts: Catalogue, decision: Decision | None = None, names: Sequence[str] = ()
    ) -> str:
        """Return a move in a few words; ``decision`` is the decision that it answers, if known."""
        ...

    def events(self, events: Sequence[E_contra], texts: Catalogue, names: Sequence[str]) -> list[str]:
        """Return a line for each event, as the reader may see it (``Game.event_for``)."""
        ...

    def refusal(self, refusal: Refusal, texts: Catalogue, names: Sequence[str] = ()) -> str:
        """Return the reason of a refusal: one sentence with its figures."""
        ...

    def source(self, refusal: Refusal, texts: Catalogue) -> str:
        """Return the source of the rule behind a refusal."""
        ...

    def prompt(self, decision: Decision, texts: Catalogue, names: Sequence[str]) -> str:
        """Return the prompt of a decision, as one sentence."""
        ...

    def ending(self, outcome: Outcome, texts: Catalogue) -> str:
        """Return how a game ended, as one sentence."""
        ...

    def table(self, view: V_contra, names: Sequence[str], teams: Sequence[str], texts: Catalogue) -> list[str]:
        """Return the table as lines for a terminal.

        Args:
            view: the view of a seat.
            names: titles of the seats, in seat order.
            teams: titles of the teams, in the order of their first seats.
            texts: the language.
        """
        ...
