"""Files written before there were games for three and four: they open unchanged, and can be continued.

Each sample is a file that the program wrote then, never to be written again: positions of different stages, a match in
the middle of a pause, and the journal of a match that nobody closed.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from stronghold_gui.core.save import open_any, open_match, resume, unfinished
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.save.match_file import to_bytes
from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.games.stronghold.documents import POSITIONS
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.pieces import ACTION_INDEX
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.values import RULINGS
from stronghold_gui.players.random_player import RandomPlayer

SAMPLES = Path(__file__).resolve().parents[3] / "samples" / "before_partners"
POSITIONS_OF_BEFORE = sorted(SAMPLES.glob("*.json"))


def play_on(match: AnyMatch) -> None:
    """Play a match at random to its end."""
    player = RandomPlayer(1)
    while decisions := match.game.decisions(match.position):
        seat = decisions[0].seat
        match.play(seat, player.choose(match.game.legal_moves(match.position, seat)))


def told_in(name: str) -> Any:  # noqa: ANN401 - JSON, to be looked at
    document: Any = read_raw(SAMPLES / name)
    return document["position"]


def opened(name: str) -> Position:
    """Return the position of a sample."""
    position = POSITIONS.from_json(read_raw(SAMPLES / name))
    assert isinstance(position, Position)
    return position


@pytest.mark.parametrize("path", POSITIONS_OF_BEFORE, ids=lambda path: path.stem)
def test_a_position_of_before_opens_and_is_played_on(path: Path) -> None:
    match = open_any(path, LIBRARY)
    assert (match.header.names, match.position.seats) == (("", ""), 2)
    assert POSITIONS.from_json(POSITIONS.to_json(match.position)) == match.position
    play_on(match)
    assert match.game.outcome(match.position) is not None


def test_there_are_positions_of_all_that_is_written_in_another_way_now() -> None:
    assert [path.stem for path in POSITIONS_OF_BEFORE] == ["accurate", "aiming", "dispatch", "draft", "pause"]


def test_marks_and_hourglasses_lie_where_they_lay() -> None:
    told = told_in("pause.json")
    position = opened("pause.json")
    used = {name for name, action in told["actions"].items() if action.get("used")}
    assert used
    assert {name for name, index in ACTION_INDEX.items() if position.defenders[0].used >> index & 1} == used
    paid = {name: action["paid"] for name, action in told["actions"].items() if action.get("paid")}
    assert {name: position.paid[index] for name, index in ACTION_INDEX.items() if position.paid[index]} == paid
    (decision,) = STRONGHOLD.decisions(position)
    assert (decision.seat, decision.count) == (1, told["defenders"][0]["hourglasses"])


def test_accurate_shots_were_told_of_the_table_and_are_the_Invaders() -> None:
    told = told_in("accurate.json")
    assert told["accurate_shots"]
    assert opened("accurate.json").invaders[0].accurate_shots == told["accurate_shots"]


def test_a_running_dispatch_is_the_Invaders() -> None:
    position = opened("dispatch.json")
    assert (position.marcher, position.stage) == (0, "dispatch")
    assert [decision.seat for decision in STRONGHOLD.decisions(position)] == [0]


def test_a_match_of_before_opens_is_written_alike_and_played_on() -> None:
    match = open_match(SAMPLES / "match.stronghold", find_kit)
    then = opened("pause.json")
    # A position of before is played on by today's rulings, a match by those it was begun with.
    assert (then.values.rulings, match.position.values.rulings) == (RULINGS[0], RULINGS[-1])
    then.values = match.position.values
    assert match.position == then
    assert to_bytes(POSITIONS.to_json(match.position)) == to_bytes(POSITIONS.to_json(then))
    play_on(match)
    assert match.game.outcome(match.position) is not None


def test_a_journal_of_before_is_gone_on_with(tmp_path: Path) -> None:
    shutil.copy(SAMPLES / "match.journal", tmp_path)
    (found,) = unfinished(tmp_path)
    assert (found.names, found.moves, found.fault) == (("Anna", "Bruno"), 150, None)
    match, autosave = resume(found.path, find_kit)
    play_on(match)
    autosave.keep(match)
    autosave.finish()
    assert match.game.outcome(match.position) is not None
