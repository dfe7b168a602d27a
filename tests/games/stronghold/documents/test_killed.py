"""Killing the process at any moment loses at most the move being made, and never a file."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from stronghold_gui.core.save import backup_of, open_match, resume, unfinished
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.games.library import find_kit
from tests.games.stronghold.documents.killed import SAVE_EVERY, begin, steps

ROOT = Path(__file__).resolve().parents[4]
KILLS = 30


def play_and_kill(folder: Path, seed: int, seconds: float) -> int:
    """Start the player, kill it so long after its first sign of life, and return how many steps it said it had done."""
    command = [sys.executable, "-m", "tests.games.stronghold.documents.killed", str(folder), str(seed)]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as player:
        assert player.stdout is not None
        first = player.stdout.readline()
        time.sleep(seconds)
        player.kill()
        said = first + player.stdout.read()
    return int(said[: said.rindex(b"\n")].splitlines()[-1])


def positions(count: int, seed: int) -> list[Any]:
    """Return the positions after none and after each of so many steps."""
    match = begin(seed)
    found = [match.position.copy()]
    for done in steps(match, seed):
        found.append(match.position.copy())
        if done == count:
            break
    return found


def check(folder: Path, seed: int, seconds: float) -> int:
    """Kill a player once; return how many steps it had done."""
    done = play_and_kill(folder, seed, seconds)
    (lost,) = unfinished(folder / "autosave")
    assert lost.fault is None
    match, autosave = resume(lost.path, find_kit, UNLIMITED)
    autosave.finish()
    saved = done // SAVE_EVERY
    after = positions(SAVE_EVERY * (saved + 1), seed)
    assert match.position in after[done : done + 2]
    check_files(folder, saved, after[::SAVE_EVERY])
    return done


def check_files(folder: Path, saved: int, after: list[Any]) -> None:
    """The match file and its backup are whole, and of the last two savings; one more may have been under way."""
    path = folder / "match.stronghold"
    if saved:
        assert open_match(path, find_kit).position in after[saved : saved + 2]
    if saved > 1:
        assert open_match(backup_of(path), find_kit).position in after[saved - 1 : saved + 1]


def test_killed_at_any_moment(tmp_path: Path) -> None:
    dice = random.Random(20)  # noqa: S311 - when to kill
    done = [check(tmp_path / str(seed), seed, dice.random() * 0.12) for seed in range(KILLS)]
    assert max(done) > SAVE_EVERY


@pytest.mark.long
def test_killed_many_more_times(tmp_path: Path) -> None:
    dice = random.Random()  # noqa: S311 - when to kill
    for seed in range(KILLS, KILLS + int(os.environ.get("STRONGHOLD_LONG", "5"))):
        check(tmp_path / str(seed), seed, dice.random() * 0.5)
