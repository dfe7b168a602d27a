"""Only plain files are opened."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from stronghold_gui.core.regular_file import NO_LINK, NotRegularError, open_regular, read_all


def test_a_plain_file_is_opened_also_by_a_link_unless_links_are_refused(tmp_path: Path) -> None:
    path, link = tmp_path / "a", tmp_path / "link"
    path.write_bytes(b"content")
    link.symlink_to(path)
    for name in (path, link):
        file = open_regular(name)
        assert read_all(file, 100) == b"content"
        os.close(file)
    if NO_LINK:
        with pytest.raises(OSError, match=r"link|regular"):
            open_regular(link, os.O_RDWR | NO_LINK)


@pytest.mark.skipif(os.name != "posix", reason="pipes of POSIX")
def test_a_pipe_a_device_a_folder_is_refused_and_nobody_waits(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path(os.devnull), tmp_path):
        for flags in (os.O_RDONLY, os.O_RDWR | NO_LINK, os.O_RDWR | os.O_CREAT):
            with pytest.raises(NotRegularError):
                open_regular(path, flags)


@pytest.mark.skipif(os.name != "posix", reason="pipes of POSIX")
def test_a_file_that_becomes_a_pipe_in_between_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"content")
    before, opened = os.open, []

    def swap(name: Path, flags: int, mode: int = 0o777) -> int:
        path.unlink()
        os.mkfifo(path)
        opened.append(before(name, flags, mode))
        return opened[0]

    monkeypatch.setattr(os, "open", swap)
    with pytest.raises(NotRegularError):
        open_regular(path)
    with pytest.raises(OSError, match="descriptor"):
        os.fstat(opened[0])


def test_what_is_not_there_is_not_opened_and_made_only_if_that_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "a"
    with pytest.raises(FileNotFoundError):
        open_regular(path)
    os.close(open_regular(path, os.O_RDWR | os.O_CREAT))
    assert path.read_bytes() == b""


def test_no_more_is_read_than_wanted(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"content")
    file = open_regular(path)
    assert read_all(file, 4) == b"cont"
    assert read_all(file, 4) == b"ent"
    os.close(file)
