"""Whole recorded games: they replay move by move, for every way a game of either box can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from stronghold_gui.core.save import open_match
from stronghold_gui.games.warriors.cards import BOXES
from tests.games.warriors.recording import FOLDER, WAYS, find, transcript

GAMES = sorted(FOLDER.glob("*.stronghold"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_end(path: Path) -> None:
    box, seats, ending = path.stem.split("-")
    match = open_match(path, find)
    assert match.header.options["box"] == box
    assert len(match.header.names) == int(seats)
    assert match.position.ending == ending
    assert not match.game.decisions(match.position)


@pytest.mark.parametrize("box", BOXES)
def test_there_is_a_recorded_game_for_every_ending(box: str) -> None:
    assert {path.stem.split("-")[2] for path in GAMES if path.stem.startswith(f"{box}-")} == set(WAYS)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_transcript_still_tells_the_same_game(path: Path) -> None:
    """Changed on purpose? ``python -m tests.games.warriors.recording --transcripts``, and read the diff."""
    assert transcript(open_match(path, find)) == path.with_suffix(".txt").read_text(encoding="utf-8")
