"""The handicap of a match as the first sentence of its story, shared by all games."""

from __future__ import annotations

from stronghold_gui.core.handicap import HANDICAP, NO_HANDICAP
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.text import Catalogue


def ahead(match: AnyMatch, texts: Catalogue) -> list[str]:
    """Return a list with a sentence on the head start of players; empty if there was none."""
    option, value = f"option.{match.header.game}.{HANDICAP}", match.header.options.get(HANDICAP, NO_HANDICAP)
    if value == NO_HANDICAP:
        return []
    return [texts("frame.named", name=texts(option), what=texts(f"{option}.{value}.words"))]
