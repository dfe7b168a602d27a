"""A hint in sentences.

Numbered places are named by their codes, as on the board of each language, because these are short; houses, heroes and
units by their names.
"""

from __future__ import annotations

import re
from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.cards import load_cards
from stronghold_gui.games.stronghold.moves import DONE
from stronghold_gui.games.stronghold.pieces import DEEDS, DEFENDER_ACTIONS, DEFENDERS, HEROES, PHASES, UNITS
from stronghold_gui.games.stronghold.teaching.reference import REFERENCE
from stronghold_gui.games.stronghold.teaching.reference.figures import values_of
from stronghold_gui.games.stronghold.wording import (
    action_name,
    capital,
    card_name,
    lowered,
    move_label,
    phase_name,
    place_code,
    place_name,
    price_text,
    refusal_sentence,
    unit_name,
)
from stronghold_gui.games.stronghold.wording.nouns import VOCABULARY, counted, piece, unit
from stronghold_gui.teaching.hints import words
from stronghold_gui.teaching.hints.hint import Advice, Blocked, Group
from stronghold_gui.text.nouns import Fact

_ON_BOARD: Final = re.compile(r"(ST|R|T|F)?[WE]\d*(-R[WE]\d+)?|R[WE]\d+-R[WE]\d+")
_ACTIONS: Final = frozenset({*DEFENDER_ACTIONS, *DEEDS, "minor", "major"})


class HintWords(words.HintWords):
    """A hint of Stronghold in sentences."""

    REFERENCE = REFERENCE
    VOCABULARY = VOCABULARY
    MOST_LISTED = 10

    def _end(self) -> str:
        return move_label(DONE, self.texts, self.hint.kind)

    def _form(self, group: Group) -> str:
        if group.kind == "keep":
            return f".{group.head}"
        return ".ram" if group.kind == "buy" and group.places == ("RAM",) else ""

    def _facts(self, group: Group) -> dict[str, Fact]:
        head = self._name(group.head)
        return {
            "n": group.count,
            "head": capital(head),
            "card": lowered(head),
            "piece": piece(group.head),
            "unit": unit(group.head),
            "price": price_text(group.head or group.kind, values_of(self.hint.setting), self.texts),
            "things": self._list(group.things),
            "places": self._list(group.places),
        }

    def _lit(self, group: Group) -> tuple[str, ...]:
        names = (group.head, *group.things, *group.places)
        return tuple(dict.fromkeys(name for name in names if _ON_BOARD.fullmatch(name) or name in group.places))

    def _name(self, name: str) -> str:
        """Return the name of a kind of unit (in the plural), an action, a phase, a card or a place."""
        texts = self.texts
        if _ON_BOARD.fullmatch(name):
            return place_code(name, texts)
        if name in load_cards().actions:
            return card_name(name, texts)
        if name in UNITS or name in DEFENDERS:
            return unit_name(name, texts, "many")
        if name in HEROES:
            return unit_name(name, texts)
        if name in PHASES:
            return phase_name(name, texts)
        if name in _ACTIONS or texts.has(f"action.{name}"):
            return action_name(name, texts)
        if texts.has(f"piece.{name}"):
            return piece(name).word(texts)
        return place_name(name, texts)

    def _blocked(self, found: Blocked) -> str:
        if found.refusal is not None:
            return super()._blocked(found)
        price = price_text(found.action, values_of(self.hint.setting), self.texts)
        return self._say(f"blocked.{found.why}", {"action": capital(self._action(found.action)), "price": price})

    def _action(self, action: str) -> str:
        return action_name(action, self.texts)

    def _refusal(self, refusal: Refusal) -> str:
        return refusal_sentence(refusal, self.texts)

    def _advice(self, advice: Advice) -> str:
        facts: dict[str, Fact] = {
            "n": advice.n,
            "places": self._list(advice.places),
            "things": self._list(advice.things),
            "units": counted("count.units", advice.units),
            "hourglasses": counted("count.hourglasses", advice.n),
        }
        return self._say(f"advice.{advice.id}", facts)
