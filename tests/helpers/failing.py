"""A file system that refuses: disks that are full, broken, read-only or not there any more.

Whatever the program asks of the file system below certain folders passes through here: by functions of ``os``, which
``pathlib`` and ``shutil`` use as well, or by ``io.open``. What the interpreter, Qt or a test asks elsewhere does not.
"""

from __future__ import annotations

import errno
import io
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest

ERRORS: Final = (
    errno.EACCES, errno.EIO, errno.ESTALE, errno.ENOTCONN, errno.ENAMETOOLONG, errno.ENOSPC, errno.EROFS, errno.EDQUOT,
)  # fmt: skip
QUESTIONS: Final = ("stat", "lstat", "fstat", "listdir", "scandir", "readlink", "read")
"""What is asked without changing anything."""
REQUESTS: Final = (
    "open", "write", "fsync", "ftruncate", "close", "replace", "rename", "link", "unlink", "mkdir", "rmdir", "utime",
    "fchmod", "file",
)  # fmt: skip
"""What writes, or is needed to write; ``file`` stands for a file object of ``io.open``."""
EVERYTHING: Final = (*QUESTIONS, *REQUESTS)
Refuses = Callable[[str, Path], int]
"""Told the name of a function and the path asked about; returns the number of an error, or 0."""


@dataclass
class Failing:
    """A file system that can be told to refuse.

    Attributes:
        refuses: decides what it refuses; ``None``: nothing.
        in_parts: returns how many bytes of a write are taken; ``None``: all.
        asked: the number of calls of each function for the folders.
        refused: the refused calls, for finding the cause of a failure.
    """

    roots: Sequence[Path]
    refuses: Refuses | None = None
    in_parts: Callable[[int], int] | None = None
    asked: Counter[str] = field(default_factory=Counter)
    refused: list[str] = field(default_factory=list)
    _open: dict[int, Path] = field(default_factory=dict)

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        """Intercept system calls while the patch holds."""
        for name in EVERYTHING:
            if name != "file" and hasattr(os, name):
                patch.setattr(os, name, self._asking(name, getattr(os, name)))
        patch.setattr(io, "open", self._asking("file", io.open))

    @contextmanager
    def well(self) -> Iterator[None]:
        """Refuse nothing in this block, which the test itself needs."""
        refuses, self.refuses = self.refuses, None
        try:
            yield
        finally:
            self.refuses = refuses

    def _asking(self, name: str, system: Callable[..., Any]) -> Callable[..., Any]:
        def asked(*given: Any, **named: Any) -> Any:  # noqa: ANN401 - as the system's function
            path = self._path(given[0]) if given else None
            if path is None:
                return system(*given, **named)
            number = self._refusal(name, path)
            if number and name != "close":
                raise OSError(number, os.strerror(number), str(path))
            if name == "write" and self.in_parts is not None:
                given = (given[0], given[1][: self.in_parts(len(given[1]))])
            done = system(*given, **named)
            if name == "open":
                self._open[done] = path
            elif name == "close":
                self._open.pop(given[0], None)
                if number:
                    # Systems close the descriptor even when they report an error.
                    raise OSError(number, os.strerror(number))
            return done

        return asked

    def _refusal(self, name: str, path: Path) -> int:
        self.asked[name] += 1
        number = self.refuses(name, path) if self.refuses is not None else 0
        if number:
            self.refused.append(f"{name} {path.name}: {errno.errorcode[number]}")
        return number

    def _path(self, given: object) -> Path | None:
        """Return the path of a call if it is below one of the folders."""
        if isinstance(given, int):
            return self._open.get(given)
        if not isinstance(given, str | os.PathLike):
            return None
        path = Path(os.fspath(given))
        return path if any(root == path or root in path.parents for root in self.roots) else None


@contextmanager
def failing(roots: Sequence[Path]) -> Iterator[Failing]:
    """Provide a file system that refuses what the test makes it refuse."""
    with pytest.MonkeyPatch.context() as patch:
        system = Failing(roots)
        system.watch(patch)
        yield system


def now_and_then(dice: random.Random, often: float, names: Sequence[str] = EVERYTHING) -> Refuses:
    """Refuse so often what is asked by some functions, with any error."""

    def refuses(name: str, _path: Path) -> int:
        return dice.choice(ERRORS) if name in names and dice.random() < often else 0

    return refuses


def always(names: Sequence[str], number: int, below: Path | None = None) -> Refuses:
    """Refuse all calls of some functions, with one error.

    Args:
        names: the functions.
        number: of the error.
        below: the folder for which this holds; by default all.
    """

    def refuses(name: str, path: Path) -> int:
        here = below is None or below == path or below in path.parents
        return number if here and name in names else 0

    return refuses


def once(name: str, turn: int, number: int) -> Refuses:
    """Refuse a function's call once, after a number of calls."""
    left = [turn]

    def refuses(asked: str, _path: Path) -> int:
        if asked != name:
            return 0
        left[0] -= 1
        return number if left[0] == -1 else 0

    return refuses
