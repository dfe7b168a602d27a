"""Processes that play the games of a run side by side on this machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Final

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.own_folder import OWN_FOLDER, own_environment
from stronghold_gui.players.lab.game import LabKit, Line, play_game
from stronghold_gui.players.lab.spec import Spec

_MOST_DEATHS: Final = 5
"""Number of processes that may die in a row without a finished game; more show a different fault."""
_AHEAD: Final = 2
"""Number of games queued for each process, so that it continues while the caller stores a finished one."""


class CrewError(Exception):
    """The processes die, or a game does not end; what was played is kept."""


def play_alone(spec: Spec, seeds: Sequence[int]) -> Generator[Line, None, None]:
    """Play games one after the other, in this process."""
    kit = load_kit(spec.loader)
    for seed in seeds:
        yield play_game(kit, spec, seed)


@cache
def load_kit(loader: str) -> LabKit:
    """Return the game that a run plays."""
    return Lazy[LabKit](loader)()


def play_together(spec: Spec, seeds: Sequence[int], workers: int) -> Generator[Line, None, None]:
    """Play games on a number of processes, and yield them as they end.

    A process that dies breaks its pool: another pool plays the games that are missing.

    Raises:
        CrewError: the processes die again and again, or a game fails.
    """
    missing, deaths = dict.fromkeys(seeds), 0
    while missing:
        try:
            for line in _play(spec, list(missing), workers):
                deaths = 0
                del missing[line.seed]
                yield line
        except BrokenProcessPool as error:
            deaths += 1
            if deaths >= _MOST_DEATHS:
                raise CrewError(f"{deaths} processes have ended before a game was over") from error


def _play(spec: Spec, seeds: Sequence[int], workers: int) -> Generator[Line, None, None]:
    """Play games on one pool until all are over or one of its processes has died."""
    others, left = set(active_children()), iter(seeds)
    workers = min(workers, len(seeds))
    with _own_environment():
        # Its locks start a process, too: multiprocessing's resource tracker.
        pool = ProcessPoolExecutor(workers, get_context("spawn"), _prepare)
    try:
        # Only the parent handles Ctrl+C; new processes ignore it from their first moment.
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            playing = _submit(pool, spec, islice(left, _AHEAD * workers))
        finally:
            signal.signal(signal.SIGINT, handler)
        while playing:
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            playing |= _submit(pool, spec, islice(left, len(done)))
            for game in done:
                yield game.result()
    finally:
        # Kill the worker processes: a game under way may take minutes, and the caller does not wait for it.
        for process in set(active_children()) - others:
            process.kill()
        pool.shutdown(cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, spec: Spec, seeds: Iterable[int]) -> set[Future[Line]]:
    """Hand games to the pool, which starts its processes during this call."""
    with _own_environment():
        return {pool.submit(_play_one, spec, seed) for seed in seeds}


@contextmanager
def _own_environment() -> Iterator[None]:
    """Set environment variables so that processes started in the block import nothing from the current folder.

    The first process starts before any code of the program, so only its environment can pass this on.
    """
    own = own_environment()
    before = {name: os.environ.get(name) for name in own}
    os.environ.update(own)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _prepare() -> None:
    """Make a new process of the pool ready: it leaves the current folder, and ends when its parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.chdir(OWN_FOLDER)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _play_one(spec: Spec, seed: int) -> Line:
    """Play a game in a process of the pool.

    Raises:
        CrewError: the game fails. Other errors might not survive the way between processes.
    """
    try:
        return play_game(load_kit(spec.loader), spec, seed)
    except Exception as error:
        raise CrewError(f"{type(error).__name__}: {error} (seed {seed})") from error
