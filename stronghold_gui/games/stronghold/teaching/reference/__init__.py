"""The rule book of Stronghold: its figures, and what is explained where.

The pages lie in ``resources/stronghold/rules``;
``python -m stronghold_gui.games.stronghold.teaching.reference`` checks them.
"""

from stronghold_gui.games.stronghold.teaching.reference.figures import reader
from stronghold_gui.games.stronghold.teaching.reference.happenings import anchor_of_event, anchor_of_move
from stronghold_gui.games.stronghold.teaching.reference.terms import REFERENCE
from stronghold_gui.games.stronghold.teaching.reference.topics import anchor_of, anchor_of_decision, anchor_of_stage

__all__ = [
    "REFERENCE",
    "anchor_of",
    "anchor_of_decision",
    "anchor_of_event",
    "anchor_of_move",
    "anchor_of_stage",
    "reader",
]
