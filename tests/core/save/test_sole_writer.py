"""One process at a time writes to a file."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from stronghold_gui.core.save import lock
from stronghold_gui.core.save import lock as module
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem
from stronghold_gui.core.save.lock import Lock, sole_writer, try_lock
from tests.helpers.failing import Failing, always, failing, once


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_second_is_told_and_nothing_is_left_behind(tmp_path: Path) -> None:
    path = tmp_path / "a"
    with sole_writer(path) as locked:
        assert locked
        with pytest.raises(BadFileError) as caught, sole_writer(path):
            pass
        assert caught.value.first.problem == Problem.BEING_WRITTEN
        with sole_writer(tmp_path / "b") as other:
            assert other
    assert names(tmp_path) == []
    with sole_writer(path) as locked:
        assert locked


def test_two_names_of_one_file_are_one_file(tmp_path: Path) -> None:
    path, link = tmp_path / "a", tmp_path / "link"
    path.touch()
    link.symlink_to(path)
    with sole_writer(path), pytest.raises(BadFileError), sole_writer(link):
        pass


def test_what_a_killed_process_left_is_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / ".a.lock").touch()
    with sole_writer(tmp_path / "a") as locked:
        assert locked
    assert names(tmp_path) == []


def test_a_lock_that_has_just_been_let_go_and_removed_is_not_taken_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / ".a.lock"
    tried: list[int] = []

    def gone_meanwhile(file: int) -> Lock:
        if not tried:
            place.unlink()
        tried.append(file)
        return try_lock(file)

    monkeypatch.setattr(module, "try_lock", gone_meanwhile)
    with sole_writer(tmp_path / "a") as locked:
        assert locked
        assert place.exists()
    assert len(tried) == 2


def test_a_disk_without_locks_is_said_and_no_hindrance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(lock, "_lock", refuse)
    with sole_writer(tmp_path / "a") as locked:
        assert not locked
    assert names(tmp_path) == []


def test_a_link_in_the_place_of_the_lock_is_not_followed(tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    (tmp_path / ".a.lock").symlink_to(victim)
    with pytest.raises(BadFileError) as caught, sole_writer(tmp_path / "a"):
        pass
    assert caught.value.first.problem == Problem.CANNOT_WRITE
    assert not victim.exists()


def test_a_folder_that_cannot_be_written_to_is_left_to_whoever_writes(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with sole_writer(tmp_path / "file" / "a") as locked:
        assert not locked


def test_what_fails_while_the_lock_is_let_go_does_not_hide_why_nothing_was_written(tmp_path: Path) -> None:
    reason = BadFileError([Fault(Problem.CANNOT_WRITE)])

    def write(disk: Failing) -> None:
        with sole_writer(tmp_path / "a"):
            disk.refuses = always(("close", "unlink"), errno.EIO)
            raise reason

    with failing([tmp_path]) as disk, pytest.raises(BadFileError) as caught:
        write(disk)
    assert caught.value is reason


@pytest.mark.parametrize(("name", "turn"), [("lstat", 0), ("fstat", 1)])
def test_a_disk_that_does_not_tell_whose_the_lock_is_is_one_without_locks(name: str, turn: int, tmp_path: Path) -> None:
    place = tmp_path / ".a.lock"
    place.touch()
    with failing([place]) as disk:
        disk.refuses = once(name, turn, errno.EIO)
        with sole_writer(tmp_path / "a") as locked:
            assert not locked
    assert names(tmp_path) == []
