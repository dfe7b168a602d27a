"""The vocabulary of this game and functions that make sentences with it (``text.nouns``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stronghold_gui.text.nouns import Vocabulary, VocabularyNoun

VOCABULARY: Final = Vocabulary("convicted.")
say: Final = VOCABULARY.say
sentence: Final = VOCABULARY.sentence


@dataclass(frozen=True, slots=True)
class Noun(VocabularyNoun):
    """A word of this game."""

    vocabulary = VOCABULARY
