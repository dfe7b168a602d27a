"""Stronghold's texts for commands and the window; ``wording`` makes the sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import Outcome
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold import wording
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.view import View
from stronghold_gui.games.stronghold.wording.table_text import table_lines
from stronghold_gui.text import Catalogue


class StrongholdWords:
    """Implements ``core.words.Words``."""

    def seat(self, seat_id: str, texts: Catalogue) -> str:
        """Return the name of a seat: "Western Invader"."""
        return wording.capital(wording.seat_name(seat_id, texts))

    def team(self, seat_ids: Sequence[str], texts: Catalogue) -> str:
        """Return the name of a camp."""
        return wording.capital(wording.camp_name(seat_ids, texts))

    def move(self, move: Move, texts: Catalogue, decision: Decision | None = None, names: Sequence[str] = ()) -> str:
        """Return a move in a few words."""
        del names
        return wording.move_label(move, texts, decision.kind if decision is not None else "")

    def events(self, events: Sequence[Event], texts: Catalogue, names: Sequence[str]) -> list[str]:
        """Return the log lines of events."""
        return wording.log_lines(events, texts, names)

    def refusal(self, refusal: Refusal, texts: Catalogue, names: Sequence[str] = ()) -> str:
        """Return the sentence of a refusal."""
        return wording.refusal_sentence(refusal, texts, names)

    def source(self, refusal: Refusal, texts: Catalogue) -> str:
        """Return the ruling or chapter of a refusal."""
        return wording.source_text(refusal, texts)

    def prompt(self, decision: Decision, texts: Catalogue, names: Sequence[str]) -> str:
        """Return the prompt for a decision."""
        return wording.prompt(decision, texts, names)

    def ending(self, outcome: Outcome, texts: Catalogue) -> str:
        """Return how a game ended."""
        return wording.ending_name(outcome.how, texts)

    def table(self, view: View, names: Sequence[str], teams: Sequence[str], texts: Catalogue) -> list[str]:
        """Return the table as lines."""
        return table_lines(view.table, names, teams, texts)


WORDS: Final = StrongholdWords()
