"""The sentences for everything in the rules, shared by the command line and the window; no Qt here.

Every function takes the catalogue of the language to speak (``stronghold_gui.text.catalogue``):

    texts = catalogue("fr")
    place_name("RW2", texts)                     # "rempart ouest 2"
    move_label(March("orc", "RW3", "W4"), texts) # "Avancer : orque, rempart ouest 3 → mur ouest 4"
    refusal_sentence(refusal, texts)             # what stops the move, one sentence, with its figures
    source_text(refusal, texts)                  # "Précision R-47 : les cibles avant la première carte"
    event_sentence(event, texts)                 # one line of the log
    log_lines(events, texts)                     # the same for many, equal ones drawn together
    prompt(decision, texts)                      # "Défenseur : dépensez vos 3 sabliers …"
    action_text("ballista", values, texts)       # what an action does, with the edition's figures
    price_text("ballista", values, texts)        # "6 ressources et 1 troll ou 2 orques"

For sentences that name a seat, ``seats`` has the players' names by seat number. A player without a name has "" and
appears by role ("the western Invader"). The length of ``seats`` is the number of players; if empty, there are two.
Callers hide facts with ``event_for`` and the views: an order called ``hidden`` is worded as a face-down one.

A sentence is one message of ``translations/stronghold/rules_*.ts``. Words with forms (``unit.orc.the``,
``place.wall.west.at``) are inserted whole, so that each language has its own articles and order: ``nouns.py``.
"""

from stronghold_gui.games.stronghold.wording.actions import action_text, price_text
from stronghold_gui.games.stronghold.wording.codes import in_codes, in_ids, place_code, places_by_code, side_code
from stronghold_gui.games.stronghold.wording.log import log_lines, told_lines
from stronghold_gui.games.stronghold.wording.names import (
    action_name,
    camp_name,
    card_name,
    deed_name,
    edition_name,
    ending_name,
    glory_name,
    hero_name,
    phase_name,
    piece_name,
    place_name,
    seat_name,
    side_name,
    stage_name,
    unit_count,
    unit_name,
)
from stronghold_gui.games.stronghold.wording.refusals import (
    refusal_brief,
    refusal_sentence,
    source_text,
    source_title,
)
from stronghold_gui.games.stronghold.wording.sentences import event_sentence, move_label, prompt
from stronghold_gui.text.nouns import capital, lowered
from stronghold_gui.text.undo import undo_sentence, undo_warning

__all__ = [
    "action_name",
    "action_text",
    "camp_name",
    "capital",
    "card_name",
    "deed_name",
    "edition_name",
    "ending_name",
    "event_sentence",
    "glory_name",
    "hero_name",
    "in_codes",
    "in_ids",
    "log_lines",
    "lowered",
    "move_label",
    "phase_name",
    "piece_name",
    "place_code",
    "place_name",
    "places_by_code",
    "price_text",
    "prompt",
    "refusal_brief",
    "refusal_sentence",
    "seat_name",
    "side_code",
    "side_name",
    "source_text",
    "source_title",
    "stage_name",
    "told_lines",
    "undo_sentence",
    "undo_warning",
    "unit_count",
    "unit_name",
]
