"""Matches played by computers, for tests of the levels."""

from __future__ import annotations

from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.library import LIBRARY

KIT = LIBRARY.kit("convicted")


def played(mode: str, levels: tuple[str, ...], seed: int, until: int = 99) -> Position:
    """Return a match after computers have played it, to its end or to the beginning of a turn."""
    position = CONVICTED.setup({"mode": mode}, len(levels), seed)
    players = [KIT.players[level](seed + seat) for seat, level in enumerate(levels)]
    while position.turn < until and (decisions := CONVICTED.decisions(position)):
        seat = decisions[0].seat
        moves = CONVICTED.legal_moves(position, seat)
        move = players[seat].choose(CONVICTED.view(position, seat), decisions[0], moves)
        assert move in moves
        CONVICTED.play(position, seat, move)
    return position
