"""The settings of the window: the program reads its own file and uses only valid values."""

import base64
import errno
import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QSettings

from stronghold_gui.core.save import BadFileError, Problem
from stronghold_gui.desktop.motion import less_motion
from stronghold_gui.desktop.settings import Settings, read_settings, settings_bytes
from tests.helpers.failing import always, failing

_NAMES = st.text(st.characters(blacklist_categories=["Cs"]), max_size=8)
_TEXTS = st.text(st.characters(blacklist_categories=["Cs"]))


@pytest.fixture
def file(qapp: QCoreApplication, tmp_path: Path) -> Path:
    return tmp_path / "window.json"


@given(st.dictionaries(_NAMES, _TEXTS))
def test_whatever_is_remembered_is_read_again(texts: dict[str, str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "window.json"
        path.write_bytes(settings_bytes(texts))
        assert read_settings(path) == texts


def test_half_a_character_and_a_text_without_end_damage_nothing(file: Path) -> None:
    settings = Settings(file)
    settings.set_text("odd", "a\udc80b")
    settings.set_text("endless", "x" * 200_000)
    settings.write()
    again = Settings(file)
    assert not again.damaged
    assert (again.text("odd"), again.text("endless")) == ("a?b", "")


_ODD = {
    "plain": "1", "window/theme": "dark", "new/rafts/name_a": 'Zoé "&" <b>, ; = \\ [x]', "at": "@Variant(x)",
    "lines": "a\nb\tc\r\x01g", "long": "x" * 3000, "hebrew": "אב", "key": "Ctrl+=",
}  # fmt: skip


def test_what_earlier_versions_remembered_is_brought_over_once(file: Path) -> None:
    earlier = file.with_suffix(".ini")
    store = QSettings(str(earlier), QSettings.Format.IniFormat)
    for key, value in _ODD.items():
        store.setValue(key, value)
    store.sync()
    settings = Settings(file)
    assert {key: settings.text(key) for key in _ODD} == _ODD
    settings.set_text("plain", "2")
    settings.write()
    assert earlier.exists(), "the earlier version may still be used"
    assert Settings(file).text("plain") == "2"


@pytest.mark.parametrize(
    "line",
    [
        b"layout=@Variant(\\0\\0\\0\\x41\\xff\\xff\\xff\\xff)", b"odd=a, b", b"no sense", b"=x",
        b"odd=@ByteArray(x)", b'odd="',
    ],
)  # fmt: skip
def test_an_earlier_line_that_makes_no_sense_is_left_out(line: bytes, file: Path) -> None:
    file.with_suffix(".ini").write_bytes(b"[window]\ntheme=dark\n" + line + b"\nlanguage=fr\n")
    settings = Settings(file)
    assert (settings.text("window/theme"), settings.text("window/language")) == ("dark", "fr")
    assert settings.text("window/odd") == settings.text("window/layout") == ""
    assert not settings.damaged


def test_earlier_settings_that_are_no_plain_file_are_left_alone(file: Path) -> None:
    file.with_suffix(".ini").mkdir()
    settings = Settings(file)
    assert not settings.damaged
    assert settings.fault is None


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"[]", b'"x"', b"\xff", b"{}", b'{"format": "stronghold-match", "version": 1, "values": {}}',
        b'{"format": "stronghold-settings", "version": 0, "values": {}}',
        b'{"format": "stronghold-settings", "version": 1}',
        b'{"format": "stronghold-settings", "version": 1, "values": {"a": 1}}',
        b'{"format": "stronghold-settings", "version": 1, "values": {"a": "1", "a": "2"}}',
        b'{"format": "stronghold-settings", "version": 1, "values": {}, "more": 1}',
    ],
)  # fmt: skip
def test_a_damaged_file_is_put_aside_and_told_once(content: bytes, file: Path) -> None:
    file.write_bytes(content)
    settings = Settings(file)
    assert settings.damaged
    settings.set_text("window/theme", "dark")
    settings.write()
    assert file.with_suffix(".damaged").read_bytes() == content
    again = Settings(file)
    assert (again.damaged, again.text("window/theme")) == (False, "dark")


def test_settings_of_a_newer_version_are_not_replaced(file: Path) -> None:
    file.write_bytes(b'{"format": "stronghold-settings", "version": 2, "more": []}')
    settings = Settings(file)
    assert settings.fault is not None
    assert settings.fault.first.problem == Problem.NEWER
    settings.set_text("window/theme", "dark")
    settings.write()
    assert settings.text("window/theme") == "dark"
    assert b'"version": 2' in file.read_bytes()
    assert [left.name for left in file.parent.iterdir()] == [file.name]


def test_bytes_are_returned_only_as_they_were(file: Path) -> None:
    settings = Settings(file)
    settings.set_blob("layout", bytes(range(256)))
    assert settings.blob("layout") == bytes(range(256))
    kept = settings.text("layout")
    for wrong in (kept[:-8], kept.replace("A", "B", 1), f"2{kept[1:]}", kept.split()[-1], "", "1 0 x", f"{kept} x"):
        settings.set_text("layout", wrong)
        assert settings.blob("layout") == b"", wrong
    settings.set_text("geometry", kept)
    assert settings.blob("geometry") == b"", "bytes remembered under another name"


