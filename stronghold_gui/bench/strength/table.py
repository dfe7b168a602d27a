"""The table of strengths in Markdown, with the interval of each share of games won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median
from typing import Final

from stronghold_gui.bench.strength.claims import CLAIMS, Claim
from stronghold_gui.bench.strength.results import Result
from stronghold_gui.bench.table import Marks
from stronghold_gui.players.lab.figures import share

MARKS: Final = Marks(
    "<!-- strength: written by `python -m stronghold_gui.bench strength --table FILE` -->", "<!-- end of strength -->"
)
_HEAD: Final = (
    "| claim | played | wins | 95 % interval | bound | holds | p95 of a choice | longest |",
    "|---|---|---|---|---|---|---|---|",
)


def rows(results: Iterable[Result], claims: Sequence[Claim] = CLAIMS) -> list[str]:
    """Return the table's lines: a row for each claim with at least one played game."""
    by_claim: dict[str, list[Result]] = {}
    for result in results:
        by_claim.setdefault(result.claim, []).append(result)
    return [*_HEAD, *(_row(claim, by_claim[claim.id]) for claim in claims if claim.id in by_claim)]


def _row(claim: Claim, played: list[Result]) -> str:
    won = sum(result.won for result in played)
    wins = share(won, len(played))
    bound = f"lower end >= {claim.least:.0%}" if claim.least else f"upper end <= {claim.most:.0%}"
    shown = claim.levels[claim.counted] if claim.swapped else " - ".join(claim.levels)
    p95, longest = median(result.p95 for result in played), median(result.longest for result in played)
    cells = (
        f"`{claim.id}` ({claim.seats} seats, {shown})",
        str(len(played)),
        f"{wins.value:.1%}",
        f"{wins.low:.1%} to {wins.high:.1%}",
        bound,
        "yes" if holds(claim, wins.low, wins.high) else "no",
        f"{p95:.2f} ms",
        f"{longest:.0f} ms",
    )
    return f"| {' | '.join(cells)} |"


def holds(claim: Claim, low: float, high: float) -> bool:
    """Return whether an interval is within the bounds of a claim."""
    return low >= claim.least and high <= claim.most


def with_kept(file: Path, lines: Sequence[str], claims: Sequence[Claim] = CLAIMS) -> list[str]:
    """Return a table's lines together with the rows of other claims that a document has, in the order of the claims."""
    found = {line.split("`")[1]: line for line in (*MARKS.read(file), *lines) if line.startswith("| `")}
    return [*_HEAD, *(found[claim.id] for claim in claims if claim.id in found)]
