"""Warriors' texts for commands and the window; ``wording`` makes the sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.base_words import BaseWords
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import wording
from stronghold_gui.games.warriors.events import Event
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.view import View
from stronghold_gui.games.warriors.wording.facts import Facts
from stronghold_gui.games.warriors.wording.nouns import VOCABULARY
from stronghold_gui.text import Catalogue


class WarriorsWords(BaseWords[Move, Event, View]):
    """Implements ``core.words.Words``."""

    VOCABULARY = VOCABULARY
    FACTS = Facts

    def seat(self, seat_id: str, texts: Catalogue) -> str:
        """Return the name of a seat: "Player A"."""
        return wording.seat_name(seat_id, (), texts)

    def move(self, move: Move, texts: Catalogue, decision: Decision | None = None, names: Sequence[str] = ()) -> str:
        return wording.move_label(move, texts, decision.kind if decision is not None else "", names)

    def event(self, event: Event, texts: Catalogue, names: Sequence[str]) -> str:
        return wording.event_sentence(event, texts, names)

    def refusal(self, refusal: Refusal, texts: Catalogue, names: Sequence[str] = ()) -> str:
        return wording.refusal_sentence(refusal, texts, names)

    def source(self, refusal: Refusal, texts: Catalogue) -> str:
        """Return the ruling or section of a refusal."""
        return wording.source_text(refusal, texts)

    def prompt(self, decision: Decision, texts: Catalogue, names: Sequence[str]) -> str:
        return wording.prompt(decision, texts, names)

    def table(self, view: View, names: Sequence[str], teams: Sequence[str], texts: Catalogue) -> list[str]:
        del teams
        return wording.table_lines(view.table, names, texts)


WORDS: Final = WarriorsWords()