def test_bytes_without_a_checksum_from_earlier_versions_are_not_believed(file: Path) -> None:
    layout = base64.b64encode(b"\0\0\0\xff")
    file.with_suffix(".ini").write_bytes(b"[window]\ntheme=light\nlayout=" + layout + b"\n")
    settings = Settings(file)
    assert settings.blob("window/layout") == b""
    assert settings.text("window/theme") == "light"
    assert not settings.damaged


def _pipe(file: Path) -> None:
    os.mkfifo(file)


def _folder(file: Path) -> None:
    (file / "inside").mkdir(parents=True)


def _device(file: Path) -> None:
    file.symlink_to("/dev/zero")


def _circle(file: Path) -> None:
    file.symlink_to(file.name)


def _large(file: Path) -> None:
    file.write_bytes(b"x=1\n" * (1 << 19))


@pytest.mark.skipif(os.name != "posix", reason="pipes, devices and links as Unix has them")
@pytest.mark.parametrize("put", [_pipe, _folder, _device, _circle, _large])
def test_what_is_no_settings_file_is_put_aside(put: object, file: Path) -> None:
    assert callable(put)
    put(file)
    settings = Settings(file)
    assert settings.damaged
    settings.set_text("a", "b")
    settings.write()
    assert Settings(file).text("a") == "b"
    assert os.path.lexists(file.with_suffix(".damaged"))


@pytest.mark.skipif(os.name != "posix", reason="pipes as Unix has them")
def test_a_pipe_among_the_systems_settings_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "kdeglobals")
    assert not less_motion("linux", {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)})
    (tmp_path / "kdeglobals").unlink()
    (tmp_path / "kdeglobals").write_text("[KDE]\nodd=@Variant(\nAnimationDurationFactor=0\n")
    assert less_motion("linux", {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)})


def test_two_windows_keep_what_each_has_changed(file: Path) -> None:
    first, second = Settings(file), Settings(file)
    first.set_text("a", "1")
    first.set_text("gone", "x")
    first.write()
    second.set_text("b", "2")
    second.write()
    first.forget("gone")
    first.write()
    assert [Settings(file).text(key) for key in ("a", "b", "gone")] == ["1", "2", ""]


def test_a_change_is_written_when_the_window_has_a_moment(file: Path) -> None:
    Settings(file).set_text("a", "1")
    QCoreApplication.processEvents()
    assert Settings(file).text("a") == "1"


def test_nothing_is_written_where_nothing_was_changed(file: Path) -> None:
    settings = Settings(file)
    settings.forget("a")
    settings.write()
    assert not file.exists()


def test_a_folder_that_cannot_be_had_costs_only_the_memory(qapp: QCoreApplication, tmp_path: Path) -> None:
    (tmp_path / "config").write_text("no folder")
    settings = Settings(tmp_path / "config" / "window.json")
    settings.set_text("a", "1")
    settings.write()
    assert settings.text("a") == "1"


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.ESTALE, errno.ENOTCONN, errno.ENAMETOOLONG])
@pytest.mark.parametrize("name", ["open", "read", "fstat"])
def test_settings_that_cannot_be_read_for_a_moment_are_not_lost(name: str, number: int, file: Path) -> None:
    file.write_bytes(settings_bytes({"window/theme": "dark"}))
    with failing([file]) as disk:
        disk.refuses = always((name,), number)
        settings = Settings(file)
        assert settings.fault is not None
        assert settings.fault.first.figures == {"reason": os.strerror(number)}
        settings.set_text("window/language", "fr")
        settings.write()
        assert not settings.damaged
    assert Settings(file).text("window/theme") == "dark"
    settings.write()
    assert [Settings(file).text(key) for key in ("window/theme", "window/language")] == ["dark", "fr"]
    assert [left.name for left in file.parent.iterdir()] == [file.name]


def test_what_a_full_disk_did_not_take_is_said_once_and_written_later(file: Path) -> None:
    settings, said = Settings(file), list[BadFileError]()
    settings.failed.connect(said.append)
    with failing([file.parent]) as disk:
        disk.refuses = always(("write",), errno.ENOSPC)
        for number in range(3):
            settings.set_text("a", str(number))
            QCoreApplication.processEvents()
    assert [fault.first.problem for fault in said] == [Problem.CANNOT_WRITE]
    assert settings.text("a") == "2"
    settings.set_text("b", "3")
    QCoreApplication.processEvents()
    assert settings.fault is None
    assert [Settings(file).text(key) for key in ("a", "b")] == ["2", "3"]


def test_a_disk_that_does_not_say_whether_there_are_settings_is_a_fault_and_no_crash(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refused(_path: Path) -> bool:
        raise OSError(errno.ENOTCONN, os.strerror(errno.ENOTCONN))

    monkeypatch.setattr("stronghold_gui.desktop.settings.exists", refused)
    settings = Settings(tmp_path / "window.json")
    assert settings.fault is not None
    assert settings.text("language", "en") == "en"
