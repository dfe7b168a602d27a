"""What the rules reference asks of Warriors, in the form that it asks it (``teaching.reference.game``)."""

from __future__ import annotations

import re
from typing import Final

from stronghold_gui.games.warriors.events import Event
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.teaching.reference import happenings, topics
from stronghold_gui.games.warriors.teaching.reference.figures import FIGURES
from stronghold_gui.teaching.reference.of_game import BookOf, TopicsOf

TOPICS: Final[TopicsOf[Move, Event]] = TopicsOf(
    topics.THINGS, topics.anchor_of, topics.anchor_of_decision, happenings.anchor_of_move, happenings.anchor_of_event
)
REFERENCE: Final = BookOf("warriors", topics.EXAMPLES, re.compile(r"(?:RW|VW)-\d+"), FIGURES, TOPICS)
"""The book of rules of Warriors."""
