"""Matches recorded before rulings were amended: they open, replay as played, and continue by those rulings.

Each was written by the program of then, never to be written again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import BadFileError, open_match
from stronghold_gui.core.save.document import match_from_json, match_to_json
from stronghold_gui.core.save.kit import AnyMatch, GameKit
from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.games.fortress.data.rulings import RULINGS
from stronghold_gui.games.fortress.documents import POSITIONS
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.library import find_kit

FOLDER = Path(__file__).resolve().parent / "recorded"
GAMES = sorted(FOLDER.glob("*.stronghold"))
AMENDED = [path for path in GAMES if path.stem != "ambush"]
"""Those in which something happens that an amended ruling is about; the other is a whole match."""


def kit() -> GameKit:
    """Return the game."""
    found = find_kit("fortress")
    assert found is not None
    return found


def by_todays(path: Path) -> AnyMatch:
    """Return a recorded match as if it had been begun by today's rulings; raises as ``match_from_json``."""
    document = cast("dict[str, Any]", read_raw(path))
    return match_from_json({**document, "options": {**document["options"], "rulings": RULINGS[0]}}, find_kit)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_match_from_before_replays_and_is_saved_by_its_own_rulings(path: Path) -> None:
    match = open_match(path, find_kit)
    assert match.position.setting.rulings.id == "1"
    document = match_to_json(match, kit())
    written = cast("dict[str, Any]", read_raw(path))
    assert document["moves"] == written["moves"]
    again = match_from_json(document, find_kit)
    assert (again.header, again.position) == (match.header, match.position)
    assert POSITIONS.from_json(POSITIONS.to_json(match.position)) == match.position
    assert POSITIONS.options_of(match.position)[0]["rulings"] == "1"


@pytest.mark.parametrize("path", AMENDED, ids=lambda path: path.stem)
def test_the_same_moves_mean_something_else_by_todays_rulings(path: Path) -> None:
    before = open_match(path, find_kit).position
    try:
        now = by_todays(path).position
    except BadFileError:
        return
    assert (now.controller, now.ending) != (before.controller, before.ending)


def test_what_matches_from_before_came_to() -> None:
    positions = {path.stem: open_match(path, find_kit).position for path in GAMES}
    assert positions["ambush"].ending == "rescue_time"
    assert (positions["rescue_on_four"].ending, positions["rescue_on_four"].controller) == ("", 1)
    assert positions["guard_on_rung"].ending == ""
    assert positions["guard_shackled"].controller == 0
    dodged = positions["dodge"]
    assert dodged.where[dodged.setting.figure_index["krav_maga_agents.1"]] >= 0


def test_a_new_match_names_its_rulings_in_the_file_and_keeps_them() -> None:
    match: AnyMatch = Match(FORTRESS, Header("fortress", {"scenario": "small"}, ("Anna", "Bruno"), 3))
    document = match_to_json(match, kit())
    assert document["options"] == {"scenario": "small", "rulings": RULINGS[0]}
    again = match_from_json(document, find_kit)
    assert (again.header.options, again.position) == ({"scenario": "small"}, match.position)
    with pytest.raises(BadFileError, match="options"):
        match_from_json({**document, "options": {"rulings": "7"}}, find_kit)


def test_a_position_without_rulings_is_played_by_todays() -> None:
    document = cast("dict[str, Any]", read_raw(FOLDER / "explosion.stronghold"))
    assert POSITIONS.from_json(document["start"]).setting.rulings.id == RULINGS[0]
