"""What computer players tell of their reasons, in sentences. The messages are in ``convicted_players_*.ts``."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.player import Saying
from stronghold_gui.games.convicted.pieces import MOST_SEATS
from stronghold_gui.games.convicted.wording.facts import facts
from stronghold_gui.games.convicted.wording.nouns import VOCABULARY, sentence
from stronghold_gui.text import Catalogue

_NAMELESS: Final = ("",) * MOST_SEATS
"""A reason speaks of seats by their letters."""


def reason_told(saying: Saying, texts: Catalogue) -> str:
    """Return the sentence of a saying, its places and pieces by their names."""
    return sentence(texts, saying.id.removeprefix(VOCABULARY.prefix), facts(saying.figures, _NAMELESS, texts))
