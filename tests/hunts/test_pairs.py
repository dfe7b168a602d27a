"""Two processes that save to one file at the same time: no moves are lost, and a failed save is reported."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pytest

from stronghold_gui.core.header import Header
from stronghold_gui.core.match import Match
from stronghold_gui.core.save import AnyMatch, backup_of, open_match, save_match
from tests.hunts.campaign import lines, start
from tests.hunts.conftest import Tries
from tests.toy.entry import WITH_TOY

KIT: Final = WITH_TOY.kit("rafts")
SIX: Final = tuple("ABCDEF")


class Other:
    """One of the two."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process

    def tell(self, *words: str) -> None:
        """Have it do something."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(words).encode() + b"\n")
        self.process.stdin.flush()

    def answer(self) -> int:
        """Wait until it is done, and return what came of it."""
        assert self.process.stdout is not None
        return int(self.process.stdout.readline())


@pytest.fixture(name="pair")
def _pair(tmp_path: Path) -> Iterator[tuple[Other, Other]]:
    """Return two processes that have loaded everything and wait."""
    pair = Other(start("pair_worker", tmp_path)), Other(start("pair_worker", tmp_path))
    yield pair
    for other in pair:
        other.process.communicate()


def test_of_two_who_save_at_once_none_loses_moves(
    tries: Tries, seed: int, tmp_path: Path, pair: tuple[Other, Other]
) -> None:
    dice = random.Random(seed)  # noqa: S311 - a campaign that can be repeated
    path, outcomes = tmp_path / "match.stronghold", set()
    for _ in range(tries(30, 200)):
        path.unlink(missing_ok=True)
        match: AnyMatch = Match(KIT.game, Header("rafts", {"river": "short"}, SIX, dice.randrange(1 << 32)))
        save_match(match, KIT, path)
        kinds = dice.choice([("do", "do"), ("do", "window"), ("window", "window")])
        for other, kind in zip(pair, kinds, strict=True):
            if kind == "window":
                other.tell("read", str(path))
                assert other.answer() == 0
        moves = [f"row {dice.randint(1, 3)}" for _ in kinds]
        orders = [
            ("save", move) if kind == "window" else ("do", str(path), move)
            for kind, move in zip(kinds, moves, strict=True)
        ]
        codes = _both(pair, orders, at_once=dice.random() < 0.7)
        assert set(codes) <= {0, 1}
        assert 0 in codes or kinds == ("do", "do"), "nobody could save"
        saved = [move for move, code in zip(moves, codes, strict=True) if code == 0]
        found = [line.removeprefix("0: ").removeprefix("1: ") for line in lines(open_match(path, WITH_TOY.find))]
        assert sorted(found) == sorted(saved), (kinds, codes)
        assert kinds != ("window", "window") or len(saved) == 1, "both had read the same file"
        assert len(lines(open_match(backup_of(path), WITH_TOY.find))) == max(0, len(saved) - 1)
        outcomes.add((kinds, len(saved)))
    assert len(outcomes) >= 3
    assert {left.name for left in tmp_path.iterdir()} == {path.name, backup_of(path).name}


def _both(pair: tuple[Other, Other], orders: Sequence[Sequence[str]], *, at_once: bool) -> list[int]:
    """Make both do something, at once or one after the other, and return the results."""
    codes = []
    for other, order in zip(pair, orders, strict=True):
        other.tell(*order)
        if not at_once:
            codes.append(other.answer())
    return codes or [other.answer() for other in pair]
