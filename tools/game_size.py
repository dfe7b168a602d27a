"""Print how many files and lines a game has, as the table of docs/recipes/game.md: ``tools/game_size.py warriors``."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
COUNTED: Final = (".py", ".json", ".ts", ".md")
"""Endings of the files that people write; pictures and sounds are left out."""
PARTS: Final = ("documents", "players", "story", "teaching", "wording")
"""The folders in each game's folder that are counted separately; the rest of the folder is the rules."""
OTHERS: Final = ("stronghold_gui/desktop", "resources", "translations", "docs", "tests/games", "tests/desktop")


def rows(game: str) -> Iterator[tuple[str, int, int]]:
    """Yield the name of each part of a game with its files and lines."""
    home = ROOT / "stronghold_gui" / "games" / game
    yield f"games/{game}", *size(path for path in home.rglob("*") if path.relative_to(home).parts[0] not in PARTS)
    for part in PARTS:
        yield f"games/{game}/{part}", *size((home / part).rglob("*"))
    for folder in OTHERS:
        yield f"{folder.removeprefix('stronghold_gui/')}/{game}", *size((ROOT / folder / game).rglob("*"))


def size(paths: Iterable[Path]) -> tuple[int, int]:
    """Return the number of the counted files and of their lines."""
    lines = [path.read_text(encoding="utf-8").count("\n") for path in paths if path.suffix in COUNTED]
    return len(lines), sum(lines)


def main(game: str) -> None:
    """Print the table."""
    found = list(rows(game))
    sys.stdout.write("| folder | files | lines |\n|---|---:|---:|\n")
    for name, files, lines in (*found, ("all", sum(row[1] for row in found), sum(row[2] for row in found))):
        sys.stdout.write(f"| {name} | {files} | {lines:,} |\n")


if __name__ == "__main__":
    main(sys.argv[1])
