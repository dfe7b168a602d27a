"""Killed at any moment, window and commands lose at most the move being made, and never a file."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path
from time import sleep

from stronghold_gui.cli import main as stronghold
from stronghold_gui.core.save import backup_of, open_match, resume, settle, unfinished
from tests.hunts.campaign import Told, follows, lines, start
from tests.hunts.conftest import Tries
from tests.toy.entry import WITH_TOY


def killed(player: subprocess.Popen[bytes], seconds: float) -> Told:
    """Kill a process a time after its first output, and return its output."""
    with player:
        assert player.stdout is not None
        try:
            first = player.stdout.readline()
            sleep(seconds)
        finally:
            player.kill()
        said = first + player.stdout.read()
    assert said, "it did not even begin"
    return Told(said)


def check_journal(folder: Path, told: Told) -> None:
    """Check that the journal has all reported moves, or one step more."""
    (lost,) = unfinished(folder)
    assert (lost.fault, lost.damage) == (None, None)
    match, autosave = resume(lost.path, WITH_TOY.find)
    assert follows(lines(match), told.moves[-1]), (lines(match)[-3:], told.moves[-1][-3:])
    autosave.finish()
    assert list(folder.iterdir()) == []


def check_settled(folder: Path, told: Told, file: Path) -> None:
    """See that the next window puts all of it into the file of the match, and makes no second match of it."""
    (lost,) = unfinished(folder)
    settled = settle(lost, WITH_TOY.find, folder.parent / "others", lambda _header: "another")
    assert settled is not None
    assert settled.path == file
    assert follows(lines(open_match(file, WITH_TOY.find)), told.moves[-1])
    assert list(folder.iterdir()) == []


def check_file(file: Path, told: Told, *, backup: bool = True) -> None:
    """Check that file and backup are whole and contain the last reported saves, or a newer one."""
    saved = [number for number, news in enumerate(told.news) if news.get("saved")]
    if not saved:
        return
    # Any moves reported after the last save may be in a save that was under way.
    assert lines(open_match(file, WITH_TOY.find)) in [*told.moves[saved[-1] :], *after(told)]
    if backup and len(saved) > 1:
        assert lines(open_match(backup_of(file), WITH_TOY.find)) in [*told.moves[saved[-2] :], *after(told)]


def after(told: Told) -> list[list[str]]:
    """Return the moves left if some of those reported last are taken back."""
    return [told.moves[-1][:number] for number in range(len(told.moves[-1]))]


def test_killed_while_playing(tries: Tries, seed: int, tmp_path: Path) -> None:
    dice = random.Random(seed)  # noqa: S311 - a campaign that can be repeated
    for number in range(tries(2, 100)):
        folder = tmp_path / str(number)
        folder.mkdir()
        told = killed(start("player", folder, str(folder), str(dice.randrange(1 << 32)), "0"), dice.random() * 0.2)
        check_journal(folder / "data" / "autosave", told)
        check_file(folder / "match.stronghold", told)


def test_the_window_is_killed(tries: Tries, seed: int, tmp_path: Path) -> None:
    dice = random.Random(seed)  # noqa: S311 - a campaign that can be repeated
    games = [entry.id for entry in WITH_TOY.shown]
    for number in range(tries(2, 100)):
        folder = tmp_path / str(number)
        folder.mkdir()
        file, game = folder / "match.stronghold", games[-1 - number % len(games)]
        told = killed(start("window_player", folder, str(file), str(dice.randrange(1 << 32)), game), dice.random())
        # The backup is of what was there when the match was opened: nothing.
        check_file(file, told, backup=False)
        check_settled(folder / "data" / "autosave", told, file)


def test_the_window_is_killed_in_a_match_that_nobody_saved(tries: Tries, seed: int, tmp_path: Path) -> None:
    dice = random.Random(seed)  # noqa: S311 - a campaign that can be repeated
    games = [entry.id for entry in WITH_TOY.shown]
    for number in range(tries(2, 100)):
        folder = tmp_path / str(number)
        folder.mkdir()
        game = games[-1 - number % len(games)]
        told = killed(start("window_player", folder, "-", str(dice.randrange(1 << 32)), game), dice.random())
        if not told.moves[-1]:
            continue
        kept = folder / "data" / "games"
        (lost,) = unfinished(folder / "data" / "autosave")
        assert lost.file.startswith(str(kept)), "it has a name from its first move"
        check_settled(folder / "data" / "autosave", told, Path(lost.file))
        assert [path.name for path in kept.iterdir() if path.suffix == ".stronghold"] == [Path(lost.file).name]


def test_do_is_killed(tries: Tries, seed: int, tmp_path: Path) -> None:
    dice = random.Random(seed)  # noqa: S311 - a campaign that can be repeated
    for number in range(tries(3, 100)):
        file = tmp_path / f"{number}.stronghold"
        told = killed(start("do_player", tmp_path, str(file), str(dice.randrange(1 << 32))), dice.random() * 0.4)
        found = lines(open_match(file, WITH_TOY.find))
        assert follows(found, told.moves[-1]) or found == [], (found[-3:], told.moves[-1][-3:])
        if backup_of(file).exists():
            open_match(backup_of(file), WITH_TOY.find)
        # A lock left by the killed process blocks no other.
        assert stronghold(["do", str(file), "nonsense", "--quiet"], WITH_TOY) == 2
        match = open_match(file, WITH_TOY.find)
        if decisions := match.game.decisions(match.position):
            seat = decisions[0].seat
            name = match.game.seat_ids(len(match.header.names))[seat]
            text = match.game.text(match.game.legal_moves(match.position, seat)[0])
            assert stronghold(["do", str(file), text, "--seat", name, "--quiet"], WITH_TOY) == 0
            assert len(lines(open_match(file, WITH_TOY.find))) == len(found) + 1
