"""Which moves a search for a solution tries, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.moves import Move

_LATE: Final[dict[type, int]] = {m.Again: 1, m.Charge: 2, m.Fire: 3}
"""Moves that are tried after others: what ends something leaves least to be looked at."""


def worth_a_try(moves: Sequence[Move]) -> list[Move]:
    """Return the moves in the order in which they are tried, without those that come to the same.

    Whoever lets catapults rest for longer could as well say so each time.
    """
    tried = [move for move in moves if not isinstance(move, m.Pass) or move == m.PASS_WINDOW]
    return sorted(tried, key=lambda move: _LATE.get(type(move), 0))
