"""Matches that were begun before rulings were amended: they open and continue by the rulings they began with.

Each sample is a file that the program wrote then, never to be written again: matches of three modes, played to their
ends by computers, the positions they ended in, and the journal of a match that nobody closed.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import BadFileError, open_match, resume, save_match, unfinished
from stronghold_gui.core.save.document import match_from_json
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.documents import POSITIONS
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.ids import RULINGS
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.players.random_player import RandomPlayer

KIT = LIBRARY.kit("convicted")
SAMPLES = Path(__file__).resolve().parents[2] / "samples" / "before_convicted_rulings"
MATCHES = sorted(SAMPLES.glob("*.stronghold"))


def sample(path: Path) -> Any:  # noqa: ANN401 - JSON, to be looked at
    """Return a sample as JSON."""
    return read_raw(path)


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_match_of_before_replays_to_the_position_it_ended_in(path: Path) -> None:
    match = open_match(path, find_kit)
    then = POSITIONS.from_json(sample(path.with_suffix(".json")))
    assert match.header.options["rulings"] == match.position.values.rulings == RULINGS[-1]
    then.values = match.position.values
    assert match.position == then


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_by_the_rulings_of_today_it_would_not_open(path: Path) -> None:
    document = sample(path)
    document["options"]["rulings"] = RULINGS[0]
    with pytest.raises(BadFileError):
        match_from_json(document, find_kit)


def test_a_match_of_before_is_saved_and_opened_with_its_rulings(tmp_path: Path) -> None:
    match, again = open_match(SAMPLES / "saboteurs.stronghold", find_kit), tmp_path / "again.stronghold"
    save_match(match, KIT, again)
    assert sample(again)["options"]["rulings"] == RULINGS[-1]
    opened = open_match(again, find_kit)
    assert (opened.header, opened.position) == (match.header, match.position)


def test_a_journal_of_before_is_continued_by_its_rulings(tmp_path: Path) -> None:
    shutil.copy(SAMPLES / "saboteurs.journal", tmp_path)
    (found,) = unfinished(tmp_path)
    assert (found.names, found.moves, found.fault) == (("Anna",), 150, None)
    match, autosave = resume(found.path, find_kit)
    assert match.position.values.rulings == RULINGS[-1]
    player = RandomPlayer(1)
    while decisions := match.game.decisions(match.position):
        seat = decisions[0].seat
        match.play(seat, player.choose(match.game.legal_moves(match.position, seat)))
    autosave.keep(match)
    autosave.finish()


def test_a_new_match_names_the_rulings_of_today(tmp_path: Path) -> None:
    match: AnyMatch = Match(CONVICTED, Header("convicted", {"mode": "campaign"}, ("Anna",), 1))
    file = tmp_path / "new.stronghold"
    save_match(match, KIT, file)
    assert sample(file)["options"]["rulings"] == RULINGS[0]
    assert open_match(file, find_kit).header == match.header


def test_a_position_that_names_no_rulings_is_played_on_by_those_of_today() -> None:
    assert POSITIONS.from_json(sample(SAMPLES / "campaign.json")).values.rulings == RULINGS[0]


def test_a_position_of_an_earlier_match_says_so_and_begins_a_match_by_the_same() -> None:
    position = open_match(SAMPLES / "campaign.stronghold", find_kit).start
    document = POSITIONS.to_json(position)
    again = POSITIONS.from_json(document)
    assert again == position
    assert POSITIONS.options_of(again)[0]["rulings"] == RULINGS[-1]


def test_figures_of_ones_own_stand_on_the_rulings_of_their_match() -> None:
    options = {"mode": "scenario-2-coop", "figures": "units.archer.fire=2 readings.winners_destroy=at_once"}
    now = CONVICTED.setup(options, 1, 1).values
    then = CONVICTED.setup({**options, "rulings": "1"}, 1, 1).values
    assert (now.units[1].fire, then.units[1].fire) == (2, 2)
    assert (now.siege.sabotage_cuts_resistance, now.siege.no_test_for_all) == (False, False)
    assert (then.siege.sabotage_cuts_resistance, then.siege.no_test_for_all) == (True, True)
    assert now.siege.winners_destroy_at_once
    assert then.siege.winners_destroy_at_once


def test_the_states_of_the_rulings_differ_in_three_readings() -> None:
    read = [
        (values.siege.winners_destroy_at_once, values.siege.sabotage_cuts_resistance, values.siege.no_test_for_all)
        for values in map(load_values, RULINGS)
    ]
    assert read == [(True, False, False), (False, True, True)]
