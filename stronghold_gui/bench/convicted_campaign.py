"""The Convicted over twenty turns: how such a campaign is saved and opened, how the program starts in the middle of it.

Computers play it from a fortress that is built already and rich, for from an empty village they are beaten earlier.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from stronghold_gui.bench.figure import Figure
from stronghold_gui.bench.processes import Runs, beginning, memory_figure, start_figure, starts
from stronghold_gui.bench.saves import bytes_figure, opening_figure
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.pieces import GATES, SECTIONS, TECHNOLOGIES
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.library import LIBRARY

_LEVEL: Final = "medium"
"""The computers that play."""
_STOCK: Final = 999
"""Of each resource: as much as a document may tell."""
_TRIES: Final = 6


def bytes_a_move() -> Figure:
    """Return the bytes that a move takes in a match file on average, commas, quotes and dice included."""
    return bytes_figure("The Convicted: a move in a save", twenty_turns())


def opening() -> Figure:
    """Return the time to open a campaign of twenty turns in a process that has just started."""
    match = twenty_turns()
    return opening_figure(f"The Convicted: opening a campaign of {match.position.turn} turns", match, 400)


def ready() -> Figure:
    """Return the CPU time from the start until the campaign can be played, over that of a bare window."""
    return start_figure("The Convicted: start with a match until it can be played, over a bare window", _starts())


def memory() -> Figure:
    """Return the most memory the program takes with a campaign open, over that of a bare window."""
    return memory_figure("The Convicted: memory with a match over a bare window", _starts(), 2.4)


@cache
def _starts() -> Runs:
    return starts(beginning(twenty_turns(), 0.5))


@cache
def twenty_turns() -> AnyMatch:
    """Return a campaign that was played to its last turn; of some, the one that lasted longest if none was."""
    longest: AnyMatch | None = None
    for seed in range(_TRIES):
        match = _played(seed)
        if longest is None or match.position.turn > longest.position.turn:
            longest = match
        if longest.position.turn == longest.position.mode.turns:
            break
    assert longest is not None
    return longest


def _played(seed: int) -> AnyMatch:
    """Return a campaign that computers have played to its end."""
    match: AnyMatch = Match(CONVICTED, Header("convicted", {"mode": "campaign"}, ("",), seed), fortress(seed))
    player = LIBRARY.kit("convicted").players[_LEVEL](seed)
    while decisions := CONVICTED.decisions(match.position):
        due = decisions[0]
        moves = CONVICTED.legal_moves(match.position, due.seat)
        match.play(due.seat, player.choose(CONVICTED.view(match.position, due.seat), due, moves))
    return match


def fortress(seed: int, seats: int = 1) -> Position:
    """Return the first turn of a campaign in a fortress that is built to its highest levels, with a full purse."""
    position = CONVICTED.setup({"mode": "campaign"}, seats, seed)
    values = position.values
    position.known = (1 << len(TECHNOLOGIES)) - 1
    position.buildings = [len(levels) for levels in values.buildings]
    position.level = [len(values.walls) - 1] * len(SECTIONS)
    position.resistance = [position.nominal(target) for target in range(GATES + 1)]
    position.stock = [_STOCK] * len(position.stock)
    return position
