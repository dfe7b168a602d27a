"""Fingerprints of the content of files, to detect that another program has changed a file."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Final

from stronghold_gui.core.save.faults import BadFileError, Problem
from stronghold_gui.core.save.raw import read_bytes

NO_FILE: Final = "none"
"""The fingerprint of a missing file."""


def fingerprint(path: Path) -> str:
    """Return the fingerprint of a file's content, ``NO_FILE`` if there is no file.

    Raises:
        BadFileError: it is not a plain file, or cannot be read.
    """
    try:
        return fingerprint_of(read_bytes(path))
    except BadFileError as error:
        if error.first.problem == Problem.NO_FILE:
            return NO_FILE
        raise BadFileError(error.faults, str(path)) from error


def fingerprint_of(data: bytes) -> str:
    """Return the fingerprint of a file with this content: its length and a checksum.

    Two contents of equal length share a checksum once in four thousand million cases; it detects accidents, not
    attacks.
    """
    return f"{len(data)}-{zlib.crc32(data):08x}"
