"""The locations of files: the program's own in both homes, the user's folders by convention or by choice."""

import errno
import os
from pathlib import Path

import pytest

from stronghold_gui import files
from stronghold_gui.files import (
    BadResource,
    MissingResource,
    NoHome,
    absolute,
    check_home,
    entries_if_listed,
    entries_of,
    has_entry,
    is_folder,
    is_plain,
    is_there,
    plain_bytes,
    reading_resource,
    resource,
    resource_text,
    translation_files,
    user_dir,
)
from tests.helpers.failing import EVERYTHING, QUESTIONS, always, failing


def test_a_resource_is_found_by_its_parts() -> None:
    assert resource("stronghold", "board.json").is_file()
    assert resource("stronghold").is_dir()


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(MissingResource, match=r"no_such_board\.json is missing"):
        resource("stronghold", "no_such_board.json")


@pytest.mark.parametrize("parts", [("..", "pyproject.toml"), ("/etc",), ("stronghold", "..", "..")])
def test_no_resource_outside_the_resources(parts: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="does not stay inside"):
        resource(*parts)


def test_an_installed_wheel_is_looked_at_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "stronghold_gui"
    (package / "_resources").mkdir(parents=True)
    (package / "_resources" / "a").touch()
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(files, "_PACKAGE", package)
    assert resource("a") == package / "_resources" / "a"


def test_a_broken_installation_is_told_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(files, "_PACKAGE", tmp_path / "stronghold_gui")
    with pytest.raises(MissingResource, match="install the program again"):
        translation_files("fr")


def test_translations_are_found_by_language() -> None:
    assert all(path.name.endswith("_fr.ts") for path in translation_files("fr"))
    assert "common_fr.ts" in {path.name for path in translation_files("fr")}
    assert translation_files("xx") == []


def test_the_users_folders_can_be_moved_by_one_variable(user_home: Path) -> None:
    assert files.user_data_dir() == user_home / "data"
    assert files.user_config_dir() == user_home / "config"
    assert files.user_cache_dir() == user_home / "cache"


def test_without_it_the_systems_customs_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(files.HOME_VARIABLE)
    folders = [user_dir("data"), user_dir("config"), user_dir("cache")]
    assert all(files.APP_NAME in str(folder) for folder in folders)
    assert all(folder.is_absolute() for folder in folders)


def test_a_pipe_or_a_folder_is_no_plain_file(tmp_path: Path) -> None:
    (tmp_path / "plain").write_bytes(b"12345")
    assert plain_bytes(tmp_path / "plain", 5) == b"12345"
    with pytest.raises(OSError, match="too large"):
        plain_bytes(tmp_path / "plain", 4)
    with pytest.raises(OSError, match=r"no plain file|directory|denied"):
        plain_bytes(tmp_path, 4)
    if os.name == "posix":
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(OSError, match="no plain file"):
            plain_bytes(tmp_path / "pipe", 4)


@pytest.mark.skipif(not Path("/proc/self/status").is_file(), reason="no such file on this system")
def test_a_file_that_does_not_say_how_long_it_is_is_read_to_its_end() -> None:
    strange = Path("/proc/self/status")
    assert strange.stat().st_size == 0
    assert b"ctxt_switches" in plain_bytes(strange, 100_000)
    with pytest.raises(OSError, match="too large"):
        plain_bytes(strange, 100)


@pytest.mark.parametrize("content", [b"", b"  \n", b"\xff\xfe"])
def test_a_resource_that_is_no_text_is_named(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "a.md").write_bytes(content)
    with pytest.raises(BadResource, match=r"a\.md cannot be read .*install the program again"):
        resource_text(tmp_path / "a.md")


def test_what_is_no_broken_file_goes_on(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError), reading_resource(tmp_path):
        raise RuntimeError
    with pytest.raises(KeyboardInterrupt), reading_resource(tmp_path):
        raise KeyboardInterrupt
    with pytest.raises(MissingResource), reading_resource(tmp_path):
        raise MissingResource(tmp_path)


def test_a_home_that_cannot_be_found_is_no_folder_of_that_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STRONGHOLD_HOME", "~nobody-of-this-name/files")
    with pytest.raises(NoHome):
        user_dir("data")


def test_there_is_nothing_at_a_path_that_is_too_long() -> None:
    assert not is_there(Path("x" * 300))
    assert not is_plain(Path("x" * 300))


def test_a_file_that_comes_in_parts_is_read_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "far").write_bytes(b"1234567890")
    whole = os.read
    monkeypatch.setattr(os, "read", lambda handle, most: whole(handle, min(most, 4)))
    assert plain_bytes(tmp_path / "far", 10) == b"1234567890"


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.ESTALE, errno.ENOTCONN, errno.ENAMETOOLONG])
def test_a_disk_that_fails_while_one_plays_does_not_hide_where_the_users_files_are(
    number: int, user_home: Path
) -> None:
    with failing([user_home]) as disk:
        disk.refuses = always(EVERYTHING, number)
        assert files.user_data_dir() == user_home / "data"
        with pytest.raises(NoHome):
            check_home()
    check_home()


def test_what_the_system_does_not_answer_is_neither_there_nor_absent(tmp_path: Path) -> None:
    (tmp_path / "a").touch()
    with failing([tmp_path]) as disk:
        disk.refuses = always(QUESTIONS, errno.EIO)
        for ask in (is_there, is_plain, is_folder, has_entry):
            assert not ask(tmp_path / "a")
            assert not ask(tmp_path)
        assert entries_if_listed(tmp_path) == []
        with pytest.raises(OSError, match="Input/output"):
            entries_of(tmp_path)
    assert entries_of(tmp_path / "b") == entries_of(tmp_path / "a") == []
    assert entries_of(tmp_path) == [tmp_path / "a"]


def test_a_file_that_cannot_be_closed_was_read_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"content")
    with failing([tmp_path]) as disk:
        disk.refuses = always(("close",), errno.EIO)
        assert plain_bytes(tmp_path / "a", 100) == b"content"


def test_a_path_stays_as_it_is_where_the_current_folder_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    assert absolute(Path("a")) == tmp_path / "gone" / "a"
    (tmp_path / "gone").rmdir()
    assert absolute(Path("a")) == Path("a")


def test_a_resource_that_the_disk_does_not_show_is_a_broken_installation() -> None:
    with failing([resource("stronghold", "board.json")]) as disk:
        disk.refuses = always(QUESTIONS, errno.EIO)
        with pytest.raises(BadResource, match=r"board\.json cannot be read"):
            resource("stronghold", "board.json")
