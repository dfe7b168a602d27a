"""How a game ended: the points of each seat by where they come from."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.play.shown import Ending
from stronghold_gui.desktop.warriors.table_words import folk
from stronghold_gui.games.warriors import scoring
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.wording.nouns import sentence


def ending(shown: Ending, context: DeskContext) -> Ending:
    """Return the ending with a row for the victory piles and for each bonus; nothing is hidden any more by then."""
    position, texts = cast("Position", context.match.match.position), context.texts
    seats = range(position.seats)
    piles = tuple(position.cards.pile_points * position.pile_size(seat) for seat in seats)
    rows = [(sentence(texts, "desk.piles", {}), piles)]
    for people, bonus, _, winners in scoring.majorities(position):
        if winners:
            name = folk("dragons" if people == "dragon" else people, texts)
            rows.append((name, tuple(bonus if seat in winners else 0 for seat in seats)))
    return replace(shown, rows=tuple(rows))
