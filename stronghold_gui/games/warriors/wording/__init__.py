"""Warriors in words: events, moves, refusals, decisions, endings and the table, in the catalogue's language.

A sentence is one message of ``translations/warriors``. Words with forms (``card.goblins.archer.the``) are inserted
whole, so that each language has its own articles and order (``nouns.py``). Callers hide facts with ``Game.event_for``
and the views.
"""

from stronghold_gui.games.warriors.wording.names import seat_name
from stronghold_gui.games.warriors.wording.sentences import (
    event_sentence,
    move_label,
    prompt,
    refusal_sentence,
    source_text,
)
from stronghold_gui.games.warriors.wording.table_text import table_lines

__all__ = [
    "event_sentence",
    "move_label",
    "prompt",
    "refusal_sentence",
    "seat_name",
    "source_text",
    "table_lines",
]
