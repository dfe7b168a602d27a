"""What a seat may see: the table with everything hidden replaced. Window and players get it, not the position.

Hidden are: seed and count of chance and the cards of the draw pile, always; other seats' hands, what they have chosen
of them, and what they laid away (RW-09, RW-11). How many cards there are is open, and that a seat has chosen.
"""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.core.decision import Seat
from stronghold_gui.games.warriors.events import HIDDEN
from stronghold_gui.games.warriors.ids import SEATS
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.reading import read_table
from stronghold_gui.games.warriors.table import CardCounts, Table


@dataclass(slots=True)
class View:
    """What a seat sees.

    Attributes:
        seat: whose view it is; ``None`` for what everybody may see.
        table: the table with ``hidden`` in the place of what the seat may not see.
    """

    seat: Seat | None
    table: Table


def look(position: Position, seat: Seat | None) -> View:
    """Return what the seat may see, or for ``None`` what everybody may see."""
    table = read_table(position)
    table.seed = table.draws = 0
    table.pile = masked(table.pile or {})
    for number, name in enumerate(SEATS[: table.seats]):
        player = table.players[name]
        if number != seat:
            player.hand, player.kept = masked(player.hand), masked(player.kept)
            player.laid = masked(player.laid)
    return View(seat, table)


def masked(cards: CardCounts) -> CardCounts:
    """Return only how many cards there are."""
    number = sum(cards.values())
    return {HIDDEN: number} if number else {}
