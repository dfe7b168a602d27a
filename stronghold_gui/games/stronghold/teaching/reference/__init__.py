"""The rule book of Stronghold: its figures, and the topic of each thing.

The pages lie in ``resources/stronghold/rules``;
``python -m stronghold_gui.games.stronghold.teaching.reference`` checks them.
"""

from __future__ import annotations

import re
from typing import Final

from stronghold_gui.games.stronghold.teaching.reference import happenings, topics
from stronghold_gui.games.stronghold.teaching.reference.figures import FIGURES, reader
from stronghold_gui.games.stronghold.teaching.reference.topics import anchor_of, anchor_of_decision, anchor_of_stage
from stronghold_gui.teaching.reference.of_game import BookOf, TopicsOf

_WRITTEN: Final = re.compile(
    r"[RV]-\d+"  # rulings and examples
    r"|(?:[Ww]all|[Rr]ampart|[Tt]ower|[Mm]ur|[Rr]empart|[Tt]our)s?(?: ouest| est)? \d(?: (?:and|et) \d)?"  # places
    r"|[Pp]hases? \d(?: (?:to|à) \d)?"  # the six phases are called by their numbers
)
"""A pattern for digits that are not figures of the rules, such as ids of rulings and places."""

TOPICS: Final[TopicsOf] = TopicsOf(
    topics.THINGS, topics.anchor_of, topics.anchor_of_decision, happenings.MOVES, happenings.EVENTS
)
REFERENCE: Final = BookOf("stronghold", topics.EXAMPLES, _WRITTEN, FIGURES, TOPICS)
"""The book of rules of Stronghold."""


__all__ = [
    "REFERENCE",
    "anchor_of",
    "anchor_of_decision",
    "anchor_of_stage",
    "reader",
]
