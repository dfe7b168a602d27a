"""Killing the process at any moment loses at most the move being made, and never a file."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from stronghold_gui.core.save import backup_of, open_match, resume, unfinished
from stronghold_gui.core.save.kit import AnyMatch
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


def after(count: int, seed: int) -> AnyMatch:
    """Return the match after so many steps."""
    match = begin(seed)
    for done in steps(match, seed) if count else ():
        if done == count:
            break
    return match


def check(folder: Path, seed: int, seconds: float) -> int:
    """Kill a player once; return how many steps it had done."""
    done = play_and_kill(folder, seed, seconds)
    (lost,) = unfinished(folder / "autosave")
    assert lost.fault is None
    match, autosave = resume(lost.path, find_kit, UNLIMITED)
    autosave.finish()
    assert match.position in [after(done, seed).position, after(done + 1, seed).position]
    check_files(folder, done, seed)
    return done


def check_files(folder: Path, done: int, seed: int) -> None:
    """The match file and its backup are whole, and of the last two savings."""
    path = folder / "match.stronghold"
    saved = done // SAVE_EVERY
    if saved:
        expected = [after(SAVE_EVERY * number, seed).position for number in (saved, saved + 1)]
        assert open_match(path, find_kit).position in expected
    if saved > 1:
        expected = [after(SAVE_EVERY * number, seed).position for number in (saved - 1, saved)]
        assert open_match(backup_of(path), find_kit).position in expected


def test_killed_at_any_moment(tmp_path: Path) -> None:
    dice = random.Random(20)  # noqa: S311 - when to kill
    done = [check(tmp_path / str(seed), seed, dice.random() * 0.12) for seed in range(KILLS)]
    assert max(done) > SAVE_EVERY


@pytest.mark.long
def test_killed_many_more_times(tmp_path: Path) -> None:
    dice = random.Random()  # noqa: S311 - when to kill
    for seed in range(KILLS, KILLS + int(os.environ.get("STRONGHOLD_LONG", "5"))):
        check(tmp_path / str(seed), seed, dice.random() * 0.5)
