"""Writing a file so that at every moment, whatever is killed, a whole good file lies on the disk."""

from __future__ import annotations

import contextlib
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from stronghold_gui.core.save.faults import BadFileError, Fault, Problem

_STALE_SECONDS: Final = 3600
"""Age at which a temporary file of the same target was left by a process that is gone."""


def write_atomically(
    path: Path, data: bytes, backup: Path | None = None, is_good: Callable[[Path], bool] | None = None
) -> None:
    """Replace a file as a whole: temporary file in the same folder, flushed to the disk, renamed.

    Args:
        path: the file; its folder is made if it is missing. A link is followed.
        data: the new content.
        backup: where the present file goes, if it is a good one.
        is_good: tells whether the present file deserves to replace the backup.

    Raises:
        BadFileError: the system refuses; path and backup are as they were.
    """
    target = Path(os.path.realpath(path))
    new = _beside(target, "tmp")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _sweep(target)
        _write_new(new, data)
        if target.exists():
            shutil.copymode(target, new)
            if backup is not None and (is_good is None or is_good(target)):
                _keep(target, backup)
        new.replace(target)
        _sync_folder(target.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)
        fault = Fault(Problem.CANNOT_WRITE, figures={"reason": error.strerror or str(error)})
        raise BadFileError([fault], str(path)) from error


def _beside(target: Path, ending: str) -> Path:
    return target.with_name(f".{target.name}.{os.getpid()}.{ending}")


def _write_new(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _keep(target: Path, backup: Path) -> None:
    """Make ``backup`` the present file, in one step: as a second name for it where the disk has such."""
    twin = _beside(target, "bak.tmp")
    twin.unlink(missing_ok=True)
    try:
        os.link(target, twin)
    except OSError:
        _write_new(twin, target.read_bytes())
    twin.replace(backup)


def _sweep(target: Path) -> None:
    """Remove what killed processes left beside the target."""
    for left in target.parent.glob(f".{_escaped(target.name)}.*.tmp"):
        with contextlib.suppress(OSError):
            if time.time() - left.stat().st_mtime > _STALE_SECONDS:
                left.unlink()


def _escaped(name: str) -> str:
    return "".join(f"[{character}]" if character in "*?[" else character for character in name)


def _sync_folder(folder: Path) -> None:
    """Bring the renaming itself to the disk; Windows does that by itself and cannot be asked."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
