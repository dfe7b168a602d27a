"""What computer players tell of their reasons, in sentences. The messages are in ``fortress_players_*.ts``."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.player import Saying
from stronghold_gui.games.fortress.wording.facts import facts
from stronghold_gui.games.fortress.wording.nouns import VOCABULARY, sentence
from stronghold_gui.text import Catalogue

_NAMELESS: Final = ("",) * 4
"""A reason names no seats."""


def reason_told(saying: Saying, texts: Catalogue) -> str:
    """Return the sentence of a saying, its figures, cards and places by their names."""
    return sentence(texts, saying.id.removeprefix(VOCABULARY.prefix), facts(saying.figures, _NAMELESS, texts))
