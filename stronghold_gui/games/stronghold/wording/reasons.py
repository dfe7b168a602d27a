"""What computer players tell of their reasons, in sentences. The messages are in ``players_*.ts``."""

from __future__ import annotations

from stronghold_gui.core.player import Saying
from stronghold_gui.core.refusal import Figure
from stronghold_gui.games.stronghold.wording.names import action_name
from stronghold_gui.games.stronghold.wording.nouns import piece, place, sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact


def reason_told(saying: Saying, texts: Catalogue) -> str:
    """Return the sentence of a saying, its places, pieces and actions by their names."""
    return sentence(texts, saying.id, **{name: _fact(name, told, texts) for name, told in saying.figures.items()})


def _fact(name: str, told: Figure, texts: Catalogue) -> Fact:
    match name, told:
        case (("wall" | "place"), str()):
            return place(told)
        case "piece", str():
            return piece(told)
        case "action", str():
            return action_name(told, texts)
        case _:
            return told
