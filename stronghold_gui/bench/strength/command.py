"""``python -m stronghold_gui.bench strength``: play claims, print the intervals, write the table."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from stronghold_gui.bench.strength.claims import CLAIMS, Claim
from stronghold_gui.bench.strength.games import play
from stronghold_gui.bench.strength.results import DamagedResults, Result, append, fingerprint, read
from stronghold_gui.bench.strength.table import MARKS, rows, with_kept
from stronghold_gui.core.save.faults import BadFileError


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the missing games and print the table; return 1 if a file cannot be used."""
    given = _parser().parse_args(arguments)
    claims = _chosen(given.claims)
    try:
        results = _current(list(read(given.results)))
        _play(claims, given.games, given.results, results)
        lines = rows(results)
        if given.table:
            MARKS.write(given.table, with_kept(given.table, lines) if given.keep else lines)
    except (BadFileError, DamagedResults, OSError, ValueError) as fault:
        sys.stderr.write(f"{fault}\n")
        return 1
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m stronghold_gui.bench strength", description=__doc__)
    parser.add_argument("--games", type=_count, default=200, metavar="N", help="games a claim, played ones included")
    parser.add_argument("--claims", nargs="*", default=[], metavar="CLAIM", help="by how its id begins; all if none")
    parser.add_argument("--results", type=Path, default=Path("strength.jsonl"), help="a line a game; goes on from it")
    parser.add_argument("--table", type=Path, help="a document with the marks between which the table is written")
    parser.add_argument("--keep", action="store_true", help="leave rows of claims without results in it as they stand")
    return parser


def _count(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{number} is not between 0 and 1000000")
    return number


def _chosen(names: Sequence[str]) -> list[Claim]:
    """Return the claims whose ids begin with one of the names; all claims if there is no name."""
    unknown = [name for name in names if not any(claim.id.startswith(name) for claim in CLAIMS)]
    if unknown:
        known = ", ".join(claim.id for claim in CLAIMS)
        raise SystemExit(f"no claim begins with {', '.join(unknown)}; there are {known}")
    return [claim for claim in CLAIMS if not names or claim.id.startswith(tuple(names))]


def _current(results: list[Result]) -> list[Result]:
    """Return the results of players whose files have not changed since."""
    marks = {claim.id: fingerprint(claim.game, claim.levels) for claim in CLAIMS}
    return [result for result in results if marks.get(result.claim) == result.made_of]


def _play(claims: Sequence[Claim], games: int, file: Path, results: list[Result]) -> None:
    """Play the games that are missing, and add each to the results and to the file when it ends."""
    for claim in claims:
        done = {result.number for result in results if result.claim == claim.id}
        mark = fingerprint(claim.game, claim.levels)
        for number in range(games):
            if number not in done:
                result = play(claim, number, mark)
                append(file, result)
                results.append(result)
