"""The rules reference of Warriors: the figures in its pages, and the topic of each thing.

The pages lie in ``resources/warriors/rules``;
``python -m stronghold_gui.games.warriors.teaching.reference`` checks them.
"""

from __future__ import annotations

import re
from typing import Final

from stronghold_gui.games.warriors.teaching.reference import happenings, topics
from stronghold_gui.games.warriors.teaching.reference.figures import FIGURES, reader
from stronghold_gui.games.warriors.teaching.reference.topics import EXAMPLES, anchor_of, anchor_of_decision
from stronghold_gui.teaching.reference.of_game import BookOf, TopicsOf

TOPICS: Final[TopicsOf] = TopicsOf(
    topics.THINGS, topics.anchor_of, topics.anchor_of_decision, happenings.MOVES, happenings.EVENTS
)
REFERENCE: Final = BookOf("warriors", topics.EXAMPLES, re.compile(r"(?:RW|VW)-\d+"), FIGURES, TOPICS)
"""The book of rules of Warriors."""


__all__ = [
    "EXAMPLES",
    "REFERENCE",
    "anchor_of",
    "anchor_of_decision",
    "reader",
]
