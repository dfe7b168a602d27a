"""The folder of a run: its definition, and a line for every game that is over. A run may be interrupted at any time.

``run.json`` has the definition, ``games.jsonl`` has the lines in the order in which games ended; when all are over
they are put into the order of their seeds. A line that a killed process left incomplete is removed, and its game is
played again. The folder is locked during a run, so that two processes cannot mix their lines.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from stronghold_gui.core.save.atomic import write_atomically
from stronghold_gui.core.save.disk import write_all
from stronghold_gui.core.save.lock import Lock, try_lock
from stronghold_gui.files import close_quietly, exists
from stronghold_gui.players.lab.game import Line, read_line
from stronghold_gui.players.lab.spec import Spec, read_spec

RUN: Final = "run.json"
GAMES: Final = "games.jsonl"
LOCK: Final = ".lock"


class OtherRunError(Exception):
    """The folder contains another run, or other files."""


class BusyError(Exception):
    """Another process plays in this folder."""


class LabFolder:
    """The lines of a run; a context manager that locks the folder.

    Attributes:
        path: the folder.
        lines: the games that are over, by seed.
    """

    def __init__(self, path: Path, spec: Spec) -> None:
        """Set the folder of a run; entering the context creates and locks it.

        Args:
            path: the folder; it need not exist.
            spec: the run.
        """
        self.path, self._spec = path, spec
        self.lines: dict[int, Line] = {}
        self._lock = self._file = -1

    def __enter__(self) -> Self:
        """Open the folder, and read its contents.

        Raises:
            OtherRunError: it belongs to another run; nothing in it has been changed.
            BusyError: another process uses it.
            BadFileError, OSError: the system refuses.
        """
        self._check()
        self.path.mkdir(parents=True, exist_ok=True)
        with ExitStack() as opened:
            self._lock = os.open(self.path / LOCK, os.O_RDWR | os.O_CREAT, 0o644)
            opened.callback(close_quietly, self._lock)
            if try_lock(self._lock) is Lock.TAKEN:
                raise BusyError(str(self.path))
            write_atomically(self.path / RUN, self._spec.text().encode())
            self._file = self._open()
            opened.callback(close_quietly, self._file)
            self._read()
            opened.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file of games and release the lock.

        Raises:
            OSError: the written data may not have reached the disk.
        """
        try:
            os.close(self._file)
        except OSError:
            if error is None:
                raise
        finally:
            close_quietly(self._lock)

    @property
    def missing(self) -> list[int]:
        """The seeds of the games that are still to be played."""
        return [seed for seed in self._spec.seeds if seed not in self.lines]

    def add(self, line: Line) -> None:
        """Write a game; ignore one that is there already."""
        if line.seed in self.lines:
            return
        before = os.fstat(self._file).st_size
        try:
            write_all(self._file, f"{line.text()}\n".encode())
        except OSError:
            with suppress(OSError):
                # A part of a line would spoil the next one.
                os.ftruncate(self._file, before)
            raise
        self.lines[line.seed] = line

    def sort(self) -> None:
        """Sort the lines by seed, so that the file does not depend on the order of play."""
        text = "".join(f"{self.lines[seed].text()}\n" for seed in sorted(self.lines))
        # Windows replaces no open file.
        open_file, self._file = self._file, -1
        os.close(open_file)
        try:
            write_atomically(self.path / GAMES, text.encode())
        finally:
            self._file = self._open()

    # -- inside --------------------------------------------------------------------------------------------------

    def _open(self) -> int:
        return os.open(self.path / GAMES, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)

    def _check(self) -> None:
        """Refuse a folder with other contents than this run."""
        run = self.path / RUN
        if not exists(run):
            if exists(self.path) and (not self.path.is_dir() or not all(map(_is_ours, self.path.iterdir()))):
                raise OtherRunError(str(self.path))
            return
        try:
            found = read_spec(run.read_text(encoding="utf-8"))
        except (ValueError, OSError) as error:
            raise OtherRunError(str(self.path)) from error
        if not found.is_same(self._spec):
            raise OtherRunError(str(self.path))

    def _read(self) -> None:
        """Read the lines, and remove one that a killed process left incomplete."""
        text = (self.path / GAMES).read_bytes()
        good = 0
        for whole in _whole_lines(text):
            try:
                line = read_line(whole.decode())
            except ValueError:
                break
            if line.seed in self._spec.seeds:
                self.lines[line.seed] = line
            good += len(whole)
        if good < len(text):
            os.ftruncate(self._file, good)


def _is_ours(path: Path) -> bool:
    """Return whether a file may be left from a run that stopped before it could write its definition."""
    return path.name == LOCK or (path.name.startswith(f".{RUN}.") and path.suffix == ".tmp")


def _whole_lines(text: bytes) -> Iterable[bytes]:
    """Return the complete lines."""
    return (line for line in text.splitlines(keepends=True) if line.endswith(b"\n"))
