"""A hint in sentences. Other players appear by their seats; the reader's own cards have no owner named."""

from __future__ import annotations

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors.ids import SEATS
from stronghold_gui.games.warriors.moves import END, PASS_WINDOW
from stronghold_gui.games.warriors.pieces import BATTLE_KINDS, COMMON, DRAGON_IDS, PEOPLES, TYPES, WARRIORS
from stronghold_gui.games.warriors.teaching.reference import REFERENCE
from stronghold_gui.games.warriors.wording import move_label, names, refusal_sentence
from stronghold_gui.games.warriors.wording.nouns import VOCABULARY, Noun
from stronghold_gui.teaching.hints import words
from stronghold_gui.teaching.hints.hint import Group
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact


class HintWords(words.HintWords):
    """A hint of Warriors in sentences."""

    REFERENCE = REFERENCE
    VOCABULARY = VOCABULARY
    MOST_LISTED = 10

    def _end(self) -> str:
        kind = self.hint.kind
        return move_label(PASS_WINDOW if kind == "catapult" else END, self.texts, kind)

    def _lit(self, group: Group) -> tuple[str, ...]:
        return group.places or ((group.head,) if "." in group.head else ())

    def _form(self, group: Group) -> str:
        return ".dragon" if group.kind == "attack" and group.head in DRAGON_IDS else ""

    def _facts(self, group: Group) -> dict[str, Fact]:
        head = group.head
        numeric = head.isdecimal()
        found: dict[str, Fact] = {
            "n": int(head) if numeric else group.count,
            "head": "" if numeric else self._own(head),
        }
        return {**found, "things": self._list(group.things), "places": self._list(group.places)}

    def _own(self, name: str) -> str:
        """Return the reader's own faction, dragon or type of card, to begin a line: "the goblins", "an archer"."""
        if name in TYPES:
            return Noun(f"type.{name}").word(self.texts, "a")
        return _word(names.place(name, (), self.texts), self.texts, "own") if name else ""

    def _name(self, name: str) -> str:
        """Return the name of a place, a card, a people or a kind of battle."""
        texts = self.texts
        if name in BATTLE_KINDS:
            return names.kind(name).word(texts)
        if name in PEOPLES:
            return names.people(name).word(texts)
        seat, _, rest = name.partition(".")
        own = seat == SEATS[self.hint.seat]
        if own and rest in PEOPLES:
            return _word(names.place(name, (), texts), texts, "people")
        if name in COMMON or (own and rest in WARRIORS):
            return names.card(rest if own else name).word(texts, "a")
        return _word(names.anything(name, (), texts), texts, "plain")

    def _action(self, action: str) -> str:
        return self._say(f"action.{action}", {}) if action in ("again", "charge", "catapult") else self._name(action)

    def _refusal(self, refusal: Refusal) -> str:
        return refusal_sentence(refusal, self.texts)


def _word(noun: Fact, texts: Catalogue, form: str) -> str:
    return noun.word(texts, form) if isinstance(noun, Noun) else str(noun)
