"""The rule book of Warriors: its figures, and what is explained where.

The pages lie in ``resources/warriors/rules``;
``python -m stronghold_gui.games.warriors.teaching.reference`` checks them.
"""

from stronghold_gui.games.warriors.teaching.reference.figures import reader
from stronghold_gui.games.warriors.teaching.reference.happenings import anchor_of_event, anchor_of_move
from stronghold_gui.games.warriors.teaching.reference.terms import REFERENCE
from stronghold_gui.games.warriors.teaching.reference.topics import EXAMPLES, anchor_of, anchor_of_decision

__all__ = [
    "EXAMPLES",
    "REFERENCE",
    "anchor_of",
    "anchor_of_decision",
    "anchor_of_event",
    "anchor_of_move",
    "reader",
]
