"""Fortress's texts for commands and the window; ``wording`` makes the sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.base_words import BaseWords
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress.events import Event
from stronghold_gui.games.fortress.moves import Move
from stronghold_gui.games.fortress.naming import PLAYERS
from stronghold_gui.games.fortress.view import View
from stronghold_gui.games.fortress.wording import sentences
from stronghold_gui.games.fortress.wording.facts import Facts
from stronghold_gui.games.fortress.wording.nouns import VOCABULARY, sentence
from stronghold_gui.games.fortress.wording.table_text import table_lines
from stronghold_gui.text import Catalogue


class FortressWords(BaseWords[Move, Event, View]):
    """Implements ``core.words.Words``."""

    VOCABULARY = VOCABULARY
    FACTS = Facts
    FORMS = sentences.FORMS

    def seat(self, seat_id: str, texts: Catalogue) -> str:
        """Return the name of a seat: "Player 1"."""
        return sentence(texts, "seat", {"number": PLAYERS.index(seat_id) + 1})

    def refusal(self, refusal: Refusal, texts: Catalogue, names: Sequence[str] = ()) -> str:
        return sentences.refusal_sentence(refusal, texts, names)

    def source(self, refusal: Refusal, texts: Catalogue) -> str:
        """Return the ruling or section of a refusal."""
        return sentences.source_text(refusal, texts)

    def prompt(self, decision: Decision, texts: Catalogue, names: Sequence[str]) -> str:
        return sentences.prompt(decision, texts, names)

    def table(self, view: View, names: Sequence[str], teams: Sequence[str], texts: Catalogue) -> list[str]:
        del teams
        return table_lines(view, names, texts)


WORDS: Final = FortressWords()
