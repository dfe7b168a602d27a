"""No process of this program runs code of the current folder."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from stronghold_gui.own_folder import leave_current_folder, own_command, own_environment

ROOT = Path(__file__).resolve().parents[1]
_OTHERS = ("PySide6", "annotated_types", "miniaudio", "msgspec", "platformdirs", "pydantic", "sitecustomize")
"""Modules of packages that the program uses, or that Python looks for."""

_START = """
from stronghold_gui.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
"""


class Traps:
    """A folder in which every module of Python's library is a trap that writes its name to a file.

    Attributes:
        folder: the folder.
    """

    def __init__(self, folder: Path, trace: Path) -> None:
        self.folder, self._trace = folder, trace
        folder.mkdir()
        for name in (*sys.stdlib_module_names, *_OTHERS):
            (folder / f"{name}.py").write_text(f"open({str(trace)!r}, 'a').write({name!r} + '\\n')\n")

    def spare_runpy(self) -> None:
        """Remove the traps that Python's option ``-m`` runs into before a program begins; only ``-P`` avoids them."""
        code = "import runpy, sys; print(*sys.modules)"
        loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        for name in {name.partition(".")[0] for name in loaded.split()}:
            (self.folder / f"{name}.py").unlink(missing_ok=True)

    @property
    def sprung(self) -> list[str]:
        """The names of the traps that have run."""
        return self._trace.read_text().split() if self._trace.exists() else []

    def run(self, *command: str, code: int = 0) -> str:
        """Run a command in the folder; return its output."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        done = subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, text=True, check=False, timeout=300
        )
        said = done.stdout + done.stderr
        assert self.sprung == [], said[-2000:]
        assert done.returncode == code, said[-2000:]
        return said


@pytest.fixture
def traps(tmp_path: Path) -> Traps:
    return Traps(tmp_path / "downloads", tmp_path / "trace")


def test_the_traps_work(traps: Traps) -> None:
    # Python 3.13 and later import some modules to begin with `-c`, too.
    traps.spare_runpy()
    subprocess.run([sys.executable, "-c", "import queue"], cwd=traps.folder, check=True)
    assert traps.sprung == ["queue"]


@pytest.mark.parametrize("module", ["stronghold_gui", "stronghold_gui.bench", "stronghold_gui.text"])
def test_a_module_runs_nothing_of_the_current_folder(traps: Traps, module: str) -> None:
    traps.spare_runpy()
    assert "usage" in traps.run(sys.executable, "-m", module, "--help").lower()


def test_the_process_that_thinks_runs_nothing_of_the_current_folder(traps: Traps) -> None:
    traps.run(*own_command("stronghold_gui.players.worker"))


def test_the_lab_runs_nothing_of_the_current_folder(traps: Traps, tmp_path: Path) -> None:
    (tmp_path / "start.py").write_text(_START)
    run = ("simulate", "--game", "convicted", "--seats", "1", "--players", "all=easy", "--workers", "2", "--games", "2")
    traps.run(sys.executable, str(tmp_path / "start.py"), *run, "--out", "run")
    assert (traps.folder / "run" / "report.html").is_file()


def _files_that_name(words: str) -> Iterator[tuple[Path, str]]:
    """Yield the files of the package that contain these words, each with its code."""
    for path in (ROOT / "stronghold_gui").rglob("*.py"):
        if words in (code := path.read_text(encoding="utf-8")):
            yield path, code


def test_no_process_is_started_that_imports_from_the_current_folder() -> None:
    """All lists that begin with `sys.executable` have `-P`."""
    for path, code in _files_that_name("sys.executable"):
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.List) and node.elts and ast.unparse(node.elts[0]) == "sys.executable":
                assert ast.unparse(node.elts[1]) == "'-P'", path


def test_a_process_finds_modules_where_this_one_does_but_not_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), "", "/elsewhere", str(ROOT)])
    assert own_environment() == {"PYTHONSAFEPATH": "1", "PYTHONPATH": os.pathsep.join(["/elsewhere", str(ROOT)])}
    monkeypatch.chdir(ROOT)
    assert str(ROOT) in own_environment()["PYTHONPATH"].split(os.pathsep)


def test_a_checkout_that_is_not_installed_is_searched_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["-m"])
    for first, left in ((str(ROOT), ["/library", str(ROOT)]), ("/downloads", ["/library"])):
        monkeypatch.setattr(sys, "path", [first, "/library"])
        leave_current_folder()
        assert sys.path == left
    monkeypatch.setattr(sys, "argv", ["/bin/stronghold"])
    leave_current_folder()
    assert sys.path == ["/library"]
