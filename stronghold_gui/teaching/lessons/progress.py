"""Progress in lessons, in a file of the user's. A damaged file counts as empty, never as a fault."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.atomic import read_own, write_atomically
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.files import user_data_dir

_MOST_STEPS: Final = 1000
_MOST_LESSONS: Final = 500


@dataclass(frozen=True, slots=True)
class Reached:
    """A user's progress in a lesson.

    Attributes:
        step: the step to continue with, from 0.
        done: whether the lesson was finished once.
    """

    step: int = 0
    done: bool = False


def progress_file() -> Path:
    """Return the path of the progress file, which may not exist yet."""
    return user_data_dir() / "lessons.json"


class Progress:
    """The user's progress in lessons; every method reads the file again, since other windows write it too."""

    def __init__(self, path: Path | None = None) -> None:
        """Work on a file, by default the user's, which need not exist."""
        self.path = path or progress_file()

    def all(self) -> dict[str, Reached]:
        """Return the progress of each lesson that was begun; damaged entries are left out."""
        try:
            return self._read()
        except BadFileError:
            return {}

    def _read(self) -> dict[str, Reached]:
        raw = read_own(self.path)
        listed = raw.get("lessons") if isinstance(raw, dict) else None
        if not isinstance(listed, dict):
            return {}
        found = {name: reached for name, entry in listed.items() if (reached := _reached(entry)) is not None}
        return dict(list(found.items())[:_MOST_LESSONS])

    def of(self, lesson: str) -> Reached:
        """Return the progress of a lesson."""
        return self.all().get(lesson, Reached())

    def reach(self, lesson: str, step: int) -> None:
        """Remember the step at which the lesson continues.

        Raises:
            BadFileError: the system refuses; the stored progress stays.
        """
        before = self._read()
        known = before.get(lesson, Reached())
        if known.step != step:
            self._write({**before, lesson: Reached(step, known.done)})

    def finish(self, lesson: str) -> None:
        """Store that a lesson is done; it begins at its first step the next time. Raises as ``reach`` does."""
        self._write({**self._read(), lesson: Reached(0, done=True)})

    def _write(self, kept: dict[str, Reached]) -> None:
        entries = {name: {"step": entry.step, "done": entry.done} for name, entry in kept.items()}
        write_atomically(self.path, json.dumps({"lessons": entries}, ensure_ascii=False, indent=1).encode())


def _reached(entry: Json) -> Reached | None:
    match entry:
        case {"step": int(step), "done": bool(done)} if 0 <= step < _MOST_STEPS and not isinstance(step, bool):
            return Reached(step, done)
        case _:
            return None
