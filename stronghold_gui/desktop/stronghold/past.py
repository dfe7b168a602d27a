"""What looking back asks the game: where one may try something out, and from which position."""

from __future__ import annotations

import secrets

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.supposing import suppose
from stronghold_gui.games.stronghold.view import View

AnyMatch = Match[Position, m.Move, Event, View]


def suppose_from(moment: AnyMatch, eyes: Seat | None) -> AnyMatch | None:
    """Return a match to try things out in, or ``None`` where that would give something away.

    Args:
        moment: the match at the moment it is to begin from; it is only read.
        eyes: what is known: what this seat may know, or what everybody may.
    """
    seed = secrets.randbits(63)
    start = suppose(moment.position, eyes, seed)
    if start is None:
        return None
    header = Header(moment.header.game, dict(moment.header.options), moment.header.names, seed)
    return Match(STRONGHOLD, header, start, UNLIMITED)


def can_suppose(moment: AnyMatch, eyes: Seat | None) -> bool:
    """Tell whether something can be tried out from a moment: not when the game is over."""
    return moment.position.stage != "over" and suppose(moment.position, eyes, 0) is not None


def deals_anew(moment: AnyMatch, eyes: Seat | None) -> bool:
    """Tell whether what is tried out has other face-down orders than the match may have."""
    supposed = suppose(moment.position, eyes, 0)
    return supposed is not None and STRONGHOLD.view(moment.position, eyes).table.orders_left.keys() == {"hidden"}
