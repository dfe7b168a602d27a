"""Writing a file: whatever goes wrong, a whole good file lies on the disk."""

from __future__ import annotations

import os
import stat
import time
from pathlib import Path

import pytest

from stronghold_gui.core.save import atomic
from stronghold_gui.core.save.atomic import write_atomically
from stronghold_gui.core.save.faults import BadFileError, Problem


def names(folder: Path) -> list[str]:
    """Return what lies in a folder."""
    return sorted(path.name for path in folder.iterdir())


def test_the_file_is_replaced_and_the_last_one_kept(tmp_path: Path) -> None:
    path, backup = tmp_path / "new" / "a.txt", tmp_path / "new" / "a.txt.bak"
    write_atomically(path, b"one", backup)
    assert names(path.parent) == ["a.txt"]
    write_atomically(path, b"two", backup)
    write_atomically(path, b"three", backup)
    assert (path.read_bytes(), backup.read_bytes()) == (b"three", b"two")
    assert names(path.parent) == ["a.txt", "a.txt.bak"]


def test_a_damaged_file_does_not_become_the_backup(tmp_path: Path) -> None:
    path, backup = tmp_path / "a", tmp_path / "a.bak"
    for data in (b"good 1", b"good 2", b"bad", b"good 3"):
        write_atomically(path, data, backup, lambda file: file.read_bytes().startswith(b"good"))
    assert backup.read_bytes() == b"good 2"


def test_a_disk_without_links_keeps_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_link(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", no_link)
    path, backup = tmp_path / "a", tmp_path / "a.bak"
    for data in (b"one", b"two"):
        write_atomically(path, data, backup)
    assert (path.read_bytes(), backup.read_bytes()) == (b"two", b"one")


@pytest.mark.parametrize("broken", ["_write_new", "_keep", "_sync_folder"])
def test_a_failure_at_any_step_leaves_a_whole_file(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, backup = tmp_path / "a", tmp_path / "a.bak"
    write_atomically(path, b"one", backup)
    write_atomically(path, b"two", backup)

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(atomic, broken, fail)
    with pytest.raises(BadFileError) as caught:
        write_atomically(path, b"three", backup)
    assert caught.value.first.problem == Problem.CANNOT_WRITE
    assert caught.value.first.figures == {"reason": "No space left on device"}
    assert path.read_bytes() in {b"two", b"three"}
    assert backup.read_bytes() in {b"one", b"two"}
    assert names(tmp_path) == ["a", "a.bak"]


def test_a_link_is_followed_and_rights_are_kept(tmp_path: Path) -> None:
    if os.name != "posix":
        pytest.skip("rights and links of POSIX")
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"one")
    real.chmod(0o640)
    link.symlink_to(real)
    write_atomically(link, b"two")
    assert link.is_symlink()
    assert real.read_bytes() == b"two"
    assert stat.S_IMODE(real.stat().st_mode) == 0o640


def test_what_a_killed_process_left_is_swept_away_when_it_is_old(tmp_path: Path) -> None:
    old, young, other = (tmp_path / name for name in (".a[1].77.tmp", ".a[1].78.tmp", ".b.77.tmp"))
    for left in (old, young, other):
        left.write_bytes(b"half")
    long_ago = time.time() - 7200
    for left in (old, other):
        os.utime(left, (long_ago, long_ago))
    write_atomically(tmp_path / "a[1]", b"whole")
    assert names(tmp_path) == [".a[1].78.tmp", ".b.77.tmp", "a[1]"]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(BadFileError) as caught:
        write_atomically(tmp_path / "file" / "a", b"")
    assert caught.value.first.problem == Problem.CANNOT_WRITE
