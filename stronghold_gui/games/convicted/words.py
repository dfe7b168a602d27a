"""The Convicted's words for commands and the window; ``wording`` makes the sentences themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.base_words import BaseWords
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.moves import Move
from stronghold_gui.games.convicted.reading import read_table
from stronghold_gui.games.convicted.view import View
from stronghold_gui.games.convicted.wording import names, sentences
from stronghold_gui.games.convicted.wording.facts import Facts
from stronghold_gui.games.convicted.wording.nouns import VOCABULARY, sentence
from stronghold_gui.games.convicted.wording.table_text import table_lines
from stronghold_gui.text import Catalogue


class ConvictedWords(BaseWords[Move, Event, View]):
    """Implements ``core.words.Words``."""

    VOCABULARY = VOCABULARY
    FACTS = Facts

    def seat(self, seat_id: str, texts: Catalogue) -> str:
        """Return the name of a seat: "Player A"."""
        return names.seat_name(seat_id, (), texts)

    def team(self, seat_ids: Sequence[str], texts: Catalogue) -> str:
        """Return the name of seats that play together: "The defenders"; a single seat has its own name."""
        if len(seat_ids) == 1:
            return self.seat(seat_ids[0], texts)
        return sentence(texts, "seat.team", {})

    def move(self, move: Move, texts: Catalogue, decision: Decision | None = None, names: Sequence[str] = ()) -> str:
        del decision
        return sentences.move_label(move, texts, names)

    def event(self, event: Event, texts: Catalogue, names: Sequence[str]) -> str:
        return sentences.event_sentence(event, texts, names)

    def refusal(self, refusal: Refusal, texts: Catalogue, names: Sequence[str] = ()) -> str:
        return sentences.refusal_sentence(refusal, texts, names)

    def source(self, refusal: Refusal, texts: Catalogue) -> str:
        return sentences.source_text(refusal, texts)

    def prompt(self, decision: Decision, texts: Catalogue, names: Sequence[str]) -> str:
        return sentences.prompt(decision, texts, names)

    def table(self, view: View, names: Sequence[str], teams: Sequence[str], texts: Catalogue) -> list[str]:
        del teams
        return table_lines(read_table(view.position), names, texts)


WORDS: Final = ConvictedWords()
