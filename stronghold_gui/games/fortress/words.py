"""Fortress's words for commands and the window; ``wording`` makes the sentences themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import Outcome
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress.events import Event
from stronghold_gui.games.fortress.moves import Move
from stronghold_gui.games.fortress.naming import PLAYERS
from stronghold_gui.games.fortress.view import View
from stronghold_gui.games.fortress.wording import sentences
from stronghold_gui.games.fortress.wording.nouns import sentence
from stronghold_gui.games.fortress.wording.table_text import table_lines
from stronghold_gui.text import Catalogue


class FortressWords:
    """Implements ``core.words.Words``."""

    def seat(self, seat_id: str, texts: Catalogue) -> str:
        """Return the name of a seat: "Player 1"."""
        return sentence(texts, "seat", {"number": PLAYERS.index(seat_id) + 1})

    def team(self, seat_ids: Sequence[str], texts: Catalogue) -> str:
        """Return the name of seats that play together."""
        return texts.join([self.seat(seat_id, texts) for seat_id in seat_ids])

    def move(self, move: Move, texts: Catalogue, decision: Decision | None = None, names: Sequence[str] = ()) -> str:
        """Return a move in a few words."""
        del decision, names
        return sentences.move_label(move, texts)

    def events(self, events: Sequence[Event], texts: Catalogue, names: Sequence[str]) -> list[str]:
        """Return the log lines of events, one each."""
        return [sentences.event_sentence(event, texts, names) for event in events]

    def refusal(self, refusal: Refusal, texts: Catalogue, names: Sequence[str] = ()) -> str:
        """Return the sentence for a refusal."""
        return sentences.refusal_sentence(refusal, texts, names)

    def source(self, refusal: Refusal, texts: Catalogue) -> str:
        """Return the ruling or section of a refusal."""
        return sentences.source_text(refusal, texts)

    def prompt(self, decision: Decision, texts: Catalogue, names: Sequence[str]) -> str:
        """Return the prompt of a decision."""
        return sentences.prompt(decision, texts, names)

    def ending(self, outcome: Outcome, texts: Catalogue) -> str:
        """Return how a match ended."""
        return sentences.ending(outcome.how, texts)

    def table(self, view: View, names: Sequence[str], teams: Sequence[str], texts: Catalogue) -> list[str]:
        """Return the table as lines."""
        del teams
        return table_lines(view, names, texts)


WORDS: Final = FortressWords()
