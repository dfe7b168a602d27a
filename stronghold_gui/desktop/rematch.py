"""The same people once more, each on another side."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence

from stronghold_gui.core.header import Header
from stronghold_gui.desktop.new_game import SEEDS


def rematch_of(header: Header, sides: Sequence[str], stamped: Collection[str] = ()) -> Header:
    """Return what a match begins from that follows another: same game and options, other seats, another seed.

    Everybody moves on by as many seats as the first side has: two sides change places, and where each plays alone, all
    move one seat on.

    Args:
        header: of the match that is over.
        sides: by seat, what tells those who play together from the others.
        stamped: options that nobody chooses: the new match has those of a new match, such as today's rulings.
    """
    step = sum(side == sides[0] for side in sides)
    names, players = ((*held[step:], *held[:step]) for held in (header.names, header.players))
    options = {name: value for name, value in header.options.items() if name not in stamped}
    return Header(header.game, options, names, secrets.randbelow(SEEDS), players, header.advice)
