"""Benchmarks of match files: the size of a move in a file, and the time to open a file."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from stronghold_gui.bench.figure import Figure, seconds, worst
from stronghold_gui.bench.matches import MATCHES, saved, ten_turns
from stronghold_gui.core.match import Match
from stronghold_gui.core.save import AnyMatch, open_match
from stronghold_gui.core.save.document import match_to_json
from stronghold_gui.core.save.match_file import to_bytes
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.own_folder import own_environment

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
    """Return the average bytes of a move in a match file, including commas, quotes and draws."""
    return worst({game: _bytes_a_move(match()) for game, match in MATCHES.items()})


def _bytes_a_move(match: AnyMatch) -> Figure:
    kit = LIBRARY.kit(match.header.game)
    whole = len(to_bytes(match_to_json(match, kit)))
    empty = len(to_bytes(match_to_json(Match(match.game, match.header, match.start), kit)))
    detail = f"{len(match.played)} moves, file of {whole:,} bytes"
    return Figure("a move in a match file", (whole - empty) / len(match.played), 40, "bytes", detail=detail)


def opening() -> Figure:
    """Return the time to open a ten-turn match in a new process that has loaded the game's rules."""
    match = ten_turns()
    with TemporaryDirectory() as folder:
        path = saved(match, Path(folder))
        cold = median(_open_in_new_process(path, match.header.game) for _ in range(5))
        warm = median(seconds(lambda: open_match(path, find_kit)) for _ in range(5))
    detail = f"{len(match.played)} moves; again in the same process: {warm * 1000:.0f} ms"
    name = "opening a ten-turn match in a process that has just started"
    return Figure(name, cold * 1000, 150, "ms", detail=detail)


def _open_in_new_process(path: Path, game: str) -> float:
    command = [sys.executable, "-P", "-c", _OPEN, str(path), game]
    environment = os.environ | own_environment()
    done = subprocess.run(command, capture_output=True, check=True, text=True, env=environment)  # noqa: S603 - ourselves
    return float(done.stdout)
