"""The Convicted played by computers: who wins, and in which turn whom the defenders lose to. Writes a table.

    python tools/convicted_balance.py --games 12 --table docs/convicted/BALANCE.md

The same seeds give the same games; the table stands between two marks in the file, all else of which stays. With
`--modes scenario-1-coop scenario-2-coop` only the rows of those are played anew.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.siege.events import CardDrawn
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.players.lab.figures import share
from stronghold_gui.players.seats import SeatedPlayers

BEGIN = "<!-- balance: written by `python tools/convicted_balance.py --table FILE` -->"
END = "<!-- end of balance -->"
HEAD = (
    "| mode | level | seats | played by | games | defenders win | 95 % interval | turns, median | shortest to longest"
    " | lost to |\n|---|---|---|---|---|---|---|---|---|---|"
)
_SEEDS = 0xBA1A


@dataclass
class Row:
    """What the games of one setting have come to."""

    mode: str
    level: str
    players: tuple[str, ...]
    won: int = 0
    turns: list[int] = field(default_factory=list)
    lost_to: Counter[str] = field(default_factory=Counter)

    def text(self) -> str:
        """Return it as a row of the table."""
        games = len(self.turns)
        part = share(self.won, games)
        lost = ", ".join(f"{name} {count}" for name, count in self.lost_to.most_common()) or "nobody"
        played = self.players[0] if len(set(self.players)) == 1 else " / ".join(self.players)
        return (
            f"| {self.mode} | {self.level} | {len(self.players)} | {played} | {games} | {part.value:.0%} "
            f"| {part.low:.0%} to {part.high:.0%} | {median(self.turns):g} | {min(self.turns)} to {max(self.turns)} "
            f"| {lost} |"
        )


def settings() -> Iterator[Row]:
    """Yield what is played."""
    for level in ("easy", "intermediate", "hard"):
        for seats in (1, 2, 3, 4) if level == "easy" else (1, 4):
            yield Row("campaign", level, ("medium",) * seats)
    for player in ("random", "easy"):
        yield Row("campaign", "easy", (player,))
    for scenario in ("scenario-1", "scenario-2"):
        for level in ("easy", "intermediate", "hard"):
            yield Row(f"{scenario}-coop", level, ("medium",))
        yield Row(f"{scenario}-coop", "easy", ("easy",))
        for defender, enemy in (("medium", "medium"), ("medium", "easy"), ("easy", "medium")):
            yield Row(f"{scenario}-versus", "easy", (defender, enemy))


def play(row: Row, seed: int) -> None:
    """Play one game and count it."""
    position = CONVICTED.setup({"mode": row.mode, "level": row.level}, len(row.players), seed)
    players = SeatedPlayers(LIBRARY.kit("convicted").players, row.players, seed ^ _SEEDS)
    faction = ""
    while decisions := CONVICTED.decisions(position):
        move = players.choose(CONVICTED, position, decisions[0])
        for event in CONVICTED.play(position, decisions[0].seat, move):
            faction = event.faction if isinstance(event, CardDrawn) else faction
    won = position.ending == "held"
    row.won += won
    row.turns.append(position.turn)
    if not won:
        row.lost_to[faction] += 1


def main() -> None:
    """Play everything, or some modes, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--table", type=Path)
    parser.add_argument("--modes", nargs="*", help="play these alone; the other rows of the table stay")
    given = parser.parse_args()
    stand = iter(_rows(given.table)) if given.modes else None
    rows: list[str] = []
    for row in settings():
        old = next(stand) if stand is not None else ""
        if old and row.mode not in given.modes:
            rows.append(old)
            continue
        for seed in range(1, given.games + 1):
            play(row, seed)
        rows.append(row.text())
        sys.stdout.write(f"{rows[-1]}\n")
        sys.stdout.flush()
    if given.table is not None:
        _write(given.table, rows)


def _rows(file: Path) -> list[str]:
    """Return the rows of a table that was written before, in the order of ``settings``."""
    table = file.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0]
    return table.removeprefix(f"\n{HEAD}\n").splitlines()


def _write(file: Path, rows: list[str]) -> None:
    text = file.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    file.write_text(f"{before}{BEGIN}\n{HEAD}\n" + "\n".join(rows) + f"\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
