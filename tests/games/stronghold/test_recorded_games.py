"""Whole recorded games: they replay move by move, for every way a game of either edition can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from stronghold_gui.core.save import open_match
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold.game import OPTIONS
from stronghold_gui.games.stronghold.ids import SEATS
from stronghold_gui.games.stronghold.values import RULINGS
from tests.games.stronghold.recording import ENDINGS, FOLDER, OF_TODAY, shown, transcript

OF_PARTNERS = sorted(FOLDER.rglob("*-[34]-*.stronghold"))
GAMES = [path for path in sorted(FOLDER.rglob("*.stronghold")) if path not in OF_PARTNERS]
TRANSCRIPTS = sorted(FOLDER.rglob("*.txt"))
RULINGS_OF = {FOLDER: RULINGS[-1], OF_TODAY: RULINGS[0]}
"""By which state of the rulings the games of a folder were recorded."""


def name_of(path: Path) -> str:
    """Return what a recorded game is called: the state of the rulings and the file's name."""
    return f"{RULINGS_OF[path.parent]}-{path.stem}"


@pytest.mark.parametrize("path", GAMES, ids=name_of)
def test_a_recorded_game_replays_to_its_end(path: Path) -> None:
    edition, cards, *ending = path.stem.split("-")
    match = open_match(path, find_kit)
    assert (match.header.options["edition"], match.header.options["cards"]) == (edition, cards)
    assert match.position.values.rulings == RULINGS_OF[path.parent]
    assert [match.position.ending, match.position.winner] == ending
    assert not match.game.decisions(match.position)


@pytest.mark.parametrize("folder", RULINGS_OF, ids=lambda folder: RULINGS_OF[folder])
@pytest.mark.parametrize("edition", OPTIONS["edition"])
def test_there_is_a_recorded_game_for_every_ending(edition: str, folder: Path) -> None:
    recorded = [path.stem for path in GAMES if path.parent == folder]
    assert [
        name for name in ENDINGS if not any(stem.startswith(edition) and stem.endswith(name) for stem in recorded)
    ] == []


def test_there_is_a_recorded_game_for_every_way_to_get_cards() -> None:
    assert {path.stem.split("-")[1] for path in GAMES} == set(OPTIONS["cards"])


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=name_of)
def test_a_transcript_still_tells_the_same_game(path: Path) -> None:
    """Changed on purpose? ``python -m tests.games.stronghold.recording --transcripts``, and read the diff."""
    match = open_match(path.with_suffix(".stronghold"), find_kit)
    assert transcript(match) == path.read_text(encoding="utf-8")


def test_each_edition_has_a_transcript_for_two_three_and_four() -> None:
    assert len(TRANSCRIPTS) == len(OPTIONS["edition"]) * len(SEATS) * len(RULINGS_OF)


@pytest.mark.parametrize("path", OF_PARTNERS, ids=name_of)
def test_a_recorded_game_of_partners_replays_to_its_end_and_shows_what_partners_do(path: Path) -> None:
    edition, seats, *ending = path.stem.split("-")
    match = open_match(path, find_kit)
    assert (match.header.options["edition"], len(match.header.names)) == (edition, int(seats))
    assert match.position.values.rulings == RULINGS_OF[path.parent]
    assert [match.position.ending, match.position.winner] == ending
    assert not match.game.decisions(match.position)
    assert shown(match)
