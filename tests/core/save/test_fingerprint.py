"""The fingerprint of a file, made from its content."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from stronghold_gui.core.save.faults import BadFileError, Problem
from stronghold_gui.core.save.fingerprint import NO_FILE, fingerprint, fingerprint_of


def test_the_content_counts_and_nothing_else(tmp_path: Path) -> None:
    path, other = tmp_path / "a", tmp_path / "b"
    path.write_bytes(b"one")
    other.write_bytes(b"one")
    os.utime(other, (1, 1))
    assert fingerprint(path) == fingerprint(other) == fingerprint_of(b"one")
    status = path.stat()
    path.write_bytes(b"two")
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert fingerprint(path) != fingerprint(other), "of the same length and time"


def test_what_is_not_there_or_no_file_is_told(tmp_path: Path) -> None:
    assert fingerprint(tmp_path / "none") == NO_FILE
    (tmp_path / "file").touch()
    assert fingerprint(tmp_path / "file" / "below") == NO_FILE
    for path, problem in ((tmp_path, Problem.NOT_A_FILE), (tmp_path / ("x" * 300), Problem.CANNOT_READ)):
        with pytest.raises(BadFileError) as caught:
            fingerprint(path)
        assert caught.value.first.problem == problem
        assert caught.value.name == str(path)
