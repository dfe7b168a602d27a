"""What the rules reference asks of Fortress, in the form that it asks it (``teaching.reference.game``)."""

from __future__ import annotations

import re
from typing import Final

from stronghold_gui.games.fortress.events import Event
from stronghold_gui.games.fortress.moves import Move
from stronghold_gui.games.fortress.teaching.reference import happenings, topics
from stronghold_gui.games.fortress.teaching.reference.figures import FIGURES
from stronghold_gui.teaching.reference.of_game import BookOf, TopicsOf

TOPICS: Final[TopicsOf[Move, Event]] = TopicsOf(
    topics.THINGS, topics.anchor_of, topics.anchor_of_decision, happenings.anchor_of_move, happenings.anchor_of_event
)
_WRITTEN: Final = re.compile(r"(?:RF|VF|VT|VL)-\d+|d20|\bP[1-4]\b|\d+,\d+(?:,\d+)?|\bX\b|Deathwalker 9000")
"""Rulings and examples, the die with twenty faces, players, spaces by column, row and level, a card's name."""
REFERENCE: Final = BookOf("fortress", topics.EXAMPLES, _WRITTEN, FIGURES, TOPICS)
"""The book of rules of Fortress."""
