"""Shared parts of several hunts: a match of any game played at random, and the process of a player."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from stronghold_gui.core.header import Header
from stronghold_gui.core.match import Match
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.core.save.lines import write_line
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.files import HOME_VARIABLE
from tests.toy.entry import WITH_TOY

ROOT: Final = Path(__file__).resolve().parents[2]
UNDONE: Final = 0.1
"""How often a move is taken back instead of another being made."""


def begun(dice: random.Random, game: str = "") -> AnyMatch:
    """Return a match of a game, or of any, for any number of players."""
    chosen = game or dice.choice(WITH_TOY.ids)
    rules = WITH_TOY.kit(chosen).game
    seats = dice.choice(list(rules.seat_counts))
    options = {name: dice.choice(values) for name, values in rules.options(seats).items()}
    names = tuple(f"Player {number}" for number in range(seats))
    return Match(rules, Header(chosen, options, names, dice.randrange(1 << 32)), policy=UNLIMITED)


def steps(match: AnyMatch, dice: random.Random) -> Iterator[None]:
    """Play for ever, now and then take moves back; where a match is over, all of them."""
    while True:
        decisions = match.game.decisions(match.position)
        if not decisions:
            while match.can_undo:
                match.undo()
        elif match.can_undo and dice.random() < UNDONE:
            for _ in range(dice.randint(1, 3)):
                if match.can_undo:
                    match.undo()
        else:
            seat = dice.choice(decisions).seat
            match.play(seat, dice.choice(match.game.legal_moves(match.position, seat)))
        yield


def lines(match: AnyMatch) -> list[str]:
    """Return the moves of a match as its file has them."""
    return [write_line(match.game, done) for done in match.played]


class Teller:
    """Reports on stdout, at once, the moves played and kept, in a process that will be killed."""

    def __init__(self) -> None:
        self._told: list[Any] = []

    def tell(self, match: AnyMatch, **more: Json) -> None:
        """Say what has changed since the last time: how many moves stay, and those that follow; and anything else."""
        common = 0
        for before, now in zip(self._told, match.played, strict=False):
            if before is not now:
                break
            common += 1
        self._told = list(match.played)
        news = {"stay": common, "then": [write_line(match.game, done) for done in match.played[common:]], **more}
        os.write(1, json.dumps(news).encode() + b"\n")


class Told:
    """The output of a process before it was killed.

    Attributes:
        moves: the moves kept, after each report.
        news: the whole report each time.
    """

    def __init__(self, said: bytes) -> None:
        self.moves: list[list[str]] = []
        self.news: list[dict[str, Any]] = []
        moves: list[str] = []
        for line in said[: said.rfind(b"\n") + 1].splitlines():
            news = json.loads(line)
            moves = [*moves[: news["stay"]], *news["then"]]
            self.moves.append(moves)
            self.news.append(news)


def follows(found: Sequence[str], told: Sequence[str]) -> bool:
    """Return whether moves equal the reported ones, give or take the effect of one more step."""
    return list(found[: len(told)]) == list(told)[: len(found)] and len(found) <= len(told) + 1


def start(module: str, home: Path, *arguments: str, quiet: bool = False) -> subprocess.Popen[bytes]:
    """Start a module of the hunts as a separate process, with its own home.

    Args:
        module: its name.
        home: the folder of its user's files.
        arguments: its arguments.
        quiet: whether stderr is discarded.
    """
    environment = os.environ | {"PYTHONPATH": str(ROOT), HOME_VARIABLE: str(home)}
    command = [sys.executable, "-m", f"tests.hunts.{module}", *arguments]
    pipe, said = subprocess.PIPE, subprocess.DEVNULL if quiet else None
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdin=pipe, stdout=pipe, stderr=said)
