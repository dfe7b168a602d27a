"""A disk whose requests are taken down, and what a power cut at any of them may leave.

What was written to a file is there for good after a sync of that file, what was done to the names in a folder after a
sync of that folder. Of what came later a cut may leave any beginning, of each file and each folder by itself; the last
write may be torn, and a file may have its length already but zeros in the place of its end. Most disks are kinder.
"""

from __future__ import annotations

import os
import random
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import pytest

T = TypeVar("T")
_FOLDER: Final = -1
"""Stands in the place of a file's number where a name is a folder's."""
Changes = list[tuple[str, int | None]]
"""What happens to names in one step: each has a file from now on, or is gone."""


@dataclass
class _History(Generic[T]):
    """The requests for one file or folder, each with its time, and the syncs that made them permanent."""

    asked: list[tuple[int, T]] = field(default_factory=list)
    synced: list[tuple[int, int]] = field(default_factory=list)
    """When a sync had ended, and when it had begun: it covers what was asked before that."""

    def left(self, time: int, dice: random.Random) -> tuple[list[T], T | None]:
        """Return what a cut at a time leaves, any beginning of it that holds all that is good, and what came next."""
        asked = [(when, what) for when, what in self.asked if when <= time]
        good = max((begun for ended, begun in self.synced if ended <= time), default=-1)
        certain = sum(when <= good for when, _ in asked)
        number = dice.randint(certain, len(asked))
        return [what for _, what in asked[:number]], asked[number][1] if number < len(asked) else None


class TakenDown:
    """Takes down what the program asks of the disk below a folder, while it is done.

    Attributes:
        time: how many requests there were so far.
    """

    def __init__(self, root: Path, patch: pytest.MonkeyPatch) -> None:
        self.time = 0
        self._root, self._lock = root, threading.RLock()
        self._marks: list[tuple[int, Any]] = []
        self._files: list[_History[bytes]] = []
        self._folders: dict[Path, _History[Changes]] = {root: _History()}
        self._named: dict[Path, int] = {}
        self._open: dict[int, Path] = {}
        self._watch(patch)

    def note(self, mark: object) -> None:
        """Remember that something is so from this time on."""
        self._marks.append((self.time, mark))

    def noted(self, time: int) -> list[Any]:
        """Return what had been noted at a time."""
        return [mark for when, mark in self._marks if when <= time]

    def leave(self, time: int, goal: Path, dice: random.Random, path: Path | None = None) -> None:
        """Put into a new folder what a cut at a time may leave."""
        goal.mkdir()
        path = path or self._root
        there: dict[str, int] = {}
        for changes in self._folders[path].left(time, dice)[0]:
            for name, number in changes:
                if number is None:
                    there.pop(name, None)
                else:
                    there[name] = number
        for name, number in there.items():
            if number == _FOLDER:
                self.leave(time, goal / name, dice, path / name)
            else:
                (goal / name).write_bytes(self._content(number, time, dice))

    def _content(self, number: int, time: int, dice: random.Random) -> bytes:
        states, coming = self._files[number].left(time, dice)
        content = states[-1] if states else b""
        if coming is None or not coming.startswith(content) or dice.random() < 0.5:
            return content
        torn = coming[: dice.randint(len(content), len(coming))]
        return torn if dice.random() < 0.5 else torn.ljust(len(coming), b"\0")

    # -- what the program asks -----------------------------------------------------------------------------------

    def _watch(self, patch: pytest.MonkeyPatch) -> None:
        """Intercept the program's system calls; syncing costs nothing here."""
        after: dict[str, Callable[..., None]] = {
            "open": self._opened,
            "write": self._written,
            "ftruncate": self._cut,
            "replace": self._replaced,
            "link": self._linked,
            "unlink": self._unlinked,
            "mkdir": self._made,
        }
        for name, note in after.items():
            patch.setattr(os, name, self._noting(getattr(os, name), note))
        patch.setattr(os, "fsync", self._sync)

    def _noting(self, system: Callable[..., Any], note: Callable[..., None]) -> Callable[..., Any]:
        def asked(*given: Any, **named: Any) -> Any:  # noqa: ANN401 - as the system's function
            with self._lock:
                done = system(*given, **named)
                self.time += 1
                note(done, *given)
                return done

        return asked

    def _opened(self, file: int, path: Any, flags: int, *_mode: int) -> None:  # noqa: ANN401
        place = Path(os.fspath(path))
        self._open[file] = place
        if self._is_here(place) and place not in self._named and place not in self._folders:
            assert flags & os.O_CREAT, "all that is there was made before our eyes"
            self._files.append(_History([(self.time, b"")]))
            self._name(place, len(self._files) - 1)

    def _written(self, length: int, file: int, data: Any) -> None:  # noqa: ANN401 - bytes, or a view of them
        end = os.lseek(file, 0, os.SEEK_CUR)
        self._change(
            file, lambda old: old[: end - length].ljust(end - length, b"\0") + bytes(data)[:length] + old[end:]
        )

    def _cut(self, _done: None, file: int, length: int) -> None:
        self._change(file, lambda old: old[:length])

    def _change(self, file: int, change: Callable[[bytes], bytes]) -> None:
        number = self._named.get(self._open.get(file, Path()))
        if number is not None:
            asked = self._files[number].asked
            asked.append((self.time, change(asked[-1][1])))

    def _replaced(self, _done: None, source: Any, goal: Any) -> None:  # noqa: ANN401
        source, goal = Path(source), Path(goal)
        assert source.parent == goal.parent, "nothing is moved to another folder"
        number = self._named.pop(source)
        self._named[goal] = number
        self._folders[goal.parent].asked.append((self.time, [(source.name, None), (goal.name, number)]))

    def _linked(self, _done: None, source: Any, goal: Any) -> None:  # noqa: ANN401
        self._name(Path(goal), self._named[Path(source)])

    def _unlinked(self, _done: None, path: Any) -> None:  # noqa: ANN401
        place = Path(path)
        if self._named.pop(place, None) is not None:
            self._folders[place.parent].asked.append((self.time, [(place.name, None)]))

    def _made(self, _done: None, path: Any, *_mode: int) -> None:  # noqa: ANN401
        if self._is_here(Path(path)):
            self._folders[Path(path)] = _History()
            self._folders[Path(path).parent].asked.append((self.time, [(Path(path).name, _FOLDER)]))

    def _name(self, path: Path, number: int) -> None:
        self._named[path] = number
        self._folders[path.parent].asked.append((self.time, [(path.name, number)]))

    def _sync(self, file: int) -> None:
        path, begun = self._open[file], self.time
        with self._lock:
            self.time += 1
            if path in self._folders:
                self._folders[path].synced.append((self.time, begun))
            elif path in self._named:
                self._files[self._named[path]].synced.append((self.time, begun))

    def _is_here(self, path: Path) -> bool:
        return self._root in path.parents
