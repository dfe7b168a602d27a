"""What the window remembers: read by itself, believed only as far as it can be trusted."""

import base64
import errno
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QSettings

from stronghold_gui.core.save import BadFileError, Problem
from stronghold_gui.desktop.ini import read_ini, write_ini
from stronghold_gui.desktop.motion import less_motion
from stronghold_gui.desktop.settings import Settings
from tests.helpers.failing import always, failing

_NAMES = st.text(
    st.characters(blacklist_categories=["Cs"], blacklist_characters="/", max_codepoint=0xFFFF), min_size=1, max_size=8
)
_TEXTS = st.text(st.characters(blacklist_categories=["Cs"]))


@pytest.fixture
def file(qapp: QCoreApplication, tmp_path: Path) -> Path:
    return tmp_path / "window.ini"


@given(st.dictionaries(st.one_of(_NAMES, st.tuples(_NAMES, _NAMES).map("/".join)), _TEXTS))
def test_whatever_is_remembered_is_read_again(texts: dict[str, str]) -> None:
    assert read_ini(write_ini(texts)) == (texts, False)


_ODD = {
    "plain": "1", "window/theme": "dark", "new/rafts/name_a": 'Zoé "&" <b>, ; = \\ [x]', "a b/c%d": " both ends ",
    "at": "@Variant(x)", "lines": "a\nb\tc\r\x01f", "long": "x" * 3000, "General/odd": "y", "none": "",
}  # fmt: skip


def test_what_qt_wrote_for_earlier_versions_is_read(file: Path) -> None:
    store = QSettings(str(file), QSettings.Format.IniFormat)
    for key, value in _ODD.items():
        store.setValue(key, value)
    store.sync()
    settings = Settings(file)
    assert {key: settings.text(key) for key in _ODD} == _ODD
    assert not settings.damaged


def test_earlier_versions_read_what_is_written(file: Path) -> None:
    file.write_bytes(write_ini(_ODD))
    store = QSettings(str(file), QSettings.Format.IniFormat)
    assert {key: store.value(key) for key in _ODD} == _ODD


@pytest.mark.parametrize(
    "line",
    [
        b"layout=@Variant(\\0\\0\\0\\x41\\xff\\xff\\xff\\xff)", b'odd="no end', b'odd="a"b"', b'odd="a\\"', b"odd=a, b",
        b"odd=\xff\xfe", b"no sense", b"=x", b"odd=@ByteArray(x)",
    ],
)  # fmt: skip
def test_a_line_that_makes_no_sense_is_left_out_and_the_others_count(line: bytes, file: Path) -> None:
    whole = b"[window]\ntheme=dark\n" + line + b"\nlanguage=fr\n"
    file.write_bytes(whole)
    settings = Settings(file)
    assert settings.damaged
    assert (settings.text("window/theme"), settings.text("window/language")) == ("dark", "fr")
    assert settings.text("window/odd") == settings.text("window/layout") == ""
    assert file.with_suffix(".damaged").read_bytes() == whole
    assert not Settings(file).damaged, "it is told once"


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
    file.write_bytes(b"[window]\ntheme=light\nlayout=" + base64.b64encode(b"\0\0\0\xff") + b"\n")
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
    settings = Settings(tmp_path / "config" / "window.ini")
    settings.set_text("a", "1")
    settings.write()
    assert settings.text("a") == "1"


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.ESTALE, errno.ENOTCONN, errno.ENAMETOOLONG])
@pytest.mark.parametrize("name", ["open", "read", "fstat"])
def test_settings_that_cannot_be_read_for_a_moment_are_not_lost(name: str, number: int, file: Path) -> None:
    file.write_bytes(write_ini({"window/theme": "dark"}))
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
