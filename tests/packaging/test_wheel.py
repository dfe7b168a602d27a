"""The wheel, installed into an empty environment, finds its data from anywhere and plays a game without a screen."""

import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from stronghold_gui import __version__

ROOT = Path(__file__).resolve().parents[2]
BIN = "Scripts" if os.name == "nt" else "bin"
ASK_FOR_FILES = """
from stronghold_gui.files import resource, translations_dir, translation_files
print(resource("stronghold", "board.json"))
print(translations_dir())
print(len(translation_files("fr")))
print(len(translation_files("fr", translations_dir("stronghold"))))
"""


def run(*command: str | Path, cwd: Path, code: int = 0) -> str:
    """Run a program far from the checkout, without a screen; return what it printed."""
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    result = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert result.returncode == code, result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, freshly built with the tools at hand."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with nothing of ours but the wheel; what it depends on is borrowed, not fetched again."""
    home = tmp_path_factory.mktemp("installed")
    run(sys.executable, "-m", "venv", "--without-pip", home, cwd=home)
    python = home / BIN / "python"
    target = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=home).strip()
    borrowed = dict.fromkeys(sysconfig.get_path(kind) for kind in ("purelib", "platlib"))
    (Path(target) / "borrowed.pth").write_text("\n".join(borrowed), encoding="utf-8")
    options = ("--quiet", "--no-deps", "--no-index", "--disable-pip-version-check")
    run(sys.executable, "-m", "pip", "--python", python, "install", *options, wheel, cwd=home)
    return home


def test_all_data_travels_in_the_wheel(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    for folder in ("resources", "translations"):
        files = [path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.is_file()]
        assert files
        assert {f"stronghold_gui/_{path.as_posix()}" for path in files} <= inside


def test_nothing_else_travels_in_the_wheel(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert tops == {"stronghold_gui", f"stronghold_gui-{__version__}.dist-info"}


def test_data_is_found_from_anywhere(installed: Path, tmp_path: Path) -> None:
    board, translations, french, of_a_game = run(
        installed / BIN / "python", "-c", ASK_FOR_FILES, cwd=tmp_path
    ).splitlines()
    assert Path(board).is_relative_to(installed)
    assert Path(translations).is_relative_to(installed)
    assert int(french) == len(list((ROOT / "translations").glob("*_fr.ts")))
    assert int(of_a_game) == len(list((ROOT / "translations" / "stronghold").glob("*_fr.ts")))


def test_a_match_is_begun_and_looked_at_without_a_screen(installed: Path, tmp_path: Path) -> None:
    run(installed / BIN / "stronghold", "new", "first.stronghold", "--seed", "7", cwd=tmp_path)
    assert (tmp_path / "first.stronghold").is_file()
    assert run(installed / BIN / "stronghold", "moves", "first.stronghold", cwd=tmp_path).strip()


def test_a_game_is_played_to_the_end_without_a_screen(installed: Path, tmp_path: Path) -> None:
    said = run(installed / BIN / "stronghold", "simulate", "--games", "1", "--json", cwd=tmp_path)
    assert json.loads(said)


def test_as_a_module_too(installed: Path, tmp_path: Path) -> None:
    assert "simulate" in run(installed / BIN / "python", "-m", "stronghold_gui", "--help", cwd=tmp_path)
