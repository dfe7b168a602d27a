"""Saves: room a move takes in a file, time to open one, time to keep the journal."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from stronghold_gui.bench.figure import Figure, seconds
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch, Autosave, GameKit, open_match, save_match
from stronghold_gui.core.save.document import match_to_json
from stronghold_gui.core.save.match_file import to_bytes
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.own_folder import own_environment
from stronghold_gui.players.random_player import RandomPlayer

_PEOPLE: Final = ("Anna", "Bruno", "Clara", "David")
_LONG: Final = 400
"""Moves of a long game of ten turns."""
_OPEN: Final = """
import sys, time
from pathlib import Path
from stronghold_gui.games.library import find_kit
from stronghold_gui.core.save import open_match
find_kit(sys.argv[2])
began = time.perf_counter()
open_match(Path(sys.argv[1]), find_kit)
print(time.perf_counter() - began)
"""


def bytes_a_move() -> Figure:
    """Return the bytes that a move takes in a match file on average, commas, quotes and draws included."""
    return bytes_figure("a move in a save", ten_turns())


def bytes_figure(name: str, match: AnyMatch) -> Figure:
    """Return the bytes that a move takes in the file of a match on average, beyond a file without moves."""
    kit = LIBRARY.kit(match.header.game)
    whole = len(to_bytes(match_to_json(match, kit)))
    empty = len(to_bytes(match_to_json(Match(match.game, match.header, match.start), kit)))
    detail = f"{len(match.played)} moves, file of {whole:,} bytes"
    return Figure(name, (whole - empty) / len(match.played), 40, "bytes", detail=detail)


def opening() -> Figure:
    """Return the time to open a save of ten turns in a fresh process, with nothing loaded before."""
    return opening_figure("opening a ten-turn save", ten_turns(), 150)


def opening_figure(name: str, match: AnyMatch, bound: float) -> Figure:
    """Return the time to open the file of a match in a process that has just started and knows the game's rules."""
    game = match.header.game
    with TemporaryDirectory() as folder:
        path = Path(folder) / "whole.stronghold"
        save_match(match, LIBRARY.kit(game), path)
        cold = median(_open_in_new_process(path, game) for _ in range(5))
        warm = median(seconds(lambda: open_match(path, find_kit)) for _ in range(5))
    detail = f"{len(match.played)} moves; again in the same process: {warm * 1000:.0f} ms"
    return Figure(name, cold * 1000, bound, "ms", detail=detail)


def _open_in_new_process(path: Path, game: str) -> float:
    command = [sys.executable, "-P", "-c", _OPEN, str(path), game]
    environment = os.environ | own_environment()
    done = subprocess.run(command, capture_output=True, check=True, text=True, env=environment)  # noqa: S603 - ourselves
    return float(done.stdout)


def journal() -> Figure:
    """Return the time that the journal adds to a move, 95 % of them."""
    source, kit = ten_turns(), _kit()
    match: AnyMatch = Match(source.game, source.header, source.start)
    with TemporaryDirectory() as folder:
        autosave = Autosave.begin(match, kit, Path(folder))
        times = []
        for done in source.played:
            match.replay([done.record])
            times.append(seconds(lambda: autosave.keep(match)))
        autosave.finish()
        save = seconds(lambda: save_match(match, kit, Path(folder) / "whole.stronghold"))
    detail = f"writing the whole file instead: {save * 1000:.1f} ms"
    return Figure("the journal's line for a move", sorted(times)[int(0.95 * len(times))] * 1000, 1, "ms", detail=detail)


@cache
def ten_turns(seats: int = 2) -> AnyMatch:
    """Return a long random match that went over all ten turns; of several who may play, one does after the other."""
    for seed in count(1):
        match: AnyMatch = Match(_kit().game, Header(LIBRARY.ids[0], {"cards": "draft"}, _PEOPLE[:seats], seed))
        player = RandomPlayer(seed)
        while decisions := match.game.decisions(match.position):
            seat = decisions[len(match.played) % len(decisions)].seat
            match.play(seat, player.choose(match.game.legal_moves(match.position, seat)))
        if match.position.turn == match.position.values.turns and len(match.played) >= _LONG:
            return match
    raise AssertionError


def _kit() -> GameKit:
    kit = find_kit(LIBRARY.ids[0])
    assert kit is not None
    return kit
