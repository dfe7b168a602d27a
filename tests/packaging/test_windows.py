"""The packages for Windows: the setup's sentences, the launcher, the Python inside."""

from __future__ import annotations

import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest
from PIL import Image

from bundle.archive import zip_folder
from bundle.icon import write_icon
from bundle.project import BuildError
from bundle.trim import trim_windows_python
from windows.python import EMBEDDABLE, bring_python

SOURCES = Path(__file__).resolve().parents[2] / "packaging" / "windows"


def test_the_setup_says_everything_in_both_languages() -> None:
    script = (SOURCES / "setup.nsi").read_text(encoding="utf-8-sig")
    said = re.findall(r'^LangString (\w+) \$\{LANG_(\w+)\} "(.+)"$', script, re.MULTILINE)
    names = {name for name, _, _ in said}
    assert {(name, language) for name in names for language in ("ENGLISH", "FRENCH")} == {found[:2] for found in said}
    assert len({text for _, _, text in said}) == len(said)
    assert names == set(re.findall(r"\$\((\w+)\)", script))


def test_the_setup_needs_no_administrator_and_removes_only_what_it_wrote() -> None:
    script = (SOURCES / "setup.nsi").read_text(encoding="utf-8-sig")
    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script
    assert 'RMDir /r "$INSTDIR"' not in script


def test_windows_keeps_only_libraries_that_the_program_loads(tmp_path: Path) -> None:
    for name in ("python311.dll", "python3.dll", "_ctypes.pyd", "_ssl.pyd", "libssl-3.dll", "tcl86t.dll", "python.exe"):
        (tmp_path / name).write_bytes(b"x")
    trim_windows_python(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"python311.dll", "python3.dll", "_ctypes.pyd"}


def test_another_embeddable_python_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "python.zip"
    other.write_bytes(b"x")
    monkeypatch.setenv(EMBEDDABLE, str(other))
    monkeypatch.setattr("sys.version_info", (3, 11, 7))
    with pytest.raises(BuildError, match="not the Python"):
        bring_python(tmp_path / "home")


@pytest.mark.usefixtures("qapp")
def test_the_icon_has_every_size(tmp_path: Path) -> None:
    for name in ("a.ico", "a.icns"):
        write_icon(tmp_path / name, (16, 32, 256))
    with Image.open(tmp_path / "a.ico") as icon:
        assert icon.info["sizes"] == {(16, 16), (32, 32), (256, 256)}
    assert (tmp_path / "a.icns").read_bytes().startswith(b"icns")


def test_a_zip_keeps_programs_and_links(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "program").write_text("x")
    (folder / "program").chmod(0o755)
    (folder / "link").symlink_to("program")
    with zipfile.ZipFile(zip_folder(folder, "Name", tmp_path / "a.zip")) as packed:
        modes = {one.filename: one.external_attr >> 16 for one in packed.infolist()}
        assert modes["Name/program"] & 0o111
        assert modes["Name/link"] & 0o170000 == 0o120000
        assert packed.read("Name/link") == b"program"


@pytest.mark.skipif(not shutil.which("bash"), reason="needs bash")
def test_without_what_it_needs_the_try_under_wine_says_skipped(tmp_path: Path) -> None:
    for name in ("bash", "dirname", "readlink", "id"):
        (tmp_path / name).symlink_to(shutil.which(name) or name)
    done = subprocess.run(
        [shutil.which("bash") or "bash", str(SOURCES / "try_wine.sh"), __file__],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stdout.startswith("SKIPPED")
