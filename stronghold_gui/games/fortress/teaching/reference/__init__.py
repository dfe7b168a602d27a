"""The rules pages of Fortress, with the values in them and the anchor of each thing.

The pages are in ``resources/fortress/rules``;
``python -m stronghold_gui.games.fortress.teaching.reference`` checks them.
"""

from stronghold_gui.games.fortress.teaching.reference.figures import reader
from stronghold_gui.games.fortress.teaching.reference.topics import EXAMPLES, REFERENCE, anchor_of, anchor_of_decision

__all__ = [
    "EXAMPLES",
    "REFERENCE",
    "anchor_of",
    "anchor_of_decision",
    "reader",
]
