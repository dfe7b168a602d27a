"""Syncing of written files to the disk in the background."""

from __future__ import annotations

import errno
import os
import threading
from pathlib import Path

import pytest

from stronghold_gui.core.save import disk as module
from stronghold_gui.core.save.disk import Syncing

NEVER = 3600.0
"""Seconds: nothing comes to the disk by itself in a test."""


class Disk:
    """Takes the place of the disk: counts, and may be slow or broken."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.files: list[int] = []
        self.folders: list[Path] = []
        self.threads: set[str] = set()
        self.broken = False
        self.busy, self.begun = threading.Event(), threading.Event()
        self.busy.set()
        monkeypatch.setattr(module, "sync_file", self._sync)
        monkeypatch.setattr(module, "sync_folders", self.folders.extend)

    def _sync(self, file: int) -> None:
        self.begun.set()
        self.busy.wait()
        if self.broken:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        self.threads.add(threading.current_thread().name)
        self.files.append(file)


@pytest.fixture(name="disk")
def _disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def test_the_file_and_the_folders_of_its_name_come_to_the_disk_by_themselves(disk: Disk, tmp_path: Path) -> None:
    syncing = Syncing(7, [tmp_path], together=0)
    syncing.wish()
    assert disk.begun.wait(60)
    syncing.end()
    assert (disk.files, disk.folders) == ([7], [tmp_path])
    assert disk.threads == {"journal to disk"}


def test_several_moves_go_together_and_the_folder_once(disk: Disk, tmp_path: Path) -> None:
    syncing = Syncing(7, [tmp_path], NEVER)
    for _ in range(5):
        syncing.wish()
    syncing.wait()
    assert disk.files == [7]
    syncing.wish()
    syncing.wait()
    assert disk.files == [7, 7]
    assert disk.folders == [tmp_path]
    syncing.wait()
    syncing.end()
    assert disk.files == [7, 7], "what is there already is not brought again"


def test_what_is_written_while_the_disk_works_is_brought_afterwards(disk: Disk) -> None:
    syncing = Syncing(7, (), NEVER)
    disk.busy.clear()
    syncing.wish()
    waiting = threading.Thread(target=syncing.wait)
    waiting.start()
    assert disk.begun.wait(60)
    syncing.wish()
    disk.busy.set()
    waiting.join()
    syncing.wait()
    assert disk.files == [7, 7]
    syncing.end()


def test_at_the_end_what_is_left_is_brought_unless_discard(disk: Disk) -> None:
    for discard in (False, True):
        syncing = Syncing(int(discard), (), NEVER)
        syncing.wish()
        syncing.end(discard=discard)
    assert disk.files == [0]


def test_a_disk_that_fails_is_remembered_and_nobody_waits_for_ever(disk: Disk) -> None:
    disk.broken = True
    syncing = Syncing(7, (), NEVER)
    syncing.wish()
    syncing.wait()
    assert syncing.fault is not None
    assert syncing.fault.errno == errno.EIO
    syncing.wish()
    syncing.end()
    assert disk.files == []
