"""No file outside a game's own folders names a game; the library's one line does."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from stronghold_gui.games.library import LIBRARY

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "stronghold_gui"
LIBRARY_FILE = PACKAGE / "games" / "library.py"
PROGRAMS_OWN = {
    *("Stronghold", "stronghold-gui", "io.github.stronghold_gui.Stronghold", "stronghold.svg", "stronghold.log"),
    *(".stronghold", "stronghold-match", "stronghold-lesson", "stronghold-puzzle", "stronghold-settings"),
    *("stronghold-review", "stronghold-practice"),
}
"""Texts in which the program is meant: it is named after its first game, and so are its files and folders."""
ALLOWED = {
    "program.py": {"stronghold", "https://github.com/stronghold-gui/stronghold/issues"},
    # The game of lessons and puzzles from before there were several.
    "teaching/game.py": {"stronghold"},
    "teaching/naming.py": {"stronghold"},
}
"""Where a game's bare name stands all the same."""
MEASURED = ("bench",)
"""What may know a game: a figure is of something."""


def files(game: str) -> list[Path]:
    """Return the files of the package that are not a game's own."""
    own = {PACKAGE / "games" / game, PACKAGE / "desktop" / game}
    later = {PACKAGE / name for name in MEASURED}
    return [path for path in sorted(PACKAGE.rglob("*.py")) if not {*own, *later} & {path, *path.parents}]


def named(path: Path, game: str) -> Iterator[str]:
    """Yield what names a game in a file, comments and docstrings apart, in which the program may be meant."""
    code = path.read_text(encoding="utf-8")
    if game not in code.replace("stronghold_gui", "").lower():
        return
    tree = ast.parse(code)
    prose = {id(part.value) for part in ast.walk(tree) if isinstance(part, ast.Expr)}
    allowed = PROGRAMS_OWN | ALLOWED.get(path.relative_to(PACKAGE).as_posix(), set())
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(module)) if game in module.split("."):
                yield f"line {node.lineno}: from {module} import"
            case ast.Import(names=names) if any(game in name.name.split(".") for name in names):
                yield f"line {node.lineno}: import"
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                if game in re.sub(r"stronghold_gui", "", name).lower():
                    yield f"line {node.lineno}: {name}"
            case ast.Constant(value=str(text)) if id(node) not in prose and text not in allowed:
                if re.search(rf"\b{game}\b(?!_gui)", text, re.IGNORECASE):
                    yield f"line {node.lineno}: {text!r}"


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_no_file_outside_a_games_folders_names_it(game: str) -> None:
    looked_at = [path for path in files(game) if path != LIBRARY_FILE]
    assert len(looked_at) > 50
    faults = [f"{path.relative_to(ROOT)}, {what}" for path in looked_at for what in named(path, game)]
    assert faults == []


def test_the_contract_of_independence_is_about_every_game_there_is_and_will_be() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    listed = [contract["modules"] for contract in settings["contracts"] if contract["type"] == "independence"]
    assert listed == [["stronghold_gui.games.*"]]
    assert {path.name for path in LIBRARY_FILE.parent.iterdir() if (path / "__init__.py").exists()} == set(LIBRARY.ids)


def test_what_names_a_game_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.test_games_apart.PACKAGE", tmp_path)
    file = tmp_path / "x.py"
    file.write_text(
        '"""About chess."""\n'
        "import stronghold_gui.games.chess\n"
        "from stronghold_gui.games.chess.board import CHESS_BOARD\n"
        'print("chess", "chessboard", CHESS_BOARD)\n',
        encoding="utf-8",
    )
    assert [what.partition(":")[0] for what in named(file, "chess")] == ["line 2", "line 3", "line 4", "line 4"]
