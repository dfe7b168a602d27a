"""A hint in sentences."""

from __future__ import annotations

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress.field.hexes import DIRECTIONS
from stronghold_gui.games.fortress.moves import DOOR, END
from stronghold_gui.games.fortress.notation import SPACE
from stronghold_gui.games.fortress.setting import cards
from stronghold_gui.games.fortress.teaching.reference import REFERENCE
from stronghold_gui.games.fortress.wording.nouns import VOCABULARY, Noun, card, figure, place
from stronghold_gui.games.fortress.wording.sentences import refusal_sentence
from stronghold_gui.games.fortress.words import WORDS
from stronghold_gui.teaching.hints import words
from stronghold_gui.text.nouns import Fact


class HintWords(words.HintWords):
    """A hint of Fortress in sentences."""

    REFERENCE = REFERENCE
    VOCABULARY = VOCABULARY
    MOST_LISTED = 8

    def _end(self) -> str:
        return WORDS.move(END, self.texts)

    def _name(self, name: str) -> str:
        """Return the name of a space, a direction, the door, a card, a figure or a power."""
        if SPACE.fullmatch(name):
            return self._word(place(name))
        if name in DIRECTIONS:
            return self._word(Noun(f"direction.{name}"))
        if name in cards().params:
            return self._word(Noun(f"power.{name}"))
        if name in cards().ids:
            return self._word(card(name, self.texts))
        return self._word(figure(name, self.texts)) if name == DOOR or "." in name else name

    def _word(self, fact: Fact) -> str:
        return str(fact) if isinstance(fact, str | int) else fact.word(self.texts)

    def _action(self, action: str) -> str:
        return self._say(f"action.{action}", {}) if action in (DOOR, "flag", "stop") else self._name(action)

    def _refusal(self, refusal: Refusal) -> str:
        return refusal_sentence(refusal, self.texts)
