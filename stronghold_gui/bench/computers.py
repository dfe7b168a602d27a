"""The computers: how long the best level thinks, what its process holds, what a second process gives the lab."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from stronghold_gui import __version__
from stronghold_gui.bench.children.memory import peak_memory_of
from stronghold_gui.bench.figure import Figure, Unavailable, in_turns
from stronghold_gui.bench.processes import Processes, saved
from stronghold_gui.bench.saves import ten_turns
from stronghold_gui.bench.window import frames_figure
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.players.levels import make_player
from stronghold_gui.own_folder import OWN_FOLDER, own_command, own_environment
from stronghold_gui.players.lab.crew import play_together
from stronghold_gui.players.lab.spec import Spec
from stronghold_gui.players.worker.messages import Answer, Inbox, Load, Question, read, written

_LOADER: Final = "stronghold_gui.games.stronghold.kit:KIT"
_SEED: Final = 5
_BEST: Final = "hard"
_PLANNED: Final = 50.0
"""Milliseconds from which a choice is one for which plans were compared; all others take a few."""
_TURNS: Final = 5
_GAMES: Final = 40
_BEFORE: Final = 8
"""Games before those that count: all processes have started by then, and know what they look up often."""
_MANY: Final = 1000
"""More questions than can be thought about while frames are measured."""


def choices() -> Figure:
    """Return the processor's time in which 95 % of the choices are made for which the best level compares plans."""
    took = [time for seat in range(2) for time in _planned(seat)]
    return frames_figure("a planned choice of Stronghold's best level, 95 %", took, 800)


def _planned(thinker: int) -> list[float]:
    """Return the milliseconds of one camp's planned choices in the first turns of a match against the rule."""
    position = STRONGHOLD.setup({}, 2, _SEED)
    players = [make_player(_BEST if seat == thinker else "medium", _SEED + seat) for seat in range(2)]
    took = []
    while position.turn <= _TURNS and (asked := STRONGHOLD.decisions(position)):
        seat = asked[0].seat
        view, moves = STRONGHOLD.view(position, seat), STRONGHOLD.legal_moves(position, seat)
        began = time.process_time()
        move = players[seat].choose(view, asked[0], moves)
        if seat == thinker:
            took.append(1000 * (time.process_time() - began))
        STRONGHOLD.play(position, seat, move)
    return [time for time in took if time >= _PLANNED]


def memory() -> Figure:
    """Return the most memory that the process holds in which computers think, after a choice of the best level."""
    with _thinking(1, subprocess.PIPE) as process:
        assert process.stdin is not None
        answered = _answered(process)
        most = peak_memory_of(Path(f"/proc/{process.pid}/status")) / 1024
        process.stdin.close()
    if not answered or not most:
        raise Unavailable("the process did not answer, or this system does not tell what memory a process takes")
    return Figure("memory of the process that thinks", most, 120, "MiB")


def frames() -> Figure:
    """Return the time that 95 % of the frames of assaults and drags keep while a computer thinks beside them."""
    with TemporaryDirectory() as folder, _thinking(_MANY, subprocess.DEVNULL) as process:
        told = Processes(Path(folder)).run("moving_window", str(saved(ten_turns(), Path(folder))))
        thought = process.poll() is None
        process.kill()
    if not thought:
        raise Unavailable("the process that thinks ended before the frames were measured")
    times = [*told["shown"], *told["dragged"]]
    return frames_figure("a frame of an assault or a drag while a computer thinks, 95 %", times, 8)


def _thinking(questions: int, answers: int) -> subprocess.Popen[bytes]:
    """Start the worker process and send it a number of questions about the first turn, each of another match."""
    position = STRONGHOLD.setup({}, 2, _SEED)
    asked = STRONGHOLD.decisions(position)[0]
    view, moves = STRONGHOLD.view(position, asked.seat), tuple(STRONGHOLD.legal_moves(position, asked.seat))
    process = subprocess.Popen(  # noqa: S603 - ourselves
        own_command("stronghold_gui.players.worker"),
        env=os.environ | own_environment(),
        cwd=OWN_FOLDER,
        stdin=subprocess.PIPE,
        stdout=answers,
    )
    assert process.stdin is not None
    process.stdin.write(written(Load(_LOADER)))
    for number in range(1, questions + 1):
        # A player plans once in a match for the same moment; so each question is of another match.
        question = Question(number, _LOADER, _BEST, f"bench {number}", asked.seat, _SEED, view, asked, moves, 60.0)
        process.stdin.write(written(question))
    process.stdin.flush()
    return process


def _answered(process: subprocess.Popen[bytes]) -> bool:
    """Wait for the answer; return whether it is one."""
    inbox = Inbox()
    assert process.stdout is not None
    while data := os.read(process.stdout.fileno(), 1 << 16):
        for letter in inbox.take(data):
            return isinstance(read(letter.text), Answer)
    return False


def lab() -> Figure:
    """Return the games that two processes of the lab play in the time in which one plays one."""
    if (os.cpu_count() or 1) < 2:
        raise Unavailable("this machine has one processor")
    two, one = in_turns(lambda: _games_a_second(2), lambda: _games_a_second(1), 3)
    detail = f"{two:.1f} games/s, with one {one:.1f}"
    return Figure("games of two of the lab's processes over one's", two / one, 1.8, "x", at_least=True, detail=detail)


def _games_a_second(workers: int) -> float:
    """Play games of the rule; begin to count when the processes are warm, and end when the last game does."""
    levels = {"invader": "medium", "defender": "medium"}
    run = Spec("stronghold", _LOADER, __version__, {}, levels, _SEED, _BEFORE + _GAMES)
    lines = play_together(run, run.seeds, workers)
    for _ in range(_BEFORE):
        next(lines)
    began = ended = time.perf_counter()
    for _ in lines:
        # The clock stops at the last game: the end of the processes is not part of playing.
        ended = time.perf_counter()
    return _GAMES / (ended - began)
