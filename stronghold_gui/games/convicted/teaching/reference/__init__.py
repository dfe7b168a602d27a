"""The rules pages of The Convicted, with the numbers in them and the anchor of each thing.

The pages are in ``resources/convicted/rules``;
``python -m stronghold_gui.games.convicted.teaching.reference`` checks them.
"""

from __future__ import annotations

import re
from typing import Final

from stronghold_gui.games.convicted.teaching.reference import happenings, topics
from stronghold_gui.games.convicted.teaching.reference.figures import FIGURES, reader
from stronghold_gui.games.convicted.teaching.reference.topics import EXAMPLES, anchor_of, anchor_of_decision
from stronghold_gui.teaching.reference.of_game import BookOf, TopicsOf

_WRITTEN: Final = re.compile(
    r"(?:RC|VC)-\d+"  # rulings and examples
    r"|\bd[36]\b"  # dice
    r"|\b[NESW][12]\b"  # sections of the ring
    r"|[Ss]ta(?:ges?|des?) \d+(?: (?:to|and|or|à|et|ou) \d+)?"  # stages are called by their numbers
    r"|(?:[Ll]evels?|[Nn]iveaux?|[Nn]iveau) \d(?: (?:to|and|or|à|et|ou) \d)?"  # so are levels
    r"|[Ss]cenarios? \d|[Ss]cénarios? \d"
)
"""Digits that are parts of names, not numbers from the data files."""

TOPICS: Final[TopicsOf] = TopicsOf(
    topics.THINGS, topics.anchor_of, topics.anchor_of_decision, happenings.MOVES, happenings.EVENTS
)
REFERENCE: Final = BookOf("convicted", topics.EXAMPLES, _WRITTEN, FIGURES, TOPICS)
"""The rules pages of The Convicted."""

__all__ = [
    "EXAMPLES",
    "REFERENCE",
    "anchor_of",
    "anchor_of_decision",
    "reader",
]
