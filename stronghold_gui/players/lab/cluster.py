"""Plays the games of a run on an existing Dask cluster. It needs ``distributed``, which only this module imports.

The cluster's workers need this program, in this version. If a worker dies, the
cluster gives the games that it was playing to other workers. The caller writes the finished games, so none is lost or
written twice.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final

from stronghold_gui import __version__
from stronghold_gui.players.lab.crew import CrewError, load_kit
from stronghold_gui.players.lab.game import Line, play_game, read_line
from stronghold_gui.players.lab.spec import Spec, read_spec

_PATIENCE: Final = 10
"""Seconds for a scheduler to answer."""
_AHEAD: Final = 4
"""Number of games queued for each thread of the cluster, so that no thread is idle."""


class NoClusterError(Exception):
    """The scheduler does not answer."""


class NoLibraryError(Exception):
    """``distributed`` is not installed."""


def play_there(spec: Spec, seeds: Sequence[int], scheduler: str) -> Generator[Line, None, None]:
    """Play games on a cluster, and yield them as they end.

    Args:
        spec: the run.
        seeds: the seeds of the games.
        scheduler: the address of the cluster's scheduler, such as ``tcp://host:8786``.

    Raises:
        NoLibraryError: ``distributed`` is not installed.
        NoClusterError: the scheduler does not answer.
        CrewError: a game fails there, or the workers have another version of the program.
    """
    distributed = _distributed()
    try:
        client = distributed.Client(scheduler, timeout=_PATIENCE)
    except (OSError, ValueError, TimeoutError) as error:
        raise NoClusterError(scheduler) from error
    try:
        yield from _play(distributed, client, spec, seeds)
    finally:
        client.close()


def _play(distributed: Any, client: Any, spec: Spec, seeds: Sequence[int]) -> Generator[Line, None, None]:  # noqa: ANN401 - a library without types
    run, left = spec.text(), iter(seeds)
    queued = max(1, _AHEAD * sum(client.nthreads().values()))

    def next_futures(number: int) -> list[Any]:
        return [client.submit(play_line, run, seed, pure=False) for _, seed in zip(range(number), left, strict=False)]

    playing = distributed.as_completed(next_futures(queued))
    for future in playing:
        try:
            line = read_line(future.result())
        except Exception as error:
            raise CrewError(f"{type(error).__name__}: {error}") from error
        for more in next_futures(1):
            playing.add(more)
        yield line


def play_line(run: str, seed: int) -> str:
    """Play a game of a run, on a worker of the cluster; raises ``RuntimeError`` in another version of the program."""
    spec = read_spec(run)
    if spec.program != __version__:
        raise RuntimeError(f"the worker has version {__version__} of the program, not {spec.program}")
    return play_game(load_kit(spec.loader), spec, seed).text()


def _distributed() -> Any:  # noqa: ANN401 - a library without types
    try:
        import distributed  # noqa: PLC0415 - an extra that few install, and 2 s to load
    except ImportError as error:
        raise NoLibraryError from error
    return distributed
