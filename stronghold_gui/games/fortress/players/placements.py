"""Suggested placements: those that a computer player would choose for the figures that a seat must place."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.players.levels import style_of
from stronghold_gui.games.fortress.players.marshal import Marshal
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.view import View

_LEVEL: Final = "medium"
"""The level that rates the placements, without random amounts, so that the same table gives the same result."""


def placements(view: View, seat: Seat) -> tuple[m.Place, ...]:
    """Return suggested moves for all figures that a seat must place now, one each, in order.

    Args:
        view: the table as the seat sees it.
        seat: the seat that places figures; if a person plays two players, the figures of one of them.
    """
    position, marshal = FORTRESS.imagine(view, 0), Marshal(style_of(_LEVEL))
    first, found = _asked(position, seat), list[m.Place]()
    asked = first
    while first is not None and asked is not None and asked.place == first.place:
        move = marshal.choose(position, asked, FORTRESS.legal_moves(position, seat))
        assert isinstance(move, m.Place)
        found.append(move)
        FORTRESS.play(position, seat, move)
        asked = _asked(position, seat)
    return tuple(found)


def _asked(position: Position, seat: Seat) -> Decision | None:
    """Return the seat's decision about placing; ``None`` if there is none."""
    return next((one for one in FORTRESS.decisions(position) if one.seat == seat and one.kind == Kind.PLACE), None)
