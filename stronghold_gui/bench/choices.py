"""Benchmark of the time that the hard computer of Stronghold thinks."""

from __future__ import annotations

from typing import Final

from stronghold_gui.bench.figure import Figure, cpu_milliseconds, milliseconds_figure
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.players.levels import make_player

_SEED: Final = 5
_PLANNED: Final = 50.0
"""The least milliseconds of a choice for which plans were compared; all other choices take a few."""
_TURNS: Final = 5


def choices() -> Figure:
    """Return the 95 % quantile of the CPU time of choices for which the hard computer compares plans."""
    times = [time for seat in range(2) for time in _planned(seat)]
    return milliseconds_figure("a planned choice of the hard computer of Stronghold on one core, 95 %", times, 800)


def _planned(thinker: int) -> list[float]:
    """Return the milliseconds of one camp's planned choices in the first turns of a match against level ``medium``."""
    position = STRONGHOLD.setup({}, 2, _SEED)
    players = [make_player("hard" if seat == thinker else "medium", _SEED + seat) for seat in range(2)]
    times = []
    while position.turn <= _TURNS and (asked := STRONGHOLD.decisions(position)):
        seat = asked[0].seat
        view, moves = STRONGHOLD.view(position, seat), STRONGHOLD.legal_moves(position, seat)
        chosen: list[Move] = []
        spent = cpu_milliseconds(lambda: chosen.append(players[seat].choose(view, asked[0], moves)))  # noqa: B023 - called at once
        if seat == thinker:
            times.append(spent)
        STRONGHOLD.play(position, seat, chosen[0])
    return [time for time in times if time >= _PLANNED]
