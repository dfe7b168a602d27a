"""The rule book of The Convicted: its figures, and what is explained where.

The pages lie in ``resources/convicted/rules``;
``python -m stronghold_gui.games.convicted.teaching.reference`` checks them.
"""

from stronghold_gui.games.convicted.teaching.reference.figures import reader
from stronghold_gui.games.convicted.teaching.reference.happenings import anchor_of_event, anchor_of_move
from stronghold_gui.games.convicted.teaching.reference.terms import REFERENCE
from stronghold_gui.games.convicted.teaching.reference.topics import EXAMPLES, anchor_of, anchor_of_decision

__all__ = [
    "EXAMPLES",
    "REFERENCE",
    "anchor_of",
    "anchor_of_decision",
    "anchor_of_event",
    "anchor_of_move",
    "reader",
]
