"""Sentences of hints."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted.moves import DONE
from stronghold_gui.games.convicted.pieces import BUILDINGS, HEROES, OBSTACLES, POWERS
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.teaching.reference import REFERENCE
from stronghold_gui.games.convicted.wording import names
from stronghold_gui.games.convicted.wording.nouns import VOCABULARY, Noun, sentence
from stronghold_gui.games.convicted.wording.sentences import move_label, refusal_sentence
from stronghold_gui.teaching.hints import words
from stronghold_gui.teaching.hints.hint import Blocked

_TECHNOLOGY: Final = "technology."
_NAMES_IT: Final = frozenset({Reason.NO_ACTION_LEFT, Reason.BUILDING_TOO_LOW, Reason.POWER_USED})
"""Reasons whose sentence already names the blocked choice."""
_KINDS: Final = (("hero", HEROES), ("power", POWERS), ("building", BUILDINGS), ("obstacle", OBSTACLES))


class HintWords(words.HintWords):
    """The sentences of a hint of The Convicted."""

    REFERENCE = REFERENCE
    VOCABULARY = VOCABULARY
    MOST_LISTED = 8

    def _end(self) -> str:
        named = f"window.done.{self.hint.kind}"
        if VOCABULARY.has(self.texts, named):
            return sentence(self.texts, named, {})
        return move_label(DONE, self.texts)

    def _name(self, name: str) -> str:
        """Return the word for an id of a piece, place, squad, building, technology, power or hero."""
        if name.startswith(_TECHNOLOGY):
            return Noun(name).word(self.texts)
        for kind, known in _KINDS:
            if name in known:
                return Noun(f"{kind}.{name}").word(self.texts)
        fact = names.target(name)
        return fact.word(self.texts) if isinstance(fact, Noun) else str(fact)

    def _blocked(self, found: Blocked) -> str:
        if found.refusal and found.action in ("action", *POWERS) and found.refusal.reason in _NAMES_IT:
            return self._refusal(found.refusal)
        return super()._blocked(found)

    def _refusal(self, refusal: Refusal) -> str:
        return refusal_sentence(refusal, self.texts)
