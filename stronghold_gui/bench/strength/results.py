"""Results on disk: one line a game, appended as it ends, so that a stopped run can continue."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from zlib import crc32

from stronghold_gui.core.reading import read_json_value
from stronghold_gui.core.save.atomic import write_atomically
from stronghold_gui.players.levels import LEVELS, level_file


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game.

    Attributes:
        claim, number: the claim, and the number of its game.
        won: whether the team that is counted has won.
        turns, how: its length and ending.
        p95: the 95 % quantile of the times of the choices of the tested team, in milliseconds of one core.
        longest: the longest of these times.
        made_of: the fingerprint of the players' files (``fingerprint``).
    """

    claim: str
    number: int
    won: bool
    turns: int
    how: str
    p95: float
    longest: float
    made_of: str


class DamagedResults(ValueError):
    """A line of a results file is not a result; the message has its number and the fault."""


def fingerprint(game: str, levels: Sequence[str]) -> str:
    """Return a checksum of the files of some levels, so that results of changed players no longer count."""
    files: set[Path] = set()
    for level in levels:
        _add_files(game, level, files)
    return f"{crc32(b''.join(file.read_bytes() for file in sorted(files))):08x}"


def _add_files(game: str, level: str, files: set[Path]) -> None:
    """Add the file of a level, and of the level whose rule it uses; the level ``random`` has no file."""
    if level == LEVELS[0]:
        return
    file = level_file(game, level)
    files.add(file)
    written = read_json_value(file)
    if isinstance(written, dict) and isinstance(rule := written.get("rule"), str):
        _add_files(game, rule, files)


def read(file: Path) -> Iterator[Result]:
    """Yield the results of a file; none if there is no file. A last line that was cut off is left out.

    Raises:
        DamagedResults: another line is no result.
    """
    if not file.exists():
        return
    lines = file.read_text(encoding="utf-8").split("\n")
    for number, line in enumerate(lines, 1):
        if not line:
            continue
        try:
            yield Result(**json.loads(line))
        except (ValueError, TypeError) as fault:
            if number == len(lines):
                return
            raise DamagedResults(
                f"{file}, line {number} is no result of a game ({fault}); move the file away"
            ) from fault


def append(file: Path, result: Result) -> None:
    """Append a result; an incomplete last line is dropped, and its game is played again."""
    file.parent.mkdir(parents=True, exist_ok=True)
    whole = file.read_bytes() if file.exists() else b""
    kept = whole[: whole.rfind(b"\n") + 1]
    if kept != whole:
        write_atomically(file, kept)
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(asdict(result)) + "\n")
