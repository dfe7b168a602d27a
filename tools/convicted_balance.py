"""Plays The Convicted with computer players, and writes three tables of results: wins, turns and causes of defeat.

    python tools/convicted_balance.py --games 12 --table docs/convicted/BALANCE.md

The same seeds give the same games. Each table is between two marks in the file; the rest of the file stays. With
`--modes scenario-1-coop scenario-2-coop` only the rows of these modes are played again. With `--readings` the second
table is played instead: the hardest cases, with the values and readings that section 18 of the rules leaves open. With
`--switches` the third one is played: each of the last amended readings set back, and all of them together.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from stronghold_gui.bench.table import Marks
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.own.leaves import OPTION
from stronghold_gui.games.convicted.siege.events import CardDrawn
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.players.lab.figures import share
from stronghold_gui.players.seats import SeatedPlayers

BALANCE = Marks(
    "<!-- balance: written by `python tools/convicted_balance.py --table FILE` -->", "<!-- end of balance -->"
)
HEAD = (
    "| mode | level | seats | played by | games | defenders win | 95 % interval | turns, median | shortest to longest"
    " | lost to |\n|---|---|---|---|---|---|---|---|---|---|"
)
READINGS_TABLE = Marks(
    "<!-- readings: written by `python tools/convicted_balance.py --readings --table FILE` -->",
    "<!-- end of readings -->",
)
HEAD_READINGS = (
    "| played by other figures | saboteurs, one | saboteurs, four | campaign, one | campaign, four |\n"
    "|---|---|---|---|---|"
)
_COLUMNS = " ".join(
    f"units.{unit}.support={support} units.{unit}.endurance=1"
    for unit, support in (("crossbowman", 2), ("arquebusier", 3))
)
CASES = (("scenario-2-coop", 1), ("scenario-2-coop", 4), ("campaign", 1), ("campaign", 4))
"""The modes and numbers of seats with which the readings are tried, all at the easy level."""
READINGS = (
    ("none: as the program has them", ""),
    ("engines do not count for the baseline (RC-40)", "readings.baseline_counts_engines=false"),
    ("morale falls before its test (RC-78)", "readings.morale_drop=before_test"),
    ("a catapult kills one (RC-49)", "readings.catapult_kills=one"),
    ("losses at stakes and moats twice as high", "casualties.first=2 casualties.every=2"),
    ("crossbowmen and arquebusiers: the other order of columns", _COLUMNS),
    ("gates two stronger than their wall (RC-08)", "gates[1]=3 gates[2]=4 gates[3]=5 gates[4]=6 gates[5]=7"),
    ("saboteurs: the two lost labels of the ring are moats in the west (RC-100)",
     "maps.scenario-2.ring.NW=moat maps.scenario-2.ring.W1=moat"),
    ("saboteurs: chapel and mage tower stand at 3 (RC-100)",
     "maps.scenario-2.buildings.chapel=3 maps.scenario-2.buildings.mage_tower=3"),
    ("campaign: four get one wood each a turn", "campaign.wood_each_turn[3]=1"),
    ("campaign: one gets no wood", "campaign.wood_each_turn[0]=0"),
)  # fmt: skip
SWITCHES_TABLE = Marks(
    "<!-- switches: written by `python tools/convicted_balance.py --switches --table FILE` -->",
    "<!-- end of switches -->",
)
HEAD_SWITCHES = "| read as | mode | one | two | three | four |\n|---|---|---|---|---|---|"
_CUT = "readings.sabotaged_resistance=cut"
_WAIT = "readings.winners_destroy=next_round"
_ARMY = "readings.no_test=whole_army"
_SABOTEURS, _STAND, _CAMPAIGN = "scenario-2-coop", "scenario-1-coop", "campaign"
SWITCHES = (
    ("today", "", (_SABOTEURS, _STAND, _CAMPAIGN)),
    ("sabotage cuts resistance to that of the level (RC-109)", _CUT, (_SABOTEURS,)),
    ("winners destroy from the next round on (RC-77)", _WAIT, (_SABOTEURS, _STAND, _CAMPAIGN)),
    ("enemies alone on a wall spare the whole army its test (RC-79)", _ARMY, (_SABOTEURS, _CAMPAIGN)),
    ("all three as before", f"{_CUT} {_WAIT} {_ARMY}", (_SABOTEURS, _STAND, _CAMPAIGN)),
)
"""The amended readings set back, each with the modes in which it matters; all at the easy level, one to four defenders.
"""
_SEEDS = 0xBA1A


@dataclass
class Row:
    """The results of the games of one setting."""

    mode: str
    level: str
    players: tuple[str, ...]
    figures: str = ""
    won: int = 0
    turns: list[int] = field(default_factory=list)
    lost_to: Counter[str] = field(default_factory=Counter)

    def brief(self) -> str:
        """Return the results as a cell of the tables of readings: games won, and the average of the last turns."""
        return f"{self.won} of {len(self.turns)}, turn {sum(self.turns) / len(self.turns):.1f}"

    def text(self) -> str:
        """Return the results as a row of the first table."""
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
    """Yield an empty row for each setting of the first table."""
    for level in ("easy", "intermediate", "hard"):
        for seats in (1, 2, 3, 4) if level == "easy" else (1, 4):
            yield Row("campaign", level, ("medium",) * seats)
    for player in ("random", "easy"):
        yield Row("campaign", "easy", (player,))
    for scenario in ("scenario-1", "scenario-2"):
        for level in ("easy", "intermediate", "hard"):
            for seats in (1, 2, 3, 4) if level == "easy" else (1, 4):
                yield Row(f"{scenario}-coop", level, ("medium",) * seats)
        yield Row(f"{scenario}-coop", "easy", ("easy",))
        for defender, enemy in (("medium", "medium"), ("medium", "easy"), ("easy", "medium")):
            yield Row(f"{scenario}-versus", "easy", (defender, enemy))


def play(row: Row, seed: int) -> None:
    """Play one game with the setting of a row, and add its result to the row."""
    options = {"mode": row.mode, "level": row.level} | ({OPTION: row.figures} if row.figures else {})
    position = CONVICTED.setup(options, len(row.players), seed)
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
    """Play the games of one table, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--table", type=Path)
    parser.add_argument("--modes", nargs="*", help="play these alone; the other rows of the table stay")
    parser.add_argument("--readings", action="store_true", help="play the table of readings")
    parser.add_argument("--switches", action="store_true", help="play the table of amended readings")
    given = parser.parse_args()
    if given.switches:
        _play_switches(given.games, given.table)
        return
    if given.readings:
        _play_readings(given.games, given.table)
        return
    written = iter(BALANCE.read(given.table)[len(HEAD.splitlines()) :]) if given.modes else None
    rows: list[str] = []
    for row in settings():
        old = next(written) if written is not None else ""
        if old and row.mode not in given.modes:
            rows.append(old)
            continue
        for seed in range(1, given.games + 1):
            play(row, seed)
        rows.append(row.text())
        sys.stdout.write(f"{rows[-1]}\n")
        sys.stdout.flush()
    if given.table is not None:
        BALANCE.write(given.table, [HEAD, *rows])


def _play_readings(games: int, table: Path | None) -> None:
    """Play the hardest cases with each of the readings, and write the second table."""
    rows = [_by_figures(name, figures, CASES, games) for name, figures in READINGS]
    if table is not None:
        READINGS_TABLE.write(table, [HEAD_READINGS, *rows])


def _play_switches(games: int, table: Path | None) -> None:
    """Play with each amended reading set back, and write the third table."""
    rows = [
        _by_figures(f"{name} | {mode}", figures, [(mode, seats) for seats in (1, 2, 3, 4)], games)
        for name, figures, modes in SWITCHES
        for mode in modes
    ]
    if table is not None:
        SWITCHES_TABLE.write(table, [HEAD_SWITCHES, *rows])


def _by_figures(name: str, figures: str, cases: Sequence[tuple[str, int]], games: int) -> str:
    """Play cases with some custom figures; print and return the row with the results of each case."""
    cells = []
    for mode, seats in cases:
        row = Row(mode, "easy", ("medium",) * seats, figures)
        for seed in range(1, games + 1):
            play(row, seed)
        cells.append(row.brief())
    text = f"| {name} | {' | '.join(cells)} |"
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
    return text


if __name__ == "__main__":
    main()
