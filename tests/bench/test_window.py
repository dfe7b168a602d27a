"""The programs that the measurements of the window start: their output is complete. The times are not checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from stronghold_gui.bench import window
from stronghold_gui.bench.figure import Unavailable
from stronghold_gui.bench.processes import Processes
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch, save_match
from stronghold_gui.games.library import find_kit
from stronghold_gui.players.random_player import RandomPlayer


@pytest.fixture
def short_match(tmp_path: Path) -> Path:
    kit = find_kit("stronghold")
    assert kit is not None
    match: AnyMatch = Match(kit.game, Header("stronghold", {"cards": "draft"}, ("Anna", "Bruno"), 1))
    player = RandomPlayer(1)
    for _ in range(20):
        seat = match.game.decisions(match.position)[0].seat
        match.play(seat, player.choose(match.game.legal_moves(match.position, seat)))
    path = tmp_path / "short.stronghold"
    save_match(match, kit, path)
    return path


def test_the_window_and_the_bare_one_tell_when_they_were_painted(tmp_path: Path, short_match: Path) -> None:
    processes = Processes(tmp_path)
    bare, ours = processes.run("bare_window"), processes.run("started_window", str(short_match))
    for said in (bare, ours):
        assert 0 < said["painted"] < 300
        assert said["memory"] >= 0
    assert ours["painted"] < ours["ready"] < 300, "the cover is there before the match is"


def test_every_move_of_a_match_is_timed(tmp_path: Path, short_match: Path) -> None:
    said = Processes(tmp_path).run("played_window", str(short_match))
    assert len(said["moves"]) == 20
    assert said["undos"]
    assert all(speed > 0 for speed in said["chess"]), "the speed of the machine is told beside"


def test_a_move_is_measured_in_moves_of_chess_in_the_same_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    def game(name: str) -> dict[str, list[float]]:
        slowest = 44.0 if name == "fortress" else 42.0
        return {"moves": [*[5.0] * 18, 9.0, slowest], "undos": [3.0], "chess": [30_000.0, 32_000.0, 99_000.0]}

    monkeypatch.setattr(window, "_game", game)
    move, longest = window.moves(), window.longest()
    assert (move.value, move.bound, move.game) == (44 * 32, 400, "fortress"), "in moves of chess, whatever the machine"
    told = "44.0 ms; 20 of them, median 5.00 ms, longest 44.00 ms; python-chess meanwhile 32,000 moves/s; stronghold 13"
    assert told in str(move)
    assert (longest.value, longest.bound, longest.met) == (42 * 32, 1800, True)
    assert longest.beside == {"milliseconds": 42.0, "chess_moves": 32_000.0}


def test_without_chess_there_is_no_measure_of_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "_game", lambda _name: {"undos": [3.0], "chess": []})
    with pytest.raises(Unavailable, match="python-chess is not installed"):
        window.undos()


def test_a_program_that_fails_is_not_measured(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        Processes(tmp_path).run("played_window", str(tmp_path / "nothing.stronghold"))
