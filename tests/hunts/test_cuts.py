"""The power fails at any moment: what is promised of saved matches and of moves (docs/FILES.md) is kept."""

from __future__ import annotations

import json
import random
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest

from stronghold_gui.core.save import Autosave, Unfinished, backup_of, open_match, resume, save_match, unfinished
from tests.hunts.campaign import Told, begun, lines, start, steps
from tests.hunts.conftest import Tries
from tests.hunts.real_disk import RealDisk, what_is_missing
from tests.hunts.taken_down import TakenDown
from tests.toy.entry import WITH_TOY

PROMISED: Final = 1.0
"""Seconds after which a move is on the disk."""


@dataclass
class Campaign:
    """The moves played on a disk that records requests.

    Attributes:
        played: the moves after each step.
        disk: the disk.
    """

    disk: TakenDown
    played: list[list[str]] = field(default_factory=list)

    def play(self, folder: Path, dice: random.Random, number: int) -> None:
        """Play some steps; the journal is kept after each, and now and then brought to the disk, or the match saved."""
        match, file = begun(dice), folder / "match.stronghold"
        kit = WITH_TOY.kit(match.header.game)
        autosave = Autosave.begin(match, kit, folder / "data" / "autosave")
        autosave.sync()
        self._note(match=lines(match), synced=True)
        for _, _step in zip(range(number), steps(match, dice), strict=False):
            autosave.keep(match)
            self._note(match=lines(match))
            if dice.random() < 0.4:
                autosave.sync()
                self._note(synced=True)
            if dice.random() < 0.15:
                autosave.saved(file, save_match(match, kit, file).fingerprint)
                self._note(saved=True)
        autosave.release()

    def _note(self, *, match: list[str] | None = None, synced: bool = False, saved: bool = False) -> None:
        if match is not None:
            self.played.append(match)
        self.disk.note((len(self.played) - 1, synced, saved))


def test_whatever_a_cut_may_leave_has_all_that_was_brought_to_the_disk(
    tries: Tries, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = random.Random(seed)  # noqa: S311 - a campaign that can be repeated
    for number in range(tries(6, 60)):
        folder = tmp_path / str(number)
        folder.mkdir()
        with monkeypatch.context() as patch:
            campaign = Campaign(TakenDown(folder, patch))
            campaign.play(folder, dice, 40)
        for cut in range(tries(25, 100)):
            left = tmp_path / f"{number} cut {cut}"
            at = dice.randint(0, campaign.disk.time)
            campaign.disk.leave(at, left, dice)
            _check(campaign, at, left)


def _check(campaign: Campaign, at: int, left: Path) -> None:
    noted = campaign.disk.noted(at)
    synced = [step for step, synced, _ in noted if synced]
    saved = [step for step, _, saved in noted if saved]
    if synced:
        (lost,) = unfinished(left / "data" / "autosave")
        assert found_in(lost) in campaign.played[synced[-1] :], "a step that was on the disk is lost"
    if saved:
        file = left / "match.stronghold"
        assert lines(open_match(file, WITH_TOY.find)) in campaign.played[saved[-1] :]
        if len(saved) > 1:
            assert lines(open_match(backup_of(file), WITH_TOY.find)) in campaign.played[saved[-2] :]


def found_in(lost: Unfinished) -> list[str]:
    """Return the moves of a match that a cut has left, and put its journal away."""
    assert lost.fault is None
    match, autosave = resume(lost.path, WITH_TOY.find)
    autosave.finish()
    return lines(match)


# -- a real file system ----------------------------------------------------------------------------------------------


def test_the_power_of_a_real_file_system_is_cut(tries: Tries, seed: int, tmp_path: Path) -> None:
    cuts = tries(0, 200)
    if not cuts:
        pytest.skip("in the long form only")
    if reason := what_is_missing(tmp_path / "tried"):
        pytest.skip(reason)
    dice = random.Random(seed)  # noqa: S311 - a campaign that can be repeated
    for number in range(cuts):
        folder = tmp_path / str(number)
        folder.mkdir()
        disk = RealDisk(folder)
        disk.begin()
        try:
            _cut_once(disk, dice, number)
        finally:
            disk.end()
        (folder / "disk.img").unlink()


def _cut_once(disk: RealDisk, dice: random.Random, number: int) -> None:
    """Let a player run on a disk, cut its power at a random moment, and check the remaining files."""
    pause = dice.choice((0.01, 0.1, 1.0))
    given = (str(disk.mount), str(dice.randrange(1 << 32)), str(pause))
    with start("player", disk.mount, *given, quiet=True) as player:
        try:
            assert player.stdout is not None
            first = player.stdout.readline()
            time.sleep(dice.random() * 3.5)
            cut = time.monotonic()
            disk.cut()
        finally:
            player.kill()
        told = Told(first + player.stdout.read())
    disk.start_again()
    there = [news["at"] for news in told.news if news["at"] <= cut]
    old = [step for step, at in enumerate(there) if at < cut - PROMISED]
    left = unfinished(disk.mount / "data" / "autosave") if (disk.mount / "data").exists() else []
    said = json.dumps({"cut": number, "pause": pause, "told": len(there), "old": len(old)})
    if old:
        assert len(left) == 1, f"the journal is lost: {said}"
        assert found_in(left[0]) in told.moves[old[-1] :], f"a move older than a second is lost: {said}"
    saved = [step for step, news in enumerate(told.news) if news.get("saved") and news["at"] <= cut]
    if saved:
        file = disk.mount / "match.stronghold"
        assert lines(open_match(file, WITH_TOY.find)) in told.moves[saved[-1] :], f"a saved match is lost: {said}"
