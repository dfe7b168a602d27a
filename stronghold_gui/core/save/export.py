"""Pictures, pages and reports at a place that a person chose: written as a whole, as matches are."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.core.save.atomic import cannot_write, write_atomically


def export(path: Path, data: bytes) -> None:
    """Write a file in the place of the one that is there; the folder must exist, since a missing one is a misprint.

    Raises:
        UnsyncedError: the file is written, but might not outlive a power cut.
        BadFileError: the system refuses; what was there is as it was.
    """
    try:
        path.parent.stat()
    except (OSError, ValueError) as error:
        raise cannot_write(path, error) from error
    write_atomically(path, data)
