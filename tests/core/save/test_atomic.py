"""Writing a file: the disk has a whole good file after any failure."""

from __future__ import annotations

import errno
import os
import stat
import time
from pathlib import Path

import pytest

from stronghold_gui.core.regular_file import new_file
from stronghold_gui.core.save import atomic
from stronghold_gui.core.save.atomic import UnsyncedError, write_atomically
from stronghold_gui.core.save.faults import BadFileError, Problem
from stronghold_gui.text import LANGUAGES, catalogue
from stronghold_gui.text.faults import file_sentence


def names(folder: Path) -> list[str]:
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
    def no_link(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", no_link)
    path, backup = tmp_path / "a", tmp_path / "a.bak"
    for data in (b"one", b"two"):
        write_atomically(path, data, backup)
    assert (path.read_bytes(), backup.read_bytes()) == (b"two", b"one")


@pytest.mark.parametrize("broken", ["_write_new", "_keep"])
def test_a_failure_at_any_step_leaves_a_whole_file(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, backup = tmp_path / "a", tmp_path / "a.bak"
    write_atomically(path, b"one", backup)
    write_atomically(path, b"two", backup)
    monkeypatch.setattr(atomic, broken, full_disk)
    with pytest.raises(BadFileError) as caught:
        write_atomically(path, b"three", backup)
    assert caught.value.first.problem == Problem.CANNOT_WRITE
    assert caught.value.first.figures == {"reason": "No space left on device"}
    assert path.read_bytes() == b"two"
    assert backup.read_bytes() == b"one"
    assert names(tmp_path) == ["a", "a.bak"]


def full_disk(*_: object) -> None:
    """Refuse as a full disk does."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_folder_that_cannot_be_brought_to_the_disk_is_told_as_what_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    write_atomically(path, b"one")
    monkeypatch.setattr(atomic, "sync_folders", full_disk)
    with pytest.raises(UnsyncedError) as caught:
        write_atomically(path, b"two")
    assert caught.value.first.problem == Problem.UNSYNCED
    assert path.read_bytes() == b"two", "it is written all the same"
    for language in LANGUAGES:
        assert "No space left" in file_sentence(caught.value, catalogue(language))
    assert "unchanged" not in file_sentence(caught.value, catalogue("en"))


@pytest.mark.skipif(os.name != "posix", reason="pipes and links of POSIX")
def test_nothing_but_a_plain_file_is_replaced(tmp_path: Path) -> None:
    pipe, folder, linked = tmp_path / "pipe", tmp_path / "folder", tmp_path / "linked"
    os.mkfifo(pipe)
    folder.mkdir()
    linked.symlink_to(pipe)
    for path in (pipe, folder, linked, Path(os.devnull)):
        before = path.stat()
        with pytest.raises(BadFileError) as caught:
            write_atomically(path, b"data")
        assert caught.value.first.problem == Problem.NOT_A_FILE
        assert (path.stat().st_ino, path.stat().st_mode) == (before.st_ino, before.st_mode)
    assert names(tmp_path) == ["folder", "linked", "pipe"]


@pytest.mark.skipif(os.name != "posix", reason="links of POSIX")
def test_a_link_that_waits_for_the_temporary_file_is_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    victim = tmp_path / "victim"
    victim.write_bytes(b"precious")
    path = tmp_path / "a"
    # Simulate an attacker who guesses the name.
    monkeypatch.setattr(atomic, "unguessable", lambda: "guessed")
    (tmp_path / ".a.guessed.tmp").symlink_to(victim)
    with pytest.raises(BadFileError) as caught:
        write_atomically(path, b"data")
    assert caught.value.first.problem == Problem.CANNOT_WRITE
    assert victim.read_bytes() == b"precious"
    assert not path.exists()


def test_names_of_temporary_files_cannot_be_guessed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def note(path: Path, mode: int = 0o666) -> int:
        made.append(path.name)
        return new_file(path, mode)

    monkeypatch.setattr(atomic, "new_file", note)
    for _ in range(3):
        write_atomically(tmp_path / "a", b"data")
    assert len(set(made)) == 3
    assert all(len(name) > len(".a..tmp") + 15 for name in made)


def test_a_name_as_long_as_a_disk_takes_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("é" * 120)
    write_atomically(path, b"one")
    write_atomically(path, b"two")
    assert names(tmp_path) == [path.name]
    with pytest.raises(BadFileError):
        write_atomically(tmp_path / ("x" * 300), b"one")
    assert names(tmp_path) == [path.name]


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")
def test_a_private_file_is_never_open_to_others_not_even_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"one")
    path.chmod(0o600)
    modes: list[int] = []

    def note(file: int) -> None:
        modes.append(stat.S_IMODE(os.fstat(file).st_mode))

    monkeypatch.setattr(atomic, "sync_file", note)
    write_atomically(path, b"two")
    assert modes == [0o600]


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
