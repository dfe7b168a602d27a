"""Processes that play the games of a run side by side on this machine.

Each plays one game at a time, so of a process that dies one game is lost, which another plays. It is a little machinery
of our own and not a pool of the standard library: there a process that is killed breaks all that is under way.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Final

from stronghold_gui.core.lazy import Lazy
from stronghold_gui.own_folder import OWN_FOLDER, own_environment
from stronghold_gui.players.lab.game import LabKit, Line, play_game, read_line
from stronghold_gui.players.lab.spec import Spec, read_spec

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

_MOST_DEATHS: Final = 5
"""Processes that may die one after the other without a single game played; then something else is wrong."""


class CrewError(Exception):
    """The processes die, or a game does not end; what was played is kept."""


def play_alone(spec: Spec, seeds: Sequence[int]) -> Generator[Line, None, None]:
    """Play games one after the other, in this process."""
    kit = Lazy[LabKit](spec.loader)()
    for seed in seeds:
        yield play_game(kit, spec, seed)


def play_together(spec: Spec, seeds: Sequence[int], workers: int) -> Generator[Line, None, None]:
    """Play games on so many processes, and yield them as they end.

    Raises:
        CrewError: the processes die again and again, or a game fails.
    """
    crew = _Crew(spec, seeds)
    try:
        for _ in range(min(workers, len(seeds))):
            crew.hire()
        while crew.busy:
            yield from crew.collect()
    finally:
        crew.dismiss()


class _Crew:
    """The processes, and which game each of them plays."""

    def __init__(self, spec: Spec, seeds: Sequence[int]) -> None:
        self._spec, self._left = spec, deque(seeds)
        self.busy: dict[Connection, tuple[SpawnProcess, int]] = {}
        self._sent_home: list[SpawnProcess] = []
        self._deaths = 0

    def hire(self) -> None:
        """Start a process, and give it a game."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, self._spec.text()), daemon=True)
        # Only the parent handles Ctrl+C; the new process ignores it from its first moment.
        hears = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            with _own_environment():
                process.start()
        finally:
            signal.signal(signal.SIGINT, hears)
        theirs.close()
        self._give(ours, process)

    def collect(self) -> Iterator[Line]:
        """Wait for news, and yield the games that are over."""
        for connection in wait(list(self.busy)):
            assert isinstance(connection, Connection)
            process, seed = self.busy.pop(connection)
            try:
                told = connection.recv_bytes().decode()
            except (EOFError, OSError):
                self._bury(process, connection, seed)
                continue
            if not told.startswith("{"):
                raise CrewError(told)
            self._deaths = 0
            # The process plays on while the caller stores the finished game.
            self._give(connection, process)
            yield read_line(told)

    def dismiss(self) -> None:
        """End all processes."""
        for connection, (process, _seed) in self.busy.items():
            connection.close()
            process.kill()
        for process in (*(process for process, _seed in self.busy.values()), *self._sent_home):
            process.join()
        self.busy.clear()
        self._sent_home.clear()

    def _give(self, connection: Connection, process: SpawnProcess) -> None:
        """Give a process its next game; without one it may end, and is not joined before the run is over."""
        if not self._left:
            connection.close()
            self._sent_home.append(process)
            return
        seed = self._left.popleft()
        self.busy[connection] = (process, seed)
        try:
            connection.send_bytes(str(seed).encode())
        except OSError:
            # It is dead already, which is found out when its answer is waited for.
            return

    def _bury(self, process: SpawnProcess, connection: Connection, seed: int) -> None:
        """A process has died: another plays its game."""
        connection.close()
        process.join()
        self._left.appendleft(seed)
        self._deaths += 1
        if self._deaths >= _MOST_DEATHS:
            raise CrewError(f"{self._deaths} processes have ended before a game was over")
        self.hire()


@contextmanager
def _own_environment() -> Iterator[None]:
    """Have processes that are started in this block find this program, and nothing in the current folder.

    The first of them begins before anything of ours does, so that only its environment can tell it.
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


def _work(connection: Connection, run: str) -> None:
    """Play the requested games until the connection closes."""
    os.chdir(OWN_FOLDER)
    spec = read_spec(run)
    kit = Lazy[LabKit](spec.loader)()
    while True:
        try:
            seed = int(connection.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            told = play_game(kit, spec, seed).text()
        except Exception as error:  # noqa: BLE001 - whatever is wrong with a game is told to whoever asked for it
            told = f"{type(error).__name__}: {error} (seed {seed})"
        connection.send_bytes(told.encode())
